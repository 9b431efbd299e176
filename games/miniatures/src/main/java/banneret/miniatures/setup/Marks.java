package banneret.miniatures.setup;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fire and Blood: each player marks two enemy units, the first player first, by turns. */
public final class Marks {
  private Marks() {}

  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "mark-units",
          (field, flow) -> {
            List<Step<Battlefield>> marks = new ArrayList<>();
            for (int i = 0; i < field.mode().marks; i++) {
              int seat = field.first.get();
              for (int n = 0; n < field.seats(); n++, seat = field.after(seat)) {
                marks.add(Marks.NEXT.with(new Seat(seat)));
              }
            }
            flow.then(marks);
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
    for (int unit = 0; unit < field.units(); unit++) {
      if (!field.isOf(seat, unit) && forbids(field, unit) == null) {
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
            for (int unit = 0; unit < field.units(); unit++) {
              if (!field.isOf(it.seat(), unit) && field.isOnTable(unit)) {
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
