package banneret.kernel.facts;

/** Any whole number of 32 bits for each thing, such as a coordinate of a pose, in four cells. */
public final class Whole extends SeveralCells {
  Whole(Spot spot, int low, int high, int usual) {
    super(spot, low, high, usual, 4);
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
