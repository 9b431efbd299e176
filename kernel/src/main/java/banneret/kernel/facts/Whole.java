package banneret.kernel.facts;

/** Any whole number of 32 bits for each thing, such as a coordinate of a pose, in four cells. */
public final class Whole extends Fact {
  Whole(Spot spot, int low, int high, int usual) {
    super(spot, low, high, usual, 4, 0);
  }

  public int get() {
    return of(cells);
  }

  public int get(int index) {
    return of(cells, index);
  }

  public int get(int outer, int index) {
    return of(cells, outer, index);
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

  public int of(byte[] all) {
    return get(all, 0);
  }

  public int of(byte[] all, int index) {
    assert has(index);
    return get(all, index);
  }

  public int of(byte[] all, int outer, int index) {
    assert has(outer, index);
    return get(all, outer * inner + index);
  }

  public void set(byte[] all, int value) {
    assert fits(value);
    put(all, 0, value);
  }

  public void set(byte[] all, int index, int value) {
    assert has(index) && fits(value);
    put(all, index, value);
  }

  public void set(byte[] all, int outer, int index, int value) {
    assert has(outer, index) && fits(value);
    put(all, outer * inner + index, value);
  }

  @Override
  int get(byte[] all, int index) {
    int cell = at + 4 * index;
    return all[cell] << 24
        | (all[cell + 1] & 0xFF) << 16
        | (all[cell + 2] & 0xFF) << 8
        | (all[cell + 3] & 0xFF);
  }

  @Override
  void put(byte[] all, int index, int value) {
    int cell = at + 4 * index;
    all[cell] = (byte) (value >> 24);
    all[cell + 1] = (byte) (value >> 16);
    all[cell + 2] = (byte) (value >> 8);
    all[cell + 3] = (byte) value;
  }
}
