package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.cases.Case;
import banneret.kernel.tree.Malformed;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CasesTest {
  private static final Titles TITLES = new Titles();

  @TestFactory
  Stream<DynamicTest> theCasesOfTheTinyGamePass() {
    return Cases.run(TITLES, Path.of("src/test/resources/cases")).stream()
        .map(result ->
            dynamicTest(
                result.name(),
                () -> assertThat(result.differences()).as(result::toString).isEmpty()));
  }

  private static List<String> differences(String... lines) {
    String text = "game: heap\nname: x\ngiven: {stones: 8, cards: [high, low]}\n";
    return Cases.read(TITLES, "x.yaml", text + String.join("\n", lines))
        .getFirst()
        .run()
        .differences();
  }

  @Test
  void aFailedCaseSaysWhereAndWhatDiffers() {
    List<Case> cases =
        Cases.read(
            TITLES,
            "x.yaml",
            """
            game: heap
            cases:
              - name: Two stones are left
                given: {stones: 4}
                play:
                  - red: take 1
                  - expect: {facts: {stones: 2, turn: red}}
            """);
    assertThat(cases.getFirst().run())
        .hasToString(
            """
            x.yaml:3: Two stones are left
              line 7, expect: {facts: {stones: 2, turn: red}}
                facts.stones: expected 2, found 3
                facts.turn: expected red, found blue\
            """);
  }

  @Test
  void aLineThatIsRefusedFailsTheCaseAndNamesTheClause() {
    assertThat(differences("play: [{red: take 4}]"))
        .containsExactly(
            "expected to be taken, is refused (by heap.take.up-to-three, at 'take 4');"
                + " asked is red for turn");
    assertThat(differences("play: [{red: dance}]").getFirst()).contains("(not-understood");
    assertThat(differences("play: [{blue: take 1}]").getFirst()).contains("(not-asked");
  }

  @Test
  void anExpectedRefusalMustComeAndByTheRightClause() {
    assertThat(differences("play: [{refuse: {red: take 1}}]"))
        .containsExactly("expected to be refused, is taken as 'take 1'");
    assertThat(differences("play: [{refuse: {red: take 4, by: heap.end.last-stone}}]").getFirst())
        .startsWith("expected to be refused by heap.end.last-stone, is refused (by heap.take");
  }

  @Test
  void aRefusedLineUsesNoLuck() {
    assertThat(
            differences(
                "chance: [die 2]",
                "play: [{refuse: {red: roll twice, why: too-long}}, {red: roll}]"))
        .isEmpty();
  }

  @Test
  void luckMustFitAndBeUsedUp() {
    assertThat(differences("play: [{red: roll}]"))
        .containsExactly("chance: the game asks for 'die' (1 to 6), none is left");
    assertThat(differences("chance: [die 7]", "play: [{red: roll}]"))
        .containsExactly("chance 1: '7' cannot come of die");
    assertThat(differences("chance: [card low]", "play: [{red: roll}]").getFirst())
        .contains("asks for 'die'");
    assertThat(differences("chance: [die 1]", "play: [{red: take 1}]"))
        .containsExactly("chance: expected all to be used, left is [die 1]");
    assertThat(differences("chance: [die 1]", "spare-chance: true", "play: [{red: take 1}]"))
        .isEmpty();
  }

  @Test
  void everyExpectationCanFail() {
    assertThat(differences("expect: {asked: [blue]}"))
        .containsExactly("asked: expected 'blue', not found", "asked: found 'red', not expected");
    assertThat(differences("expect: {question: {seat: blue}}"))
        .containsExactly("question to blue: expected, but asked is [red]");
    assertThat(
            differences(
                "expect: {question: {seat: red, step: s, by: c, offers: [a], withholds: [roll]}}"))
        .hasSize(4);
    assertThat(differences("expect: {question: {seat: red, withholds: [take 4]}}")).isEmpty();
    assertThat(differences("expect: {question: {seat: red, withholds: [Take 1]}}"))
        .containsExactly("question to red: expected no offer 'Take 1', found that it may be said");
    assertThat(differences("expect: {question: {seat: red, options: [roll, take 1, take 2]}}"))
        .containsExactly("question to red, options: found 'take 3', not expected");
    assertThat(differences("expect: {view: {seat: red, has: {card: low}, lacks: [taken.red]}}"))
        .containsExactly(
            "view of red.card: expected low, found high",
            "view of red.taken.red: expected nothing, found 0");
    assertThat(differences("expect: {told: [took]}"))
        .containsExactly("told: expected took, found []");
    assertThat(differences("play: [{red: take 1}]", "expect: {untold: [took], over: {}}"))
        .hasSize(2);
    assertThat(differences("play: [{red: take 1}]", "expect: {told: [{took: {n: 2}}]}"))
        .containsExactly("told: expected {took: {n: 2}}, found [took{who: red, n: 1}]");
    assertThat(differences("expect: {sums: {haul: 3}}"))
        .containsExactly("sums.haul: expected, but none was told");
    assertThat(
            differences(
                "chance: [die 1]",
                "play: [{red: roll}]",
                "expect: {sums: {haul: {sum: 3, terms: {die: 1, luck: 1}}}}"))
        .containsExactly(
            "sums.haul: expected 3, found 2",
            "sums.haul.card: expected nothing, found 1",
            "sums.haul.luck: expected 1, found nothing");
    assertThat(differences("expect: {facts: {stones: ~, moon: 1}}"))
        .containsExactly(
            "facts.stones: expected nothing, found 8", "facts.moon: expected 1, found nothing");
  }

  @Test
  void undoIsExpectedOneWayOrTheOther() {
    assertThat(differences("play: [{undo: red}]")).hasSize(1);
    assertThat(differences("play: [{red: take 1}, {undo-refused: red}]")).hasSize(1);
  }

  @Test
  void whatIsMalformedIsSaidWithItsLine() {
    assertThat(differences("play: [{purple: take 1}]").getFirst())
        .startsWith("x.yaml:4: play[0]: unknown step 'purple'; expected a seat (red, blue, green)");
    assertThat(differences("expect: {wishes: 3}").getFirst())
        .startsWith("x.yaml:4: unknown 'wishes'; expected one of facts");
    assertThatThrownBy(() -> differences("plya: []"))
        .isInstanceOf(Malformed.class)
        .hasMessageStartingWith("x.yaml:4: unknown 'plya'");
    assertThatThrownBy(() -> Cases.read(TITLES, "x.yaml", "name: x\ngame: chess\n"))
        .hasMessageMatching("x.yaml:2: game: there is no game 'chess'; there is .*\\bheap\\b.*");
    assertThatThrownBy(() -> Cases.read(TITLES, "x.yaml", "game: heap\nname: [\n"))
        .isInstanceOf(Malformed.class)
        .hasMessageStartingWith("x.yaml:");
  }

  @Test
  void aFileThatCannotBeReadIsAFailedCase() {
    List<Case.Result> results = Cases.run(TITLES, Path.of("no-such-file.yaml"));
    assertThat(results).hasSize(1);
    assertThat(results.getFirst().differences())
        .containsExactly("no-such-file.yaml: there is no such file");
  }

  @Test
  void aCaseLaysItsOwnFactsOverThoseOfTheFile() {
    List<Case> cases =
        Cases.read(
            TITLES,
            "x.yaml",
            """
            game: heap
            given: {stones: 4, turn: blue, taken: {red: 1, blue: 2}}
            cases:
              - name: over
                given: {turn: ~, taken: {red: 3}}
                expect: {facts: {stones: 4, turn: red, taken: {red: 3, blue: 2}}}
            """);
    assertThat(cases.getFirst().run().differences()).isEmpty();
  }

  @Test
  void whatIsToldMayBeExpectedExactlyAndCounted() {
    String play = "play: [{red: take 1}, {blue: take 2}]";
    assertThat(differences(play, "expect: {told: {exactly: [took, {took: {n: 2}}]}}")).isEmpty();
    assertThat(differences(play, "expect: {told: {exactly: [took]}}"))
        .containsExactly(
            "told, exactly: expected [took], found [took{who: red, n: 1}, took{who: blue, n: 2}]");
    assertThat(differences(play, "expect: {told: {exactly: [{took: {n: 2}}, took]}}")).hasSize(1);
    assertThat(differences(play, "expect: {told: {last: [took, took]}}"))
        .containsExactly("told, last: expected [took, took], found [took{who: blue, n: 2}]");
    assertThat(differences(play, "expect: {told: {last: [{took: {who: blue}}]}}")).isEmpty();
    assertThat(differences(play, "expect: {told: {count: {took: 3, rolled: 1}}}"))
        .containsExactly(
            "told, count of took: expected 3, found 2",
            "told, count of rolled: expected 1, found 0");
  }

  private static List<Case> branches(String... lines) {
    String text = "game: heap\nname: x\ngiven: {stones: 8, cards: [high, low]}\n";
    return Cases.read(TITLES, "x.yaml", text + String.join("\n", lines));
  }

  @Test
  void branchesBeginAlikeAndGoOnByThemselves() {
    List<Case> cases =
        branches(
            "proves: [heap.take.up-to-three]",
            "play: [{red: take 1}]",
            "expect: {facts: {stones: 7}}",
            "branches:",
            "  - {name: a, play: [{blue: take 3}], expect: {facts: {stones: 4}}}",
            "  - name: b",
            "    proves: [heap.roll.die-and-card]",
            "    chance: [die 2]",
            "    play: [{blue: roll}]",
            "    branches:",
            "      - {name: c, play: [{red: take 1}], expect: {facts: {stones: 5}}}",
            "      - {name: d, play: [{red: take 2}], expect: {facts: {stones: 9}}}");
    assertThat(cases).extracting(Case::name).containsExactly("x: a", "x: b: c", "x: b: d");
    assertThat(cases.get(1).proves())
        .containsExactly("heap.take.up-to-three", "heap.roll.die-and-card");
    assertThat(cases).extracting(one -> one.run().passed()).containsExactly(true, true, false);
    assertThat(cases.getLast().run().where()).isEqualTo("x.yaml:15");
  }

  @Test
  void whatABranchedCaseExpectsIsTrueBeforeItsBranches() {
    List<Case> cases =
        branches(
            "expect: {facts: {stones: 1}}",
            "branches: [{name: a, play: [{red: take 1}]}, {name: b, play: [{red: take 2}]}]");
    assertThat(cases).extracting(one -> one.run().passed()).containsExactly(false, false);
    assertThatThrownBy(() -> branches("branches: [{name: a}]"))
        .hasMessage("x.yaml:4: branches: expected two branches at least");
  }

  @Test
  void aCaseWithAGivenPositionMayAskAll() {
    assertThat(branches("asks-all: true").getFirst().asksAll()).isTrue();
    assertThat(branches("play: []").getFirst().asksAll()).isFalse();
  }
}
