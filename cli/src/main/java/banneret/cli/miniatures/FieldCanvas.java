package banneret.cli.miniatures;

import banneret.cli.screen.Paint;
import banneret.geometry.plane.Outline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** A part of the table in characters, with a ruler in inches around it. */
final class FieldCanvas {
  private static final int INCH = 1_000;
  private static final int RULED = 6 * INCH;
  private static final int MARGIN = 3;
  private static final char EMPTY = ' ';
  private static final char GRID = '·';

  private final int acrossEach;
  private final int upEach;
  private final char[][] signs;
  private final AttributedStyle[][] styles;

  /**
   * @param acrossEach how many thousandths of an inch a column is wide
   * @param upEach how many a row is high
   */
  FieldCanvas(int width, int depth, int acrossEach, int upEach) {
    this.acrossEach = acrossEach;
    this.upEach = upEach;
    signs = new char[depth / upEach][width / acrossEach];
    styles = new AttributedStyle[signs.length][signs[0].length];
    for (int row = 0; row < signs.length; row++) {
      Arrays.fill(signs[row], EMPTY);
      Arrays.fill(styles[row], Paint.PLAIN);
    }
    for (int y = RULED; y < depth; y += RULED) {
      for (int x = RULED; x < width; x += RULED) {
        set(column(x), row(y), GRID, Paint.FAINT);
      }
    }
  }

  int column(int x) {
    return x / acrossEach;
  }

  /** The row of a point; the near edge of the table is below. */
  int row(int y) {
    return signs.length - 1 - y / upEach;
  }

  private int x(int column) {
    return column * acrossEach + acrossEach / 2;
  }

  private int y(int row) {
    return (signs.length - 1 - row) * upEach + upEach / 2;
  }

  boolean has(int column, int row) {
    return row >= 0 && row < signs.length && column >= 0 && column < signs[row].length;
  }

  void set(int column, int row, char sign, AttributedStyle style) {
    if (has(column, row)) {
      signs[row][column] = sign;
      styles[row][column] = style;
    }
  }

  /** Writes a text, its middle in a column. */
  void write(int middle, int row, String text, AttributedStyle style) {
    for (int i = 0; i < text.length(); i++) {
      set(middle - (text.length() - 1) / 2 + i, row, text.charAt(i), style);
    }
  }

  /** What fills a place of an outline. */
  interface Fill {
    char at(int x, int y);
  }

  /** Fills what an outline covers, one place at least. */
  void fill(Outline outline, AttributedStyle style, Fill fill) {
    set(
        column(outline.centreX()),
        row(outline.centreY()),
        fill.at(outline.centreX(), outline.centreY()),
        style);
    for (int row = 0; row < signs.length; row++) {
      for (int column = 0; column < signs[row].length; column++) {
        if (isCovered(outline, column, row)) {
          set(column, row, fill.at(x(column), y(row)), style);
        }
      }
    }
  }

  /**
   * True if an outline covers the middle of a place; of one less deep than a row any part will do.
   */
  private boolean isCovered(Outline outline, int column, int row) {
    boolean thin = Math.min(outline.width(), outline.depth()) < upEach;
    return outline.holds(x(column), y(row))
        || (thin && outline.holds(x(column), y(row) + upEach / 3))
        || (thin && outline.holds(x(column), y(row) - upEach / 3));
  }

  /** A thin line where nothing else is: along the edge of a zone. */
  void border(int left, int right, int low, int high, AttributedStyle style) {
    for (int column = column(left); column <= column(right - 1); column += 2) {
      line(column, row(Math.max(0, low)), low > 0, style);
      line(column, row(high - 1), high / upEach < signs.length, style);
    }
  }

  private void line(int column, int row, boolean drawn, AttributedStyle style) {
    if (drawn && has(column, row) && (signs[row][column] == EMPTY || signs[row][column] == GRID)) {
      set(column, row, '-', style);
    }
  }

  /** The picture in its frame. */
  List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    lines.add(ruler());
    for (int row = 0; row < signs.length; row++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      int above = (signs.length - row) * upEach;
      int mark = above / RULED * RULED;
      boolean ruled = mark > above - upEach && mark > 0;
      String inches = ruled ? Integer.toString(mark / INCH) : "";
      line.append(" ".repeat(MARGIN - 1 - inches.length()) + inches, Paint.FAINT);
      line.append(ruled ? "┤" : "│", Paint.FAINT);
      for (int column = 0; column < signs[row].length; column++) {
        line.append(String.valueOf(signs[row][column]), styles[row][column]);
      }
      line.append("│", Paint.FAINT);
      lines.add(line.toAttributedString());
    }
    lines.add(ruler());
    return lines;
  }

  private AttributedString ruler() {
    StringBuilder out = new StringBuilder(" ".repeat(MARGIN));
    for (int x = 0; column(x) < signs[0].length; x += RULED) {
      String inches = Integer.toString(x / INCH);
      int at = MARGIN + column(x);
      while (out.length() < at) {
        out.append('─');
      }
      out.append(inches);
    }
    while (out.length() < MARGIN + signs[0].length) {
      out.append('─');
    }
    return Paint.faint(out.toString());
  }
}
