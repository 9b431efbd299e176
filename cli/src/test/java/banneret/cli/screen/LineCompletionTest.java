package banneret.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

class LineCompletionTest {
  /** What may be said after each beginning; the next words are known once the first are said. */
  private static final Map<String, List<String>> NEXT =
      Map.of(
          "move gate-n",
          List.of("move gate-n to s02"),
          "move gate-n to s02",
          List.of("move gate-n to s02 with 3", "move gate-n to s02 with 4"),
          "call gate",
          List.of());

  private static List<String> suggestions(String typed) {
    List<String> more = NEXT.get(typed);
    return more == null ? List.of("move gate-n", "pass", "call gate-n", "call gate-s") : more;
  }

  private static List<String> after(String typed) {
    return LineCompletion.of(typed, LineCompletionTest::suggestions);
  }

  @Test
  void what_is_clear_is_completed_through_all_its_words() {
    assertThat(after("mo"))
        .containsExactly("move gate-n to s02 with 3", "move gate-n to s02 with 4");
    assertThat(after("p")).containsExactly("pass");
  }

  @Test
  void where_the_line_parts_the_words_that_may_come_next_are_offered() {
    assertThat(after("")).containsExactly("move", "pass", "call");
    assertThat(after("call")).containsExactly("call gate-n", "call gate-s");
    assertThat(after("CALL G")).containsExactly("call gate-n", "call gate-s");
  }

  @Test
  void what_nothing_begins_with_stays_as_it_is() {
    assertThat(after("xyz")).isEmpty();
    assertThat(after("pass")).isEmpty();
  }

  @Test
  void one_press_of_the_tab_key_writes_the_whole_clear_part() throws IOException {
    byte[] keys = "mo\t3\r".getBytes(StandardCharsets.UTF_8);
    try (Terminal terminal =
        new ExternalTerminal(
            "test",
            "xterm",
            new ByteArrayInputStream(keys),
            new ByteArrayOutputStream(),
            StandardCharsets.UTF_8)) {
      Console console = new Console(terminal, true, false, false);
      console.suggest(LineCompletionTest::suggestions);
      assertThat(console.ask("> ")).isEqualTo("move gate-n to s02 with 3");
    }
  }
}
