package banneret.cli.miniatures;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.MissionsInPlay;
import banneret.miniatures.score.Victory;
import banneret.miniatures.touch.Control;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What lies beside the battlefield: round, armies, tactics board, objectives, missions, hand. */
final class MiniaturesPanel {
  private static final String COLON = "colon";
  private static final String DOT = " · ";

  private final Texts texts;
  private final Messages messages;
  private final UnitNames names;

  MiniaturesPanel(UnitNames names) {
    this.names = names;
    texts = names.texts;
    messages = names.messages;
  }

  List<AttributedString> draw(SeatView sight, Battlefield field, int width) {
    List<AttributedString> lines = new ArrayList<>();
    add(head(field), lines, width);
    for (int seat = 0; seat < field.seats(); seat++) {
      add(player(sight, field, seat), lines, width);
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      add(army(field, seat), lines, width);
    }
    add(board(field), lines, width);
    add(objectives(field), lines, width);
    add(openMissions(field), lines, width);
    add(siege(field), lines, width);
    add(own(sight, "hand", "card", "panel.hand"), lines, width);
    add(own(sight, "mission-hand", "mission", "miniatures.missions"), lines, width);
    add(own(sight, "chosen-mission-hand", "mission", "miniatures.chosen"), lines, width);
    add(own(sight, "siege-hand", "siege-card", "miniatures.siege-hand"), lines, width);
    add(inForce(sight), lines, width);
    add(fight(field), lines, width);
    return lines;
  }

  private static void add(AttributedString line, List<AttributedString> lines, int width) {
    if (line.length() > 0) {
      lines.addAll(Paint.wrap(line, width, 4));
    }
  }

  /** Mode, round, who is first, points to win. */
  private AttributedString head(Battlefield field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    int round = field.round.get();
    line.append(texts.name("mode", field.modeId.get()), Paint.BOLD).append(DOT);
    line.append(messages.say("miniatures.round", "n", round, "of", Victory.LAST_ROUND), Paint.BOLD);
    line.append(" " + "▮".repeat(round) + "▯".repeat(Victory.LAST_ROUND - round) + DOT);
    line.append(messages.say("miniatures.first") + " ").append(names.seat(field.first.get()));
    line.append(DOT + messages.say("miniatures.needed", "n", Victory.needed(field)));
    return line.toAttributedString();
  }

  /** A player: points, army, cards, non-combat units that may still act. */
  private AttributedString player(SeatView sight, Battlefield field, int seat) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    boolean now = (sight.awaited() >>> seat & 1) != 0;
    line.append(now ? "▶" : " ").append(names.seat(seat));
    line.append(" " + texts.name("faction", field.faction.get(seat)));
    line.append(
        DOT + messages.say("miniatures.points", "n", Victory.points(field, seat)), Paint.BOLD);
    line.append(DOT + messages.say("miniatures.on-table", "n", Victory.onTable(field, seat)));
    int hand = field.hands[seat].size(field.cells);
    int deck = field.decks[seat].size(field.cells);
    line.append(DOT + messages.say("miniatures.cards", "n", hand, "deck", deck));
    if (field.siege.defender.get() >= 0) {
      int role = field.isDefender(seat) ? 1 : 0;
      line.append(DOT + texts.name("role", role), Paint.BOLD);
    }
    List<String> council = new ArrayList<>();
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      if (field.council.is(seat, ncu)) {
        String used = field.councilActivated.is(seat, ncu) ? "*" : "";
        council.add(texts.name("ncu", ncu).replaceFirst(",.*", "") + used);
      }
    }
    if (!council.isEmpty()) {
      line.append(DOT + String.join(", ", council));
    }
    return line.toAttributedString();
  }

  /** The units of a player, each with sign, name and state. */
  private AttributedString army(Battlefield field, int seat) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.card(unit) >= 0 && !Content.isWall(unit)) {
        line.append(line.length() == 0 ? "  " : DOT).append(names.name(field, unit));
        line.append(field.hasCommander(unit) ? "★" : "");
        line.append(
            field.isOnTable(unit)
                ? " " + names.state(field, unit)
                : " "
                    + messages.say(
                        field.isDestroyed(unit) ? "miniatures.destroyed" : "miniatures.beside"));
      }
    }
    return line.toAttributedString();
  }

  /** The zones of the tactics board with who has taken them. */
  private AttributedString board(Battlefield field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.say("miniatures.board"), Paint.BOLD);
    for (int zone = 0; zone < Content.ZONES; zone++) {
      line.append(zone == 0 ? " " : DOT).append(texts.name("zone", zone));
      int seat = field.zoneSeat.get(zone);
      if (seat >= 0) {
        String ncu =
            field.zoneNcu.get(zone) < 0
                ? ""
                : " " + texts.name("ncu", field.zoneNcu.get(zone)).replaceFirst(",.*", "");
        line.append(" ").append(names.seat(seat)).append(ncu);
      } else {
        line.append(" " + messages.say("miniatures.free"), Paint.FAINT);
      }
    }
    return line.toAttributedString();
  }

  private AttributedString objectives(Battlefield field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int token = 0; token < field.objectives.count(); token++) {
      line.append(line.length() == 0 ? messages.say("miniatures.objectives") + " " : DOT);
      line.append("⚑" + (token + 1));
      int card = field.objectives.card.get(token);
      line.append(card < 0 ? "" : " " + texts.name("objective", card));
      int unit = Control.controller(field, token);
      if (unit >= 0) {
        line.append(" ").append(names.name(field, unit));
      }
    }
    return line.toAttributedString();
  }

  private AttributedString openMissions(Battlefield field) {
    List<String> open = new ArrayList<>();
    for (int i = 0; i < MissionsInPlay.MOST_OPEN; i++) {
      int card = field.missions.open.get(i);
      if (card >= 0) {
        open.add(texts.name("mission", card));
      }
    }
    AttributedStringBuilder line = new AttributedStringBuilder();
    String between = " ";
    for (String mission : open) {
      line.append(between + mission);
      between = DOT;
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      for (int card = 0; card < field.content.missions.names.count(); card++) {
        if (field.missions.shown.is(seat, card)) {
          line.append(between).append(names.seat(seat));
          line.append(" " + texts.name("mission", card));
          between = DOT;
        }
      }
    }
    AttributedStringBuilder all = new AttributedStringBuilder();
    return line.length() == 0
        ? all.toAttributedString()
        : all.append(messages.say("miniatures.open-missions"), Paint.BOLD)
            .append(line.toAttributedString())
            .toAttributedString();
  }

  private AttributedString siege(Battlefield field) {
    List<String> used = new ArrayList<>();
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      if (field.siege.used.is(card)) {
        int tokens = field.siege.tokens.get(card);
        used.add(texts.name("siege-card", card) + (tokens > 0 ? " ×" + tokens : ""));
      }
    }
    return new AttributedString(
        used.isEmpty() ? "" : messages.say("miniatures.siege") + " " + String.join(DOT, used));
  }

  /** The names of cards that only the reader sees. */
  private AttributedString own(SeatView sight, String field, String kind, String title) {
    Tree.Fields hand = sight.view().fieldsIfAny(field);
    List<String> cards = new ArrayList<>();
    for (String word : hand.names()) {
      int count = hand.number(word, 0, 99);
      cards.add(texts.text(kind + "." + word) + (count > 1 ? " ×" + count : ""));
    }
    AttributedStringBuilder line = new AttributedStringBuilder();
    if (!cards.isEmpty()) {
      line.append(messages.say(title), Paint.BOLD).append(" " + String.join(DOT, cards));
    }
    return line.toAttributedString();
  }

  /** What cards, zones and abilities keep doing. */
  private AttributedString inForce(SeatView sight) {
    List<String> effects = new ArrayList<>();
    for (Tree row : sight.view().itemsIfAny("lasting").all()) {
      Tree.Fields effect = row.asFields();
      String name = source(effect);
      String target = effect.has("target") ? " " + target(effect.text("target")) : "";
      String text = name + target;
      if (!effects.contains(text)) {
        effects.add(text);
      }
    }
    return new AttributedString(
        effects.isEmpty()
            ? ""
            : messages.say("panel.effects", "effects", String.join(DOT, effects)));
  }

  private String target(String word) {
    return texts.has("unit." + word) ? texts.text("unit." + word) : word;
  }

  /** The card, the ability or the zone that an effect in force comes from. */
  private String source(Tree.Fields effect) {
    for (String field : effect.names()) {
      String key = field + "." + effect.get(field).asText();
      if (!field.equals("owner") && !field.equals("target") && texts.has(key)) {
        return texts.text(key);
      }
    }
    return "";
  }

  /** The attack that is being made: who, whom, and the dice as they lie. */
  private AttributedString fight(Battlefield field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    int row = field.attack();
    if (row < 0 || field.attacker.get(row) < 0 || field.defender.get(row) < 0) {
      return line.toAttributedString();
    }
    line.append(messages.say("miniatures.attack"), Paint.BOLD).append(" ");
    line.append(names.name(field, field.attacker.get(row))).append(" → ");
    line.append(names.name(field, field.defender.get(row)));
    line.append(", " + texts.name("arc", field.attackArc.get(row)));
    StringBuilder faces = new StringBuilder();
    for (int face = 5; face >= 0; face--) {
      int count = field.showing(row, face);
      if (count > 0) {
        faces.append(faces.isEmpty() ? "" : ", ").append(count).append("×").append(face + 1);
      }
    }
    if (!faces.isEmpty()) {
      line.append(DOT + messages.say("miniatures.dice") + messages.say(COLON) + faces);
    }
    if (field.hits.get(row) > 0) {
      line.append(DOT + messages.say("miniatures.hits", "n", field.hits.get(row)));
    }
    return line.toAttributedString();
  }
}
