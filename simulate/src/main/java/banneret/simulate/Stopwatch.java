package banneret.simulate;

import java.util.ArrayList;
import java.util.List;

/** Times the bots of one game at a time: whole lines, which may take several choices. */
final class Stopwatch {
  private static final double GRACE = 1.1;
  private static final double NANOS = 1e6;

  private final Simulation simulation;
  private final List<Sitter> sitters = new ArrayList<>();
  private Sitter current = new Sitter(0, 0);
  private long started;

  Stopwatch(Simulation simulation) {
    this.simulation = simulation;
  }

  /** A bot at a seat. */
  private static final class Sitter {
    private final int bot;
    private final double given;
    private int decisions;
    private double sum;
    private double worst;
    private int late;
    private int firsts;
    private int lasts;
    // Of the line that is being said.
    private boolean chose;
    private double nanos;
    private boolean first = true;
    private boolean last = true;

    /**
     * @param given how many milliseconds it may take, or 0
     */
    Sitter(int bot, int given) {
      this.bot = bot;
      this.given = given == 0 ? Double.MAX_VALUE : given * GRACE;
    }

    void end() {
      if (chose) {
        double millis = nanos / NANOS;
        decisions++;
        sum += millis;
        worst = Math.max(worst, millis);
        late += millis > given ? 1 : 0;
        firsts += first ? 1 : 0;
        lasts += last ? 1 : 0;
      }
      chose = false;
      nanos = 0;
      first = true;
      last = true;
    }

    Pace pace() {
      boolean idle = decisions > 0 && (firsts == decisions || lasts == decisions);
      return new Pace(1, decisions, sum, worst, late, firsts, idle ? 1 : 0);
    }
  }

  /**
   * Begins another game.
   *
   * @param bots the bot of the list at each seat
   */
  void reset(List<Integer> bots) {
    sitters.clear();
    for (int bot : bots) {
      sitters.add(new Sitter(bot, simulation.millis(simulation.bots().get(bot))));
    }
  }

  /** A seat is asked for a choice. */
  void start(int seat) {
    current = sitters.get(seat);
    started = System.nanoTime();
  }

  /** It has chosen the first of its options, or the last, or another. */
  void stop(boolean first, boolean last) {
    current.nanos += System.nanoTime() - started;
    current.chose = true;
    current.first &= first;
    current.last &= last;
  }

  /** A seat's line is at its end. */
  void end(int seat) {
    sitters.get(seat).end();
  }

  /** What each bot of the list took in this game. */
  List<Pace> paces() {
    List<Pace> paces = new ArrayList<>();
    for (int bot = 0; bot < simulation.bots().size(); bot++) {
      Pace pace = Pace.NONE;
      for (Sitter sitter : sitters) {
        pace = sitter.bot == bot ? pace.plus(sitter.pace()) : pace;
      }
      paces.add(pace);
    }
    return List.copyOf(paces);
  }
}
