package banneret.cli.miniatures;

import banneret.cli.screen.Paint;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.notation.Choice;
import banneret.kernel.place.Pose;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.touch.Control;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Draws the battlefield: trays with their fronts, terrain, objectives, walls and zones. */
final class BattlefieldMap {
  /** The signs of terrain, in the order of the content. */
  private static final String TERRAIN = "♣~%¶^\"=≡#";

  private static final int COLUMNS = 96;
  private static final int UP_EACH = 1_500;
  private static final AttributedStyle OPTION = Paint.BOLD.underline();

  private final UnitNames names;

  BattlefieldMap(UnitNames names) {
    this.names = names;
  }

  /**
   * The battlefield.
   *
   * @param zones true if the deployment zones are shown
   * @param poses places that may be chosen, to be numbered
   */
  List<AttributedString> draw(Battlefield field, boolean zones, List<Choice> poses) {
    int width = field.width();
    FieldCanvas canvas =
        new FieldCanvas(width, field.content.table.depth, width / COLUMNS, UP_EACH);
    for (int piece = 0; piece < Content.PIECES; piece++) {
      int kind = field.terrain.get(piece);
      if (kind >= 0) {
        Outline ground = new Outline();
        Pose pose = field.terrainPose(piece);
        field.outlines.layTerrain(
            kind, pose.x(), pose.y(), Heading.normal(Heading.QUARTER - pose.turn()), ground);
        canvas.fill(ground, Paint.FAINT, (x, y) -> sign(kind));
      }
    }
    if (zones) {
      for (int zone = 0; zone < Zones.count(field); zone++) {
        canvas.border(
            Zones.left(field, zone),
            Zones.right(field, zone),
            Zones.low(field, zone),
            Zones.high(field, zone),
            Paint.FAINT);
      }
    }
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.card(unit) >= 0 && field.isOnTable(unit)) {
        tray(canvas, field, unit);
      }
    }
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.isLying(token)) {
        objective(canvas, field, token);
      }
    }
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.card(unit) >= 0 && field.isOnTable(unit)) {
        label(canvas, field, unit);
      }
    }
    for (int i = 0; i < poses.size(); i++) {
      Pose pose = Pose.read(poses.get(i).phrase());
      if (pose != null) {
        String mark = "#" + (i + 1);
        canvas.write(canvas.column(pose.x()), canvas.row(pose.y()), mark, OPTION);
      }
    }
    return canvas.lines();
  }

  static char sign(int kind) {
    return kind < TERRAIN.length() ? TERRAIN.charAt(kind) : '?';
  }

  /** A tray: the third of it that is in front is darker. */
  private static void tray(FieldCanvas canvas, Battlefield field, int unit) {
    int seat = Content.seatOf(unit);
    Outline tray = new Outline();
    tray.copy(field.tray(unit));
    double turn = Math.toRadians(field.pose(unit).turn() / 100.0);
    double front = tray.depth() / 6.0;
    boolean wall = Content.isWall(unit);
    canvas.fill(
        tray,
        Paint.ground(seat),
        (x, y) -> {
          double ahead =
              (x - tray.centreX()) * Math.cos(turn) + (y - tray.centreY()) * Math.sin(turn);
          return wall ? '#' : ahead > front ? '▓' : '░';
        });
  }

  /** Sign and facing in the middle, letters and strength below, conditions above, if they fit. */
  private void label(FieldCanvas canvas, Battlefield field, int unit) {
    AttributedStyle style =
        Paint.warriorsOn(Content.seatOf(unit), Paint.ground(Content.seatOf(unit)));
    Outline tray = field.tray(unit);
    int column = canvas.column(tray.centreX());
    int row = canvas.row(tray.centreY());
    Pose pose = field.pose(unit);
    String used = field.activated.is(unit) ? "*" : "";
    String arrow = Content.isWall(unit) ? "" : UnitNames.arrow(pose.turn());
    canvas.write(column, row, UnitNames.sign(unit) + arrow + used, style);
    if (Content.isWall(unit) || field.isSolo(unit)) {
      return;
    }
    String strength = names.letters(field, unit) + field.figures.get(unit);
    String commander = field.hasCommander(unit) ? "★" : "";
    canvas.write(column, row + 1, strength + commander, style);
    StringBuilder conditions = new StringBuilder();
    for (int condition = 0; condition < Content.CONDITIONS; condition++) {
      if (field.has(unit, condition)) {
        String word = field.content.conditionNames.word(condition);
        conditions.append(Character.toUpperCase(word.charAt(0)));
      }
    }
    canvas.write(column, row - 1, conditions.toString(), style);
  }

  private static void objective(FieldCanvas canvas, Battlefield field, int token) {
    int unit = Control.controller(field, token);
    AttributedStyle style = unit < 0 ? Paint.BOLD : Paint.seat(Content.seatOf(unit));
    canvas.write(
        canvas.column(field.objectives.x(token)),
        canvas.row(field.objectives.y(token)),
        "⚑" + (token + 1),
        style);
  }

  /** The battlefield in words, for a screen on which no map can be drawn. */
  List<AttributedString> inWords(Battlefield field, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int seat = 0; seat < field.seats(); seat++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(names.seat(seat)).append(names.messages.say("colon"));
      boolean first = true;
      for (int unit = field.from(seat); unit < field.to(seat); unit++) {
        if (field.card(unit) >= 0 && field.isOnTable(unit)) {
          Pose pose = field.pose(unit);
          line.append(first ? "" : " · ").append(UnitNames.sign(unit), Paint.seat(seat));
          line.append(UnitNames.arrow(pose.turn()) + " " + names.pose(pose));
          first = false;
        }
      }
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    AttributedStringBuilder rest = new AttributedStringBuilder();
    for (int piece = 0; piece < Content.PIECES; piece++) {
      int kind = field.terrain.get(piece);
      if (kind >= 0) {
        rest.append(rest.length() == 0 ? "" : " · ");
        rest.append(names.texts.name("terrain", kind) + " " + names.pose(field.terrainPose(piece)));
      }
    }
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.isLying(token)) {
        rest.append(rest.length() == 0 ? "" : " · ").append("⚑" + (token + 1) + " ");
        rest.append(names.point(field.objectives.x(token), field.objectives.y(token)));
      }
    }
    lines.addAll(Paint.wrap(rest.toAttributedString(), width, 4));
    return lines;
  }
}
