package banneret.laws;

import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A line of notation put together as a person would: one phrase after the other, from what the
 * table says may come next.
 *
 * @param line the whole line in its usual form
 * @param words its phrases, but those that were forced and not said
 * @param draft what the table makes of the whole line
 */
record Talk(int seat, String line, List<Word> words, Table.Draft draft) {
  private static final int LONGEST = 200;

  /**
   * A phrase that was said.
   *
   * @param index its place among the choices
   * @param after the line up to it, what is forced after it included
   */
  record Word(int index, String phrase, String after) {}

  /** A random line for a random one of the seats that are asked. */
  static <P extends Position<P>> Talk any(Table<P> table, Seeded picks) {
    return of(table, anySeat(table.awaited(), picks), picks);
  }

  static int anySeat(int awaited, Seeded picks) {
    int left = awaited;
    for (int skip = picks.below(Integer.bitCount(awaited)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  /** A random line for the seat. */
  static <P extends Position<P>> Talk of(Table<P> table, int seat, Seeded picks) {
    List<Word> words = new ArrayList<>();
    Asked asked = table.question(seat);
    String line = "";
    while (true) {
      checkChoices(asked);
      int index = picks.below(asked.choices().size());
      String phrase = asked.choices().get(index).phrase();
      Table.Draft draft = table.draft(seat, line.isEmpty() ? phrase : line + " " + phrase);
      if (draft.refusal() != null) {
        throw new AssertionError(
            "after '" + line + "' '" + phrase + "' is offered and refused: " + draft.refusal());
      }
      line = draft.line();
      words.add(new Word(index, phrase, line));
      asked = draft.next();
      if (asked == null) {
        return new Talk(seat, line, words, draft);
      }
      if (words.size() > LONGEST) {
        throw new AssertionError("a line without end: " + line);
      }
    }
  }

  /** There is something to say, no two phrases are alike, and none is more than a phrase. */
  private static void checkChoices(Asked asked) {
    Set<String> phrases = new HashSet<>();
    for (Choice choice : asked.choices()) {
      String phrase = choice.phrase();
      if (!phrases.add(phrase)) {
        throw new AssertionError(asked.step() + " offers '" + phrase + "' twice");
      }
      if (phrase.isEmpty() || !phrase.equals(phrase.strip()) || phrase.contains("  ")) {
        throw new AssertionError(asked.step() + " offers the untidy phrase '" + phrase + "'");
      }
    }
    if (phrases.isEmpty()) {
      throw new AssertionError(asked.step() + " offers nothing");
    }
  }
}
