package banneret.cli.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Command cards and commanders with what they say. */
final class BattlesHands {
  private final Texts texts;
  private final Messages messages;
  private final BattlesUnits units;

  BattlesHands(Texts texts, Messages messages, BattlesUnits units) {
    this.texts = texts;
    this.messages = messages;
    this.units = units;
  }

  /** The seat's cards, both Houses' commanders, the discards. */
  List<AttributedString> all(SeatView sight, Field field, int width) {
    List<AttributedString> lines = new ArrayList<>();
    List<String> hand = sight.view().fieldsIfAny("hand").names();
    for (String card : hand) {
      lines.addAll(card(field, field.content.cardNames.id(card), width));
    }
    if (hand.isEmpty()) {
      String none = messages.say("panel.hand") + " " + messages.say("panel.no-cards");
      lines.add(new AttributedString(none));
    }
    for (int house = 0; house < 2; house++) {
      for (int one = 0; one < field.content.commanderNames.count(); one++) {
        boolean his = field.content.commanderHouse[one] == house;
        if (his && (field.commanderHex(one) >= 0 || field.area.isCaptured(one))) {
          lines.addAll(commander(field, one, width));
        }
      }
    }
    for (int house = 0; house < 2; house++) {
      AttributedString discards = discards(field, house);
      if (discards.length() > 0) {
        lines.addAll(Paint.wrap(discards, width, 4));
      }
    }
    return lines;
  }

  private AttributedString discards(Field field, int house) {
    List<String> names = new ArrayList<>();
    for (int card = 0; card < field.content.cardNames.count(); card++) {
      if (field.area.isDiscarded(card) && field.content.cardHouse[card] == house) {
        names.add(texts.name("card", card));
      }
    }
    return names.isEmpty()
        ? AttributedString.EMPTY
        : new AttributedStringBuilder()
            .append(messages.say("battles.discards"))
            .append(" ")
            .append(units.house(house))
            .append(messages.say("colon") + String.join(" · ", names))
            .toAttributedString();
  }

  /** A card: its name, whose it is, what it says. */
  List<AttributedString> card(Field field, int card, int width) {
    String word = field.content.cardNames.word(card);
    int figure = field.content.cardFigure[card];
    String whose =
        figure < 0
            ? messages.say("battles.basic")
            : texts.text("figure." + field.content.figureNames.word(figure));
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(texts.name("card", card), Paint.BOLD);
    line.append(" (" + word + ", " + whose + ")" + messages.say("colon"), Paint.FAINT);
    line.append(texts.text("card." + word + ".text"));
    return Paint.wrap(line.toAttributedString(), width, 4);
  }

  /** A commander: his place, the figures on his card, what he can, the clause behind it. */
  List<AttributedString> commander(Field field, int commander, int width) {
    Content content = field.content;
    String word = content.commanderNames.word(commander);
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(
        "★" + texts.name("commander", commander),
        BattlesUnits.colour(content.commanderHouse[commander]));
    line.append(", " + texts.text("commander." + word + ".title") + " · ");
    int hex = field.commanderHex(commander);
    line.append(
        hex >= 0
            ? texts.name("unit", field.unit(hex)) + " " + field.battle.hexNames.word(hex)
            : texts.name("unit", content.commanderUnit[commander]));
    line.append(
        " · "
            + messages.say(
                "battles.leads",
                "tokens",
                field.area.onCommander(commander),
                "limit",
                content.commandLimit[commander],
                "capture",
                content.capture[commander]));
    if (field.area.isCaptured(commander)) {
      line.append(" · " + messages.say("battles.captured"), Paint.BOLD);
    } else if (field.area.isCommitted(commander)) {
      line.append(" · " + messages.say("battles.committed"), Paint.BOLD);
    }
    line.append(" · " + texts.text("commander." + word + ".text"));
    line.append(" (battles.commander." + word + ")", Paint.FAINT);
    return Paint.wrap(line.toAttributedString(), width, 4);
  }
}
