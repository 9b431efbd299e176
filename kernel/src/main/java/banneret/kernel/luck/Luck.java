package banneret.kernel.luck;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of luck with its label, such as the attacker's die or a card drawn.
 *
 * @param label the word for it in records and scripts
 * @param words the names of the outcomes, or null for plain numbers
 */
public record Luck(String label, @Nullable List<String> words) {
  public Luck {
    if (label.isEmpty() || label.indexOf(' ') >= 0) {
      throw new IllegalArgumentException("'" + label + "' is not one word");
    }
  }

  public static Luck numbers(String label) {
    return new Luck(label, null);
  }

  /** The outcome in the notation of records. */
  public String word(int outcome) {
    return words == null ? Integer.toString(outcome) : words.get(outcome);
  }

  /** The outcome that a word stands for, or -1 if it stands for none. */
  public int outcome(String word) {
    if (words != null) {
      return words.indexOf(word);
    }
    if (word.isEmpty() || word.length() > 9) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < word.length(); i++) {
      char digit = word.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = number * 10 + digit - '0';
    }
    return number;
  }
}
