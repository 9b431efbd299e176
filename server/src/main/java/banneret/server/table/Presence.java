package banneret.server.table;

import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Write;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who looks on at a table at which of the servers that share it; nothing if there is but one. */
final class Presence {
  private static final int FRESH_SECONDS = 3 * Tables.HERE_SECONDS;
  private static final int SEEN_EVERY = 30;
  private final TableContext context;
  private final String game;
  private final Map<Integer, Long> seen = new HashMap<>();
  private int here;
  private int elsewhere;

  Presence(TableContext context, String game) {
    this.context = context;
    this.game = game;
  }

  /** The chairs whose holders look on at other servers, a bit each. */
  int elsewhere() {
    return elsewhere;
  }

  /** The same, as it is now. */
  int looked() {
    look();
    return elsewhere;
  }

  /** Looks who is at other servers. */
  void look() {
    if (isShared()) {
      elsewhere =
          context.store().elsewhere(game, context.server(), context.clock().now() - FRESH_SECONDS);
    }
  }

  /**
   * Tells other servers who is at this one.
   *
   * @param now the chairs, a bit each
   * @param again true to say it also if it is not new
   */
  void tell(int now, boolean again) {
    if (now != here || (again && now != 0)) {
      here = now;
      Write write =
          Write.to(game)
              .and(handle ->
                  Changes.setHere(handle, game, context.server(), now, context.clock().now()));
      context.writer().post(write);
    }
  }

  /** Notes, now and then, that the holders of chairs were there. */
  void seen(List<Rows.Chair> chairs) {
    long now = context.clock().now();
    for (Rows.Chair chair : chairs) {
      Long before = seen.get(chair.chair());
      if (before == null || before < now - SEEN_EVERY) {
        seen.put(chair.chair(), now);
        note(chair, now);
      }
    }
  }

  /** Notes that the holders of chairs have just gone. */
  void left(List<Rows.Chair> chairs) {
    chairs.forEach(chair -> note(chair, context.clock().now()));
  }

  private void note(Rows.Chair chair, long now) {
    int number = chair.chair();
    context.writer().post(Write.to("").and(handle -> Changes.seen(handle, game, number, now)));
  }

  /** True if there may be other servers. */
  boolean isShared() {
    return !context.server().isEmpty();
  }
}
