package banneret.thrones;

import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/** Pieces and cards are conserved, and what the realm keeps count of is there. */
final class Conservation {
  private Conservation() {}

  /** What is not right about a position, or null. */
  static @Nullable String broken(Realm realm) {
    String broken = piecesBroken(realm);
    broken = broken == null ? regionsBroken(realm) : broken;
    broken = broken == null ? decksBroken(realm) : broken;
    return broken == null && realm.standing() == null ? Waiting.unfit(realm) : broken;
  }

  private static @Nullable String piecesBroken(Realm realm) {
    Content content = realm.content;
    for (int house = 0; house < realm.seats(); house++) {
      String name = content.houseNames.word(house);
      for (int kind = 0; kind < 3; kind++) {
        String unit = content.unitNames.word(kind);
        int attacking =
            realm.isBattle() && realm.attacker() == house ? realm.attacking.get(kind) : 0;
        if (realm.unitsOnMap(house, kind) > realm.limit(kind)) {
          return name + " has a " + unit + " too many";
        }
        if (realm.unitsOnMap(house, kind) != attacking + count(realm, house, kind)) {
          return name + " has miscounted each " + unit;
        }
      }
      boolean fights = realm.isBattle() && (house == realm.attacker() || house == realm.defender());
      if (realm.handSize(house) == 0 && !fights) {
        return name + " has no character in hand";
      }
      if (realm.available.get(house) < 0
          || realm.available.get(house) + realm.crestsOnMap(house) > content.crestsPerHouse) {
        return name + " has too many crests";
      }
    }
    return null;
  }

  private static int count(Realm realm, int house, int kind) {
    int count = 0;
    for (int region = 0; region < realm.content.regions; region++) {
      count += realm.owner(region) == house ? realm.units(region, kind) : 0;
    }
    return count;
  }

  private static @Nullable String regionsBroken(Realm realm) {
    Content content = realm.content;
    int[] held = new int[realm.seats()];
    for (int region = 0; region < content.regions; region++) {
      String name = content.regionNames.word(region);
      int army = 0;
      for (int kind = 0; kind < 3; kind++) {
        if (realm.fit(region, kind) < 0 || realm.tired(region, kind) < 0) {
          return "fewer than no units in " + name;
        }
        army += realm.units(region, kind);
      }
      if (army != realm.army.get(region) || (army > 0) != (realm.owner(region) >= 0)) {
        return "a miscounted army in " + name;
      }
      if (realm.neutral.get(region) > 0 && army > 0) {
        return "neutrals and units share " + name;
      }
      if (army > 0) {
        held[realm.owner(region)]++;
      }
    }
    for (int house = 0; house < held.length; house++) {
      if (held[house] != realm.held.get(house)) {
        return content.houseNames.word(house) + " has miscounted its regions";
      }
    }
    return null;
  }

  private static @Nullable String decksBroken(Realm realm) {
    Content content = realm.content;
    for (int deck = 0; deck < Content.DECKS; deck++) {
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        int count = realm.decks[deck].count(realm.cells, kind);
        count += realm.revealed.get(deck) == kind ? 1 : 0;
        if (count != content.deckCount[deck][kind]) {
          return "deck " + (deck + 1) + " has " + count + " of " + content.westerosNames.word(kind);
        }
      }
    }
    return null;
  }
}
