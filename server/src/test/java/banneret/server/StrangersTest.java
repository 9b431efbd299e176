package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.server.store.Archive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  /** What a field of a body holds that is as it should be. */
  private static Tree usual(String name, String type) {
    return switch (name) {
      case "chairs" -> Tree.items().add("me").add("me");
      case "game" -> Tree.of("battue");
      case "bot" -> Tree.of("random");
      default ->
          switch (type) {
            case "integer" -> Tree.of(0);
            case "boolean" -> Tree.of(true);
            case "object" -> Tree.fields();
            default -> Tree.of("abcdefgh");
          };
    };
  }

  private static Tree withNul(String type) {
    String nul = "a\0b";
    return switch (type) {
      case "array" -> Tree.items().add("me").add(nul);
      case "object" -> Tree.fields().put("setup", nul).put(nul, nul).put("game", nul);
      default -> Tree.of(nul);
    };
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void a_nul_anywhere_breaks_nothing(StorageKind storage, @TempDir Path folder) {
    Settings settings = storage.fresh().unlimited();
    try (Server server = Server.open(settings)) {
      Client watcher = Client.guest(server.port(), "Watcher");
      String watched = watcher.table("battue", WithServer.QUICK, "me", "me");
      int asked = 0;
      try (Socket ear = watcher.socket(watched, "?want=")) {
        Tree.Fields paths = watcher.get("/api").fieldsOf("paths");
        for (String path : paths.names()) {
          for (String method : paths.fieldsOf(path).names()) {
            asked += askWithNul(server.port(), path, method, paths.fieldsOf(path).fieldsOf(method));
          }
        }
        for (String field : List.of("line", "text", "id", "do", "pose")) {
          for (String deed : List.of("answer", "draft", "refused", "say", "nearest", "undo")) {
            Tree.Fields message = Tree.fields().put("do", deed).put("id", "a");
            ear.sendRaw(Formats.json(message.put(field, "a\0b")));
            Tree.Fields error = ear.next("error").fieldsOf("error");
            assertThat(error.text("code")).as(deed + " " + field).isNotEqualTo("our-fault");
          }
        }
        assertThat(ear.ask(Tree.fields().put("do", "ping")).text("type")).isEqualTo("done");
      }
      assertThat(asked).isGreaterThan(60);
      assertThat(watcher.ask("GET", "/health", "").status()).isEqualTo(200);
    }
    Path file = folder.resolve("all.jsonl");
    Archive.export(settings.folder(), settings.database(), file);
    Settings other =
        (storage == StorageKind.SQLITE ? StorageKind.POSTGRESQL : StorageKind.SQLITE).fresh();
    assertThat(Archive.read(other.folder(), other.database(), file)).isPositive();
  }

  /** Asks a route with a NUL in each of its places in turn; tells how often that was. */
  private static int askWithNul(int port, String path, String method, Tree.Fields route) {
    Client anna = Client.guest(port, "Anna");
    String table = anna.table("battue", WithServer.QUICK, "me", "me");
    String plain =
        path.replace("{table}", table)
            .replace("{game}", "battue")
            .replace("{language}", "en")
            .replaceAll("\\{[a-z]+}", "1");
    List<String> urls = new ArrayList<>();
    if (route.has("parameters")) {
      for (Tree one : route.itemsOf("parameters").all()) {
        String name = one.asFields().text("name");
        urls.add(
            one.asFields().text("in").equals("path")
                ? path.replace("{" + name + "}", "a%00b").replaceAll("\\{[a-z]+}", "1")
                : plain + "?" + name + "=a%00b");
      }
    }
    urls.add(plain + "?lang=%00");
    List<String> bodies = new ArrayList<>();
    if (route.has("requestBody")) {
      Tree.Fields fields =
          route
              .fieldsOf("requestBody")
              .fieldsOf("content")
              .fieldsOf("application/json")
              .fieldsOf("schema")
              .fieldsOf("properties");
      for (String bad : fields.names()) {
        Tree.Fields body = Tree.fields();
        for (String name : fields.names()) {
          String type = fields.fieldsOf(name).text("type");
          boolean instead = List.of("record", "from").contains(name);
          if (name.equals(bad)) {
            body.put(name, withNul(type));
          } else if (!instead) {
            body.put(name, usual(name, type));
          }
        }
        bodies.add(Formats.json(body));
      }
    }
    bodies.add("");
    int asked = 0;
    for (String url : urls) {
      check(anna.ask(method.toUpperCase(Locale.ROOT), url, ""), method + " " + url);
      anna.ask("GET", "/api/me", ""); // What is no address at all ends the connection.
      asked++;
    }
    for (String body : bodies) {
      check(anna.ask(method.toUpperCase(Locale.ROOT), plain, body), method + " " + plain + body);
      asked++;
    }
    return asked;
  }

  private static void check(Client.Answer answer, String asked) {
    assertThat(answer.status()).as(asked + " " + answer.body()).isLessThan(500);
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

  /** However the proxy writes an address, and whatever the client wrote before it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X-Forwarded-For: 10.9.0.N, 10.1.1.1",
        "X-Forwarded-For: 10.9.0.N,10.1.1.1:40N",
        "X-Forwarded-For: 10.9.0.N, 10.8.0.N , 10.1.1.1",
        "X-Forwarded-For: [2001:db8::N]:80, [2001:db8:7:7::N]:40N",
        "X-Forwarded-For: 2001:db8:7:7:0:0:0:N",
        "Forwarded: for=10.9.0.N;X-Forwarded-For: ::ffff:10.1.1.1",
        "X-Forwarded-For: 10.9.0.N;X-Forwarded-For: 10.9.1.N;X-Forwarded-For: 10.1.1.1",
        "X-Real-IP: 10.9.0.N;Forwarded: for=10.9.0.N",
        "x-forwarded-for: 10.9.0.N, 10.1.1.1;X-Client-IP: 10.9.0.N"
      })
  void one_address_is_one_however_it_is_written(String headers) throws IOException {
    try (Server server = Server.open(StorageKind.SQLITE.fresh().behindProxy())) {
      int asked = 0;
      while (asked < 40
          && !answer(
                  server.port(),
                  asked,
                  headers.replace("N", Integer.toString(asked + 1)).replace(";", "\r\n"))
              .contains(" 429 ")) {
        asked++;
      }
      assertThat(asked).isLessThan(40);
      assertThat(answer(server.port(), 99, "X-Forwarded-For: 10.77.0.1"))
          .as("others are served")
          .doesNotContain(" 429 ");
    }
  }

  private static String answer(int port, int number) throws IOException {
    return answer(
        port,
        number,
        "X-Forwarded-For: 10.0.0."
            + number
            + "\r\nForwarded: for=10.0.1."
            + number
            + "\r\nX-Forwarded-For: 10.1.1.1:"
            + (1000 + number));
  }

  private static String answer(int port, int number, String headers) throws IOException {
    String body = "{\"account\":\"nobody%d\",\"password\":\"12345678\"}".formatted(number);
    String head =
        "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + headers
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
    int seed = 3;
    while (!isRemembered(anna, seed)) { // A first assault may end a game long before.
      seed++;
    }
  }

  /** Says the first line again after many others; false if the game ended before there were. */
  private static boolean isRemembered(Client anna, int seed) {
    String table = anna.table("battue", Tree.fields().put("setup", "quick"), "me", "me");
    Seeded luck = new Seeded(seed);
    Tree.Fields first = null;
    Tree.Fields done = null;
    try (Socket one = anna.socket(table, "?want=&seat=0");
        Socket other = anna.socket(table, "?want=&seat=1")) {
      for (int i = 0; i < 230; i++) {
        Tree.Fields now = WithServer.state(anna, table, "?want=");
        if (now.has("over")) {
          return false;
        }
        int seat = now.itemsOf("awaited").get(0).asNumber();
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
      return true;
    }
  }
}
