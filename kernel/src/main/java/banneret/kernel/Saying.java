package banneret.kernel;

import java.util.ArrayList;
import java.util.List;

/** Something to be said in the reader's language: a key of the texts and what it speaks of. */
public final class Saying {
  /** The kind of an argument that is a plain number. */
  public static final String NUMBER = "number";

  /**
   * One thing a saying speaks of.
   *
   * @param name its place in the text
   * @param kind a kind of {@link Names}, or {@link #NUMBER}
   * @param value an id of that kind, or the number
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
