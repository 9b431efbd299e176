package banneret.drill;

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

/** A captain forms up a tray along an edge: red at the near one, blue at the far, green left. */
record FormUp(Drill drill, int seat) implements Place<Parade> {
  private static final int STEP = 1_000;
  private static final int NEAR = 0;
  private static final int FAR = 1;

  @Override
  public String name() {
    return "form-up";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public int seat(Parade parade) {
    return seat;
  }

  @Override
  public Clause clause(Parade parade) {
    return Drill.FORM_UP;
  }

  @Override
  public void about(Parade parade, int who, Saying out) {
    out.with("tray", "tray", seat).with("strip", Saying.LENGTH, drill.content.strip());
  }

  @Override
  public Placement placement(Parade parade) {
    List<Silhouette.Corner> corners =
        List.of(
            new Silhouette.Corner(0, near()),
            new Silhouette.Corner(right(), near()),
            new Silhouette.Corner(right(), far()),
            new Silhouette.Corner(0, far()));
    return new Placement(
        drill.ground(parade, seat), drill.content.tray(), null, new Silhouette(corners));
  }

  private int near() {
    return seat == FAR ? drill.content.depth() - drill.content.strip() : 0;
  }

  private int right() {
    return seat == NEAR || seat == FAR ? drill.content.width() : drill.content.strip();
  }

  private int far() {
    return seat == NEAR ? drill.content.strip() : drill.content.depth();
  }

  @Override
  public @Nullable Clause forbids(Parade parade, Pose pose) {
    double[] tray = Shapes.at(drill.content.tray(), pose);
    Clause clause = drill.forbids(parade, seat, pose);
    boolean within = Shapes.isWithin(tray, 0, near(), right(), far());
    return clause != null || within ? clause : Drill.OWN_STRIP;
  }

  @Override
  public void candidates(Parade parade, Poses out) {
    Content content = drill.content;
    boolean along = seat == NEAR || seat == FAR;
    int turn = seat == NEAR ? 9_000 : seat == FAR ? 27_000 : 0;
    int across = seat == FAR ? content.depth() - content.strip() / 2 : content.strip() / 2;
    for (int at = STEP; at < (along ? content.width() : content.depth()); at += STEP) {
      Pose pose = along ? new Pose(at, across, turn) : new Pose(across, at, turn);
      if (forbids(parade, pose) == null) {
        out.add(pose);
      }
    }
  }

  @Override
  public void place(Parade parade, Pose pose, Flow<Parade> flow) {
    parade.tray(seat, pose);
    flow.tell(Drill.FORMED, seat, pose.x(), pose.y(), pose.turn());
    if (seat + 1 < parade.seats()) {
      flow.then(new FormUp(drill, seat + 1));
    } else {
      flow.then(new Order(drill, 0));
    }
  }
}
