package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.move.Speed;
import banneret.miniatures.touch.Engaged;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** All about one unit: where it stands, its figures and attacks, what it can. */
final class UnitDetails {
  private final Texts texts;
  private final Messages messages;
  private final UnitNames names;
  private final MiniaturesHands hands;

  UnitDetails(UnitNames names, MiniaturesHands hands) {
    this.names = names;
    this.hands = hands;
    texts = names.texts;
    messages = names.messages;
  }

  List<AttributedString> describe(Battlefield field, int unit, int width) {
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(names.name(field, unit));
    head.append(" (" + field.content.unitNames.word(unit) + ")", Paint.FAINT);
    if (field.isOnTable(unit)) {
      head.append(" · " + names.pose(field.pose(unit)) + " · ").append(names.state(field, unit));
    } else {
      String key = field.isDestroyed(unit) ? "miniatures.destroyed" : "miniatures.beside";
      head.append(" · " + messages.say(key));
    }
    List<AttributedString> lines = new ArrayList<>(Paint.wrap(head.toAttributedString(), width, 4));
    int with = field.attachment.get(unit);
    lines.addAll(card(field, field.card(unit), Speed.of(field, unit), field.cost(unit), width));
    if (with >= 0) {
      lines.addAll(attachment(field, with, width));
    }
    for (int place = 0; field.attached(unit, place) >= 0; place++) {
      String word = field.content.cards.names.word(field.attached(unit, place));
      lines.addAll(hands.card("card", word, width));
    }
    if (field.isOnTable(unit)) {
      engaged(field, unit, lines, width);
    }
    return lines;
  }

  private void engaged(Battlefield field, int unit, List<AttributedString> lines, int width) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int other = Engaged.next(field, unit, 0);
        other >= 0;
        other = Engaged.next(field, unit, other + 1)) {
      line.append(line.length() == 0 ? messages.say("miniatures.engaged") + " " : " · ");
      line.append(names.name(field, other));
      line.append(", " + texts.name("arc", Engaged.side(field, unit, other)));
    }
    if (line.length() > 0) {
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
  }

  /** The card of a unit: figures, attacks, abilities. */
  List<AttributedString> card(Battlefield field, int card, int speed, int cost, int width) {
    UnitCards cards = field.content.units;
    List<String> figures = new ArrayList<>();
    figures.add(messages.say("miniatures.speed", "n", speed));
    figures.add(messages.say("miniatures.defence", "n", cards.defence[card]));
    figures.add(messages.say("miniatures.morale", "n", cards.morale[card]));
    figures.add(messages.say("miniatures.cost", "n", cost));
    List<AttributedString> lines =
        new ArrayList<>(Paint.wrap("  " + String.join(" · ", figures), width, 4));
    for (int i = 0; i < cards.weapon[card].length; i++) {
      lines.addAll(Paint.wrap("  " + attack(field, card, i), width, 4));
    }
    for (int ability : cards.abilities[card]) {
      lines.addAll(hands.card("ability", field.content.abilityNames.word(ability), width));
    }
    return lines;
  }

  private String attack(Battlefield field, int card, int attack) {
    UnitCards cards = field.content.units;
    List<String> dice = new ArrayList<>();
    for (int count : cards.dice[card][attack]) {
      dice.add(Integer.toString(count));
    }
    int range = cards.range[card][attack];
    String kind =
        range == 0
            ? messages.say("miniatures.melee")
            : messages.say("miniatures.ranged", "range", names.length(range));
    return messages.say(
        "miniatures.weapon",
        "name",
        texts.name("weapon", cards.weapon[card][attack]),
        "kind",
        kind,
        "hit",
        cards.hit[card][attack],
        "dice",
        String.join("/", dice));
  }

  /** An attachment with what it brings. */
  List<AttributedString> attachment(Battlefield field, int who, int width) {
    Content content = field.content;
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append("  " + (content.attachments.isCommander[who] ? "★" : "+") + " ");
    line.append(texts.name("attachment", who), Paint.BOLD);
    line.append(" (" + content.attachments.names.word(who) + ") · ", Paint.FAINT);
    line.append(messages.say("miniatures.cost", "n", content.attachments.cost[who]));
    List<AttributedString> lines = new ArrayList<>(Paint.wrap(line.toAttributedString(), width, 4));
    for (int ability : content.attachments.abilities[who]) {
      lines.addAll(hands.card("ability", content.abilityNames.word(ability), width));
    }
    return lines;
  }
}
