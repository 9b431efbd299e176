package banneret.miniatures.setup;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import org.jspecify.annotations.Nullable;

/** Fire and Blood: each player marks two enemy units, the first player first, by turns. */
public final class Marks {
  private static final int EACH = 2;

  private Marks() {}

  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "mark-units",
          (field, flow) -> {
            int first = field.first.get();
            int other = Battlefield.other(first);
            for (int i = 0; i < EACH; i++) {
              flow.then(Marks.NEXT.with(new Seat(first)), Marks.NEXT.with(new Seat(other)));
            }
          });

  /** A player marks a unit, if there is one left to mark. */
  public static final Deed<Battlefield, Seat> NEXT =
      Deed.of(
          "mark-next",
          Seat.IDS,
          (field, it, flow) -> {
            if (isLeft(field, it.seat())) {
              flow.then(Marks.MARK.ask(it));
            }
          });

  private static boolean isLeft(Battlefield field, int seat) {
    int enemy = Battlefield.other(seat);
    for (int unit = field.from(enemy); unit < field.to(enemy); unit++) {
      if (forbids(field, unit) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Clause forbids(Battlefield field, int unit) {
    if (!field.isOnTable(unit)) {
      return Clauses.MARK;
    }
    if (field.marked.is(unit)) {
      return Clauses.MARK_TWICE;
    }
    return field.content.units.cost[field.card(unit)] == 0 ? Clauses.MARK_COST : null;
  }

  /** Which enemy unit is marked. */
  public static final Shape<Battlefield, Seat> MARK =
      Things.seatOne("mark", Clauses.MARK)
          .fits((field, it) -> isLeft(field, it.seat()))
          .among((field, it, out) -> {
            int enemy = Battlefield.other(it.seat());
            for (int unit = field.from(enemy); unit < field.to(enemy); unit++) {
              if (field.isOnTable(unit)) {
                out.add(unit);
              }
            }
          })
          .forbids((field, it, unit) -> forbids(field, unit))
          .part("unit", Things.UNIT_THING)
          .phrase("mark {unit}")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .does((field, it, unit, flow) -> {
            field.marked.set(unit, true);
            flow.tell(Happenings.MARKED, it.seat(), unit, field.card(unit));
          });
}
