package banneret.server;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;

/**
 * What all tables share.
 *
 * @param server the name of this server, or empty if there are no others
 * @param moves counts entries that were written
 */
record Hall(
    String server, Store store, Writer writer, Library library, Bench bench, Counter moves) {
  static Hall of(
      String server,
      Store store,
      Writer writer,
      Library library,
      Bench bench,
      MeterRegistry meters) {
    return new Hall(server, store, writer, library, bench, meters.counter("banneret.moves"));
  }

  static long now() {
    return System.currentTimeMillis() / 1000;
  }
}
