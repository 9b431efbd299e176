package banneret.server.limit;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * How much all together may leave unread: near that the slowest are cut off, those first that have
 * read nothing for a while. What they left counts no more at once, so that nobody is cut off in
 * vain.
 */
public final class UnreadBudget {
  private static final long STALLED_NANOS = TimeUnit.SECONDS.toNanos(1);
  private final long most;
  private final AtomicLong unread = new AtomicLong();
  private final Set<Account> accounts = ConcurrentHashMap.newKeySet();

  /**
   * @param most how many bytes may be unread in all
   */
  public UnreadBudget(long most) {
    this.most = most;
  }

  /** What one reader has not read yet. */
  public final class Account {
    private final Runnable cut;
    private long held;
    private long since;
    private boolean closed;

    private Account(Runnable cut) {
      this.cut = cut;
    }

    /** So many bytes are sent. */
    public void sends(int bytes) {
      synchronized (this) {
        if (closed) {
          return;
        }
        since = held == 0 ? System.nanoTime() : since;
        held += bytes;
        unread.addAndGet(bytes);
      }
      while (unread.get() > most - most / 4 && cutSlowest()) {}
    }

    /** So many bytes have been read. */
    public synchronized void settles(int bytes) {
      if (!closed) {
        since = System.nanoTime();
        held -= bytes;
        unread.addAndGet(-bytes);
      }
    }

    /** How many bytes it has not read. */
    public synchronized long unread() {
      return held;
    }

    private synchronized boolean isStalled(long now) {
      return held > 0 && now - since >= STALLED_NANOS;
    }

    /** It is read no more; what it left counts no more. */
    public boolean close() {
      accounts.remove(this);
      synchronized (this) {
        boolean first = !closed;
        closed = true;
        unread.addAndGet(first ? -held : 0);
        return first;
      }
    }
  }

  /**
   * Counts for a reader from now on.
   *
   * @param cut ends it; never waits
   */
  public Account open(Runnable cut) {
    Account account = new Account(cut);
    accounts.add(account);
    return account;
  }

  /** Cuts off whoever has left most of those who read nothing; false if all are reading. */
  private boolean cutSlowest() {
    Account slowest = slowest();
    if (slowest == null) {
      return false;
    }
    if (slowest.close()) {
      slowest.cut.run();
    }
    return true;
  }

  private @Nullable Account slowest() {
    long now = System.nanoTime();
    Comparator<Account> byHeld = Comparator.comparingLong(Account::unread);
    return accounts.stream()
        .filter(account -> account.isStalled(now))
        .max(byHeld)
        .orElseGet(() ->
            unread.get() <= most
                ? null
                : accounts.stream().filter(one -> one.unread() > 0).max(byHeld).orElse(null));
  }

  /** How many bytes are unread in all. */
  public long unread() {
    return unread.get();
  }

  /** How much of what may be unread is, in hundredths. */
  public int unreadShare() {
    return (int) (100 * unread.get() / most);
  }

  /** True if there is no room for one more. */
  public boolean isFull() {
    return unread.get() > most;
  }
}
