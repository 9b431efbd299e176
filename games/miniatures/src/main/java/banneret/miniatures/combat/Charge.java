package banneret.miniatures.combat;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.luck.Luck;
import banneret.kernel.place.Pose;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Two;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Path;
import banneret.miniatures.ground.Room;
import banneret.miniatures.loss.Test;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Danger;
import banneret.miniatures.move.Speed;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.siege.SiegeMoment;
import banneret.miniatures.touch.Engaged;
import java.util.List;

/** A charge, step by step; the innermost row says whose it is. */
public final class Charge {
  private static final Luck DIE = Luck.numbers("charge");
  private static final Thing<Battlefield> ARC = new Thing<>("arc", field -> field.content.arcNames);
  private static final Thing<Battlefield> HOW =
      new Thing<>("alignment", field -> field.content.alignmentNames);

  private Charge() {}

  /** A unit declares a charge. */
  public static void begin(Battlefield field, int unit, int target, Flow<Battlefield> flow) {
    int row = field.charges.get();
    field.charges.set(row + 1);
    field.charger.set(row, unit);
    field.target.set(row, target);
    flow.tell(Happenings.CHARGE_DECLARED, unit, target);
    int arcs = Bearings.arcs(field, unit, target);
    field.arc.set(row, Integer.numberOfTrailingZeros(arcs));
    flow.then(ROLL, ROLLED, AGAIN, SETTLE);
    flow.then(PIVOT);
    Moments.at(field, Occasion.CHARGE_DECLARED, target, flow);
  }

  /** The charger pivots, if both are still there. */
  public static final Procedure<Battlefield> PIVOT =
      Procedure.of(
          "charge-pivots",
          (field, flow) -> {
            int row = field.charge();
            int unit = field.charger.get(row);
            int target = field.target.get(row);
            if (isCharger(field, unit)) {
              flow.then(new ChargePivot(unit, target));
              if (Integer.bitCount(Bearings.arcs(field, unit, target)) > 1) {
                flow.then(Charge.WHICH_ARC.ask(new Unit(unit)));
              }
            }
          });

  /** On an even split the charger says which arc he is in. */
  public static final Shape<Battlefield, Unit> WHICH_ARC =
      Things.unitOne("charge-arc", Clauses.CHARGE_ARC)
          .fits((field, it) -> isCharger(field, it.unit()))
          .among((field, it, out) -> {
            for (int arc = 0; arc < 4; arc++) {
              out.add(arc);
            }
          })
          .forbids((field, it, arc) -> {
            int target = field.target.get(field.charge());
            return (Bearings.arcs(field, it.unit(), target) >>> arc & 1) == 0
                ? Clauses.of("charge.arc-majority")
                : Charges.hasRoom(field, it.unit(), target, arc) ? null : Clauses.CHARGE_ROOM;
          })
          .part("arc", ARC)
          .phrase("arc {arc}")
          .continues()
          .does((field, it, arc, flow) -> field.arc.set(field.charge(), arc));

  private static boolean isCharger(Battlefield field, int unit) {
    int row = field.charge();
    return row >= 0
        && field.charger.get(row) == unit
        && field.isOnTable(unit)
        && field.target.get(row) >= 0
        && field.isOnTable(field.target.get(row));
  }

  // The roll

  public static final Procedure<Battlefield> ROLL = Procedure.of("charge-roll", Charge::roll);

  private static int heading(Battlefield field, int unit) {
    return Inches.heading(field.pose(unit).turn());
  }

  private static void roll(Battlefield field, Flow<Battlefield> flow) {
    int row = field.charge();
    int unit = field.charger.get(row);
    if (!field.isOnTable(unit)) {
      return;
    }
    int die = flow.die(DIE);
    if (isHindered(field, row)) {
      die = Math.min(die, flow.die(DIE));
    }
    die = InForce.changed(field, Figure.CHARGE_DIE, unit, die);
    field.die.set(row, die);
    flow.tell(Happenings.CHARGE_ROLLED, unit, die, reach(field, row));
  }

  /** The die has been rolled: cards may let it be rolled again. */
  public static final Procedure<Battlefield> ROLLED =
      Procedure.of(
          "charge-rolled",
          (field, flow) ->
              Moments.at(field, Occasion.CHARGE_ROLLED, field.target.get(field.charge()), flow));

  /** The charger's player is asked if he may roll again. */
  public static final Procedure<Battlefield> AGAIN =
      Procedure.of(
          "charge-re-roll",
          (field, flow) -> {
            int unit = field.charger.get(field.charge());
            int target = field.target.get(field.charge());
            if (field.isOnTable(unit)
                && (InForce.allows(field, Act.RE_ROLL_CHARGE, unit)
                    || InForce.allows(field, Act.SWORN_AGAINST, target))) {
              flow.then(Charge.ROLL_AGAIN.ask(new Unit(unit)));
            }
          });

  /** Whether the charge die is rolled again. */
  public static final Shape<Battlefield, Unit> ROLL_AGAIN =
      Things.unitOne("re-roll-charge", Clauses.CHARGE_ROLL)
          .fits((field, it) -> isCharger(field, it.unit()))
          .about((field, it, out) -> {
            Things.say(field, it.unit(), out);
            out.number("n", field.die.get(field.charge()));
          })
          .among((field, it, out) -> out.add(1))
          .phrase("re-roll charge")
          .orElse("keep die", "option.re-roll-charge.keep")
          .does((field, it, one, flow) -> roll(field, flow));

  /** The die stands: a low one is disorderly. */
  public static final Procedure<Battlefield> SETTLE =
      Procedure.of("charge-settled", Charge::settle);

  private static void settle(Battlefield field, Flow<Battlefield> flow) {
    int row = field.charge();
    int unit = field.charger.get(row);
    flow.then(MOVE, OVER);
    if (!field.isOnTable(unit)) {
      return;
    }
    int most = InForce.most(field, Figure.DISORDERLY, unit, isHindered(field, row) ? 2 : 1);
    field.disorderly.set(row, field.die.get(row) <= most);
    if (field.disorderly.is(row)) {
      flow.tell(Happenings.DISORDERLY, unit);
      Moments.at(field, Occasion.DISORDERLY, unit, flow);
    }
  }

  private static boolean isHindered(Battlefield field, int row) {
    int unit = field.charger.get(row);
    if (!field.isOnTable(field.target.get(row))) {
      return false;
    }
    int heading = heading(field, unit);
    int far = Charges.distance(field, unit, field.target.get(row), heading);
    Pose from = field.pose(unit);
    Outline slim = Path.slim(field, unit, from.x(), from.y(), heading);
    return far != Charges.NEVER
        && Path.pieces(field, unit, slim, heading, far, TableContent.HINDERING) > 0;
  }

  private static int reach(Battlefield field, int row) {
    return (Speed.of(field, field.charger.get(row)) + field.die.get(row)) * Inches.ONE;
  }

  // The move

  public static final Procedure<Battlefield> MOVE = Procedure.of("charge-move", Charge::move);

  private static void move(Battlefield field, Flow<Battlefield> flow) {
    int row = field.charge();
    int unit = field.charger.get(row);
    int target = field.target.get(row);
    if (!field.isOnTable(unit)) {
      return;
    }
    int heading = heading(field, unit);
    int far =
        field.isOnTable(target) ? Charges.distance(field, unit, target, heading) : Charges.NEVER;
    boolean succeeds =
        far != Charges.NEVER
            && Charges.cost(field, unit, heading, far) <= reach(field, row)
            && Charges.hasRoom(field, unit, target, field.arc.get(row));
    if (succeeds) {
      flow.then(ALIGN.ask(new Unit(unit)));
    } else {
      fail(field, row, heading, flow);
    }
  }

  /** A failed charge: as far as the roll allows, an inch short of enemies; then a panic test. */
  private static void fail(Battlefield field, int row, int heading, Flow<Battlefield> flow) {
    int unit = field.charger.get(row);
    int moved = Charges.stops(field, unit, heading, reach(field, row));
    Pose from = field.pose(unit);
    Outline slim = Path.slim(field, unit, from.x(), from.y(), heading);
    int danger = Path.danger(field, unit, slim, heading, moved);
    int x = from.x() + Heading.x(heading, moved);
    int y = from.y() + Heading.y(heading, moved);
    field.put(unit, new Pose(x, y, from.turn()));
    Seizing.afterMove(field, unit, flow);
    flow.tell(Happenings.CHARGE_FAILED, unit, field.target.get(row), moved);
    Danger.after(unit, danger, flow);
    Test.begin(field, unit, Test.PANIC, 0, Battlefield.NOBODY, Battlefield.NOBODY, flow);
  }

  // Contact

  /** How the charger aligns with its target. */
  public static final Shape<Battlefield, Unit> ALIGN =
      Things.unitOne("charge-align", Clauses.CHARGE_ALIGN)
          .fits((field, it) ->
              isCharger(field, it.unit())
                  && Charges.hasRoom(
                      field,
                      it.unit(),
                      field.target.get(field.charge()),
                      field.arc.get(field.charge())))
          .among((field, it, out) -> {
            for (int how = Charges.WHOLE; how <= Charges.BETWEEN; how++) {
              out.add(how);
            }
          })
          .forbids((field, it, how) ->
              Alignment.forbids(
                  field,
                  it.unit(),
                  field.target.get(field.charge()),
                  field.arc.get(field.charge()),
                  how))
          .part("how", HOW)
          .phrase("align {how}")
          .does((field, it, how, flow) -> contact(field, it.unit(), how, flow));

  private static void contact(Battlefield field, int unit, int how, Flow<Battlefield> flow) {
    int row = field.charge();
    int target = field.target.get(row);
    int arc = field.arc.get(row);
    int heading = heading(field, unit);
    int far = Charges.distance(field, unit, target, heading);
    Pose from = field.pose(unit);
    Outline slim = Path.slim(field, unit, from.x(), from.y(), heading);
    int danger = Path.danger(field, unit, slim, heading, far);
    boolean isFortified = Path.pieces(field, unit, slim, heading, far, TableContent.FORTIFIED) > 0;
    field.put(unit, Charges.aligned(field, unit, target, arc, how));
    Seizing.afterMove(field, unit, flow);
    danger |= Danger.here(field, unit);
    isFortified |= Room.isOn(field, field.tray(unit), TableContent.FORTIFIED);
    flow.tell(Happenings.CHARGED, unit, target, arc);
    meet(field, unit);
    int marks =
        Battlefield.CHARGED
            | (field.disorderly.is(row) || isFortified ? Battlefield.NO_BONUS : 0)
            | (isFortified ? Battlefield.FORTIFIED : 0);
    Danger.after(unit, danger, flow);
    int weapon = field.content.units.attack(field.card(unit), UnitCards.MELEE);
    if (weapon >= 0) {
      Attack.begin(field, unit, target, weapon, marks, flow);
    }
    Moments.at(field, Occasion.CHARGED, target, flow);
    SiegeMoment.at(field, Occasion.CHARGED, flow);
    MissionPoints.about(field, Occasion.CHARGED, target, flow);
    Alignment.others(field, unit, target, flow);
  }

  /** Whoever the charger is engaged with now, it was not at the start of the turn. */
  private static void meet(Battlefield field, int unit) {
    for (int enemy = Engaged.next(field, unit, 0);
        enemy >= 0;
        enemy = Engaged.next(field, unit, enemy + 1)) {
      field.fresh.set(unit, field.fresh.get(unit) | Battlefield.bit(enemy));
      field.fresh.set(enemy, field.fresh.get(enemy) | Battlefield.bit(unit));
    }
  }

  public static final Procedure<Battlefield> OVER =
      Procedure.of(
          "charge-over",
          (field, flow) -> {
            int row = field.charge();
            InForce.endCharge(field, field.charger.get(row), field.target.get(row));
            field.endCharge();
          });

  /** A unit that could not be aligned with a charger leaves it. */
  public static final Deed<Battlefield, Two> PUSH_OFF = Alignment.OFF;

  /** All steps of a charge. */
  public static final List<Procedure<Battlefield>> STEPS =
      List.of(PIVOT, ROLL, ROLLED, AGAIN, SETTLE, MOVE, OVER);
}
