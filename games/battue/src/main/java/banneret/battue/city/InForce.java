package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Tally;

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

  /** Puts a card or an event in force; one that is about nothing else is about its owner. */
  public static void add(
      City city, Effect<City> effect, int part, int owner, int target, int until, int times) {
    int about = target >= 0 ? target : city.content.isLoot(effect.index()) ? 0 : owner;
    city.lasting.add(city.cells, effect.index(), part, owner, about, until, times);
  }

  /** A phase that the active player has unless a card or an event forbids what is done in it. */
  public static Procedure<City> phase(String name, Act act, Procedure.Does<City> does) {
    return Procedure.of(
        name,
        (city, flow) -> {
          if (city.content.effects.forbids(city, act, city.active()) == null) {
            does.act(city, flow);
          }
        });
  }

  /** Adds what is in force to a sum, each with its source. */
  public static void tally(City city, Figure figure, int seat, int of, Tally tally) {
    Content content = city.content;
    if (city.lasting.count(city.cells) > 0) {
      content.effects.changed(
          city,
          figure.ordinal(),
          seat,
          of,
          0,
          (said, value) -> {
            int effect = said.effect().index();
            tally.add(content.effectSource[effect], content.cardOf(effect), value);
          });
    }
  }

  /** The defence of a face-up space with what is in force, never below 0. */
  public static int tileDefence(City city, int space) {
    int printed = city.printedDefence(space);
    int figure = Figure.TILE_DEFENCE.ordinal();
    return Math.max(0, city.content.effects.changed(city, figure, City.NOBODY, space, printed));
  }
}
