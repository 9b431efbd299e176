package banneret.cli.command;

import banneret.cases.Lesson;
import banneret.cases.LessonStep;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.session.LessonSession;
import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.play.BotThreads;
import banneret.play.Lessons;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Teaches a game in the terminal: its lessons, step by step. */
@Command(name = "learn", mixinStandardHelpOptions = true, sortOptions = false)
public final class LearnCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game", arity = "0..1")
  private @Nullable String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "${bundle:label.lesson}",
      descriptionKey = "lesson")
  private @Nullable String name;

  @Option(names = "--step", defaultValue = "1", paramLabel = "N")
  private int step;

  @Option(names = "--list")
  private boolean list;

  @Option(names = "--file", paramLabel = "${bundle:label.file}")
  private @Nullable Path file;

  @Option(names = "--ascii")
  private boolean ascii;

  @Mixin private PackOption packs;

  public LearnCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    try (Terminal terminal = GameDisplays.terminal()) {
      learn(GameDisplays.console(terminal, ascii));
    }
    return 0;
  }

  /** Teaches at this screen; returns true if whoever learns came to the end. */
  public boolean learn(Console console) {
    Titles titles = packs.titles(messages);
    if (file != null) {
      return learn(titles, Lessons.read(titles, context.existing(file)), console);
    }
    String id = game == null ? "battue" : game;
    context.title(titles, id);
    Map<String, Lesson> lessons = Lessons.of(titles, id);
    if (list) {
      lessons.forEach((word, lesson) -> list(word, lesson, console));
      console.flush();
      return true;
    }
    String wanted = name == null ? lessons.keySet().stream().findFirst().orElse("") : name;
    Lesson lesson = lessons.get(wanted);
    if (lesson == null) {
      String known = String.join(", ", lessons.keySet());
      throw messages.wrong("wrong.lesson", "game", id, "found", wanted, "known", known);
    }
    return learn(titles, lesson, console);
  }

  private void list(String word, Lesson lesson, Console console) {
    console.line(word + ": " + lesson.title().in(messages.language()));
    int number = 1;
    for (LessonStep one : lesson.steps()) {
      console.line("  " + number++ + " " + one.title().in(messages.language()));
    }
  }

  private boolean learn(Titles titles, Lesson lesson, Console console) {
    if (step < 1 || step > lesson.steps().size()) {
      throw messages.wrong("wrong.step", "n", lesson.steps().size(), "found", step);
    }
    return learn(titles, lesson.game(), lesson, console);
  }

  private <P extends Position<P>> boolean learn(
      Titles titles, Game<P> played, Lesson lesson, Console console) {
    Texts texts = titles.texts(played.id(), messages.language());
    Display display = GameDisplays.display(titles, texts, messages, played.id());
    try (BotThreads threads = BotThreads.spare()) {
      boolean whole =
          new LessonSession<>(
                  played,
                  lesson,
                  texts,
                  messages,
                  titles.ledger(played.id()),
                  display,
                  console,
                  threads)
              .play(step - 1);
      console.flush();
      return whole;
    }
  }
}
