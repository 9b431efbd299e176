package banneret.miniatures.combat;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
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
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.Things;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** A unit that a charger touches and that cannot be aligned: its owner moves it an inch away. */
public record Push(int unit, int charger) implements Place<Battlefield> {
  private static final Clause PUSH = Clauses.of("charge.multi-push");
  private static final int FARTHEST = 8 * Inches.ONE;
  private static final int DEGREE = 100;

  /** Ways to go, as seen from straight away from the charger. */
  private static final int[] WAYS = {0, 2_250, -2_250, 4_500, -4_500, 6_750, -6_750, 9_000, -9_000};

  public static Push read(Tree.Fields in) {
    in.allow("unit", "charger");
    int last = Content.SEATS * Content.TRAYS - 1;
    return new Push(in.number("unit", 0, last), in.number("charger", 0, last));
  }

  @Override
  public String name() {
    return "push";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit).put("charger", charger);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units()
        && charger < field.units()
        && Engaged.with(field, unit, charger)
        && isPossible(field);
  }

  /** True if there is a place an inch away. */
  boolean isPossible(Battlefield field) {
    Poses found = new Poses();
    candidates(field, found);
    return found.size() > 0;
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return PUSH;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
    out.with("charger", "unit", charger);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  /** An inch from the charger and not farther, as it looks now, and engaged with nobody. */
  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    if (pose.turn() != field.pose(unit).turn()) {
      return PUSH;
    }
    Outlines all = field.outlines.look();
    Outline end = all.end;
    all.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), end);
    Outline from = all.tray(charger);
    if (!Gap.atLeast(from, end, Inches.ONE)
        || !Gap.atMost(from, end, Inches.ONE + Outlines.TOUCH)) {
      return PUSH;
    }
    if (!Room.isClear(field, unit, end)) {
      return Clauses.NO_OVERLAP;
    }
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (field.areEnemies(unit, other) && Engaged.contact(end, all.tray(other)) > 0) {
        return PUSH;
      }
    }
    return null;
  }

  /** Just an inch away from the charger in a direction. */
  private Pose away(Battlefield field, int way) {
    int side = Math.max(0, Engaged.side(field, charger, unit));
    int heading = Heading.normal(field.tray(charger).facing(side) + way);
    return along(field, heading);
  }

  private Pose along(Battlefield field, int heading) {
    int near = 0;
    int far = FARTHEST;
    while (far - near > 1) {
      int middle = (near + far) >>> 1;
      if (isApart(field, at(field, heading, middle))) {
        far = middle;
      } else {
        near = middle;
      }
    }
    return at(field, heading, far);
  }

  private boolean isApart(Battlefield field, Pose pose) {
    Outline end = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), end);
    return Gap.atLeast(field.tray(charger), end, Inches.ONE);
  }

  private Pose at(Battlefield field, int heading, int far) {
    Pose from = field.pose(unit);
    return new Pose(
        from.x() + Heading.x(heading, far), from.y() + Heading.y(heading, far), from.turn());
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    for (int way : WAYS) {
      Pose pose = away(field, way);
      if (forbids(field, pose) == null) {
        out.add(pose);
      }
    }
    for (int way = 0; out.size() == 0 && way < Heading.FULL; way += DEGREE) {
      Pose pose = away(field, way);
      if (forbids(field, pose) == null) {
        out.add(pose);
      }
    }
  }

  /** Towards the wish, or the nearest of the usual places. */
  @Override
  public Pose nearest(Battlefield field, Pose wish) {
    if (forbids(field, wish) == null) {
      return wish;
    }
    Pose from = field.pose(unit);
    int across = wish.x() - from.x();
    int up = wish.y() - from.y();
    if (across != 0 || up != 0) {
      Pose along = along(field, Heading.of(across, up));
      if (forbids(field, along) == null) {
        return along;
      }
    }
    Poses known = new Poses();
    candidates(field, known);
    Pose best = known.get(0);
    for (int i = 1; i < known.size(); i++) {
      best = apart(known.get(i), wish) < apart(best, wish) ? known.get(i) : best;
    }
    return best;
  }

  private static double apart(Pose one, Pose other) {
    double across = one.x() - other.x();
    double up = one.y() - other.y();
    return across * across + up * up;
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    flow.tell(Happenings.PUSHED, unit);
    Seizing.afterMove(field, unit, flow);
  }
}
