package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Scripted;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Malformed;
import banneret.wire.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextsTest {
  private static final Titles TITLES = new Titles();
  private static final Texts ENGLISH = TITLES.texts("heap", "en");
  private static final Texts FRENCH = TITLES.texts("heap", "fr");
  private static final Clause ROLL = new Clause("heap.roll.die-and-card");

  private static Saying took(int seat, int n) {
    return new Saying("event.took").with("who", "seat", seat).number("n", n);
  }

  @Test
  void oneAndManyAreCountedAsTheLanguageDoes() {
    assertThat(ENGLISH.say(took(0, 1))).isEqualTo("Red takes one stone.");
    assertThat(ENGLISH.say(took(1, 3))).isEqualTo("Blue takes 3 stones.");
    assertThat(ENGLISH.say(took(1, 0))).isEqualTo("Blue takes nothing.");
    assertThat(ENGLISH.fill("option.take", Map.of("n", 0))).isEqualTo("Take 0 stones");
    assertThat(FRENCH.say(took(0, 0))).isEqualTo("Rouge prend 0 pierre.");
    assertThat(FRENCH.say(took(0, 1))).isEqualTo("Rouge prend 1 pierre.");
    assertThat(FRENCH.say(took(0, 2))).isEqualTo("Rouge prend 2 pierres.");
  }

  @Test
  void numbersHaveAProperMinusAndASignWhereAsked() {
    assertThat(ENGLISH.say(took(0, -2))).isEqualTo("Red takes \u22122 stones.");
    assertThat(term(-1)).isEqualTo("low card (\u22121)");
    assertThat(term(2)).isEqualTo("low card (+2)");
    assertThat(term(0)).isEqualTo("low card (+0)");
  }

  private static String term(int value) {
    return ENGLISH.say(new Saying("term.card").with("about", "card", 0).number("value", value));
  }

  @Test
  void aNameMayHaveAnotherForm() {
    Saying dealt = new Saying("event.dealt").with("who", "seat", 0).with("card", "card", 2);
    assertThat(FRENCH.say(dealt)).isEqualTo("Rouge s'empare de la carte haute.");
    assertThat(ENGLISH.say(dealt)).isEqualTo("Red gets the high card.");
  }

  @Test
  void nobodyHasANameToo() {
    assertThat(ENGLISH.say(took(-1, 1))).isEqualTo("nobody takes one stone.");
  }

  @Test
  void aMissingTextShowsItsKeyAndIsNoted() {
    Texts texts = TITLES.texts("heap", "en");
    assertThat(texts.text("event.moon{")).isEqualTo("\u2039event.moon\u203A");
    assertThat(texts.say(new Saying("event.took"))).isEqualTo("{who} takes nothing.");
    assertThat(texts.unknown()).containsExactly("event.moon{", "{n}", "{who}");
  }

  @Test
  void bothLanguagesHaveTheSameTextsAboutTheSameThings() {
    assertThat(Texts.missing(TITLES.texts("heap"), List.of("ask.turn", "ask.moon")))
        .containsExactly(
            "en: no text for ask.moon",
            "fr: no text for ask.moon",
            "en: no text for card.high.of",
            "en: no text for card.low.of",
            "en: no text for card.middle.of");
    for (Refusal.Why why : Refusal.Why.values()) {
      String key = "refusal." + why.name().toLowerCase(Locale.ROOT).replace('_', '-');
      assertThat(Stream.of(ENGLISH, FRENCH)).allMatch(texts -> texts.has(key));
    }
  }

  @Test
  void anEventIsToldToEachByWhatHeMayKnow() {
    Event dealt = first(TITLES.game("heap"));
    assertThat(ENGLISH.say(dealt, 0)).isEqualTo("Red gets the middle card.");
    assertThat(ENGLISH.say(dealt, 1)).isEqualTo("Red gets a card.");
    assertThat(FRENCH.say(dealt, -1)).isEqualTo("Rouge reçoit une carte.");
  }

  private static <P extends Position<P>> Event first(Game<P> game) {
    Scripted luck = new Scripted(List.of("card middle", "card low"));
    return Table.open(game, Setup.of(2), luck).told().getFirst().event();
  }

  @Test
  void aSumIsToldOnOneLineOrOnSeveral() {
    Breakdown.Source die = new Breakdown.Source("die", Saying.NUMBER, ROLL, true);
    Breakdown.Source card = new Breakdown.Source("card", "card", ROLL, true);
    List<Breakdown.Term> terms =
        List.of(new Breakdown.Term(die, 0, 4), new Breakdown.Term(card, 0, -1));
    Breakdown haul = new Breakdown("haul", terms, 3);
    assertThat(ENGLISH.say(haul)).isEqualTo("haul 3 = 4 die \u2212 1 low card (\u22121)");
    assertThat(FRENCH.lines(haul))
        .containsExactly("+4 dé", "\u22121 carte basse (\u22121)", "= prise 3");
  }

  @Test
  void aRefusalNamesItsClause() {
    assertThat(ENGLISH.say(refusal(TITLES.game("heap"), "take 4")))
        .isEqualTo("A seat takes one to three stones. (heap.take.up-to-three)");
    assertThat(FRENCH.say(refusal(TITLES.game("heap"), "take 4")))
        .isEqualTo("On prend une à trois pierres. (heap.take.up-to-three)");
    assertThat(ENGLISH.say(refusal(TITLES.game("heap"), "da{n}ce")))
        .isEqualTo("“da{n}ce” is not understood here.");
  }

  private static <P extends Position<P>> Refusal refusal(Game<P> game, String line) {
    Scripted luck = new Scripted(List.of("card middle", "card low"));
    return ((Reply.Refused) Table.open(game, Setup.of(2), luck).answer(0, line)).refusal();
  }

  @Test
  void aClauseOrARulingHasItsText() {
    assertThat(FRENCH.clause("heap.end.last-stone"))
        .isEqualTo("Qui prend la dernière pierre gagne.");
    assertThat(FRENCH.clause("heap.ambiguous.roll-too-high"))
        .isEqualTo("Et si le résultat dépasse le nombre de pierres ? On prend tout ce qui reste.");
    assertThat(ENGLISH.clause("heap.moon")).isEqualTo("\u2039heap.moon\u203A");
  }

  @Test
  void thereIsNoThirdLanguage() {
    assertThatThrownBy(() -> TITLES.texts("heap", "de"))
        .isInstanceOf(Malformed.class)
        .hasMessage("there is no language 'de'; there is en, fr");
  }
}
