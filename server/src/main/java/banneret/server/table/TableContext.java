package banneret.server.table;

import banneret.server.game.Library;
import banneret.server.limit.EnginePool;
import banneret.server.store.Clock;
import banneret.server.store.Listing;
import banneret.server.store.Store;
import banneret.server.store.Writer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;

/**
 * What all tables share.
 *
 * @param server the name of this server, or empty if there are no others
 * @param clock what time it is
 * @param moves counts entries that were written
 * @param engine where long work of the engine is done
 * @param limited false if nobody is told that he asks too much
 */
public record TableContext(
    String server,
    Clock clock,
    Store store,
    Listing listing,
    Writer writer,
    Library library,
    BotQueue bots,
    EnginePool engine,
    Counter moves,
    boolean limited) {
  public static TableContext of(
      String server,
      Clock clock,
      Store store,
      Listing listing,
      Writer writer,
      Library library,
      BotQueue bots,
      EnginePool engine,
      MeterRegistry meters,
      boolean limited) {
    Counter moves = meters.counter("banneret.moves");
    return new TableContext(
        server, clock, store, listing, writer, library, bots, engine, moves, limited);
  }
}
