package banneret.thrones.westeros;

import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;

/** Taking a unit of a kind off the map, as a choice: kind and region in one code. */
public final class Removal {
  private static final int REGIONS = 64;

  private Removal() {}

  public static int code(int region, int kind) {
    return kind * REGIONS + region;
  }

  public static int region(int code) {
    return code % REGIONS;
  }

  public static int kind(int code) {
    return code / REGIONS;
  }

  static boolean isThere(Realm realm, int house, int code) {
    return realm.owner(region(code)) == house && realm.units(region(code), kind(code)) > 0;
  }

  static void candidates(Realm realm, int house, Options out) {
    for (int kind = 0; kind < 3; kind++) {
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.owner(region) == house && realm.units(region, kind) > 0) {
          out.add(code(region, kind));
        }
      }
    }
  }

  /** Takes the unit off the map, a tired one first. */
  static void remove(Realm realm, int house, int code, Flow<Realm> flow) {
    int region = region(code);
    int kind = kind(code);
    if (realm.tired(region, kind) > 0) {
      realm.addTired(house, region, kind, -1);
    } else {
      realm.addFit(house, region, kind, -1);
    }
    flow.tell(Happenings.UNIT_REMOVED, house, kind, region);
  }

  static String phrase(Realm realm, int code) {
    return "remove "
        + realm.content.unitNames.word(kind(code))
        + " from "
        + realm.content.regionNames.word(region(code));
  }

  static void say(int code, Saying out) {
    out.as("option.remove").with("unit", "unit", kind(code)).with("where", "region", region(code));
  }
}
