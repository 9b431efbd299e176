package banneret.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.play.Formats;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

class ReportTest {
  private static Results results(String mood) {
    return new Simulation(
            Setup.of(2).with("mood", mood), List.of("greedy", "random"), true, 40, 1, 1, 500)
        .<Toss.Purse>play(Toss::new, null, () -> {});
  }

  @Test
  void both_languages_have_the_same_texts() throws IOException {
    assertThat(keys("fr")).isEqualTo(keys("en"));
  }

  private static Set<String> keys(String language) throws IOException {
    try (InputStream in = ReportWords.class.getResourceAsStream("text/" + language + ".json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new TreeSet<>(Formats.json(language, text).asFields().names());
    }
  }

  @Test
  void an_unknown_language_is_refused() {
    assertThatThrownBy(() -> ReportWords.in("de"))
        .isInstanceOf(Malformed.class)
        .hasMessage("there is no language 'de'; expected one of en, fr");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void the_text_tells_shares_and_length_with_nothing_left_to_fill(String language) {
    String text =
        new Summary("Toss", results("calm"), ReportWords.in(language), seat -> seat).text();
    assertThat(text).contains("greedy", "random", "Wilson", language.equals("en") ? "%" : " %");
    assertThat(text).contains("figure.purse", "ending.toss.any", "seat.");
    assertThat(text).doesNotContain("{", "}");
    assertThat(text.lines()).allMatch(line -> line.length() <= 110);
  }

  @ParameterizedTest
  @ValueSource(strings = {"calm", "broken"})
  void the_page_is_well_formed_and_needs_nothing_from_elsewhere(String mood) throws Exception {
    String page = Report.html("Toss & <co>", results(mood), ReportWords.in("en"), seat -> seat);
    assertThat(page).doesNotContain("<script", "http:", "https:", "NaN", "Infinity", "<co>");
    String body = page.substring(page.indexOf("<main>"), page.indexOf("</body>"));
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(body)))
                .getElementsByTagName("svg")
                .getLength())
        .isEqualTo(10);
  }

  @Test
  void errors_are_described() {
    String text = new Summary("Toss", results("broken"), ReportWords.in("en"), seat -> seat).text();
    assertThat(text).contains("Game 1: ", "the coin is gone", "… and 30 more");
  }
}
