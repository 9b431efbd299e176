package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Who may sit, play, look and talk where. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class SeatsTest extends WithServer {
  SeatsTest(StorageKind storage) {
    super(storage);
  }

  @Test
  void anybody_may_join_an_open_table_and_nobody_a_full_one() {
    String table = anna.table("battue", QUICK, "me", "open");
    assertThat(bert.get("/api/tables").itemsOf("tables").toString()).contains(table);
    bert.post("/api/tables/" + table + "/chairs", Tree.fields());
    assertThat(cleo.refused("POST", "/api/tables/" + table + "/chairs", "{}")).isEqualTo("taken");
    Tree.Fields mine = bert.get("/api/me/tables").itemsOf("tables").get(0).asFields();
    assertThat(mine.text("id")).isEqualTo(table);
    assertThat(mine.has("asked")).isTrue();
  }

  @Test
  void nobody_plays_for_a_seat_he_does_not_hold() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    String path = "/api/tables/" + table;
    String line = "{\"line\":\"pass\",\"id\":\"x\",\"seat\":0}";
    assertThat(bert.refused("POST", path + "/answers", line)).isEqualTo("not-yours");
    assertThat(cleo.refused("POST", path + "/answers", line)).isEqualTo("not-yours");
    assertThat(cleo.refused("POST", path + "/drafts", "{\"line\":\"a\"}")).isEqualTo("not-yours");
    String ahead = "{\"line\":\"a\",\"seq\":9}";
    assertThat(cleo.refused("POST", path + "/drafts", ahead)).isEqualTo("not-yours");
    assertThat(bert.refused("GET", path + "?seat=0", "")).isEqualTo("not-yours");
    assertThat(cleo.refused("GET", path + "/record?seat=1", "")).isEqualTo("not-yours");
    assertThat(cleo.refused("GET", path + "/chat?seat=1", "")).isEqualTo("not-yours");
    assertThat(new Client(server.port()).refused("POST", path + "/chairs", "{}"))
        .isEqualTo("stranger");
    assertThatThrownBy(() -> cleo.socket(table, "?seat=1")).hasMessageContaining("Handshake");
    assertThat(cleo.ask("GET", path + "/play?seat=1", "").status()).isGreaterThanOrEqualTo(400);
    try (Socket looker = cleo.socket(table, "")) {
      looker.next("update");
      Tree.Fields no = looker.answer("pass");
      assertThat(no.fieldsOf("error").text("code")).isEqualTo("not-yours");
    }
  }

  @Test
  void a_table_behind_closed_doors_is_for_those_who_sit_there() {
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("chairs", Tree.items().add("me").add("random"))
            .put("watchable", false);
    String table = anna.post("/api/tables", wish).text("id");
    String path = "/api/tables/" + table;
    assertThat(bert.refused("GET", path, "")).isEqualTo("not-watchable");
    assertThat(bert.refused("GET", path + "/record", "")).isEqualTo("not-watchable");
    assertThat(bert.refused("GET", path + "/news", "")).isEqualTo("not-watchable");
    assertThat(info(anna, table).text("status")).isEqualTo("playing");
  }

  @Test
  void whoever_gets_up_sees_no_more_than_others() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    try (Socket socket = bert.socket(table, "?seat=1")) {
      socket.next("update");
      bert.delete("/api/tables/" + table + "/chairs/1");
      assertThat(socket.closed()).isEqualTo(1008);
    }
    assertThat(bert.refused("GET", "/api/tables/" + table + "?seat=1", "")).isEqualTo("not-yours");
    assertThat(join(anna, cleo, table).fieldsOf("you").itemsOf("seats").texts())
        .containsExactly("1");
  }

  @Test
  void an_absent_seat_is_handed_to_a_bot_and_its_holder_takes_it_back() {
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("options", QUICK)
            .put("chairs", Tree.items().add("me").add("friend"))
            .put("absence", 0);
    String table = anna.post("/api/tables", wish).text("id");
    join(anna, bert, table);
    String chair = "/api/tables/" + table + "/chairs/1";
    assertThat(cleo.refused("PUT", chair, "{\"bot\":\"random\"}")).isEqualTo("not-yours");
    try (Socket here = bert.socket(table, "")) {
      here.next("update");
      assertThat(anna.refused("PUT", chair, "{\"bot\":\"random\"}")).isEqualTo("is-here");
    }
    awaitAbsence(cleo, table, 1);
    Tree.Fields handed = anna.put(chair, Tree.fields().put("bot", "random"));
    assertThat(handed.itemsOf("chairs").get(1).asFields().text("bot")).isEqualTo("random");
    try (Socket socket = anna.socket(table, "?want=")) {
      Tree.Fields state = asked(socket);
      assertThat(
              bert.refused(
                  "POST", "/api/tables/" + table + "/answers", "{\"line\":\"a\",\"id\":\"b\"}"))
          .isEqualTo("bot-plays");
      socket.answer(whole(socket, state.fieldsOf("question"), new Seeded(1)));
      // The bot has moved, or the first assault has failed and the game is over.
      socket.next(it ->
          it.text("type").equals("update")
              && (it.fieldsOf("state").has("over")
                  || (it.fieldsOf("state").has("question")
                      && !it.fieldsOf("state").has("sealed"))));
    }
    Tree.Fields back = bert.put(chair, Tree.fields());
    assertThat(back.itemsOf("chairs").get(1).asFields().has("bot")).isFalse();
  }

  @Test
  void a_program_plays_a_seat_with_a_token_and_nothing_else() {
    String table = anna.table("battue", QUICK, "me", "me");
    String token =
        anna.post("/api/tables/" + table + "/chairs/1/token", Tree.fields()).text("token");
    Client program = Client.program(server.port(), token);
    assertThat(state(program, table, "?seat=1").number("seq")).isZero();
    assertThat(program.refused("GET", "/api/tables/" + table + "?seat=0", ""))
        .isEqualTo("not-yours");
    assertThat(program.refused("GET", "/api/me", "")).isEqualTo("stranger");
    try (Socket socket = program.socket(table, "?want=")) {
      assertThat(socket.next("table").fieldsOf("table").fieldsOf("you").itemsOf("seats").texts())
          .containsExactly("1");
    }
    anna.delete("/api/tables/" + table + "/chairs/1");
    assertThat(program.refused("GET", "/api/tables/" + table + "?seat=1", ""))
        .isEqualTo("stranger");
  }

  @Test
  void whoever_looks_on_and_sits_down_is_asked_at_once() {
    String table = anna.table("thrones", IN_ORDER, "me", "friend", "me");
    join(anna, bert, table);
    bert.delete("/api/tables/" + table + "/chairs/1");
    try (Socket socket = cleo.socket(table, "?want=")) {
      assertThat(socket.next("update").fieldsOf("state").has("question")).isFalse();
      String invite = info(anna, table).fieldsOf("you").text("invite");
      cleo.post("/api/tables/" + table + "/chairs", Tree.fields().put("invite", invite));
      Tree.Fields state = asked(socket);
      assertThat(
              socket.answer(whole(socket, state.fieldsOf("question"), new Seeded(1))).text("type"))
          .isEqualTo("done");
    }
  }

  @Test
  void talk_between_two_leaves_no_gap_for_others() {
    String table = anna.table("thrones", IN_ORDER, "me", "friend", "open");
    join(anna, bert, table);
    cleo.post("/api/tables/" + table + "/chairs", Tree.fields());
    try (Socket first = anna.socket(table, "?want=");
        Socket second = bert.socket(table, "?want=");
        Socket third = cleo.socket(table, "?want=")) {
      third.next("table"); // From now on it hears.
      first.ask(say("hello", -1));
      first.ask(say("psst", 1));
      second.ask(say("what?", 0));
      first.ask(say("nothing", -1));
      Tree.Fields hello = third.next("chat").itemsOf("chat").get(0).asFields();
      Tree.Fields nothing = third.next("chat").itemsOf("chat").get(0).asFields();
      assertThat(hello.text("text")).isEqualTo("hello");
      assertThat(nothing.text("text")).isEqualTo("nothing");
      assertThat(nothing.number("number")).isEqualTo(2);
    }
    Tree.Items heard = bert.get("/api/tables/" + table + "/chat?after=1").itemsOf("chat");
    assertThat(heard.size()).isEqualTo(3);
    assertThat(heard.get(0).asFields().number("to")).isEqualTo(1);
    String other = anna.table("battue", QUICK, "me", "me");
    assertThat(
            anna.refused(
                "POST",
                "/api/tables/" + other + "/chat",
                "{\"text\":\"psst\",\"to\":1,\"id\":\"a\"}"))
        .isEqualTo("no-private-talk");
  }

  private static Tree.Fields say(String text, int to) {
    Tree.Fields message = Tree.fields().put("do", "say").put("text", text);
    return to < 0 ? message : message.put("to", to);
  }

  @Test
  void one_takes_back_ones_own_and_all_must_agree_beyond_that() {
    String table = anna.table("battue", "me", "friend");
    join(anna, bert, table);
    String path = "/api/tables/" + table;
    boolean annaIsAsked = state(anna, table, "").has("question");
    Client asked = annaIsAsked ? anna : bert;
    Client other = annaIsAsked ? bert : anna;
    try (Socket socket = asked.socket(table, "")) {
      Tree.Fields state = asked(socket);
      int seq = state.number("seq");
      socket.answer(whole(socket, state.fieldsOf("question"), new Seeded(1)));
      boolean may = state(asked, table, "?want=").has("mayUndo");
      assertThat(other.refused("POST", path + "/undo", "{\"id\":\"u\"}")).isEqualTo("refused");
      if (may) {
        Tree.Fields undone = socket.ask(Tree.fields().put("do", "undo"));
        assertThat(undone.number("seq")).isEqualTo(seq + 2);
        socket.answer(whole(socket, state.fieldsOf("question"), new Seeded(1)));
      }
    }
    int before = state(anna, table, "?want=").number("seq");
    anna.post(path + "/undo/proposal", Tree.fields().put("count", 1));
    assertThat(info(bert, table).fieldsOf("undo").number("count")).isEqualTo(1);
    assertThat(state(anna, table, "?want=").number("seq")).isEqualTo(before);
    bert.post(path + "/undo/vote", Tree.fields().put("agree", true));
    assertThat(state(anna, table, "?want=").number("seq")).isEqualTo(before + 1);
    assertThat(info(bert, table).has("undo")).isFalse();
    assertThat(bert.refused("POST", path + "/undo/vote", "{\"agree\":true}"))
        .isEqualTo("no-proposal");
  }
}
