package banneret.play;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.Deliberation;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a bot said what it said, for those who may know: nothing before they may read its line, and
 * nothing that hangs on what they cannot know.
 *
 * @param <P> the game's position
 */
public final class Reasons<P extends Position<P>> {
  private static final int DEALS = 200;
  private static final int IMAGINED = 6;
  private static final String IMAGINED_BOT = "normal@400";
  private static final Comparator<Deliberation.Weighed> BEST =
      Comparator.comparingInt(Deliberation.Weighed::visits)
          .thenComparingDouble(Deliberation.Weighed::chance)
          .reversed();

  private final Table<P> table;
  private final int seat;
  private final Deliberation deliberation;
  private final int entry;
  private final List<View<P>> before = new ArrayList<>();

  /**
   * Why it said it, as a listener may know.
   *
   * @param imagined true if the bot knew what the listener cannot know: these are the reasons of
   *     one who knows as much as the listener
   */
  public record Told(Deliberation deliberation, boolean imagined) {}

  private Reasons(Table<P> table, int seat, Deliberation deliberation) {
    this.table = table;
    this.seat = seat;
    this.deliberation = deliberation;
    entry = table.record().entries().size();
    for (int other = 0; other < table.record().setup().seats(); other++) {
      before.add(table.view(other));
    }
  }

  /** Has a bot find its line for the question that waits for its seat, and keeps the reasons. */
  public static <P extends Position<P>> Reasons<P> of(Table<P> table, int seat, Bot<P> bot) {
    return new Reasons<>(table, seat, Deliberation.of(table, seat, bot));
  }

  /** What the bot says. */
  public String line() {
    return deliberation.line();
  }

  /** What a seat may be told; null if it may not know the line, or if there were no reasons. */
  public @Nullable Told tell(int listener) {
    if (deliberation.words().isEmpty() || !isHeard(listener)) {
      return null;
    }
    return knowsNoLess(listener)
        ? new Told(deliberation, false)
        : new Told(imagine(listener), true);
  }

  private boolean isHeard(int listener) {
    List<Entry> entries = table.record().entries();
    int heard =
        entry >= entries.size()
            ? 0
            : switch (entries.get(entry)) {
              case Entry.Answered answered -> answered.heard();
              case Entry.Opened opened -> opened.heard().get(seat);
              case Entry.Begun begun -> 0;
              case Entry.Stopped stopped -> 0;
              case Entry.Undone undone -> 0;
            };
    return heard == Entry.ALL || (heard >>> listener & 1) != 0;
  }

  /** True if the listener knew all that the bot knew: however the rest lies, the bot sees it so. */
  private boolean knowsNoLess(int listener) {
    View<P> own = before.get(seat);
    for (int i = 0; i < DEALS; i++) {
      P dealt = before.get(listener).deal(new Seeded(i));
      if (!own.tree().equals(own.game().view(dealt, seat))) {
        return false;
      }
    }
    return true;
  }

  /** What bots weigh at the same words, wherever the secrets lie: what all of them could say. */
  private Deliberation imagine(int listener) {
    List<Deliberation> all = new ArrayList<>();
    for (int i = 0; i < IMAGINED; i++) {
      Seeded luck = new Seeded(i);
      Table<P> imagined = table(before.get(listener).deal(luck));
      if ((imagined.awaited() >>> seat & 1) != 0) {
        all.add(
            Deliberation.along(
                imagined, seat, line(), () -> Bots.named(IMAGINED_BOT, luck.next())));
      }
    }
    List<Deliberation.Word> words = new ArrayList<>();
    for (Deliberation.Word word : all.isEmpty() ? words : all.getFirst().words()) {
      List<Deliberation.Word> same = new ArrayList<>();
      for (Deliberation one : all) {
        one.words().stream().filter(it -> it.before().equals(word.before())).forEach(same::add);
      }
      Deliberation.Word told = shared(same);
      if (same.size() == all.size() && told.options().size() > 1) {
        words.add(told);
      }
    }
    return new Deliberation(line(), List.copyOf(words), deliberation.owed());
  }

  /** A table that goes on from a position, and asks even where there is no choice. */
  private Table<P> table(P position) {
    GameRecord header = table.record();
    GameRecord record =
        new GameRecord(
            header.game(),
            header.edition(),
            header.content(),
            header.setup(),
            true,
            Positions.write(table.game(), position),
            List.of(new Entry.Begun(List.of())));
    return Table.replay(table.game(), record, Integer.MAX_VALUE, new Seeded(0));
  }

  /** One word with the options that come up everywhere, and all that was found of them. */
  private static Deliberation.Word shared(List<Deliberation.Word> words) {
    Deliberation.Word first = words.getFirst();
    List<Deliberation.Weighed> options = new ArrayList<>();
    for (Deliberation.Weighed option : first.options()) {
      int found = 0;
      int visits = 0;
      double sum = 0;
      for (Deliberation.Word word : words) {
        for (Deliberation.Weighed other : word.options()) {
          if (other.choice().phrase().equals(option.choice().phrase())) {
            found++;
            visits += other.visits();
            sum += other.visits() * other.chance();
          }
        }
      }
      if (found == words.size()) {
        options.add(
            new Deliberation.Weighed(option.choice(), visits, visits == 0 ? 0 : sum / visits));
      }
    }
    options.sort(BEST);
    return new Deliberation.Word(first.before(), first.asked(), first.said(), options);
  }
}
