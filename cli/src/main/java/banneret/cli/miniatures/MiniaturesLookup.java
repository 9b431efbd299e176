package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** Finds what a person asks about: a unit, a card of any kind, a zone, terrain, the table. */
final class MiniaturesLookup {
  /** The clauses of the keywords of terrain, in the order of the content. */
  private static final List<String> KEYWORDS =
      List.of(
          "blocks-los",
          "cover",
          "dangerous",
          "destructible",
          "rough",
          "elevated",
          "hindering",
          "fortified",
          "impassable",
          "inspiring",
          "horrific");

  private static final Pattern CHARGE = Pattern.compile("activate (\\S+) charge (\\S+)");

  private final Texts texts;
  private final Messages messages;
  private final UnitNames names;
  private final FieldWords words;
  private final MiniaturesHands hands;
  private final UnitDetails details;

  MiniaturesLookup(UnitNames names, FieldWords words, MiniaturesHands hands) {
    this.names = names;
    this.words = words;
    this.hands = hands;
    texts = names.texts;
    messages = names.messages;
    details = new UnitDetails(names, hands);
  }

  /** All about something; all units if nothing is named; nothing if nothing is found. */
  List<AttributedString> look(Battlefield field, String what, int width) {
    String wanted = ReaderWords.plain(what);
    List<AttributedString> lines = new ArrayList<>();
    if (wanted.isEmpty()) {
      for (int unit = 0; unit < field.units(); unit++) {
        if (field.card(unit) >= 0) {
          lines.addAll(brief(field, unit, width));
        }
      }
      return lines;
    }
    int unit = words.unit(field, what);
    if (unit >= 0) {
      return details.describe(field, unit, width);
    }
    Found found = new Found(new ArrayList<>(), new ArrayList<>());
    Content content = field.content;
    add(content.units.names, "unit-card", wanted, found, id -> unitCard(field, id, width));
    add(
        content.attachments.names,
        "attachment",
        wanted,
        found,
        id -> details.attachment(field, id, width));
    cards(content.ncus.names, "ncu", wanted, found, width);
    cards(content.cards.names, "card", wanted, found, width);
    cards(content.abilityNames, "ability", wanted, found, width);
    cards(content.objectiveNames, "objective", wanted, found, width);
    cards(content.missions.names, "mission", wanted, found, width);
    cards(content.siege.names, "siege-card", wanted, found, width);
    cards(content.zoneNames, "zone", wanted, found, width);
    add(
        content.table.terrainNames,
        "terrain",
        wanted,
        found,
        id -> Paint.wrap(terrain(content, id), width, 4));
    return found.same().isEmpty() ? found.alike() : found.same();
  }

  private List<AttributedString> brief(Battlefield field, int unit, int width) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(names.name(field, unit));
    line.append(" (" + field.content.unitNames.word(unit) + ") ", Paint.FAINT);
    if (field.isOnTable(unit)) {
      line.append(names.pose(field.pose(unit)) + " · ").append(names.state(field, unit));
    } else {
      String key = field.isDestroyed(unit) ? "miniatures.destroyed" : "miniatures.beside";
      line.append(messages.say(key));
    }
    return Paint.wrap(line.toAttributedString(), width, 4);
  }

  private List<AttributedString> unitCard(Battlefield field, int card, int width) {
    UnitCards cards = field.content.units;
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(texts.name("unit-card", card), Paint.BOLD);
    head.append(" (" + cards.names.word(card) + ")", Paint.FAINT);
    lines.add(head.toAttributedString());
    lines.addAll(details.card(field, card, cards.speed[card], cards.cost[card], width));
    return lines;
  }

  /** A kind of terrain with the rules of its keywords. */
  private String terrain(Content content, int kind) {
    List<String> rules = new ArrayList<>();
    for (int keyword = 0; keyword < KEYWORDS.size(); keyword++) {
      if ((content.table.keywords[kind] & 1 << keyword) != 0) {
        rules.add(texts.clause("miniatures.terrain." + KEYWORDS.get(keyword)));
      }
    }
    return BattlefieldMap.sign(kind)
        + " "
        + texts.name("terrain", kind)
        + (rules.isEmpty() ? "" : messages.say("colon") + String.join(" ", rules));
  }

  private void cards(Names all, String kind, String wanted, Found found, int width) {
    add(all, kind, wanted, found, id -> hands.card(kind, all.word(id), width));
  }

  /** What is called exactly so, and all that have the words in their names. */
  private record Found(List<AttributedString> same, List<AttributedString> alike) {}

  /** Adds what is called so. */
  private void add(
      Names all,
      String kind,
      String wanted,
      Found found,
      IntFunction<List<AttributedString>> describe) {
    List<Integer> same = new ArrayList<>();
    List<Integer> alike = new ArrayList<>();
    for (int id = 0; id < all.count(); id++) {
      String name = ReaderWords.plain(texts.name(kind, id));
      if (all.word(id).equals(wanted) || name.equals(wanted)) {
        same.add(id);
      } else if ((" " + name + " ").contains(" " + wanted + " ")) {
        alike.add(id);
      }
    }
    same.forEach(id -> found.same().addAll(describe.apply(id)));
    alike.forEach(id -> found.alike().addAll(describe.apply(id)));
  }

  /** How to learn where a charge fails that was refused, or null. */
  @Nullable String chargeAdvice(Battlefield field, Clause clause, String line) {
    Matcher said = CHARGE.matcher(line);
    boolean charge =
        clause.equals(Clauses.CHARGE_FAR)
            || clause.equals(Clauses.CHARGE_ROOM)
            || clause.equals(Clauses.CHARGE_SIGHT);
    return charge && said.find() && field.content.unitNames.id(said.group(2)) >= 0
        ? messages.say("miniatures.see-odds", "one", said.group(1), "other", said.group(2))
        : null;
  }
}
