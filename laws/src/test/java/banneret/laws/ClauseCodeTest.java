package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.play.Formats;
import banneret.wire.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClauseCodeTest {
  @TempDir Path sources;

  /** What carries clauses out. */
  static class Rules {
    static final int LIMIT = 3;

    static int most() {
      return LIMIT;
    }
  }

  @Test
  void aClauseIsNamedInTheSourcesOrSaysWhatCarriesItOut() throws IOException {
    Files.writeString(
        sources.resolve("A.java"),
        """
        /** Walks (g.walk.far), and never g.walk.back-and-forth. */
        class A { Clause of = of("walk.slow"); int no = walk.unquoted + g.walk; }
        """);
    String content = "loot: {cards: [{id: poison, rule: card.by-rule}]}";
    String ledger =
        """
        clauses:
          - {id: g.walk.far, kind: rule, en: A., fr: A.}
          - {id: g.walk.back-and-forth, kind: rule, en: A., fr: A.}
          - {id: g.walk.slow, kind: rule, en: A., fr: A.}
          - {id: g.walk.unquoted, kind: rule, en: A., fr: A.}
          - {id: g.card.by-rule, kind: rule, en: A., fr: A.}
          - {id: g.card.poison, kind: rule, en: A., fr: A., code: loot.yaml#poison}
          - {id: g.card.list, kind: rule, en: A., fr: A., code: loot.yaml#cards}
          - {id: g.card.gone, kind: rule, en: A., fr: A., code: loot.yaml#gone}
          - {id: g.card.file, kind: rule, en: A., fr: A., code: events.yaml#poison}
          - {id: g.method, kind: rule, en: A., fr: A., code: ClauseCodeTest.Rules#most}
          - {id: g.constant, kind: rule, en: A., fr: A., code: ClauseCodeTest.Rules#LIMIT}
          - {id: g.nested, kind: rule, en: A., fr: A., code: ClauseCodeTest#Rules}
          - {id: g.renamed, kind: rule, en: A., fr: A., code: ClauseCodeTest.Rules#least}
          - {id: g.moved, kind: rule, en: A., fr: A., code: room/ClauseCodeTest#Rules}
          - {id: g.bare, kind: rule, en: A., fr: A., code: ClauseCodeTest}
          - {id: g.advice, kind: advice, en: A., fr: A., not-executable: advice}
        """;
    ClauseCode code =
        new ClauseCode(
            "g", ClauseCodeTest.class, sources, Formats.yaml("content", content).asFields());
    assertThat(code.problems(Ledger.read(Formats.yaml("rules.yaml", ledger))))
        .containsExactly(
            "no source names g.walk.unquoted, and no 'code' says what carries it out",
            "g.card.gone is carried out by loot.yaml#gone, which is not there",
            "g.card.file is carried out by events.yaml#poison, which is not there",
            "g.renamed is carried out by ClauseCodeTest.Rules#least, which is not there",
            "g.moved is carried out by room/ClauseCodeTest#Rules, which is not there",
            "g.bare is carried out by ClauseCodeTest, which is not there");
  }
}
