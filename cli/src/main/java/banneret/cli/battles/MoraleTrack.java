package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.wire.Texts;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The morale track in one line: a letter of its zone for each space, and the marker. */
final class MoraleTrack {
  private static final int[] COLOURS = {245, 77, 220, 203};

  private final Texts texts;
  private final Messages messages;
  private final BattlesUnits units;

  MoraleTrack(Texts texts, Messages messages, BattlesUnits units) {
    this.texts = texts;
    this.messages = messages;
    this.units = units;
  }

  AttributedString line(Field field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.say("battles.morale"), Paint.BOLD).append(" ");
    line.append(units.house(0)).append(" ");
    for (int space = -Field.TRACK; space <= Field.TRACK; space++) {
      space(field, space, line);
    }
    line.append(" ").append(units.house(1)).append(" · ");
    int side = field.morale(0) < 0 ? 0 : 1;
    int low = field.morale(side);
    if (low == 0) {
      line.append(messages.say("battles.morale.middle"));
    } else {
      line.append(
          messages.say(
              "battles.morale.at",
              "who",
              texts.name("seat", side),
              "n",
              -low,
              "zone",
              zone(field, low)));
    }
    return line.toAttributedString();
  }

  private String zone(Field field, int morale) {
    return texts.text("zone." + field.content.zoneNames.word(field.content.zone(morale)));
  }

  /** A space as it stands to Stark: below 0 it is on Stark's side. */
  private void space(Field field, int space, AttributedStringBuilder line) {
    int side = space < 0 ? 0 : 1;
    int depth = Math.abs(space);
    int zone = field.content.zone(-depth);
    int before = field.content.zone(1 - depth);
    boolean begins = zone != before;
    line.append(begins && side == 1 ? "|" : "", Paint.FAINT);
    AttributedStyle style = Paint.PLAIN.foreground(COLOURS[zone]);
    boolean last = depth == Field.TRACK && field.battle.routs[side];
    String sign = last ? "X" : zone == 0 ? "·" : zone(field, -depth).substring(0, 1);
    boolean marked = field.morale(0) == space;
    line.append(marked ? "▼" : sign, marked ? Paint.MARK : style);
    line.append(begins && side == 0 ? "|" : "", Paint.FAINT);
  }
}
