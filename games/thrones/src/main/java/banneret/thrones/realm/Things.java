package banneret.thrones.realm;

import banneret.kernel.shape.Thing;
import banneret.kernel.step.Options;

/** What answers name. */
public final class Things {
  public static final Thing<Realm> REGION =
      new Thing<>("region", realm -> realm.content.regionNames);
  public static final Thing<Realm> UNIT = new Thing<>("unit", realm -> realm.content.unitNames);
  public static final Thing<Realm> ORDER = new Thing<>("order", realm -> realm.content.orderNames);
  public static final Thing<Realm> CHARACTER =
      new Thing<>("character", realm -> realm.content.characterNames);
  public static final Thing<Realm> HOUSE = new Thing<>("seat", realm -> realm.content.houseNames);

  private Things() {}

  /** The seven characters of a house. */
  public static void charactersOf(int house, Options out) {
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      out.add(house * Content.CHARACTERS_PER_HOUSE + i);
    }
  }

  /** The regions that hold units of a house. */
  public static void regionsOf(Realm realm, int house, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.owner(region) == house) {
        out.add(region);
      }
    }
  }
}
