package banneret.kernel.cards;

import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Seeded;
import java.util.Arrays;

/** Deals anew whatever one seat cannot know of a pile and the hands that were drawn from it. */
public final class Redeal {
  private static final Luck ANY = Luck.numbers("redeal");
  private final Pile pile;
  private final Hand[] hands;
  private final int[] pool;
  private int left;
  private Chance chance = new Seeded(0);

  public Redeal(Pile pile, Hand... hands) {
    this.pile = pile;
    this.hands = hands.clone();
    pool = new int[pile.kinds()];
  }

  /** Deals anew what the seat cannot know; a spectator, a seat of -1, knows no card at all. */
  public void redeal(byte[] cells, int seat, Chance luck) {
    chance = luck;
    Arrays.fill(pool, 0);
    pile.surrender(cells, seat, pool);
    for (Hand hand : hands) {
      if (hand.owner() != seat) {
        hand.surrender(cells, seat, pool);
      }
    }
    left = Arrays.stream(pool).sum();
    for (Hand hand : hands) {
      if (hand.owner() != seat) {
        hand.deal(cells, seat, this);
      }
    }
    pile.deal(cells, seat, this);
  }

  int take() {
    int index = below(left--);
    int kind = 0;
    while ((index -= pool[kind]) >= 0) {
      kind++;
    }
    pool[kind]--;
    return kind;
  }

  int takeAll(int kind) {
    int count = pool[kind];
    pool[kind] = 0;
    return count;
  }

  int below(int n) {
    return chance.below(ANY, n);
  }
}
