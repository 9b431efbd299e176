package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;

/**
 * Tries answers on a copy of a table, to see which chances of victory they leave at once.
 *
 * @param <P> the game's position
 */
final class Trial<P extends Position<P>> {
  /** How many words what was begun may take until it is done. */
  private static final int PATIENCE = 12;

  private final Game<P> game;
  private final Chances<P> chances;
  private final P trial;
  private final P next;
  private final Engine<P> engine;
  private final Noticed luck;
  private final Options words = new Options();
  private final double[] left;

  Trial(Game<P> game, P table, Chances<P> chances, Seeded luck) {
    this.game = game;
    this.chances = chances;
    this.luck = new Noticed(luck);
    trial = table.copy();
    next = table.copy();
    engine = new Engine<>(trial, this.luck);
    left = new double[table.seats()];
  }

  /** The seat's chances right after an answer. */
  double after(P table, int seat, int answer) {
    trial.copyFrom(table);
    return answer(trial, seat, answer);
  }

  /**
   * The seat's chances when what an answer begins is done, each word by what looks best at once, as
   * far as that needs no luck.
   */
  double outcome(P table, int seat, int answer) {
    double chance = after(table, seat, answer);
    double best = -1;
    int follow = 0;
    for (int word = 0; word < PATIENCE && follow >= 0 && isUnderWay(trial, seat); word++) {
      engine.sit(trial, luck);
      engine.options(seat, words);
      follow = -1;
      for (int i = 0; i < words.size(); i++) {
        next.copyFrom(trial);
        double worth = answer(next, seat, words.get(i));
        if (!luck.used) {
          if (follow < 0 || worth > chance) {
            chance = worth;
            follow = i;
          }
          best = isUnderWay(next, seat) ? best : Math.max(best, worth);
        }
      }
      if (follow >= 0) {
        answer(trial, seat, words.get(follow));
      }
    }
    return Math.max(best, chance);
  }

  private boolean isUnderWay(P copy, int seat) {
    return Engine.awaited(copy) == 1 << seat && game.isUnderWay(copy);
  }

  private double answer(P copy, int seat, int answer) {
    luck.used = false;
    engine.sit(copy, luck);
    engine.answer(seat, answer);
    chances.open(copy, left);
    return left[seat];
  }

  /** Luck that tells whether it was needed. */
  private static final class Noticed extends Chance {
    private final Seeded luck;
    private boolean used;

    Noticed(Seeded luck) {
      this.luck = luck;
    }

    @Override
    public int below(Luck what, int n) {
      used = true;
      return luck.below(n);
    }
  }
}
