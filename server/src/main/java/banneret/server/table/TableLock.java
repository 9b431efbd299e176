package banneret.server.table;

import banneret.server.trouble.Trouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** One at a time is at a table, for as long as it is in memory; whoever came first is first. */
final class TableLock {
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Condition changed = lock.newCondition();
  private boolean gone;
  private volatile long touched = System.nanoTime();

  /** Looks at something; refused once the table has left memory. */
  <T> T look(Supplier<T> glance) {
    return hold(() -> {
      touched = System.nanoTime();
      if (gone) {
        throw Trouble.of(503, "stopping");
      }
      return glance.get();
    });
  }

  /** Does something, also at a table that has left memory. */
  <T> T hold(Supplier<T> deed) {
    lock.lock();
    try {
      return deed.get();
    } finally {
      lock.unlock();
    }
  }

  /** Does something at a table that is still in memory. */
  void ifHere(Runnable deed) {
    hold(() -> {
      if (!gone) {
        deed.run();
      }
      return gone;
    });
  }

  /** True if the table has left memory, for whoever holds the lock. */
  boolean isGone() {
    return gone;
  }

  /** The table leaves memory: those who wait for something wait no more. */
  void leave() {
    gone = true;
    tell();
  }

  /** Something has changed: whoever waits looks again. */
  void tell() {
    changed.signalAll();
  }

  /** Lets others in until something is true, for so many seconds at most. */
  void await(int seconds, BooleanSupplier wished) {
    long left = TimeUnit.SECONDS.toNanos(seconds);
    try {
      while (!wished.getAsBoolean() && left > 0 && !gone) {
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** For how long nobody has looked. */
  long quietNanos() {
    return System.nanoTime() - touched;
  }

  /** The table leaves memory if nobody is at it and this is true. */
  boolean leaveIf(BooleanSupplier mayLeave) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      gone |= mayLeave.getAsBoolean();
      return gone;
    } finally {
      lock.unlock();
    }
  }
}
