package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.kernel.tree.Names;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jline.utils.AttributedString;

/** Finds what a person asks about: a hex, a commander, a card, terrain, the battle itself. */
final class BattlesLookup {
  private final Texts texts;
  private final Messages messages;
  private final BattlePlans plans;
  private final BattlesHands hands;
  private final HexDetails details;

  BattlesLookup(
      Texts texts, Messages messages, BattlePlans plans, BattlesHands hands, HexDetails details) {
    this.texts = texts;
    this.messages = messages;
    this.plans = plans;
    this.hands = hands;
    this.details = details;
  }

  /** All about something; about the battle if nothing is named; nothing if nothing is found. */
  List<AttributedString> look(Field field, int seat, String what, int width) {
    String wanted = ReaderWords.plain(what);
    if (wanted.isEmpty() || messages.words("battles.plan").contains(wanted)) {
      return plans.describe(field, width);
    }
    int hex = field.battle.hexNames.id(wanted.replaceAll("[ ./]", "-"));
    if (hex >= 0 && field.board.has(hex)) {
      return details.describe(field, seat, hex, width);
    }
    List<AttributedString> lines = new ArrayList<>();
    add(
        field.content.commanderNames,
        "commander",
        wanted,
        lines,
        id -> commander(field, id, width));
    add(field.content.cardNames, "card", wanted, lines, id -> hands.card(field, id, width));
    add(
        field.content.terrain.names,
        "terrain",
        wanted,
        lines,
        id -> Paint.wrap(details.ground(field, id), width, 4));
    add(field.content.unitNames, "unit", wanted, lines, id -> units(field, seat, id, width));
    return lines;
  }

  /** Adds what is called exactly so, else all that have the words in their names. */
  private void add(
      Names names,
      String kind,
      String wanted,
      List<AttributedString> lines,
      IntFunction<List<AttributedString>> describe) {
    List<Integer> same = new ArrayList<>();
    List<Integer> alike = new ArrayList<>();
    for (int id = 0; id < names.count(); id++) {
      String name = ReaderWords.plain(texts.name(kind, id));
      if (names.word(id).equals(wanted) || name.equals(wanted)) {
        same.add(id);
      } else if ((" " + name + " ").contains(" " + wanted + " ")) {
        alike.add(id);
      }
    }
    (same.isEmpty() ? alike : same).forEach(id -> lines.addAll(describe.apply(id)));
  }

  /** A commander who takes part; in a skirmish, who might. */
  private List<AttributedString> commander(Field field, int id, int width) {
    boolean there =
        field.commanderHex(id) >= 0 || field.area.isCaptured(id) || field.battle.skirmish != null;
    return there ? hands.commander(field, id, width) : List.of();
  }

  /** Every unit of a kind. */
  private List<AttributedString> units(Field field, int seat, int unit, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.unit(hex) == unit) {
        lines.addAll(details.describe(field, seat, hex, width));
      }
    }
    return lines;
  }
}
