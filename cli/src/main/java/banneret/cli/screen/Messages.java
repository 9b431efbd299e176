package banneret.cli.screen;

import banneret.bots.Bots;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** What the command itself says, in the reader's language. */
public final class Messages {
  private static final String USAGE = "cli.";

  private final String language;
  private final Tree.Fields texts;

  private Messages(String language, Tree.Fields texts) {
    this.language = language;
    this.texts = texts;
  }

  /** The messages of a language, or of the one that the environment speaks if none is given. */
  public static Messages in(@Nullable String language, Map<String, String> environment) {
    return of(language == null ? usual(environment) : language);
  }

  public static boolean has(String language) {
    return Texts.LANGUAGES.contains(language);
  }

  public static Messages of(String language) {
    if (!has(language)) {
      throw of(Texts.LANGUAGES.getFirst()).unknownLanguage(language);
    }
    String file = "/banneret/cli/text/" + language + ".json";
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

  public Malformed unknownLanguage(String found) {
    return wrong("wrong.language", "found", found, "known", String.join(", ", Texts.LANGUAGES));
  }

  public String language() {
    return language;
  }

  /** What help says, under the keys by which picocli looks for it, and the names of the bots. */
  public ResourceBundle usage() {
    return new ResourceBundle() {
      @Override
      protected @Nullable Object handleGetObject(String key) {
        if (key.equals("bots")) {
          return String.join(", ", Bots.NAMES);
        }
        return texts.has(USAGE + key) ? texts.text(USAGE + key) : null;
      }

      @Override
      public Enumeration<String> getKeys() {
        return Collections.enumeration(
            texts.names().stream()
                .filter(key -> key.startsWith(USAGE))
                .map(key -> key.substring(USAGE.length()))
                .toList());
      }
    };
  }

  public List<String> keys() {
    return texts.names();
  }

  /** A text, its places filled from names and values in turn. */
  public String say(String key, Object... namesAndValues) {
    return Texts.filled(texts.text(key), namesAndValues);
  }

  public boolean hasText(String key) {
    return texts.has(key);
  }

  /** A text that some games have of their own. */
  public String of(String game, String key) {
    String own = key + "." + game;
    return texts.has(own) ? texts.text(own) : texts.text(key);
  }

  /** The words under which a command is known. */
  public List<String> words(String key) {
    return List.of(texts.text(key).split(" "));
  }

  /** A sentence about what was wrong on the command line. */
  public Malformed wrong(String key, Object... namesAndValues) {
    return new Malformed("", say(key, namesAndValues));
  }
}
