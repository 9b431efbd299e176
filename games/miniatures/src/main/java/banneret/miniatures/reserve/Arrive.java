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
import banneret.miniatures.objective.Control;
import org.jspecify.annotations.Nullable;

/** A unit comes to the table that waited beside it. */
public record Arrive(int unit) implements Place<Battlefield> {
  private static final int STEP = 3 * Inches.ONE;
  private static final int LEFT = 0;
  private static final int RIGHT = 1;

  public static Arrive read(Tree.Fields in) {
    in.allow("unit");
    return new Arrive(in.number("unit", 0, Content.SEATS * Content.TRAYS - 1));
  }

  @Override
  public String name() {
    return "arrive";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    if (unit >= field.units() || !field.isBeside(unit) || !field.mode().hasReserves()) {
      return false;
    }
    Poses found = new Poses();
    candidates(field, found);
    return found.size() > 0;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public String lead(Battlefield field) {
    return "bring " + field.content.unitNames.word(unit);
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return field.mode().isSiege ? Clauses.ARRIVES_IN_SIEGE : Clauses.ARRIVES;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  /** True if a player may bring units from a side of the table: whoever holds the far objective. */
  static boolean isOpen(Battlefield field, int seat, int side) {
    if (field.mode().isSiege) {
      return true;
    }
    int token = side == LEFT ? field.mode().fixed() - 1 : 0;
    return Control.is(field, seat, token);
  }

  /** How far the nearest, or the farthest, part of a tray is from a side of the table. */
  private static int off(Battlefield field, Outline tray, int side, boolean isFarthest) {
    int found = isFarthest ? 0 : Integer.MAX_VALUE;
    for (int corner = 0; corner < tray.corners(); corner++) {
      int x = side == LEFT ? tray.x(corner) : field.width() - tray.x(corner);
      found = isFarthest ? Math.max(found, x) : Math.min(found, x);
    }
    return found;
  }

  private static boolean isAtSide(Battlefield field, Outline tray, int side) {
    return off(field, tray, side, field.mode().isSiege) <= field.content.table.shortRange;
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    Clause against = Room.forbids(field, unit, tray);
    if (against != null) {
      return against;
    }
    int seat = Content.seatOf(unit);
    if (!field.mode().isSiege && Zones.holds(field, seat, tray)) {
      return null;
    }
    for (int side = LEFT; side <= RIGHT; side++) {
      if (isAtSide(field, tray, side)) {
        return isOpen(field, seat, side) ? null : Clauses.FLANK_CONTROL;
      }
    }
    return field.mode().isSiege ? Clauses.ARRIVES_IN_SIEGE : Clauses.ARRIVES_FLANK;
  }

  /** Along the own edge, then along the sides, looking inwards. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    int seat = Content.seatOf(unit);
    boolean isNear = Zones.isNear(field, seat);
    int depth = field.content.table.depth;
    if (!field.mode().isSiege) {
      int zone = Zones.zone(field, seat);
      for (int up = STEP; up < Zones.reach(field, zone); up += STEP) {
        int y = isNear ? up : depth - up;
        for (int x = Zones.left(field, zone) + STEP; x < Zones.right(field, zone); x += STEP) {
          add(field, new Pose(x, y, isNear ? 9_000 : 27_000), out);
        }
      }
    }
    for (int y = STEP; y < depth; y += STEP) {
      if (isOpen(field, seat, LEFT)) {
        add(field, new Pose(STEP, y, 0), out);
      }
      if (isOpen(field, seat, RIGHT)) {
        add(field, new Pose(field.width() - STEP, y, 18_000), out);
      }
    }
  }

  private void add(Battlefield field, Pose pose, Poses out) {
    if (forbids(field, pose) == null) {
      out.add(pose);
    }
  }

  /** From a side it has been activated; in its own zone, and in a siege, it may still act. */
  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    int seat = Content.seatOf(unit);
    boolean isHome = field.mode().isSiege || Zones.holds(field, seat, field.tray(unit));
    field.activated.set(unit, !isHome);
    flow.tell(Happenings.ARRIVED, seat, unit, field.card(unit));
  }
}
