package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.Seeded;
import banneret.kernel.Tree;
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
  void a_table_goes_on_under_the_content_it_was_begun_with(Kept kept, @TempDir Path pack)
      throws IOException {
    Files.createDirectories(pack.resolve("battue"));
    Files.writeString(pack.resolve(LOOT), loot().replace("vp: 3", "vp: 4"));
    Settings settings = kept.fresh();
    Client anna;
    String table;
    Tree.Fields before;
    String older;
    try (Server old = Server.open(withPack(settings, pack))) {
      anna = Client.guest(old.port(), "Anna");
      table = anna.table("battue", WithServer.QUICK, "me", "me");
      before = WithServer.state(anna, table, "?seat=0");
      older = anna.get("/api/tables/" + table + "/record").text("content");
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
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_table_of_another_edition_says_so_and_stays_as_it_is(Kept kept) {
    Settings settings = kept.fresh();
    Client anna;
    String table;
    try (Server old = Server.open(settings)) {
      anna = Client.guest(old.port(), "Anna");
      table = anna.table("battue", WithServer.QUICK, "me", "random");
    }
    change(settings, "edition = edition + 1");
    try (Server now = Server.open(settings)) {
      anna = anna.at(now.port());
      Client.Answer answer = anna.ask("GET", "/api/tables/" + table, "");
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.code()).isEqualTo("other-edition");
      assertThat(answer.body().fieldsOf("error").text("message"))
          .contains("edition 2", "edition 1");
      assertThat(anna.get("/api/me/tables").toString()).contains(table);
    }
    change(settings, "edition = edition - 1");
    try (Server again = Server.open(settings)) {
      assertThat(WithServer.state(anna.at(again.port()), table, "").has("question")).isTrue();
    }
  }

  private static void change(Settings settings, String what) {
    try (Database database = Database.of(settings)) {
      database.jdbi().useHandle(handle -> handle.execute("update game set " + what));
    }
  }

  private static Settings withPack(Settings settings, Path pack) {
    return new Settings(
        settings.port(),
        settings.host(),
        settings.folder(),
        settings.database(),
        settings.page(),
        pack,
        settings.proxied(),
        settings.limited(),
        settings.bots(),
        settings.idle());
  }

  private static String loot() throws IOException {
    try (InputStream in = UpgradeTest.class.getResourceAsStream("/banneret/" + LOOT)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
