package banneret.battles.field;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Thing;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;

/** What answers name, and whom questions ask. */
public final class Things {
  public static final Thing<Field> HEX = new Thing<>("hex", field -> field.battle.hexNames);
  public static final Thing<Field> TOKEN = new Thing<>("token", field -> field.content.tokenNames);
  public static final Thing<Field> CARD = new Thing<>("card", field -> field.content.cardNames);
  public static final Thing<Field> COMMANDER =
      new Thing<>("commander", field -> field.content.commanderNames);
  public static final Thing<Field> PIECE = new Thing<>("piece", field -> field.content.stockNames);

  /** The House that a question asks. */
  public record House(int house) {
    public static final Ids<House> IDS = Ids.of("house:seat", House::house, House::new);
  }

  /**
   * The House that a question asks which may come again and again.
   *
   * @param again true if it belongs to the line of the one before
   */
  public record Again(int house, boolean again) {
    public static final Ids<Again> IDS =
        new Ids<Again>(
                (it, out) -> out.put("house", it.house).put("again", it.again),
                in -> new Again(Things.read(in), in.flag("again")))
            .naming("house:seat");

    public static Again first(int house) {
      return new Again(house, false);
    }

    public Again next() {
      return new Again(house, true);
    }
  }

  /** One of several things to either House, the next of them in the same line. */
  public static Asks<Field, Again> oneByOne(String name, Clause clause) {
    return Asks.<Field, Again>pickOne(name, clause, Again.IDS)
        .asks((field, it) -> it.house)
        .continuesIf(Again::again);
  }

  private Things() {}

  /** A House in the fields of a step. */
  public static int read(Tree.Fields in) {
    return in.number("house", 0, 1);
  }

  /** One of several things, to the House whose turn it is. */
  public static Asks<Field, None> pickOne(String name, Clause clause) {
    return Asks.<Field, None>pickOne(name, clause, Ids.NONE).asks((field, it) -> field.active());
  }

  /** One of several things, to either House. */
  public static Asks<Field, House> houseOne(String name, Clause clause) {
    return Asks.<Field, House>pickOne(name, clause, House.IDS).asks((field, it) -> it.house);
  }

  /** Yes or no, to either House. */
  public static Asks<Field, House> houseYesOrNo(String name, Clause clause) {
    return Asks.<Field, House>yesOrNo(name, clause, House.IDS).asks((field, it) -> it.house);
  }
}
