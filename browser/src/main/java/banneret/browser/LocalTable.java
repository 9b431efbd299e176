package banneret.browser;

import banneret.bots.Means;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A table as JavaScript holds it: takes its values, and says everything as JSON. */
public final class LocalTable {
  /** The page's clock, and the one hand of a worker. */
  private static final Means CLOCK =
      new Means() {
        @Override
        public boolean hasClock() {
          return true;
        }

        @Override
        public double millis() {
          return now();
        }

        @Override
        public int hands() {
          return 1;
        }

        @Override
        public void work(List<Runnable> tasks) {
          tasks.forEach(Runnable::run);
        }
      };

  private final PageTable<?> table;

  LocalTable(PageTable<?> table) {
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
    return table.think(seat, bot, byClock ? CLOCK : Means.COUNTED);
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
