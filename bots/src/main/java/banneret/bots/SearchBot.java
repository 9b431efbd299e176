package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Searches ahead as long as its level allows, and chooses what it tried most.
 *
 * @param <P> the game's position
 */
public final class SearchBot<P extends Position<P>> implements Bot<P> {
  private static final Comparator<Thought> BEST =
      Comparator.comparingInt(Thought::visits).thenComparingDouble(Thought::chance).reversed();

  private static final int MEMORY = 2;
  private static final double GRATITUDE = 0.1;
  // Of the time for a line its first word takes this part, each further one the other part of what
  // is left then.
  private static final double FIRST = 2 / 3.0;

  private final Seeded luck;
  private final Level level;
  private final ClockAndThreads means;
  private final Options options = new Options();
  private final List<Search<P>> searches = new ArrayList<>();
  private List<Thought> thoughts = List.of();
  private int last;
  private double timeLeft;
  private int round;
  // The round in which each seat last did this one a favour.
  private int[] favours = {};

  SearchBot(int seed, Level level, ClockAndThreads means) {
    luck = new Seeded(seed);
    this.level = level;
    this.means = means;
  }

  @Override
  public int choose(View<P> view) {
    P table = view.deal(luck);
    remember(view, table);
    view.options(options);
    if (options.size() == 1) {
      thoughts = List.of();
      return options.get(0);
    }
    int obvious = view.game().obvious(table, view.seat(), options);
    if (obvious != Game.UNCLEAR) {
      thoughts = List.of();
      return obvious;
    }
    int known = sit(view);
    if (level.millis() == 0 || !means.hasClock()) {
      searchRounds(known, level.rounds() > 0 ? level.rounds() : view.game().moment());
    } else {
      searchFor(view.isLineBegun(), known > 0);
    }
    last = decide();
    return last;
  }

  private void remember(View<P> view, P table) {
    if (favours.length == 0) {
      favours = new int[table.seats()];
    }
    round = view.game().round(table);
    for (int left = view.game().helpers(table, view.seat()); left != 0; left &= left - 1) {
      favours[Integer.numberOfTrailingZeros(left)] = round;
    }
  }

  /** The seats to which it owes something, a bit each: they did it a favour not long ago. */
  private int debts() {
    int debts = 0;
    for (int seat = 0; seat < favours.length; seat++) {
      debts |= favours[seat] > 0 && round - favours[seat] <= MEMORY ? 1 << seat : 0;
    }
    return debts;
  }

  private double[] regard() {
    double[] regard = new double[favours.length];
    for (int left = debts(); left != 0; left &= left - 1) {
      regard[Integer.numberOfTrailingZeros(left)] = GRATITUDE;
    }
    return regard;
  }

  @Override
  public int owed() {
    return debts();
  }

  @Override
  public void rest() {
    searches.clear();
  }

  @Override
  public List<Thought> thoughts() {
    return thoughts;
  }

  /** Goes on with the searches if this belongs to the line; returns how many rounds are known. */
  private int sit(View<P> view) {
    boolean goesOn = !searches.isEmpty();
    for (Search<P> search : searches) {
      goesOn = goesOn && search.goOn(view, last);
    }
    if (goesOn) {
      return searches.getFirst().rounds();
    }
    searches.clear();
    double[] regard = regard();
    for (int i = 0; i < means.threads(); i++) {
      searches.add(new Search<>(view, luck.next(), level.style(), regard));
    }
    return 0;
  }

  /** Searches as many of these rounds as are not known already. */
  private void searchRounds(int known, int rounds) {
    int share = (rounds + searches.size() - 1) / searches.size();
    work(search -> {
      for (int i = Math.min(known, share - 1); i < share; i++) {
        search.round();
      }
    });
  }

  /**
   * Searches for its part of the time that the whole line may take. Who comes to a line that others
   * have begun has the time of a whole one.
   *
   * @param goesOn true if this goes on with a line of its own
   */
  private void searchFor(boolean lineIsBegun, boolean goesOn) {
    boolean isFirst = !lineIsBegun || (!goesOn && timeLeft <= 0);
    timeLeft = isFirst ? level.millis() : timeLeft;
    double start = means.millis();
    searchUntil(start + timeLeft * (isFirst ? FIRST : 1 - FIRST));
    if (searches.getFirst().endsLine()) {
      searchUntil(start + timeLeft);
    }
    timeLeft -= means.millis() - start;
  }

  private void searchUntil(double end) {
    work(search -> {
      do {
        search.round();
      } while (means.millis() < end);
    });
  }

  private void work(Consumer<Search<P>> task) {
    List<Runnable> tasks = new ArrayList<>();
    for (Search<P> search : searches) {
      tasks.add(() -> task.accept(search));
    }
    means.work(tasks);
  }

  private int decide() {
    Node<P> root = searches.getFirst().root();
    Node<P> all = root;
    if (searches.size() > 1) {
      all = new Node<>(root.question, root.seat, root.sight, options, new double[options.size()]);
      for (Search<P> search : searches) {
        all.add(search.root());
      }
    }
    List<Thought> weighed = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      int edge = all.edge(options.get(i), i);
      int tried = all.tried(edge);
      weighed.add(new Thought(all.code(edge), tried, tried == 0 ? 0 : all.chance(edge)));
    }
    weighed.sort(BEST);
    thoughts = List.copyOf(weighed);
    for (Thought thought : thoughts) {
      if (thought.visits() > 0 && (level.slips() == 0 || luck.below(100) >= level.slips())) {
        return thought.choice();
      }
    }
    return thoughts.getFirst().choice();
  }
}
