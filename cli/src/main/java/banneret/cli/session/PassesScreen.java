package banneret.cli.session;

import banneret.cli.screen.Console;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.table.StandingPasses;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedStringBuilder;

/**
 * The moments at which a seat passes without being asked: set, listed and taken back by the seat
 * itself, and shown to nobody else.
 */
final class PassesScreen {
  private final Table<?> table;
  private final StandingPasses passes;
  private final Texts texts;
  private final Messages messages;
  private final Console console;

  PassesScreen(
      Table<?> table, StandingPasses passes, Texts texts, Messages messages, Console console) {
    this.table = table;
    this.passes = passes;
    this.texts = texts;
    this.messages = messages;
    this.console = console;
  }

  /** The seat passes at a moment from now on: the one named, or the one it is offered now. */
  void always(int seat, String typed) {
    change(seat, typed, true);
  }

  /** The seat is asked again at a moment, or at all of them if it names none. */
  void ask(int seat, String typed) {
    if (typed.isBlank()) {
      passes.set(seat, Tree.items());
      console.line(messages.say("passes.none"));
    } else {
      change(seat, typed, false);
    }
  }

  private void change(int seat, String typed, boolean always) {
    List<String> words = new ArrayList<>(List.of(typed.toLowerCase(Locale.ROOT).split("\\s+")));
    words.removeIf(word -> word.isEmpty() || messages.words("passes.words").contains(word));
    if (always && words.size() == 1 && messages.words("passes.all").contains(words.getFirst())) {
      Tree.Items all = Tree.items();
      moments().forEach(all::add);
      passes.set(seat, all);
      console.lines(Paint.wrap(messages.say("passes.set-all"), console.width(), 2));
      return;
    }
    String moment = words.isEmpty() ? table.moment() : String.join(" ", words);
    if (!moments().contains(moment)) {
      console.line(
          messages.say(moment.isEmpty() ? "passes.not-here" : "passes.unknown", "found", moment));
      list(seat);
      return;
    }
    Tree.Items kept = Tree.items();
    for (String other : moments()) {
      boolean on = other.equals(moment) ? always : passes.of(seat).contains(other);
      if (on) {
        kept.add(other);
      }
    }
    passes.set(seat, kept);
    String key = always ? "passes.set" : "passes.taken-back";
    String text = messages.say(key, "moment", moment, "when", when(moment));
    console.lines(Paint.wrap(text, console.width(), 2));
  }

  private List<String> moments() {
    return table.game().steps().moments();
  }

  private String when(String moment) {
    String key = "moment." + moment;
    return texts.has(key) ? texts.text(key) : moment;
  }

  /** The moments of the game, and at which of them the seat passes. */
  void list(int seat) {
    if (moments().isEmpty()) {
      console.line(messages.say("passes.no-moments"));
      return;
    }
    int widest = moments().stream().mapToInt(String::length).max().orElse(0);
    for (String moment : moments()) {
      boolean on = passes.of(seat).contains(moment);
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(on ? "  ▸ " : "    ").append(moment, on ? Paint.BOLD : Paint.PLAIN);
      line.append(" ".repeat(widest + 2 - moment.length()));
      line.append(when(moment), Paint.FAINT);
      line.append(on ? messages.say("passes.on") : "", Paint.BOLD);
      console.lines(Paint.wrap(line.toAttributedString(), console.width(), widest + 6));
    }
    console.lines(Paint.wrap(messages.say("passes.help"), console.width(), 2));
  }
}
