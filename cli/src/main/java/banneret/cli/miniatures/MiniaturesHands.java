package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Cards of every kind with what they say. */
final class MiniaturesHands {
  private final Texts texts;
  private final Messages messages;
  private final UnitNames names;

  MiniaturesHands(UnitNames names) {
    this.names = names;
    texts = names.texts;
    messages = names.messages;
  }

  /** The seat's tactics cards, missions and siege cards, its non-combat units, all discards. */
  List<AttributedString> all(SeatView sight, Battlefield field, int width) {
    List<AttributedString> lines = new ArrayList<>();
    hand(sight, "hand", "card", "panel.hand", lines, width);
    if (lines.isEmpty()) {
      String none = messages.say("panel.hand") + " " + messages.say("panel.no-cards");
      lines.add(new AttributedString(none));
    }
    hand(sight, "chosen-mission-hand", "mission", "miniatures.chosen", lines, width);
    hand(sight, "mission-hand", "mission", "miniatures.missions", lines, width);
    hand(sight, "siege-hand", "siege-card", "miniatures.siege-hand", lines, width);
    for (int ncu = 0; sight.seat() >= 0 && ncu < field.content.ncus.names.count(); ncu++) {
      if (field.council.is(sight.seat(), ncu)) {
        lines.addAll(card("ncu", field.content.ncus.names.word(ncu), width));
      }
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      List<String> discards = new ArrayList<>();
      for (int card = 0; card < field.content.cards.names.count(); card++) {
        int count = field.discards.get(seat * field.content.cards.names.count() + card);
        if (count > 0) {
          discards.add(texts.name("card", card) + (count > 1 ? " ×" + count : ""));
        }
      }
      if (!discards.isEmpty()) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(messages.say("miniatures.discards") + " ").append(names.seat(seat));
        line.append(messages.say("colon") + String.join(" · ", discards));
        lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
      }
    }
    return lines;
  }

  private void hand(
      SeatView sight,
      String field,
      String kind,
      String title,
      List<AttributedString> lines,
      int width) {
    Tree.Fields hand = sight.view().fieldsIfAny(field);
    if (hand.names().isEmpty()) {
      return;
    }
    lines.add(new AttributedString(messages.say(title), Paint.BOLD));
    hand.names().forEach(word -> lines.addAll(card(kind, word, hand.number(word, 0, 99), width)));
  }

  /** A card: its name, its word in the notation, what it says. */
  List<AttributedString> card(String kind, String word, int width) {
    return card(kind, word, 1, width);
  }

  private List<AttributedString> card(String kind, String word, int count, int width) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    String many = count > 1 ? " ×" + count : "";
    line.append("  " + texts.text(kind + "." + word) + many, Paint.BOLD);
    line.append(" (" + word + ")" + messages.say("colon"), Paint.FAINT);
    line.append(says(kind, word));
    return Paint.wrap(line.toAttributedString(), width, 6);
  }

  /** What a card says; of an ability that no sentence tells, what its clause says; or nothing. */
  String says(String kind, String word) {
    String key = kind + "." + word + ".text";
    if (texts.has(key) && !texts.text(key).isEmpty()) {
      return texts.text(key);
    }
    return kind.equals("ability") ? texts.clause("miniatures.ability." + word) : "";
  }
}
