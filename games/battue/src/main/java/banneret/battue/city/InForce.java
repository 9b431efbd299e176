package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Tally;
import org.jspecify.annotations.Nullable;

/** What rules ask of the cards and events in force. */
public final class InForce {
  /** Scopes after which an effect ends. */
  public static final int ROUND = 1;

  public static final int BATTLE = 2;
  public static final int TURN = 3;

  /** What cards and events forbid. */
  public enum Act {
    CALL_REINFORCEMENTS,
    MOVE,
    RETREAT
  }

  /** The numbers that cards and events change. */
  public enum Figure {
    ATTACK,
    DEFENCE,
    TILE_DEFENCE,
    LOOT_DRAWN,
    ATTACK_DICE
  }

  /** What cards and events replace, or what ends them early. */
  public enum Turning {
    DEFENCE_ROLL,
    DEFENDERS_COME
  }

  private InForce() {}

  private static boolean isNothing(City city) {
    return city.lasting.count(city.cells) == 0;
  }

  /** Puts a card or an event in force; one that is about nothing else is about its owner. */
  public static void add(
      City city, Effect<City> effect, int part, int owner, int target, int until, int times) {
    int about = target >= 0 ? target : city.content.isLoot(effect.index()) ? 0 : owner;
    city.lasting.add(city.cells, effect.index(), part, owner, about, until, times);
  }

  /** A figure of a player, with what is in force. */
  public static int changed(City city, Figure figure, int seat, int value) {
    return isNothing(city)
        ? value
        : city.content.effects.changed(city, figure.ordinal(), seat, seat, value);
  }

  /** The largest change to a figure of a player. */
  public static int most(City city, Figure figure, int seat) {
    return isNothing(city) ? 0 : city.content.effects.most(city, figure.ordinal(), seat);
  }

  /** Adds what is in force to a sum, each with its source. */
  public static void tally(City city, Figure figure, int seat, int of, Tally tally) {
    if (!isNothing(city)) {
      city.content.effects.changed(
          city,
          figure.ordinal(),
          seat,
          of,
          0,
          (sentence, value) -> {
            int effect = sentence.effect().index();
            Source source = city.content.effectSource[effect];
            tally.add(source, city.content.cardOf(effect), value);
          });
    }
  }

  /** Null if nothing in force forbids the player this, or the clause that does. */
  public static @Nullable Clause forbids(City city, Act act, int seat) {
    return isNothing(city) ? null : city.content.effects.forbids(city, act.ordinal(), seat);
  }

  /** True if something else happens to the player instead. */
  public static boolean isReplaced(City city, Turning turning, int seat) {
    return !isNothing(city) && city.content.effects.replaces(city, turning.ordinal(), seat) != null;
  }

  /** What is in force ends early. */
  public static void end(City city, Turning turning) {
    city.content.effects.end(city, turning.ordinal());
  }

  /** What is in force acts at a moment of a player's; several of one card once, or each. */
  public static void react(City city, int moment, int seat, boolean once, Flow<City> flow) {
    if (!isNothing(city)) {
      city.content.effects.react(city, moment, seat, once, flow);
    }
  }

  /** True if this very effect is in force. */
  public static boolean holds(City city, Effect<City> effect) {
    return city.lasting.find(city.cells, effect.index()) >= 0;
  }

  /** The defence of a face-up space with what is in force, never below 0. */
  public static int tileDefence(City city, int space) {
    int printed = city.printedDefence(space);
    return isNothing(city)
        ? printed
        : Math.max(
            0,
            city.content.effects.changed(
                city, Figure.TILE_DEFENCE.ordinal(), City.NOBODY, space, printed));
  }
}
