package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineInNodeIT {

  @Test
  void the_compiled_engine_runs_outside_the_jvm() throws Exception {
    assertThat(Node.run("import { main } from './banneret.mjs'; main([]);"))
        .isEqualTo("Banneret\n");
  }
}
