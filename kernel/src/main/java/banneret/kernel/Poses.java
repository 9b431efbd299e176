package banneret.kernel;

import java.util.ArrayList;
import java.util.List;

/** A list of poses that is filled again and again. */
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

  public void clear() {
    poses.clear();
  }
}
