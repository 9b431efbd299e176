package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What strangers may ask for is limited by what it costs, and nothing they send breaks anything.
 */
class StrangersTest {
  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void a_nul_is_refused_like_any_bad_text(StorageKind storage) {
    Client anna = Client.guest(storage.server().port(), "Anna");
    String table = anna.table("battue", WithServer.QUICK, "me", "me");
    String path = "/api/tables/" + table;
    String nul = "\\u0000";
    assertThat(anna.refused("POST", path + "/chat", "{\"text\":\"a" + nul + "\",\"id\":\"a\"}"))
        .isEqualTo("malformed");
    String chairs = "\"chairs\":[\"me\",\"me\"]";
    assertThat(anna.refused("POST", "/api/tables", "{" + chairs + ",\"from\":\"" + nul + "\"}"))
        .isEqualTo("malformed");
    String wish = "{\"game\":\"battue\"," + chairs + ",\"contribution\":\"" + nul + "\"}";
    assertThat(anna.refused("POST", "/api/tables", wish)).isEqualTo("malformed");
    assertThat(anna.ask("GET", "/api/tables/a%00b", "").status()).isBetween(400, 499);
    assertThat(WithServer.state(anna, table, "").number("seq")).isZero();
  }

  @Test
  void a_record_of_too_many_entries_is_refused_before_it_is_played() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    Tree.Items entries = Tree.items();
    for (int i = 0; i <= 10_000; i++) {
      entries.add(Tree.fields());
    }
    Tree.Fields wish =
        Tree.fields()
            .put("record", Tree.fields().put("entries", entries))
            .put("chairs", Tree.items().add("me").add("me"));
    assertThat(anna.refused("POST", "/api/tables", Formats.json(wish))).isEqualTo("too-large");
  }

  @Test
  void whoever_writes_many_forwarded_lines_is_counted_by_what_the_proxy_saw() throws IOException {
    try (Server server = Server.open(StorageKind.SQLITE.fresh().behindProxy())) {
      int asked = 0;
      while (asked < 40 && !answer(server.port(), asked).contains(" 429 ")) {
        asked++;
      }
      assertThat(asked).isLessThan(40);
    }
  }

  private static String answer(int port, int number) throws IOException {
    String body = "{\"account\":\"nobody%d\",\"password\":\"12345678\"}".formatted(number);
    String head =
        "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + "X-Forwarded-For: 10.0.0."
            + number
            + "\r\nForwarded: for=10.0.1."
            + number
            + "\r\nX-Forwarded-For: 10.1.1.1:"
            + (1000 + number)
            + "\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n";
    try (java.net.Socket socket = new java.net.Socket("localhost", port)) {
      socket.getOutputStream().write((head + body).getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void what_was_promised_is_added_to_the_dice_after_the_server_is_bound(StorageKind storage) {
    Client anna = Client.guest(storage.server().port(), "Anna");
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("options", WithServer.SHORT)
            .put("chairs", Tree.items().add("me").add("random"))
            .put("contributes", true);
    Tree.Fields made = anna.post("/api/tables", wish);
    String table = made.text("id");
    assertThat(made.text("status")).isEqualTo("gathering");
    assertThat(made.itemsOf("chairs").get(0).asFields().flag("owes")).isTrue();
    String commitment = made.fieldsOf("dice").text("commitment");
    Tree.Fields begun =
        anna.post(
            "/api/tables/" + table + "/contribution", Tree.fields().put("contribution", "a:b:c"));
    assertThat(begun.text("status")).isEqualTo("playing");
    assertThat(
            anna.refused(
                "POST", "/api/tables/" + table + "/contribution", "{\"contribution\":\"x\"}"))
        .isEqualTo("begun");
    anna.put("/api/tables/" + table + "/chairs/0", Tree.fields().put("bot", "random"));
    WithServer.awaitEnd(anna, table);
    GameRecord record = GameRecord.read(anna.get("/api/tables/" + table + "/record"));
    LuckProof dice = record.dice();
    assertThat(dice.commitment()).isEqualTo(commitment);
    assertThat(dice.contributions()).containsExactly("a:b:c", "");
    assertThat(dice.hashes()).isTrue();
    assertThat(LuckProof.check(new Titles().game("battue"), record)).isEqualTo(record.drawn());
  }

  @Test
  void an_id_is_never_forgotten_within_its_game() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    String table = anna.table("battue", Tree.fields().put("setup", "quick"), "me", "me");
    Seeded luck = new Seeded(3);
    Tree.Fields first = null;
    Tree.Fields done = null;
    try (Socket one = anna.socket(table, "?want=&seat=0");
        Socket other = anna.socket(table, "?want=&seat=1")) {
      for (int i = 0; i < 230; i++) {
        int seat = WithServer.state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
        Tree.Fields state = WithServer.state(anna, table, "?want=&seat=" + seat);
        Socket socket = seat == 0 ? one : other;
        Tree.Fields message =
            Tree.fields()
                .put("do", "answer")
                .put("line", WithServer.whole(socket, state.fieldsOf("question"), luck));
        Tree.Fields answer = socket.ask(message);
        if (seat == 0 && first == null) {
          first = message;
          done = answer;
        }
      }
      assertThat(one.ask(first)).isEqualTo(done);
    }
  }
}
