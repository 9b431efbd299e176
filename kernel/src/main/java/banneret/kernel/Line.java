package banneret.kernel;

import java.util.Arrays;

/** What one seat has said so far at a sealed question. */
public final class Line {
  private int[] codes;
  private int size;

  Line() {
    codes = new int[8];
  }

  private Line(Line from) {
    codes = from.codes.clone();
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
      codes = Arrays.copyOf(codes, size * 2);
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
