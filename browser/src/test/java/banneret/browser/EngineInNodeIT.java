package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineInNodeIT {

  @Test
  void a_seed_deals_the_same_luck_in_the_browser() throws Exception {
    assertThat(Node.run("import { luck } from './banneret.mjs'; console.log(luck(7, 1000));"))
        .isEqualTo(Engine.luck(7, 1000) + "\n");
  }
}
