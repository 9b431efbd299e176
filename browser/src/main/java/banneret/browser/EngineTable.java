package banneret.browser;

import banneret.bots.ClockAndThreads;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A table as JavaScript holds it: takes its values, and says everything as JSON. */
public final class EngineTable {
  /** The page's clock, and the one thread of a worker. */
  private static final ClockAndThreads CLOCK =
      new ClockAndThreads() {
        @Override
        public boolean hasClock() {
          return true;
        }

        @Override
        public double millis() {
          return now();
        }

        @Override
        public int threads() {
          return 1;
        }

        @Override
        public void work(List<Runnable> tasks) {
          tasks.forEach(Runnable::run);
        }
      };

  private final PageTable<?> table;

  EngineTable(PageTable<?> table) {
    this.table = table;
  }

  @JSBody(script = "return performance.now();")
  private static native double now();

  @JSExport
  public String state(int reader) {
    return table.state(reader).canonical();
  }

  @JSExport
  public String news(int reader, int after) {
    return table.news(reader, after).canonical();
  }

  @JSExport
  public String draft(int seat, String line) {
    return table.draft(seat, line).canonical();
  }

  @JSExport
  public String refused(int seat, String line) {
    return table.refused(seat, line).canonical();
  }

  @JSExport
  public String nearest(int seat, String line, String wish) {
    return table.nearest(seat, line, wish).canonical();
  }

  @JSExport
  public String measure(int seat, String line, String pose) {
    return table.measure(seat, line, pose).canonical();
  }

  @JSExport
  public String answer(int seat, String line) {
    return table.answer(seat, line).canonical();
  }

  @JSExport
  public String undo(int seat) {
    return table.undo(seat).canonical();
  }

  @JSExport
  public String takeBack(int count) {
    return table.takeBack(count).canonical();
  }

  @JSExport
  public String resign(int seat) {
    return table.resign(seat).canonical();
  }

  @JSExport
  public String agree() {
    return table.agree().canonical();
  }

  @JSExport
  public String seating() {
    return table.seating().canonical();
  }

  @JSExport
  public String entries(int from) {
    return table.entries(from).canonical();
  }

  @JSExport
  public void follow(JSObject entries) {
    table.follow(JsTrees.tree(entries).asItems());
  }

  /** What a bot says: by the clock, or so that the same secret always gives the same line. */
  @JSExport
  public String think(int seat, String bot, boolean byClock) {
    return table.think(seat, bot, byClock ? CLOCK : ClockAndThreads.COUNTED);
  }

  /** One of the others says a line, if this is a lesson and it is their turn. */
  @JSExport
  public boolean others() {
    return table.others();
  }

  /** The seat of whoever learns, or -1. */
  @JSExport
  public int learner() {
    return table.learner();
  }

  /** Whether a lesson is solved: open, solved or missed. */
  @JSExport
  public String verdict() {
    return table.verdict();
  }

  /** What the lesson itself would say next. */
  @JSExport
  public String solution() {
    return table.solution();
  }

  /** What a bot would say for a seat that has begun a line, and what it weighs. */
  @JSExport
  public String hint(int seat, String begun, String bot, boolean byClock) {
    return table.hint(seat, begun, bot, byClock ? CLOCK : ClockAndThreads.COUNTED).canonical();
  }

  @JSExport
  public String record() {
    return table.record().canonical();
  }

  @JSExport
  public String recordFor(int reader) {
    return table.record(reader).canonical();
  }

  @JSExport
  public String replay(int reader, int count) {
    return table.replay(reader, count).canonical();
  }

  @JSExport
  public String fingerprint() {
    return table.fingerprint();
  }
}
