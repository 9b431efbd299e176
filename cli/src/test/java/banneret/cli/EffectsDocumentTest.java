package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.words.CardWords;
import banneret.kernel.effect.Vocabulary;
import banneret.thrones.words.AbilityWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The reference of docs/effects.md names every word there is; -Ddocs.renew=true writes it anew. */
class EffectsDocumentTest {
  private static final Path DOCUMENT = Path.of("../docs/effects.md");
  private static final String HEADING = "## The words\n";
  private static final Map<String, Vocabulary<?>> GAMES = games();

  private static Map<String, Vocabulary<?>> games() {
    Map<String, Vocabulary<?>> games = new LinkedHashMap<>();
    games.put("Battue", CardWords.VOCABULARY);
    games.put("Thrones", AbilityWords.VOCABULARY);
    return games;
  }

  @Test
  void every_word_stands_in_the_reference() throws IOException {
    String document = Files.readString(DOCUMENT);
    int at = document.indexOf(HEADING);
    assertThat(at).isPositive();
    StringBuilder words = new StringBuilder(document.substring(0, at)).append(HEADING);
    GAMES.forEach((game, vocabulary) -> reference(game, vocabulary, words));
    if (Boolean.getBoolean("docs.renew")) {
      Files.writeString(DOCUMENT, words);
    }
    assertThat(document).isEqualTo(words.toString());
  }

  private static void reference(String game, Vocabulary<?> vocabulary, StringBuilder out) {
    out.append("\n### ").append(game).append("\n\n| | |\n|---|---|\n");
    for (Map.Entry<String, List<String>> group : vocabulary.reference().entrySet()) {
      List<String> words = group.getValue();
      if (!words.isEmpty()) {
        out.append("| ").append(group.getKey()).append(" | ");
        out.append(String.join("<br>", words)).append(" |\n");
      }
    }
  }
}
