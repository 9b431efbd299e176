package banneret.cli.session;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.notation.Choice;
import banneret.kernel.place.Ground;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import banneret.kernel.told.Saying;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * Draws an open table with letters for what lies on it and numbers for poses one may choose, and
 * says where everything is.
 */
final class GroundScreen {
  private static final int MOST_COLUMNS = 60;
  private static final int MOST_ROWS = 16;

  /** A character is about twice as high as it is wide. */
  private static final int HEIGHT = 2;

  private static final char OWN = '@';
  private static final char EMPTY = '·';

  private final Texts texts;
  private final Messages messages;

  GroundScreen(Texts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
  }

  /**
   * The ground before something is placed.
   *
   * @param choices poses worth considering, numbered from 1
   */
  List<AttributedString> lines(Placement placement, List<Choice> choices, int width) {
    Ground ground = placement.ground();
    List<AttributedString> lines = new ArrayList<>();
    for (char[] row : picture(placement, choices)) {
      lines.add(new AttributedString(" " + new String(row)));
    }
    say(
        lines,
        width,
        "place.ground",
        "width",
        length(ground.width()),
        "depth",
        length(ground.depth()));
    for (int i = 0; i < ground.lying().size(); i++) {
      Ground.Lying one = ground.lying().get(i);
      String what = texts.name(one.kind(), one.id());
      say(lines, width, "place.lies", "mark", letter(i), "what", what, "pose", words(one.pose()));
    }
    Pose from = placement.from();
    if (from != null) {
      say(lines, width, "place.from", "mark", OWN, "pose", words(from));
    }
    say(lines, width, "place.help");
    return lines;
  }

  private void say(List<AttributedString> lines, int width, String key, Object... values) {
    lines.addAll(Paint.wrap(Paint.faint(messages.say(key, values)), width, 2));
  }

  private static char letter(int index) {
    return (char) ('A' + index % 26);
  }

  private String length(int thousandths) {
    return texts.figure(Saying.LENGTH, thousandths);
  }

  private String words(Pose pose) {
    String turn = texts.figure(Saying.ANGLE, pose.turn());
    return messages.say("place.pose", "x", length(pose.x()), "y", length(pose.y()), "turn", turn);
  }

  private static char[][] picture(Placement placement, List<Choice> choices) {
    Ground ground = placement.ground();
    int columns = Math.clamp(HEIGHT * MOST_ROWS * ground.width() / ground.depth(), 1, MOST_COLUMNS);
    int rows = Math.max(1, columns * ground.depth() / ground.width() / HEIGHT);
    char[][] picture = new char[rows][columns];
    for (char[] row : picture) {
      Arrays.fill(row, EMPTY);
    }
    for (int i = 0; i < ground.lying().size(); i++) {
      Ground.Lying one = ground.lying().get(i);
      draw(picture, ground, one.outline(), one.pose(), letter(i));
    }
    draw(picture, ground, placement.outline(), placement.from(), OWN);
    for (int i = 0; i < choices.size(); i++) {
      write(picture, ground, Pose.read(choices.get(i).phrase()), Integer.toString(i + 1));
    }
    return picture;
  }

  private static void draw(
      char[][] picture, Ground ground, Silhouette outline, @Nullable Pose pose, char mark) {
    if (pose == null) {
      return;
    }
    int columns = picture[0].length;
    for (int row = 0; row < picture.length; row++) {
      for (int column = 0; column < columns; column++) {
        double x = (column + 0.5) * ground.width() / columns;
        double y = (picture.length - row - 0.5) * ground.depth() / picture.length;
        if (covers(outline, pose, x, y)) {
          picture[row][column] = mark;
        }
      }
    }
    write(picture, ground, pose, String.valueOf(mark));
  }

  /** True if something that lies so covers the point: a ray from it crosses the outline oddly. */
  private static boolean covers(Silhouette outline, Pose pose, double x, double y) {
    double turn = Math.toRadians(pose.turn() / 100.0);
    double dx = x - pose.x();
    double dy = y - pose.y();
    double ahead = dx * Math.cos(turn) + dy * Math.sin(turn);
    double left = dy * Math.cos(turn) - dx * Math.sin(turn);
    boolean inside = false;
    List<Silhouette.Corner> corners = outline.corners();
    Silhouette.Corner before = corners.getLast();
    for (Silhouette.Corner corner : corners) {
      if (corner.y() > left != before.y() > left) {
        double part = (left - corner.y()) / (before.y() - corner.y());
        inside ^= ahead < corner.x() + part * (before.x() - corner.x());
      }
      before = corner;
    }
    return inside;
  }

  /** Writes a mark where a pose is, if that is free of other numbers and on the ground. */
  private static void write(char[][] picture, Ground ground, @Nullable Pose pose, String mark) {
    if (pose == null) {
      return;
    }
    int columns = picture[0].length;
    int column = Math.min(columns - mark.length(), pose.x() * columns / ground.width());
    int up = Math.min(picture.length - 1, pose.y() * picture.length / ground.depth());
    if (column < 0 || up < 0) {
      return;
    }
    char[] row = picture[picture.length - 1 - up];
    for (int i = 0; i < mark.length(); i++) {
      if (Character.isDigit(row[column + i])) {
        return;
      }
    }
    mark.getChars(0, mark.length(), row, column);
  }
}
