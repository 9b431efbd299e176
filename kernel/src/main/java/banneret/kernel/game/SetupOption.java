package banneret.kernel.game;

import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.stream.IntStream;

/** Something that is settled before a game begins, for the whole table or by each seat. */
public sealed interface SetupOption {
  String name();

  /** True if each seat settles it for itself, such as its army. */
  boolean perSeat();

  /** Values it may take, the usual one first: all of them, or some where there are many. */
  List<String> values();

  /** Throws, with the place and what was expected, if the option cannot take this value. */
  void check(Tree value);

  /** One of a few words. */
  record Choice(String name, boolean perSeat, List<String> values) implements SetupOption {
    @Override
    public void check(Tree value) {
      if (!values.contains(value.asText())) {
        throw value.wrong(
            "expected " + String.join(" or ", values) + ", found '" + value.asText() + "'");
      }
    }
  }

  /** A whole number; it may be typed as a text, as on a command line. */
  record WholeNumber(String name, boolean perSeat, int usual, int low, int high)
      implements SetupOption {
    @Override
    public List<String> values() {
      return IntStream.of(usual, low, high).distinct().mapToObj(Integer::toString).toList();
    }

    @Override
    public void check(Tree value) {
      of(value);
    }

    /** The number that a value says. */
    public int of(Tree value) {
      String text = value.asText();
      int number = text.matches("-?[0-9]{1,8}") ? Integer.parseInt(text) : low - 1;
      if (number < low || number > high) {
        throw value.wrong(
            "expected a whole number from " + low + " to " + high + ", found '" + text + "'");
      }
      return number;
    }
  }

  /** Words of the player's own, such as the name of an army. */
  record Text(String name, boolean perSeat, int longest) implements SetupOption {
    @Override
    public List<String> values() {
      return List.of("");
    }

    @Override
    public void check(Tree value) {
      if (value.asText().length() > longest) {
        throw value.wrong("expected at most " + longest + " characters");
      }
    }
  }

  /**
   * A document such as an army list or a battle plan, whole or by the name of a ready-made one.
   * What is inside it the game checks when it lays the table.
   *
   * @param values the names of the ready-made ones, the usual one first
   */
  record Document(String name, boolean perSeat, List<String> values) implements SetupOption {
    @Override
    public void check(Tree value) {
      if (value instanceof Tree.Fields) {
        return;
      }
      if (!values.contains(value.asText())) {
        throw value.wrong(
            "expected a document or one of "
                + String.join(", ", values)
                + ", found '"
                + value.asText()
                + "'");
      }
    }
  }

  /** One of a few words, for the whole table; the usual one first. */
  static SetupOption choice(String name, String... values) {
    return new Choice(name, false, List.of(values));
  }
}
