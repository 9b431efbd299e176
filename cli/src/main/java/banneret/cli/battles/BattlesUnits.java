package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.wire.Texts;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Houses and units by signs and by words, so that nobody needs to see the colours. */
final class BattlesUnits {
  private static final String ACTIVE = "◆●";
  private static final String SPENT = "◇○";
  private static final int[] COLOURS = {252, 203};
  private static final int[] RANKS = {77, 75, 203};

  private final Texts texts;
  private final Messages messages;

  BattlesUnits(Texts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
  }

  /** The sign of a House, and of its units that may still act. */
  static String mark(int house) {
    return ACTIVE.substring(house, house + 1);
  }

  static AttributedStyle colour(int house) {
    return Paint.PLAIN.bold().foreground(COLOURS[house]);
  }

  static AttributedStyle rankColour(int rank) {
    return Paint.PLAIN.bold().foreground(RANKS[rank]);
  }

  AttributedString house(int house) {
    return new AttributedString(mark(house) + texts.name("seat", house), colour(house));
  }

  /** The sign of the unit in a hex: that of its House, hollow if it is spent. */
  static String mark(Field field, int hex) {
    int house = field.house(hex);
    return field.isActive(hex) ? mark(house) : SPENT.substring(house, house + 1);
  }

  /** The letter of a kind of unit; that of its name for one that a pack brings. */
  String letter(Field field, int unit) {
    String key = "battles.letter." + field.content.unitNames.word(unit);
    return messages.hasText(key) ? messages.say(key) : texts.name("unit", unit).substring(0, 1);
  }

  /** The first letter of a rank. */
  String rank(int rank) {
    return texts.name("rank", rank).substring(0, 1);
  }

  /** A unit in five characters: House and whether it may act, kind, rank, figures, commander. */
  AttributedString signs(Field field, int hex, boolean open) {
    AttributedStyle plain = field.isActive(hex) ? Paint.BOLD : Paint.PLAIN;
    AttributedStyle own = colour(field.house(hex));
    AttributedStringBuilder out = new AttributedStringBuilder();
    out.append(mark(field, hex), open ? own.underline() : own);
    out.append(letter(field, field.unit(hex)), open ? own.underline() : own);
    out.append(rank(field.rank(hex)), rankColour(field.rank(hex)));
    out.append(Integer.toString(field.figures(hex)), plain);
    out.append(field.commander(hex) >= 0 ? "★" : " ", own);
    return out.toAttributedString();
  }

  /** The same in a line, its short name in place of the letter. */
  AttributedString brief(Field field, int hex) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    out.append(mark(field, hex), colour(field.house(hex)));
    out.append(shortName(field, hex) + " " + field.battle.hexNames.word(hex));
    return out.toAttributedString();
  }

  String shortName(Field field, int hex) {
    String word = field.content.unitNames.word(field.unit(hex));
    String key = "unit." + word + ".short";
    return texts.has(key) ? texts.text(key) : texts.name("unit", field.unit(hex));
  }
}
