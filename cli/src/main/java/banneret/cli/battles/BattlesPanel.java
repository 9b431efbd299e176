package banneret.cli.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** What lies beside the map: round, morale, Houses with their means, objectives, the attack. */
final class BattlesPanel {
  private final Texts texts;
  private final Messages messages;
  private final BattlesUnits units;
  private final MoraleTrack morale;
  private final HexMarks marks;
  private final BattlePlans plans;

  BattlesPanel(Texts texts, Messages messages, BattlesUnits units, BattlePlans plans) {
    this.texts = texts;
    this.messages = messages;
    this.units = units;
    this.plans = plans;
    morale = new MoraleTrack(texts, messages, units);
    marks = new HexMarks(texts, messages);
  }

  List<AttributedString> draw(SeatView sight, Field field, int width) {
    List<AttributedString> lines = new ArrayList<>();
    lines.addAll(Paint.wrap(head(sight, field), width, 2));
    lines.addAll(Paint.wrap(morale.line(field), width, 2));
    for (int house = 0; house < 2; house++) {
      lines.addAll(Paint.wrap(house(sight, field, house), width, 4));
      AttributedString leaders = commanders(field, house);
      if (leaders.length() > 0) {
        lines.addAll(Paint.wrap(leaders, width, 4));
      }
    }
    for (int house = 0; house < 2; house++) {
      add(stock(field, house), lines, width);
    }
    add(objectives(field), lines, width);
    add(hand(sight), lines, width);
    add(inForce(sight), lines, width);
    add(attack(field), lines, width);
    add(breach(field), lines, width);
    if (field.round() == 1 && sight.step() != null) {
      String victory = messages.say("battles.victory") + " " + plans.victory(field);
      lines.addAll(Paint.wrap(Paint.faint(victory), width, 4));
    }
    return lines;
  }

  private static void add(AttributedString line, List<AttributedString> lines, int width) {
    if (line.length() > 0) {
      lines.addAll(Paint.wrap(line, width, 4));
    }
  }

  /** Battle, round, phase, who has the advantage, whom the game waits for. */
  private AttributedString head(SeatView sight, Field field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(plans.name(field), Paint.BOLD).append(" · ");
    int round = field.round();
    int most = Math.max(round, field.battle.rounds);
    line.append(messages.say("battles.round", "n", round, "of", field.battle.rounds), Paint.BOLD);
    line.append(" " + "▮".repeat(round) + "▯".repeat(most - round));
    String phase = phase(field, sight.step());
    line.append(phase.isEmpty() ? "" : " · " + phase);
    holds(line, "battles.first", field.first());
    holds(line, "battles.momentum", field.momentum());
    return line.toAttributedString();
  }

  private void holds(AttributedStringBuilder line, String what, int house) {
    line.append(" · " + messages.say(what) + " ");
    line.append(BattlesUnits.mark(house), BattlesUnits.colour(house));
  }

  private String phase(Field field, @Nullable String step) {
    if (step == null) {
      return field.standing() == null ? "" : messages.say("panel.over");
    }
    String phase =
        switch (step) {
          case "choose-commanders",
              "lay-terrain",
              "place-commander",
              "place-unit",
              "hide-archers",
              "guard-palisade",
              "break-palisade",
              "aim-catapult",
              "hide-edmure" ->
              "set-up";
          case "move", "move-to" -> "move";
          case "keep-card", "keep-token", "recover", "spread" -> "regroup";
          default ->
              field.fight.attacker() >= 0 || step.startsWith("attack") ? "attack" : "command";
        };
    return texts.text("phase." + phase);
  }

  /** Order tokens, command tokens, cards, units, points. */
  private AttributedString house(SeatView sight, Field field, int house) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    boolean now = (sight.awaited() >>> house & 1) != 0;
    line.append(now ? "▶" : " ").append(units.house(house));
    line.append(" ".repeat(Math.max(1, 10 - texts.name("seat", house).length())));
    List<AttributedString> parts = new ArrayList<>();
    parts.add(pool(field, house));
    parts.add(plain("battles.command", "n", field.area.command(house)));
    parts.add(plain("battles.cards", "n", field.area.handSize(house), "deck", deck(field, house)));
    int active = 0;
    for (int hex = field.next(house, 0); hex >= 0; hex = field.next(house, hex + 1)) {
      active += field.isActive(hex) ? 1 : 0;
    }
    parts.add(plain("battles.units", "n", field.units(house), "active", active));
    if (field.battle.victory.isByPoints) {
      parts.add(plain("battles.points", "n", field.points(house)));
    }
    if (field.hasPassed(house)) {
      parts.add(new AttributedString(messages.say("battles.passed"), Paint.BOLD));
    }
    return line.append(AttributedString.join(new AttributedString(" · "), parts))
        .toAttributedString();
  }

  private static int deck(Field field, int house) {
    return field.area.deck(house).size(field.cells);
  }

  private AttributedString plain(String key, Object... values) {
    return new AttributedString(messages.say(key, values));
  }

  private AttributedString pool(Field field, int house) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    out.append(messages.say("battles.orders"));
    boolean none = true;
    for (int kind = 0; kind < Content.FACES; kind++) {
      int count = field.area.pool(house, kind);
      if (count > 0) {
        String name = messages.say("battles.token." + field.content.tokenNames.word(kind));
        out.append(none ? " " : ", ");
        out.append(
            name + " " + count, kind < Content.RANKS ? BattlesUnits.rankColour(kind) : Paint.BOLD);
        none = false;
      }
    }
    return out.append(none ? " " + messages.say("battles.none") : "").toAttributedString();
  }

  /** Each commander with his place, the tokens on his card up to the limit, and what he can. */
  private AttributedString commanders(Field field, int house) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    Content content = field.content;
    for (int one = content.commanderFrom(house); one < content.commanderTo(house); one++) {
      int hex = field.commanderHex(one);
      if (hex < 0 && !field.area.isCaptured(one)) {
        continue;
      }
      line.append(line.length() == 0 ? "    " : " · ");
      line.append("★" + texts.name("commander", one), BattlesUnits.colour(house));
      if (field.area.isCaptured(one)) {
        line.append(" " + messages.say("battles.captured"), Paint.FAINT);
        continue;
      }
      int laid = field.area.onCommander(one);
      line.append(" " + field.battle.hexNames.word(hex) + " ");
      line.append("▮".repeat(laid) + "▯".repeat(Math.max(0, content.commandLimit[one] - laid)));
      line.append(" " + messages.say("battles.capture", "n", content.capture[one]));
      line.append(field.area.isCommitted(one) ? ", " + messages.say("battles.committed") : "");
    }
    return line.toAttributedString();
  }

  /** What a House still has to lay and to place before a skirmish. */
  private AttributedString stock(Field field, int house) {
    List<String> things = new ArrayList<>();
    for (int piece = 0; piece < field.battle.stockNames.count(); piece++) {
      counted(things, texts.name("piece", piece), field.brought.pieces(house, piece));
    }
    for (int i = 0; i < 3 && field.battle.skirmish != null; i++) {
      int commander = field.brought.chosen(house, i);
      if (commander >= 0) {
        things.add(texts.name("commander", commander));
      }
    }
    for (int kind = 0; kind < field.content.musterNames.count(); kind++) {
      counted(things, texts.name("muster", kind), field.brought.muster(house, kind));
    }
    return things.isEmpty()
        ? AttributedString.EMPTY
        : new AttributedStringBuilder()
            .append(messages.say("battles.stock") + " ")
            .append(units.house(house))
            .append(messages.say("colon") + String.join(" · ", things))
            .toAttributedString();
  }

  private static void counted(List<String> things, String name, int count) {
    if (count > 0) {
      things.add(count == 1 ? name : name + " ×" + count);
    }
  }

  /** The objectives and places of strategy with who controls them. */
  private AttributedString objectives(Field field) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int i = 0; i < field.battle.objectiveHex.length; i++) {
      objective(
          line,
          marks.objective(field, i),
          field.battle.hexNames.word(field.battle.objectiveHex[i]),
          HexMarks.controller(field, i));
    }
    int[] strategy = field.battle.rules.strategyHexes;
    for (int i = 0; i < strategy.length; i++) {
      if (field.brought.strategic(i) >= 0) {
        String hex = field.battle.hexNames.word(strategy[i]);
        objective(line, texts.text("token.strategic"), hex, field.brought.strategic(i));
      }
    }
    if (strategy.length > 0) {
      line.append(line.length() == 0 ? messages.say("battles.objectives") + " " : " · ");
      line.append(
          messages.say(
              "battles.strategy",
              "strategic",
              field.brought.strategyLeft(false),
              "decoys",
              field.brought.strategyLeft(true)));
    }
    return line.toAttributedString();
  }

  private void objective(AttributedStringBuilder line, String name, String hex, int house) {
    line.append(line.length() == 0 ? messages.say("battles.objectives") + " " : " · ");
    line.append(name + " " + hex + " ");
    line.append(house < 0 ? new AttributedString(texts.name("seat", -1)) : units.house(house));
  }

  /** The names of the seat's own cards. */
  private AttributedString hand(SeatView sight) {
    Tree.Fields hand = sight.view().fieldsIfAny("hand");
    if (sight.seat() < 0) {
      return AttributedString.EMPTY;
    }
    List<String> names = new ArrayList<>();
    hand.names().forEach(card -> names.add(texts.text("card." + card)));
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.say("panel.hand"), Paint.BOLD).append(" ");
    line.append(names.isEmpty() ? messages.say("panel.no-cards") : String.join(" · ", names));
    return line.toAttributedString();
  }

  /** What cards and commanders keep doing. */
  private AttributedString inForce(SeatView sight) {
    List<String> effects = new ArrayList<>();
    for (Tree row : sight.view().itemsIfAny("lasting").all()) {
      Tree.Fields effect = row.asFields();
      String word =
          effect.text("effect").replaceFirst("-(ability|commit|tactic|command-[12])$", "");
      String name = texts.text((texts.has("card." + word) ? "card." : "commander.") + word);
      String until = texts.text("effect.until." + effect.text("until"));
      String target = effect.has("target") ? " " + effect.text("target") : "";
      String text = name + target + " (" + until + ")";
      if (!effects.contains(text)) {
        effects.add(text);
      }
    }
    return new AttributedString(
        effects.isEmpty()
            ? ""
            : messages.say("panel.effects", "effects", String.join(" · ", effects)));
  }

  /** The attack that is on: who, whom, and the dice as they lie. */
  private AttributedString attack(Field field) {
    int from = field.fight.attacker();
    int to = field.fight.target() >= 0 ? field.fight.target() : field.fight.stood();
    AttributedStringBuilder line = new AttributedStringBuilder();
    if (from < 0 || to < 0 || !field.isOccupied(from)) {
      return line.toAttributedString();
    }
    line.append(messages.say("battles.attack"), Paint.BOLD).append(" ");
    line.append(units.brief(field, from)).append(" → ");
    line.append(
        field.isOccupied(to)
            ? units.brief(field, to)
            : new AttributedString(field.battle.hexNames.word(to)));
    String faces = faces(field.fight::face);
    line.append(faces.isEmpty() ? "" : " · " + faces);
    return line.toAttributedString();
  }

  /** The dice against the palisades that have not been used. */
  private AttributedString breach(Field field) {
    String faces = faces(field.brought::breach);
    return new AttributedString(
        faces.isEmpty() ? "" : messages.say("battles.breach", "faces", faces));
  }

  private String faces(IntUnaryOperator count) {
    List<String> faces = new ArrayList<>();
    for (int face = 0; face < Content.FACES; face++) {
      int dice = count.applyAsInt(face);
      if (dice > 0) {
        faces.add(texts.name("token", face) + " " + dice);
      }
    }
    return String.join(", ", faces);
  }
}
