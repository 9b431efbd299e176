package banneret.miniatures.combat;

import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Danger;
import banneret.miniatures.move.Shooting;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** The action of attacking: how a unit stands before it, and whom it attacks. */
public final class Melee {
  /** Answers from this on keep the unit's facing. */
  private static final int KEEPS_FACING = 4;

  private Melee() {}

  /** A unit attacks in melee. */
  public static void begin(Battlefield field, int unit, Flow<Battlefield> flow) {
    Danger.after(unit, Danger.here(field, unit), flow);
    flow.then(TARGET.ask(new Unit(unit)));
    if (Engaged.only(field, unit) >= 0) {
      flow.then(STANCE.ask(new Unit(unit)));
    }
  }

  /** A unit with one enemy may turn to face it, and align with it whether it turns or not. */
  public static final Shape<Battlefield, Unit> STANCE =
      Things.unitOne("melee-stance", Clauses.MELEE_ALIGN)
          .fits((field, it) -> field.isOnTable(it.unit()) && Engaged.only(field, it.unit()) >= 0)
          .among((field, it, out) -> {
            for (int how = Charges.WHOLE; how <= Charges.RIGHT; how++) {
              out.add(how);
            }
            for (int how = Charges.WHOLE; how <= Charges.RIGHT; how++) {
              out.add(KEEPS_FACING + how);
            }
          })
          .forbids(Melee::forbidsStance)
          .phrase((field, it, code) ->
              (code < KEEPS_FACING ? "align " : "shift ")
                  + field.content.alignmentNames.word(code % KEEPS_FACING))
          .saying((field, it, code, out) ->
              out.as("option.melee-stance." + (code < KEEPS_FACING ? "face" : "shift"))
                  .with("how", "alignment", code % KEEPS_FACING))
          .orFirst("hold", "option.melee-stance.hold")
          .continues()
          .does((field, it, code, flow) -> {
            int enemy = Engaged.only(field, it.unit());
            field.put(it.unit(), stance(field, it.unit(), enemy, code));
            flow.tell(Happenings.ALIGNED, it.unit(), enemy);
            Seizing.afterMove(field, it.unit(), flow);
          });

  /** Where a unit comes to lie against its only enemy. */
  private static Pose stance(Battlefield field, int unit, int enemy, int code) {
    int side = Engaged.side(field, enemy, unit);
    if (code < KEEPS_FACING) {
      return Charges.aligned(field, unit, enemy, side, code);
    }
    int own = Engaged.side(field, unit, enemy);
    return Charges.shifted(field, unit, own, enemy, side, code % KEEPS_FACING);
  }

  private static @Nullable Clause forbidsStance(Battlefield field, Unit it, int code) {
    int enemy = Engaged.only(field, it.unit());
    if (code >= KEEPS_FACING && Engaged.side(field, it.unit(), enemy) == Outline.FRONT) {
      return Clauses.MELEE_ALIGN; // It faces the enemy as it is.
    }
    Pose pose = stance(field, it.unit(), enemy, code);
    Outline end = field.outlines.end;
    field.outlines.lay(it.unit(), pose.x(), pose.y(), Inches.heading(pose.turn()), end);
    boolean may = Room.isClear(field, it.unit(), end) && !field.pose(it.unit()).equals(pose);
    return may ? null : Clauses.MELEE_ALIGN;
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
          .saying((field, it, target, out) -> {
            Things.say(field, target, out);
            if (Engaged.with(field, it.unit(), target)) {
              out.as("option.melee-target.odds");
              OddsTold.melee(field, it.unit(), target, out);
            }
          })
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

  /** A unit that has shifted shoots, if it still can. */
  public static final Deed<Battlefield, Unit> SHOOT =
      Deed.<Battlefield, Unit>of(
              "shoot-from-here",
              Unit.IDS,
              (field, it, flow) -> {
                if (hasTarget(field, it.unit())) {
                  flow.then(Melee.SHOOT_AT.ask(it));
                }
              })
          .fits((field, it) -> it.unit() < field.units());

  private static boolean hasTarget(Battlefield field, int unit) {
    Options found = new Options();
    if (field.isOnTable(unit) && Shooting.attack(field, unit) >= 0) {
      enemies(field, unit, found);
    }
    for (int i = 0; i < found.size(); i++) {
      if (Shooting.forbids(field, unit, found.get(i)) == null) {
        return true;
      }
    }
    return false;
  }

  /** At whom a unit shoots. */
  public static final Shape<Battlefield, Unit> SHOOT_AT =
      Things.unitOne("shoot-at", Clauses.RANGED_TARGET)
          .fits((field, it) -> Shooting.attack(field, it.unit()) >= 0)
          .among((field, it, out) -> enemies(field, it.unit(), out))
          .forbids((field, it, target) -> Shooting.forbids(field, it.unit(), target))
          .part("target", Things.UNIT_THING)
          .phrase("at {target}")
          .saying((field, it, target, out) -> {
            Things.say(field, target, out);
            if (Shooting.forbids(field, it.unit(), target) == null) {
              boolean isCovered = Sights.isCovered(field, it.unit(), target);
              out.as(isCovered ? "option.shoot-at.cover" : "option.shoot-at.odds");
              OddsTold.shot(field, it.unit(), target, Shooting.attack(field, it.unit()), out);
            }
          })
          .continues()
          .does((field, it, target, flow) -> {
            Danger.after(it.unit(), Danger.here(field, it.unit()), flow);
            Attack.begin(field, it.unit(), target, Shooting.attack(field, it.unit()), 0, flow);
          });
}
