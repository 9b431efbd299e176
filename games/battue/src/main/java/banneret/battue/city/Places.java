package banneret.battue.city;

import banneret.kernel.shape.Thing;
import banneret.kernel.step.Options;

/** What answers name, and lists of it. */
public final class Places {
  public static final Thing<City> SPACE = new Thing<>("place", city -> city.content.spaceNames);
  public static final Thing<City> PLACE = new Thing<>("place", city -> city.content.placeNames);
  public static final Thing<City> LOOT = new Thing<>("loot", city -> city.content.lootNames);
  public static final Thing<City> EDGE = new Thing<>("edge", city -> city.content.edgeNames);

  private Places() {}

  /** Every space of the board. */
  public static void spaces(City city, Options out) {
    for (int space = 0; space < city.content.spaces; space++) {
      out.add(space);
    }
  }

  /** Every kind of loot card. */
  public static void loot(City city, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      out.add(kind);
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
