package banneret.thrones;

import banneret.kernel.Ask;
import banneret.kernel.Tree;

/** A question to one house. */
public interface HouseChoice extends Ask<Realm> {
  int house();

  @Override
  default void write(Tree.Fields out) {
    out.put("house", house());
  }

  @Override
  default int asked(Realm realm) {
    return 1 << house();
  }
}
