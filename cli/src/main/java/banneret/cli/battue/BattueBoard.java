package banneret.cli.battue;

import banneret.battue.city.City;
import banneret.battue.city.InForce;
import banneret.cli.screen.Paint;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Draws the city: every space with its tile, flag and hordes, the camps outside. */
public final class BattueBoard {
  private static final int MARGIN = 5;
  private static final int NORTH = 0;
  private static final int EAST = 1;
  private static final int SOUTH = 2;

  private final BoardGrid plan;
  private final Texts texts;
  private final char[][] signs;
  private final AttributedStyle[][] styles;

  BattueBoard(Tree.Fields board, Texts texts, City city) {
    this.plan = new BoardGrid(board, city.content.spaceNames);
    this.texts = texts;
    this.signs = new char[plan.height() + 2][plan.width() + 2 * MARGIN];
    this.styles = new AttributedStyle[signs.length][signs[0].length];
  }

  /** A piece of writing in one style. */
  private record Span(String text, AttributedStyle style) {}

  List<AttributedString> draw(City city, Map<Integer, Integer> numbers) {
    ground(city);
    for (int space = 0; space < city.content.spaces; space++) {
      fill(city, space, numbers.getOrDefault(space, 0));
    }
    for (int edge = 0; edge < 4; edge++) {
      camp(city, edge, numbers.getOrDefault(city.content.spaces + edge, 0));
    }
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < signs.length; y++) {
      boolean outside = y == 0 || y == signs.length - 1;
      if (!outside || !new String(signs[y]).isBlank()) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        for (int x = 0; x < signs[y].length; x++) {
          line.append(String.valueOf(signs[y][x]), styles[y][x]);
        }
        lines.add(line.toAttributedString());
      }
    }
    return lines;
  }

  private void ground(City city) {
    for (int y = 0; y < signs.length; y++) {
      for (int x = 0; x < signs[y].length; x++) {
        int row = y - 1;
        int column = x - MARGIN;
        boolean inside = row >= 0 && row < plan.height() && column >= 0 && column < plan.width();
        signs[y][x] = inside ? plan.lineAt(row, column) : ' ';
        styles[y][x] = inside ? Paint.FAINT : Paint.PLAIN;
        int space = inside ? plan.spaceAt(row, column) : -1;
        if (space >= 0) {
          styles[y][x] = style(city, space);
        }
      }
    }
  }

  private static AttributedStyle style(City city, int space) {
    int owner = city.controller(space);
    return owner >= 0 ? Paint.ground(owner) : Paint.PLAIN;
  }

  private void write(int row, int from, Span piece) {
    for (int i = 0; i < piece.text.length(); i++) {
      signs[row + 1][MARGIN + from + i] = piece.text.charAt(i);
      styles[row + 1][MARGIN + from + i] = piece.style;
    }
  }

  private void fill(City city, int space, int number) {
    List<BoardGrid.Stretch> rows = new ArrayList<>(plan.stretches(space));
    String id = city.content.spaceNames.word(space);
    int owner = city.controller(space);
    boolean fought = city.battleSpace() == space;
    AttributedStyle ground = style(city, space);
    AttributedStyle title = fought ? Paint.MARK : owner >= 0 ? ground.bold() : Paint.BOLD;
    String flagged = id + (owner >= 0 ? Paint.flag(owner) : "");
    BoardGrid.Stretch top = rows.removeFirst();
    if (flagged.length() > top.width()) {
      int dash = Math.min(id.indexOf('-') + 1, top.width());
      write(top.row(), top.from(), new Span(id.substring(0, dash), title));
      BoardGrid.Stretch second = rows.removeFirst();
      write(second.row(), second.from(), new Span(flagged.substring(dash), title));
    } else {
      write(top.row(), top.from(), new Span(flagged, title));
    }
    String name = name(city, space);
    List<Span> hordes = hordes(city, space, ground);
    if (number > 0) {
      hordes.add(new Span("#" + number, Paint.MARK));
    }
    if (rows.size() == 1) {
      int room = top.width() - flagged.length() - 1;
      if (!name.isEmpty() && city.laid.get(space) == City.FACE_UP && room > 2) {
        write(top.row(), top.from() + flagged.length() + 1, new Span(fit(name, room), title));
        name = "";
      }
      one(rows.getFirst(), List.of(new Span(join(name, figures(city, space)), ground)), hordes);
    } else {
      several(rows, name, figures(city, space), hordes, ground);
    }
  }

  private static String join(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + " " + other;
  }

  /** All on one row: what is printed on the left, who stands there on the right. */
  private void one(BoardGrid.Stretch row, List<Span> left, List<Span> right) {
    int at = row.from();
    for (Span piece : left) {
      write(row.row(), at, new Span(cut(piece.text, row.width()), piece.style));
      at += piece.text.length() + 1;
    }
    int width = right.size() - 1;
    for (Span piece : right) {
      width += piece.text.length();
    }
    boolean tight = width > row.width();
    int from = row.from() + Math.max(0, row.width() - (tight ? width - right.size() + 1 : width));
    for (Span piece : right) {
      int room = row.from() + row.width() - from;
      if (room > 0) {
        write(row.row(), from, new Span(cut(piece.text, room), piece.style));
      }
      from += piece.text.length() + (tight ? 0 : 1);
    }
  }

  /** Name, figures and hordes, a row each. */
  private void several(
      List<BoardGrid.Stretch> rows,
      String name,
      String figures,
      List<Span> hordes,
      AttributedStyle ground) {
    int at = 0;
    List<String> words = new ArrayList<>();
    BoardGrid.Stretch first = rows.getFirst();
    int space = name.indexOf(' ');
    if (name.length() > first.width() && space > 0 && rows.size() > 3) {
      words.add(name.substring(0, space));
      words.add(name.substring(space + 1));
    } else if (!name.isEmpty()) {
      words.add(name);
    }
    for (String word : words) {
      BoardGrid.Stretch row = rows.get(at++);
      write(row.row(), row.from(), new Span(fit(word, row.width()), ground));
    }
    if (!figures.isEmpty()) {
      BoardGrid.Stretch row = rows.get(at++);
      write(row.row(), row.from(), new Span(cut(figures, row.width()), ground));
    }
    if (!hordes.isEmpty()) {
      one(rows.get(Math.min(at, rows.size() - 1)), List.of(), hordes);
    }
  }

  private static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width);
  }

  /** A name in little room: {@code Insula Fullonum} becomes {@code I.Fullon}. */
  private static String fit(String name, int width) {
    int space = name.indexOf(' ');
    if (name.length() <= width || space < 0) {
      return cut(name, width);
    }
    return cut(name.charAt(0) + "." + name.substring(space + 1), width);
  }

  private String name(City city, int space) {
    if (city.isRing(space)) {
      return "";
    }
    return switch (city.laid.get(space)) {
      case City.BARE -> "·";
      case City.FACE_DOWN -> "?";
      case City.FACE_DOWN_MIXED -> "?*";
      default -> texts.name("tile", city.tile.get(space));
    };
  }

  private static String figures(City city, int space) {
    if (!city.isRing(space) && city.laid.get(space) != City.FACE_UP) {
      return "";
    }
    boolean bringsWarrior = city.hasWarriorIcon(space) && city.controller(space) < 0;
    return InForce.tileDefence(city, space)
        + "/"
        + city.lootOf(space)
        + "/"
        + city.pointsOf(space)
        + (bringsWarrior ? "+" : "");
  }

  private static List<Span> hordes(City city, int place, AttributedStyle ground) {
    List<Span> hordes = new ArrayList<>();
    for (int seat = 0; seat < city.seats(); seat++) {
      int count = city.horde(seat, place);
      if (count > 0) {
        hordes.add(new Span(Paint.warriors(seat) + "" + count, Paint.warriorsOn(seat, ground)));
      }
    }
    return hordes;
  }

  /** The horde outside an edge stands before the space it faces. */
  private void camp(City city, int edge, int number) {
    int place = city.content.spaces + edge;
    int facing = city.facing.get(edge);
    List<Span> hordes = hordes(city, place, Paint.PLAIN);
    if (facing < 0 || hordes.isEmpty()) {
      return;
    }
    if (number > 0) {
      hordes.add(new Span("#" + number, Paint.MARK));
    }
    List<BoardGrid.Stretch> rows = plan.stretches(facing);
    BoardGrid.Stretch first = rows.getFirst();
    switch (edge) {
      case NORTH -> put(-1, first.from(), hordes);
      case SOUTH -> put(plan.height(), rows.getLast().from(), hordes);
      case EAST -> put(rows.get(1).row(), plan.width(), hordes);
      default -> put(rows.get(1).row(), -MARGIN, hordes);
    }
  }

  private void put(int row, int from, List<Span> pieces) {
    int at = from;
    for (Span piece : pieces) {
      write(row, at, piece);
      at += piece.text.length();
    }
  }
}
