package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody rewrites a game alone, and what was said between two stays between them. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class GovernanceTest extends WithServer {
  private static final Titles TITLES = new Titles();

  GovernanceTest(StorageKind storage) {
    super(storage);
  }

  private static Tree.Fields wish(String game, Tree.Fields options, String... chairs) {
    Tree.Items sitters = Tree.items();
    List.of(chairs).forEach(sitters::add);
    return Tree.fields().put("game", game).put("chairs", sitters).put("options", options);
  }

  /** A table that Bert has joined and then left alone, at which absence counts at once. */
  private String abandoned() {
    Tree.Fields wish = wish("battue", QUICK, "me", "friend").put("absence", 0);
    String table = anna.post("/api/tables", wish).text("id");
    join(anna, bert, table);
    return table;
  }

  private void play(String table) {
    int seat = state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
    Client asked =
        info(anna, table).fieldsOf("you").itemsOf("seats").texts().contains("" + seat)
            ? anna
            : bert;
    try (Socket socket = asked.socket(table, "?want=&seat=" + seat)) {
      socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(1)));
    }
    awaitAbsence(cleo, table, 1);
  }

  @Test
  void a_bot_in_somebodys_seat_does_not_consent_for_him() {
    String table = abandoned();
    play(table);
    String path = "/api/tables/" + table;
    int before = state(anna, table, "?want=").number("seq");
    anna.put(path + "/chairs/1", Tree.fields().put("bot", "random"));
    boolean waits = false; // For Bert; a move of the bot's ends a proposal, and it is made again.
    for (int tries = 0; !waits && tries < 200; tries++) {
      anna.post(path + "/undo/proposal", Tree.fields().put("count", 1));
      waits = info(anna, table).has("undo");
    }
    assertThat(waits).as("it waits for Bert").isTrue();
    assertThat(state(anna, table, "?want=").number("seq")).isGreaterThanOrEqualTo(before);
    assertThat(anna.get(path + "/news?want=&after=-1").toString()).doesNotContain("\"undo\"");
  }

  @Test
  void whoever_a_bot_plays_for_still_votes() {
    String table = abandoned();
    play(table);
    String path = "/api/tables/" + table;
    bert.put(path + "/chairs/1", Tree.fields().put("bot", "random"));
    while (info(anna, table).has("undo") || !proposed(path)) {
      info(anna, table); // The bot's moves end a proposal: it is made again.
    }
    assertThat(anna.get(path + "/news?want=&after=-1").toString()).contains("undo");
  }

  private boolean proposed(String path) {
    anna.post(path + "/undo/proposal", Tree.fields().put("count", 1));
    return bert.ask("POST", path + "/undo/vote", "{\"agree\":true}").status() == 200;
  }

  @Test
  void a_seat_passes_to_a_bot_by_its_holders_word_or_after_so_long() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    String chair = "/api/tables/" + table + "/chairs/1";
    assertThat(info(bert, table).number("absence")).isEqualTo(60);
    assertThat(anna.refused("PUT", chair, "{\"bot\":\"random\"}")).isEqualTo("not-absent");
    bert.put(chair, Tree.fields().put("bot", "random"));
    assertThat(anna.refused("PUT", chair, "{}")).isEqualTo("not-yours");
    bert.put(chair, Tree.fields());
    Tree.Items told = cleo.get("/api/tables/" + table + "/chat").itemsOf("chat");
    assertThat(told.toString()).contains("handed").contains("random").contains("returned");
    assertThat(told.get(0).asFields().number("seq")).as("the entry it came after").isZero();
    String free = abandoned();
    assertThat(cleo.refused("PUT", "/api/tables/" + free + "/chairs/1", "{\"bot\":\"random\"}"))
        .isEqualTo("not-yours");
    anna.put("/api/tables/" + free + "/chairs/1", Tree.fields().put("bot", "random"));
  }

  private static Tree.Fields id(String id) {
    return Tree.fields().put("id", id);
  }

  @Test
  void one_of_two_resigns_and_the_game_is_over() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    String path = "/api/tables/" + table;
    assertThat(cleo.refused("POST", path + "/resign", "{\"id\":\"r\"}")).isEqualTo("not-yours");
    bert.post(path + "/resign", id("r"));
    bert.post(path + "/resign", id("r"));
    Tree.Fields over = state(anna, table, "?want=").fieldsOf("over");
    assertThat(over.text("clause")).isEqualTo("table.resigning");
    int seat = info(bert, table).fieldsOf("you").itemsOf("seats").get(0).asNumber();
    assertThat(over.itemsOf("places").get(seat).asNumber()).isEqualTo(2);
    assertThat(info(anna, table).text("status")).isEqualTo("over");
    assertThat(anna.get(path + "/news?after=-1").toString()).contains("event.resigned");
    assertThat(anna.refused("POST", path + "/resign", "{\"id\":\"s\"}")).isEqualTo("over");
  }

  @Test
  void among_more_a_bot_plays_for_whoever_resigned_who_does_not_come_back() {
    String table = anna.table("battue", QUICK, "me", "friend", "friend");
    join(anna, bert, table);
    join(anna, cleo, table);
    String path = "/api/tables/" + table;
    bert.post(path + "/resign", id("r"));
    Tree.Fields chair = info(anna, table).itemsOf("chairs").get(1).asFields();
    assertThat(chair.text("bot")).isEqualTo("normal");
    assertThat(state(anna, table, "?want=").has("over")).isFalse();
    assertThat(state(anna, table, "?want=").itemsOf("stopped").size()).isEqualTo(1);
    assertThat(bert.refused("PUT", path + "/chairs/1", "{}")).isEqualTo("resigned");
    anna.post(path + "/undo/proposal", Tree.fields().put("count", 0));
    while (info(cleo, table).has("undo")
        ? cleo.ask("POST", path + "/undo/vote", "{\"agree\":true}").status() != 200
        : !state(anna, table, "?want=").has("over")) {
      anna.ask("POST", path + "/undo/proposal", "{\"count\":0}"); // A bot's move ended it.
    }
    Tree.Fields over = state(anna, table, "?want=").fieldsOf("over");
    assertThat(over.text("clause")).isEqualTo("table.agreeing");
  }

  @Test
  void bots_end_no_game_in_which_something_happens() {
    String table = anna.table("battue", QUICK, "me", "random");
    String path = "/api/tables/" + table;
    assertThat(anna.refused("POST", path + "/undo/proposal", "{\"count\":0}")).isEqualTo("no-end");
    anna.post(path + "/resign", id("r"));
    assertThat(info(anna, table).text("status")).isEqualTo("over");
  }

  @Test
  void whoever_alone_resigns_among_bots_ends_the_game_for_all() {
    String table = anna.table("battue", QUICK, "me", "random", "random");
    anna.post("/api/tables/" + table + "/resign", id("r"));
    Tree.Fields over = state(anna, table, "?want=").fieldsOf("over");
    assertThat(over.text("clause")).isEqualTo("table.agreeing");
    int seat = info(anna, table).fieldsOf("you").itemsOf("seats").get(0).asNumber();
    assertThat(over.itemsOf("places").get(seat).asNumber()).isEqualTo(3);
  }

  @Test
  void a_table_that_still_gathers_is_called_off_by_its_owner() {
    String table = anna.table("battue", QUICK, "me", "friend");
    String path = "/api/tables/" + table;
    assertThat(bert.refused("DELETE", path, "")).isEqualTo("not-owner");
    anna.ask("DELETE", path, "");
    assertThat(anna.refused("GET", path, "")).isEqualTo("no-such-table");
    String begun = anna.table("battue", QUICK, "me", "random");
    assertThat(anna.refused("DELETE", "/api/tables/" + begun, "")).isEqualTo("begun");
  }

  @Test
  void another_name_is_seen_at_every_table() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    bert.put("/api/me", Tree.fields().put("name", "Bertram"));
    assertThat(info(anna, table).itemsOf("chairs").get(1).asFields().text("name"))
        .isEqualTo("Bertram");
    assertThat(bert.refused("PUT", "/api/me", "{\"name\":\" \"}")).isEqualTo("malformed");
  }

  @Test
  void a_game_against_bots_alone_goes_on_from_any_moment() {
    Tree.Fields from = wish("battue", Tree.fields(), "me", "random").put("count", 1);
    String alone = anna.table("battue", QUICK, "me", "random");
    String fork = anna.post("/api/tables", from.put("from", alone)).text("id");
    assertThat(info(anna, fork).text("status")).isEqualTo("playing");
    String two = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, two);
    Tree.Fields wrong = wish("battue", Tree.fields(), "me", "random").put("from", two);
    assertThat(anna.refused("POST", "/api/tables", Formats.json(wrong))).isEqualTo("not-over");
  }

  @Test
  void after_the_end_nothing_is_taken_back() {
    for (String game : List.of("battue", "thrones")) {
      String table = ended(game);
      String path = "/api/tables/" + table;
      int seq = state(anna, table, "?want=").number("seq");
      for (int seat = 0; seat < 3; seat++) {
        String undo = "{\"id\":\"u" + seat + "\",\"seat\":" + seat + "}";
        assertThat(anna.refused("POST", path + "/undo", undo)).isIn("over", "not-yours");
      }
      assertThat(anna.refused("POST", path + "/undo/proposal", "{\"count\":1}")).isEqualTo("over");
      assertThat(state(anna, table, "?want=").has("mayUndo")).isFalse();
      assertThat(state(anna, table, "?want=").number("seq")).isEqualTo(seq);
    }
  }

  /** A game that Anna has played against herself up to its end. */
  private String ended(String game) {
    String[] chairs = game.equals("battue") ? new String[] {"me", "me"} : THREE;
    String table = anna.table(game, game.equals("battue") ? SHORT : IN_ORDER, chairs);
    for (int chair = 0; chair < chairs.length; chair++) {
      // The bots before may have ended the game already.
      anna.ask("PUT", "/api/tables/" + table + "/chairs/" + chair, "{\"bot\":\"random\"}");
    }
    awaitEnd(anna, table);
    for (int chair = 0; chair < chairs.length; chair++) {
      anna.ask("PUT", "/api/tables/" + table + "/chairs/" + chair, "{}");
    }
    return table;
  }

  @Test
  void what_was_asked_once_is_taken_back_once() {
    String table = anna.table("battue", "me", "me");
    String path = "/api/tables/" + table + "/undo/proposal";
    for (int i = 0; i < 3; i++) {
      int seat = state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
      try (Socket socket = anna.socket(table, "?want=&seat=" + seat)) {
        socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(i)));
      }
    }
    int seq = state(anna, table, "?want=").number("seq");
    Tree.Fields once = Tree.fields().put("count", 1).put("id", "once");
    Tree.Fields done = anna.post(path, once);
    assertThat(done.number("seq")).isEqualTo(seq + 1);
    assertThat(anna.post(path, once)).as("said again").isEqualTo(done);
    assertThat(state(anna, table, "?want=").number("seq")).isEqualTo(seq + 1);
    anna.post(path, Tree.fields().put("count", 1).put("id", "another"));
    assertThat(state(anna, table, "?want=").number("seq")).isEqualTo(seq + 2);
  }

  /** A table of three people who have all placed their orders. */
  private String ordered() {
    String table = anna.table("thrones", IN_ORDER, "me", "friend", "open");
    join(anna, bert, table);
    cleo.post("/api/tables/" + table + "/chairs", Tree.fields());
    for (int seat = 0; seat < 3; seat++) {
      Client holder = List.of(anna, bert, cleo).get(seat);
      try (Socket socket = holder.socket(table, "?want=")) {
        socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(seat)));
      }
    }
    return table;
  }

  @Test
  void a_proposal_said_again_keeps_who_has_agreed() {
    String table = ordered();
    String path = "/api/tables/" + table + "/undo/";
    Tree.Fields once = Tree.fields().put("count", 1).put("id", "once");
    anna.post(path + "proposal", once);
    bert.post(path + "vote", Tree.fields().put("agree", true));
    anna.post(path + "proposal", once);
    assertThat(info(cleo, table).fieldsOf("undo").itemsOf("agreed").texts())
        .containsExactly("0", "1");
  }

  @Test
  void a_vote_said_again_is_no_vote_for_what_was_proposed_since() {
    String table = ordered();
    String path = "/api/tables/" + table + "/undo/";
    Tree.Fields first = Tree.fields().put("count", 1).put("id", "first");
    Tree.Fields vote = Tree.fields().put("agree", true).put("id", "vote");
    anna.post(path + "proposal", first);
    bert.post(path + "vote", vote);
    cleo.post(path + "vote", Tree.fields().put("agree", false).put("id", "no"));
    anna.post(path + "proposal", first);
    assertThat(info(anna, table).has("undo")).as("it was voted down").isFalse();
    anna.post(path + "proposal", Tree.fields().put("count", 1).put("id", "second"));
    bert.post(path + "vote", vote);
    cleo.post(path + "vote", Tree.fields().put("agree", false).put("id", "no"));
    assertThat(info(cleo, table).fieldsOf("undo").itemsOf("agreed").texts())
        .as("what was said of the first does not count for the second")
        .containsExactly("0");
  }

  private static final String[] THREE = {"me", "me", "me"};

  @Test
  void what_was_whispered_stays_between_the_two_for_ever() {
    String table = anna.table("thrones", IN_ORDER, "me", "friend", "friend");
    join(anna, bert, table);
    join(anna, cleo, table);
    String path = "/api/tables/" + table;
    bert.post(path + "/chat", Tree.fields().put("text", "psst").put("to", 0).put("id", "a"));
    Client dora = Client.guest(server.port(), "Dora");
    bert.delete(path + "/chairs/1");
    join(anna, dora, table);
    String public_ = dora.get(path + "/chat?seat=1").toString();
    assertThat(public_).contains("joined").doesNotContain("psst");
    assertThat(bert.get(path + "/chat").toString()).as("who said it").contains("psst");
    List.of(0, 1, 2).forEach(chair -> hand(List.of(anna, dora, cleo).get(chair), table, chair));
    awaitEnd(anna, table);
    for (Client other : List.of(cleo, dora, new Client(server.port()))) {
      for (int seat = -1; seat < 3; seat++) {
        assertThat(other.get(path + "/chat?seat=" + seat).toString()).doesNotContain("psst");
        try (Socket ear = other.socket(table, "?chat=0&seat=" + seat)) {
          assertThat(ear.next("chat").toString()).doesNotContain("psst");
        }
      }
    }
    assertThat(anna.get(path + "/chat").toString()).as("to whom").contains("psst");
  }

  private static void hand(Client holder, String table, int chair) {
    holder.put("/api/tables/" + table + "/chairs/" + chair, Tree.fields().put("bot", "random"));
  }

  @Test
  void a_table_that_goes_on_from_a_record_says_so_and_is_dealt_anew() {
    GameRecord record = played(TITLES.game("thrones"), 40);
    Tree.Items chairs = Tree.items().add("me").add("friend").add("greedy");
    Tree.Fields wish = Tree.fields().put("record", record.write()).put("chairs", chairs);
    String table = anna.post("/api/tables", wish).text("id");
    assertThat(info(anna, table).fieldsOf("origin").text("kind")).isEqualTo("record");
    Tree.Fields joined = join(anna, bert, table);
    assertThat(joined.fieldsOf("origin").flag("anew")).isTrue();
    assertThat(state(bert, table, "?want=").number("seq")).isZero();
    Tree.Fields alone = wish.put("chairs", Tree.items().add("me").add("me").add("me"));
    String own = anna.post("/api/tables", alone).text("id");
    assertThat(state(anna, own, "?want=").number("seq")).isEqualTo(record.entries().size() - 1);
    anna.delete("/api/tables/" + own + "/chairs/1");
    String invite = info(anna, own).fieldsOf("you").text("invite");
    assertThat(
            bert.refused(
                "POST", "/api/tables/" + own + "/chairs", "{\"invite\":\"" + invite + "\"}"))
        .isEqualTo("known-cards");
  }

  private static <P extends Position<P>> GameRecord played(Game<P> game, int answers) {
    Table<P> table = Table.open(game, Setup.of(game.minSeats()), new Seeded(answers), true);
    for (int i = 0; i < answers; i++) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      table.answer(seat, table.view(seat).line(Bots.<P>named("random", i)::choose));
    }
    return table.record();
  }

  @Test
  void a_program_looks_and_answers_and_nothing_else() {
    String table = anna.table("thrones", IN_ORDER, "me", "me", "me");
    String path = "/api/tables/" + table;
    Tree.Fields given = anna.post(path + "/chairs/1/token", Tree.fields());
    Client program = Client.program(server.port(), given.text("token"));
    assertThat(program.refused("POST", path + "/chat", "{\"text\":\"a\",\"id\":\"a\"}"))
        .isEqualTo("only-plays");
    assertThat(program.refused("POST", path + "/undo", "{\"id\":\"a\"}")).isEqualTo("only-plays");
    assertThat(program.refused("POST", path + "/undo/proposal", "{\"count\":1}"))
        .isEqualTo("only-plays");
    assertThat(program.refused("PUT", path + "/chairs/1", "{\"bot\":\"random\"}"))
        .isEqualTo("only-plays");
    assertThat(program.refused("DELETE", path + "/chairs/1", "")).isEqualTo("only-plays");
    assertThat(program.refused("POST", path + "/chairs/1/token", "")).isEqualTo("stranger");
    assertThat(anna.get(path + "/chairs/1/tokens").toString())
        .contains(given.text("id"))
        .doesNotContain(given.text("token"));
    try (Socket socket = program.socket(table, "?want=")) {
      socket.next("update");
      anna.delete(path + "/chairs/1/tokens/" + given.text("id"));
      assertThat(socket.closed()).isEqualTo(1008);
    }
    assertThat(program.refused("GET", path, "")).isEqualTo("stranger");
    assertThat(anna.get(path + "/chairs/1/tokens").itemsOf("tokens").size()).isZero();
  }

  @Test
  void a_token_ends_by_itself() {
    String table = anna.table("battue", QUICK, "me", "me");
    String path = "/api/tables/" + table;
    Tree.Fields given = anna.post(path + "/chairs/1/token", Tree.fields());
    assertThat(given.text("expires")).isGreaterThan(given.text("created"));
    Client program = Client.program(server.port(), given.text("token"));
    program.get(path);
    storage.write(handle ->
        handle.execute("update seat_token set expires = 1 where id = ?", given.text("id")));
    assertThat(program.refused("GET", path, "")).isEqualTo("stranger");
    assertThat(anna.get(path + "/chairs/1/tokens").itemsOf("tokens").size()).isZero();
  }

  @Test
  void a_token_is_not_good_for_the_next_holder() {
    String table = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, table);
    String path = "/api/tables/" + table;
    Client program =
        Client.program(
            server.port(), bert.post(path + "/chairs/1/token", Tree.fields()).text("token"));
    bert.delete(path + "/chairs/1");
    join(anna, cleo, table);
    assertThat(program.refused("GET", path + "?seat=1", "")).isEqualTo("stranger");
  }

  @Test
  void one_takes_one_chair_and_never_another() {
    String table = anna.table("thrones", IN_ORDER, "me", "open", "open");
    String path = "/api/tables/" + table + "/chairs";
    bert.post(path, Tree.fields().put("chair", 1));
    assertThat(bert.refused("POST", path, "{\"chair\":2}")).isEqualTo("sits-already");
    cleo.post(path, Tree.fields().put("chair", 2));
    bert.delete(path + "/1");
    cleo.delete(path + "/2");
    assertThat(bert.refused("POST", path, "{\"chair\":2}")).isEqualTo("held-another");
    bert.post(path, Tree.fields());
    assertThat(info(bert, table).fieldsOf("you").itemsOf("chairs").texts()).containsExactly("1");
  }

  @Test
  void the_owner_removes_a_guest_and_fills_with_a_bot_before_the_game() {
    String table = anna.table("battue", QUICK, "me", "open");
    Tree.Fields wish = wish("thrones", IN_ORDER, "me", "open", "open");
    String other = anna.post("/api/tables", wish).text("id");
    String path = "/api/tables/" + other + "/chairs/";
    bert.post("/api/tables/" + other + "/chairs", Tree.fields().put("chair", 1));
    assertThat(bert.refused("PUT", path + "2", "{\"bot\":\"random\"}")).isEqualTo("not-owner");
    assertThat(anna.refused("PUT", path + "1", "{\"bot\":\"random\"}")).isEqualTo("taken");
    anna.delete(path + "1");
    anna.put(path + "1", Tree.fields().put("bot", "random"));
    anna.put(path + "1", Tree.fields());
    anna.put(path + "1", Tree.fields().put("bot", "greedy"));
    anna.put(path + "2", Tree.fields().put("bot", "random"));
    assertThat(info(anna, other).text("status")).isEqualTo("playing");
    anna.put("/api/tables/" + table + "/chairs/1", Tree.fields().put("bot", "random"));
    assertThat(info(anna, table).text("status")).isEqualTo("playing");
  }
}
