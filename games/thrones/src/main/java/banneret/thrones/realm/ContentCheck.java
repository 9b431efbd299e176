package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.SentenceKind;
import banneret.kernel.tree.Tree;
import java.util.stream.IntStream;

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

  private static void atMost(int most, int found, Tree where, String of) {
    where.expect(found <= most, "at most " + most + " " + of);
  }

  private void map(Tree.Fields map) {
    Tree regions = map.get("regions");
    atMost(MOST_REGIONS, content.regions, regions, "regions");
    atMost(MOST_CASTLES, content.castles.length, regions, "castles");
    for (int[] borders : content.adjacent) {
      atMost(MOST_BORDERS, borders.length, regions, "borders of a region");
    }
    for (int[] pair : content.disputed) {
      map.get("disputed").expect(pair.length == 2, "expected pairs of regions");
    }
  }

  private void decks(Tree.Items decks) {
    int banning = 0;
    for (int deck = 0; deck < Content.DECKS; deck++) {
      int cards = content.deckSize(deck);
      int winters = 0;
      boolean bans = false;
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        int count = content.deckCount[deck][kind];
        Effect<Realm> effect = content.westerosEffect(kind);
        winters += effect.isAt(Abilities.Occasion.DRAWN.ordinal()) ? count : 0;
        bans |=
            count > 0
                && effect.sentences().stream()
                    .anyMatch(it -> it.kind() == SentenceKind.PROHIBITION);
      }
      decks
          .get(deck)
          .expect(
              cards > winters && cards <= MOST_CARDS,
              "expected 1 to " + MOST_CARDS + " cards, not all of them winter");
      banning += bans ? 1 : 0;
    }
    decks.expect(
        banning <= 1, "cards that ban orders lie in one deck, so that one kind is banned at most");
  }

  private void tables(Tree.Fields tables) {
    int levels = content.supplyLimits.length;
    tables
        .get("supply")
        .expect(levels > 0 && levels <= MOST_LEVELS, "expected 1 to " + MOST_LEVELS + " levels");
    tables
        .get("court-stars")
        .expect(content.courtStars.length >= Content.HOUSES, "expected a number for each house");
    int[] track = content.wildlings;
    boolean rises = IntStream.range(1, track.length).allMatch(i -> track[i] > track[i - 1]);
    tables.get("wildlings").expect(track.length > 0 && rises, "expected numbers that rise");
    int[] cost = content.unitCost;
    tables
        .get("unit-costs")
        .expect(
            cost[Content.FOOTMAN] == 1 && cost[Content.KNIGHT] == 2 && cost[Content.SHIP] == 1,
            "a knight costs 2 points, others 1: the wildlings count so");
  }

  /** A house with few regions finds an order for each of them, though one kind is banned. */
  private void orders(Tree.Items orders) {
    int[] tokens = new int[Content.DEFEND + 1];
    for (int order = 0; order < content.orderKind.length; order++) {
      tokens[content.orderKind[order]] += content.orderStar[order] ? 0 : content.orderCount[order];
    }
    int always = tokens[Content.MARCH] + tokens[Content.SUPPORT];
    int least = always + Math.min(tokens[Content.RAID], tokens[Content.DEFEND]);
    atMost(MOST_ORDERS, content.orderKind.length, orders, "orders");
    orders.expect(
        least >= FEWEST_TOKENS,
        "expected without stars "
            + FEWEST_TOKENS
            + " tokens for land and sea that are left when one kind is banned");
  }

  private void houses(Tree.Fields houses) {
    Tree setUps = houses.get("setups");
    for (int players = 3; players <= Content.HOUSES; players++) {
      Content.SetUp setUp = content.setUp(players);
      setUps.expect(setUp != null, "expected one for " + players + " players");
      for (int house = 0; house < players; house++) {
        for (int region = 0; region < content.regions; region++) {
          setUps.expect(
              units(house, region) == 0 || setUp.neutral()[region] == 0,
              "neutrals stand where a house begins");
        }
      }
    }
    for (int house = 0; house < Content.HOUSES; house++) {
      house(house, houses.itemsOf("houses").get(house));
    }
  }

  private int units(int house, int region) {
    return IntStream.of(content.startUnits[house][region]).sum();
  }

  private void house(int house, Tree in) {
    int[] all = new int[3];
    int[] armies = new int[16];
    for (int region = 0; region < content.regions; region++) {
      String name = content.regionNames.word(region);
      int size = units(house, region);
      for (int kind = 0; kind < 3; kind++) {
        int count = content.startUnits[house][region][kind];
        all[kind] += count;
        boolean fits = content.isSea[region] == (kind == Content.SHIP);
        in.expect(count == 0 || fits, "such units cannot stand in " + name);
      }
      for (int other = 0; other < house; other++) {
        in.expect(size == 0 || units(other, region) == 0, "another house stands in " + name);
      }
      for (int least = 2; least <= Math.min(size, 15); least++) {
        armies[least]++;
      }
    }
    in.expect(content.startSupply[house] < content.banners.length, "no such level of supply");
    in.expect(content.startCrests[house] <= content.crestsPerHouse, "too many crests");
    for (int least = 2; least < armies.length; least++) {
      in.expect(
          armies[least] <= content.banners[content.startSupply[house]][least],
          "its armies do not fit its supply");
    }
    for (int kind = 0; kind < 3; kind++) {
      in.expect(all[kind] <= content.unitLimit[kind], "there are not so many units");
    }
  }
}
