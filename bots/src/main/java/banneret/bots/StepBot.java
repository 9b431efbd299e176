package banneret.bots;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.table.View;
import org.jspecify.annotations.Nullable;

/**
 * Looks one answer ahead, once, as the one-step look-ahead of other systems does: a yardstick, not
 * a player. Where all answer at once, the others say anything.
 *
 * @param <P> the game's position
 */
public final class StepBot<P extends Position<P>> implements Bot<P> {
  private final Seeded luck;
  private final Options options = new Options();
  private final Options others = new Options();
  private @Nullable P dealt;
  private @Nullable P trial;

  public StepBot(int seed) {
    luck = new Seeded(seed);
  }

  @Override
  public int choose(View<P> view) {
    view.options(options);
    if (options.size() == 1) {
      return options.get(0);
    }
    P start = dealt == null ? view.deal(luck) : dealt;
    P table = trial == null ? start.copy() : trial;
    view.deal(start, luck);
    Engine<P> engine = new Engine<>(table, luck);
    int best = -1;
    int most = 0;
    int alike = 0;
    for (int i = 0; i < options.size(); i++) {
      table.copyFrom(start);
      engine.answer(view.seat(), options.get(i));
      answerForOthers(engine, view.seat());
      int worth = view.game().value(table, view.seat());
      if (best < 0 || worth > most) {
        best = i;
        most = worth;
        alike = 1;
      } else if (worth == most && luck.below(++alike) == 0) {
        best = i;
      }
    }
    dealt = start;
    trial = table;
    return options.get(best);
  }

  private void answerForOthers(Engine<P> engine, int seat) {
    for (int awaited = engine.awaited();
        awaited != 0 && (awaited >>> seat & 1) == 0 && engine.table().step() instanceof SealedAsk;
        awaited = engine.awaited()) {
      int other = Integer.numberOfTrailingZeros(awaited);
      engine.options(other, others);
      engine.answer(other, others.get(luck.below(others.size())));
    }
  }
}
