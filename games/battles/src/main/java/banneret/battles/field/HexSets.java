package banneret.battles.field;

import java.util.Arrays;

/** Sets of hexes, one for each level of a search, and all of them in one; no part of a position. */
public final class HexSets {
  private static final int WORD = 64;
  private final int words;
  private final long[] all;
  private long[] sets;

  HexSets(int hexes) {
    words = (hexes + WORD - 1) / WORD;
    all = new long[words];
    sets = new long[8 * words];
  }

  /** Empties the sets of the levels below this one. */
  public void clear(int levels) {
    if (levels * words > sets.length) {
      sets = new long[levels * words];
    }
    Arrays.fill(sets, 0, levels * words, 0);
    Arrays.fill(all, 0);
  }

  public void add(int level, int hex) {
    long bit = 1L << hex;
    sets[level * words + (hex >> 6)] |= bit;
    all[hex >> 6] |= bit;
  }

  /** True if a hex is in some set. */
  public boolean has(int hex) {
    return (all[hex >> 6] >>> hex & 1) != 0;
  }

  /** The first hex of a level, from this one on, or -1. */
  public int next(int level, int from) {
    return next(sets, level * words, from);
  }

  /** The first hex of any level, from this one on, or -1. */
  public int next(int from) {
    return next(all, 0, from);
  }

  private int next(long[] bits, int at, int from) {
    int word = from >> 6;
    if (word >= words) {
      return Field.NOWHERE;
    }
    long left = bits[at + word] & -1L << from;
    while (left == 0) {
      if (++word == words) {
        return Field.NOWHERE;
      }
      left = bits[at + word];
    }
    return word * WORD + Long.numberOfTrailingZeros(left);
  }
}
