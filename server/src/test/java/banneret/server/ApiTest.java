package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.server.trouble.Phrases;
import banneret.wire.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The API describes itself, and the server can be watched. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class ApiTest extends WithServer {
  ApiTest(StorageKind storage) {
    super(storage);
  }

  @Test
  void the_document_names_every_route_and_every_schema_it_speaks_of() {
    Tree.Fields document = anna.get("/api");
    assertThat(document.text("openapi")).startsWith("3.");
    assertThat(document.fieldsOf("paths").names())
        .contains("/api/games", "/api/tables/{table}/answers", "/api/tables/{table}/play");
    Tree.Fields schemas = document.fieldsOf("components").fieldsOf("schemas");
    String text = document.toString();
    for (int at = text.indexOf("#/components/schemas/"); at >= 0; ) {
      String name = text.substring(at + "#/components/schemas/".length(), text.indexOf('"', at));
      assertThat(schemas.has(name)).as(name).isTrue();
      at = text.indexOf("#/components/schemas/", at + 1);
    }
  }

  @Test
  void every_game_tells_what_a_page_needs_to_show_it() {
    Tree.Fields all = anna.get("/api/games");
    assertThat(all.itemsOf("languages").texts()).isEqualTo(Texts.LANGUAGES);
    for (Tree game : all.itemsOf("games").all()) {
      String id = game.asFields().text("id");
      assertThat(anna.get("/api/games/" + id + "/content").isEmpty()).isFalse();
      assertThat(anna.get("/api/games/" + id + "/rules").fieldsOf("clauses").names())
          .allMatch(clause -> clause.startsWith(id + "."));
      for (String language : Texts.LANGUAGES) {
        assertThat(anna.get("/api/games/" + id + "/texts/" + language).has("game.name")).isTrue();
      }
    }
  }

  @Test
  void whoever_runs_it_sees_that_it_is_well_and_how_busy() {
    anna.table("battue", QUICK, "me", "me");
    assertThat(anna.ask("GET", "/health", "").status()).isEqualTo(200);
    String metrics = anna.ask("GET", "/metrics", "").response().body();
    for (String name :
        List.of(
            "banneret_tables_live",
            "banneret_connections",
            "banneret_moves_total",
            "banneret_commit_seconds",
            "banneret_http_seconds",
            "banneret_bot_queue",
            "jvm_memory_used_bytes")) {
      assertThat(metrics).contains(name);
    }
  }

  @Test
  void the_server_says_the_same_in_every_language() {
    List<String> english = Phrases.in("en").keys();
    assertThat(Phrases.in("fr").keys()).isEqualTo(english);
    assertThat(Phrases.accepted("de, fr-CH;q=0.9, en;q=0.8").language()).isEqualTo("fr");
    assertThat(Phrases.accepted("en;q=0.1, fr;q=0.9").language()).isEqualTo("fr");
    assertThat(Phrases.accepted("de").language()).isEqualTo("en");
    assertThat(Phrases.accepted("=;q=no").language()).isEqualTo("en");
    assertThat(Phrases.accepted(null).language()).isEqualTo("en");
  }

  @Test
  void without_a_page_there_is_a_word_of_help() {
    Client.Answer answer = anna.ask("GET", "/", "");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.response().body()).contains("/api");
  }
}
