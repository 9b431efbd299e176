package banneret.miniatures.setup;

import banneret.kernel.place.Pose;
import banneret.kernel.shape.Deed;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Things.Seat;

/** The objectives come to the table: those of the mode, then those that players place. */
public final class Tokens {
  private static final int STRAIGHT = 9_000;

  private Tokens() {}

  /** Lays the objectives that the mode has along the middle, and corpse piles under them. */
  public static final Procedure<Battlefield> FIXED =
      Procedure.of("lay-objectives", (field, flow) -> fix(field, flow));

  private static void fix(Battlefield field, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    int y = field.content.table.depth / 2;
    for (int token = 0; token < mode.fixed(); token++) {
      int x = mode.fixedX(token, field.width());
      field.objectives.lay(token, x, y);
      if (mode.piles > 0) {
        int kind = field.content.table.corpsePile;
        field.objectives.pile.set(token, field.takePiece(kind, new Pose(x, y, STRAIGHT)));
      }
      flow.tell(Happenings.OBJECTIVE_LAID, token);
    }
  }

  /** Whoever rolls highest places the first of the others. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "objectives-begin",
          (field, flow) -> {
            if (field.mode().placed > 0) {
              flow.then(Tokens.PLACE.with(new Seat(RollOff.winner(field, flow))));
            }
          });

  /** A player places an objective, then the one to his left, until all lie there. */
  public static final Deed<Battlefield, Seat> PLACE =
      Deed.of(
          "place-objectives-by-turns",
          Seat.IDS,
          (field, it, flow) -> {
            int all = field.mode().fixed() + field.mode().placed;
            PlaceObjective place = new PlaceObjective(it.seat());
            if (field.objectives.count() < all && place.hasRoom(field)) {
              flow.then(place, Tokens.PLACE.with(new Seat(field.after(it.seat()))));
            }
          });
}
