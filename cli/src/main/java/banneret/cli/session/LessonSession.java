package banneret.cli.session;

import banneret.bots.ClockAndThreads;
import banneret.cases.Lesson;
import banneret.cases.LessonStep;
import banneret.cases.LessonTable;
import banneret.cases.LessonTable.Verdict;
import banneret.cases.Said;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.kernel.table.StandingPasses;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * A lesson at a screen, step by step.
 *
 * @param <P> the game's position
 */
public final class LessonSession<P extends Position<P>> implements Dialogue.Host {
  private final Game<P> game;
  private final Lesson lesson;
  private final Texts texts;
  private final Messages messages;
  private final Ledger ledger;
  private final Display display;
  private final Console console;
  private final ClockAndThreads means;
  private LessonStep step;
  private int told;

  /**
   * @param means what bots think with
   */
  public LessonSession(
      Game<P> game,
      Lesson lesson,
      Texts texts,
      Messages messages,
      Ledger ledger,
      Display display,
      Console console,
      ClockAndThreads means) {
    this.game = game;
    this.lesson = lesson;
    this.texts = texts;
    this.messages = messages;
    this.ledger = ledger;
    this.display = display;
    this.console = console;
    this.means = means;
    this.step = lesson.steps().getFirst();
  }

  /** Goes through the steps from one on; true if whoever learns came to the end. */
  public boolean play(int from) {
    if (from == 0) {
      console.line(new AttributedString(in(lesson.title()), Paint.BOLD));
      wrap(in(lesson.about()));
    }
    for (int index = from; index < lesson.steps().size(); index++) {
      step = lesson.steps().get(index);
      while (true) {
        Verdict verdict = attempt(index);
        if (verdict == Verdict.OPEN) {
          return false;
        }
        boolean solved = verdict == Verdict.SOLVED;
        Said missed = step.missed() == null ? step.look() : step.missed();
        console.line("");
        console.line(
            new AttributedString(messages.say(solved ? "learn.well" : "learn.missed"), Paint.BOLD));
        wrap(in(solved ? step.solved() : missed));
        console.suggest(any -> List.of());
        String key = solved ? "learn.next" : "learn.again";
        String typed = console.ask(messages.say(key) + " ");
        String word = typed == null ? "" : typed.strip().toLowerCase(Locale.ROOT);
        if (typed == null || messages.words("command.quit").contains(word)) {
          return false;
        }
        boolean again = messages.words("learn.again.words").contains(word);
        if (solved && !again) {
          break;
        }
      }
    }
    console.line(messages.say("learn.end"));
    return true;
  }

  /** One try of the step: what came of it, or OPEN if whoever learns has left. */
  private Verdict attempt(int index) {
    LessonTable<P> lessonTable = new LessonTable<>(game, step);
    Table<P> table = lessonTable.table();
    Advice<P> advice = new Advice<>(table, texts, messages, display, console, means);
    StandingPasses passes =
        new StandingPasses(game.steps().moments(), table.record().setup().seats());
    Dialogue<P> dialogue =
        new Dialogue<>(table, texts, messages, display, console, advice, passes, this);
    Chronicler chronicler =
        new Chronicler(
            texts,
            table.record().setup().seats(),
            display,
            () -> SeatView.of(table.view(-1), null));
    told = table.told().size();
    String key = lesson.guided() ? "learn.step" : "learn.puzzle";
    String title =
        messages.say(key, "n", index + 1, "of", lesson.steps().size(), "title", in(step.title()));
    console.line("");
    console.line(new AttributedString(title, Paint.BOLD));
    wrap(in(step.attempt()));
    wrap(in(step.look()));
    if (!step.points().isEmpty()) {
      List<String> words =
          step.points().stream().map(it -> it.substring(it.indexOf(' ') + 1)).toList();
      wrap(messages.say("learn.points", "places", String.join(", ", words)));
    }
    while (lessonTable.verdict() == Verdict.OPEN) {
      if (lessonTable.others()) {
        tell(table, chronicler);
        continue;
      }
      if (console.isScreen()) {
        dialogue.greet(title + ". " + in(step.attempt()) + " " + in(step.look()));
      }
      if (dialogue.ask(step.seat()) == Dialogue.End.LEFT) {
        return Verdict.OPEN;
      }
      tell(table, chronicler);
    }
    return lessonTable.verdict();
  }

  private void tell(Table<P> table, Chronicler chronicler) {
    List<Table.Told> all = table.told();
    for (int i = Math.min(told, all.size()); i < all.size(); i++) {
      console.lines(chronicler.tell(all, i, step.seat(), console.width(), Paint.PLAIN));
    }
    told = all.size();
  }

  private String in(Said said) {
    return said.in(messages.language());
  }

  private void wrap(String text) {
    console.lines(Paint.wrap(text, console.width(), 0));
  }

  @Override
  public String save(String file) {
    return messages.say("learn.no-save");
  }

  @Override
  public boolean resigns(int seat) {
    console.line(messages.say("learn.no-resigning"));
    return false;
  }

  @Override
  public boolean finishes() {
    return resigns(step.seat());
  }

  @Override
  public boolean undoOther() {
    return false;
  }

  @Override
  public boolean isUnsaved() {
    return false;
  }

  @Override
  public List<AttributedString> rules(String word, int width) {
    return RuleSearch.about(ledger, messages, word, width);
  }

  @Override
  public @Nullable String meaning(Clause clause) {
    Said said = step.refusals().get(clause.id());
    return said == null ? null : in(said);
  }
}
