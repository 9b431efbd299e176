package banneret.server;

import banneret.kernel.Tree;
import banneret.play.Formats;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the server itself says, in the reader's language. */
final class Phrases {
  private static final Map<String, Phrases> ALL =
      Texts.LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(any -> any, Phrases::new));

  private final String language;
  private final Tree.Fields texts;

  private Phrases(String language) {
    this.language = language;
    String file = "text/" + language + ".json";
    try (InputStream in = Phrases.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      texts = Formats.json(file, text).asFields();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The phrases of a language, or of the usual one if there is no such language. */
  static Phrases in(@Nullable String language) {
    Phrases known = language == null ? null : ALL.get(language);
    return known == null ? usual() : known;
  }

  /** The first language of an {@code Accept-Language} header that there is. */
  static Phrases accepted(@Nullable String header) {
    if (header != null) {
      for (String range : header.split(",", 20)) {
        Phrases known = ALL.get(range.strip().split("[-;]", 2)[0]);
        if (known != null) {
          return known;
        }
      }
    }
    return usual();
  }

  private static Phrases usual() {
    Phrases usual = ALL.get(Texts.LANGUAGES.getFirst());
    if (usual == null) {
      throw new IllegalStateException("no language");
    }
    return usual;
  }

  String language() {
    return language;
  }

  List<String> keys() {
    return texts.names();
  }

  String say(String key, Map<String, String> details) {
    String text = texts.text(key);
    for (Map.Entry<String, String> detail : details.entrySet()) {
      text = text.replace("{" + detail.getKey() + "}", detail.getValue());
    }
    return text;
  }
}
