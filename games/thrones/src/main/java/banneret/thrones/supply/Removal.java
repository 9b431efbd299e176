package banneret.thrones.supply;

import banneret.kernel.shape.Asks;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;

/** Taking a unit off the map that its owner chooses. */
public final class Removal {
  private Removal() {}

  public static boolean isThere(Realm realm, int house, int code) {
    return realm.owner(Piece.region(code)) == house
        && realm.units(Piece.region(code), Piece.kind(code)) > 0;
  }

  public static void candidates(Realm realm, int house, Options out) {
    for (int kind = 0; kind < 3; kind++) {
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.owner(region) == house && realm.units(region, kind) > 0) {
          out.add(Piece.code(region, kind));
        }
      }
    }
  }

  /** Takes the unit off the map, a tired one first. */
  public static void remove(Realm realm, int house, int code, Flow<Realm> flow) {
    int region = Piece.region(code);
    int kind = Piece.kind(code);
    if (realm.tired(region, kind) > 0) {
      realm.addTired(house, region, kind, -1);
    } else {
      realm.addFit(house, region, kind, -1);
    }
    flow.tell(Happenings.UNIT_REMOVED, house, kind, region);
  }

  /** How a unit that goes is written and said. */
  public static <I> Asks<Realm, I> worded(Asks<Realm, I> asks) {
    return asks.part("unit", Things.UNIT, Piece::kind)
        .part("where", Things.REGION, Piece::region)
        .phrase("remove {unit} from {where}")
        .text("option.remove");
  }
}
