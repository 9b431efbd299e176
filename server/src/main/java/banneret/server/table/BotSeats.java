package banneret.server.table;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import banneret.server.store.Store;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The seats of a table that bots play.
 *
 * @param <P> the game's position
 */
final class BotSeats<P extends Position<P>> implements AsksBots {
  private static final int LONGEST_FOR_BOTS = 50_000;
  private static final String BOT = "bot:"; // No client's id has a colon.

  private final SharedTable<P> table;
  private final Map<Integer, Sitter<P>> sitters = new HashMap<>();

  BotSeats(SharedTable<P> table) {
    this.table = table;
  }

  /** A bot and the name it was called by. */
  private record Sitter<P extends Position<P>>(String name, Bot<P> bot) {}

  /** What a bot is asked. */
  private record Question<P extends Position<P>>(
      Sitter<P> sitter, View<P> view, int seat, int seq) {}

  @Override
  public String id() {
    return table.id();
  }

  @Override
  public String whose() {
    return table.whose();
  }

  @Override
  public boolean isAwaited() {
    return table.chairs().all().stream().anyMatch(one -> one.person() != null && one.bot() == null);
  }

  /** The bots that are asked, a bit for each seat; those who would play for ever are not. */
  private int awaited() {
    return table.is(Store.PLAYING) && table.seq() >= 0 && table.seq() < LONGEST_FOR_BOTS
        ? table.playing().awaited() & table.chairs().bots()
        : 0;
  }

  @Override
  public int awaitedBotMillis() {
    int[] millis = {-1};
    table.ifHere(() -> {
      int asked = awaited();
      if (asked != 0) {
        millis[0] = Bots.millis(name(Integer.numberOfTrailingZeros(asked)));
      }
    });
    return millis[0];
  }

  private String name(int seat) {
    return String.valueOf(table.chairs().ofSeat(seat).bot());
  }

  /** It thinks without the lock. */
  @Override
  public @Nullable Said think(ClockAndThreads means) {
    Optional<Question<P>> asked = table.look(() -> asked(means));
    if (asked.isEmpty()) {
      return null;
    }
    Question<P> question = asked.get();
    Bot<P> bot = question.sitter.bot;
    Options options = new Options();
    boolean[] chose = {false};
    String line =
        question.view.line(view -> {
          view.options(options);
          chose[0] |= options.size() > 1;
          return bot.choose(view);
        });
    bot.rest();
    return new Said(question.sitter.name, question.seat, question.seq, line, !chose[0]);
  }

  private Optional<Question<P>> asked(ClockAndThreads means) {
    int asked = awaited();
    if (asked == 0) {
      return Optional.empty();
    }
    int seat = Integer.numberOfTrailingZeros(asked);
    int seed = table.playing().seed(seat);
    String name = name(seat);
    Sitter<P> sitter = sitters.get(seat);
    if (sitter == null || !sitter.name.equals(name)) {
      sitter = new Sitter<>(name, Bots.<P>named(name, seed, means));
      sitters.put(seat, sitter);
    }
    return Optional.of(new Question<>(sitter, table.playing().view(seat, seed), seat, table.seq()));
  }

  @Override
  public void say(Said said) {
    table.attempt(() -> {
      boolean asked = (awaited() >>> said.seat() & 1) != 0;
      if (asked && said.seq() == table.seq()) {
        table.moves().answerForBot(said.seat(), said.line(), BOT + said.seq(), said.seq());
      }
      return asked;
    });
  }
}
