package banneret.kernel.facts;

/** A number from 0 to at most 255 for each thing, in one cell. */
public final class Count extends Fact {
  Count(Spot spot, int low, int high, int usual) {
    super(spot, low, high, usual, 1, 0);
    if (low < 0 || high > 0xFF) {
      throw new IllegalArgumentException(low + " to " + high + " does not fit a cell");
    }
  }

  public int get() {
    return cells[at] & 0xFF;
  }

  public int get(int index) {
    assert has(index);
    return cells[at + index] & 0xFF;
  }

  public int get(int outer, int index) {
    assert has(outer, index);
    return cells[at + outer * inner + index] & 0xFF;
  }

  /** All of them together. */
  public int sum() {
    return sum(0, copies);
  }

  /** So many of them together, from this one on. */
  public int sum(int from, int count) {
    int sum = 0;
    for (int cell = at + from; cell < at + from + count; cell++) {
      sum += cells[cell] & 0xFF;
    }
    return sum;
  }

  /** All that belong to one of the outer kind together. */
  public int sumOf(int outer) {
    return sum(outer * inner, inner);
  }

  public void set(int value) {
    set(cells, value);
  }

  public void set(int index, int value) {
    set(cells, index, value);
  }

  public void set(int outer, int index, int value) {
    set(cells, outer, index, value);
  }

  public void add(int value) {
    add(cells, 0, value);
  }

  public void add(int index, int value) {
    add(cells, index, value);
  }

  public void add(int outer, int index, int value) {
    add(cells, outer * inner + index, value);
  }

  public int of(byte[] all) {
    return all[at] & 0xFF;
  }

  public int of(byte[] all, int index) {
    assert has(index);
    return all[at + index] & 0xFF;
  }

  public int of(byte[] all, int outer, int index) {
    assert has(outer, index);
    return all[at + outer * inner + index] & 0xFF;
  }

  public void set(byte[] all, int value) {
    assert fits(value);
    all[at] = (byte) value;
  }

  public void set(byte[] all, int index, int value) {
    assert has(index) && fits(value);
    all[at + index] = (byte) value;
  }

  public void set(byte[] all, int outer, int index, int value) {
    assert has(outer, index) && fits(value);
    all[at + outer * inner + index] = (byte) value;
  }

  public void add(byte[] all, int index, int value) {
    assert has(index) && fits(of(all, index) + value);
    all[at + index] += (byte) value;
  }

  public void add(byte[] all, int outer, int index, int value) {
    add(all, outer * inner + index, value);
  }

  @Override
  int get(byte[] all, int index) {
    return all[at + index] & 0xFF;
  }

  @Override
  void put(byte[] all, int index, int value) {
    all[at + index] = (byte) value;
  }
}
