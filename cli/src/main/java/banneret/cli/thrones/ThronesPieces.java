package banneret.cli.thrones;

import banneret.thrones.realm.Realm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The sizes of armies, what supply allows, and what a line would make of them. */
public final class ThronesPieces {
  private ThronesPieces() {}

  /** By region, how many units more or fewer there would be. */
  static int[] changes(Realm realm, String line) {
    int[] change = new int[realm.content.regions];
    String[] words = line.split(" ");
    int from = realm.marchFrom();
    for (int i = 0; i < words.length; i++) {
      int region = i + 1 < words.length ? realm.content.regionNames.id(words[i + 1]) : -1;
      switch (words[i]) {
        case "march" -> from = region;
        case "to" -> move(change, from, region);
        case "muster" -> muster(realm, change, words, i + 1);
        default -> {
          // The other words name units.
        }
      }
    }
    return change;
  }

  private static void move(int[] change, int from, int to) {
    if (from >= 0 && to >= 0) {
      change[from]--;
      change[to]++;
    }
  }

  /** A unit joins the castle, or a sea beside it. */
  private static void muster(Realm realm, int[] change, String[] words, int at) {
    boolean ship = at + 2 < words.length && words[at + 1].equals("ship");
    int where = realm.content.regionNames.id(words[Math.min(ship ? at + 2 : at, words.length - 1)]);
    boolean joins = at + 1 < words.length && !words[at + 1].equals("upgrade");
    if (where >= 0 && joins) {
      change[where]++;
    }
  }

  static List<Integer> banners(Realm realm, int house) {
    List<Integer> sizes = new ArrayList<>();
    for (int size : realm.content.supplyLimits[realm.supply.get(house)]) {
      sizes.add(size);
    }
    return sizes;
  }

  /** The sizes of a house's armies, the largest first. */
  static List<Integer> armies(Realm realm, int house, int[] change) {
    List<Integer> sizes = new ArrayList<>();
    for (int region = 0; region < realm.content.regions; region++) {
      int size = (realm.owner(region) == house ? realm.army.get(region) : 0) + change[region];
      size += region == realm.battleRegion() && house == realm.attacker() ? realm.attackers() : 0;
      if (size > 1) {
        sizes.add(size);
      }
    }
    sizes.sort(Collections.reverseOrder());
    return sizes;
  }

  static String spaced(List<Integer> numbers) {
    List<String> words = new ArrayList<>();
    numbers.forEach(number -> words.add(number.toString()));
    return words.isEmpty() ? "–" : String.join(" ", words);
  }
}
