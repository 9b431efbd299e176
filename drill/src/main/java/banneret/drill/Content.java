package banneret.drill;

import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import banneret.kernel.tree.Tree;

/**
 * The figures of the drill, in thousandths of an inch and hundredths of a degree.
 *
 * @param strip how far from its own edge a tray forms up
 * @param march how far a tray may march
 * @param turn how far it may turn in doing so
 */
record Content(
    String fingerprint,
    int width,
    int depth,
    int strip,
    int march,
    int turn,
    int rounds,
    Silhouette tray,
    Silhouette rock,
    Pose rockAt,
    Pose standard) {

  static Content read(Tree.Fields files) {
    Tree.Fields in = files.fieldsOf("ground");
    in.allow("width", "depth", "strip", "march", "turn", "rounds", "tray", "rock", "standard");
    int strip = in.number("strip", 3_000, 5_000);
    int width = in.number("width", 20_000, 60_000);
    int depth = in.number("depth", 16_000, 60_000);
    Tree.Fields tray = in.fieldsOf("tray");
    tray.allow("front", "depth");
    Tree.Fields rock = in.fieldsOf("rock");
    rock.allow("size", "pose");
    int size = rock.number("size", 500, 2_500);
    int apart = strip + size;
    return new Content(
        files.fingerprint(),
        width,
        depth,
        strip,
        in.number("march", 1_000, 10_000),
        in.number("turn", 0, 18_000),
        in.number("rounds", 1, 6),
        Silhouette.rectangle(tray.number("front", 1_000, 4_000), tray.number("depth", 500, 3_000)),
        Shapes.circle(0, 0, size, 8),
        pose(rock.get("pose"), apart, apart, width - apart, depth - apart),
        pose(in.get("standard"), 0, 0, width, depth));
  }

  private static Pose pose(Tree in, int left, int near, int right, int far) {
    Pose pose = Pose.read(in.asText());
    if (pose == null || pose.x() < left || pose.x() > right || pose.y() < near || pose.y() > far) {
      throw in.wrong(
          "expected 'at X Y facing TURN' between "
              + left
              + " "
              + near
              + " and "
              + right
              + " "
              + far);
    }
    return pose;
  }
}
