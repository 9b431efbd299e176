package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import java.util.ArrayList;
import java.util.List;

/**
 * Seats that stop playing before the end. If fewer than two go on, the game ends as it stands: by
 * points, with those who resigned behind all who did not. Otherwise it goes on, whoever answers for
 * the seat, and whoever resigned is behind the others whatever becomes of the seat.
 */
public final class Stopping {
  private static final Clause RESIGNING = new Clause("table.resigning");
  private static final Clause AGREEING = new Clause("table.agreeing");

  /** What may be told of seats that stop playing. */
  public static final List<Happening> HAPPENINGS =
      List.of(
          Happening.of("resigned", RESIGNING, "who:seat"),
          Happening.of("left-alone", RESIGNING, "who:seat"),
          Happening.of("agreed-to-end", AGREEING));

  private Stopping() {}

  /** The seats that have neither lost nor stopped, a bit each. */
  static <P extends Position<P>> int playing(Game<P> game, P table, List<Integer> stopped) {
    int playing = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      playing |= game.isOut(table, seat) ? 0 : 1 << seat;
    }
    for (int seats : stopped) {
      playing &= ~seats;
    }
    return playing;
  }

  /** Tells of it, and ends the game if fewer than two go on. */
  static <P extends Position<P>> void apply(
      Game<P> game, Engine<P> engine, Entry.Stopped entry, List<Integer> before) {
    P table = engine.table();
    boolean agreed = entry.why() == Entry.Stop.AGREED;
    int left = playing(game, table, before) & ~entry.seats();
    if (agreed) {
      engine.tell(HAPPENINGS.get(2));
    } else {
      engine.tell(HAPPENINGS.get(0), Integer.numberOfTrailingZeros(entry.seats()));
    }
    if (Integer.bitCount(left) > 1) {
      return;
    }
    int[] points = points(game, table);
    int[] ranks = points.clone();
    List<Integer> resigned = new ArrayList<>(before);
    if (!agreed) {
      resigned.add(entry.seats());
    }
    if (left != 0) {
      int last = Integer.numberOfTrailingZeros(left);
      ranks[last] = Integer.MAX_VALUE;
      engine.tell(HAPPENINGS.get(1), last);
    }
    Clause clause = agreed ? AGREEING : RESIGNING;
    engine.end(Standing.ranked(ranks, points, clause).behind(resigned));
  }

  /** Puts those who have resigned behind the others at the end of a game that went on. */
  static <P extends Position<P>> void settle(Engine<P> engine, List<Integer> stopped) {
    Standing standing = engine.table().standing();
    if (standing != null && !stopped.isEmpty()) {
      engine.end(standing.behind(stopped));
    }
  }

  static <P extends Position<P>> int[] points(Game<P> game, P table) {
    int[] points = new int[table.seats()];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = game.points(table, seat);
    }
    return points;
  }
}
