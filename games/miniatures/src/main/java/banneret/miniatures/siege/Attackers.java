package banneret.miniatures.siege;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.reserve.Arrive;
import banneret.miniatures.reserve.Reserve;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** At the start of a round destroyed attackers come again, but for characters. */
public final class Attackers {
  private Attackers() {}

  public static final Procedure<Battlefield> RETURN =
      Procedure.of(
          "attackers-return",
          (field, flow) -> {
            List<Step<Battlefield>> steps = new ArrayList<>();
            for (int seat = 0; seat < field.seats(); seat++) {
              if (!field.isDefender(seat) && field.isThere(seat)) {
                steps.add(Attackers.NEXT.with(new Seat(seat)));
              }
            }
            flow.then(steps);
          });

  /** A player brings a destroyed unit back, as long as he wants and can. */
  public static final Deed<Battlefield, Seat> NEXT =
      Deed.of(
          "attacker-returns",
          Seat.IDS,
          (field, it, flow) -> {
            if (isLeft(field, it.seat())) {
              flow.then(Attackers.WHICH.ask(it));
            }
          });

  private static boolean isLeft(Battlefield field, int seat) {
    for (int unit = field.from(seat); unit < field.from(seat) + Content.MOST_UNITS; unit++) {
      if (field.isDestroyed(unit) && forbids(field, unit) == null) {
        return true;
      }
    }
    return false;
  }

  /** Null if a destroyed unit may come again, or the clause against it. */
  private static @Nullable Clause forbids(Battlefield field, int unit) {
    if (field.content.units.character[field.card(unit)] >= 0) {
      return Clauses.of("mode.storm-of-swords.attacker-characters-lost");
    }
    return new Arrive(unit, Arrive.Way.AGAIN).hasRoom(field) ? null : Clauses.ATTACKERS_RETURN;
  }

  /** Which destroyed unit comes again. */
  public static final Shape<Battlefield, Seat> WHICH =
      Things.seatOne("redeploy", Clauses.ATTACKERS_RETURN)
          .fits((field, it) -> isLeft(field, it.seat()))
          .among((field, it, out) -> {
            int from = field.from(it.seat());
            for (int unit = from; unit < from + Content.MOST_UNITS; unit++) {
              if (field.isDestroyed(unit)) {
                out.add(unit);
              }
            }
          })
          .forbids((field, it, unit) -> forbids(field, unit))
          .part("unit", Things.UNIT_THING)
          .phrase("redeploy {unit}")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .orElse("no more", "option.redeploy.none")
          .does((field, it, unit, flow) -> {
            int who = field.attachment.get(unit);
            if (who >= 0 && field.content.attachments.character[who] >= 0) {
              field.attachment.set(unit, Battlefield.NOBODY);
            }
            Reserve.restore(field, unit);
            flow.then(new Arrive(unit, Arrive.Way.AGAIN), Attackers.NEXT.with(it));
          });
}
