package banneret.kernel.told;

/**
 * One clause of a rulebook, known by its id in the ledger.
 *
 * @param id such as {@code battue.move.adjacent-tile}
 */
public record Clause(String id) {
  @Override
  public String toString() {
    return id;
  }
}
