package banneret.kernel.facts;

import banneret.kernel.tree.Tree;

/** A fact that is true or false of each thing. */
public final class Flag extends Fact {
  Flag(Spot spot) {
    super(spot, 0, 1, 0, 1, 0);
  }

  public boolean is() {
    return is(cells);
  }

  public boolean is(int index) {
    return is(cells, index);
  }

  public boolean is(int outer, int index) {
    return is(cells, outer, index);
  }

  public void set(boolean value) {
    set(cells, value);
  }

  public void set(int index, boolean value) {
    set(cells, index, value);
  }

  public void set(int outer, int index, boolean value) {
    set(cells, outer, index, value);
  }

  public boolean is(byte[] all) {
    return all[at] != 0;
  }

  public boolean is(byte[] all, int index) {
    assert has(index);
    return all[at + index] != 0;
  }

  public boolean is(byte[] all, int outer, int index) {
    assert has(outer, index);
    return all[at + outer * inner + index] != 0;
  }

  public void set(byte[] all, boolean value) {
    all[at] = (byte) (value ? 1 : 0);
  }

  public void set(byte[] all, int index, boolean value) {
    assert has(index);
    all[at + index] = (byte) (value ? 1 : 0);
  }

  public void set(byte[] all, int outer, int index, boolean value) {
    assert has(outer, index);
    all[at + outer * inner + index] = (byte) (value ? 1 : 0);
  }

  @Override
  int get(byte[] all, int index) {
    return all[at + index];
  }

  @Override
  void put(byte[] all, int index, int value) {
    all[at + index] = (byte) value;
  }

  @Override
  Tree tree(int value) {
    return Tree.of(value != 0);
  }

  @Override
  int value(Tree tree) {
    return tree.asFlag() ? 1 : 0;
  }
}
