package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Friends, invitations by name, those one has blocked, and profiles. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class CompanyTest extends WithServer {
  CompanyTest(StorageKind storage) {
    super(storage);
  }

  @Override
  Server server() {
    return Server.open(storage.fresh().unlimited());
  }

  @BeforeEach
  void register() {
    register(anna, "anna");
    register(bert, "bert");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static void register(Client client, String name) {
    client.post(
        "/api/accounts", Tree.fields().put("account", name).put("password", "correct horse"));
  }

  private static List<String> company(Client client, String part) {
    return client.get("/api/me/people").itemsOf(part).all().stream()
        .map(one -> one.asFields().text("account"))
        .toList();
  }

  private static void put(Client client, String path) {
    client.put(path, Tree.fields());
  }

  private static Tree.Fields account(String name) {
    return Tree.fields().put("account", name);
  }

  @Test
  void two_are_friends_once_both_say_so() {
    put(anna, "/api/me/friends/Bert");
    assertThat(company(anna, "asked")).containsExactly("bert");
    assertThat(company(bert, "asks")).containsExactly("anna");
    assertThat(company(anna, "friends")).isEmpty();
    put(bert, "/api/me/friends/anna");
    assertThat(company(anna, "friends")).containsExactly("bert");
    assertThat(company(bert, "friends")).containsExactly("anna");
    assertThat(company(bert, "asks")).isEmpty();
    anna.delete("/api/me/friends/bert");
    assertThat(company(bert, "friends")).isEmpty();
    assertThat(company(bert, "asked")).isEmpty();
    assertThat(anna.refused("PUT", "/api/me/friends/anna", "")).isEqualTo("yourself");
    assertThat(anna.refused("PUT", "/api/me/friends/nobody", "")).isEqualTo("no-such-account");
    assertThat(cleo.refused("PUT", "/api/me/friends/anna", "")).isEqualTo("no-account");
  }

  @Test
  void whoever_is_invited_by_name_sees_the_table_at_once_and_sits_down_without_the_link() {
    String table = anna.table("battue", QUICK, "me", "friend");
    String chairs = "/api/tables/" + table + "/chairs";
    assertThat(bert.refused("POST", chairs, "{}")).isEqualTo("not-invited");
    String invite = Formats.json(account("bert"));
    String path = "/api/tables/" + table + "/invitations";
    assertThat(bert.refused("POST", path, invite)).as("he means himself").isEqualTo("yourself");
    assertThat(bert.refused("POST", path, Formats.json(account("anna")))).isEqualTo("not-yours");
    try (Socket lobby = bert.lobby()) {
      assertThat(lobby.next("mine").itemsOf("invited").all()).isEmpty();
      anna.post(path, account("bert"));
      lobby.next(it -> it.toString().contains(table));
    }
    assertThat(bert.get("/api/lobby").itemsOf("invited").toString()).contains(table);
    assertThat(cleo.get("/api/lobby").toString()).doesNotContain(table);
    bert.post(chairs, Tree.fields());
    assertThat(bert.get("/api/lobby").itemsOf("invited").all()).as("it is his own now").isEmpty();
    String other = anna.table("battue", QUICK, "me", "friend");
    anna.post("/api/tables/" + other + "/invitations", account("bert"));
    bert.delete("/api/me/invitations/" + other);
    assertThat(bert.get("/api/lobby").toString()).doesNotContain(other);
  }

  @Test
  void whoever_is_blocked_is_not_told_and_not_heard_of() {
    put(bert, "/api/me/blocks/anna");
    put(anna, "/api/me/friends/bert");
    assertThat(company(anna, "asked")).as("as if nothing were").containsExactly("bert");
    assertThat(company(bert, "asks")).isEmpty();
    String table = anna.table("battue", QUICK, "me", "friend");
    anna.post("/api/tables/" + table + "/invitations", account("bert"));
    assertThat(bert.get("/api/lobby").toString()).doesNotContain(table);
    assertThat(anna.get("/api/me/people").itemsOf("blocked").all()).isEmpty();
    String open = bert.table("battue", QUICK, "me", "open");
    assertThat(anna.refused("POST", "/api/tables/" + open + "/chairs", "{}"))
        .isEqualTo("not-invited");
    cleo.post("/api/tables/" + open + "/chairs", Tree.fields());
    bert.delete("/api/me/blocks/anna");
    assertThat(company(bert, "asks")).containsExactly("anna");
    assertThat(bert.get("/api/lobby").itemsOf("invited").toString()).contains(table);
  }

  @Test
  void a_quick_match_brings_nobody_together_who_has_blocked_the_other() {
    Tree.Fields wish = Tree.fields().put("game", "battue").put("options", QUICK);
    put(bert, "/api/me/blocks/anna");
    String first = anna.post("/api/matches", wish).text("id");
    String second = bert.post("/api/matches", wish).text("id");
    assertThat(second).isNotEqualTo(first);
    Client dora = Client.guest(server.port(), "Dora");
    assertThat(dora.post("/api/matches", wish).text("id")).isIn(first, second);
  }

  @Test
  void a_profile_tells_how_somebody_has_done_by_game() {
    String table = anna.table("battue", QUICK, "me", "open");
    bert.post("/api/tables/" + table + "/chairs", Tree.fields());
    bert.post("/api/tables/" + table + "/resign", Tree.fields().put("id", "r1"));
    awaitEnd(anna, table);
    Tree.Fields profile = cleo.get("/api/people/ANNA");
    assertThat(profile.text("account")).isEqualTo("anna");
    Tree.Fields record = profile.itemsOf("records").get(0).asFields();
    assertThat(record.canonical())
        .isEqualTo(
            Tree.fields()
                .put("game", "battue")
                .put("against", "people")
                .put("played", 1)
                .put("won", 1)
                .canonical());
    Tree.Fields game = profile.itemsOf("recent").get(0).asFields();
    assertThat(game.text("table")).isEqualTo(table);
    assertThat(game.number("place")).isEqualTo(1);
    assertThat(game.itemsOf("others").get(0).asFields().text("account")).isEqualTo("bert");
    assertThat(bert.get("/api/people/bert").itemsOf("records").get(0).asFields().number("won"))
        .isZero();
    assertThat(cleo.refused("GET", "/api/people/nobody", "")).isEqualTo("no-such-account");
  }

  @Test
  void what_one_plays_against_oneself_counts_nothing_and_what_cannot_be_watched_is_not_named() {
    String alone = anna.table("battue", QUICK, "me", "me");
    anna.post("/api/tables/" + alone + "/resign", Tree.fields().put("id", "r1").put("seat", 0));
    awaitEnd(anna, alone);
    assertThat(anna.get("/api/people/anna").itemsOf("records").all()).isEmpty();
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("chairs", Tree.items().add("me").add("random"))
            .put("options", SHORT)
            .put("watchable", false);
    String hidden = anna.post("/api/tables", wish).text("id");
    anna.post("/api/tables/" + hidden + "/resign", Tree.fields().put("id", "r1"));
    awaitEnd(anna, hidden);
    Tree.Fields profile = cleo.get("/api/people/anna");
    assertThat(profile.toString()).doesNotContain(hidden);
    assertThat(profile.itemsOf("records").get(0).asFields().text("against")).isEqualTo("bots");
  }
}
