package banneret.cli.session;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.tree.NearestWord;
import banneret.wire.Texts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Answers commands that leave the question as it is, and says why something was refused.
 *
 * @param <P> the game's position
 */
final class CommandAnswers<P extends Position<P>> {
  private static final int USUAL_LOG = 20;

  /** A shorter word is like too many others. */
  private static final int SHORTEST = 3;

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;
  private final Display display;
  private final Console console;
  private final Chronicler chronicler;
  private final Advice<P> advice;
  private final Dialogue.Host host;
  private final TypedAnswer<P> reading;
  private final PoseAdvice<P> poses;
  private final PassesScreen passes;
  private final TypedCommands commands;
  private @Nullable Clause lastRule;
  private int told;

  CommandAnswers(
      Table<P> table,
      Texts texts,
      Messages messages,
      Display display,
      Console console,
      Chronicler chronicler,
      Advice<P> advice,
      Dialogue.Host host,
      TypedAnswer<P> reading,
      PoseAdvice<P> poses,
      PassesScreen passes) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
    this.display = display;
    this.console = console;
    this.chronicler = chronicler;
    this.advice = advice;
    this.host = host;
    this.reading = reading;
    this.poses = poses;
    this.passes = passes;
    this.commands = new TypedCommands(messages, display.commands());
  }

  /** Another question is asked: what was refused before does not matter any more. */
  void forget() {
    lastRule = null;
  }

  /** Notes what the person has been told. */
  void toldUpTo(int count) {
    told = count;
  }

  private SeatView sight(int seat, Asked asked) {
    return SeatView.of(table.view(seat), asked.step());
  }

  void refuse(int seat, Asked asked, Refusal refusal, String before) {
    lastRule = refusal.clause();
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.say("refused"), Paint.BOLD).append(" ").append(texts.say(refusal));
    console.lines(Paint.wrap(line.toAttributedString(), console.width(), 2));
    boolean unknown = refusal.why() == Refusal.Why.NOT_UNDERSTOOD;
    String near = unknown ? nearest(seat, asked, refusal, before) : null;
    if (near != null) {
      console.lines(Paint.wrap(messages.say("refused.near", "word", near), console.width(), 2));
    }
    String said = before + " " + refusal.part();
    String more =
        refusal.clause() == null
            ? null
            : display.because(sight(seat, asked), refusal.clause(), said);
    if (more != null) {
      console.lines(Paint.wrap(more, console.width(), 2));
    }
    String meaning = refusal.clause() == null ? null : host.meaning(refusal.clause());
    if (meaning != null) {
      console.lines(Paint.wrap(meaning, console.width(), 2));
    }
  }

  /** What is most like the part that was not understood, of all that may be said there. */
  private @Nullable String nearest(int seat, Asked asked, Refusal refusal, String before) {
    Asked next = before.isEmpty() ? asked : table.draft(seat, before).next();
    Set<String> known = new LinkedHashSet<>();
    if (next != null) {
      for (Choice choice : next.choices()) {
        String words = choice.phrase() + " " + ReaderWords.plain(texts.say(choice.saying()));
        known.addAll(List.of(words.split(" ")));
        known.add(choice.phrase());
      }
    }
    if (before.isEmpty()) {
      known.addAll(commands.words());
    }
    String part = ReaderWords.plain(refusal.part());
    known.removeIf(word -> word.length() < SHORTEST);
    String whole = NearestWord.of(part, known);
    return whole == null ? NearestWord.of(part.split(" ")[0], known) : whole;
  }

  /** Answers a command; the question is asked again then. */
  void answer(TypedCommands.Command command, int seat, Asked asked, String said) {
    int width = console.width();
    switch (command.what()) {
      case HELP -> console.lines(commands.help(display.game(), width));
      case WHY -> {
        why(asked);
        console.lines(advice.why(seat, command.rest()));
      }
      case HINT -> console.lines(advice.hint(seat, said, line -> reading.shown(seat, line)));
      case MEASURE -> {
        boolean isPose = poses.read(asked, command.rest()) != null;
        List<AttributedString> found = isPose ? List.of() : tell(seat, asked, command, width);
        console.lines(
            found.isEmpty() ? poses.measure(seat, asked, said, command.rest(), width) : found);
      }
      case SIGHT, ARC, ODDS -> console.lines(tell(seat, asked, command, width));
      case LOOK -> {
        List<AttributedString> found = display.look(sight(seat, asked), command.rest(), width);
        console.lines(found);
        if (found.isEmpty()) {
          console.line(messages.say("look.nowhere", "place", command.rest()));
        }
      }
      case HAND -> console.lines(display.hand(sight(seat, asked), width));
      case LOG -> {
        List<Table.Told> all = table.told();
        int news = Math.max(USUAL_LOG, all.size() - told);
        int count = command.rest().matches("[0-9]{1,4}") ? Integer.parseInt(command.rest()) : news;
        console.lines(chronicler.tell(all, Math.max(0, all.size() - count), seat, width));
      }
      case RULES -> console.lines(host.rules(command.rest(), width));
      case SAVE -> console.line(host.save(command.rest()));
      case ALWAYS -> passes.always(seat, command.rest());
      case ASK -> passes.ask(seat, command.rest());
      case PASSES -> passes.list(seat);
      case BACK, BOARD, UNDO, RESIGN, FINISH, QUIT ->
          throw new IllegalStateException("not answered here");
    }
  }

  private List<AttributedString> tell(
      int seat, Asked asked, TypedCommands.Command command, int width) {
    String word = command.what().name().toLowerCase(Locale.ROOT);
    return display.tell(sight(seat, asked), word, command.rest(), width);
  }

  /** The rule behind the last refusal or the question, and the arithmetic of the last round. */
  private void why(Asked asked) {
    if (lastRule != null) {
      rule("why.refusal", lastRule);
    }
    rule("why.question", asked.clause());
    List<Event> last = Chronicler.lastSums(table.told());
    if (!last.isEmpty()) {
      console.line(messages.of(display.game(), "why.sums"));
    }
    for (Event round : last) {
      for (Breakdown sum : round.sums()) {
        console.lines(Paint.wrap("  " + texts.say(sum), console.width(), 6));
        sum.terms().stream()
            .map(term -> term.source().clause())
            .distinct()
            .forEach(clause -> rule("why.term", clause));
      }
      rule("why.round", round.what().clause());
    }
  }

  private void rule(String key, Clause clause) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.of(display.game(), key)).append(" ").append(clause.id(), Paint.BOLD);
    line.append(messages.say("colon")).append(texts.clause(clause.id()));
    console.lines(Paint.wrap(line.toAttributedString(), console.width(), 4));
  }
}
