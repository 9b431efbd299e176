package banneret.play;

import banneret.cases.YamlWriter;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Trees as YAML and JSON: whole numbers, texts, flags, lists and fields, nothing else. Whatever is
 * wrong with a text is said with file and line.
 */
public final class Formats {
  static final int MOST_BYTES = 4 << 20;
  static final int DEEPEST = 64;
  static final int LONGEST_NAME = 150;

  private Formats() {}

  /** Reads YAML; the file is what errors name. */
  public static Tree yaml(String file, String text) {
    return new YamlReader(file, false).read(checked(file, text));
  }

  /** Reads YAML in which {@code ~} may stand for something that is not there. */
  public static Tree yamlWithGaps(String file, String text) {
    return new YamlReader(file, true).read(checked(file, text));
  }

  /** Reads JSON; the file is what errors name. */
  public static Tree json(String file, String text) {
    return new JsonReader(file).read(checked(file, text));
  }

  /** Reads a file, by its ending. */
  public static Tree read(Path file) {
    String text = text(file);
    return file.toString().endsWith(".json")
        ? json(file.toString(), text)
        : yaml(file.toString(), text);
  }

  /** Writes JSON without white space. */
  public static String json(Tree tree) {
    return tree.compact();
  }

  /** Writes JSON for people: what fits a line stands on one. */
  public static String prettyJson(Tree tree) {
    return JsonWriter.pretty(tree);
  }

  /** Writes YAML: what fits a line stands on one. */
  public static String yaml(Tree tree) {
    return YamlWriter.write(tree);
  }

  /** The text of a file, which must be UTF-8 and not too large. */
  static String text(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return text(file.toString(), in);
    } catch (NoSuchFileException e) {
      throw new Malformed(file.toString(), "there is no such file");
    } catch (IOException e) {
      throw new Malformed(file.toString(), "cannot be read (" + e.getMessage() + ")");
    }
  }

  static String text(String file, InputStream in) {
    try {
      return text(file, in.readNBytes(MOST_BYTES + 1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(String file, byte[] bytes) {
    if (bytes.length > MOST_BYTES) {
      throw tooLarge(file);
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new Malformed(file, "is not UTF-8 text");
    }
  }

  private static String checked(String file, String text) {
    if (text.length() > MOST_BYTES) {
      throw tooLarge(file);
    }
    return text;
  }

  private static Malformed tooLarge(String file) {
    return new Malformed(file, "is larger than " + (MOST_BYTES >> 20) + " MB");
  }

  /** Refuses half characters, which no file can hold. */
  static String whole(String place, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        i++;
        if (Character.isLowSurrogate(c)
            || i == text.length()
            || !Character.isLowSurrogate(text.charAt(i))) {
          throw new Malformed(place, "a text holds half a character");
        }
      }
    }
    return text;
  }

  /** Adds a field, refusing a name that is too long or there already. */
  static void put(Tree.Fields fields, String place, String name, Tree value) {
    whole(place, name);
    if (name.length() > LONGEST_NAME) {
      throw new Malformed(place, "a name is longer than " + LONGEST_NAME + " characters");
    }
    if (fields.has(name)) {
      throw new Malformed(place, "'" + name + "' stands here twice");
    }
    fields.put(name, value);
  }

  static Malformed tooDeep(String place) {
    return new Malformed(place, "is nested deeper than " + DEEPEST);
  }
}
