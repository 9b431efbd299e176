package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.SentenceKind;
import banneret.kernel.tree.Tree;

/** What must be true of content besides its fields, so that any game with it can be played. */
final class ContentCheck {
  /** Choices are codes of a region in six bits and an order in four, with two bits for tokens. */
  private static final int MOST_REGIONS = 64;

  private static final int MOST_BORDERS = 16;
  private static final int MOST_CASTLES = 31;
  private static final int MOST_ORDERS = 16;
  private static final int MOST_CARDS = 100;
  private static final int MOST_LEVELS = 20;
  private static final int FEWEST_TOKENS = 6;
  private final Content content;

  private ContentCheck(Content content) {
    this.content = content;
  }

  /** Refuses content with which the game could not go on. */
  static void check(Content content, Tree.Fields in) {
    ContentCheck check = new ContentCheck(content);
    check.map(in.fieldsOf("map"));
    check.decks(in.fieldsOf("westeros").itemsOf("decks"));
    check.tables(in.fieldsOf("tables"));
    check.orders(in.fieldsOf("tables").itemsOf("orders"));
    check.houses(in.fieldsOf("houses"));
  }

  private void map(Tree.Fields map) {
    if (content.regions > MOST_REGIONS || content.castles.length > MOST_CASTLES) {
      throw map.get("regions")
          .wrong("at most " + MOST_REGIONS + " regions and " + MOST_CASTLES + " castles");
    }
    for (int[] borders : content.adjacent) {
      if (borders.length > MOST_BORDERS) {
        throw map.get("regions").wrong("a region has at most " + MOST_BORDERS + " borders");
      }
    }
    for (int[] pair : content.disputed) {
      if (pair.length != 2) {
        throw map.get("disputed").wrong("expected pairs of regions");
      }
    }
  }

  private void decks(Tree.Items decks) {
    int banning = 0;
    for (int deck = 0; deck < Content.DECKS; deck++) {
      int cards = 0;
      int winters = 0;
      int bans = 0;
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        int count = content.deckCount[deck][kind];
        cards += count;
        Effect<Realm> effect = content.westerosEffect(kind);
        winters += effect.isAt(Occasion.DRAWN.ordinal()) ? count : 0;
        boolean isBan =
            effect.sentences().stream().anyMatch(it -> it.kind() == SentenceKind.PROHIBITION);
        bans += isBan ? count : 0;
      }
      if (cards == winters || cards > MOST_CARDS) {
        throw decks
            .get(deck)
            .wrong("expected 1 to " + MOST_CARDS + " cards, not all of them winter");
      }
      banning += bans > 0 ? 1 : 0;
    }
    if (banning > 1) {
      throw decks.wrong(
          "cards that ban orders lie in one deck, so that one kind is banned at most");
    }
  }

  private void tables(Tree.Fields tables) {
    int levels = content.supplyLimits.length;
    if (levels == 0 || levels > MOST_LEVELS) {
      throw tables.get("supply").wrong("expected 1 to " + MOST_LEVELS + " levels");
    }
    if (content.courtStars.length < Content.HOUSES) {
      throw tables.get("court-stars").wrong("expected a number for each house");
    }
    if (content.wildlings.length == 0) {
      throw tables.get("wildlings").wrong("expected a number");
    }
    for (int place = 1; place < content.wildlings.length; place++) {
      if (content.wildlings[place] <= content.wildlings[place - 1]) {
        throw tables.get("wildlings").wrong("expected numbers that rise");
      }
    }
    int[] cost = content.unitCost;
    if (cost[Content.FOOTMAN] != 1 || cost[Content.KNIGHT] != 2 || cost[Content.SHIP] != 1) {
      throw tables
          .get("unit-costs")
          .wrong("a knight costs 2 points, others 1: the wildlings count so");
    }
  }

  /** A house with few regions finds an order for each of them, though one kind is banned. */
  private void orders(Tree.Items orders) {
    int[] tokens = new int[Content.DEFEND + 1];
    for (int order = 0; order < content.orderKind.length; order++) {
      tokens[content.orderKind[order]] += content.orderStar[order] ? 0 : content.orderCount[order];
    }
    int always = tokens[Content.MARCH] + tokens[Content.SUPPORT];
    int least = always + Math.min(tokens[Content.RAID], tokens[Content.DEFEND]);
    if (least < FEWEST_TOKENS || content.orderKind.length > MOST_ORDERS) {
      throw orders.wrong(
          "expected at most "
              + MOST_ORDERS
              + " orders, and without stars "
              + FEWEST_TOKENS
              + " tokens for land and sea that are left when one kind is banned");
    }
  }

  private void houses(Tree.Fields houses) {
    for (int players = 3; players <= Content.HOUSES; players++) {
      if (content.setUp(players) == null) {
        throw houses.get("setups").wrong("expected one for " + players + " players");
      }
      for (int house = 0; house < players; house++) {
        for (int region = 0; region < content.regions; region++) {
          if (units(house, region) > 0 && content.setUp(players).neutral()[region] > 0) {
            throw houses.get("setups").wrong("neutrals stand where a house begins");
          }
        }
      }
    }
    for (int house = 0; house < Content.HOUSES; house++) {
      house(house, houses.itemsOf("houses").get(house));
    }
  }

  private int units(int house, int region) {
    int[] units = content.startUnits[house][region];
    return units[0] + units[1] + units[2];
  }

  private void house(int house, Tree in) {
    int[] all = new int[3];
    int[] armies = new int[16];
    for (int region = 0; region < content.regions; region++) {
      int size = units(house, region);
      for (int kind = 0; kind < 3; kind++) {
        int count = content.startUnits[house][region][kind];
        all[kind] += count;
        if (count > 0 && content.isSea[region] != (kind == Content.SHIP)) {
          throw in.wrong("such units cannot stand in " + content.regionNames.word(region));
        }
      }
      for (int other = 0; other < house; other++) {
        if (size > 0 && units(other, region) > 0) {
          throw in.wrong("another house stands in " + content.regionNames.word(region));
        }
      }
      for (int least = 2; least <= Math.min(size, 15); least++) {
        armies[least]++;
      }
    }
    if (content.startSupply[house] >= content.banners.length
        || content.startCrests[house] > content.crestsPerHouse) {
      throw in.wrong("no such level of supply, or too many crests");
    }
    for (int least = 2; least < armies.length; least++) {
      if (armies[least] > content.banners[content.startSupply[house]][least]) {
        throw in.wrong("its armies do not fit its supply");
      }
    }
    for (int kind = 0; kind < 3; kind++) {
      if (all[kind] > content.unitLimit[kind]) {
        throw in.wrong("there are not so many units");
      }
    }
  }
}
