package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Dozens of games are played through a proxy while servers and connections of the database are
 * killed and started again and again: what was acknowledged is stored, once, and every game can be
 * finished.
 */
class ChaosTest {
  private static final int KILLS = 6;
  private static final int BETWEEN_KILLS = 80;
  private static final int BATTUES = 20;
  private static final int THRONES = 6;

  private final List<ServerProcess> servers = new CopyOnWriteArrayList<>();
  private final AtomicInteger acknowledged = new AtomicInteger();
  private final ChaosProxy proxy =
      new ChaosProxy(() -> servers.stream().map(ServerProcess::port).toList());
  private volatile int allowed;

  /** A table, and those who play there. */
  private record Sitting(String table, String game, Client owner, List<ChaosSeat> seats) {}

  @ParameterizedTest
  @Execution(ExecutionMode.CONCURRENT) // Both wait for servers to start, most of the time.
  @CsvSource({"SQLITE, 1", "POSTGRESQL, 2"})
  void nothing_that_was_acknowledged_is_lost(StorageKind storage, int count) throws Exception {
    Settings settings = storage.fresh();
    for (int i = 0; i < count; i++) {
      servers.add(ServerProcess.start(settings));
    }
    List<Sitting> sittings = new ArrayList<>();
    for (int i = 0; i < BATTUES + THRONES; i++) {
      sittings.add(sit(i));
    }
    List<ChaosSeat> seats = sittings.stream().flatMap(sitting -> sitting.seats.stream()).toList();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      seats.forEach(seat -> playing.add(threads.submit(seat::play)));
      try {
        for (int i = 0; i < KILLS; i++) {
          kill(settings, playing);
        }
      } finally {
        seats.forEach(ChaosSeat::stop);
      }
      for (Future<?> future : playing) {
        future.get();
      }
    }
    killAll();
    check(settings, sittings);
  }

  @AfterEach
  void killAll() throws IOException {
    servers.forEach(ServerProcess::kill);
    proxy.close();
  }

  /** Kills a server in the middle of everything, and starts another. */
  private void kill(Settings settings, List<Future<?>> playing) throws Exception {
    int before = acknowledged.get();
    allowed = before + 2 * BETWEEN_KILLS; // A slow start of a server is not the end of all games.
    while (acknowledged.get() < before + BETWEEN_KILLS) {
      assertThat(play(playing)).as("somebody still plays").isTrue();
      ChaosSeat.pause();
    }
    if (settings.database() != null) {
      FailureTest.sql(settings, FailureTest.KILL);
    }
    servers.getFirst().kill();
    servers.removeFirst();
    servers.add(ServerProcess.start(settings));
  }

  /** True while somebody plays; whatever went wrong for one who has ended is thrown. */
  private static boolean play(List<Future<?>> playing) throws Exception {
    int ended = 0;
    for (Future<?> one : playing) {
      if (one.isDone()) {
        one.get();
        ended++;
      }
    }
    return ended < playing.size();
  }

  private Sitting sit(int number) {
    Client owner = Client.guest(proxy.port(), "Owner " + number);
    boolean battue = number < BATTUES;
    String game = battue ? "battue" : "thrones";
    boolean withBot = number % 3 == 0;
    String table =
        battue
            ? owner.table(game, WithServer.SHORT, "me", withBot ? "random" : "me")
            : owner.table(game, WithServer.IN_ORDER, "me", "me", withBot ? "random" : "me");
    List<ChaosSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < (battue ? 2 : 3) - (withBot ? 1 : 0); seat++) {
      seats.add(new ChaosSeat(owner, table, seat, acknowledged, () -> allowed));
    }
    return new Sitting(table, game, owner, seats);
  }

  private void check(Settings settings, List<Sitting> sittings) {
    Titles titles = new Titles();
    int found = 0;
    try (Server server = Server.open(StorageKind.unlimited(settings, 300))) {
      for (Sitting sitting : sittings) {
        finish(sitting, server.port());
      }
      for (Sitting sitting : sittings) {
        Client owner = sitting.owner.at(server.port());
        WithServer.awaitEnd(owner, sitting.table);
        GameRecord record = GameRecord.read(owner.get("/api/tables/" + sitting.table + "/record"));
        assertThat(Records.replay(titles, record, new Seeded(0)).standing()).isNotNull();
        LuckProof.check(titles.game(sitting.game), record);
        for (ChaosSeat seat : sitting.seats) {
          found += check(record, seat);
        }
      }
    }
    assertThat(found).isEqualTo(acknowledged.get());
  }

  /** What was acknowledged is in the record where it was said to be, and nothing else is. */
  private static int check(GameRecord record, ChaosSeat seat) {
    Map<Integer, String> acknowledged = seat.acknowledged();
    acknowledged.forEach((seq, line) ->
        assertThat(line(record.entries().get(seq), seat.seat()))
            .as("entry %s of seat %s", seq, seat.seat())
            .isEqualTo(line));
    for (int seq = 0; seq <= seat.lastHeard(); seq++) {
      if (record.entries().get(seq) instanceof Entry.Answered one && one.seat() == seat.seat()) {
        assertThat(acknowledged).containsKey(seq);
      }
    }
    return acknowledged.size();
  }

  private static String line(Entry entry, int seat) {
    return switch (entry) {
      case Entry.Answered one -> one.seat() == seat ? one.line() : "";
      case Entry.Opened all -> all.lines().get(seat);
      default -> "";
    };
  }

  /** Hands all seats to bots. */
  private static void finish(Sitting sitting, int port) {
    Client owner = sitting.owner.at(port);
    for (ChaosSeat seat : sitting.seats) {
      String chair = "/api/tables/" + sitting.table + "/chairs/" + seat.seat();
      Client.Answer answer = owner.ask("PUT", chair, "{\"bot\":\"random\"}");
      assertThat(answer.status() == 200 || answer.code().equals("over")).isTrue();
    }
  }
}
