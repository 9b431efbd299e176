package banneret.cli.session;

import banneret.cli.screen.Display;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** Tells what happened, a line for each event and one for the arithmetic behind it. */
public final class Chronicler {
  /** Reads what all may read when the game is over: every secret. */
  public static final int ALL_KNOWING = -2;

  /** How many events back one thing that happened may begin. */
  private static final int AFFAIR = 8;

  private final Texts texts;
  private final Display display;
  private final Supplier<SeatView> sight;
  private final List<String> names;

  /**
   * @param sight what all see of the table
   */
  Chronicler(Texts texts, int seats, Display display, Supplier<SeatView> sight) {
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
    SeatView seen = sight.get();
    List<Table.Told> since = told.subList(at + 1, told.size());
    String said = display.annotate(seen, texts.say(event, seat), since);
    String text = said.isEmpty() ? said : Character.toUpperCase(said.charAt(0)) + said.substring(1);
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

  /**
   * The last thing told that has arithmetic behind it, and before it what led to it: other sums
   * told shortly before, such as the dice of an attack before its hits.
   */
  static List<Event> lastSums(List<Table.Told> told) {
    List<Event> found = new ArrayList<>();
    Set<String> names = new TreeSet<>();
    int left = AFFAIR;
    for (int at = told.size() - 1; at >= 0 && left > 0; at--) {
      Event event = told.get(at).event();
      left -= found.isEmpty() ? 0 : 1;
      if (event.sums().length > 0) {
        boolean again = false;
        for (Breakdown sum : event.sums()) {
          again |= names.contains(sum.name());
        }
        if (again) {
          break;
        }
        for (Breakdown sum : event.sums()) {
          names.add(sum.name());
        }
        found.addFirst(event);
      }
    }
    return found;
  }
}
