package banneret.kernel.facts;

import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The phase of a turn that a position written by hand begins with: {@code begin}, before the turn,
 * or a word for one of its steps. It is never written, since the steps are.
 *
 * @param <P> the game's position
 */
public final class Phases<P extends Position<P>> implements Form<P> {
  private final Names names;
  private final Step<P> begin;
  private final List<Step<P>> steps;
  private final Consumer<P> begun;

  /**
   * The phases of a turn.
   *
   * @param words a word for each step
   * @param begin what begins a turn
   * @param steps what a turn consists of, in order
   */
  public Phases(List<String> words, Step<P> begin, List<Step<P>> steps) {
    this(words, begin, steps, table -> {});
  }

  /**
   * The same.
   *
   * @param begun what is so in every turn that has begun
   */
  public Phases(List<String> words, Step<P> begin, List<Step<P>> steps, Consumer<P> begun) {
    List<String> all = new ArrayList<>(List.of("begin"));
    all.addAll(words);
    names = new Names("phase", List.copyOf(all));
    this.begin = begin;
    this.steps = List.copyOf(steps);
    this.begun = begun;
  }

  /** A turn begins: where no phase is said. */
  public void begin(P table) {
    table.begin(begin);
  }

  @Override
  public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
    return null;
  }

  @Override
  public void read(P table, byte[] cells, int index, Tree tree) {
    int phase = tree.asId(names);
    if (phase == 0) {
      begin(table);
      return;
    }
    begun.accept(table);
    for (int i = steps.size() - 1; i >= phase - 1; i--) {
      table.begin(steps.get(i));
    }
  }
}
