package banneret.kernel.step;

import java.util.Arrays;

/** What one seat has said so far at a sealed question. */
public final class Line {
  private static final int[] NOTHING = new int[0];
  private static final int USUAL = 8;
  private int[] codes = NOTHING; // Most lines of a question are empty when it is copied.
  private int size;

  public Line() {}

  public int size() {
    return size;
  }

  public int get(int index) {
    return codes[index];
  }

  public boolean contains(int code) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }

  public void add(int code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, Math.max(USUAL, size * 2));
    }
    codes[size++] = code;
  }

  public void clear() {
    size = 0;
  }

  void copyFrom(Line other) {
    size = other.size;
    if (size > codes.length) {
      codes = Arrays.copyOf(other.codes, Math.max(USUAL, size));
    } else if (size > 0) {
      System.arraycopy(other.codes, 0, codes, 0, size);
    }
  }
}
