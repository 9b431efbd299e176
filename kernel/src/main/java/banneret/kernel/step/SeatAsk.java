package banneret.kernel.step;

/**
 * One seat chooses, which the step itself names.
 *
 * @param <P> the game's position
 */
public interface SeatAsk<P extends Position<P>> extends Ask<P> {
  int seat();

  @Override
  default int asked(P table) {
    return 1 << seat();
  }
}
