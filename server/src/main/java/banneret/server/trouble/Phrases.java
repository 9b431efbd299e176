package banneret.server.trouble;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the server itself says, in the reader's language. */
public final class Phrases {
  private static final Map<String, Phrases> ALL =
      Texts.LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(any -> any, Phrases::new));

  private final String language;
  private final Tree.Fields texts;

  private Phrases(String language) {
    this.language = language;
    String file = "/banneret/server/text/" + language + ".json";
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
  public static Phrases in(@Nullable String language) {
    Phrases known = language == null ? null : ALL.get(language);
    return known == null ? usual() : known;
  }

  /** The language there is that an {@code Accept-Language} header likes best. */
  public static Phrases accepted(@Nullable String header) {
    try {
      return header == null || header.isBlank()
          ? usual()
          : in(Locale.lookupTag(Locale.LanguageRange.parse(header), ALL.keySet()));
    } catch (IllegalArgumentException e) {
      return usual(); // Nobody can say what it means.
    }
  }

  private static Phrases usual() {
    Phrases usual = ALL.get(Texts.LANGUAGES.getFirst());
    if (usual == null) {
      throw new IllegalStateException("no language");
    }
    return usual;
  }

  public String language() {
    return language;
  }

  public List<String> keys() {
    return texts.names();
  }

  public String say(String key, Map<String, String> details) {
    return Texts.filled(texts.text(key), details);
  }
}
