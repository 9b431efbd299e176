package banneret.cli.session;

import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a pose as a person types it: in the notation, {@code at 12500 30250 facing 9000}, or in
 * inches and degrees, {@code 12.5 30.25 90}. Without a turn what is placed faces as it does now.
 */
final class TypedPose {
  private static final int THOUSANDTHS = 1_000;
  private static final int HUNDREDTHS = 100;
  private static final String NUMBER = "(-?[0-9]{1,4}(?:[.,][0-9]{1,3})?)";
  private static final String INCHES = NUMBER + "\\s*[\"\u2033]?";
  private static final Pattern TYPED =
      Pattern.compile(INCHES + "[\\s|;x]+" + INCHES + "(?:[\\s;]+" + NUMBER + "\\s*\u00B0?)?");

  private TypedPose() {}

  /**
   * The pose that a text says, or null if it says none.
   *
   * @param words the words that may stand between the figures
   */
  static @Nullable Pose read(String text, List<String> words, Placement placement) {
    Pose exact = Pose.read(text.toLowerCase(Locale.ROOT));
    if (exact != null) {
      return exact;
    }
    List<String> figures = new ArrayList<>(List.of(text.strip().split("\\s+")));
    figures.removeIf(word -> words.contains(word.toLowerCase(Locale.ROOT)));
    Matcher typed = TYPED.matcher(String.join(" ", figures));
    if (!typed.matches()) {
      return null;
    }
    Pose from = placement.from();
    int usual = from == null ? 0 : from.turn();
    String turn = typed.group(3);
    int x = figure(typed.group(1), THOUSANDTHS);
    int y = figure(typed.group(2), THOUSANDTHS);
    boolean far = Math.abs(x) > Pose.FARTHEST || Math.abs(y) > Pose.FARTHEST;
    return far
        ? null
        : new Pose(
            x, y, turn == null ? usual : Math.floorMod(figure(turn, HUNDREDTHS), Pose.FULL_TURN));
  }

  /** A pose as a person types it, in inches and degrees. */
  static String write(Pose pose) {
    return decimals(pose.x(), THOUSANDTHS)
        + " "
        + decimals(pose.y(), THOUSANDTHS)
        + " "
        + decimals(pose.turn(), HUNDREDTHS);
  }

  private static String decimals(int number, int parts) {
    return BigDecimal.valueOf(number)
        .divide(BigDecimal.valueOf(parts))
        .stripTrailingZeros()
        .toPlainString();
  }

  private static int figure(String text, int parts) {
    return (int) Math.round(Double.parseDouble(text.replace(',', '.')) * parts);
  }
}
