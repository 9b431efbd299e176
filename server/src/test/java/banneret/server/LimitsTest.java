package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.Seeded;
import banneret.kernel.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever asks too much is told so, and others go on. */
class LimitsTest extends WithServer {
  LimitsTest() {
    super(Kept.SQLITE);
  }

  @Override
  Server server() {
    return Server.open(kept.fresh());
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
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 20_000; i++) {
                  socket.sendRaw("{\"do\":\"ping\",\"id\":\"a\"}");
                }
                throw new AssertionError("never cut off");
              })
          .isNotInstanceOf(AssertionError.class);
      assertThat(socket.next(it -> it.text("type").equals("error")).fieldsOf("error").text("code"))
          .isEqualTo("too-many");
    }
    anna.get("/api/me");
  }

  @Test
  void whoever_reads_too_slowly_is_cut_off_and_the_others_play_on() throws Exception {
    server.close();
    server = Server.open(Kept.unlimited(kept.fresh(), 300));
    Client dora = Client.guest(server.port(), "Dora");
    String table = dora.table("thrones", IN_ORDER, "me", "me", "me");
    try (Socket slow = dora.socket(table, "?seat=0");
        Socket quick = dora.socket(table, "?want=&seat=1")) {
      slow.next("update");
      slow.stopReading();
      for (int i = 0; i < 200; i++) { // Each answer is some 180 kB.
        slow.send(Tree.fields().put("do", "draft").put("line", ""));
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
