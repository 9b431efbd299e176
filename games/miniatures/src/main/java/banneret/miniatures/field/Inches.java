package banneret.miniatures.field;

import banneret.geometry.plane.Heading;
import banneret.kernel.place.Pose;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** Lengths and places as people write them: in inches and degrees, with decimals. */
public final class Inches {
  public static final int ONE = 1_000;
  private static final String NUMBER = "-?[0-9]{1,3}(\\.[0-9]{1,3})?";

  private Inches() {}

  /** A length in inches, or an angle with two decimals in degrees. */
  private static String number(int number, int unit) {
    int whole = Math.abs(number) / unit;
    int rest = Math.abs(number) % unit;
    StringBuilder out = new StringBuilder(number < 0 ? "-" : "").append(whole);
    if (rest > 0) {
      String digits = Integer.toString(unit + rest).substring(1);
      out.append('.').append(digits.replaceAll("0+$", ""));
    }
    return out.toString();
  }

  private static int read(String text, int unit) {
    int point = text.indexOf('.');
    String whole = point < 0 ? text : text.substring(0, point);
    String rest = point < 0 ? "" : text.substring(point + 1);
    int part = 0;
    for (int i = 0, worth = unit / 10; i < rest.length(); i++, worth /= 10) {
      part += (rest.charAt(i) - '0') * worth;
    }
    int number = Integer.parseInt(whole.replace("-", "")) * unit + part;
    return text.startsWith("-") ? -number : number;
  }

  /**
   * A place: {@code 24 20.5 90} is 24 inches from the left, 20.5 from the near edge, facing away.
   */
  public static String write(Pose pose) {
    return write(pose.x(), pose.y()) + " " + number(pose.turn(), 100);
  }

  /** A point: {@code 24 20.5}. */
  static String write(int x, int y) {
    return number(x, ONE) + " " + number(y, ONE);
  }

  /** The place that a text names, or null if it is none. */
  public static @Nullable Pose read(String text) {
    String[] words = text.trim().split(" +");
    if (words.length != 3) {
      return null;
    }
    for (String word : words) {
      if (!word.matches(NUMBER)) {
        return null;
      }
    }
    int turn = read(words[2], 100);
    return turn < 0 || turn >= Pose.FULL_TURN
        ? null
        : new Pose(read(words[0], ONE), read(words[1], ONE), turn);
  }

  /** The place that must stand here. */
  public static Pose pose(Tree tree, int width, int depth) {
    Pose pose = read(tree.asText());
    if (pose == null || pose.x() < 0 || pose.y() < 0 || pose.x() > width || pose.y() > depth) {
      throw tree.wrong("expected 'X Y FACING' in inches and degrees, on the table");
    }
    return pose;
  }

  /** Which way a pose looks, as geometry counts it; the same the other way round. */
  public static int heading(int turn) {
    return Heading.normal(Heading.QUARTER - turn);
  }
}
