package banneret.battue;

import banneret.kernel.Options;

/** Lists of places to choose from. */
public final class Places {
  private Places() {}

  /** Every space of the board. */
  public static void spaces(City city, Options out) {
    for (int space = 0; space < city.content.spaces; space++) {
      out.add(space);
    }
  }

  /** The places where a player has a horde. */
  public static void hordes(City city, int seat, Options out) {
    for (int place = 0; place < city.content.places; place++) {
      if (city.horde(seat, place) > 0) {
        out.add(place);
      }
    }
  }
}
