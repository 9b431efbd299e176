package banneret.cli.outpost;

import banneret.kernel.place.Ground;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A seat pitches its camp, or moves it as part of a line.
 *
 * @param moves true if the camp lies somewhere already
 */
record Pitch(int seat, boolean moves) implements Place<Outposts> {
  static final int SIDE = 20_000;
  static final int APART = 5_000;
  static final int REACH = 6_000;

  @Override
  public String name() {
    return moves ? "move" : "pitch";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public boolean continues() {
    return moves;
  }

  @Override
  public int seat(Outposts table) {
    return seat;
  }

  @Override
  public Clause clause(Outposts table) {
    return OutpostGame.PITCH;
  }

  @Override
  public Placement placement(Outposts table) {
    int other = 1 - seat;
    Pose lies = table.camp(other);
    List<Ground.Lying> lying =
        lies == null
            ? List.of()
            : List.of(new Ground.Lying("camp", other, table.outline(other), lies));
    return new Placement(
        new Ground(SIDE, SIDE, lying), table.outline(seat), table.camp(seat), null);
  }

  private static int far(Pose one, Pose other) {
    return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
  }

  @Override
  public @Nullable Clause forbids(Outposts table, Pose pose) {
    if (pose.x() < 0 || pose.x() > SIDE || pose.y() < 0 || pose.y() > SIDE) {
      return OutpostGame.GROUND;
    }
    Pose other = table.camp(1 - seat);
    if (other != null && far(pose, other) < APART) {
      return OutpostGame.ALONE;
    }
    Pose from = table.camp(seat);
    return from != null && far(from, pose) > REACH ? OutpostGame.REACHED : null;
  }

  @Override
  public List<Measure> measure(Outposts table, Pose pose) {
    Pose from = table.camp(seat);
    return from == null
        ? List.of()
        : List.of(new Measure("moved", Saying.LENGTH, far(from, pose), REACH, OutpostGame.REACHED));
  }

  @Override
  public void candidates(Outposts table, Poses out) {
    for (int at = 0; at <= SIDE; at += 4_000) {
      Pose pose = new Pose(at, seat == 0 ? 2_000 : SIDE - 2_000, seat == 0 ? 9_000 : 27_000);
      if (forbids(table, pose) == null) {
        out.add(pose);
      }
    }
    Pose from = table.camp(seat);
    if (from != null && from.y() != 2_000 && from.y() != SIDE - 2_000) {
      out.add(from);
    }
  }

  @Override
  public void place(Outposts table, Pose pose, Flow<Outposts> flow) {
    table.camp(seat, pose);
    flow.tell(OutpostGame.PITCHED, seat, pose.x(), pose.y(), pose.turn());
    OutpostGame.goOn(table, seat, moves, flow);
  }
}
