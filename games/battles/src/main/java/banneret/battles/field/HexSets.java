package banneret.battles.field;

import java.util.Arrays;

/** Sets of hexes, one for each level of a search, and all of them in one; no part of a position. */
public final class HexSets {
  private static final int WORD = 32;
  private final int words;
  private final int[] all;
  private int[] sets;

  HexSets(int hexes) {
    words = (hexes + WORD - 1) / WORD;
    all = new int[words];
    sets = new int[8 * words];
  }

  /** Empties the sets of the levels below this one. */
  public void clear(int levels) {
    if (levels * words > sets.length) {
      sets = new int[levels * words];
    }
    Arrays.fill(sets, 0, levels * words, 0);
    Arrays.fill(all, 0);
  }

  public void add(int level, int hex) {
    int bit = 1 << hex;
    sets[level * words + (hex >> 5)] |= bit;
    all[hex >> 5] |= bit;
  }

  /** True if a hex is in some set. */
  public boolean has(int hex) {
    return (all[hex >> 5] >>> hex & 1) != 0;
  }

  /** The first hex of a level, from this one on, or -1. */
  public int next(int level, int from) {
    return next(sets, level * words, from);
  }

  /** The first hex of any level, from this one on, or -1. */
  public int next(int from) {
    return next(all, 0, from);
  }

  private int next(int[] bits, int at, int from) {
    int word = from >> 5;
    if (word >= words) {
      return Field.NOWHERE;
    }
    int left = bits[at + word] & -1 << from;
    while (left == 0) {
      if (++word == words) {
        return Field.NOWHERE;
      }
      left = bits[at + word];
    }
    return word * WORD + Integer.numberOfTrailingZeros(left);
  }
}
