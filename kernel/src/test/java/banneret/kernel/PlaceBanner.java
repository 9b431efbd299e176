package banneret.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A band plants its banner anywhere in a strip of 40 by 12 inches, 3 inches from any other.
 *
 * @param moves true if it moves its banner, as part of a line, and no other band is asked
 */
record PlaceBanner(int seat, boolean moves) implements Place<Field> {
  static final int WIDTH = 40_000;
  static final int DEPTH = 12_000;
  static final int APART = 3_000;

  PlaceBanner(int seat) {
    this(seat, false);
  }

  @Override
  public String name() {
    return "banner";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
    if (moves) {
      out.put("moves", true);
    }
  }

  @Override
  public boolean continues() {
    return moves;
  }

  @Override
  public int seat(Field field) {
    return seat;
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.BANNER;
  }

  @Override
  public @Nullable Clause forbids(Field field, Pose pose) {
    if (pose.x() < 0 || pose.x() > WIDTH || pose.y() < 0 || pose.y() > DEPTH) {
      return Skirmish.BANNER_STRIP;
    }
    for (int other = 0; other < seat; other++) {
      if (Math.abs(field.banner(other).x() - pose.x()) < APART) {
        return Skirmish.BANNER_APART;
      }
    }
    return null;
  }

  @Override
  public Pose nearest(Field field, Pose wish) {
    int y = Math.clamp(wish.y(), 0, DEPTH);
    int x = Math.clamp(wish.x(), 0, WIDTH);
    Pose best = new Pose(x, y, wish.turn());
    for (int off = 0; forbids(field, best) != null; off = off > 0 ? -off : 100 - off) {
      best = new Pose(Math.clamp(x + off, 0, WIDTH), y, wish.turn());
    }
    return best;
  }

  @Override
  public void candidates(Field field, Poses out) {
    for (int x = 0; x <= WIDTH; x += 8_000) {
      Pose pose = new Pose(x, 6_000, 9_000);
      if (forbids(field, pose) == null) {
        out.add(pose);
      }
    }
  }

  @Override
  public void place(Field field, Pose pose, Flow<Field> flow) {
    field.banner(seat, pose);
    if (moves) {
      flow.then(new Deploy(seat));
    } else if (seat + 1 < field.seats()) {
      flow.then(new PlaceBanner(seat + 1));
    }
  }
}
