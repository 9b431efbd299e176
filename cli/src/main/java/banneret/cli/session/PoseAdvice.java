package banneret.cli.session;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.notation.Asked;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Position;
import banneret.kernel.table.Fit;
import banneret.kernel.table.Table;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * What a person is told about a pose: what it would use, what forbids it, and the nearest one that
 * nothing forbids.
 *
 * @param <P> the game's position
 */
final class PoseAdvice<P extends Position<P>> {
  /** In such steps poses toward a point are tried, in thousandths of an inch. */
  private static final int STEP = 100;

  /** Places are told to a hundredth of an inch: whoever types one means what was told. */
  private static final int ROUNDED = 10;

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;

  PoseAdvice(Table<P> table, Texts texts, Messages messages) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
  }

  /** The pose that a text says where one is asked for, or null. */
  @Nullable Pose read(Asked asked, String text) {
    Placement placement = asked.placement();
    return placement == null
        ? null
        : TypedPose.read(text, messages.words("place.words"), placement);
  }

  /** The same, or the allowed one that it is when told in round numbers. */
  @Nullable Pose read(int seat, Asked asked, String said, String text) {
    Pose wish = read(asked, text);
    if (wish == null || table.measure(seat, said, wish).refusal() == null) {
      return wish;
    }
    Pose near = table.nearest(seat, said, wish).pose();
    boolean isMeant =
        near != null
            && Math.abs(near.x() - wish.x()) <= ROUNDED
            && Math.abs(near.y() - wish.y()) <= ROUNDED
            && Math.abs(near.turn() - wish.turn()) <= ROUNDED;
    return isMeant ? near : wish;
  }

  /**
   * The pose that comes nearest to a point: straight toward it and facing it if that is allowed;
   * where nothing comes nearer, one that is refused for what is in the way; null if there is none.
   */
  @Nullable Pose toward(int seat, Asked asked, String said, Pose point) {
    Pose from = asked.placement() == null ? null : asked.placement().from();
    if (from == null) {
      return null;
    }
    double across = point.x() - from.x();
    double up = point.y() - from.y();
    int facing =
        Math.floorMod(
            (int) Math.round(Math.toDegrees(Math.atan2(up, across)) * 100), Pose.FULL_TURN);
    int far = (int) Math.hypot(across, up);
    Pose best = table.nearest(seat, said, new Pose(point.x(), point.y(), facing)).pose();
    for (int left = 0; left < far; left += STEP) {
      double share = (double) (far - left) / far;
      Pose pose =
          new Pose(
              from.x() + (int) Math.round(across * share),
              from.y() + (int) Math.round(up * share),
              facing);
      if (table.measure(seat, said, pose).refusal() == null) {
        return best == null || apart(pose, point) <= apart(best, point) + STEP ? pose : best;
      }
    }
    boolean stays = far > 0 && from.equals(best);
    return stays ? barred(seat, said, new Pose(from.x(), from.y(), facing), point) : best;
  }

  /** The turn toward a point if that is refused, else the first step there. */
  private Pose barred(int seat, String said, Pose turned, Pose point) {
    if (table.measure(seat, said, turned).refusal() != null) {
      return turned;
    }
    double share = Math.min(1, STEP / apart(turned, point));
    return new Pose(
        turned.x() + (int) Math.round((point.x() - turned.x()) * share),
        turned.y() + (int) Math.round((point.y() - turned.y()) * share),
        turned.turn());
  }

  private static double apart(Pose one, Pose other) {
    return Math.hypot(one.x() - other.x(), one.y() - other.y());
  }

  /** What a pose would use, and what forbids it and is nearest to it. */
  List<AttributedString> measure(int seat, Asked asked, String said, String text, int width) {
    Pose pose = read(asked, text);
    if (pose == null) {
      String key = asked.placement() == null ? "place.nothing" : "place.which";
      return Paint.wrap(messages.say(key), width, 2);
    }
    Fit fit = table.measure(seat, said, pose);
    List<AttributedString> lines = new ArrayList<>();
    tell(lines, fit, width);
    if (fit.refusal() != null) {
      String why = messages.say("refused") + " " + texts.say(fit.refusal());
      lines.addAll(Paint.wrap(why, width, 2));
      lines.addAll(nearest(seat, said, pose, width));
    }
    return lines;
  }

  /** The nearest pose that nothing forbids, as it is typed, and what it would use. */
  List<AttributedString> nearest(int seat, String said, Pose wish, int width) {
    List<AttributedString> lines = new ArrayList<>();
    Fit fit = table.nearest(seat, said, wish);
    if (fit.pose() != null) {
      String text = messages.say("place.nearest", "pose", TypedPose.write(fit.pose()));
      lines.addAll(Paint.wrap(text, width, 2));
      tell(lines, fit, width);
    }
    return lines;
  }

  private void tell(List<AttributedString> lines, Fit fit, int width) {
    if (fit.saying() != null) {
      lines.addAll(Paint.wrap("  " + texts.say(fit.saying()), width, 4));
    }
    for (Measure measure : fit.measures()) {
      String text = "    " + texts.say(measure.saying()) + " (" + measure.clause().id() + ")";
      lines.addAll(Paint.wrap(Paint.faint(text), width, 6));
    }
  }
}
