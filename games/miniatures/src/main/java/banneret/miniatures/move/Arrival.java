package banneret.miniatures.move;

import banneret.geometry.plane.Outline;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import org.jspecify.annotations.Nullable;

/** A unit that a card has raised comes to the table, near its own edge. */
public record Arrival(int unit) implements Place<Battlefield> {
  private static final int STEP = 3 * Inches.ONE;
  private static final int AWAY = 9_000;
  private static final int TOWARDS = 27_000;
  private static final Clause CLAUSE = Clauses.of("tactics.the-endless-horde");

  public static Arrival read(Tree.Fields in) {
    in.allow("unit");
    return new Arrival(in.number("unit", 0, Content.SEATS * Content.TRAYS - 1));
  }

  /** True if there is a place for it. */
  public boolean isPossible(Battlefield field) {
    Poses found = new Poses();
    candidates(field, found);
    return found.size() > 0;
  }

  private boolean isNear(Battlefield field) {
    return Zones.isNear(field, Content.seatOf(unit));
  }

  @Override
  public String name() {
    return "raised-arrives";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units() && field.isBeside(unit) && isPossible(field);
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return CLAUSE;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  /** Some part of the tray lies within short range of the edge. */
  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    Clause against = Room.forbids(field, unit, tray);
    if (against != null) {
      return against;
    }
    for (int corner = 0; corner < tray.corners(); corner++) {
      int far = isNear(field) ? tray.y(corner) : field.content.table.depth - tray.y(corner);
      if (far <= field.content.table.shortRange) {
        return null;
      }
    }
    return CLAUSE;
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    for (int x = STEP; x < field.width(); x += STEP) {
      for (int row = 2; row >= 1; row--) {
        int y = isNear(field) ? row * STEP : field.content.table.depth - row * STEP;
        Pose pose = new Pose(x, y, isNear(field) ? AWAY : TOWARDS);
        if (forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    flow.tell(Happenings.DEPLOYED, Content.seatOf(unit), unit, field.card(unit));
  }
}
