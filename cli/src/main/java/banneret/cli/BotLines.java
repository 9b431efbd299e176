package banneret.cli;

import banneret.bots.Bot;
import banneret.kernel.Engine;
import banneret.kernel.Position;
import banneret.kernel.Seeded;
import banneret.kernel.Table;
import banneret.kernel.View;

/** Has bots speak whole lines, as a table wants them. */
final class BotLines {
  private BotLines() {}

  /** What the bot says to the question that waits for its seat. */
  static <P extends Position<P>> String line(Table<P> table, int seat, Bot<P> bot) {
    P copy = table.view(seat).deal(new Seeded(0));
    Engine<P> engine = new Engine<>(copy, new Seeded(0));
    StringBuilder line = new StringBuilder();
    do {
      int choice = bot.choose(new View<>(table.game(), copy, seat));
      line.append(line.isEmpty() ? "" : " ").append(engine.phrase(seat, choice));
      engine.answer(seat, choice);
    } while (table.draft(seat, line.toString()).next() != null);
    return line.toString();
  }
}
