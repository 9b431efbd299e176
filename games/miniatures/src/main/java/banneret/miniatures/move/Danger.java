package banneret.miniatures.move;

import banneret.geometry.plane.Outline;
import banneret.kernel.shape.Deed;
import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.ground.Path;
import banneret.miniatures.loss.Losses;

/** Dangerous ground: whoever acts in it or passes through it is wounded afterwards. */
public final class Danger {
  private Danger() {}

  /** After a move or an action, wounds for each piece of dangerous ground among these. */
  public static void after(int unit, int pieces, Flow<Battlefield> flow) {
    if (pieces != 0) {
      flow.then(WOUND.with(new Numbered(unit, pieces)));
    }
  }

  /** The dangerous ground that a unit stands in, a bit for each piece. */
  public static int here(Battlefield field, int unit) {
    Outline tray = field.tray(unit);
    return Path.danger(field, unit, tray, tray.turn(), 0);
  }

  public static final Deed<Battlefield, Numbered> WOUND =
      Deed.<Battlefield, Numbered>of("dangerous-ground", Numbered.IDS, Danger::wound)
          .fits((field, it) -> it.unit() < field.units() && it.number() >>> Content.PIECES == 0);

  private static void wound(Battlefield field, Numbered it, Flow<Battlefield> flow) {
    int piece = Integer.numberOfTrailingZeros(it.number());
    after(it.unit(), it.number() & it.number() - 1, flow);
    if (field.isOnTable(it.unit())) {
      int wounds = flow.pick(Content.D3, 3, -1) + 2;
      flow.tell(Happenings.ENDANGERED, it.unit(), piece, wounds);
      Losses.take(field, it.unit(), wounds, Battlefield.NOBODY, Battlefield.NOBODY, flow);
    }
  }
}
