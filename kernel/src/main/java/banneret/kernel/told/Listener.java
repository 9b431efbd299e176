package banneret.kernel.told;

/** Hears what happens at the table. */
@FunctionalInterface
public interface Listener {
  void hear(Event event);
}
