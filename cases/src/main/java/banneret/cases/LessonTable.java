package banneret.cases;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * A step of a lesson that somebody tries: the table, those who play against the learner, and
 * whether it is solved.
 *
 * @param <P> the game's position
 */
public final class LessonTable<P extends Position<P>> {
  /** How it stands. */
  public enum Verdict {
    OPEN,
    SOLVED,
    MISSED
  }

  private static final String OTHERS = "greedy";
  private static final int SEED = 17;

  /** Who never comes to an end has missed it. */
  private static final int MOST_LINES = 60;

  private final LessonStep step;
  private final Table<P> table;
  private final List<List<String>> scripts = new ArrayList<>();
  private int spoken;

  public LessonTable(Game<P> game, LessonStep step) {
    this.step = step;
    Case solution = step.solution();
    Chance luck = new LessonLuck(solution.chance(), SEED);
    Tree.Fields given = solution.given();
    Tree.Fields setup = solution.setup();
    table =
        given != null
            ? Table.from(game, given, luck, solution.asksAll())
            : Table.open(
                game,
                new Setup(
                    setup.numberOr("seats", game.minSeats(), 1, 8), setup.fieldsIfAny("options")),
                luck,
                solution.asksAll());
    for (int seat = 0; seat < table.record().setup().seats(); seat++) {
      scripts.add(new ArrayList<>(step.lines(seat)));
    }
  }

  public LessonStep step() {
    return step;
  }

  public Table<P> table() {
    return table;
  }

  /** The learner says a line. */
  public Reply answer(String line) {
    return table.answer(step.seat(), line);
  }

  /** What the lesson itself would say next for the learner, or nothing. */
  public String solution() {
    List<String> lines = scripts.get(step.seat());
    return answers() < lines.size() ? lines.get(answers()) : "";
  }

  /** One of the others says a line, if it is their turn and nothing is decided yet. */
  public boolean others() {
    int awaited = table.awaited();
    if (awaited == 0 || (awaited >>> step.seat() & 1) != 0 || verdict() != Verdict.OPEN) {
      return false;
    }
    spoken++;
    int seat = Integer.numberOfTrailingZeros(awaited);
    if (table.answer(seat, line(seat)) instanceof Reply.Refused refused) {
      throw new IllegalStateException("refused: " + refused.refusal());
    }
    return true;
  }

  /** What another seat says: its line of the lesson where it fits, else whatever a bot would. */
  private String line(int seat) {
    List<String> script = scripts.get(seat);
    if (!script.isEmpty() && table.draft(seat, script.getFirst(), false).refusal() == null) {
      return script.removeFirst();
    }
    View<P> view = new View<>(table.game(), table.view(seat).deal(new Seeded(SEED + spoken)), seat);
    return view.line(Bots.<P>named(OTHERS, SEED + spoken)::choose);
  }

  /** Whether what is to come of it has come; it is missed when the learner has no answer left. */
  public Verdict verdict() {
    List<String> differences = new ArrayList<>();
    int toldBefore = table.told().size() - table.toldAfter(table.inForce() - 1).size();
    new Expectation<>(table, step.solution().known(), toldBefore).check(step.goal(), differences);
    if (differences.isEmpty()) {
      return Verdict.SOLVED;
    }
    boolean isOver = table.standing() != null || spoken >= MOST_LINES;
    boolean isAsked = (table.awaited() >>> step.seat() & 1) != 0;
    return isOver || (isAsked && answers() >= step.moves()) ? Verdict.MISSED : Verdict.OPEN;
  }

  /** How many answers of the learner are in force. */
  private int answers() {
    List<Boolean> own = new ArrayList<>();
    for (Entry entry : table.entriesFrom(0)) {
      switch (entry) {
        case Entry.Begun begun -> own.add(false);
        case Entry.Answered answered -> own.add(answered.seat() == step.seat());
        case Entry.Opened opened -> own.add(!opened.lines().get(step.seat()).isEmpty());
        case Entry.Stopped stopped -> own.add(false);
        case Entry.Undone undone -> own.subList(own.size() - undone.count(), own.size()).clear();
      }
    }
    return (int) own.stream().filter(mine -> mine).count();
  }
}
