package banneret.battue.city;

import banneret.kernel.tree.Names;
import java.util.List;

/** The players are known by the colour of their warriors. */
public final class Colours {
  public static final Names NAMES = new Names("seat", List.of("red", "blue", "green", "gold"));

  private Colours() {}

  public static String word(int seat) {
    return NAMES.word(seat);
  }
}
