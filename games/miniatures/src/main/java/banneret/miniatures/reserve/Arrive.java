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
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things;
import banneret.miniatures.ground.Berth;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.touch.Control;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A unit comes to the table that waited beside it. */
public record Arrive(int unit, Way way) implements Place<Battlefield> {
  private static final Names WAYS =
      new Names("way", List.of("reserve", "again", "sally", "outflank"));
  private static final int STEP = 3 * Inches.ONE;
  private static final int LEFT = 0;
  private static final int RIGHT = 1;

  // Where a tray looks.
  private static final int INWARDS = 0;
  private static final int AWAY = 9_000;
  private static final int OUTWARDS = 18_000;
  private static final int TOWARDS = 27_000;

  /** How it comes. */
  public enum Way {
    /** From the reserve, into its zone or from a side of the table, as the mode says. */
    RESERVE,
    /** A destroyed unit comes again into its zone. */
    AGAIN,
    /** By a siege card, into its zone or from a side. */
    SALLY,
    /** By its own ability, near its player's edge or a side, in any mode. */
    OUTFLANK
  }

  public static Arrive read(Tree.Fields in) {
    in.allow("unit", "way");
    return new Arrive(
        in.number("unit", 0, Content.SEATS * Content.TRAYS - 1), Way.values()[in.id("way", WAYS)]);
  }

  @Override
  public String name() {
    return "arrive";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit).put("way", way.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units()
        && field.isBeside(unit)
        && (way == Way.OUTFLANK || field.mode().hasReserves())
        && hasRoom(field);
  }

  /** True if there is a place at which it may come. */
  public boolean hasRoom(Battlefield field) {
    return list(field, 1, new Poses()).size() > 0;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public String lead(Battlefield field) {
    return way == Way.RESERVE ? "bring " + field.content.unitNames.word(unit) : "";
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    if (way == Way.AGAIN) {
      return Clauses.ATTACKERS_RETURN;
    }
    if (way == Way.OUTFLANK) {
      return Outflank.CLAUSE;
    }
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

  // Where it may come

  private boolean isForZone(Battlefield field) {
    return way != Way.OUTFLANK && (way != Way.RESERVE || !field.mode().isSiege);
  }

  private boolean isForSides() {
    return way != Way.AGAIN;
  }

  /** True if a side of the table is open: in a siege both, else to whoever holds the far token. */
  private boolean isOpen(Battlefield field, int side) {
    if (field.mode().isSiege || way == Way.OUTFLANK) {
      return isForSides();
    }
    int token = side == LEFT ? field.mode().fixed() - 1 : 0;
    return Control.is(field, Content.seatOf(unit), token);
  }

  /** True if a tray lies within short range of a side: all of it, or from the reserve any part. */
  private boolean isAtSide(Battlefield field, Outline tray, int side) {
    boolean isWhole = field.mode().isSiege || way == Way.OUTFLANK;
    int off = isWhole ? 0 : Integer.MAX_VALUE;
    for (int corner = 0; corner < tray.corners(); corner++) {
      int x = side == LEFT ? tray.x(corner) : field.width() - tray.x(corner);
      off = isWhole ? Math.max(off, x) : Math.min(off, x);
    }
    return off <= field.content.table.shortRange;
  }

  /** True if all of a tray lies within short range of its player's edge. */
  private boolean isAtEdge(Battlefield field, Outline tray) {
    boolean isNear = Zones.isNear(field, Content.seatOf(unit));
    int off = 0;
    for (int corner = 0; corner < tray.corners(); corner++) {
      int y = tray.y(corner);
      off = Math.max(off, isNear ? y : field.content.table.depth - y);
    }
    return off <= field.content.table.shortRange;
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    Clause against = Room.forbids(field, unit, tray);
    if (against != null) {
      return against;
    }
    if (isForZone(field) && Zones.holds(field, Content.seatOf(unit), tray)) {
      return null;
    }
    if (way == Way.OUTFLANK && isAtEdge(field, tray)) {
      return null;
    }
    for (int side = LEFT; isForSides() && side <= RIGHT; side++) {
      if (isAtSide(field, tray, side)) {
        return isOpen(field, side) ? null : Clauses.FLANK_CONTROL;
      }
    }
    if (way != Way.RESERVE) {
      return way == Way.OUTFLANK ? Outflank.CLAUSE : Clauses.DEPLOY_ZONE;
    }
    return field.mode().isSiege ? Clauses.ARRIVES_IN_SIEGE : Clauses.ARRIVES_FLANK;
  }

  /** In the own zone, then along the sides, looking inwards. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, Integer.MAX_VALUE, out);
  }

  /** Some places, until there are enough. */
  private Poses list(Battlefield field, int enough, Poses out) {
    int seat = Content.seatOf(unit);
    int zone = Zones.zone(field, seat);
    boolean isNear = Zones.isNear(field, seat);
    int ahead = isNear ? AWAY : TOWARDS;
    int depth = field.content.table.depth;
    for (int up = STEP; isForZone(field) && up < Zones.reach(field, zone); up += STEP) {
      int y = isNear ? up : depth - up;
      for (int x = Zones.left(field, zone) + STEP; x < Zones.right(field, zone); x += STEP) {
        add(field, x, y, ahead, enough, out);
      }
    }
    for (int x = STEP; way == Way.OUTFLANK && x < field.width(); x += STEP) {
      add(field, x, isNear ? STEP : depth - STEP, ahead, enough, out);
    }
    for (int y = STEP; isForSides() && y < depth; y += STEP) {
      if (isOpen(field, LEFT)) {
        add(field, STEP, y, INWARDS, enough, out);
      }
      if (isOpen(field, RIGHT)) {
        add(field, field.width() - STEP, y, OUTWARDS, enough, out);
      }
    }
    if (out.size() == 0) {
      squeeze(field, out);
    }
    return out;
  }

  private void add(Battlefield field, int x, int y, int turn, int enough, Poses out) {
    if (out.size() < enough) {
      Pose pose = new Pose(x, y, turn);
      if (forbids(field, pose) == null) {
        out.add(pose);
      }
    }
  }

  /** Where nothing else is free: a place between what lies there. */
  private void squeeze(Battlefield field, Poses out) {
    int seat = Content.seatOf(unit);
    int zone = Zones.zone(field, seat);
    boolean isNear = Zones.isNear(field, seat);
    int ahead = isNear ? AWAY : TOWARDS;
    int width = field.width();
    int depth = field.content.table.depth;
    int far = field.content.table.shortRange;
    if (isForZone(field)) {
      int low = Zones.low(field, zone);
      int high = Zones.high(field, zone);
      find(field, ahead, Zones.left(field, zone), Zones.right(field, zone), low, high, out);
    }
    if (way == Way.OUTFLANK) {
      find(field, ahead, 0, width, isNear ? 0 : depth - far, isNear ? far : depth, out);
    }
    // From the reserve it is enough if any part of the tray is near the side.
    boolean isWhole = field.mode().isSiege || way == Way.OUTFLANK;
    int reach = isWhole ? far : far + Math.max(field.tray(unit).width(), field.tray(unit).depth());
    if (isForSides() && isOpen(field, LEFT)) {
      find(field, INWARDS, 0, reach, 0, depth, out);
    }
    if (isForSides() && isOpen(field, RIGHT)) {
      find(field, OUTWARDS, width - reach, width, 0, depth, out);
    }
  }

  private void find(
      Battlefield field, int turn, int left, int right, int low, int high, Poses out) {
    if (out.size() == 0) {
      Pose found =
          Berth.find(
              field, unit, turn, left, right, low, high, pose -> forbids(field, pose) == null);
      if (found != null) {
        out.add(found);
      }
    }
  }

  /** From a side it has been activated; in its own zone, and in a siege, it may still act. */
  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    field.flanking.set(unit, false);
    int seat = Content.seatOf(unit);
    boolean isHome =
        way == Way.OUTFLANK || field.mode().isSiege || Zones.holds(field, seat, field.tray(unit));
    field.activated.set(unit, !isHome);
    flow.tell(Happenings.ARRIVED, seat, unit, field.card(unit));
  }
}
