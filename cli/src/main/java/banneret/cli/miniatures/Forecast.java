package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.geometry.plane.Heading;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.miniatures.combat.Odds;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Shooting;
import banneret.miniatures.move.Speed;
import banneret.miniatures.touch.Engaged;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/** What an attack or a charge is likely to bring, with where each number comes from. */
final class Forecast {
  private static final int INCH = 1_000;
  private static final int BEST = 6;

  private final Messages messages;
  private final UnitNames names;
  private final Measuring measuring;

  Forecast(UnitNames names, Measuring measuring) {
    this.names = names;
    this.measuring = measuring;
    messages = names.messages;
  }

  /** How far a charge may go at best. */
  static int farthest(Battlefield field, int unit) {
    return (Speed.of(field, unit) + BEST) * INCH;
  }

  /** All that a unit may do to another now: its melee attack, its shot, its charge. */
  List<AttributedString> describe(Battlefield field, int unit, int target, int width) {
    List<AttributedString> lines = new ArrayList<>();
    UnitCards cards = field.content.units;
    int melee = cards.attack(field.card(unit), UnitCards.MELEE);
    int side = Engaged.side(field, target, unit);
    if (side >= 0 && melee >= 0) {
      lines.addAll(attack(field, unit, target, melee, side, 0, "miniatures.odds.melee", width));
    }
    int ranged = Shooting.attack(field, unit);
    if (ranged >= 0) {
      Clause against =
          Engaged.isByUnit(field, unit)
              ? Clauses.RANGED_ENGAGED
              : Shooting.forbids(field, unit, target);
      if (against == null) {
        int arc = Bearings.best(field, unit, target);
        lines.addAll(attack(field, unit, target, ranged, arc, 0, "miniatures.odds.ranged", width));
      } else {
        lines.addAll(
            measuring.say(
                width,
                against,
                "miniatures.no-shot",
                "one",
                measuring.name(field, unit),
                "other",
                measuring.name(field, target),
                "why",
                names.texts.clause(against.id())));
      }
    }
    if (side < 0) {
      lines.addAll(charge(field, unit, target, melee, width));
    }
    return lines;
  }

  private List<AttributedString> charge(
      Battlefield field, int unit, int target, int melee, int width) {
    Clause against = Charges.forbids(field, unit, target);
    if (against != null) {
      return measuring.whyNot(field, unit, target, against, width);
    }
    int heading = Charges.bestHeading(field, unit, target);
    int faces = Odds.facesThatReach(field, unit, target, heading);
    int far = Charges.distance(field, unit, target, heading);
    boolean hindered = Odds.isHindered(field, unit, target, heading);
    List<AttributedString> lines =
        new ArrayList<>(
            measuring.say(
                width,
                Clauses.CHARGE_ROLL,
                hindered ? "miniatures.odds.charge.hindered" : "miniatures.odds.charge",
                "other",
                measuring.name(field, target),
                "far",
                names.length(far),
                "cost",
                names.length(Charges.cost(field, unit, heading, far)),
                "speed",
                names.length(Speed.of(field, unit) * INCH),
                "needed",
                BEST + 1 - faces,
                "chance",
                names.percent(Odds.charge(field, unit, target)),
                "turn",
                Math.floorMod(Heading.QUARTER - heading, 36_000) / 100));
    int arc = Bearings.best(field, unit, target);
    if (melee >= 0) {
      int marks = Battlefield.CHARGED;
      lines.addAll(
          attack(field, unit, target, melee, arc, marks, "miniatures.odds.after-charge", width));
    }
    return lines;
  }

  private List<AttributedString> attack(
      Battlefield field,
      int unit,
      int target,
      int weapon,
      int arc,
      int marks,
      String title,
      int width) {
    List<AttributedString> lines =
        new ArrayList<>(
            Paint.wrap(
                "  "
                    + messages.say(
                        title,
                        "weapon",
                        names.texts.name(
                            "weapon", field.content.units.weapon[field.card(unit)][weapon]),
                        "one",
                        measuring.name(field, unit),
                        "other",
                        measuring.name(field, target),
                        "arc",
                        names.texts.name("arc", arc)),
                width,
                4));
    for (Breakdown sum : Odds.figures(field, unit, target, weapon, arc, marks)) {
      lines.addAll(breakdown(sum, width));
    }
    if (Odds.rollsAgain(field, unit, target, weapon, arc, marks)) {
      lines.addAll(measuring.say(width, Clauses.CHARGE_BONUS, "miniatures.odds.again"));
    }
    double[] wounds = Odds.wounds(field, unit, target, weapon, arc, marks);
    lines.addAll(Paint.wrap("    " + outcome(field, target, wounds), width, 6));
    if (Content.isWall(target)) {
      return lines;
    }
    Breakdown added = Odds.panic(field, unit, target, weapon, arc, marks);
    int morale = field.content.units.morale[field.card(target)];
    lines.addAll(
        Paint.wrap(
            "    "
                + messages.say(
                    "miniatures.odds.panic",
                    "morale",
                    morale,
                    "chance",
                    names.percent(Odds.twoDice(added.sum(), morale)))
                + " ("
                + Clauses.of("attack.panic-step").id()
                + ")",
            width,
            6));
    if (!added.terms().isEmpty()) {
      lines.addAll(breakdown(added, width));
    }
    return lines;
  }

  /** A number with its parts and the rules behind them. */
  private List<AttributedString> breakdown(Breakdown sum, int width) {
    String rules =
        sum.terms().stream()
            .map(term -> term.source().clause().id())
            .distinct()
            .collect(Collectors.joining(", "));
    return Paint.wrap("    " + names.texts.say(sum) + " (" + rules + ")", width, 8);
  }

  /** The wounds to be expected, and the chances of some, of a rank, of the whole unit. */
  private String outcome(Battlefield field, int target, double[] wounds) {
    double mean = 0;
    for (int n = 0; n < wounds.length; n++) {
      mean += n * wounds[n];
    }
    List<String> parts = new ArrayList<>();
    parts.add(messages.say("miniatures.odds.mean", "n", names.oneDecimal(mean)));
    parts.add(messages.say("miniatures.odds.any", "chance", names.percent(1 - wounds[0])));
    if (!field.isSolo(target) && field.ranks(target) > 1) {
      int rank = toLoseRank(field, target);
      parts.add(
          messages.say(
              "miniatures.odds.rank", "n", rank, "chance", names.percent(atLeast(wounds, rank))));
    }
    parts.add(
        messages.say(
            "miniatures.odds.destroyed",
            "n",
            field.health(target),
            "chance",
            names.percent(atLeast(wounds, field.health(target)))));
    return String.join(", ", parts);
  }

  /** So many wounds cost the rearmost rank its last figure. */
  private static int toLoseRank(Battlefield field, int target) {
    int files = field.content.table.trayFiles[field.trayOf(target)];
    int left = (field.ranks(target) - 1) * files;
    int each = field.content.units.wounds[field.card(target)];
    return field.health(target) - left * each;
  }

  private static double atLeast(double[] wounds, int count) {
    double sum = 0;
    for (int n = count; n < wounds.length; n++) {
      sum += wounds[n];
    }
    return sum;
  }
}
