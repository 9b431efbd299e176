package banneret.battles.prospect;

import banneret.battles.field.Field;
import banneret.battles.round.TakeTurn;
import banneret.kernel.game.Game;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import java.util.Arrays;
import java.util.Set;

/** What a player would do without thinking. */
public final class Habits {
  /** A turn is some four answers, each with rounds of its own that judge armies of thirty units. */
  public static final int MOMENT = 160;

  /** Questions on the way to what a turn does; an attack is judged before its dice are thrown. */
  private static final Set<String> ON_THE_WAY =
      Set.of("commands", "tactic", "declare", "move", "move-to", "free-move");

  private Habits() {}

  /** True if units are still being ordered or moved. */
  public static boolean isUnderWay(Field field) {
    Step<Field> step = field.step();
    return step != null && ON_THE_WAY.contains(step.name());
  }

  /** True if a House is asked what it does next. */
  public static boolean isBetweenTurns(Field field) {
    return TakeTurn.ASK.of(field.step()) != null;
  }

  /** What needs no thought: how a skirmish is set up. */
  public static int obvious(Field field, int seat, Options options) {
    Step<Field> step = field.step();
    return step == null || field.battle.skirmish == null
        ? Game.UNCLEAR
        : Deployment.obvious(field, seat, step.name(), options);
  }

  /** How readily a House takes each option. */
  public static void weigh(Field field, int seat, Options options, int[] weights) {
    Arrays.fill(weights, 0, options.size(), 4);
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) <= 0) { // To pass, or to do no more.
        weights[i] = 1;
      }
    }
  }
}
