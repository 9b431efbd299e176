package banneret.cli;

import banneret.kernel.Breakdown;
import banneret.kernel.Event;
import banneret.kernel.Table;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Tells what happened, a line for each event and one for the arithmetic behind it. */
final class Chronicler {
  /** Reads what all may read when the game is over: every secret. */
  static final int ALL_KNOWING = -2;

  private final Texts texts;
  private final Display display;
  private final Supplier<Sight> sight;
  private final List<String> names;

  /**
   * @param sight what all see of the table
   */
  Chronicler(Texts texts, int seats, Display display, Supplier<Sight> sight) {
    this.texts = texts;
    this.display = display;
    this.sight = sight;
    List<String> words = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      words.add(texts.name("seat", seat));
    }
    names = List.copyOf(words);
  }

  /** The names of the seats, in order. */
  List<String> names() {
    return names;
  }

  AttributedString named(String text) {
    return Paint.named(text, names, Paint.PLAIN, display);
  }

  /** One of the things told, for one reader. */
  List<AttributedString> tell(
      List<Table.Told> told, int at, int reader, int width, AttributedStyle style) {
    Event event = told.get(at).event();
    int seat =
        reader != ALL_KNOWING
            ? reader
            : event.audience() == 0 ? -1 : Integer.numberOfTrailingZeros(event.audience());
    Sight seen = sight.get();
    List<Table.Told> since = told.subList(at + 1, told.size());
    String text = display.annotate(seen, texts.say(event, seat), since);
    List<AttributedString> lines =
        new ArrayList<>(Paint.wrap(Paint.named(text, names, style, display), width, 4));
    String more = display.explain(seen, event);
    if (more != null) {
      lines.addAll(Paint.wrap(Paint.faint("    " + more), width, 4));
    }
    for (Breakdown sum : event.sums()) {
      lines.addAll(Paint.wrap(Paint.faint("    " + texts.say(sum)), width, 6));
    }
    return lines;
  }

  /** What was told from one event on, for one reader. */
  List<AttributedString> tell(List<Table.Told> told, int from, int reader, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int at = from; at < told.size(); at++) {
      lines.addAll(tell(told, at, reader, width, Paint.PLAIN));
    }
    return lines;
  }

  /** The last thing told that has arithmetic behind it, or null. */
  static @Nullable Event lastSum(List<Table.Told> told) {
    for (Table.Told one : told.reversed()) {
      if (one.event().sums().length > 0) {
        return one.event();
      }
    }
    return null;
  }
}
