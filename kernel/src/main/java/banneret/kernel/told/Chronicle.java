package banneret.kernel.told;

/** Hears what happens at the table. */
@FunctionalInterface
public interface Chronicle {
  void hear(Event event);
}
