package banneret.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"{", "}", "{}", "{n", "{n|a}", "{n|a|b|c}", "{n+", "{n+x}", "{n|=0}", "{a{b}}"})
  void aTemplateThatIsWrongIsRefused(String text) {
    assertThatThrownBy(() -> Template.of(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bracesAreWrittenTwice() {
    assertThat(Template.of("a {{b}} c").names()).isEmpty();
  }
}
