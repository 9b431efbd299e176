package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.state.Lasting;
import banneret.kernel.state.Layout;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Tally;
import org.junit.jupiter.api.Test;

/** Effects that last, and numbers that are added up. */
class LastingTest {
  private static final int ROUND = 2;
  private static final int TURN = 3;
  private final byte[] cells = new Field(2).cells;
  private final Lasting effects = Field.EFFECTS;

  @Test
  void anEffectLastsUntilItsScopeEnds() {
    effects.add(cells, 7, 0, 1, ROUND, 1);
    effects.add(cells, 8, 1, -1, TURN, 1);
    effects.sweep(cells, TURN);
    assertThat(effects.count(cells)).isEqualTo(1);
    assertThat(effects.effect(cells, 0)).isEqualTo(7);
    assertThat(effects.target(cells, 0)).isEqualTo(1);
    effects.sweep(cells, ROUND);
    assertThat(effects.count(cells)).isZero();
    assertThat(cells).containsOnly(0);
  }

  @Test
  void anEffectMayOutlastSeveralEndsOfItsScope() {
    effects.add(cells, 7, 0, 1, ROUND, 2);
    effects.sweep(cells, ROUND);
    assertThat(effects.left(cells, 0)).isEqualTo(1);
    effects.sweep(cells, ROUND);
    assertThat(effects.find(cells, 7)).isEqualTo(-1);
  }

  @Test
  void theScopeOfOneOwnerEndsForThatOwnerOnly() {
    effects.add(cells, 7, 0, 0, TURN, 1);
    effects.add(cells, 7, 1, 0, TURN, 1);
    effects.add(cells, 9, 0, 0, ROUND, 1);
    effects.sweep(cells, TURN, 0);
    assertThat(effects.count(cells)).isEqualTo(2);
    assertThat(effects.owner(cells, effects.find(cells, 7))).isEqualTo(1);
  }

  @Test
  void effectsStayInTheOrderTheyCame() {
    for (int effect = 1; effect <= 4; effect++) {
      effects.add(cells, effect, 0, 0, effect == 2 ? TURN : ROUND, 1);
    }
    effects.sweep(cells, TURN);
    assertThat(effects.effect(cells, 0)).isEqualTo(1);
    assertThat(effects.effect(cells, 1)).isEqualTo(3);
    assertThat(effects.effect(cells, 2)).isEqualTo(4);
  }

  @Test
  void moreEffectsThanThereIsRoomForAreAnError() {
    for (int effect = 0; effect < 8; effect++) {
      effects.add(cells, effect, 0, 0, ROUND, 1);
    }
    assertThatThrownBy(() -> effects.add(cells, 9, 0, 0, ROUND, 1)).hasMessageContaining("8");
  }

  @Test
  void numbersThatDoNotFitACellAreAnError() {
    for (int tooBig : new int[] {32_768, -32_769}) {
      assertThatThrownBy(() -> effects.add(cells, tooBig, 0, 0, ROUND, 1))
          .hasMessageContaining(Integer.toString(tooBig));
      assertThatThrownBy(() -> effects.add(cells, 0, 0, tooBig, ROUND, 1))
          .hasMessageContaining(Integer.toString(tooBig));
    }
    assertThatThrownBy(() -> effects.add(cells, 1, 128, 0, ROUND, 1)).hasMessageContaining("128");
    assertThatThrownBy(() -> effects.add(cells, 1, 0, 0, 128, 1)).hasMessageContaining("128");
    assertThatThrownBy(() -> effects.add(cells, 1, 0, 0, ROUND, 200)).hasMessageContaining("200");
    assertThatThrownBy(() -> new Lasting(new Layout(), 128))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void effectsAndTargetsMayBeAnyNumberOfTwoCells() {
    int[] numbers = {0, -1, 127, 128, 255, 256, 32_767, -32_768};
    for (int number : numbers) {
      effects.add(cells, number, 1, -1 - number, ROUND, 1);
    }
    for (int row = 0; row < numbers.length; row++) {
      assertThat(effects.effect(cells, row)).isEqualTo(numbers[row]);
      assertThat(effects.target(cells, row)).isEqualTo(-1 - numbers[row]);
      assertThat(effects.find(cells, numbers[row])).isEqualTo(row);
      assertThat(effects.owner(cells, row)).isEqualTo(1);
      assertThat(effects.until(cells, row)).isEqualTo(ROUND);
      assertThat(effects.left(cells, row)).isEqualTo(1);
    }
  }

  @Test
  void aTallyKeepsWhereEachPartCameFrom() {
    Tally tally = new Tally().add(Fight.MEN, 0, 0).add(Fight.SWORDS, 0, 0).add(Fight.DIE, 0, 5);
    tally.add(Fight.SWORDS, 1, -2);
    Breakdown sum = tally.toBreakdown("strike");
    assertThat(sum.sum()).isEqualTo(3).isEqualTo(tally.sum());
    assertThat(sum.terms())
        .containsExactly(
            new Breakdown.Term(Fight.MEN, 0, 0),
            new Breakdown.Term(Fight.DIE, 0, 5),
            new Breakdown.Term(Fight.SWORDS, 1, -2));
    assertThat(sum.terms().getFirst().saying().key()).isEqualTo("term.men");
    tally.clear();
    assertThat(tally.toBreakdown("strike").terms()).isEmpty();
    assertThat(sum.terms()).hasSize(3);
  }

  @Test
  void aTallyHasRoomForAnyNumberOfParts() {
    Tally tally = new Tally();
    for (int i = 1; i <= 100; i++) {
      tally.add(Fight.DIE, i, i);
    }
    assertThat(tally.sum()).isEqualTo(5050);
    assertThat(tally.toBreakdown("all").terms()).hasSize(100);
  }
}
