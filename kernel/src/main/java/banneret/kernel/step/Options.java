package banneret.kernel.step;

import java.util.Arrays;

/** The choices open to a seat, as int codes in a buffer that is filled again and again. */
public final class Options {
  private int[] codes = new int[64];
  private int size;

  public void add(int code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
    }
    codes[size++] = code;
  }

  /** Adds the choices from 0 to a number, exclusive: all things of a kind. */
  public void addRange(int count) {
    for (int code = 0; code < count; code++) {
      add(code);
    }
  }

  /** Adds each of these choices. */
  public void addAll(int[] all) {
    for (int code : all) {
      add(code);
    }
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return codes[index];
  }

  public void clear() {
    size = 0;
  }

  public boolean contains(int code) {
    return indexOf(code) >= 0;
  }

  /** The place of a choice in the list, or -1. */
  public int indexOf(int code) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return i;
      }
    }
    return -1;
  }

  /** The choices in an array of their own. */
  public int[] toArray() {
    return Arrays.copyOf(codes, size);
  }

  public void set(int index, int code) {
    codes[index] = code;
  }

  public void cutTo(int newSize) {
    size = newSize;
  }
}
