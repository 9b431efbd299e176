package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Records;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables are made, joined and played. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class PlayTest extends WithServer {
  PlayTest(StorageKind storage) {
    super(storage);
  }

  @Test
  void two_guests_play_by_an_invitation() {
    String table = anna.table("battue", QUICK, "me", "friend");
    assertThat(info(anna, table).text("status")).isEqualTo("gathering");
    try (Socket first = anna.socket(table, "")) {
      first.next("table");
      assertThat(join(anna, bert, table).text("status")).isEqualTo("playing");
      Tree.Fields begun = first.next("update");
      assertThat(begun.itemsOf("news").get(0).asFields().number("seq")).isZero();
      try (Socket second = bert.socket(table, "?after=-1")) {
        Tree.Fields other = second.next("update");
        assertThat(other.itemsOf("news").size()).isEqualTo(1);
        boolean bertIsAsked = other.fieldsOf("state").has("question");
        Socket asked = bertIsAsked ? second : first;
        Socket waits = bertIsAsked ? first : second;
        Tree.Fields state = (bertIsAsked ? other : begun).fieldsOf("state");
        String line = whole(asked, state.fieldsOf("question"), new Seeded(1));
        Tree.Fields done = asked.answer(line);
        assertThat(done.number("seq")).isEqualTo(1);
        Tree.Fields news = waits.next("update").itemsOf("news").get(0).asFields();
        assertThat(news.number("seq")).isEqualTo(1);
        assertThat(news.text("line")).isEqualTo(done.text("line"));
      }
    }
  }

  @Test
  void whoever_plays_against_bots_alone_gets_hints_and_nobody_else_does() {
    String table = anna.table("battue", QUICK, "me", "random");
    try (Socket socket = anna.socket(table, "?after=-1")) {
      Tree.Fields question = asked(socket).fieldsOf("question");
      int before = state(anna, table, "?want=").number("seq");
      Tree.Fields hint = hint(socket, "").fieldsOf("hint");
      assertThat(socket.draft(hint.text("line")).flag("whole")).isTrue();
      Tree.Fields first = hint.itemsOf("words").get(0).asFields();
      assertThat(first.itemsOf("options").get(0).asFields().has("saying")).isTrue();
      String begun = question.itemsOf("options").get(0).asFields().text("phrase");
      assertThat(hint(socket, begun).fieldsOf("hint").text("line")).startsWith(begun);
      assertThat(hint(socket, "to nowhere").fieldsOf("error").text("code")).isEqualTo("malformed");
      assertThat(state(anna, table, "?want=").number("seq"))
          .as("nothing was said")
          .isEqualTo(before);
    }
    String shared = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, shared);
    for (Client one : List.of(anna, bert)) {
      try (Socket socket = one.socket(shared, "?after=-1")) {
        assertThat(hint(socket, "").fieldsOf("error").text("code")).isEqualTo("no-hint");
      }
    }
  }

  private static Tree.Fields hint(Socket socket, String line) {
    return socket.ask(Tree.fields().put("do", "hint").put("line", line));
  }

  @Test
  void a_whole_game_against_a_bot_ends_with_a_record_whose_dice_can_be_checked() {
    String table = anna.table("battue", SHORT, "me", "random");
    Seeded luck = new Seeded(5);
    try (Socket socket = anna.socket(table, "?want=&after=-1")) {
      List<Integer> heard = new ArrayList<>();
      Tree.Fields state;
      do {
        Tree.Fields update =
            socket.next(it ->
                it.text("type").equals("update")
                    && hear(it, heard)
                    && (it.fieldsOf("state").has("question") || it.fieldsOf("state").has("over")));
        state = update.fieldsOf("state");
        if (state.has("question")) {
          socket.answer(whole(socket, state.fieldsOf("question"), luck));
        }
      } while (!state.has("over"));
      for (int i = 0; i < heard.size(); i++) {
        assertThat(heard.get(i)).as("no news is missed or comes twice").isEqualTo(i);
      }
    }
    Tree.Fields written = cleo.get("/api/tables/" + table + "/record");
    GameRecord record = GameRecord.read(written);
    assertThat(record.dice().contributions()).containsExactly("mine", "");
    Titles titles = new Titles();
    assertThat(Records.replay(titles, record, new Seeded(0)).standing()).isNotNull();
    assertThat(LuckProof.check(titles.game("battue"), record)).isPositive();
    assertThat(record.players()).containsExactly("human", "random");
  }

  private static boolean hear(Tree.Fields update, List<Integer> heard) {
    update.itemsOf("news").all().forEach(one -> heard.add(one.asFields().number("seq")));
    return true;
  }

  @Test
  void an_answer_that_is_not_whole_yet_gets_its_draft_if_it_wishes() {
    String table = anna.table("thrones", IN_ORDER, "me", "me", "me");
    try (Socket socket = anna.socket(table, "?seat=0")) {
      Tree.Fields question = asked(socket).fieldsOf("question");
      String begun = any(question, new Seeded(1));
      assertThat(socket.answer(begun).fieldsOf("error").text("why")).isEqualTo("incomplete");
      Tree.Fields orDraft = Tree.fields().put("do", "answer").put("draft", true);
      Tree.Fields draft = socket.ask(orDraft.put("line", begun));
      assertThat(draft.text("type")).isEqualTo("draft");
      assertThat(draft.fieldsOf("draft")).isEqualTo(socket.draft(begun));
      Tree.Fields wrong = Tree.fields().put("do", "answer").put("draft", true);
      Tree.Fields refused = socket.ask(wrong.put("line", "nonsense"));
      assertThat(refused.fieldsOf("error").text("why")).isEqualTo("not-understood");
      Tree.Fields right = Tree.fields().put("do", "answer").put("draft", true);
      String whole = whole(socket, question, new Seeded(1));
      assertThat(socket.ask(right.put("line", whole)).text("type")).isEqualTo("done");
    }
  }

  @Test
  void what_is_refused_comes_only_if_somebody_wants_to_know() {
    String table = anna.table("thrones", IN_ORDER, "me", "me", "me");
    try (Socket socket = anna.socket(table, "?seat=0");
        Socket curious = anna.socket(table, "?seat=0&want=view,told,texts,refused")) {
      Tree.Fields state = asked(socket);
      assertThat(Formats.json(state).length()).as("a planning question").isLessThan(15_000);
      Tree.Items whole = asked(curious).fieldsOf("question").itemsOf("refused");
      Tree.Fields answer = socket.ask(Tree.fields().put("do", "refused"));
      assertThat(answer.fieldsOf("refused").itemsOf("refused")).isEqualTo(whole);
      assertThat(whole.size()).isGreaterThan(100);
      String begun = any(state.fieldsOf("question"), new Seeded(1));
      Tree.Fields later = socket.ask(Tree.fields().put("do", "refused").put("line", begun));
      assertThat(later.fieldsOf("refused").itemsOf("refused"))
          .isEqualTo(curious.draft(begun).fieldsOf("next").itemsOf("refused"));
      Tree.Fields wrong = socket.ask(Tree.fields().put("do", "refused").put("line", "nonsense"));
      assertThat(wrong.fieldsOf("refused").has("refusal")).isTrue();
    }
  }

  @Test
  void a_long_story_comes_in_pages() {
    String table;
    int last;
    do { // Few games are so short that they fit a page.
      table = anna.table("thrones", IN_ORDER, "random", "random", "random");
      awaitEnd(anna, table);
      last = state(anna, table, "?want=").number("seq");
    } while (last <= 100);
    String path = "/api/tables/" + table + "/news?want=told";
    List<Integer> forward = new ArrayList<>();
    Tree.Fields page;
    do {
      page = anna.get(path + "&after=" + (forward.size() - 1));
      hear(page, forward);
    } while (page.has("more"));
    try (Socket socket = anna.socket(table, "?want=told&after=-1")) {
      Tree.Fields update = socket.next("update");
      assertThat(update.has("earlier")).isTrue();
      List<Tree> story = new ArrayList<>(update.itemsOf("news").all());
      assertThat(story).hasSize(100);
      Tree.Fields older = update;
      while (older.has("earlier")) {
        older = anna.get(path + "&before=" + story.getFirst().asFields().number("seq"));
        story.addAll(0, older.itemsOf("news").all());
      }
      for (int i = 0; i <= last; i++) {
        assertThat(forward.get(i)).isEqualTo(i);
        assertThat(story.get(i).asFields().number("seq")).isEqualTo(i);
      }
      assertThat(story).hasSize(last + 1);
      assertThat(forward).hasSize(last + 1);
    }
  }

  @Test
  void long_talk_comes_in_pages() {
    String table = anna.table("battue", QUICK, "me", "me");
    String path = "/api/tables/" + table + "/chat";
    try (Socket socket = anna.socket(table, "?want=")) {
      for (int i = 1; i <= 450; i++) {
        socket.ask(Tree.fields().put("do", "say").put("text", "word " + i));
      }
    }
    try (Socket socket = anna.socket(table, "?want=&chat=0")) {
      Tree.Fields last = socket.next("chat");
      assertThat(numbers(last)).hasSize(200).startsWith(251).endsWith(450);
      Tree.Fields before = anna.get(path + "?before=251");
      assertThat(numbers(before)).hasSize(200).startsWith(51).endsWith(250);
      Tree.Fields first = anna.get(path + "?before=51");
      assertThat(numbers(first)).hasSize(50).startsWith(1).endsWith(50);
      assertThat(last.has("earlier") && before.has("earlier")).isTrue();
      assertThat(first.has("earlier")).isFalse();
    }
    try (Socket socket = anna.socket(table, "?want=&chat=449")) {
      Tree.Fields last = socket.next("chat");
      assertThat(numbers(last)).containsExactly(450);
      assertThat(last.has("earlier")).isFalse();
    }
  }

  private static List<Integer> numbers(Tree.Fields said) {
    return said.itemsOf("chat").all().stream().map(one -> one.asFields().number("number")).toList();
  }

  @Test
  void what_was_missed_comes_when_one_comes_back() {
    String table = anna.table("battue", QUICK, "me", "random");
    int seq;
    try (Socket socket = anna.socket(table, "")) {
      Tree.Fields state = asked(socket);
      seq = state.number("seq");
      socket.answer(whole(socket, state.fieldsOf("question"), new Seeded(2)));
    }
    try (Socket again = anna.socket(table, "?after=" + seq)) {
      List<Integer> heard = new ArrayList<>();
      again.next(it -> it.text("type").equals("update") && hear(it, heard) && heard.size() > 0);
      assertThat(heard.getFirst()).isEqualTo(seq + 1);
    }
  }

  @Test
  void an_answer_sent_twice_counts_once_and_one_for_another_moment_not_at_all() {
    String table = anna.table("battue", QUICK, "me", "me");
    Tree.Fields state = state(anna, table, "?seat=0");
    int seat = state.itemsOf("awaited").get(0).asNumber();
    try (Socket socket = anna.socket(table, "?seat=" + seat)) {
      Tree.Fields question = asked(socket).fieldsOf("question");
      String line = whole(socket, question, new Seeded(3));
      Tree.Fields message =
          Tree.fields().put("do", "answer").put("id", "once").put("line", line).put("seq", 0);
      Tree.Fields done = socket.ask(message);
      assertThat(done.number("seq")).isEqualTo(1);
      assertThat(socket.ask(message)).isEqualTo(done);
      assertThat(state(anna, table, "?seat=0&want=").number("seq")).isEqualTo(1);
      for (String deed : List.of("answer", "draft")) {
        Tree.Fields late = message.put("do", deed).put("id", "late-" + deed);
        assertThat(socket.ask(late).fieldsOf("error").text("code")).isEqualTo("stale");
      }
    }
  }

  @Test
  void a_refusal_names_its_clause_in_the_language_of_the_reader() {
    String table = anna.table("battue", QUICK, "me", "me");
    int seat = state(anna, table, "?seat=0").itemsOf("awaited").get(0).asNumber();
    String path = "/api/tables/" + table + "/answers";
    String body = "{\"line\":\"dance\",\"id\":\"a\",\"seat\":" + seat + "}";
    Client.Answer english = anna.ask("POST", path, body);
    Client.Answer french = anna.ask("POST", path + "?lang=fr", body);
    assertThat(english.status()).isEqualTo(409);
    assertThat(english.code()).isEqualTo("refused");
    assertThat(english.body().fieldsOf("error").text("message")).contains("dance");
    assertThat(french.body().fieldsOf("error").text("message"))
        .isNotEqualTo(english.body().fieldsOf("error").text("message"));
    String all = "?want=view,told,texts,refused&seat=" + seat;
    Tree.Fields question = state(anna, table, all).fieldsOf("question");
    for (Tree one : question.itemsOf("refused").all()) {
      String phrase = one.asFields().text("phrase");
      Client.Answer no =
          anna.ask(
              "POST", path, "{\"line\":\"" + phrase + "\",\"id\":\"b\",\"seat\":" + seat + "}");
      assertThat(no.body().fieldsOf("error").text("clause"))
          .isEqualTo(one.asFields().text("clause"));
    }
    assertThat(state(anna, table, "?want=").number("seq")).isZero();
  }

  @Test
  void lines_sealed_at_once_are_all_kept_and_may_be_said_anew_until_the_last() {
    String table = anna.table("thrones", IN_ORDER, "me", "me", "me");
    List<Socket> seats = new ArrayList<>();
    try (Socket first = anna.socket(table, "?seat=0");
        Socket second = anna.socket(table, "?seat=1");
        Socket third = anna.socket(table, "?seat=2");
        Socket looker = cleo.socket(table, "")) {
      seats.addAll(List.of(first, second, third));
      List<Tree.Fields> states = new ArrayList<>();
      seats.forEach(seat -> states.add(asked(seat)));
      assertThat(states.getFirst().fieldsOf("question").text("shape")).isEqualTo("seal");
      looker.next("update");
      int seq = states.getFirst().number("seq");
      String line = whole(first, states.get(0).fieldsOf("question"), new Seeded(1));
      assertThat(first.answer(line).number("seq")).isEqualTo(seq);
      Tree.Fields seen = looker.next("update");
      assertThat(seen.itemsOf("news").size()).isZero();
      assertThat(seen.fieldsOf("state").itemsOf("awaited").texts()).containsExactly("1", "2");
      assertThat(seen.toString()).doesNotContain(line);
      String other = whole(first, states.get(0).fieldsOf("question"), new Seeded(9));
      first.answer(other);
      List<String> sent = new ArrayList<>();
      for (int seat = 1; seat < 3; seat++) {
        String said = whole(seats.get(seat), states.get(seat).fieldsOf("question"), new Seeded(7));
        sent.add(seats.get(seat).send(Tree.fields().put("do", "answer").put("line", said)));
      }
      for (int seat = 1; seat < 3; seat++) {
        String id = sent.get(seat - 1);
        assertThat(
                seats.get(seat).next(it -> it.has("id") && it.text("id").equals(id)).text("type"))
            .isEqualTo("done");
      }
      Tree.Fields opened = looker.next(it -> it.has("news") && it.itemsOf("news").size() > 0);
      Tree.Items lines = opened.itemsOf("news").get(0).asFields().itemsOf("lines");
      assertThat(lines.get(0).asText()).isEqualTo(other);
      assertThat(lines.size()).isEqualTo(3);
    }
  }

  @Test
  void an_earlier_moment_can_be_looked_at_and_an_ended_game_goes_on_from_there() {
    String table = anna.table("battue", SHORT, "random", "random");
    Tree.Fields news = anna.get("/api/tables/" + table + "/news?after=3&wait=20&want=");
    assertThat(news.itemsOf("news").size()).isPositive();
    Tree.Fields then = anna.get("/api/tables/" + table + "/replay/3");
    assertThat(then.fieldsOf("state").number("seq")).isEqualTo(2);
    while (!state(anna, table, "?want=").has("over")) {
      int seq = state(anna, table, "?want=").number("seq");
      anna.get("/api/tables/" + table + "/news?want=&wait=5&after=" + seq);
    }
    Tree.Fields wish =
        Tree.fields()
            .put("from", table)
            .put("count", 3)
            .put("chairs", Tree.items().add("me").add("me"));
    Tree.Fields fork = anna.post("/api/tables", wish);
    assertThat(fork.text("status")).isEqualTo("playing");
    assertThat(state(anna, fork.text("id"), "").number("seq")).isEqualTo(2);
    assertThat(anna.refused("GET", "/api/tables/" + table + "/replay/9999", ""))
        .isEqualTo("no-such-moment");
  }
}
