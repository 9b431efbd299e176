package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.server.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table outlives the rules and the content it was begun under, or says why it does not. */
class UpgradeTest {
  private static final String LOOT = "battue/loot.yaml";

  @ParameterizedTest
  @EnumSource
  void a_table_goes_on_under_the_content_it_was_begun_with(StorageKind storage, @TempDir Path pack)
      throws IOException {
    Files.createDirectories(pack.resolve("battue"));
    Files.writeString(pack.resolve(LOOT), loot().replace("vp: 3", "vp: 4"));
    Settings settings = storage.fresh();
    Client anna;
    String table;
    Tree.Fields before;
    String older;
    try (Server old = Server.open(settings.withPack(pack))) {
      anna = Client.guest(old.port(), "Anna");
      table = anna.table("battue", WithServer.QUICK, "me", "me");
      before = WithServer.state(anna, table, "?seat=0");
      older = anna.get("/api/tables/" + table + "/record").text("content");
      assertThat(WithServer.info(anna, table).text("content")).isEqualTo(older);
    }
    try (Server now = Server.open(settings)) {
      anna = anna.at(now.port());
      assertThat(WithServer.state(anna, table, "?seat=0")).isEqualTo(before);
      int seat = before.itemsOf("awaited").get(0).asNumber();
      try (Socket socket = anna.socket(table, "?seat=" + seat)) {
        Tree.Fields question = WithServer.asked(socket).fieldsOf("question");
        String line = WithServer.whole(socket, question, new Seeded(1));
        assertThat(socket.answer(line).text("type")).isEqualTo("done");
      }
      String fresh = anna.table("battue", WithServer.QUICK, "me", "me");
      assertThat(anna.get("/api/tables/" + fresh + "/record").text("content")).isNotEqualTo(older);
      assertThat(anna.get("/api/tables/" + table + "/record").text("content")).isEqualTo(older);
      String content = "/api/games/battue/content";
      assertThat(anna.get(content + "?of=" + older)).isNotEqualTo(anna.get(content));
      assertThat(anna.refused("GET", content + "?of=nothing", "")).isEqualTo("no-such-content");
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_table_of_another_edition_says_so_and_stays_as_it_is(StorageKind storage) {
    Settings settings = storage.fresh();
    Client anna;
    String table;
    try (Server old = Server.open(settings)) {
      anna = Client.guest(old.port(), "Anna");
      table = anna.table("battue", WithServer.QUICK, "me", "random");
    }
    change(settings, "edition = edition + 1");
    try (Server now = Server.open(settings)) {
      anna = anna.at(now.port());
      Client.Answer answer =
          anna.ask("POST", "/api/tables/" + table + "/drafts", "{\"line\":\"\"}");
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.code()).isEqualTo("other-edition");
      assertThat(answer.body().fieldsOf("error").text("message"))
          .containsPattern("edition [2-9].*edition [1-9]");
      assertThat(anna.get("/api/me/tables").toString()).contains(table);
    }
    change(settings, "edition = edition - 1");
    try (Server again = Server.open(settings)) {
      try (Socket socket = anna.at(again.port()).socket(table, "")) {
        assertThat(WithServer.asked(socket).number("seq")).isNotNegative();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_game_of_another_edition_can_be_read_for_ever(StorageKind storage) {
    Settings settings = storage.fresh().unlimited();
    String over;
    String begun;
    Client anna;
    Tree.Fields before;
    String news;
    try (Server old = Server.open(settings)) {
      anna = Client.guest(old.port(), "Anna");
      over = anna.table("battue", WithServer.SHORT, "me", "random");
      begun = anna.table("thrones", WithServer.IN_ORDER, "me", "me", "random");
      for (String table : new String[] {over, begun}) {
        anna.post(
            "/api/tables/" + table + "/chat", Tree.fields().put("text", "hello").put("id", "a"));
      }
      anna.put("/api/tables/" + over + "/chairs/0", Tree.fields().put("bot", "random"));
      WithServer.awaitEnd(anna, over);
      String all = "?want=view,told,texts,languages&seat=-1";
      before = WithServer.state(anna, over, all);
      news = story(anna, over, all).toString();
    }
    change(settings, "edition = edition + 1");
    try (Server now = Server.open(settings)) {
      anna = anna.at(now.port());
      Tree.Fields read = anna.get("/api/tables/" + over);
      assertThat(read.fieldsOf("table").text("past")).isEqualTo("other-edition");
      assertThat(read.fieldsOf("state")).isEqualTo(before);
      assertThat(story(anna, over, "?seat=-1").toString()).isEqualTo(news).contains("told");
      assertThat(anna.get("/api/tables/" + begun + "/news").itemsOf("news").toString())
          .contains("seq")
          .doesNotContain("told");
      for (String table : new String[] {over, begun}) {
        assertThat(anna.get("/api/tables/" + table + "/record").text("game")).isNotEmpty();
        assertThat(anna.get("/api/tables/" + table + "/chat").toString()).contains("hello");
      }
      Client stranger = new Client(now.port());
      assertThat(stranger.get("/api/tables/" + over + "/record").toString()).contains("secret");
      assertThat(stranger.get("/api/tables/" + begun + "/record").toString())
          .doesNotContain("\"secret\"");
      assertThat(stranger.refused("GET", "/api/tables/" + begun + "?seat=0", ""))
          .isEqualTo("not-yours");
    }
  }

  /** All news of a game, page by page. */
  private static Tree.Items story(Client reader, String table, String query) {
    Tree.Items out = Tree.items();
    Tree.Fields page;
    do {
      page = reader.get("/api/tables/" + table + "/news" + query + "&after=" + (out.size() - 1));
      page.itemsOf("news").all().forEach(out::add);
    } while (page.has("more"));
    return out;
  }

  @ParameterizedTest
  @EnumSource
  void a_game_whose_server_fell_at_its_end_is_written_down_by_the_next(StorageKind storage) {
    Settings settings = storage.fresh().unlimited();
    Client anna;
    String table;
    try (Server old = Server.open(settings)) {
      anna = Client.guest(old.port(), "Anna");
      table = anna.table("battue", WithServer.SHORT, "random", "random");
      WithServer.awaitEnd(anna, table);
    }
    StorageKind.jdbi(settings).useHandle(handle -> handle.execute("delete from chronicle"));
    try (Server now = Server.open(settings)) {
      WithServer.info(anna.at(now.port()), table);
    }
    int rows =
        StorageKind.jdbi(settings)
            .withHandle(handle ->
                handle.createQuery("select count(*) from told").mapTo(Integer.class).one());
    assertThat(rows).isPositive();
  }

  private static void change(Settings settings, String what) {
    try (Database database = Database.of(settings.folder(), settings.database())) {
      database.jdbi().useHandle(handle -> handle.execute("update game set " + what));
    }
  }

  private static String loot() throws IOException {
    try (InputStream in = UpgradeTest.class.getResourceAsStream("/banneret/" + LOOT)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
