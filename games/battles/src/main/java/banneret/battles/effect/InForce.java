package banneret.battles.effect;

import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content.Ability;
import banneret.battles.field.Field;
import banneret.battles.field.Figure;
import banneret.battles.field.Occasion;
import banneret.battles.field.Turning;
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
    List<Ability> abilities = field.content.changes.get(figure.ordinal());
    int changed = value;
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      if (isThere(field, ability, house) && !isTooFar(field, ability, hex)) {
        List<Sentence<Field>> found = ability.says();
        for (int j = 0; j < found.size(); j++) {
          if (found.get(j).applies(field, house, hex)) {
            changed = found.get(j).changed(field, house, hex, changed);
          }
        }
      }
    }
    return changed;
  }

  private static boolean isThere(Field field, Ability ability, int house) {
    return ability.house() == house && field.commanderHex(ability.commander()) >= 0;
  }

  /** True if nearness is all that an ability asks for, and a hex is not near enough. */
  private static boolean isTooFar(Field field, Ability ability, int hex) {
    return ability.within() >= 0
        && field.board.distance(field.commanderHex(ability.commander()), hex) > ability.within();
  }

  /** Adds what commanders and cards bring to a sum, each with its source. */
  public static void tally(
      Field field, Figure figure, int hex, Source commanders, Source cards, Tally tally) {
    int house = field.house(hex);
    for (Ability ability : field.content.changes.get(figure.ordinal())) {
      if (isThere(field, ability, house)) {
        for (Sentence<Field> sentence : ability.says()) {
          if (sentence.applies(field, house, hex)) {
            tally.add(commanders, ability.commander(), sentence.changed(field, house, hex, 0));
          }
        }
      }
    }
    if (!isNothing(field)) {
      Effects.Changes<Field> steps =
          (sentence, value) -> tally.add(cards, Math.max(0, field.turn.card()), value);
      field.content.effects.changed(field, figure.ordinal(), house, hex, 0, steps);
    }
  }

  /** True if something lets the unit in a hex do this, beyond what its own card says. */
  public static boolean allows(Field field, Act act, int hex) {
    int house = field.house(hex);
    return says(field, field.content.permissions.get(act.ordinal()), house, hex)
        || (!isNothing(field) && field.content.effects.allows(field, act.ordinal(), house, hex));
  }

  /** False if nothing could allow any unit of a House this. */
  public static boolean mayAllow(Field field, Act act, int house) {
    List<Ability> abilities = field.content.permissions.get(act.ordinal());
    for (int i = 0; i < abilities.size(); i++) {
      if (isThere(field, abilities.get(i), house)) {
        return true;
      }
    }
    return !isNothing(field);
  }

  /** The clause of the commander of a House who allows an act. */
  public static Clause clauseOf(Field field, Act act, int house) {
    for (Ability ability : field.content.permissions.get(act.ordinal())) {
      if (isThere(field, ability, house)) {
        return field.content.effects.get(2 * ability.commander()).clause();
      }
    }
    return Clauses.COMMIT;
  }

  /**
   * True if something keeps the unit in a hex from this: a card, or a commander of its own side.
   */
  public static boolean forbids(Field field, Act act, int hex) {
    int house = field.house(hex);
    return says(field, field.content.prohibitions.get(act.ordinal()), house, hex)
        || (!isNothing(field)
            && field.content.effects.forbids(field, act.ordinal(), house, hex) != null);
  }

  /** True if a commander of a House says something that applies to a hex. */
  private static boolean says(Field field, List<Ability> abilities, int house, int hex) {
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      if (isThere(field, ability, house)) {
        if (ability.within() >= 0) {
          if (!isTooFar(field, ability, hex)) {
            return true;
          }
          continue;
        }
        List<Sentence<Field>> sentences = ability.says();
        for (int j = 0; j < sentences.size(); j++) {
          if (sentences.get(j).applies(field, house, hex)) {
            return true;
          }
        }
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

  /** Something has happened that ends what is in force early. */
  public static void end(Field field, Turning turning) {
    field.content.effects.end(field, turning.ordinal());
  }
}
