package banneret.cli;

import banneret.thrones.Realm;

/** What a line of Thrones would do to the sizes of armies, for explaining a refusal. */
final class ThronesPieces {
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
}
