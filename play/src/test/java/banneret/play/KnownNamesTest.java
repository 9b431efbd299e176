package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a case expects not to be there must be something that could be. */
class KnownNamesTest {
  private static final Titles TITLES = new Titles();

  private static List<String> differences(String... lines) {
    String text = "game: heap\nname: x\ngiven: {stones: 8, cards: [high, low]}\n";
    return Cases.read(TITLES, "x.yaml", text + String.join("\n", lines))
        .getFirst()
        .run()
        .differences();
  }

  @Test
  void anEventThatIsNeverToldCannotBeUntold() {
    assertThat(differences("expect: {untold: [roled]}"))
        .containsExactly("x.yaml:4: untold[0]: unknown event 'roled'; did you mean 'rolled'?");
    assertThat(differences("expect: {untold: [high]}").getFirst()).contains("unknown event 'high'");
    assertThat(differences("expect: {told: {count: {roled: 0}}}").getFirst())
        .contains("unknown event 'roled'; did you mean 'rolled'?");
  }

  @Test
  void anUntoldEventNamesFiguresThatItHas() {
    assertThat(differences("play: [{red: take 1}]", "expect: {untold: [{took: {n: 2}}]}"))
        .isEmpty();
    assertThat(differences("play: [{red: take 1}]", "expect: {untold: [{took: {n: 1}}]}"))
        .containsExactly("untold: expected no {took: {n: 1}}, found one");
    assertThat(differences("expect: {untold: [{took: {hwo: red}}]}"))
        .containsExactly("x.yaml:4: took: unknown figure of took 'hwo'; did you mean 'who'?");
    assertThat(differences("expect: {untold: [{took: {who: rde}}]}"))
        .containsExactly("x.yaml:4: who: unknown name 'rde'; did you mean 'red'?");
  }

  @Test
  void whatIsWithheldIsForbiddenByARule() {
    assertThat(differences("expect: {question: {seat: red, withholds: [tkae 4]}}"))
        .containsExactly(
            "x.yaml:4: withholds[0]: no rule forbids 'tkae 4', it is not understood here;"
                + " did you mean 'take 4'?");
  }

  @Test
  void anAbsentFactIsOneThatAPositionMayHold() {
    assertThat(differences("expect: {facts: {over: ~, steps: [turn]}}")).isEmpty();
    assertThat(differences("expect: {facts: {ovre: ~}}").getFirst())
        .startsWith("x.yaml:4: facts: ovre leads nowhere: unknown 'ovre'")
        .endsWith("did you mean 'over'?");
    assertThat(differences("expect: {facts: {taken: {yellow: ~}}}").getFirst())
        .contains("taken.yellow leads nowhere");
    assertThat(differences("expect: {view: {seat: red, has: {crad: ~}}}").getFirst())
        .contains("unknown 'crad'; did you mean 'card'?");
  }

  @Test
  void whatAViewLacksIsSomethingThatSomebodySees() {
    assertThat(differences("expect: {view: {seat: spectator, lacks: [card, cards.0, cards]}}"))
        .isEmpty();
    assertThat(differences("expect: {view: {seat: red, lacks: [taken.green]}}")).isEmpty();
    assertThat(differences("expect: {view: {seat: red, lacks: [crads]}}").getFirst())
        .startsWith("x.yaml:4: lacks[0]: crads leads nowhere")
        .endsWith("did you mean 'cards'?");
    assertThat(differences("expect: {view: {seat: red, lacks: [cards.red]}}").getFirst())
        .contains("cards.red leads nowhere: 'cards' is a list or a value");
  }

  @Test
  void aClauseThatIsProvedOrNamedIsInTheLedger() {
    assertThatThrownBy(() -> differences("proves: [heap.end.lats-stone]"))
        .isInstanceOf(Malformed.class)
        .hasMessage(
            "x.yaml:4: proves[0]: unknown clause 'heap.end.lats-stone';"
                + " did you mean 'heap.end.last-stone'?");
    assertThat(differences("play: [{refuse: {red: take 4, by: heap.take}}]").getFirst())
        .contains("unknown clause 'heap.take'");
  }

  @Test
  void aRefusalSaysWhyItIsExpected() {
    assertThat(differences("play: [{refuse: {red: take 4}}]"))
        .containsExactly(
            "expected 'by' or 'why', or any mistake will do;"
                + " is refused (by heap.take.up-to-three, at 'take 4')");
    assertThat(differences("play: [{refuse: {red: take 4, why: forbidden}}]")).isEmpty();
  }
}
