package banneret.cli.session;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.bots.Deliberation;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import banneret.play.Reasons;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * What bots at a table tell people: why they said what they said, and what they would say instead.
 *
 * @param <P> the game's position
 */
public final class Advice<P extends Position<P>> {
  private static final String ADVISER = "hard@1s";

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;
  private final Console console;
  private final ClockAndThreads means;
  private final WeighedOptions weighings;
  private final List<@Nullable Reasons<P>> reasons = new ArrayList<>();
  private int last = -1;

  Advice(
      Table<P> table,
      Texts texts,
      Messages messages,
      Display display,
      Console console,
      ClockAndThreads means) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
    this.console = console;
    this.means = means;
    this.weighings = new WeighedOptions(texts, messages, display);
    for (int seat = 0; seat < table.record().setup().seats(); seat++) {
      reasons.add(null);
    }
  }

  /** Has a bot find its line, and keeps its reasons. */
  String speak(int seat, Bot<P> bot, boolean slow) {
    if (slow) {
      console.status(messages.say("thinking", "who", name(seat)));
    }
    Reasons<P> found = Reasons.of(table, seat, bot);
    if (slow) {
      console.status("");
    }
    reasons.set(seat, found);
    last = seat;
    return found.line();
  }

  private String name(int seat) {
    return texts.name("seat", seat);
  }

  /**
   * Why a bot said its last line, as far as the listener may know.
   *
   * @param whom the bot's seat by name, or nothing for the last bot that spoke
   */
  List<AttributedString> why(int listener, String whom) {
    int seat = last;
    if (!whom.isBlank()) {
      seat = reasons.size() - 1;
      while (seat >= 0 && !name(seat).equalsIgnoreCase(whom.strip())) {
        seat--;
      }
    }
    Reasons<P> found = seat < 0 ? null : reasons.get(seat);
    Reasons.Told told = found == null ? null : found.tell(listener);
    if (told == null) {
      return whom.isBlank()
          ? List.of()
          : Paint.wrap(messages.say("why.untold", "who", whom), console.width(), 2);
    }
    return tell(seat, listener, told);
  }

  private List<AttributedString> tell(int seat, int listener, Reasons.Told told) {
    int width = console.width();
    Deliberation deliberation = told.deliberation();
    List<AttributedString> lines = new ArrayList<>();
    String said = messages.say("why.bot", "who", name(seat), "line", deliberation.line());
    lines.addAll(Paint.wrap(new AttributedString(said, Paint.BOLD), width, 2));
    for (int left = deliberation.owed(); left != 0; left &= left - 1) {
      String whom = name(Integer.numberOfTrailingZeros(left));
      lines.addAll(Paint.wrap(messages.say("why.owed", "who", name(seat), "whom", whom), width, 2));
    }
    if (told.imagined()) {
      boolean silent = deliberation.words().isEmpty();
      String key = silent ? "why.secret" : "why.imagined";
      lines.addAll(Paint.wrap(messages.say(key, "who", name(seat)), width, 2));
    }
    SeatView sight = SeatView.of(table.view(listener), null);
    lines.addAll(weighings.lines(sight, deliberation, "", width));
    return lines;
  }

  /**
   * What a strong bot would say, and what it weighs.
   *
   * @param shown gives a line in the reader's words
   */
  List<AttributedString> hint(int seat, String said, UnaryOperator<String> shown) {
    int width = console.width();
    Bot<P> adviser = Bots.named(ADVISER, table.inForce(), means);
    console.status(messages.say("hint.thinking"));
    Deliberation deliberation =
        Deliberation.of(
            table,
            seat,
            adviser,
            said,
            line -> console.status(messages.say("hint.so-far", "line", shown.apply(line))));
    console.status("");
    if (deliberation.words().isEmpty()) {
      return Paint.wrap(messages.say("hint.none"), width, 2);
    }
    List<AttributedString> lines =
        new ArrayList<>(
            Paint.wrap(
                new AttributedString(
                    messages.say("hint.line", "line", shown.apply(deliberation.line())),
                    Paint.BOLD),
                width,
                2));
    SeatView sight = SeatView.of(table.view(seat), null);
    lines.addAll(weighings.lines(sight, deliberation, "", width));
    return lines;
  }
}
