package banneret.server.limit;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Work that waits, by whose it is: each is served in turn, however much he has asked for, and what
 * nobody waits for comes last.
 */
public final class FairQueue {
  private final Map<String, Queue<Runnable>> awaited = new LinkedHashMap<>();
  private final Map<String, Queue<Runnable>> unawaited = new LinkedHashMap<>();

  /** Adds somebody's work; for nobody in particular if no person waits for it. */
  public synchronized void add(String whose, boolean isAwaited, Runnable work) {
    (isAwaited ? awaited : unawaited).computeIfAbsent(whose, any -> new ArrayDeque<>()).add(work);
  }

  /** The next that is due, or null if nothing waits. */
  public synchronized @Nullable Runnable next() {
    Runnable next = next(awaited);
    return next == null ? next(unawaited) : next;
  }

  private static @Nullable Runnable next(Map<String, Queue<Runnable>> queues) {
    if (queues.isEmpty()) {
      return null;
    }
    String whose = queues.keySet().iterator().next();
    Queue<Runnable> queue = queues.remove(whose);
    Runnable next = queue == null ? null : queue.poll();
    if (queue != null && !queue.isEmpty()) {
      queues.put(whose, queue); // To the end: others come first now.
    }
    return next;
  }
}
