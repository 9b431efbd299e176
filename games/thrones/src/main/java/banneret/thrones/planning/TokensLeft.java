package banneret.thrones.planning;

import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;

/**
 * What is left while a house with many regions places its orders.
 *
 * @param land regions on land that still need an order
 * @param sea regions at sea that do
 * @param stars how many starred tokens may still be placed
 * @param plain tokens without a star for anywhere
 * @param plainLand tokens without a star for land alone
 * @param starred tokens with a star for anywhere
 * @param starredLand tokens with a star for land alone
 */
record TokensLeft(
    int land, int sea, int stars, int plain, int plainLand, int starred, int starredLand) {

  /**
   * What is left for the regions from one on.
   *
   * @param used two bits for each order: how many tokens of it are placed
   */
  static TokensLeft of(Realm realm, int seat, int from, int used, int stars) {
    Content content = realm.content;
    int[] regions = new int[2];
    for (int region = from; region < content.regions; region++) {
      if (realm.owner(region) == seat) {
        regions[content.isSea[region] ? 1 : 0]++;
      }
    }
    int[] tokens = new int[4];
    for (int order = 0; order < content.orderKind.length; order++) {
      if (Tokens.bannedKind(realm, order) == null) {
        tokens[sort(content, order)] += content.orderCount[order] - Tokens.used(used, order);
      }
    }
    return new TokensLeft(
        regions[0], regions[1], stars, tokens[0], tokens[1], tokens[2], tokens[3]);
  }

  /** Where tokens of an order may lie and whether they bear a star, as a number from 0 to 3. */
  private static int sort(Content content, int order) {
    return (content.orderStar[order] ? 2 : 0)
        + (content.orderKind[order] == Content.CONSOLIDATE ? 1 : 0);
  }

  /** True if as many regions get an order as can, though the next one goes without. */
  boolean allowsNone(boolean atSea) {
    return without(atSea).most() == most();
  }

  /** True if as many regions get an order as can, when the next one gets this. */
  boolean allows(Content content, int order, boolean atSea) {
    TokensLeft rest = without(atSea).without(content, order);
    return 1 + rest.most() == most();
  }

  private TokensLeft without(boolean atSea) {
    return new TokensLeft(
        land - (atSea ? 0 : 1),
        sea - (atSea ? 1 : 0),
        stars,
        plain,
        plainLand,
        starred,
        starredLand);
  }

  private TokensLeft without(Content content, int order) {
    return switch (sort(content, order)) {
      case 0 -> new TokensLeft(land, sea, stars, plain - 1, plainLand, starred, starredLand);
      case 1 -> new TokensLeft(land, sea, stars, plain, plainLand - 1, starred, starredLand);
      case 2 -> new TokensLeft(land, sea, stars - 1, plain, plainLand, starred - 1, starredLand);
      default -> new TokensLeft(land, sea, stars - 1, plain, plainLand, starred, starredLand - 1);
    };
  }

  /** How many of the regions can get an order. */
  private int most() {
    int best = 0;
    for (int placed = 0; placed <= Math.min(stars, starred); placed++) {
      int anywhere = plain + placed;
      int atSea = Math.min(sea, anywhere);
      int onLand = anywhere - atSea + plainLand + Math.min(stars - placed, starredLand);
      best = Math.max(best, atSea + Math.min(land, onLand));
    }
    return best;
  }
}
