package banneret.miniatures.combat;

import banneret.geometry.plane.Gap;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** A castle wall is activated: tar and pitch on whoever is at its foot, then arrows or nothing. */
public final class WallActs {
  private WallActs() {}

  public static void begin(Battlefield field, int wall, Flow<Battlefield> flow) {
    flow.then(ARROWS.with(new Unit(wall)));
    flow.inTurn(
        field.units(),
        enemy -> {
          if (Engaged.with(field, wall, enemy) && field.figures.get(enemy) > 0) {
            int wounds = flow.pick(Content.D3, 3, -1) + 1;
            flow.tell(Happenings.TARRED, wall, enemy, wounds);
            Losses.take(field, enemy, wounds, Content.seatOf(wall), Battlefield.NOBODY, flow);
          }
        });
  }

  /** A wall that has somebody within range may shoot. */
  public static final Deed<Battlefield, Unit> ARROWS =
      Deed.<Battlefield, Unit>of(
              "wall-acts",
              Unit.IDS,
              (field, it, flow) -> {
                if (field.isOnTable(it.unit()) && hasTarget(field, it.unit())) {
                  flow.then(WallActs.SHOOT.ask(it));
                }
              })
          .fits((field, it) -> it.unit() < field.units() && Content.isWall(it.unit()));

  private static boolean hasTarget(Battlefield field, int wall) {
    for (int target = 0; target < field.units(); target++) {
      if (forbids(field, wall, target) == null) {
        return true;
      }
    }
    return false;
  }

  /** Null if a wall may shoot at a unit: near enough to any part of it, seen or not. */
  private static @Nullable Clause forbids(Battlefield field, int wall, int target) {
    int weapon = field.content.units.attack(field.card(wall), UnitCards.RANGED);
    boolean may =
        field.isOnTable(target)
            && field.figures.get(target) > 0
            && field.areEnemies(wall, target)
            && Gap.atMost(
                field.tray(wall),
                field.tray(target),
                field.content.units.range[field.card(wall)][weapon]);
    return may ? null : Clauses.ARROWS;
  }

  /** At whom a wall shoots. */
  public static final Shape<Battlefield, Unit> SHOOT =
      Things.unitOne("wall-shoots", Clauses.ARROWS)
          .fits((field, it) ->
              field.isOnTable(it.unit())
                  && Content.isWall(it.unit())
                  && hasTarget(field, it.unit()))
          .among((field, it, out) -> {
            for (int target = 0; target < field.units(); target++) {
              if (field.isOnTable(target) && field.areEnemies(it.unit(), target)) {
                out.add(target);
              }
            }
          })
          .forbids((field, it, target) -> forbids(field, it.unit(), target))
          .part("target", Things.UNIT_THING)
          .phrase("arrows at {target}")
          .saying((field, it, target, out) -> Things.say(field, target, out))
          .orElse("pass", "option.wall-shoots.none")
          .continues()
          .does((field, it, target, flow) -> {
            int weapon = field.content.units.attack(field.card(it.unit()), UnitCards.RANGED);
            Attack.begin(field, it.unit(), target, weapon, 0, flow);
          });
}
