package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What a battle plan says in words. */
final class BattlePlans {
  private final Tree.Fields content;
  private final Texts texts;
  private final Messages messages;

  BattlePlans(Tree.Fields content, Texts texts, Messages messages) {
    this.content = content;
    this.texts = texts;
    this.messages = messages;
  }

  /** The plan as it is written. */
  private Tree.Fields plan(Field field) {
    if (field.battle.source instanceof Tree.Fields own) {
      return own;
    }
    List<Tree.Fields> all = new ArrayList<>(content.fieldsOf("battles").entries("battles"));
    all.addAll(content.fieldsOf("skirmish").entries("skirmishes"));
    return all.stream()
        .filter(plan -> plan.text("id").equals(field.battle.id))
        .findFirst()
        .orElseThrow();
  }

  /** What a plan says under a name in the reader's language; nothing if it does not. */
  private String words(Tree.Fields in, String name) {
    Tree found = in.find(name);
    if (found instanceof Tree.Fields languages) {
      return languages.text(texts.language(), "");
    }
    return found == null ? "" : found.asText();
  }

  String name(Field field) {
    String key = "battle." + field.battle.id;
    String own = words(plan(field), "name");
    return !own.isEmpty() ? own : texts.has(key) ? texts.text(key) : field.battle.id;
  }

  /** What wins. */
  String victory(Field field) {
    return words(plan(field).fieldsOf("victory"), "text");
  }

  /** The whole plan: what it is about, its values, what wins, its special rules. */
  List<AttributedString> describe(Field field, int width) {
    Tree.Fields plan = plan(field);
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(name(field), Paint.BOLD).append(" · " + words(plan, "text"));
    List<AttributedString> lines = new ArrayList<>(Paint.wrap(head.toAttributedString(), width, 4));
    String values =
        messages.say(
            "battles.values",
            "rounds",
            field.battle.rounds,
            "command",
            field.battle.commandTokens,
            "order",
            field.battle.orderDice,
            "leadership",
            field.battle.leadership);
    lines.addAll(Paint.wrap(values, width, 4));
    add("battles.victory", victory(field), lines, width);
    for (Tree rule : plan.itemsIfAny("special-rules").all()) {
      add("battles.special", words(rule.asFields(), "text"), lines, width);
    }
    return lines;
  }

  private void add(String key, String text, List<AttributedString> lines, int width) {
    if (!text.isEmpty()) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(messages.say(key), Paint.BOLD).append(" " + text);
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
  }
}
