package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Scripted;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.wire.Herald;
import banneret.wire.Wants;
import banneret.wire.WrittenSayings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What readers of a table are sent, on the game of heaps. */
class HeraldTest {
  private static final Titles TITLES = new Titles();
  private static final Wants LITTLE = new Wants(false, false, false, false, "");
  private final Table<?> table = table(TITLES.game("heap"));
  private final Herald<?> herald = herald(table);

  private static <P extends Position<P>> Table<P> table(Game<P> game) {
    List<String> luck = List.of("card low", "card high", "die 2");
    return Table.open(game, Setup.of(2), new Scripted(luck));
  }

  private static <P extends Position<P>> Herald<P> herald(Table<P> table) {
    return new Herald<>(table, new WrittenSayings(table.game(), TITLES.texts("heap")));
  }

  private static String json(Tree tree) {
    return Formats.json(tree);
  }

  @Test
  void a_program_that_plays_is_sent_little() {
    assertThat(json(herald.state(0, LITTLE)))
        .isEqualTo(
            "{\"seq\":0,\"round\":1,\"awaited\":[0],\"question\":{\"step\":\"turn\","
                + "\"shape\":\"choose\",\"said\":\"\",\"anyOrder\":false,"
                + "\"clause\":\"heap.take.up-to-three\",\"options\":[{\"phrase\":\"take 1\"},"
                + "{\"phrase\":\"take 2\"},{\"phrase\":\"take 3\"},{\"phrase\":\"roll\"}]}}");
    assertThat(json(herald.state(1, LITTLE))).isEqualTo("{\"seq\":0,\"round\":1,\"awaited\":[0]}");
  }

  @Test
  void a_page_is_sent_the_question_in_words_and_what_is_forbidden() {
    Tree.Fields question = herald.state(0, Wants.ALL).fieldsOf("question");
    assertThat(json(question.itemsOf("options").get(0)))
        .isEqualTo(
            "{\"phrase\":\"take 1\",\"saying\":{\"key\":\"option.take\","
                + "\"args\":[{\"name\":\"n\",\"kind\":\"number\",\"value\":1}],"
                + "\"text\":{\"en\":\"Take one stone\",\"fr\":\"Prendre 1 pierre\"}}}");
    Tree.Fields refused = question.itemsOf("refused").get(0).asFields();
    assertThat(refused.text("phrase")).isEqualTo("take 4");
    assertThat(refused.text("clause")).isEqualTo("heap.take.up-to-three");
    assertThat(question.fieldsOf("prompt").fieldsOf("text").names()).containsExactly("en", "fr");
  }

  @Test
  void each_reader_is_told_what_he_may_know() {
    assertThat(json(herald.news(0, -1, Wants.ALL)))
        .contains("\"chance\":[\"card low\",{\"hidden\":true}]")
        .contains("\"key\":\"event.dealt\"", "\"word\":\"low\"", "event.dealt.others")
        .doesNotContain("high");
    assertThat(json(herald.news(-1, -1, Wants.ALL))).doesNotContain("low", "high");
    assertThat(herald.news(0, 0, Wants.ALL).size()).isZero();
  }

  @Test
  void the_arithmetic_behind_an_event_comes_with_it() {
    table.answer(0, "roll");
    Tree.Fields news = herald.news(1, 0, Wants.ALL).get(0).asFields();
    assertThat(news.number("seq")).isEqualTo(1);
    Tree.Fields rolled = news.itemsOf("told").get(0).asFields();
    Tree.Fields sum = rolled.itemsOf("sums").get(0).asFields();
    assertThat(sum.fieldsOf("text").names()).containsExactly("en", "fr");
    assertThat(sum.itemsOf("terms").get(0).asFields().text("clause"))
        .isEqualTo("heap.roll.die-and-card");
  }

  @Test
  void an_answer_taken_back_is_told_without_its_events() {
    table.answer(0, "take 1");
    table.undo(0);
    table.answer(0, "take 2");
    Tree.Items news = herald.news(1, 0, Wants.ALL);
    assertThat(news.get(0).asFields().has("told")).isFalse();
    assertThat(json(news.get(1))).isEqualTo("{\"seq\":2,\"undo\":1,\"seat\":0}");
    assertThat(news.get(2).asFields().itemsOf("told").size()).isEqualTo(1);
  }

  @Test
  void whoever_reads_one_language_is_sent_one() {
    Wants french = Wants.ALL.in("fr");
    Tree.Fields question = herald.state(0, french).fieldsOf("question");
    assertThat(question.fieldsOf("prompt").fieldsOf("text").names()).containsExactly("fr");
    table.answer(0, "roll");
    String all = json(herald.news(0, -1, french)) + json(herald.state(0, french));
    all += json(herald.draft(0, "take 9", french)) + json(herald.refused(0, "", french));
    assertThat(all).contains("\"text\":{\"fr\":").doesNotContain("\"en\":");
  }

  @Test
  void a_draft_is_whole_or_refused_with_its_clause_in_every_language() {
    assertThat(json(herald.draft(0, "take 1", LITTLE)))
        .isEqualTo("{\"line\":\"take 1\",\"whole\":true}");
    Tree.Fields refusal = herald.draft(0, "take 4", Wants.ALL).fieldsOf("refusal");
    assertThat(refusal.text("why")).isEqualTo("forbidden");
    assertThat(refusal.text("clause")).isEqualTo("heap.take.up-to-three");
    assertThat(refusal.fieldsOf("text").text("fr")).contains("heap.take.up-to-three");
  }

  @Test
  void when_the_game_is_over_all_may_know_all() {
    while (table.standing() == null) {
      table.answer(Integer.numberOfTrailingZeros(table.awaited()), "take 1");
    }
    Tree.Fields state = herald.state(-1, Wants.ALL);
    assertThat(state.fieldsOf("over").itemsOf("places").size()).isEqualTo(2);
    assertThat(json(herald.news(-1, -1, Wants.ALL))).contains("card low", "card high");
    assertThat(herald.record(-1)).isEqualTo(table.record().write());
  }
}
