package banneret.thrones.planning;

import banneret.kernel.game.FirstFlaw;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/** Which order tokens a house may use, and how many it has; those placed are two bits an order. */
public final class Tokens {
  private Tokens() {}

  /** One token of an order, to be added to those placed. */
  static int one(int order) {
    return 1 << (2 * order);
  }

  static int used(int tokens, int order) {
    return tokens >>> (2 * order) & 3;
  }

  static boolean isLeft(Realm realm, int tokens, int order) {
    return used(tokens, order) < realm.content.orderCount[order];
  }

  /** How many of the tokens bear a star. */
  static int stars(Realm realm, int tokens) {
    int starred = tokens & realm.content.starTokens;
    return Integer.bitCount(starred & 0x5555_5555) + 2 * Integer.bitCount(starred & 0xAAAA_AAAA);
  }

  /** Null if an order of this kind may be given in a region this turn at all. */
  static @Nullable Clause banned(Realm realm, int region, int order) {
    boolean atSea = realm.content.isSea[region];
    Clause banned = bannedKind(realm, order);
    return banned == null && atSea && realm.content.orderKind[order] == Content.CONSOLIDATE
        ? Clauses.LAND_ONLY
        : banned;
  }

  /** Null if orders of this kind may be given this turn. */
  static @Nullable Clause bannedKind(Realm realm, int order) {
    return switch (realm.content.orderKind[order]) {
      case Content.RAID -> realm.isBanned(Realm.NO_RAID) ? Clauses.NO_RAIDS : null;
      case Content.CONSOLIDATE ->
          realm.isBanned(Realm.NO_CONSOLIDATION) ? Clauses.NO_CONSOLIDATION : null;
      case Content.DEFEND -> realm.isBanned(Realm.NO_DEFENCE) ? Clauses.NO_DEFENCE : null;
      default -> null;
    };
  }

  /** Notes what is wrong with the orders on the map, if nobody could have placed them so. */
  public static void check(Realm realm, FirstFlaw flaw) {
    Content content = realm.content;
    int[] used = new int[realm.seats()];
    int[] stars = new int[realm.seats()];
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      int order = realm.order(at);
      int house = realm.owner(at);
      String name = content.houseNames.word(house);
      String token = content.orderNames.word(order);
      flaw.unless(isLeft(realm, used[house], order), name, " has not so many orders ", token);
      used[house] += one(order);
      stars[house] += content.orderStar[order] ? 1 : 0;
      flaw.unless(stars[house] <= realm.stars(house), name, " has too many starred orders");
      String region = content.regionNames.word(at);
      flaw.unless(banned(realm, at, order) == null, "no order ", token, " may lie in ", region);
    }
  }
}
