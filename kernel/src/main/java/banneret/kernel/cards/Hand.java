package banneret.kernel.cards;

import banneret.kernel.luck.Luck;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Flow;

/**
 * A seat's cards, as counts by kind, with what each other seat knows to be among them. Copies of a
 * card have no identity: a seat knows that there are at least so many of a kind.
 */
public final class Hand {
  /** How many cards a hand may hold. */
  public static final int MOST = Byte.MAX_VALUE;

  private final int owner;
  private final int kinds;
  private final int seats;
  private final int counts;
  private final int size;
  private final int known;
  private final int knownSize;

  public Hand(Layout layout, int owner, int kinds, int seats) {
    this.owner = owner;
    this.kinds = kinds;
    this.seats = seats;
    counts = layout.take(kinds);
    size = layout.take(1);
    known = layout.take(kinds * seats);
    knownSize = layout.take(seats);
  }

  public int size(byte[] cells) {
    return cells[size];
  }

  public int count(byte[] cells, int kind) {
    return cells[counts + kind];
  }

  /** How many of a kind the seat is sure of. */
  public int known(byte[] cells, int seat, int kind) {
    return seat == owner ? cells[counts + kind] : seat < 0 ? 0 : cells[known + seat * kinds + kind];
  }

  /** How many cards in all the seat is sure of. */
  public int knownSize(byte[] cells, int seat) {
    return seat == owner ? cells[size] : seat < 0 ? 0 : cells[knownSize + seat];
  }

  /** Takes a card into the hand; the seats in the mask know which it is. */
  public void add(byte[] cells, int kind, int knowers) {
    cells[counts + kind]++;
    cells[size]++;
    for (int seat = 0; seat < seats; seat++) {
      if (seat != owner && (knowers >>> seat & 1) != 0) {
        cells[known + seat * kinds + kind]++;
        cells[knownSize + seat]++;
      }
    }
  }

  /** Takes a card out of the hand for all to see. */
  public void remove(byte[] cells, int kind) {
    cells[counts + kind]--;
    cells[size]--;
    for (int seat = 0; seat < seats; seat++) {
      if (cells[knownSize + seat] > 0 && cells[known + seat * kinds + kind] > 0) {
        cells[known + seat * kinds + kind]--;
        cells[knownSize + seat]--;
      }
    }
  }

  /** Takes a card out of the hand by chance, for all to see. */
  public int removeAny(byte[] cells, Flow<?> flow, Luck luck) {
    int kind = flow.draw(luck, cells, counts, kinds, cells[size], -1);
    remove(cells, kind);
    return kind;
  }

  /**
   * Takes a card out of the hand that no other seat sees. It may be any card they knew of, so they
   * are sure of one less of each kind.
   */
  public void hide(byte[] cells, int kind) {
    cells[counts + kind]--;
    cells[size]--;
    for (int seat = 0; seat < seats; seat++) {
      for (int each = 0; cells[knownSize + seat] > 0 && each < kinds; each++) {
        if (cells[known + seat * kinds + each] > 0) {
          cells[known + seat * kinds + each]--;
          cells[knownSize + seat]--;
        }
      }
    }
  }

  /** Lets another seat know of one more card of a kind, if there is one it did not know of. */
  public void learn(byte[] cells, int kind, int seat) {
    if (seat != owner && known(cells, seat, kind) < cells[counts + kind]) {
      cells[known + seat * kinds + kind]++;
      cells[knownSize + seat]++;
    }
  }

  /** Lets another seat look at the whole hand. */
  public void show(byte[] cells, Flow<?> flow, int seat) {
    for (int kind = 0; kind < kinds; kind++) {
      cells[known + seat * kinds + kind] = cells[counts + kind];
    }
    cells[knownSize + seat] = cells[size];
    flow.learnt();
  }

  int owner() {
    return owner;
  }

  void surrender(byte[] cells, int seat, int[] pool) {
    for (int kind = 0; kind < kinds; kind++) {
      int sure = known(cells, seat, kind);
      pool[kind] += cells[counts + kind] - sure;
      cells[counts + kind] = (byte) sure;
    }
  }

  void deal(byte[] cells, int seat, Redeal pool) {
    for (int i = cells[size] - knownSize(cells, seat); i > 0; i--) {
      cells[counts + pool.take()]++;
    }
    for (int other = 0; other < seats; other++) {
      if (other != seat && other != owner && cells[knownSize + other] > 0) {
        forget(cells, other);
      }
    }
  }

  /**
   * A third seat knows nothing of the new hand. How many of its cards that seat really knows would
   * tell whether it knew those that were played, so it must not survive.
   */
  private void forget(byte[] cells, int other) {
    for (int kind = 0; kind < kinds; kind++) {
      cells[known + other * kinds + kind] = 0;
    }
    cells[knownSize + other] = 0;
  }
}
