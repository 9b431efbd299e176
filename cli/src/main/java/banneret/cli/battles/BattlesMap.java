package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.battles.field.Terrain;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Draws the battlefield. */
final class BattlesMap {
  private static final String ARROWS = "↗→↘↙←↖";
  private static final AttributedStyle OPTION = Paint.BOLD.underline();

  private final Messages messages;
  private final BattlesUnits units;
  private final HexMarks marks;

  BattlesMap(Texts texts, Messages messages, BattlesUnits units) {
    this.messages = messages;
    this.units = units;
    this.marks = new HexMarks(texts, messages);
  }

  /**
   * The map.
   *
   * @param numbers options by hex, to be shown there; 0 for several
   */
  List<AttributedString> draw(Field field, int seat, Map<Integer, Integer> numbers) {
    HexCanvas canvas = new HexCanvas(field.board);
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.board.has(hex)) {
        draw(canvas, field, seat, hex, numbers.get(hex));
      }
    }
    for (int hex = 0; hex < field.board.size(); hex++) {
      int house = field.house(hex);
      if (house >= 0 && field.isEngaged(hex) && field.token(hex) == house) {
        int side = field.board.direction(hex, field.opponent(hex));
        String arrow = ARROWS.substring(side, side + 1);
        canvas.side(hex, side, arrow, BattlesUnits.colour(house));
      }
    }
    return canvas.lines();
  }

  private void draw(HexCanvas canvas, Field field, int seat, int hex, @Nullable Integer option) {
    Terrain terrain = field.content.terrain;
    int kind = field.terrain(hex);
    AttributedStyle style = GroundSigns.style(terrain, kind);
    String column = Integer.toString(field.board.column(hex));
    String sign = GroundSigns.sign(terrain, kind);
    canvas.top(hex, 0, sign, style);
    canvas.top(hex, 1, column, Paint.FAINT);
    if (column.length() == 1) {
      canvas.top(hex, 2, sign, style);
    }
    List<HexMarks.Mark> found = marks.at(field, seat, hex);
    if (!found.isEmpty()) {
      canvas.bottom(hex, found.getFirst().sign(), found.getFirst().style());
    }
    if (field.isOccupied(hex)) {
      AttributedString signs = units.signs(field, hex, option != null);
      for (int i = 0; i < signs.length(); i++) {
        canvas.middle(hex, i, String.valueOf(signs.charAt(i)), signs.styleAt(i));
      }
    } else if (option != null) {
      canvas.middle(hex, option > 0 ? 1 : 2, "#" + (option > 0 ? option : ""), OPTION);
    } else if (!found.isEmpty()) {
      canvas.middle(hex, 1, found.getFirst().middle(), found.getFirst().style());
    } else {
      canvas.middle(hex, 0, GroundSigns.texture(terrain, kind), style);
    }
  }

  /** The units in words, hex by hex: for a screen on which no map can be drawn. */
  List<AttributedString> inWords(Field field, int seat, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int house = 0; house < 2; house++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(units.house(house)).append(messages.say("colon"));
      boolean first = true;
      for (int hex = field.next(house, 0); hex >= 0; hex = field.next(house, hex + 1)) {
        line.append(first ? "" : ", ").append(field.battle.hexNames.word(hex) + " ");
        line.append(units.signs(field, hex, false).toString().strip());
        int with = field.opponent(hex);
        String arrow = field.token(hex) == house ? "→" : "←";
        line.append(with < 0 ? "" : arrow + field.battle.hexNames.word(with));
        first = false;
      }
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    AttributedStringBuilder rest = new AttributedStringBuilder();
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.board.has(hex)) {
        for (HexMarks.Mark mark : marks.at(field, seat, hex)) {
          rest.append(rest.length() == 0 ? "" : " · ");
          rest.append(field.battle.hexNames.word(hex) + " " + mark.words());
        }
      }
    }
    lines.addAll(Paint.wrap(rest.toAttributedString(), width, 4));
    return lines;
  }
}
