package banneret.battles.effect;

import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Figure;
import banneret.battles.field.Occasion;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Sentence;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Tally;
import java.util.List;

/** What rules ask of the cards in force and of the commanders on the board. */
public final class InForce {
  // Scopes after which an effect ends, in the order of the vocabulary.
  public static final int TURN = 1;
  public static final int NEXT_TURN = 2;
  public static final int ROUND = 3;
  public static final int ATTACK = 4;

  private InForce() {}

  private static boolean isNothing(Field field) {
    return field.lasting().count(field.cells) == 0;
  }

  /** A number of the unit in a hex, with what commanders and cards add. */
  public static int changed(Field field, Figure figure, int hex, int value) {
    int changed = byCommanders(field, figure, hex, value);
    return isNothing(field)
        ? changed
        : field.content.effects.changed(field, figure.ordinal(), field.house(hex), hex, changed);
  }

  /** A keyword with a number: the commanders say which, and the best that a card gives counts. */
  public static int keyword(Field field, Figure figure, int hex, int printed) {
    int own = byCommanders(field, figure, hex, printed);
    return isNothing(field)
        ? own
        : Math.max(
            own, field.content.effects.changed(field, figure.ordinal(), field.house(hex), hex, 0));
  }

  private static int byCommanders(Field field, Figure figure, int hex, int value) {
    return byCommandersOf(field, field.house(hex), figure, hex, value);
  }

  /** A number that has to do with a hex, as the commanders of a House leave it. */
  public static int byCommandersOf(Field field, int house, Figure figure, int hex, int value) {
    int changed = value;
    for (int commander : field.content.abilityOn[figure.ordinal()]) {
      if (isThere(field, commander, house)) {
        List<Sentence<Field>> found =
            field.content.effects.modifiers(2 * commander, figure.ordinal());
        for (int i = 0; i < found.size(); i++) {
          if (found.get(i).applies(field, house, hex)) {
            changed = found.get(i).changed(field, house, hex, changed);
          }
        }
      }
    }
    return changed;
  }

  private static boolean isThere(Field field, int commander, int house) {
    return field.commanderHex(commander) >= 0 && field.content.commanderHouse[commander] == house;
  }

  /** Adds what commanders and cards bring to a sum, each with its source. */
  public static void tally(
      Field field, Figure figure, int hex, Source commanders, Source cards, Tally tally) {
    int house = field.house(hex);
    for (int commander : field.content.abilityOn[figure.ordinal()]) {
      if (isThere(field, commander, house)) {
        for (Sentence<Field> sentence :
            field.content.effects.modifiers(2 * commander, figure.ordinal())) {
          if (sentence.applies(field, house, hex)) {
            tally.add(commanders, commander, sentence.changed(field, house, hex, 0));
          }
        }
      }
    }
    if (!isNothing(field)) {
      Effects.Changes<Field> steps =
          (sentence, value) -> tally.add(cards, Math.max(0, field.card()), value);
      field.content.effects.changed(field, figure.ordinal(), house, hex, 0, steps);
    }
  }

  /** True if something lets the unit in a hex do this, beyond what its own card says. */
  public static boolean allows(Field field, Act act, int hex) {
    int house = field.house(hex);
    for (int commander : field.content.abilityOnAct[act.ordinal()]) {
      if (isThere(field, commander, house)
          && applies(
              field, field.content.effects.permissions(2 * commander, act.ordinal()), house, hex)) {
        return true;
      }
    }
    return !isNothing(field) && field.content.effects.allows(field, act.ordinal(), house, hex);
  }

  /** The clause of the commander of a House who allows or forbids an act. */
  public static Clause clauseOf(Field field, Act act, int house) {
    for (int commander : field.content.abilityOnAct[act.ordinal()]) {
      if (isThere(field, commander, house)) {
        return field.content.effects.get(2 * commander).clause();
      }
    }
    return Clauses.COMMIT;
  }

  /**
   * True if something keeps the unit in a hex from this: a card, or a commander of its own side.
   */
  public static boolean forbids(Field field, Act act, int hex) {
    int house = field.house(hex);
    for (int commander : field.content.abilityOnAct[act.ordinal()]) {
      if (isThere(field, commander, house)
          && applies(
              field,
              field.content.effects.prohibitions(2 * commander, act.ordinal()),
              house,
              hex)) {
        return true;
      }
    }
    return !isNothing(field)
        && field.content.effects.forbids(field, act.ordinal(), house, hex) != null;
  }

  private static boolean applies(Field field, List<Sentence<Field>> sentences, int house, int hex) {
    for (int i = 0; i < sentences.size(); i++) {
      if (sentences.get(i).applies(field, house, hex)) {
        return true;
      }
    }
    return false;
  }

  /** What is in force acts at a moment of a House's. */
  public static void react(Field field, Occasion occasion, int house, Flow<Field> flow) {
    if (!isNothing(field)) {
      field.content.effects.react(field, occasion.ordinal(), house, false, flow);
    }
  }

  /** A scope has ended for a House, or with -1 for both. */
  public static void end(Field field, int scope, int house) {
    if (house < 0) {
      field.lasting().sweep(field.cells, scope);
    } else {
      field.lasting().sweep(field.cells, scope, house);
    }
  }
}
