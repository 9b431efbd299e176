package banneret.thrones.planning;

import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/** What is left while a house with many regions places its orders. */
final class TokensLeft {
  /** So many regions find tokens that may lie anywhere, even if one kind is banned. */
  private static final int NEVER_SHORT = 6;

  private final Content content;

  /** How many regions still need an order: on land, at sea. */
  private final int[] regions = new int[2];

  /** Tokens without a star for anywhere and for land alone, then those with a star. */
  private final int[] tokens = new int[4];

  /** How many starred tokens may still be placed. */
  private int stars;

  private TokensLeft(Content content, int stars) {
    this.content = content;
    this.stars = stars;
  }

  /**
   * What is left for the regions from one on, or null if a house has too few to run short.
   *
   * @param used two bits for each order: how many tokens of it are placed
   */
  static @Nullable TokensLeft of(Realm realm, int house, int from, int used, int stars) {
    if (realm.held.get(house) <= NEVER_SHORT) {
      return null;
    }
    Content content = realm.content;
    TokensLeft left = new TokensLeft(content, stars);
    for (int at = realm.nextOf(house, from); at >= 0; at = realm.nextOf(house, at + 1)) {
      left.regions[content.isSea[at] ? 1 : 0]++;
    }
    for (int order = 0; order < content.orderKind.length; order++) {
      if (Tokens.bannedKind(realm, order) == null) {
        left.tokens[left.sort(order)] += content.orderCount[order] - Tokens.used(used, order);
      }
    }
    return left;
  }

  /** Where tokens of an order may lie and whether they bear a star, as a number from 0 to 3. */
  private int sort(int order) {
    return (content.orderStar[order] ? 2 : 0)
        + (content.orderKind[order] == Content.CONSOLIDATE ? 1 : 0);
  }

  /** True if as many regions get an order as can when this one gets such an order, or none (-1). */
  boolean allows(int region, int order) {
    int most = most();
    take(region, order, 1);
    int then = most() + (order < 0 ? 0 : 1);
    take(region, order, -1);
    return then == most;
  }

  private void take(int region, int order, int count) {
    regions[content.isSea[region] ? 1 : 0] -= count;
    if (order >= 0) {
      tokens[sort(order)] -= count;
      stars -= content.orderStar[order] ? count : 0;
    }
  }

  /** How many of the regions can get an order. */
  private int most() {
    int best = 0;
    for (int placed = 0; placed <= Math.min(stars, tokens[2]); placed++) {
      int anywhere = tokens[0] + placed;
      int atSea = Math.min(regions[1], anywhere);
      int onLand = anywhere - atSea + tokens[1] + Math.min(stars - placed, tokens[3]);
      best = Math.max(best, atSea + Math.min(regions[0], onLand));
    }
    return best;
  }
}
