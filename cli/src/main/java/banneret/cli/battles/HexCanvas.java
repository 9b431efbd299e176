package banneret.cli.battles;

import banneret.cli.screen.Paint;
import banneret.geometry.hex.HexBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Hexes in characters, two lines for each row. A hex has three places: three characters between its
 * upper sides, five in the middle, one between its lower sides.
 *
 * <pre>
 *   /top\
 *  |middl|
 *   \ v /
 * </pre>
 *
 * The lower sides of a row are the upper ones of the next.
 */
final class HexCanvas {
  private static final int PITCH = 6;
  private static final int HALF = PITCH / 2;
  private static final int MARGIN = 3;

  private final HexBoard board;
  private final char[][] signs;
  private final AttributedStyle[][] styles;

  HexCanvas(HexBoard board) {
    this.board = board;
    int width = width(board);
    signs = new char[2 * board.rows() + 1][width];
    styles = new AttributedStyle[signs.length][width];
    for (int y = 0; y < signs.length; y++) {
      Arrays.fill(signs[y], ' ');
      Arrays.fill(styles[y], Paint.PLAIN);
    }
    for (int row = 0; row < board.rows(); row++) {
      String label = Integer.toString(row);
      int y = 2 * row + 1;
      write(MARGIN - 1 - label.length(), y, label, Paint.FAINT);
      write(width - label.length(), y, label, Paint.FAINT);
      for (int i = 0; i < board.length(row); i++) {
        frame(board.hex(row, i));
      }
    }
  }

  /** How many characters a board is wide, with the numbers of its rows on both sides. */
  static int width(HexBoard board) {
    return MARGIN + PITCH * board.columns() + 1 + MARGIN;
  }

  private int x(int hex) {
    return MARGIN + HALF + (board.row(hex) & 1) * HALF + PITCH * board.column(hex);
  }

  private int y(int hex) {
    return 2 * board.row(hex) + 1;
  }

  private void frame(int hex) {
    for (int side = 0; side < HexBoard.SIDES; side++) {
      String line =
          switch (side) {
            case HexBoard.NE, HexBoard.SW -> "\\";
            case HexBoard.SE, HexBoard.NW -> "/";
            default -> "│";
          };
      side(hex, side, line, Paint.FAINT);
    }
  }

  /** Puts a sign on a side of a hex. */
  void side(int hex, int side, String sign, AttributedStyle style) {
    int x = x(hex);
    int y = y(hex);
    switch (side) {
      case HexBoard.NE -> write(x + 2, y - 1, sign, style);
      case HexBoard.E -> write(x + HALF, y, sign, style);
      case HexBoard.SE -> write(x + 1, y + 1, sign, style);
      case HexBoard.SW -> write(x - 1, y + 1, sign, style);
      case HexBoard.W -> write(x - HALF, y, sign, style);
      default -> write(x - 2, y - 1, sign, style);
    }
  }

  /** Writes between the upper sides, from the left: up to three characters. */
  void top(int hex, int at, String text, AttributedStyle style) {
    write(x(hex) - 1 + at, y(hex) - 1, text, style);
  }

  /** Writes in the middle, from the left: up to five characters. */
  void middle(int hex, int at, String text, AttributedStyle style) {
    write(x(hex) - 2 + at, y(hex), text, style);
  }

  /** Writes a character between the lower sides. */
  void bottom(int hex, String sign, AttributedStyle style) {
    write(x(hex), y(hex) + 1, sign, style);
  }

  private void write(int x, int y, String text, AttributedStyle style) {
    for (int i = 0; i < text.length(); i++) {
      signs[y][x + i] = text.charAt(i);
      styles[y][x + i] = style;
    }
  }

  List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < signs.length; y++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      int end = signs[y].length;
      while (end > 0 && signs[y][end - 1] == ' ') {
        end--;
      }
      for (int x = 0; x < end; x++) {
        line.append(String.valueOf(signs[y][x]), styles[y][x]);
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }
}
