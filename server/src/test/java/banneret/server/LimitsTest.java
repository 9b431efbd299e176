package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever asks too much is told so, and others go on. */
class LimitsTest extends WithServer {
  LimitsTest() {
    super(StorageKind.SQLITE);
  }

  @Override
  Server server() {
    return Server.open(storage.fresh());
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void a_flood_is_told_and_then_cut_off() {
    String table = anna.table("battue", QUICK, "me", "me");
    try (Socket socket = anna.socket(table, "?want=")) {
      socket.next("update");
      Tree.Fields told;
      do { // Not so many at once that it is cut off before it has read a word.
        flood(socket, 40);
        told = socket.ask(Tree.fields().put("do", "ping"));
      } while (told.text("type").equals("done"));
      assertThat(told.fieldsOf("error").text("code")).isEqualTo("too-many");
      assertThatThrownBy(
              () -> {
                flood(socket, 20_000);
                throw new AssertionError("never cut off");
              })
          .isNotInstanceOf(AssertionError.class);
    }
    Client.guest(server.port(), "Bert").get("/api/me"); // Others are served as ever.
  }

  private static void flood(Socket socket, int times) {
    for (int i = 0; i < times; i++) {
      socket.sendRaw("{\"do\":\"ping\",\"id\":\"a\"}");
    }
  }

  @Test
  void whoever_reads_too_slowly_is_cut_off_and_the_others_play_on() throws Exception {
    server.close();
    server = Server.open(StorageKind.unlimited(storage.fresh(), 300));
    Client dora = Client.guest(server.port(), "Dora");
    String table = dora.table("thrones", IN_ORDER, "me", "me", "me");
    try (Socket slow = dora.socket(table, "?seat=0&want=view,told,texts,refused");
        Socket quick = dora.socket(table, "?want=&seat=1")) {
      slow.next("update");
      slow.stopReading();
      try {
        for (int i = 0; i < 200; i++) { // Each answer is some 180 kB.
          slow.send(Tree.fields().put("do", "draft").put("line", ""));
        }
      } catch (CompletionException e) {
        assertThat(e).as("cut off already").hasCauseInstanceOf(IOException.class);
      }
      Tree.Fields question = asked(quick).fieldsOf("question");
      assertThat(quick.answer(whole(quick, question, new Seeded(1))).text("type"))
          .isEqualTo("done");
      for (int i = 0; i < 300 && connections() > 1; i++) {
        Thread.sleep(100);
      }
      assertThat(connections()).as("only the quick one is left").isEqualTo(1);
    }
  }

  @Test
  void those_who_read_nothing_at_many_tables_are_cut_off_and_nobody_waits_for_ever()
      throws Exception {
    server.close();
    Settings settings = StorageKind.unlimited(storage.fresh(), 300).withUnread(4_000_000);
    server = Server.open(settings);
    Client dora = Client.guest(server.port(), "Dora");
    List<Socket> lazy = new ArrayList<>();
    List<String> tables = new ArrayList<>();
    try (ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 4; i++) {
        tables.add(dora.table("thrones", IN_ORDER, "me", "me", "me"));
        for (int j = 0; j < 15; j++) {
          Socket one = dora.socket(tables.get(i), "?seat=0&want=view,told,texts,refused,languages");
          lazy.add(one);
          one.next("update"); // Before the next is opened, or a slow reader is cut off already.
        }
      }
      lazy.forEach(Socket::stopReading);
      List<Future<?>> playing = new ArrayList<>();
      for (String table : tables) { // All at once: each line is shown to all who look from there.
        playing.add(apart.submit(() -> seal(dora, table, 60)));
      }
      for (Future<?> one : playing) {
        one.get();
      }
      assertThat(dora.ask("GET", "/health", "").status()).isEqualTo(200);
      assertThat(connections()).as("some are cut off").isLessThan(60);
    } finally {
      lazy.forEach(Socket::close);
    }
  }

  /** Says a line, and says it anew so many times. */
  private static void seal(Client owner, String table, int times) {
    try (Socket quick = owner.socket(table, "?want=&seat=0")) {
      String line = whole(quick, asked(quick).fieldsOf("question"), new Seeded(1));
      for (int i = 0; i < times; i++) {
        assertThat(quick.answer(line).text("type")).isEqualTo("done");
      }
    }
  }

  private double connections() {
    return metric(new Client(server.port()), "banneret_connections");
  }

  @Test
  void whoever_asks_too_often_is_told_to_wait() {
    Client.Answer answer;
    int asked = 0;
    do { // Passwords are dear, so that few are enough, however slow the machine.
      answer =
          anna.ask("POST", "/api/sessions", "{\"account\":\"nobody\",\"password\":\"12345678\"}");
    } while (answer.status() != 429 && ++asked < 100);
    assertThat(answer.code()).isEqualTo("too-many");
    assertThat(answer.response().headers().firstValue("Retry-After")).isPresent();
  }
}
