package banneret.kernel.cards;

import banneret.kernel.luck.Luck;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Flow;

/**
 * A face-down pile of cards by kind: a few at the top and bottom that some seat has seen, and
 * between them a rest without order. Drawing from the rest is chance, so no hidden order exists.
 */
public final class Pile {
  private static final int SEATS = 0xFF;
  private final int kinds;
  private final int room;
  private final int rest;
  private final int size;
  private final End top;
  private final End bottom;

  /**
   * @param kinds how many kinds of card there are
   * @param room how many cards may be known at each end
   */
  public Pile(Layout layout, int kinds, int room) {
    this.kinds = kinds;
    this.room = room;
    rest = layout.take(kinds);
    size = layout.take(1);
    top = new End(layout, room);
    bottom = new End(layout, room);
  }

  /** True if this is the same pile as that of another position of the plan. */
  public boolean isSame(Pile other) {
    return rest == other.rest;
  }

  /** Adds cards to the rest, as when a pile is made or shuffled anew. */
  public void shuffleIn(byte[] cells, int kind, int count) {
    makeRoom(cells, count);
    cells[rest + kind] += (byte) count;
    cells[size] += (byte) count;
  }

  private void makeRoom(byte[] cells, int count) {
    if (cells[size] + count > Byte.MAX_VALUE) {
      throw new IllegalStateException("more than " + Byte.MAX_VALUE + " cards in a pile");
    }
  }

  /** Takes known cards back into the rest: the pile is shuffled. */
  public void shuffle(byte[] cells) {
    top.dissolve(cells);
    bottom.dissolve(cells);
  }

  public int size(byte[] cells) {
    return cells[size];
  }

  /** How many of a kind lie in the part without order. */
  public int rest(byte[] cells, int kind) {
    return cells[rest + kind];
  }

  /** How many of a kind lie in the whole pile. */
  public int count(byte[] cells, int kind) {
    return cells[rest + kind] + top.count(cells, kind) + bottom.count(cells, kind);
  }

  /** How many cards may be known at each end. */
  public int room() {
    return room;
  }

  /** How many cards at the top some seat has seen. */
  public int knownTop(byte[] cells) {
    return cells[top.count];
  }

  public int knownBottom(byte[] cells) {
    return cells[bottom.count];
  }

  /** The kind of a seen card, counted from the top. */
  public int top(byte[] cells, int index) {
    return cells[top.kind + index];
  }

  /** The seats that know a card, counted from the top. */
  public int topKnowers(byte[] cells, int index) {
    return index < cells[top.count] ? cells[top.knowers + index] & 0xFF : 0;
  }

  /** True if a seat knows so many cards from the top. */
  public boolean knowsTop(byte[] cells, int seat, int many) {
    int known = 0;
    while (known < many && (topKnowers(cells, known) >>> seat & 1) != 0) {
      known++;
    }
    return known == many;
  }

  /** The place of a card of this kind among the seen ones from one place to another, or -1. */
  public int findTop(byte[] cells, int kind, int from, int to) {
    for (int i = from; i < to; i++) {
      if (top(cells, i) == kind) {
        return i;
      }
    }
    return -1;
  }

  /** Takes a seen card out and puts it in higher up; these know those that it passes and itself. */
  public void raiseTop(byte[] cells, int from, int to, int knowers) {
    int kind = top(cells, from);
    for (int i = from; i > to; i--) {
      setTop(cells, i, top(cells, i - 1), knowers);
    }
    setTop(cells, to, kind, knowers);
  }

  /** The kind of a seen card, counted from the bottom. */
  public int bottom(byte[] cells, int index) {
    return cells[bottom.kind + index];
  }

  public int bottomKnowers(byte[] cells, int index) {
    return index < cells[bottom.count] ? cells[bottom.knowers + index] & 0xFF : 0;
  }

  /** Draws the top card for the seats in the audience to see; the pile must not be empty. */
  public int draw(byte[] cells, Flow<?> flow, Luck luck, int audience) {
    if (cells[size] <= 0) {
      throw new IllegalStateException("no card is left to draw");
    }
    int knowers = nextKnowers(cells);
    int unordered = restSize(cells);
    cells[size]--;
    if (cells[top.count] == 0 && unordered > 0) {
      return drawRest(cells, flow, luck, unordered, audience);
    }
    if ((audience & SEATS & ~knowers) != 0) {
      flow.learnt();
    }
    return cells[top.count] > 0
        ? top.remove(cells, 0)
        : bottom.remove(cells, cells[bottom.count] - 1);
  }

  /**
   * Draws the top card into a hand for its owner to see; whoever knew it on the pile knows it in
   * the hand. Returns its kind.
   */
  public int drawTo(byte[] cells, Flow<?> flow, Luck luck, Hand hand) {
    int knowers = nextKnowers(cells);
    int kind = draw(cells, flow, luck, 1 << hand.owner());
    hand.add(cells, kind, knowers);
    return kind;
  }

  /** The seats that know the card to be drawn next. */
  private int nextKnowers(byte[] cells) {
    if (cells[top.count] > 0) {
      return topKnowers(cells, 0);
    }
    return restSize(cells) > 0 ? 0 : bottomKnowers(cells, cells[bottom.count] - 1);
  }

  /**
   * Lets a seat look at the top cards, at most as many as may be known there; returns how many
   * there were to see.
   */
  public int look(byte[] cells, Flow<?> flow, Luck luck, int count, int seat) {
    int seen = Math.min(Math.min(count, room), cells[size]);
    while (cells[top.count] < seen && restSize(cells) > 0) {
      int kind = drawRest(cells, flow, luck, restSize(cells), 1 << seat);
      top.put(cells, cells[top.count], kind, 0);
    }
    while (cells[top.count] < seen) {
      // Nothing lies between the ends: a card known from below is known from above.
      int last = cells[bottom.count] - 1;
      int knowers = cells[bottom.knowers + last];
      top.put(cells, cells[top.count], bottom.remove(cells, last), knowers);
    }
    for (int i = 0; i < seen; i++) {
      cells[top.knowers + i] |= (byte) (1 << seat);
    }
    flow.learnt();
    return seen;
  }

  /** Puts a card at this place from the top, in place of the one that lay there. */
  public void setTop(byte[] cells, int index, int kind, int knowers) {
    cells[top.kind + index] = (byte) kind;
    cells[top.knowers + index] = (byte) knowers;
  }

  /** Puts a card on top that the given seats know. */
  public void putOn(byte[] cells, int kind, int knowers) {
    makeRoom(cells, 1);
    top.put(cells, 0, kind, knowers);
    cells[size]++;
  }

  /** Puts a card under the pile that the given seats know. */
  public void putUnder(byte[] cells, int kind, int knowers) {
    makeRoom(cells, 1);
    bottom.put(cells, 0, kind, knowers);
    cells[size]++;
  }

  int restSize(byte[] cells) {
    return cells[size] - cells[top.count] - cells[bottom.count];
  }

  int kinds() {
    return kinds;
  }

  /** Takes every card the seat does not know out of the pile, into the pool. */
  void surrender(byte[] cells, int seat, int[] pool) {
    for (int kind = 0; kind < kinds; kind++) {
      pool[kind] += cells[rest + kind];
      cells[rest + kind] = 0;
    }
    top.surrender(cells, seat, pool);
    bottom.surrender(cells, seat, pool);
  }

  /** Deals what was surrendered anew; what the pool has left over becomes the rest. */
  void deal(byte[] cells, int seat, Redeal pool) {
    top.deal(cells, seat, pool);
    bottom.deal(cells, seat, pool);
    for (int kind = 0; kind < kinds; kind++) {
      cells[rest + kind] = (byte) pool.takeAll(kind);
    }
  }

  private int drawRest(byte[] cells, Flow<?> flow, Luck luck, int total, int audience) {
    int kind = flow.draw(luck, cells, rest, kinds, total, audience);
    cells[rest + kind]--;
    return kind;
  }

  private static boolean knows(byte knowers, int seat) {
    return seat >= 0 && (knowers >>> seat & 1) != 0;
  }

  /** The cards at one end of the pile that some seat has seen, outermost first. */
  private final class End {
    final int count;
    final int kind;
    final int knowers;
    private final int capacity;

    End(Layout layout, int capacity) {
      this.capacity = capacity;
      count = layout.take(1);
      kind = layout.take(capacity);
      knowers = layout.take(capacity);
    }

    int count(byte[] cells, int card) {
      int found = 0;
      for (int i = 0; i < cells[count]; i++) {
        found += cells[kind + i] == card ? 1 : 0;
      }
      return found;
    }

    void put(byte[] cells, int index, int card, int seats) {
      int cards = cells[count];
      if (cards == capacity) {
        // The innermost card is forgotten: it joins the part without order.
        cells[rest + cells[kind + cards - 1]]++;
        cards--;
      }
      for (int i = cards; i > index; i--) {
        cells[kind + i] = cells[kind + i - 1];
        cells[knowers + i] = cells[knowers + i - 1];
      }
      cells[kind + index] = (byte) card;
      cells[knowers + index] = (byte) seats;
      cells[count] = (byte) (cards + 1);
    }

    int remove(byte[] cells, int index) {
      int card = cells[kind + index];
      int cards = cells[count] - 1;
      for (int i = index; i < cards; i++) {
        cells[kind + i] = cells[kind + i + 1];
        cells[knowers + i] = cells[knowers + i + 1];
      }
      cells[kind + cards] = 0; // Nothing stays behind for anybody to find.
      cells[knowers + cards] = 0;
      cells[count] = (byte) cards;
      return card;
    }

    void dissolve(byte[] cells) {
      while (cells[count] > 0) {
        cells[rest + remove(cells, 0)]++;
      }
    }

    void surrender(byte[] cells, int seat, int[] pool) {
      for (int i = 0; i < cells[count]; i++) {
        if (!knows(cells[knowers + i], seat)) {
          pool[cells[kind + i]]++;
        }
      }
    }

    void deal(byte[] cells, int seat, Redeal pool) {
      for (int i = 0; i < cells[count]; i++) {
        if (!knows(cells[knowers + i], seat)) {
          cells[kind + i] = (byte) pool.take();
        }
      }
    }
  }
}
