package banneret.cli.screen;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.play.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Shows a game that has no board of its own here: what a seat may know, as a list of facts. */
public final class PlainDisplay implements Display {
  private final String game;

  public PlainDisplay(String game) {
    this.game = game;
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public String mark(int seat) {
    return "";
  }

  @Override
  public AttributedStyle style(int seat) {
    return Paint.seat(seat);
  }

  /** Nothing is known here of what is secret, so a seat always looks alone. */
  @Override
  public boolean hasHands(SeatView sight) {
    return true;
  }

  @Override
  public boolean isBrief() {
    return false;
  }

  @Override
  public List<AttributedString> board(SeatView sight, Map<Integer, Integer> numbers) {
    return List.of();
  }

  @Override
  public List<AttributedString> panel(SeatView sight, int width) {
    List<AttributedString> lines = new ArrayList<>();
    Formats.yaml(sight.view())
        .lines()
        .forEach(line -> lines.addAll(Paint.wrap(Paint.faint(line), width, 4)));
    return lines;
  }

  @Override
  public List<AttributedString> hand(SeatView sight, int width) {
    return panel(sight, width);
  }

  @Override
  public @Nullable String explain(SeatView sight, Event event) {
    return null;
  }

  @Override
  public String annotate(SeatView sight, String text, boolean ids) {
    return text;
  }

  @Override
  public @Nullable String because(SeatView sight, Clause clause, String line) {
    return null;
  }

  @Override
  public List<AttributedString> look(SeatView sight, String place, int width) {
    return List.of();
  }
}
