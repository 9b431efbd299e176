package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TitlesTest {
  @TempDir Path pack;

  private void packed(String file, String text) throws IOException {
    Path path = pack.resolve("heap").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  void gamesAreFoundAndReadOnce() {
    Titles titles = new Titles();
    assertThat(titles.ids()).containsExactly("heap");
    assertThat(titles.game("heap")).isSameAs(titles.game("heap"));
    assertThat(titles.contentJson("heap")).isEqualTo("{\"heap\":{\"stones\":10}}");
  }

  @Test
  void anUnknownGameIsAnsweredWithThoseThereAre() {
    assertThatThrownBy(() -> new Titles().game("chess"))
        .isInstanceOf(Malformed.class)
        .hasMessage("there is no game 'chess'; there is heap");
  }

  @Test
  void aPackReplacesAndAddsFilesAndTexts() throws IOException {
    packed("heap.yaml", "stones: 21\n");
    packed("more.yaml", "north: yes\n");
    packed("text/fr.json", "{\"seat.red\": \"Cramoisi\"}");
    Titles titles = new Titles(pack);
    assertThat(titles.contentJson("heap"))
        .isEqualTo("{\"heap\":{\"stones\":21},\"more\":{\"north\":\"yes\"}}");
    assertThat(titles.game("heap").content()).isNotEqualTo(new Titles().game("heap").content());
    assertThat(titles.texts("heap", "fr").name("seat", 0)).isEqualTo("Cramoisi");
    assertThat(titles.texts("heap", "en").name("seat", 0)).isEqualTo("Red");
  }

  @Test
  void aMistakeInAPackIsSaidWithFileAndLine() throws IOException {
    packed("heap.yaml", "\nstones: many\n");
    assertThatThrownBy(() -> new Titles(pack).game("heap"))
        .isInstanceOf(Malformed.class)
        .hasMessage(
            pack.resolve("heap").resolve("heap.yaml")
                + ":2: stones: expected a whole number, found 'many'");
    assertThatThrownBy(() -> new Titles(pack.resolve("nowhere")))
        .isInstanceOf(Malformed.class)
        .hasMessageEndingWith("there is no such folder");
    assertThatThrownBy(() -> new Titles(pack.resolve("heap")))
        .isInstanceOf(Malformed.class)
        .hasMessageEndingWith("expected a folder named after a game: heap");
  }

  @Test
  void aTextWithAMistakeIsSaidWithFileAndLine() throws IOException {
    packed("text/en.json", "{\n\"seat.red\": \"Red {\"}");
    assertThatThrownBy(() -> new Titles(pack).texts("heap", "en"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("en.json:2: seat.red: expected {name}");
  }
}
