package banneret.miniatures.reserve;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import java.util.List;

/** Units that are held back at the deployment and come later, near an edge of their choice. */
public final class Outflank {
  public static final Clause CLAUSE = Clauses.of("ability.outflank");
  private static final int FIRST_ROUND = 2;

  private Outflank() {}

  /** True if a unit has the ability. */
  public static boolean has(Battlefield field, int unit) {
    return !Content.isWall(unit)
        && InForce.has(field, unit, field.content.abilityNames.id("outflank"));
  }

  /** A round begins: whoever is not the first player may bring units that were held back. */
  public static void addRoundSteps(Battlefield field, List<Step<Battlefield>> out) {
    if (field.round.get() < FIRST_ROUND) {
      return;
    }
    int first = field.first.get();
    for (int seat = field.after(first); seat != first; seat = field.after(seat)) {
      if (!field.arePartners(seat, first) && isReady(field, seat)) {
        out.add(BRING.ask(new Seat(seat)));
      }
    }
  }

  private static boolean mayCome(Battlefield field, int unit) {
    return field.isBeside(unit)
        && field.flanking.is(unit)
        && has(field, unit)
        && new Arrive(unit, Arrive.Way.OUTFLANK).hasRoom(field);
  }

  private static boolean isReady(Battlefield field, int seat) {
    for (int unit = field.from(seat); field.isThere(seat) && unit < field.to(seat); unit++) {
      if (mayCome(field, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Which unit comes now, if any. */
  public static final Shape<Battlefield, Seat> BRING =
      Things.seatOne("outflank", CLAUSE)
          .fits((field, it) -> isReady(field, it.seat()))
          .among((field, it, out) -> {
            for (int unit = field.from(it.seat()); unit < field.to(it.seat()); unit++) {
              if (field.isBeside(unit) && field.flanking.is(unit)) {
                out.add(unit);
              }
            }
          })
          .forbids((field, it, unit) -> mayCome(field, unit) ? null : CLAUSE)
          .part("unit", Things.UNIT_THING)
          .phrase("outflank {unit}")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .orElse("wait", "option.outflank.wait")
          .continues()
          .does((field, it, unit, flow) ->
              flow.then(new Arrive(unit, Arrive.Way.OUTFLANK), Outflank.MORE.with(it)));

  /** A unit has come: perhaps another one does. */
  public static final Deed<Battlefield, Seat> MORE =
      Deed.of(
          "outflank-more",
          Seat.IDS,
          (field, it, flow) -> {
            if (isReady(field, it.seat())) {
              flow.then(BRING.ask(it));
            }
          });
}
