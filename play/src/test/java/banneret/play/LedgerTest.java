package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.wire.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LedgerTest {
  private static final Titles TITLES = new Titles();

  @Test
  void aLedgerHasClausesAndRulings() {
    Ledger ledger = TITLES.ledger("heap");
    assertThat(ledger.clauses()).hasSize(6);
    assertThat(ledger.clauses().stream().filter(clause -> !clause.isExecutable()))
        .extracting(Ledger.Paragraph::id)
        .containsExactly("heap.advice");
    assertThat(ledger.rulings()).extracting(Ledger.Ruling::en).hasSize(1);
    assertThat(ledger.knows("heap.ambiguous.roll-too-high")).isTrue();
    assertThat(ledger.knows("heap.moon")).isFalse();
    assertThat(ledger.text("heap.moon", "en")).isNull();
  }

  @Test
  void anIdStandsInALedgerOnce() {
    String clause = "  - {id: a, kind: limit, en: A., fr: A.}\n";
    assertThatThrownBy(
            () -> Ledger.read(Formats.yaml("rules.yaml", "clauses:\n" + clause + clause)))
        .isInstanceOf(Malformed.class)
        .hasMessage("rules.yaml:3: id: 'a' stands here twice");
  }

  @Test
  void coverageCountsTheClausesThatHaveATest() {
    Coverage coverage = Coverage.of(TITLES, "heap");
    assertThat(Formats.json(coverage.tree()))
        .isEqualTo(
            "{\"game\":\"heap\",\"clauses\":6,\"executable\":5,\"covered\":2,\"uncovered\":["
                + "\"heap.deal.hidden-card\",\"heap.take.no-more-than-there\","
                + "\"heap.roll.die-and-card\"]}");
    assertThat(coverage.tests("heap.take.up-to-three"))
        .containsExactly("heap.yaml: A seat takes up to three stones");
  }

  @Test
  void anIndexIsSortedAndReadsBack() {
    String index = Coverage.index(Map.of("b", List.of("Z.z", "a.yaml: it's"), "a", List.of("T.t")));
    assertThat(index).endsWith("a:\n  - T.t\nb:\n  - Z.z\n  - \"a.yaml: it's\"\n");
    assertThat(Formats.yaml("x", index).asFields().names()).containsExactly("a", "b");
    assertThat(Formats.yaml("x", Coverage.index(Map.of())).asFields().names()).isEmpty();
  }
}
