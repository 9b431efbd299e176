package banneret.miniatures.round;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.score.Victory;

/** A round: turns until all units have been activated, then upkeep. */
public final class Round {
  private Round() {}

  /** A round begins with the first player. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "round",
          (field, flow) -> {
            flow.tell(Happenings.ROUND, field.round.get());
            field.active.set(field.first.get());
            flow.then(Turn.NEXT);
          });

  /** The victory conditions, then all that is taken off the table. */
  public static final Procedure<Battlefield> UPKEEP = Procedure.of("upkeep", Round::upkeep);

  private static void upkeep(Battlefield field, Flow<Battlefield> flow) {
    if (Victory.check(field, flow)) {
      return;
    }
    for (int unit = 0; unit < field.units(); unit++) {
      field.activated.set(unit, false);
      field.clearOrders(unit);
      field.influenced.set(unit, 0);
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
        field.councilActivated.set(seat, ncu, false);
      }
    }
    for (int zone = 0; zone < field.content.zoneNames.count(); zone++) {
      field.zoneSeat.set(zone, -1);
      field.zoneNcu.set(zone, -1);
    }
    InForce.end(field, InForce.ROUND);
    int first = field.first.get();
    flow.then(
        Hands.DISCARD.ask(new Seat(first), 0),
        Hands.DISCARD.ask(new Seat(Battlefield.other(first)), 0),
        Hands.DRAW,
        OVER);
  }

  /** The first player's token passes to the other, and the next round begins. */
  public static final Procedure<Battlefield> OVER =
      Procedure.of(
          "round-over",
          (field, flow) -> {
            field.first.set(Battlefield.other(field.first.get()));
            field.active.set(field.first.get());
            field.round.add(1);
            flow.then(BEGIN);
          });
}
