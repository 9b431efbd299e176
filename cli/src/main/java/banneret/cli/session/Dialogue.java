package banneret.cli.session;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Position;
import banneret.kernel.table.Reply;
import banneret.kernel.table.StandingPasses;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * Puts a question to a person until it is answered.
 *
 * @param <P> the game's position
 */
public final class Dialogue<P extends Position<P>> {
  private static final String NUMBER = "#?[0-9]{1,3}";
  private static final int LOG_LINES = 60;

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

    /** The line that the seat had begun when the game was left, or nothing. */
    default String begun(int seat) {
      return "";
    }

    /** Notes how far the seat's line is, so that leaving loses none of it. */
    default void begins(int seat, String line) {}

    /** Asks whether the seat gives up; true if it did. */
    boolean resigns(int seat);

    /** Asks whether all end the game as it stands; true if they did. */
    boolean finishes();

    /** True if leaving now would lose something. */
    boolean isUnsaved();

    /** The clauses about a word. */
    List<AttributedString> rules(String word, int width);

    /** What a refusal by a clause means, in words of a lesson; null if there are none. */
    default @Nullable String meaning(Clause clause) {
      return null;
    }
  }

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;
  private final Display display;
  private final Console console;
  private final Chronicler chronicler;
  private final Scene scene;
  private final StandingPasses passes;
  private final Host host;
  private final TypedCommands commands;
  private final TypedAnswer<P> reading;
  private final CommandAnswers<P> answers;
  private final PoseAdvice<P> poses;
  private int boardShownFor = -1;
  private int storyShownFor = -1;
  private int stillToldIn;
  private int told;
  private String greeting = "";

  Dialogue(
      Table<P> table,
      Texts texts,
      Messages messages,
      Display display,
      Console console,
      Advice<P> advice,
      StandingPasses passes,
      Host host) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
    this.display = display;
    this.console = console;
    this.passes = passes;
    this.host = host;
    this.chronicler =
        new Chronicler(
            texts,
            table.record().setup().seats(),
            display,
            () -> SeatView.of(table.view(-1), null));
    this.scene = new Scene(display, texts, messages, console);
    this.commands = new TypedCommands(messages, display.commands());
    this.reading = new TypedAnswer<>(table, texts, display);
    this.poses = new PoseAdvice<>(table, texts, messages);
    this.answers =
        new CommandAnswers<>(
            table,
            texts,
            messages,
            display,
            console,
            chronicler,
            advice,
            host,
            reading,
            poses,
            new PassesScreen(table, passes, texts, messages, console));
  }

  private SeatView sight(int seat, Asked asked) {
    return SeatView.of(table.view(seat), asked.step());
  }

  /** Asks until there is an answer. */
  End ask(int seat) {
    String said = goesOn(seat, host.begun(seat));
    answers.forget();
    boolean again = true;
    while (true) {
      host.begins(seat, said);
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
      String begun = said;
      console.suggest(typed -> suggestions(seat, asked, begun, typed));
      String typed = console.ask(prompt(seat));
      if (typed == null) {
        return End.LEFT;
      }
      String text = typed.strip();
      TypedCommands.Command command = commands.find(text);
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
              answers.refuse(seat, asked, refused.refusal(), "");
            } else {
              console.line(messages.say("undone"));
              return End.UNDONE;
            }
          }
          case RESIGN -> {
            if (host.resigns(seat)) {
              return End.ANSWERED;
            }
          }
          case FINISH -> {
            if (host.finishes()) {
              return End.ANSWERED;
            }
          }
          case QUIT -> {
            if (leaves()) {
              return End.LEFT;
            }
          }
          default -> answers.answer(command, seat, asked, said);
        }
        if (passes.due(table) == seat) {
          return End.ANSWERED; // The table passes for whoever has just said so.
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
      TypedAnswer.Next next = draft.refusal() == null ? reading.after(seat, line) : null;
      if (next == null) {
        answers.refuse(seat, asked, Objects.requireNonNull(draft.refusal()), draft.line());
        Pose wish = poses.read(asked, text);
        if (wish != null) {
          console.lines(poses.nearest(seat, said, wish, console.width()));
        }
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
        answers.refuse(seat, asked, refused.refusal(), "");
      } else {
        return End.ANSWERED;
      }
    }
  }

  /** The line that was begun before, if it still can be gone on with; else nothing. */
  private String goesOn(int seat, String line) {
    boolean open = !line.isEmpty() && table.draft(seat, line).refusal() == null;
    return open && reading.after(seat, line).asked() != null ? line : "";
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
      int fresh = table.inForce() == storyShownFor ? 0 : log.size() - old;
      scene.draw(
          sight(seat, asked), asked, reading.shown(seat, said), log, log.size() - old, fresh > 0);
      storyShownFor = table.inForce();
      still();
      if (!greeting.isEmpty()) {
        console.lines(Paint.wrap(Paint.faint(greeting), console.width(), 2));
        greeting = "";
      }
      return;
    }
    int turn = table.round() * 64 + seat;
    if (turn != boardShownFor) {
      boardShownFor = turn;
      console.lines(scene.table(sight(seat, asked), asked));
    } else {
      console.lines(scene.ground(sight(seat, asked), asked));
    }
    console.lines(scene.question(sight(seat, asked), asked, reading.shown(seat, said), 0));
    still();
  }

  /** Tells once a round that nobody has scored for long, so that the game may never end. */
  private void still() {
    if (table.quiet() >= Table.STILL && stillToldIn != table.round()) {
      stillToldIn = table.round();
      String text = messages.say("finish.still", "n", table.quiet());
      console.lines(Paint.wrap(text, console.width(), 2));
    }
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
    answers.toldUpTo(count);
  }

  private String prompt(int seat) {
    String mark = display.mark(seat);
    return (mark.isEmpty() ? "" : mark + " ") + texts.name("seat", seat) + " > ";
  }

  /** How what is typed so far may go on, to the end of the line. */
  private List<String> suggestions(int seat, Asked asked, String said, String typed) {
    List<String> phrases = new ArrayList<>();
    asked.choices().forEach(choice -> phrases.add(choice.phrase()));
    phrases.addAll(commands.words());
    String begun = typed.strip();
    if (!begun.isEmpty() && phrases.stream().noneMatch(phrase -> phrase.startsWith(begun + " "))) {
      Asked next = table.draft(seat, said.isEmpty() ? begun : said + " " + begun).next();
      if (next != null) {
        next.choices().forEach(choice -> phrases.add(begun + " " + choice.phrase()));
      }
    }
    return phrases;
  }

  /** The line that a text says whose last words are a place, as people type it; else null. */
  private @Nullable String placed(int seat, String said, String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    for (int count = words.size() - 1; count > 0; count--) {
      String first = ReaderWords.plain(words.get(count));
      boolean begins = first.matches("[0-9].*") || messages.words("place.toward").contains(first);
      String head = String.join(" ", words.subList(0, count));
      String line = begins ? (said.isEmpty() ? "" : said + " ") + head : "";
      Table.Draft draft = begins ? table.draft(seat, line) : null;
      if (draft != null && draft.refusal() == null) {
        Asked next = reading.after(seat, draft.line()).asked();
        String tail = String.join(" ", words.subList(count, words.size()));
        Pose pose = next == null ? null : pose(seat, next, draft.line(), tail);
        if (pose != null) {
          return draft.line() + " " + pose.phrase();
        }
      }
    }
    return null;
  }

  /** The pose that a text says: in figures, or toward something; else null. */
  private @Nullable Pose pose(int seat, Asked asked, String said, String text) {
    String[] parts = text.strip().split("\\s+", 2);
    boolean toward =
        asked.placement() != null
            && parts.length == 2
            && messages.words("place.toward").contains(ReaderWords.plain(parts[0]));
    if (!toward) {
      return poses.read(seat, asked, said, text);
    }
    Pose point = display.point(sight(seat, asked), parts[1]);
    return point == null ? null : poses.toward(seat, asked, said, point);
  }

  /** The whole line that is meant, or null if that is not clear. */
  private @Nullable String understand(int seat, Asked asked, String said, String text) {
    List<Choice> choices = asked.choices();
    Pose pose = pose(seat, asked, said, text);
    if (pose != null) {
      return (said.isEmpty() ? "" : said + " ") + pose.phrase();
    }
    String placed = asked.placement() == null ? placed(seat, said, text) : null;
    if (placed != null) {
      return placed;
    }
    if (text.matches(asked.anyOrder() ? NUMBER + "([ ,]+" + NUMBER + ")*" : NUMBER)) {
      return numbered(choices, said, text);
    }
    TypedAnswer.Meaning meaning = reading.read(seat, choices, said, text);
    if (meaning.line() == null && messages.words("enough").contains(ReaderWords.plain(text))) {
      List<Choice> ends =
          choices.stream().filter(choice -> display.isEnd(choice.saying())).toList();
      if (ends.size() == 1) {
        return (said.isEmpty() ? "" : said + " ") + ends.getFirst().phrase();
      }
    }
    if (meaning.refusal() != null) {
      answers.refuse(seat, asked, meaning.refusal(), meaning.before());
    } else if (meaning.line() == null) {
      boolean own = !texts.language().equals("en");
      List<String> names = new ArrayList<>();
      meaning.which().forEach(one -> names.add(own ? texts.say(one.saying()) : one.phrase()));
      String list = String.join(own ? " · " : ", ", names);
      console.lines(Paint.wrap(messages.say("which", "choices", list), console.width(), 2));
    }
    return meaning.line();
  }

  /**
   * The options with these numbers, after what was said; null if there is none with one of them.
   */
  private @Nullable String numbered(List<Choice> choices, String said, String text) {
    StringBuilder line = new StringBuilder(said);
    for (String typed : text.replace("#", "").split("[ ,]+", -1)) {
      int number = Integer.parseInt(typed);
      int found = 0;
      while (found < choices.size() && Scene.number(choices, found) != number) {
        found++;
      }
      if (found == choices.size()) {
        int most = Scene.number(choices, choices.size() - 1);
        console.line(messages.say("no-such-number", "n", number, "most", most));
        return null;
      }
      line.append(line.isEmpty() ? "" : " ").append(choices.get(found).phrase());
    }
    return line.toString();
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
      console.lines(Paint.wrap(messages.of(display.game(), "sealed.help"), console.width(), 2));
      String typed = console.ask(prompt(seat));
      if (typed == null) {
        return null;
      }
      String text = typed.strip();
      if (text.isEmpty() || text.equals("1")) {
        return new Review(true, line);
      }
      TypedCommands.Command command = commands.find(text);
      if (command != null) {
        switch (command.what()) {
          case BACK -> {
            return new Review(false, reading.shorter(seat, line));
          }
          case UNDO, BOARD, RESIGN, FINISH -> {
            return new Review(false, "");
          }
          case QUIT -> {
            if (leaves()) {
              return null;
            }
          }
          default -> answers.answer(command, seat, asked, "");
        }
        continue;
      }
      TypedAnswer.Meaning meaning = reading.read(seat, List.of(), line, text);
      if (meaning.line() == null) {
        if (meaning.refusal() != null) {
          answers.refuse(seat, asked, meaning.refusal(), meaning.before());
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

  private boolean leaves() {
    if (!host.isUnsaved()) {
      return true;
    }
    String sure = console.ask(messages.say("quit.unsaved") + " ");
    return sure == null
        || messages.words("quit.yes").contains(sure.strip().toLowerCase(Locale.ROOT));
  }
}
