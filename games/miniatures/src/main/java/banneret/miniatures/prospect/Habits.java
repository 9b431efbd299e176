package banneret.miniatures.prospect;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import java.util.Arrays;
import java.util.Set;

/** What a player would do without thinking. */
public final class Habits {
  /** A turn is some four answers, each with rounds of its own that judge whole armies. */
  public static final int MOMENT = 40;

  /** Questions on the way to what a turn does. */
  private static final Set<String> ON_THE_WAY =
      Set.of(
          "action",
          "move",
          "charge-pivot",
          "charge-arc",
          "melee-stance",
          "melee-target",
          "charge-align",
          "shoot-at",
          "take-zone",
          "bounty",
          "deploy-at",
          "arrive",
          "at-unit-activates",
          "at-action-declared",
          "at-move-declared",
          "at-charge-declared",
          "at-charge-rolled",
          "at-attack-declared");

  /** What is laid before anybody knows who will stand where. */
  private static final Set<String> LAID =
      Set.of("terrain", "lay-terrain", "choose-terrain", "place-objective");

  private Habits() {}

  /** True if a unit has been activated and has not acted yet. */
  public static boolean isUnderWay(Battlefield field) {
    Step<Battlefield> step = field.step();
    return step != null && ON_THE_WAY.contains(step.name());
  }

  /** What needs no thought: dice that are rolled again, and where terrain and objectives lie. */
  public static int obvious(Battlefield field, int seat, Options options) {
    Step<Battlefield> step = field.step();
    if (step == null || options.size() == 0) {
      return Game.UNCLEAR;
    }
    return LAID.contains(step.name())
        ? options.get(any(field, options.size()))
        : Rerolls.obvious(field, seat, step.name(), options);
  }

  /** A number below another that differs from table to table, by what all can see. */
  private static int any(Battlefield field, int below) {
    int sum = 0;
    for (int unit = 0; unit < field.units(); unit++) {
      sum = sum * 31 + field.card(unit);
    }
    for (int piece = 0; piece < Content.PIECES; piece++) {
      sum = sum * 31 + field.terrain.get(piece) + field.terrainPose(piece).x() / Inches.ONE;
    }
    return Math.floorMod(Seeded.mix(sum, field.objectives.count()), below);
  }

  /** How readily a player takes each option. */
  public static void weigh(Battlefield field, int seat, Options options, int[] weights) {
    Arrays.fill(weights, 0, options.size(), 4);
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) < 0) { // To pass, or to do nothing.
        weights[i] = 2;
      }
    }
  }
}
