package banneret.cli;

import banneret.kernel.Asked;
import banneret.kernel.Breakdown;
import banneret.kernel.Choice;
import banneret.kernel.Clause;
import banneret.kernel.Event;
import banneret.kernel.Position;
import banneret.kernel.Refusal;
import banneret.kernel.Reply;
import banneret.kernel.Table;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Puts a question to a person until it is answered.
 *
 * @param <P> the game's position
 */
final class Dialogue<P extends Position<P>> {
  private static final int LOG_LINES = 60;
  private static final int USUAL_LOG = 20;

  /** How a question was left. */
  enum End {
    ANSWERED,
    UNDONE,
    LEFT
  }

  /** What the dialogue asks of the game around it. */
  interface Host {
    /** Keeps the game; returns what to say about it. */
    String save(String file);

    /** Takes back what another at the same screen has just said, if all may see what is there. */
    boolean undoOther();

    /** True if leaving now would lose something. */
    boolean isUnsaved();

    /** The clauses about a word. */
    List<AttributedString> rules(String word, int width);
  }

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;
  private final Display display;
  private final Console console;
  private final Chronicler chronicler;
  private final Scene scene;
  private final Advice<P> advice;
  private final Host host;
  private final Commands commands;
  private final Reading<P> reading;
  private int boardShownFor = -1;
  private @Nullable Clause lastRule;
  private int told;
  private String greeting = "";

  Dialogue(
      Table<P> table,
      Texts texts,
      Messages messages,
      Display display,
      Console console,
      Advice<P> advice,
      Host host) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
    this.display = display;
    this.console = console;
    this.advice = advice;
    this.host = host;
    this.chronicler =
        new Chronicler(
            texts, table.record().setup().seats(), display, () -> Sight.of(table.view(-1), null));
    this.scene = new Scene(display, texts, messages, console);
    this.commands = new Commands(messages);
    this.reading = new Reading<>(table, texts, display);
  }

  private Sight sight(int seat, Asked asked) {
    return Sight.of(table.view(seat), asked.step());
  }

  /** Asks until there is an answer. */
  End ask(int seat) {
    String said = "";
    lastRule = null;
    boolean again = true;
    while (true) {
      Asked asked =
          said.isEmpty()
              ? table.question(seat)
              : Objects.requireNonNull(reading.after(seat, said).asked());
      String sealed = table.sealed(seat);
      if (again) {
        show(seat, asked, said);
        if (said.isEmpty() && !sealed.isEmpty()) {
          console.lines(
              Paint.wrap(
                  messages.say("sealed.before", "line", reading.shown(seat, sealed)),
                  console.width(),
                  2));
        }
      }
      again = false;
      console.suggest(suggestions(asked));
      String typed = console.ask(prompt(seat));
      if (typed == null) {
        return End.LEFT;
      }
      String text = typed.strip();
      Commands.Command command = commands.find(text);
      if (command != null) {
        switch (command.what()) {
          case BACK -> {
            said = reading.shorter(seat, said);
            again = true;
          }
          case BOARD -> {
            boardShownFor = -1;
            again = true;
          }
          case UNDO -> {
            if (!said.isEmpty()) {
              said = "";
              again = true;
            } else if (table.undo(seat) instanceof Reply.Refused refused && !host.undoOther()) {
              refuse(seat, asked, refused.refusal(), "");
            } else {
              console.line(messages.say("undone"));
              return End.UNDONE;
            }
          }
          case HINT -> hint(seat, said);
          case QUIT -> {
            if (leaves()) {
              return End.LEFT;
            }
          }
          default -> answer(command, seat, asked);
        }
        continue;
      }
      if (text.isEmpty() && said.isEmpty() && !sealed.isEmpty()) {
        return End.ANSWERED;
      }
      if (text.isEmpty()) {
        again = true;
        continue;
      }
      String line = understand(seat, asked, said, text);
      if (line == null) {
        continue;
      }
      Table.Draft draft = table.draft(seat, line);
      Reading.Next next = draft.refusal() == null ? reading.after(seat, line) : null;
      if (next == null) {
        refuse(seat, asked, Objects.requireNonNull(draft.refusal()), draft.line());
      } else if (next.asked() != null) {
        said = next.line();
        again = true;
      } else if (isPart(said, sealed, text, line) && reading.isSealed()) {
        Review review = review(seat, asked, draft.line());
        if (review == null) {
          return End.LEFT;
        }
        if (review.sealed) {
          table.answer(seat, review.line);
          return End.ANSWERED;
        }
        said = review.line;
        again = true;
      } else if (table.answer(seat, line) instanceof Reply.Refused refused) {
        refuse(seat, asked, refused.refusal(), "");
      } else {
        return End.ANSWERED;
      }
    }
  }

  /** True if a line was said piece by piece, or only a piece of a sealed one anew. */
  private static boolean isPart(String said, String sealed, String text, String line) {
    boolean piece = text.split("\\s+").length < line.split(" ").length;
    return !said.isEmpty() || (!sealed.isEmpty() && piece);
  }

  private void show(int seat, Asked asked, String said) {
    List<Table.Told> all = table.told();
    if (console.isScreen()) {
      List<AttributedString> log = new ArrayList<>();
      int from = Math.max(0, all.size() - LOG_LINES);
      int old = 0;
      for (int i = from; i < all.size(); i++) {
        log.addAll(
            chronicler.tell(all, i, seat, console.width(), i < told ? Paint.FAINT : Paint.PLAIN));
        old = i < told ? log.size() : old;
      }
      scene.draw(sight(seat, asked), asked, reading.shown(seat, said), log, log.size() - old);
      if (!greeting.isEmpty()) {
        console.lines(Paint.wrap(Paint.faint(greeting), console.width(), 2));
        greeting = "";
      }
      return;
    }
    int turn = table.round() * 64 + seat;
    if (turn != boardShownFor) {
      boardShownFor = turn;
      console.lines(scene.table(sight(seat, asked), Scene.numbers(asked)));
    }
    console.lines(scene.question(sight(seat, asked), asked, reading.shown(seat, said), 0));
  }

  /** True if what is asked now is said in secret. */
  boolean isSealed() {
    return reading.isSealed();
  }

  /** Says this once more below the first question on a screen that is cleared. */
  void greet(String text) {
    greeting = text;
  }

  /** Notes what the person has been told, so that older news is shown fainter. */
  void toldUpTo(int count) {
    told = count;
  }

  private String prompt(int seat) {
    String mark = display.mark(seat);
    return (mark.isEmpty() ? "" : mark + " ") + texts.name("seat", seat) + " > ";
  }

  private List<String> suggestions(Asked asked) {
    List<String> phrases = new ArrayList<>();
    asked.choices().forEach(choice -> phrases.add(choice.phrase()));
    phrases.addAll(commands.words());
    return phrases;
  }

  /** The whole line that is meant, or null if that is not clear. */
  private @Nullable String understand(int seat, Asked asked, String said, String text) {
    List<Choice> choices = asked.choices();
    if (text.matches("#?[0-9]{1,3}")) {
      int number = Integer.parseInt(text.replace("#", ""));
      for (int i = 0; i < choices.size(); i++) {
        if (Scene.number(choices, i) == number) {
          return (said.isEmpty() ? "" : said + " ") + choices.get(i).phrase();
        }
      }
      int most = Scene.number(choices, choices.size() - 1);
      console.line(messages.say("no-such-number", "n", number, "most", most));
      return null;
    }
    Reading.Meaning meaning = reading.read(seat, choices, said, text);
    if (meaning.refusal() != null) {
      refuse(seat, asked, meaning.refusal(), meaning.before());
    } else if (meaning.line() == null) {
      boolean own = !texts.language().equals("en");
      List<String> names = new ArrayList<>();
      meaning.which().forEach(one -> names.add(own ? texts.say(one.saying()) : one.phrase()));
      String list = String.join(own ? " · " : ", ", names);
      console.lines(Paint.wrap(messages.say("which", "choices", list), console.width(), 2));
    }
    return meaning.line();
  }

  /** A line as its speaker leaves it: to be sealed, or to be said on. */
  private record Review(boolean sealed, String line) {}

  /** Shows a secret line that was said piece by piece before it is sealed; null to leave. */
  private @Nullable Review review(int seat, Asked asked, String whole) {
    String line = whole;
    while (true) {
      console.lines(
          Paint.wrap(
              messages.say("sealed.line", "line", reading.shown(seat, line)), console.width(), 2));
      console.lines(Paint.wrap(messages.say("sealed.help"), console.width(), 2));
      String typed = console.ask(prompt(seat));
      if (typed == null) {
        return null;
      }
      String text = typed.strip();
      if (text.isEmpty() || text.equals("1")) {
        return new Review(true, line);
      }
      Commands.Command command = commands.find(text);
      if (command != null) {
        switch (command.what()) {
          case BACK -> {
            return new Review(false, reading.shorter(seat, line));
          }
          case UNDO, BOARD -> {
            return new Review(false, "");
          }
          case QUIT -> {
            if (leaves()) {
              return null;
            }
          }
          default -> answer(command, seat, asked);
        }
        continue;
      }
      Reading.Meaning meaning = reading.read(seat, List.of(), line, text);
      if (meaning.line() == null) {
        if (meaning.refusal() != null) {
          refuse(seat, asked, meaning.refusal(), meaning.before());
        }
        continue;
      }
      Table.Draft draft = table.draft(seat, meaning.line());
      if (draft.next() != null) {
        return new Review(false, draft.line());
      } else {
        line = draft.line();
      }
    }
  }

  private void refuse(int seat, Asked asked, Refusal refusal, String before) {
    lastRule = refusal.clause();
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(messages.say("refused"), Paint.BOLD).append(" ").append(texts.say(refusal));
    console.lines(Paint.wrap(line.toAttributedString(), console.width(), 2));
    String said = before + " " + refusal.part();
    String more =
        refusal.clause() == null
            ? null
            : display.because(sight(seat, asked), refusal.clause(), said);
    if (more != null) {
      console.lines(Paint.wrap(more, console.width(), 2));
    }
  }

  private void hint(int seat, String said) {
    console.lines(advice.hint(seat, said, line -> reading.shown(seat, line)));
  }

  private boolean leaves() {
    if (!host.isUnsaved()) {
      return true;
    }
    String sure = console.ask(messages.say("quit.unsaved") + " ");
    return sure == null
        || messages.words("quit.yes").contains(sure.strip().toLowerCase(Locale.ROOT));
  }

  private void answer(Commands.Command command, int seat, Asked asked) {
    int width = console.width();
    switch (command.what()) {
      case HELP -> console.lines(commands.help(display.game(), width));
      case WHY -> {
        why(asked);
        console.lines(advice.why(seat, command.rest()));
      }
      case HINT -> hint(seat, "");
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
      default -> throw new IllegalStateException("not answered here");
    }
  }

  /** The rule behind the last refusal or the question, and the arithmetic of the last round. */
  private void why(Asked asked) {
    if (lastRule != null) {
      rule("why.refusal", lastRule);
    }
    rule("why.question", asked.clause());
    Event round = Chronicler.lastSum(table.told());
    if (round != null) {
      console.line(messages.of(display.game(), "why.sums"));
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
