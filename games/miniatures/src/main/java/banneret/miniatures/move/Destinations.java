package banneret.miniatures.move;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sweep;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.ground.Path;
import banneret.miniatures.ground.Room;
import org.jspecify.annotations.Nullable;

/** Where a move that is worth a thought may end: a few places, all of them allowed. */
final class Destinations {
  /** Turns on the spot, against the clock from where a unit looks. */
  private static final int[] TURNS = {4_500, 31_500, 9_000, 27_000, 18_000};

  /** A maneuver goes to objectives that are so near, at most to so many. */
  private static final int NEAR = 18 * Inches.ONE;

  private static final int TOKENS = 2;

  /** Directions nearer to each other than this are one. */
  private static final int ALIKE = 1_500;

  private static final int SCALE = 1 << 20;

  /** So much is left to the edge of the table, for places are rounded. */
  private static final int EDGE = 5;

  private final Battlefield field;
  private final Move move;
  private final Pose from;
  private final int facing;
  private final Poses out;

  /** The nearest enemy, or -1. */
  private final int enemy;

  /** The place that was looked at last, and whether a way leads there. */
  private @Nullable Pose last;

  private boolean isLastOpen;

  Destinations(Battlefield field, Move move, Poses out) {
    this.field = field;
    this.move = move;
    this.out = out;
    from = field.pose(move.unit());
    facing = Inches.heading(from.turn());
    enemy = nearestEnemy();
  }

  private int nearestEnemy() {
    Outlines all = field.outlines.look();
    int found = -1;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (field.areEnemies(move.unit(), other)) {
        double across = all.tray(other).centreX() - from.x();
        double up = all.tray(other).centreY() - from.y();
        double square = across * across + up * up;
        if (square < least) {
          least = square;
          found = other;
        }
      }
    }
    return found;
  }

  /** The direction from a place to the nearest enemy, or as the unit looks now. */
  private int toEnemy(int x, int y) {
    if (enemy < 0) {
      return facing;
    }
    Outline tray = field.outlines.tray(enemy);
    int across = tray.centreX() - x;
    int up = tray.centreY() - y;
    return across == 0 && up == 0 ? facing : Heading.of(across, up);
  }

  void list() {
    add(from);
    switch (move.way()) {
      case MANEUVER, WHEEL -> maneuver();
      case MARCH -> march();
      case RETREAT -> straight(Inches.ONE / 2);
      case SHIFT -> straight(Inches.ONE / 2);
      case AIM -> straight(Shooting.STEP);
      case PIVOT -> {
        add(turned(from, Inches.heading(toEnemy(from.x(), from.y()))));
        for (int turn : TURNS) {
          add(turned(from, from.turn() + turn));
        }
      }
    }
  }

  /**
   * To objectives, towards the nearest enemy, around him on both sides, and back; looking at the
   * enemy in the end.
   */
  private void maneuver() {
    int ahead = toEnemy(from.x(), from.y());
    add(turned(from, Inches.heading(ahead)));
    add(turned(from, from.turn() + Heading.HALF));
    toTokens();
    boolean isSeen = Math.abs(Heading.between(facing, ahead)) <= ALIKE;
    go(isSeen ? facing : ahead, move.most());
    go(isSeen ? facing : ahead, move.most() / 2);
    if (!isSeen) {
      go(facing, move.most());
    }
    around(ahead, Heading.QUARTER);
    around(ahead, -Heading.QUARTER);
    go(Heading.normal(ahead + Heading.HALF), move.most());
  }

  /** To the flank of the nearest enemy, or aside if there is none. */
  private void around(int ahead, int side) {
    if (enemy < 0) {
      go(Heading.normal(ahead + side), move.most());
      return;
    }
    Outline that = field.outlines.tray(enemy);
    int way = Heading.normal(that.turn() + side);
    int off = (that.width() + that.depth()) / 2 + 2 * Inches.ONE;
    goTo(that.centreX() + Heading.x(way, off), that.centreY() + Heading.y(way, off));
  }

  /** To the nearest objectives that no friend has, and onto them if it can. */
  private void toTokens() {
    int last = -1;
    for (int found = 0; found < TOKENS; found++) {
      int best = -1;
      for (int token = 0; token < field.objectives.count(); token++) {
        if (isWorthwhile(token)
            && (last < 0 || far(token) > far(last) || (far(token) == far(last) && token > last))
            && (best < 0 || far(token) < far(best))) {
          best = token;
        }
      }
      if (best < 0) {
        return;
      }
      last = best;
      goTo(field.objectives.x(best), field.objectives.y(best));
    }
  }

  private boolean isWorthwhile(int token) {
    int holder = field.objectives.holder.get(token);
    return field.objectives.isLying(token)
        && (holder < 0 || (holder != move.unit() && field.areEnemies(holder, move.unit())))
        && far(token) <= NEAR;
  }

  private int far(int token) {
    return Move.distance(
        field.objectives.x(token) - from.x(), field.objectives.y(token) - from.y());
  }

  /** Towards a place, and no farther than there. */
  private void goTo(int x, int y) {
    int across = x - from.x();
    int up = y - from.y();
    if (across != 0 || up != 0) {
      go(Heading.of(across, up), Math.min(move.most(), Move.distance(across, up)));
    }
  }

  private void march() {
    for (int token = 0; token < field.objectives.count(); token++) {
      if (isWorthwhile(token)) {
        int far = along(field.objectives.x(token) - from.x(), field.objectives.y(token) - from.y());
        if (far > 0 && far <= move.most()) {
          go(facing, far);
        }
      }
    }
    go(facing, move.most());
    go(facing, move.most() / 2);
    int last = out.size() - 1;
    Pose end = out.get(last);
    if (!end.equals(from)) {
      add(turned(end, end.turn() + Heading.QUARTER));
      add(turned(end, end.turn() - Heading.QUARTER));
    }
  }

  /** How far ahead a place is that a unit passes over, or 0 if it does not. */
  private int along(int across, int up) {
    double right = Heading.x(facing, SCALE) / (double) SCALE;
    double ahead = Heading.y(facing, SCALE) / (double) SCALE;
    double aside = Math.abs(across * ahead - up * right);
    return aside > Inches.ONE ? 0 : (int) (across * right + up * ahead);
  }

  /** Straight on, and there looking at the enemy or as it came; if it cannot, less far. */
  private void go(int heading, int wish) {
    int most = reach(heading, wish);
    for (int part = 4; part > 0 && most > 0; part--) {
      int far = most * part / 4;
      Pose end = Move.at(from, heading, far, Inches.heading(heading));
      boolean found = add(turned(end, Inches.heading(toEnemy(end.x(), end.y()))));
      boolean isForward = heading == facing;
      if ((!found || isForward) && add(end)) {
        found = true;
      }
      if (found) {
        return;
      }
    }
  }

  /** About how far a unit may go: an inch short of enemies, on the table, at its speed. */
  private int reach(int heading, int wish) {
    Outlines all = field.outlines.look();
    int unit = move.unit();
    Outline tray = all.start;
    Outline wide = all.end;
    all.lay(unit, from.x(), from.y(), heading, -Outline.ROUNDING, tray);
    if (!Room.isOnTable(field, tray)) {
      return 0;
    }
    all.lay(unit, from.x(), from.y(), heading, Inches.ONE, wide);
    int far = Math.min(wish, toEdge(tray, heading));
    int round = Outlines.radius(wide);
    for (int i = 0; i < all.thereCount && far > 0; i++) {
      int other = all.there[i];
      Outline that = all.tray(other);
      if (field.areEnemies(unit, other)
          && !Path.passes(tray, that, round + all.radius(other), heading, far)) {
        int free = Sweep.travel(wide, that, heading);
        far = Math.min(far, free == 0 ? Sweep.travel(tray, that, heading) : free);
      }
    }
    for (int i = 0; i < all.lyingCount && far > 0; i++) {
      int piece = all.lying[i];
      Outline wall = all.ground(piece);
      if (field.isTerrain(piece, TableContent.IMPASSABLE)
          && !Path.passes(tray, wall, round + all.pieceRadius(piece), heading, far)) {
        far = Math.min(far, Sweep.travel(tray, wall, heading));
      }
    }
    int slow = Path.cost(field, unit, tray, heading, far) - far;
    return Math.min(far, move.most() - slow);
  }

  /** How far a tray can go until it comes to the edge of the table. */
  private int toEdge(Outline tray, int heading) {
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    for (int corner = 0; corner < 4; corner++) {
      low = Math.min(low, tray.y(corner));
      high = Math.max(high, tray.y(corner));
      left = Math.min(left, tray.x(corner));
      right = Math.max(right, tray.x(corner));
    }
    double across = Heading.x(heading, SCALE) / (double) SCALE;
    double up = Heading.y(heading, SCALE) / (double) SCALE;
    return Math.min(
        left(across, left, field.width() - right), left(up, low, field.content.table.depth - high));
  }

  /** How far one may go at a rate with so much room before and after. */
  private static int left(double rate, int before, int after) {
    double room = rate < 0 ? before - EDGE : after - EDGE;
    double far = Math.abs(rate) < 1e-4 ? Integer.MAX_VALUE : room / Math.abs(rate);
    return far < 0 ? 0 : (int) Math.min(far, 1_000_000);
  }

  /** To all sides that are open, as far as it may go in steps, and half as far. */
  private void straight(int step) {
    boolean turns = move.way() == Way.RETREAT;
    for (int side = 0; side < 4; side++) {
      if (!move.isOpen(field, side)) {
        continue;
      }
      int heading = Heading.normal(facing + side * Heading.QUARTER);
      Pose end = farthest(heading, move.most(), step);
      if (end != null) {
        add(end);
        if (turns) {
          add(turned(end, Inches.heading(toEnemy(end.x(), end.y()))));
          add(turned(end, end.turn() + Heading.HALF));
        }
        Pose half = farthest(heading, move.most() / 2, step);
        if (half != null) {
          add(half);
        }
      }
    }
  }

  private @Nullable Pose farthest(int heading, int wish, int step) {
    for (int far = wish; far > 0; far -= step) {
      Pose end = Move.at(from, heading, far, from.turn());
      if (!isForbidden(end)) {
        return end;
      }
    }
    return null;
  }

  private static Pose turned(Pose pose, int turn) {
    return new Pose(pose.x(), pose.y(), Math.floorMod(turn, Pose.FULL_TURN));
  }

  /** Adds a place unless it is there or forbidden; true if it is there now. */
  private boolean add(Pose pose) {
    for (int i = 0; i < out.size(); i++) {
      if (out.get(i).equals(pose)) {
        return true;
      }
    }
    if (isForbidden(pose)) {
      return false;
    }
    out.add(pose);
    return true;
  }

  /** The way to a place is looked at once for all that it may look there. */
  private boolean isForbidden(Pose pose) {
    boolean mayTurn = move.way() != Way.SHIFT && move.way() != Way.AIM;
    if (!mayTurn || pose.equals(from)) {
      return move.forbids(field, pose) != null;
    }
    if (last == null || last.x() != pose.x() || last.y() != pose.y()) {
      last = pose;
      isLastOpen = move.forbidsWay(field, from, pose) == null;
    }
    return !isLastOpen || move.forbidsEnd(field, pose) != null;
  }
}
