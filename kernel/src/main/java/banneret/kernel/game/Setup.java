package banneret.kernel.game;

import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * What is settled before a game begins.
 *
 * @param seats how many play
 * @param options the game's own options; what is not named is as the rulebook has it. What seats
 *     settle for themselves is a list named {@code seats}, with the options of each
 */
public record Setup(int seats, Tree.Fields options) {
  private static final String OWN = "seats";

  public static Setup of(int seats) {
    return new Setup(seats, Tree.fields());
  }

  public Setup with(String option, String value) {
    return with(option, Tree.of(value));
  }

  public Setup with(String option, Tree value) {
    return new Setup(seats, put(options, option, value));
  }

  /** One seat settles something for itself. */
  public Setup with(int seat, String option, Tree value) {
    Tree.Items all = Tree.items();
    for (int any = 0; any < seats; any++) {
      all.add(any == seat ? put(own(any), option, value) : own(any));
    }
    return with(OWN, all);
  }

  private static Tree.Fields put(Tree.Fields old, String name, Tree value) {
    Tree.Fields more = Tree.fields();
    for (String other : old.names()) {
      more.put(other, old.get(other));
    }
    return more.put(name, value);
  }

  /** What a seat has settled for itself. */
  public Tree.Fields own(int seat) {
    Tree.Items all = options.itemsIfAny(OWN);
    return seat < all.size() ? all.get(seat).asFields() : Tree.fields();
  }

  /** Throws, with the place and what was expected, if the game cannot be set up so. */
  public void check(List<SetupOption> known) {
    for (String name : options.names()) {
      if (!name.equals(OWN)) {
        check(options, name, known, false);
      }
    }
    Tree.Items all = options.itemsIfAny(OWN);
    if (all.size() > seats) {
      throw all.wrong("expected the options of at most " + seats + " seats");
    }
    for (int seat = 0; seat < all.size(); seat++) {
      Tree.Fields own = own(seat);
      own.names().forEach(name -> check(own, name, known, true));
    }
  }

  private static void check(Tree.Fields in, String name, List<SetupOption> known, boolean perSeat) {
    for (SetupOption option : known) {
      if (option.name().equals(name) && option.perSeat() == perSeat) {
        option.check(in.get(name));
        return;
      }
    }
    List<String> names =
        known.stream()
            .filter(option -> option.perSeat() == perSeat)
            .map(SetupOption::name)
            .toList();
    throw in.get(name)
        .wrong("unknown option '" + name + "'; expected one of " + String.join(", ", names));
  }
}
