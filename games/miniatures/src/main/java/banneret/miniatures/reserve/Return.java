package banneret.miniatures.reserve;

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

/**
 * A unit comes into its player's zone in the middle of a game.
 *
 * @param orSide true if it may also come within short range of a side of the table
 */
public record Return(int unit, boolean orSide) implements Place<Battlefield> {
  private static final int STEP = 3 * Inches.ONE;

  public static Return read(Tree.Fields in) {
    in.allow("unit", "or-side");
    return new Return(
        in.number("unit", 0, Content.SEATS * Content.TRAYS - 1), in.flagOr("or-side", false));
  }

  @Override
  public String name() {
    return "return";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit);
    if (orSide) {
      out.put("or-side", true);
    }
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units() && field.isBeside(unit) && hasRoom(field, unit);
  }

  /** True if there is room for a unit in the zone of its player. */
  public static boolean hasRoom(Battlefield field, int unit) {
    Poses found = new Poses();
    new Return(unit, false).candidates(field, found);
    return found.size() > 0;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return orSide ? Clauses.ARRIVES_IN_SIEGE : Clauses.ATTACKERS_RETURN;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    Clause against = Room.forbids(field, unit, tray);
    if (against != null || Zones.holds(field, Content.seatOf(unit), tray)) {
      return against;
    }
    return orSide && Zones.isAtSide(field, tray, field.content.table.shortRange)
        ? null
        : Clauses.DEPLOY_ZONE;
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    int zone = Zones.zone(field, Content.seatOf(unit));
    boolean isNear = Zones.isNear(field, Content.seatOf(unit));
    for (int up = STEP; up < Zones.reach(field, zone); up += STEP) {
      int y = isNear ? up : field.content.table.depth - up;
      for (int x = Zones.left(field, zone) + STEP; x < Zones.right(field, zone); x += STEP) {
        Pose pose = new Pose(x, y, isNear ? 9_000 : 27_000);
        if (forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    field.activated.set(unit, false);
    flow.tell(Happenings.ARRIVED, Content.seatOf(unit), unit, field.card(unit));
  }
}
