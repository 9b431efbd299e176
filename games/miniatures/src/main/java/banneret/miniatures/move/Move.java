package banneret.miniatures.move;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.ground.Path;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.touch.Engaged;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A tray moves: its owner says where it comes to lie.
 *
 * @param most how far it may go, in thousandths of an inch
 */
public record Move(Way way, int unit, int most) implements Place<Battlefield> {
  private static final Names WAYS =
      new Names("way", List.of("maneuver", "march", "wheel", "retreat", "shift", "aim", "pivot"));
  private static final int FARTHEST = 30 * Inches.ONE;

  public static Move read(Tree.Fields in) {
    in.allow("way", "unit", "most");
    return new Move(
        Way.values()[in.id("way", WAYS)],
        in.number("unit", 0, Content.SEATS * Content.TRAYS - 1),
        in.number("most", 0, FARTHEST));
  }

  @Override
  public String name() {
    return "move";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("way", way.name().toLowerCase(Locale.ROOT)).put("unit", unit).put("most", most);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units()
        && field.isOnTable(unit)
        && (way == Way.RETREAT || !Engaged.isByUnit(field, unit))
        && (way != Way.AIM || forbids(field, field.pose(unit)) == null || !isStuck(field));
  }

  private boolean isStuck(Battlefield field) {
    Poses found = new Poses();
    list(field, found);
    return found.size() == 0;
  }

  @Override
  public boolean continues() {
    return isTurning() || way == Way.MARCH || way == Way.AIM;
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return switch (way) {
      case MANEUVER -> Clauses.MANEUVER;
      case MARCH, WHEEL -> Clauses.MARCH;
      case RETREAT -> Clauses.RETREAT;
      case SHIFT -> Clauses.SHIFT;
      case AIM -> Clauses.RANGED_SHIFT;
      case PIVOT -> Clauses.PIVOT;
    };
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    out.as("ask.move." + way.name().toLowerCase(Locale.ROOT));
    Things.say(field, unit, out);
    out.with("most", Saying.LENGTH, most);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  // What is allowed

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Pose from = field.pose(unit);
    if (pose.equals(from)) {
      return aims(field, pose) ? null : Clauses.SHIFT_KEEPS_TARGET;
    }
    if ((way == Way.SHIFT || way == Way.AIM) && pose.turn() != from.turn()) {
      return Clauses.SHIFT_NO_PIVOT;
    }
    Clause against = forbidsWay(field, from, pose);
    return against != null ? against : forbidsEnd(field, pose);
  }

  /** Null if it may go to a place, however it looks there, or the clause against it. */
  @Nullable Clause forbidsWay(Battlefield field, Pose from, Pose pose) {
    int dx = pose.x() - from.x();
    int dy = pose.y() - from.y();
    boolean isStill = dx == 0 && dy == 0;
    if (way == Way.PIVOT && !isStill) {
      return Clauses.PIVOT;
    }
    int facing = Inches.heading(from.turn());
    int heading = isStill ? facing : direction(field, facing, dx, dy);
    if (heading < 0) {
      return wrongWay();
    }
    int distance = distance(dx, dy);
    if (distance > most) {
      return clause(field);
    }
    Outline slim = Path.slim(field, unit, from.x(), from.y(), isTurning() ? heading : facing);
    if (Path.cost(field, unit, slim, heading, distance) > most) {
      return Clauses.DIFFICULT;
    }
    Clause against = isStill ? null : Path.forbids(field, unit, slim, heading, distance);
    if (against != null) {
      return against;
    }
    return isTurning() && !staysOn(field, from, pose, heading) ? Clauses.TABLE_EDGE : null;
  }

  /** Null if it may come to lie there, however it came, or the clause against it. */
  @Nullable Clause forbidsEnd(Battlefield field, Pose pose) {
    Outline end = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), end);
    Clause against = Room.forbids(field, unit, end);
    if (way == Way.PIVOT && Clauses.OVER_FRIENDS.equals(against)) {
      return Clauses.NO_OVERLAP;
    }
    return against != null || aims(field, pose) ? against : Clauses.SHIFT_KEEPS_TARGET;
  }

  /** True if it begins with a pivot. */
  private boolean isTurning() {
    return way == Way.MANEUVER || way == Way.WHEEL;
  }

  /** True if the tray stays on the table from its first pivot to its last. */
  private boolean staysOn(Battlefield field, Pose from, Pose to, int heading) {
    return isOn(field, from, heading) && isOn(field, to, heading);
  }

  private boolean isOn(Battlefield field, Pose pose, int heading) {
    int round = field.outlines.look().radius(unit);
    if (pose.x() > round
        && pose.y() > round
        && pose.x() + round < field.width()
        && pose.y() + round < field.content.table.depth) {
      return true; // However it looks.
    }
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), heading, tray);
    return Room.isOnTable(field, tray);
  }

  private boolean aims(Battlefield field, Pose pose) {
    return way != Way.AIM || Shooting.hasTarget(field, unit, pose);
  }

  private Clause wrongWay() {
    return switch (way) {
      case MARCH -> Clauses.MARCH_STRAIGHT;
      case RETREAT -> Clauses.RETREAT_WAY;
      default -> Clauses.SHIFT;
    };
  }

  /** How far a move goes, rounded up. */
  static int distance(int dx, int dy) {
    double square = (double) dx * dx + (double) dy * dy;
    int root = (int) Math.sqrt(square);
    return (double) root * root < square ? root + 1 : root;
  }

  /** The direction of a move that may go there, or -1. */
  private int direction(Battlefield field, int facing, int dx, int dy) {
    if (isTurning()) {
      return Heading.of(dx, dy);
    }
    for (int side = 0; side < 4; side++) {
      int heading = Heading.normal(facing + side * Heading.QUARTER);
      if (isOpen(field, side) && isAlong(heading, dx, dy)) {
        return heading;
      }
    }
    return -1;
  }

  /** True if the tray may go to this side of it: forward, right, back, left. */
  boolean isOpen(Battlefield field, int side) {
    return switch (way) {
      case MANEUVER, MARCH, WHEEL -> side == Outline.FRONT;
      case RETREAT -> side != Outline.FRONT || !isFrontEngaged(field);
      case SHIFT, AIM -> true;
      case PIVOT -> false;
    };
  }

  private boolean isFrontEngaged(Battlefield field) {
    for (int other = Engaged.next(field, unit, 0);
        other >= 0;
        other = Engaged.next(field, unit, other + 1)) {
      if (Engaged.side(field, unit, other) == Outline.FRONT) {
        return true;
      }
    }
    return false;
  }

  /** True if a point lies on the ray that leads away in a direction, to the nearest thousandth. */
  private static boolean isAlong(int heading, int dx, int dy) {
    int far = along(heading, dx, dy);
    return far > 0
        && Math.abs(Heading.x(heading, far) - dx) <= 1
        && Math.abs(Heading.y(heading, far) - dy) <= 1;
  }

  /** How far a point lies in a direction. */
  private static int along(int heading, int dx, int dy) {
    double scale = 1 << 20;
    double right = Heading.x(heading, 1 << 20) / scale;
    double up = Heading.y(heading, 1 << 20) / scale;
    return (int) Math.round(dx * right + dy * up);
  }

  // What is worth a thought

  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, out);
    if (out.size() == 0) {
      throw new IllegalStateException("nowhere to go: " + this);
    }
  }

  private void list(Battlefield field, Poses out) {
    new Destinations(field, this, out).list();
  }

  static Pose at(Pose from, int heading, int far, int turn) {
    int x = Math.clamp(from.x() + Heading.x(heading, far), -Pose.FARTHEST, Pose.FARTHEST);
    int y = Math.clamp(from.y() + Heading.y(heading, far), -Pose.FARTHEST, Pose.FARTHEST);
    return new Pose(x, y, turn);
  }

  @Override
  public Pose nearest(Battlefield field, Pose wish) {
    if (isTurning()) {
      return Place.super.nearest(field, wish);
    }
    if (forbids(field, wish) == null) {
      return wish;
    }
    Pose from = field.pose(unit);
    boolean turns = way != Way.SHIFT && way != Way.AIM;
    Pose best = null;
    int facing = Inches.heading(from.turn());
    for (int side = 0; side < 4; side++) {
      if (isOpen(field, side) || way == Way.PIVOT) {
        int heading = Heading.normal(facing + side * Heading.QUARTER);
        int far =
            way == Way.PIVOT
                ? 0
                : Math.clamp(along(heading, wish.x() - from.x(), wish.y() - from.y()), 0, most);
        for (; far >= 0; far -= Math.max(1, Math.min(far, Inches.ONE / 20))) {
          Pose end = at(from, heading, far, turns ? wish.turn() : from.turn());
          if (forbids(field, end) == null) {
            best = nearer(end, best, wish);
            break;
          }
        }
      }
    }
    Poses known = new Poses();
    list(field, known);
    boolean isFound = best != null;
    for (int i = 0; !isFound && i < known.size(); i++) {
      best = nearer(known.get(i), best, wish);
    }
    return best == null ? from : best;
  }

  private static Pose nearer(Pose one, @Nullable Pose other, Pose wish) {
    return other == null || apart(one, wish) < apart(other, wish) ? one : other;
  }

  private static double apart(Pose one, Pose other) {
    double dx = one.x() - other.x();
    double dy = one.y() - other.y();
    return dx * dx + dy * dy;
  }

  @Override
  public List<Measure> measure(Battlefield field, Pose pose) {
    Pose from = field.pose(unit);
    int moved = distance(pose.x() - from.x(), pose.y() - from.y());
    return List.of(new Measure("moved", Saying.LENGTH, moved, most, clause(field)));
  }

  @Override
  public void say(Battlefield field, Pose pose, Saying out) {
    Pose from = field.pose(unit);
    int moved = distance(pose.x() - from.x(), pose.y() - from.y());
    int turned = Math.floorMod(pose.turn() - from.turn(), Pose.FULL_TURN);
    String key = moved == 0 ? turned == 0 ? "stay" : "turn" : "go";
    out.as("option.move." + key)
        .with("moved", Saying.LENGTH, moved)
        .with("x", Saying.LENGTH, pose.x())
        .with("y", Saying.LENGTH, pose.y())
        .with("turn", Saying.ANGLE, pose.turn());
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    Pose from = field.pose(unit);
    int dx = pose.x() - from.x();
    int dy = pose.y() - from.y();
    int facing = Inches.heading(from.turn());
    int moved = distance(dx, dy);
    int heading = moved == 0 ? facing : Heading.of(dx, dy);
    Outline slim = Path.slim(field, unit, from.x(), from.y(), isTurning() ? heading : facing);
    int danger = Path.danger(field, unit, slim, heading, moved);
    field.put(unit, pose);
    if (!pose.equals(from)) {
      tell(moved, flow);
    }
    if (way == Way.MANEUVER || way == Way.MARCH || way == Way.WHEEL) {
      Moments.at(field, way == Way.MANEUVER ? Occasion.MANEUVERED : Occasion.MARCHED, unit, flow);
    }
    Danger.after(unit, wounding(field, danger), flow);
    Seizing.afterMove(field, unit, flow);
  }

  /**
   * The dangerous ground that wounds after this move: what it passed and what it ends in. Whoever
   * shifts to shoot is still acting there, and is wounded when the action is over.
   */
  private int wounding(Battlefield field, int passed) {
    return switch (way) {
      case PIVOT -> 0;
      case AIM -> passed & ~Danger.here(field, unit);
      default -> passed | Danger.here(field, unit);
    };
  }

  private void tell(int moved, Flow<Battlefield> flow) {
    Happening what =
        switch (way) {
          case MANEUVER -> Happenings.MANEUVERED;
          case MARCH, WHEEL -> Happenings.MARCHED;
          case RETREAT -> Happenings.RETREATED;
          case SHIFT, AIM -> Happenings.SHIFTED;
          case PIVOT -> Happenings.PIVOTED;
        };
    if (way == Way.PIVOT) {
      flow.tell(what, unit);
    } else {
      flow.tell(what, unit, moved);
    }
  }
}
