package banneret.thrones.westeros;

import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.thrones.Happenings;
import banneret.thrones.Piece;
import banneret.thrones.Realm;

/** Taking a unit off the map that its owner chooses. */
final class Removal {
  private Removal() {}

  static boolean isThere(Realm realm, int house, int code) {
    return realm.owner(Piece.region(code)) == house
        && realm.units(Piece.region(code), Piece.kind(code)) > 0;
  }

  static void candidates(Realm realm, int house, Options out) {
    for (int kind = 0; kind < 3; kind++) {
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.owner(region) == house && realm.units(region, kind) > 0) {
          out.add(Piece.code(region, kind));
        }
      }
    }
  }

  /** Takes the unit off the map, a tired one first. */
  static void remove(Realm realm, int house, int code, Flow<Realm> flow) {
    int region = Piece.region(code);
    int kind = Piece.kind(code);
    if (realm.tired(region, kind) > 0) {
      realm.addTired(house, region, kind, -1);
    } else {
      realm.addFit(house, region, kind, -1);
    }
    flow.tell(Happenings.UNIT_REMOVED, house, kind, region);
  }

  static String phrase(Realm realm, int code) {
    return "remove "
        + realm.content.unitNames.word(Piece.kind(code))
        + " from "
        + realm.content.regionNames.word(Piece.region(code));
  }

  static void say(int code, Saying out) {
    out.as("option.remove")
        .with("unit", "unit", Piece.kind(code))
        .with("where", "region", Piece.region(code));
  }
}
