package banneret.cli.load;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Plays many games at a server over WebSockets, any moves, and measures how long answers take. */
public final class Load {
  private final Wish wish;
  private final Consumer<String> fails;
  private final HttpClient http = HttpClient.newHttpClient();
  private final ExecutorService chores = Executors.newVirtualThreadPerTaskExecutor();
  private final BlockingQueue<LoadSeat> ready = new LinkedBlockingQueue<>();
  private final AtomicInteger errors = new AtomicInteger();
  private final Latencies latencies = new Latencies();
  private volatile boolean unbridled;
  private volatile boolean measuring;
  private volatile boolean stopped;

  /**
   * What is to be played.
   *
   * @param server the address of the server
   * @param games how many games at once
   * @param rate how many answers each second in all; 0 if every seat answers as soon as it may
   * @param warmUp how many seconds are not measured
   * @param seconds how many seconds are
   */
  public record Wish(
      URI server, String game, Tree.Fields options, int games, int rate, int warmUp, int seconds) {}

  /**
   * What came of it.
   *
   * @param errors answers that were refused, and connections that were lost
   * @param acknowledged answers that were on disk
   */
  public record Result(
      double movesPerSecond, double p50Millis, double p99Millis, int errors, int acknowledged) {}

  private Load(Wish wish, Consumer<String> fails) {
    this.wish = wish;
    this.fails = fails;
  }

  /**
   * Plays, and says how that went.
   *
   * @param fails hears of each failure when it happens, in the server's words
   */
  public static Result run(Wish wish, Consumer<String> fails) {
    Load load = new Load(wish, fails);
    try (load.chores) {
      return load.play();
    } finally {
      load.http.shutdownNow();
    }
  }

  private Result play() {
    int seats = seats();
    for (int i = 0; i < wish.games; i++) {
      open(i, seats);
    }
    drive(wish.warmUp);
    measuring = true;
    long start = System.nanoTime();
    drive(wish.seconds);
    measuring = false;
    double seconds = (System.nanoTime() - start) / 1e9;
    stopped = true;
    return latencies.result(seconds, errors.get());
  }

  /** Has seats answer at the rate that was wished; one that is late is late by its own time. */
  private void drive(int seconds) {
    long start = System.nanoTime();
    long end = start + TimeUnit.SECONDS.toNanos(seconds);
    if (wish.rate == 0) {
      unbridled = true;
      for (LoadSeat seat = ready.poll(); seat != null; seat = ready.poll()) {
        seat.say(System.nanoTime());
      }
      LockSupport.parkNanos(end - start);
    }
    for (long i = 0; wish.rate > 0; i++) {
      long due = start + i * 1_000_000_000L / wish.rate;
      if (due >= end) {
        return;
      }
      for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      LoadSeat seat = ready.poll();
      if (seat != null) {
        seat.say(due);
      }
    }
  }

  private int seats() {
    for (Tree game : send("GET", "/api/games", "", "").body.itemsOf("games").all()) {
      if (game.asFields().text("id").equals(wish.game)) {
        return game.asFields().fieldsOf("seats").number("min");
      }
    }
    throw new Malformed("", "the server has no game '" + wish.game + "'");
  }

  /** Makes a table and sits down in all its chairs. */
  private void open(int number, int seats) {
    Tree.Fields name = Tree.fields().put("name", "Load " + number);
    String cookie = send("POST", "/api/guests", Formats.json(name), "").cookie;
    Tree.Items chairs = Tree.items();
    for (int seat = 0; seat < seats; seat++) {
      chairs.add("me");
    }
    Tree.Fields table =
        Tree.fields().put("game", wish.game).put("chairs", chairs).put("options", wish.options);
    String id = send("POST", "/api/tables", Formats.json(table), cookie).body.text("id");
    List<LoadSeat> sitting = new ArrayList<>();
    AtomicBoolean over = new AtomicBoolean(); // All seats hear of it, one game follows.
    Runnable next =
        () -> {
          if (!over.getAndSet(true)) {
            again(sitting, number, seats);
          }
        };
    for (int seat = 0; seat < seats; seat++) {
      String address = wish.server.toString().replaceFirst("^http", "ws");
      URI uri = URI.create(address + "/api/tables/" + id + "/play?want=&seat=" + seat);
      LoadSeat sits = new LoadSeat(this, number * 31 + seat, next);
      sitting.add(sits);
      http.newWebSocketBuilder().header("Cookie", cookie).buildAsync(uri, sits).join();
    }
  }

  /** The game is over: another takes its place. */
  private void again(List<LoadSeat> sitting, int number, int seats) {
    chores.execute(() -> {
      sitting.forEach(LoadSeat::leave);
      if (!stopped) {
        open(number, seats);
      }
    });
  }

  private record Answer(Tree.Fields body, String cookie) {}

  private Answer send(String method, String path, String body, String cookie) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(wish.server + path))
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    try {
      HttpResponse<String> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() != 200) {
        throw new Malformed(path, response.body());
      }
      String given = response.headers().firstValue("Set-Cookie").orElse(cookie);
      Tree.Fields answer = Formats.json(path, response.body()).asFields();
      return new Answer(answer, given.split(";", 2)[0]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** True if seats do not wait for their time. */
  boolean isUnbridled() {
    return unbridled;
  }

  /** A seat knows what to say: it does so at once, or when its time comes. */
  void isReady(LoadSeat seat) {
    boolean waits = !unbridled && ready.add(seat);
    if (!waits || (unbridled && ready.remove(seat))) {
      seat.say(System.nanoTime());
    }
  }

  /** An answer has been acknowledged. */
  void acknowledged(long since) {
    if (measuring) {
      latencies.add(System.nanoTime() - since);
    }
  }

  /** Something went wrong that should not. */
  void failed(String what) {
    if (!stopped) {
      errors.incrementAndGet();
      fails.accept(what);
    }
  }
}
