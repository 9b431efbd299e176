package banneret.kernel.place;

import java.util.ArrayList;
import java.util.List;

/** A list of poses. */
public final class Poses {
  private final List<Pose> poses = new ArrayList<>();

  public void add(Pose pose) {
    poses.add(pose);
  }

  public int size() {
    return poses.size();
  }

  public Pose get(int index) {
    return poses.get(index);
  }
}
