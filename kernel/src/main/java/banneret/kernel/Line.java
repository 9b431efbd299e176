package banneret.kernel;

import java.util.Arrays;

/** What one seat has said so far at a sealed question. */
public final class Line {
  private static final int[] NOTHING = new int[0];
  private static final int USUAL = 8;
  private int[] codes = NOTHING; // Most lines of a question are empty when it is copied.
  private int size;

  Line() {}

  private Line(Line from) {
    codes = from.size == 0 ? NOTHING : Arrays.copyOf(from.codes, from.size);
    size = from.size;
  }

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

  void add(int code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, Math.max(USUAL, size * 2));
    }
    codes[size++] = code;
  }

  void clear() {
    size = 0;
  }

  Line copy() {
    return new Line(this);
  }
}
