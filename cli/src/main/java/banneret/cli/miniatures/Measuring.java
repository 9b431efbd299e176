package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.move.Charges;
import banneret.miniatures.touch.Engaged;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jline.utils.AttributedString;

/** Distances, lines of sight and arcs between things on the battlefield, each with its rule. */
final class Measuring {
  private final Messages messages;
  private final UnitNames names;

  Measuring(UnitNames names) {
    this.names = names;
    messages = names.messages;
  }

  /** A sentence with the rule behind it. */
  List<AttributedString> say(int width, Clause clause, String key, Object... values) {
    return Paint.wrap(
        "  " + messages.say(key, values) + (clause.id().isEmpty() ? "" : " (" + clause.id() + ")"),
        width,
        4);
  }

  private static int arrowX(Outline tray) {
    return (tray.x(0) + tray.x(1)) / 2;
  }

  private static int arrowY(Outline tray) {
    return (tray.y(0) + tray.y(1)) / 2;
  }

  /** How far two things are from each other; from a unit also as its range is measured. */
  List<AttributedString> distance(
      Battlefield field, FieldWords.Spot one, FieldWords.Spot other, int width) {
    List<AttributedString> lines = new ArrayList<>();
    int gap = gap(field, one, other);
    lines.addAll(
        say(
            width,
            Clauses.of("measure.any-time"),
            "miniatures.measure",
            "one",
            one.words(),
            "other",
            other.words(),
            "far",
            names.length(gap)));
    if (one.unit() >= 0 && other.unit() >= 0) {
      lines.addAll(range(field, one.unit(), other.unit(), width));
    }
    return lines;
  }

  private static int gap(Battlefield field, FieldWords.Spot one, FieldWords.Spot other) {
    if (one.unit() >= 0 && other.unit() >= 0) {
      Outline tray = new Outline();
      tray.copy(field.tray(one.unit()));
      return Gap.between(tray, field.tray(other.unit()));
    }
    if (one.unit() >= 0) {
      return Gap.between(field.tray(one.unit()), other.x(), other.y());
    }
    if (other.unit() >= 0) {
      return Gap.between(field.tray(other.unit()), one.x(), one.y());
    }
    return (int) Math.round(Math.hypot(one.x() - other.x(), one.y() - other.y()));
  }

  /** From the front arrow of one to the nearest part of the other, and what that is. */
  private List<AttributedString> range(Battlefield field, int unit, int target, int width) {
    Outline from = field.tray(unit);
    int x = arrowX(from);
    int y = arrowY(from);
    int far = Gap.between(field.tray(target), x, y);
    String word =
        far <= field.content.table.shortRange
            ? "short"
            : far <= field.content.table.longRange ? "long" : "out";
    return say(
        width,
        Clauses.RANGE,
        "miniatures.range." + word,
        "one",
        UnitNames.sign(unit),
        "far",
        names.length(far));
  }

  /** Whether units see each other, what is in the way, and cover. */
  List<AttributedString> sight(Battlefield field, int unit, int target, int width) {
    List<AttributedString> lines = new ArrayList<>(sees(field, unit, target, width));
    lines.addAll(sees(field, target, unit, width));
    return lines;
  }

  private List<AttributedString> sees(Battlefield field, int unit, int target, int width) {
    boolean sees = Sights.sees(field, unit, target);
    List<AttributedString> lines =
        new ArrayList<>(
            say(
                width,
                Clauses.SIGHT,
                sees ? "miniatures.sees" : "miniatures.sees-not",
                "one",
                name(field, unit),
                "other",
                name(field, target)));
    if (sees) {
      if (Sights.isCovered(field, unit, target)) {
        lines.addAll(say(width, Clauses.COVER, "miniatures.covered", "other", name(field, target)));
      }
      return lines;
    }
    lines.addAll(inTheWay(field, unit, target, trial -> Sights.sees(trial, unit, target), width));
    return lines;
  }

  String name(Battlefield field, int unit) {
    return UnitNames.sign(unit) + " " + names.card(field, unit);
  }

  /** What alone keeps something from being so, and where it lies. */
  private List<AttributedString> inTheWay(
      Battlefield field, int unit, int target, Predicate<Battlefield> isSo, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int other = 0; other < field.units(); other++) {
      if (other != unit && other != target && field.card(other) >= 0 && field.isOnTable(other)) {
        Battlefield trial = field.copy();
        trial.waitBeside(other);
        if (isSo.test(trial)) {
          lines.addAll(way(name(field, other), names.pose(field.pose(other)), width));
        }
      }
    }
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.terrain.get(piece) >= 0) {
        Battlefield trial = field.copy();
        trial.terrain.set(piece, -1);
        if (isSo.test(trial)) {
          String what =
              names.texts.name("terrain", field.terrain.get(piece))
                  + " ("
                  + names.texts.name("piece", piece)
                  + ")";
          lines.addAll(way(what, names.pose(field.terrainPose(piece)), width));
        }
      }
    }
    return lines;
  }

  private List<AttributedString> way(String what, String where, int width) {
    String text = messages.say("miniatures.in-the-way", "what", what, "where", where);
    return Paint.wrap("    " + text, width, 6);
  }

  /** In which arc of the target a unit stands, and how much of it in each. */
  List<AttributedString> arc(Battlefield field, int unit, int target, int width) {
    int side = Engaged.side(field, target, unit);
    if (side >= 0) {
      return say(
          width,
          Clauses.of("los.target-perspective"),
          "miniatures.arc.engaged",
          "one",
          name(field, unit),
          "other",
          name(field, target),
          "arc",
          names.texts.name("arc", side));
    }
    int arcs = Bearings.arcs(field, unit, target);
    List<String> found = new ArrayList<>();
    for (int arc = 0; arc < 4; arc++) {
      if ((arcs >>> arc & 1) != 0) {
        found.add(names.texts.name("arc", arc));
      }
    }
    return say(
        width,
        Clauses.of("los.majority-arc"),
        "miniatures.arc",
        "one",
        name(field, unit),
        "other",
        name(field, target),
        "arc",
        String.join(messages.say("miniatures.or"), found));
  }

  /** Why a charge may not be declared, and the place where it fails. */
  List<AttributedString> whyNot(Battlefield field, int unit, int target, Clause clause, int width) {
    List<AttributedString> lines =
        new ArrayList<>(
            say(
                width,
                clause,
                "miniatures.no-charge",
                "one",
                name(field, unit),
                "other",
                name(field, target),
                "why",
                names.texts.clause(clause.id())));
    if (clause.equals(Clauses.CHARGE_FAR)) {
      Outline tray = new Outline();
      tray.copy(field.tray(unit));
      int gap = Gap.between(tray, field.tray(target));
      lines.addAll(
          Paint.wrap(
              "    "
                  + messages.say(
                      "miniatures.too-far",
                      "far",
                      names.length(gap),
                      "most",
                      names.length(Forecast.farthest(field, unit))),
              width,
              6));
    }
    boolean space = clause.equals(Clauses.CHARGE_ROOM) || clause.equals(Clauses.CHARGE_FAR);
    if (clause.equals(Clauses.CHARGE_SIGHT)) {
      lines.addAll(inTheWay(field, unit, target, trial -> Sights.sees(trial, unit, target), width));
    } else if (space) {
      lines.addAll(
          inTheWay(
              field, unit, target, trial -> Charges.forbids(trial, unit, target) == null, width));
    }
    return lines;
  }
}
