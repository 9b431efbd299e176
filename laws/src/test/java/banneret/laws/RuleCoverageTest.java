package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.told.Clause;
import banneret.play.Formats;
import banneret.wire.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleCoverageTest {
  @TempDir Path folder;

  /** Tests that prove something. */
  @Rule("g.whole")
  static class Proofs {
    @Rule({"g.one", "g.two"})
    void provesTwo() {}

    @Rule("g.unknown")
    void provesNothing() {}

    void saysNothing() {}
  }

  private static RuleCoverage coverage() {
    String text =
        """
        clauses:
          - {id: g.one, kind: limit, en: One., fr: Un.}
          - {id: g.two, kind: limit, en: Two., fr: Deux.}
          - {id: g.whole, kind: limit, en: Whole., fr: Tout.}
          - {id: g.bare, kind: limit, en: Bare., fr: Nu.}
          - {id: g.advice, kind: advice, en: Advice., fr: Conseil., not-executable: advice}
        """;
    return new RuleCoverage(Ledger.read(Formats.yaml("rules.yaml", text)));
  }

  @Test
  void whatIsWrongIsSaidAndTheIndexIsWrittenOnce() throws IOException {
    Path index = folder.resolve("covering.yaml");
    RuleCoverage first = coverage();
    first.search(List.of(Proofs.class));
    assertThat(first.problems(index, List.of(new Clause("g.one"), new Clause("g.nowhere"))))
        .containsExactly(
            "RuleCoverageTest.Proofs.provesNothing names the clause g.unknown,"
                + " which is not in the ledger",
            "the game cites g.nowhere, which is not in the ledger",
            "no test proves g.bare: Bare.",
            "covering.yaml was not true; it is written anew, run again");
    assertThat(Files.readString(index))
        .endsWith(
            """
            g.one:
              - RuleCoverageTest.Proofs.provesTwo
            g.two:
              - RuleCoverageTest.Proofs.provesTwo
            g.whole:
              - RuleCoverageTest.Proofs
            """);

    RuleCoverage second = coverage();
    second.search(List.of(Proofs.class));
    assertThat(second.problems(index, List.of())).hasSize(2).noneMatch(p -> p.contains("anew"));
  }

  @Test
  void theTestsAreFoundBesideAnyOfThem() {
    assertThat(RuleCoverage.classesBeside(RuleCoverageTest.class))
        .contains(RuleCoverageTest.class, Proofs.class);
  }
}
