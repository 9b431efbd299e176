package banneret.kernel.facts;

/** A number for each thing that needs more than one cell. */
public abstract sealed class SeveralCells extends Fact permits Wide, Whole {
  SeveralCells(Spot spot, int low, int high, int usual, int width) {
    super(spot, low, high, usual, width, 0);
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
}
