package banneret.drill;

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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tray marches anywhere within its reach and turns on the way. */
record March(Drill drill, int seat) implements Place<Parade> {
  private static final int[] TURNS = {0, 4_500, -4_500, 9_000, -9_000};

  @Override
  public String name() {
    return "march";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public int seat(Parade parade) {
    return seat;
  }

  @Override
  public Clause clause(Parade parade) {
    return Drill.MARCH;
  }

  @Override
  public void about(Parade parade, int who, Saying out) {
    out.with("tray", "tray", seat);
  }

  private Pose from(Parade parade) {
    Pose from = parade.tray(seat);
    if (from == null) {
      throw new IllegalStateException("the tray has not formed up");
    }
    return from;
  }

  @Override
  public Placement placement(Parade parade) {
    Pose from = from(parade);
    Silhouette reach = Shapes.circle(from.x(), from.y(), drill.content.march(), 48);
    return new Placement(drill.ground(parade, seat), drill.content.tray(), from, reach);
  }

  @Override
  public @Nullable Clause forbids(Parade parade, Pose pose) {
    Pose from = from(parade);
    if (Shapes.distance(from, pose) > drill.content.march()) {
      return Drill.DISTANCE;
    }
    if (Math.abs(Shapes.turned(from, pose)) > drill.content.turn()) {
      return Drill.TURN;
    }
    return drill.forbids(parade, seat, pose);
  }

  /** On the spot, half ahead, ahead, to the sides and back; each turned or not. */
  @Override
  public void candidates(Parade parade, Poses out) {
    Pose from = from(parade);
    int far = drill.content.march() - 1;
    for (int turn : TURNS) {
      int facing = Math.floorMod(from.turn() + turn, Pose.FULL_TURN);
      add(parade, new Pose(from.x(), from.y(), facing), out);
      add(parade, ahead(from, 0, far / 2, facing), out);
      for (int way = 0; way < Pose.FULL_TURN; way += 9_000) {
        add(parade, ahead(from, way, far, facing), out);
      }
    }
  }

  private static Pose ahead(Pose from, int way, int far, int facing) {
    int x = from.x() + (int) (far * Shapes.sine(from.turn() + way + 9_000));
    int y = from.y() + (int) (far * Shapes.sine(from.turn() + way));
    return new Pose(x, y, facing);
  }

  private void add(Parade parade, Pose pose, Poses out) {
    if (forbids(parade, pose) == null) {
      out.add(pose);
    }
  }

  @Override
  public List<Measure> measure(Parade parade, Pose pose) {
    Pose from = from(parade);
    int turned = Math.abs(Shapes.turned(from, pose));
    return List.of(
        new Measure(
            "moved",
            Saying.LENGTH,
            Shapes.distance(from, pose),
            drill.content.march(),
            Drill.DISTANCE),
        new Measure("turned", Saying.ANGLE, turned, drill.content.turn(), Drill.TURN));
  }

  @Override
  public void say(Parade parade, Pose pose, Saying out) {
    Pose from = from(parade);
    int turned = Shapes.turned(from, pose);
    int moved = Shapes.distance(from, pose);
    String way = turned == 0 ? "" : turned > 0 ? "-left" : "-right";
    out.as("option.march" + (moved == 0 ? "-nowhere" : "") + way)
        .with("moved", Saying.LENGTH, moved)
        .with("turned", Saying.ANGLE, Math.abs(turned))
        .with("x", Saying.LENGTH, pose.x())
        .with("y", Saying.LENGTH, pose.y());
  }

  @Override
  public void place(Parade parade, Pose pose, Flow<Parade> flow) {
    Pose from = from(parade);
    parade.tray(seat, pose);
    int turned = Math.abs(Shapes.turned(from, pose));
    flow.tell(Drill.MARCHED, seat, Shapes.distance(from, pose), turned);
    drill.goOn(parade, seat, flow);
  }
}
