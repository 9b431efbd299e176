package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.place.Pose;
import banneret.kernel.told.Saying;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What units are called on the screen, and how lengths and places are told. */
final class UnitNames {
  private static final String ARROWS = "→↗↑↖←↙↓↘";
  private static final int EIGHTH = Pose.FULL_TURN / ARROWS.length();
  private static final int LETTERS = 2;

  final Texts texts;
  final Messages messages;

  UnitNames(Texts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
  }

  /** The number of a tray in its army, from 1. */
  private static int number(int unit) {
    int place = unit % Content.TRAYS;
    return Content.isWall(unit) ? place - Content.MOST_UNITS + 1 : place + 1;
  }

  /** The sign of a unit on the map: {@code ●3}, of a wall {@code ●w1}. */
  static String sign(int unit) {
    String wall = Content.isWall(unit) ? "w" : "";
    return Paint.warriors(Content.seatOf(unit)) + wall + number(unit);
  }

  /** The way in which something looks. */
  static String arrow(int turn) {
    int eighth = Math.floorMod(turn + EIGHTH / 2, Pose.FULL_TURN) / EIGHTH;
    return ARROWS.substring(eighth, eighth + 1);
  }

  String card(Battlefield field, int unit) {
    return texts.name("unit-card", field.card(unit));
  }

  /** The first letters of a unit's name. */
  String letters(Battlefield field, int unit) {
    StringBuilder out = new StringBuilder();
    for (String word : card(field, unit).split("[ '’-]+")) {
      boolean counts = word.length() > LETTERS || out.isEmpty();
      if (counts && out.length() < LETTERS && Character.isLetter(word.charAt(0))) {
        out.append(Character.toUpperCase(word.charAt(0)));
      }
    }
    return out.toString();
  }

  /** Sign and name in the colour of the army. */
  AttributedString name(Battlefield field, int unit) {
    return new AttributedString(
        sign(unit) + " " + card(field, unit), Paint.seat(Content.seatOf(unit)));
  }

  /** A player by his sign and name. */
  AttributedString seat(int seat) {
    return new AttributedString(Paint.warriors(seat) + texts.name("seat", seat), Paint.seat(seat));
  }

  String length(int thousandths) {
    return texts.figure(Saying.LENGTH, thousandths);
  }

  /** A place as it is typed. */
  String pose(Pose pose) {
    return point(pose.x(), pose.y()) + " " + decimals(pose.turn(), 100) + "°";
  }

  String point(int x, int y) {
    return decimals(x, 1_000) + " " + decimals(y, 1_000);
  }

  private static String decimals(int number, int unit) {
    double value = (double) number / unit;
    return value == Math.rint(value) ? Integer.toString((int) value) : Double.toString(value);
  }

  /** A share of a hundred; what is neither sure nor impossible is not told as such. */
  String percent(double share) {
    double hundred = 100 * share;
    boolean fine = (hundred > 0 && hundred < 10) || (hundred > 90 && hundred < 100);
    String text = fine ? oneDecimal(hundred) : Long.toString(Math.round(hundred));
    return messages.say("percent", "n", text);
  }

  String oneDecimal(double number) {
    String text = String.format(java.util.Locale.ROOT, "%.1f", number);
    return texts.language().equals("fr") ? text.replace('.', ',') : text;
  }

  /** Strength, wounds, conditions and what else is so of a unit, in few words. */
  AttributedString state(Battlefield field, int unit) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    List<String> parts = new ArrayList<>();
    if (field.isSolo(unit)) {
      parts.add(messages.say("miniatures.health", "n", field.health(unit)));
    } else {
      int ranks = field.ranks(unit);
      parts.add(
          "▮".repeat(ranks)
              + "▯".repeat(field.lostRanks(unit))
              + " "
              + messages.say("miniatures.figures", "n", field.figures.get(unit)));
      if (field.hurt.get(unit) > 0) {
        parts.add(messages.say("miniatures.hurt", "n", field.hurt.get(unit)));
      }
    }
    for (int condition = 0; condition < Content.CONDITIONS; condition++) {
      if (field.has(unit, condition)) {
        parts.add(texts.name("condition", condition));
      }
    }
    if (field.activated.is(unit)) {
      parts.add(messages.say("miniatures.activated"));
    }
    if (field.marked.is(unit)) {
      parts.add(messages.say("miniatures.marked"));
    }
    int carried = field.objectives.carriedBy(unit);
    if (carried >= 0) {
      parts.add(messages.say("miniatures.carries", "token", texts.name("token", carried)));
    }
    return out.append(String.join(", ", parts)).toAttributedString();
  }
}
