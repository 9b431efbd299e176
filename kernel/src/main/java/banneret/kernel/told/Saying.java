package banneret.kernel.told;

import banneret.kernel.tree.Names;
import java.util.ArrayList;
import java.util.List;

/** Something to be said in the reader's language: a key of the texts and what it speaks of. */
public final class Saying {
  /** The kind of an argument that is a plain number. */
  public static final String NUMBER = "number";

  /** The kind of an argument in thousandths of an inch. */
  public static final String LENGTH = "length";

  /** The kind of an argument in hundredths of a degree. */
  public static final String ANGLE = "angle";

  /** True if arguments of a kind are figures, not ids of something that has a name. */
  public static boolean isFigure(String kind) {
    return kind.equals(NUMBER) || kind.equals(LENGTH) || kind.equals(ANGLE);
  }

  /**
   * One thing a saying speaks of.
   *
   * @param name its place in the text
   * @param kind a kind of {@link Names}, or one of figures such as {@link #NUMBER}
   * @param value an id of that kind, or the figure
   */
  public record Argument(String name, String kind, int value) {}

  private String key;
  private final List<Argument> arguments = new ArrayList<>();

  public Saying(String key) {
    this.key = key;
  }

  public String key() {
    return key;
  }

  public List<Argument> arguments() {
    return List.copyOf(arguments);
  }

  /** Takes another key than the usual one. */
  public Saying as(String otherKey) {
    key = otherKey;
    return this;
  }

  public Saying with(String name, String kind, int value) {
    arguments.add(new Argument(name, kind, value));
    return this;
  }

  public Saying number(String name, int value) {
    return with(name, NUMBER, value);
  }
}
