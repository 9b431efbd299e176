package banneret.cli;

import banneret.kernel.Malformed;
import banneret.kernel.Tree;
import banneret.play.Formats;
import banneret.play.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the command itself says, in the reader's language. */
final class Messages {
  private final String language;
  private final Tree.Fields texts;

  private Messages(String language, Tree.Fields texts) {
    this.language = language;
    this.texts = texts;
  }

  /** The messages of a language, or of the one that the environment speaks if none is given. */
  static Messages in(@Nullable String language, Map<String, String> environment) {
    return of(language == null ? usual(environment) : language);
  }

  static Messages of(String language) {
    if (!Texts.LANGUAGES.contains(language)) {
      String expected = String.join(", ", Texts.LANGUAGES);
      throw new Malformed("", of("en").say("wrong.language", "found", language, "known", expected));
    }
    String file = "text/" + language + ".json";
    try (InputStream in = Messages.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new Messages(language, Formats.json(file, text).asFields());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String usual(Map<String, String> environment) {
    for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String locale = environment.getOrDefault(name, "");
      if (!locale.isEmpty()) {
        return Texts.LANGUAGES.stream().filter(locale::startsWith).findFirst().orElse("en");
      }
    }
    return "en";
  }

  String language() {
    return language;
  }

  List<String> keys() {
    return texts.names();
  }

  /** A text, its places filled from names and values in turn. */
  String say(String key, Object... namesAndValues) {
    String text = texts.text(key);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      text = text.replace("{" + namesAndValues[i] + "}", namesAndValues[i + 1].toString());
    }
    return text;
  }

  /** A text that some games have of their own. */
  String of(String game, String key) {
    String own = key + "." + game;
    return texts.has(own) ? texts.text(own) : texts.text(key);
  }

  /** The words under which a command is known. */
  List<String> words(String key) {
    return List.of(texts.text(key).split(" "));
  }

  /** A sentence about what was wrong on the command line. */
  Malformed wrong(String key, Object... namesAndValues) {
    return new Malformed("", say(key, namesAndValues));
  }
}
