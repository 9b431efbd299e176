package banneret.kernel.step;

import banneret.kernel.place.Ground;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import org.jspecify.annotations.Nullable;

/**
 * Finds an allowed pose near a wish by trying: in rings around the wish, then between two tries,
 * then in small steps. It knows nothing of what is allowed but {@link Place#forbids}.
 *
 * @param <P> the game's position
 */
final class PoseSearch<P extends Position<P>> {
  /** So many tries around each ring. */
  private static final int WAYS = 48;

  private static final int FIRST_RING = 24;

  /** Turns that are tried where nothing is allowed as the wish is turned. */
  private static final int TURNS = 3;

  /** A full turn in so many steps: cosine and sine of one. */
  private static final double COSINE = 0.9914448613738104;

  private static final double SINE = 0.13052619222005157;

  private final Place<P> place;
  private final P table;
  private final int width;
  private final int depth;

  PoseSearch(Place<P> place, P table) {
    this.place = place;
    this.table = table;
    Ground ground = place.placement(table).ground();
    width = ground.width();
    depth = ground.depth();
  }

  Pose nearest(Pose wish) {
    if (isAllowed(wish)) {
      return wish;
    }
    Pose inside = pose(wish.x(), wish.y(), wish.turn());
    Pose found = isAllowed(inside) ? inside : around(inside);
    if (found != null) {
      return found;
    }
    Poses known = Engine.poses(table, place);
    for (int i = 0; i < known.size(); i++) {
      Pose turned = pose(known.get(i).x(), known.get(i).y(), wish.turn());
      if (isAllowed(turned)) {
        found = nearer(between(inside, turned), found, inside);
      }
    }
    return found == null ? turned(inside, known) : found;
  }

  /** The nearest of the poses that are turned as little as may be. */
  private Pose turned(Pose wish, Poses known) {
    Pose best = known.get(0);
    for (int i = 1; i < known.size(); i++) {
      best = off(known.get(i), wish) < off(best, wish) ? known.get(i) : best;
    }
    Pose found = null;
    int least = off(best, wish);
    for (int i = 0, tries = 0; i < known.size() && tries < TURNS; i++) {
      if (off(known.get(i), wish) == least) {
        tries++;
        Pose less = lessTurned(known.get(i), wish.turn());
        Pose there = pose(wish.x(), wish.y(), less.turn());
        Pose near = isAllowed(there) ? there : around(there);
        found = nearer(near == null ? less : near, found, wish);
      }
    }
    return found == null ? best : found;
  }

  /** An allowed pose, turned towards a wish as far as it may be on the spot. */
  private Pose lessTurned(Pose allowed, int wish) {
    int way = wish - allowed.turn();
    way += way > Pose.FULL_TURN / 2 ? -Pose.FULL_TURN : 0;
    way += way < -Pose.FULL_TURN / 2 ? Pose.FULL_TURN : 0;
    int sign = way < 0 ? -1 : 1;
    Pose best = allowed;
    for (int low = 0, high = way * sign; low < high; ) {
      int middle = (low + high + 1) / 2;
      int turn = Math.floorMod(allowed.turn() + sign * middle, Pose.FULL_TURN);
      Pose next = new Pose(allowed.x(), allowed.y(), turn);
      if (isAllowed(next)) {
        best = next;
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return best;
  }

  /** The nearest allowed pose that is turned as the wish is, or null if none is found. */
  private @Nullable Pose around(Pose wish) {
    int farthest = width + depth;
    for (int ring = FIRST_RING; ring < farthest; ring += ring / 4) {
      Pose found = null;
      double x = ring;
      double y = 0;
      for (int way = 0; way < WAYS; way++) {
        Pose there = pose(wish.x() + (int) x, wish.y() + (int) y, wish.turn());
        if (isAllowed(there)) {
          found = nearer(between(wish, there), found, wish);
        }
        double before = x;
        x = x * COSINE - y * SINE;
        y = before * SINE + y * COSINE;
      }
      if (found != null) {
        return slide(found, wish, ring);
      }
    }
    return null;
  }

  /** The allowed pose nearest to the wish on the straight way from it to an allowed one. */
  private Pose between(Pose wish, Pose allowed) {
    Pose best = allowed;
    int x = wish.x();
    int y = wish.y();
    while (Math.abs(best.x() - x) > 1 || Math.abs(best.y() - y) > 1) {
      Pose middle = pose((best.x() + x) / 2, (best.y() + y) / 2, best.turn());
      if (isAllowed(middle)) {
        best = middle;
      } else {
        x = middle.x();
        y = middle.y();
      }
    }
    return best;
  }

  /** Goes on from an allowed pose, in ever smaller steps, as long as that comes nearer. */
  private Pose slide(Pose from, Pose wish, int reach) {
    Pose best = from;
    for (int step = Math.max(1, reach / 4); step > 0; ) {
      Pose next = best;
      for (int x = -1; x <= 1; x++) {
        for (int y = -1; y <= 1; y++) {
          Pose there = pose(best.x() + x * step, best.y() + y * step, best.turn());
          if (distance(there, wish) < distance(next, wish) && isAllowed(there)) {
            next = there;
          }
        }
      }
      if (next.equals(best)) {
        step /= 2;
      }
      best = next;
    }
    return best;
  }

  private boolean isAllowed(Pose pose) {
    return place.forbids(table, pose) == null;
  }

  /** A pose whose point is on the table. */
  private Pose pose(int x, int y, int turn) {
    return new Pose(Math.clamp(x, 0, width), Math.clamp(y, 0, depth), turn);
  }

  private static Pose nearer(Pose one, @Nullable Pose other, Pose wish) {
    return other == null || distance(one, wish) < distance(other, wish) ? one : other;
  }

  /** The distance squared; exact below 2^53. */
  private static double distance(Pose one, Pose other) {
    double x = one.x() - other.x();
    double y = one.y() - other.y();
    return x * x + y * y;
  }

  /** By how much two poses are turned differently. */
  private static int off(Pose one, Pose other) {
    int off = Math.abs(one.turn() - other.turn());
    return Math.min(off, Pose.FULL_TURN - off);
  }
}
