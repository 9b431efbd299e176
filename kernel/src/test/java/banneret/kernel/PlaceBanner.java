package banneret.kernel;

import banneret.kernel.place.Ground;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.place.Silhouette;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
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
  static final Silhouette CLOTH = Silhouette.rectangle(1_000, 200);

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
  public Placement placement(Field field) {
    List<Ground.Lying> banners = new ArrayList<>();
    for (int other = 0; other < seat; other++) {
      banners.add(new Ground.Lying("ground", other, CLOTH, field.banner(other)));
    }
    return new Placement(
        new Ground(WIDTH, DEPTH, banners), CLOTH, moves ? field.banner(seat) : null, null);
  }

  @Override
  public List<Measure> measure(Field field, Pose pose) {
    int used = Math.abs(field.banner(seat).x() - pose.x());
    return moves
        ? List.of(new Measure("moved", Saying.LENGTH, used, WIDTH, Skirmish.BANNER_STRIP))
        : List.of();
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
