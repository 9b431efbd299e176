package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots tell people at a terminal. */
class AdviceTest {
  private static final String ORDERS =
      "winterfell march+0 white-harbor march-1 shivering-sea support";

  private static String battue(String seats, String input, String... more) {
    List<String> arguments = new ArrayList<>(List.of("battue", "--seats", seats));
    arguments.addAll(List.of("--option", "setup=quick", "--seed", "7", "--fast"));
    arguments.addAll(List.of(more));
    return TerminalTest.typed("dumb", input, arguments.toArray(String[]::new));
  }

  private static String thrones(String seats, String input, String... more) {
    List<String> arguments = new ArrayList<>(List.of("thrones", "--seats", seats));
    arguments.addAll(List.of("--option", "houses=in-order", "--seed", "5", "--fast"));
    arguments.addAll(List.of(more));
    return TerminalTest.typed("dumb", input, arguments.toArray(String[]::new));
  }

  /** What is shown after the last thing typed. */
  private static String after(String screen, String typed) {
    return screen.substring(screen.lastIndexOf("> " + typed) + 2 + typed.length());
  }

  @ParameterizedTest
  @CsvSource({"en, why, Blue said: camp, of tries", "fr, pourquoi, Bleu a dit : camp, des essais"})
  void why_tells_what_a_bot_weighed(String language, String why, String said, String tries) {
    String screen =
        battue(
            "human,normal@40",
            TerminalTest.lines("camp north facing gate-n", why),
            "--lang",
            language);
    assertThat(after(screen, why)).contains(said, tries).doesNotContain("{");
    assertThat(screen.lines().filter(line -> !line.contains(" > ")))
        .allMatch(line -> line.length() <= 100);
  }

  @Test
  void a_bot_that_does_not_weigh_has_nothing_to_tell() {
    String screen =
        battue("human,greedy", TerminalTest.lines("camp north facing gate-n", "why", "why blue"));
    assertThat(screen)
        .doesNotContain(" said: ", "of tries")
        .contains("There is nothing to tell about blue.");
  }

  @Test
  void a_bot_that_knows_what_one_may_not_know_does_not_betray_it() {
    // Plays on until Blue has won loot cards, which nobody else may see.
    String screen = battue("human,normal@25", "1\nwhy\n".repeat(120));
    assertThat(screen).contains("Blue knew things that you cannot know.").doesNotContain("{");
  }

  @Test
  void sealed_orders_are_not_explained_before_they_are_opened() {
    String sealed =
        thrones("human,normal@20,normal@20", TerminalTest.lines("why", "why lannister"));
    assertThat(sealed)
        .doesNotContain(" said: ", "of tries")
        .contains("There is nothing to tell about lannister.");
    String opened =
        thrones(
            "human,normal@20,normal@20", TerminalTest.lines(ORDERS, "why lannister", "why nobody"));
    assertThat(opened)
        .contains("Lannister said: march golden-sound ", "of tries", "Which of your marches")
        .contains("There is nothing to tell about nobody.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void a_hint_tells_what_a_strong_bot_would_say(String language) {
    String word = language.equals("en") ? "hint" : "conseil";
    String screen = battue("human,random", TerminalTest.lines(word), "--lang", language);
    assertThat(after(screen, word))
        .contains(
            language.equals("en")
                ? "A strong bot would say: camp "
                : "Un robot fort dirait : bord ")
        .contains(language.equals("en") ? "% victory: camp " : "% de victoire : bord ")
        .doesNotContain("{");
  }

  @Test
  void a_hint_goes_on_with_the_line_that_was_begun() {
    String screen = battue("human,random", TerminalTest.lines("camp east", "hint"));
    assertThat(after(screen, "hint")).contains("A strong bot would say: camp east facing ");
  }

  @Test
  void a_screen_shows_that_a_bot_is_thinking() {
    String screen =
        TerminalTest.typed(
            "screen",
            TerminalTest.lines("camp north facing gate-n", "hint"),
            "battue",
            "--seats",
            "human,hard@1s",
            "--option",
            "setup=quick",
            "--seed",
            "7",
            "--fast",
            "--bot-threads",
            "2");
    assertThat(screen).contains("\rBlue is thinking…\033[K", "\rThinking…\033[K", "\r\033[K");
  }
}
