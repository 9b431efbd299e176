package banneret.cli.battles;

import banneret.battles.combat.Hits;
import banneret.battles.combat.LineOfSight;
import banneret.battles.combat.Odds;
import banneret.battles.combat.Stalwart;
import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Figure;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.geometry.hex.HexBoard;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** All about one hex: its ground, what lies there, its unit and what that one can do. */
final class HexDetails {
  private final Texts texts;
  private final Messages messages;
  private final BattlesUnits units;
  private final BattlesHands hands;
  private final HexMarks marks;

  HexDetails(Texts texts, Messages messages, BattlesUnits units, BattlesHands hands) {
    this.texts = texts;
    this.messages = messages;
    this.units = units;
    this.hands = hands;
    marks = new HexMarks(texts, messages);
  }

  List<AttributedString> describe(Field field, int seat, int hex, int width) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(field.battle.hexNames.word(hex), Paint.BOLD).append(" · ");
    head.append(ground(field, field.terrain(hex)));
    marks.at(field, seat, hex).forEach(mark -> head.append(" · " + mark.words()));
    add(head.toAttributedString(), lines, width);
    if (field.isOccupied(hex)) {
      unit(field, hex, lines, width);
    }
    add(neighbours(field, hex), lines, width);
    return lines;
  }

  private static void add(AttributedString line, List<AttributedString> lines, int width) {
    if (line.length() > 0) {
      lines.addAll(Paint.wrap(line, width, 4));
    }
  }

  /** A kind of terrain and what it does, with the chapter of the rules. */
  AttributedString ground(Field field, int terrain) {
    String word = field.content.terrain.names.word(terrain);
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(texts.name("terrain", terrain) + messages.say("colon"));
    line.append(texts.text("terrain." + word + ".text"));
    return line.append(rules("terrain." + (word.equals("hill") ? "hills" : word)))
        .toAttributedString();
  }

  /** The beginning of the ids of the clauses about something. */
  private static AttributedString rules(String chapter) {
    return Paint.faint(" (battles." + chapter + ")");
  }

  private void unit(Field field, int hex, List<AttributedString> lines, int width) {
    AttributedStringBuilder head = new AttributedStringBuilder();
    int house = field.house(hex);
    int unit = field.unit(hex);
    head.append(BattlesUnits.mark(field, hex), BattlesUnits.colour(house));
    head.append(texts.name("unit", unit), BattlesUnits.colour(house));
    head.append(" · " + texts.text("class." + field.content.classNames.word(field.unitClass(hex))));
    int rank = field.rank(hex);
    head.append(" · " + texts.name("rank", rank), BattlesUnits.rankColour(rank));
    head.append(
        " · "
            + messages.say(
                "battles.figures",
                "n",
                field.figures(hex),
                "of",
                field.content.unitStrength[unit]));
    head.append(" · " + messages.say(field.isActive(hex) ? "battles.active" : "battles.spent"));
    add(head.toAttributedString(), lines, width);
    add(orders(field, hex), lines, width);
    keywords(field, hex, lines, width);
    add(engagement(field, hex), lines, width);
    add(zones(field, hex), lines, width);
    if (field.commander(hex) >= 0) {
      lines.addAll(hands.commander(field, field.commander(hex), width));
    }
    odds(field, hex, lines, width);
  }

  /** How far it moves, how many dice it rolls, what hits it. */
  private AttributedString orders(Field field, int hex) {
    int unit = field.unit(hex);
    int rank = field.rank(hex);
    List<String> parts = new ArrayList<>();
    int attacks = field.content.moveAndAttack[unit][rank];
    int moves = field.content.moveOnly[unit][rank];
    if (attacks >= 0) {
      int n = InForce.changed(field, Figure.MOVE, hex, attacks);
      parts.add(messages.say("battles.move-and-attack", "n", n));
    }
    if (moves >= 0) {
      int n = InForce.changed(field, Figure.MOVE, hex, moves);
      parts.add(messages.say("battles.move-only", "n", n));
    }
    parts.add(messages.say("battles.dice", "n", field.content.dice[unit][rank]));
    if (field.content.unitRange[unit] > 1) {
      parts.add(messages.say("battles.range", "n", field.content.unitRange[unit]));
    }
    String shield = texts.name("token", Hits.shield(field, hex));
    parts.add(messages.say("battles.hit-by", "what", shield));
    return new AttributedString(String.join(" · ", parts));
  }

  private void keywords(Field field, int hex, List<AttributedString> lines, int width) {
    Content content = field.content;
    int unit = field.unit(hex);
    number(field, hex, "advance", Figure.ADVANCE, content.advance[unit], lines, width);
    number(field, hex, "pursue", Figure.PURSUE, content.pursue[unit], lines, width);
    number(field, hex, "toughness", Figure.TOUGHNESS, content.toughness[unit], lines, width);
    boolean armoured = content.heavyArmour[unit] || InForce.allows(field, Act.HEAVY_ARMOUR, hex);
    boolean scorches =
        content.scorch[unit]
            || field.hasTorch(hex)
            || field.battle.rules.scorches(
                field.house(hex), field.unitClass(hex), field.commander(hex))
            || InForce.allows(field, Act.SCORCH, hex);
    keyword(Stalwart.is(field, hex), "stalwart", "", lines, width);
    keyword(armoured, "heavy-armour", "", lines, width);
    keyword(content.offBalance[unit], "off-balance", "", lines, width);
    keyword(content.warDogs[unit], "war-dogs", "", lines, width);
    keyword(scorches, "scorch", "", lines, width);
  }

  private void number(
      Field field,
      int hex,
      String word,
      Figure figure,
      int printed,
      List<AttributedString> lines,
      int width) {
    int n = InForce.keyword(field, figure, hex, printed);
    keyword(n > 0, word, figure == Figure.ADVANCE ? "" : " " + n, lines, width);
  }

  private void keyword(
      boolean has, String word, String figure, List<AttributedString> lines, int width) {
    if (has) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append("  " + texts.text("keyword." + word) + figure, Paint.BOLD);
      line.append(messages.say("colon") + texts.text("keyword." + word + ".text"));
      add(line.append(rules("keyword." + chapter(word))).toAttributedString(), lines, width);
    }
  }

  private static String chapter(String keyword) {
    return switch (keyword) {
      case "heavy-armour" -> "heavy-armor";
      case "scorch" -> "scorch-the-earth";
      case "toughness" -> "cover-toughness";
      default -> keyword;
    };
  }

  private AttributedString engagement(Field field, int hex) {
    int with = field.opponent(hex);
    if (with < 0) {
      return AttributedString.EMPTY;
    }
    return new AttributedStringBuilder()
        .append(messages.say("battles.engaged") + " ")
        .append(units.brief(field, with))
        .append(", " + messages.say("battles.engaged.token") + " ")
        .append(units.house(field.token(hex)))
        .append(rules("engage"))
        .toAttributedString();
  }

  /** The commanders of its House in whose zone it stands. */
  private AttributedString zones(Field field, int hex) {
    int house = field.house(hex);
    List<String> names = new ArrayList<>();
    for (int one = 0; one < field.content.commanderNames.count(); one++) {
      int at = field.commanderHex(one);
      if (at >= 0
          && field.content.commanderHouse[one] == house
          && field.board.distance(at, hex) <= Content.ZONE) {
        names.add(texts.name("commander", one));
      }
    }
    String list = names.isEmpty() ? messages.say("battles.none") : String.join(", ", names);
    return new AttributedString(messages.say("battles.zone", "names", list));
  }

  /** The chances of its attacks from where it stands, and of the enemy's on it. */
  private void odds(Field field, int hex, List<AttributedString> lines, int width) {
    int enemy = Field.other(field.house(hex));
    for (int other = field.next(enemy, 0); other >= 0; other = field.next(enemy, other + 1)) {
      if (reaches(field, hex, other)) {
        add(chances(field, hex, other), lines, width);
      }
      if (reaches(field, other, hex)) {
        add(chances(field, other, hex), lines, width);
      }
    }
  }

  private static boolean reaches(Field field, int from, int to) {
    boolean ranged = field.unitClass(from) == Content.RANGED;
    boolean bound = ranged && field.isEngaged(from) && field.opponent(from) != to;
    return !bound
        && field.board.distance(from, to) <= field.content.unitRange[field.unit(from)]
        && (!ranged || LineOfSight.ofRanged(field, from, to));
  }

  private AttributedString chances(Field field, int from, int to) {
    Odds odds = Odds.of(field, from, to);
    String figures =
        messages.say(
            "battles.odds",
            "dice",
            odds.dice(),
            "hit",
            odds.percentHit(),
            "back",
            odds.percentRetreat(),
            "kill",
            odds.percentEliminated());
    return new AttributedStringBuilder()
        .append("  ")
        .append(units.brief(field, from))
        .append(" → ")
        .append(units.brief(field, to))
        .append(messages.say("colon") + figures)
        .toAttributedString();
  }

  private AttributedString neighbours(Field field, int hex) {
    List<AttributedString> found = new ArrayList<>();
    for (int side = 0; side < HexBoard.SIDES; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.isOccupied(next)) {
        found.add(units.brief(field, next));
      }
    }
    return found.isEmpty()
        ? AttributedString.EMPTY
        : new AttributedStringBuilder()
            .append(messages.say("battles.near") + " ")
            .append(AttributedString.join(new AttributedString(", "), found))
            .toAttributedString();
  }
}
