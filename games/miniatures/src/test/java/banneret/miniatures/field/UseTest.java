package banneret.miniatures.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UseTest {
  @Test
  void every_order_of_every_unit_of_four_armies_has_a_number_of_its_own() {
    for (int unit = 0; unit < Content.SEATS * Content.TRAYS; unit++) {
      for (int ability = 0; ability < 256; ability++) {
        int use = Use.order(unit, ability);
        assertThat(Use.isCard(use) || Use.isNcu(use)).isFalse();
        assertThat(Use.unitOf(use)).isEqualTo(unit);
        assertThat(Use.abilityOf(use)).isEqualTo(ability);
      }
    }
  }
}
