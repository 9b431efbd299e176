package banneret.miniatures.setup;

import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import java.util.Arrays;

/** All roll a die, and those who roll the same roll again, until no two are level. */
final class RollOff {
  /** The seats of an order have so many bits each, each seat plus one. */
  static final int BITS = 4;

  private static final Luck DIE = Luck.numbers("roll-off");
  private static final int MASK = 15;

  private RollOff() {}

  /** The players from the highest roll to the lowest. */
  static int order(Battlefield field, Flow<Battlefield> flow) {
    int seats = field.seats();
    int[] rolls = new int[seats];
    boolean[] rollsAgain = new boolean[seats];
    Arrays.fill(rollsAgain, true);
    boolean isLevel = true;
    while (isLevel) {
      int[] level = rolls.clone();
      for (int seat = 0; seat < seats; seat++) {
        level[seat] *= 6;
        if (rollsAgain[seat]) {
          int die = flow.die(DIE);
          flow.tell(Happenings.ROLLED_OFF, seat, die);
          level[seat] += die - 1;
        }
      }
      isLevel = false;
      for (int seat = 0; seat < seats; seat++) {
        rollsAgain[seat] = false;
        for (int other = 0; other < seats; other++) {
          rollsAgain[seat] |= other != seat && level[other] == level[seat];
        }
        isLevel |= rollsAgain[seat];
      }
      rolls = ranked(level);
    }
    int order = 0;
    for (int place = 0; place < seats; place++) { // The lowest first, so that he ends last.
      for (int seat = 0; seat < seats; seat++) {
        if (rolls[seat] == place) {
          order = order << BITS | seat + 1;
        }
      }
    }
    return order;
  }

  /** How many have rolled less than each: small numbers, however often they roll. */
  private static int[] ranked(int[] level) {
    int[] ranks = new int[level.length];
    for (int seat = 0; seat < ranks.length; seat++) {
      for (int other : level) {
        ranks[seat] += other < level[seat] ? 1 : 0;
      }
    }
    return ranks;
  }

  /** The first player of an order. */
  static int first(int order) {
    return (order & MASK) - 1;
  }

  /** Whoever rolls highest. */
  static int winner(Battlefield field, Flow<Battlefield> flow) {
    return first(order(field, flow));
  }
}
