package banneret.kernel;

/**
 * What is settled before a game begins.
 *
 * @param seats how many play
 * @param options the game's own options; what is not named is as the rulebook has it
 */
public record Setup(int seats, Tree.Fields options) {
  public static Setup of(int seats) {
    return new Setup(seats, Tree.fields());
  }

  public Setup with(String option, String value) {
    Tree.Fields more = Tree.fields();
    for (String name : options.names()) {
      more.put(name, options.get(name));
    }
    return new Setup(seats, more.put(option, value));
  }
}
