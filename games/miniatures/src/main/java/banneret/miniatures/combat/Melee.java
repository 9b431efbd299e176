package banneret.miniatures.combat;

import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Engaged;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Danger;
import banneret.miniatures.move.Shooting;
import banneret.miniatures.objective.Seizing;
import org.jspecify.annotations.Nullable;

/** The action of attacking: how a unit stands before it, and whom it attacks. */
public final class Melee {
  private static final Thing<Battlefield> HOW =
      new Thing<>("alignment", field -> field.content.alignmentNames);

  private Melee() {}

  /** A unit attacks in melee. */
  public static void begin(Battlefield field, int unit, Flow<Battlefield> flow) {
    Danger.after(unit, Danger.here(field, unit), flow);
    flow.then(TARGET.ask(new Unit(unit)));
    if (Engaged.only(field, unit) >= 0) {
      flow.then(STANCE.ask(new Unit(unit)));
    }
  }

  /** A unit with one enemy may turn to face it and align with it. */
  public static final Shape<Battlefield, Unit> STANCE =
      Things.unitOne("melee-stance", Clauses.MELEE_ALIGN)
          .fits((field, it) -> field.isOnTable(it.unit()) && Engaged.only(field, it.unit()) >= 0)
          .among((field, it, out) -> {
            out.add(Charges.WHOLE);
            out.add(Charges.LEFT);
            out.add(Charges.RIGHT);
          })
          .forbids(Melee::forbidsStance)
          .part("how", HOW)
          .phrase("align {how}")
          .orFirst("hold", "option.melee-stance.hold")
          .continues()
          .does((field, it, how, flow) -> {
            int enemy = Engaged.only(field, it.unit());
            int side = Engaged.side(field, enemy, it.unit());
            field.put(it.unit(), Charges.aligned(field, it.unit(), enemy, side, how));
            flow.tell(Happenings.ALIGNED, it.unit(), enemy);
            Seizing.afterMove(field, it.unit(), flow);
          });

  private static @Nullable Clause forbidsStance(Battlefield field, Unit it, int how) {
    int enemy = Engaged.only(field, it.unit());
    int side = Engaged.side(field, enemy, it.unit());
    if (!Charges.isFree(field, it.unit(), enemy, side, how)) {
      return Clauses.MELEE_ALIGN;
    }
    boolean isThere =
        field.pose(it.unit()).equals(Charges.aligned(field, it.unit(), enemy, side, how));
    return isThere ? Clauses.MELEE_ALIGN : null;
  }

  /** Which of the enemies that it is engaged with a unit attacks. */
  public static final Shape<Battlefield, Unit> TARGET =
      Things.unitOne("melee-target", Clauses.MELEE_TARGET)
          .fits((field, it) -> Engaged.is(field, it.unit()))
          .among((field, it, out) -> enemies(field, it.unit(), out))
          .forbids((field, it, target) ->
              Engaged.with(field, it.unit(), target) ? null : Clauses.MELEE_TARGET)
          .part("target", Things.UNIT_THING)
          .phrase("at {target}")
          .saying((field, it, target, out) -> Things.say(field, target, out))
          .continues()
          .does((field, it, target, flow) -> {
            int weapon = field.content.units.attack(field.card(it.unit()), UnitCards.MELEE);
            Attack.begin(field, it.unit(), target, weapon, 0, flow);
          });

  private static void enemies(Battlefield field, int unit, Options out) {
    for (int target = 0; target < field.units(); target++) {
      if (field.isOnTable(target) && field.areEnemies(unit, target)) {
        out.add(target);
      }
    }
  }

  /** At whom a unit shoots. */
  public static final Shape<Battlefield, Unit> SHOOT_AT =
      Things.unitOne("shoot-at", Clauses.RANGED_TARGET)
          .fits((field, it) -> Shooting.attack(field, it.unit()) >= 0)
          .among((field, it, out) -> enemies(field, it.unit(), out))
          .forbids((field, it, target) -> Shooting.forbids(field, it.unit(), target))
          .part("target", Things.UNIT_THING)
          .phrase("at {target}")
          .saying((field, it, target, out) -> Things.say(field, target, out))
          .continues()
          .does((field, it, target, flow) ->
              Attack.begin(field, it.unit(), target, Shooting.attack(field, it.unit()), 0, flow));
}
