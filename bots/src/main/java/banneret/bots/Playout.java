package banneret.bots;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;

/**
 * Plays positions to the end, every choice at random, and counts the questions on the way.
 *
 * @param <P> the game's position
 */
public final class Playout<P extends Position<P>> {
  private final Seeded luck = new Seeded(0);
  private final Options options = new Options();
  private final Engine<P> engine;
  private int questions;
  private int decisions;

  /** A player of tables such as this one. */
  public Playout(P table) {
    engine = new Engine<>(table, luck);
  }

  /**
   * Plays the table to its end.
   *
   * @return true if it came to an end, false if so many questions were not enough
   */
  public boolean play(P table, int seed, int limit) {
    luck.reseed(seed);
    engine.sit(table, luck);
    engine.run();
    int asked = 0;
    int chosen = 0;
    int awaited = engine.awaited();
    while (awaited != 0 && asked < limit) {
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.options(seat, options);
      int count = options.size();
      asked++;
      if (count > 1) {
        chosen++;
        engine.answer(seat, options.get(luck.below(count)));
      } else {
        engine.answer(seat, options.get(0));
      }
      awaited = engine.awaited();
    }
    questions += asked;
    decisions += chosen;
    return awaited == 0;
  }

  /** Begins to count again. */
  public void forget() {
    questions = 0;
    decisions = 0;
  }

  /** All questions that were asked. */
  public int questions() {
    return questions;
  }

  /** The questions that left a choice: two options or more. */
  public int decisions() {
    return decisions;
  }
}
