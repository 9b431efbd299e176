package banneret.kernel.state;

/** Rows of effects in a position's cells, so many of them in use. */
public interface EffectRows {
  /** How many are in use. */
  int count(byte[] cells);

  /** How many there can be. */
  int capacity();

  /** Where the rows in use end: the cells from there on say nothing. */
  int end(byte[] cells);
}
