package banneret.miniatures.move;

import banneret.kernel.shape.Deed;
import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.touch.Engaged;

/** Units that have nobody left to fight may pivot, one after the other. */
public final class FreePivots {
  private FreePivots() {}

  /** These units of a unit's army may pivot, a bit each. */
  public static void then(int unit, int units, Flow<Battlefield> flow) {
    if (units != 0) {
      flow.then(STEP.with(new Numbered(unit, units)));
    }
  }

  public static final Deed<Battlefield, Numbered> STEP =
      Deed.<Battlefield, Numbered>of("free-pivots", Numbered.IDS, FreePivots::pivot)
          .fits((field, it) -> it.unit() < field.units() && it.number() != 0);

  private static void pivot(Battlefield field, Numbered it, Flow<Battlefield> flow) {
    then(it.unit(), it.number() & it.number() - 1, flow);
    int first = field.from(Content.seatOf(it.unit()));
    int unit = first + Integer.numberOfTrailingZeros(it.number());
    if (field.isOnTable(unit) && !Engaged.is(field, unit)) {
      flow.then(new Move(Way.PIVOT, unit, 0));
    }
  }
}
