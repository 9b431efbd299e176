package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever is to join a table sees first what he joins. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class JoiningTest extends WithServer {
  private static final Tree.Fields UNUSUAL =
      Tree.fields().put("setup", "quick").put("rounds", "20");

  JoiningTest(StorageKind storage) {
    super(storage);
  }

  private Tree.Fields wish(Tree.Fields more) {
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("chairs", Tree.items().add("me").add("friend"))
            .put("options", UNUSUAL)
            .put("absence", 5);
    more.names().forEach(name -> wish.put(name, more.get(name)));
    return wish;
  }

  @Test
  void unusual_options_and_how_long_one_may_be_away_are_shown_to_whoever_joins() {
    for (boolean watchable : new boolean[] {true, false}) {
      Tree.Fields made = anna.post("/api/tables", wish(Tree.fields().put("watchable", watchable)));
      String table = made.text("id");
      for (Client other : List.of(bert, new Client(server.port()))) { // A stranger has no name yet.
        Tree.Fields seen = info(other, table);
        assertThat(seen.fieldsOf("options")).isEqualTo(UNUSUAL);
        assertThat(seen.number("absence")).isEqualTo(5);
        assertThat(seen.has("you")).as("no invitation is given away").isFalse();
        try (Socket ear = other.socket(table, "?want=")) {
          assertThat(ear.next("table").fieldsOf("table").fieldsOf("options")).isEqualTo(UNUSUAL);
        }
      }
      assertThat(join(anna, bert, table).text("status")).isEqualTo("playing");
      String seen = watchable ? "" : "not-watchable";
      assertThat(watchable ? "" : cleo.refused("GET", "/api/tables/" + table, ""))
          .as("once it is played it is for those who sit there")
          .isEqualTo(seen);
    }
  }

  @Test
  void a_table_that_could_never_begin_is_not_made() {
    Tree.Fields wrong = Tree.fields().put("setup", "quick").put("rounds", "7");
    Tree.Fields wish = wish(Tree.fields().put("options", wrong));
    Client.Answer answer = anna.ask("POST", "/api/tables", Formats.json(wish));
    assertThat(answer.code()).isEqualTo("malformed");
    assertThat(answer.body().fieldsOf("error").text("where")).contains("rounds");
    assertThat(anna.get("/api/me/tables").itemsOf("tables").size()).isZero();
  }

  @Test
  void whoever_only_looked_at_a_closed_table_sees_nothing_of_the_game() {
    String table = anna.post("/api/tables", wish(Tree.fields().put("watchable", false))).text("id");
    try (Socket ear = cleo.socket(table, "?want=view")) {
      ear.next("table");
      join(anna, bert, table);
      assertThat(ear.closed()).isEqualTo(1008);
    }
  }

  @Test
  void a_position_of_ones_own_is_said_to_be_one() {
    String first = anna.table("battue", UNUSUAL, "me", "me");
    Tree.Fields record = anna.get("/api/tables/" + first + "/record?seat=0");
    assertThat(record.has("seen-by")).as("no whole record before the end").isTrue();
    anna.post("/api/tables/" + first + "/resign", Tree.fields().put("id", "r"));
    Tree.Fields wish =
        Tree.fields()
            .put("from", first)
            .put("count", 1)
            .put("chairs", Tree.items().add("me").add("friend"));
    String table = anna.post("/api/tables", wish).text("id");
    Tree.Fields seen = info(bert, table);
    assertThat(seen.fieldsOf("origin").text("kind")).isEqualTo("table");
    assertThat(seen.fieldsOf("options")).isEqualTo(UNUSUAL);
  }
}
