package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A person says beforehand where he passes, and is not asked there. */
class StandingPassesTerminalTest {
  /** Red camps, calls warriors, storms a tower and draws two cards. */
  private static final String STORM = "1\n1\n1\n1\n";

  private static final String ENDS = "Your turn ends. Do you play a card?";
  private static final String SET = "From now on you pass without being asked: your turn ends.";

  private static String typed(String input, String seats, String... more) {
    String[] arguments = {
      "battue", "--seats", seats, "--seed", "7", "--option=setup=quick", "--asks-all", "--fast"
    };
    String[] all = new String[arguments.length + more.length];
    System.arraycopy(arguments, 0, all, 0, arguments.length);
    System.arraycopy(more, 0, all, arguments.length, more.length);
    return TerminalTest.typed("dumb", input, all);
  }

  private static int count(String screen, String text) {
    return screen.split(Pattern.quote(text), -1).length - 1;
  }

  @Test
  void always_passes_now_and_at_every_such_moment_after() {
    String screen = typed(STORM + "always\npass\ncall no more\nmove no more\n", "human,random");
    assertThat(screen).contains(SET, "Round 4: ●Red's turn.");
    assertThat(count(screen, ENDS)).isEqualTo(1);
    assertThat(screen).contains("Your turn begins. Do you play a card?");
  }

  @Test
  void a_moment_can_be_named_before_it_comes_and_is_listed() {
    String screen = typed("passes\nalways pass end-cards\npasses\n" + STORM, "human,random");
    assertThat(screen)
        .contains("    end-cards           your turn ends\n")
        .contains("  ▸ end-cards           your turn ends  you pass\n")
        .contains("Round 3: ●Red's turn.")
        .doesNotContain(ENDS);
  }

  @Test
  void a_standing_pass_is_taken_back() {
    String again = "ask end-cards\n" + STORM;
    String screen = typed("always end-cards\n" + again, "human,random");
    assertThat(screen).contains(SET, "You are asked again: your turn ends.", ENDS);
    String all = typed("always end-cards\nask\npasses\n" + STORM, "human,random");
    assertThat(all)
        .contains("You are asked at every moment again.", ENDS)
        .doesNotContain("you pass\n");
  }

  @Test
  void no_moment_is_guessed() {
    String screen = typed("always\nalways pass someday\n", "human,random");
    assertThat(screen)
        .contains("You cannot set a pass for this question; name a moment.")
        .contains("There is no moment \"someday\".")
        .doesNotContain("from now on");
    String thrones =
        TerminalTest.typed(
            "dumb", "passes\n", "thrones", "--seats", "human,random,random", "--seed", "1");
    assertThat(thrones).contains("This game has no such moments.");
  }

  @Test
  void whoever_sits_there_next_sees_nothing_of_it() {
    String screen = typed("always end-cards\n1\n1\n\n\npasses\n", "human,human");
    String after = screen.substring(screen.lastIndexOf("Blue > passes"));
    assertThat(after).contains("end-cards").doesNotContain("you pass");
  }

  @Test
  void french() {
    String screen = typed(STORM + "toujours\npasses\n", "human,random", "--lang", "fr");
    assertThat(screen)
        .contains("Vous passez désormais sans qu'on vous demande : votre tour se termine.")
        .contains("▸ end-cards           votre tour se termine  vous passez");
  }
}
