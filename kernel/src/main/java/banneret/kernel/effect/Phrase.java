package banneret.kernel.effect;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something to be said in the reader's language that is made of parts: a key, and what fills it.
 */
public final class Phrase {
  private final String key;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Phrase> parts = new LinkedHashMap<>();

  public Phrase(String key) {
    this.key = key;
  }

  /** Adds a number. */
  public Phrase number(String name, int value) {
    numbers.put(name, value);
    return this;
  }

  /** Adds a part that is said in its own words. */
  public Phrase with(String name, Phrase part) {
    parts.put(name, part);
    return this;
  }

  public String key() {
    return key;
  }

  public Map<String, Integer> numbers() {
    return numbers;
  }

  public Map<String, Phrase> parts() {
    return parts;
  }
}
