package banneret.server.store;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What is written of one table at once: all of it, or nothing if another server was first.
 *
 * @param game the table, or empty for what belongs to none
 * @param entry the next entry of its record, if there is one
 * @param still whether things still lie as they did when this was thought of, if that matters
 * @param line a line to be sealed, if there is one
 * @param more whatever else; false, with nothing written, if another server was first
 */
public record Write(
    String game,
    Rows.@Nullable Logged entry,
    @Nullable Predicate<Handle> still,
    Rows.@Nullable Sealed line,
    @Nullable Predicate<Handle> more) {

  /** Something beside a game's record. */
  public static Write of(String game, Predicate<Handle> more) {
    return new Write(game, null, null, null, more);
  }

  /** Nothing yet, of a game. */
  public static Write to(String game) {
    return new Write(game, null, null, null, null);
  }

  /** The same, and then something else that cannot be in another's way. */
  public Write and(Consumer<Handle> also) {
    return new Write(
        game,
        entry,
        still,
        line,
        handle -> {
          boolean first = more == null || more.test(handle);
          if (first) {
            also.accept(handle);
          }
          return first;
        });
  }

  /** The same, if this still holds when it is written. */
  public Write provided(Predicate<Handle> condition) {
    return new Write(game, entry, condition, line, more);
  }
}
