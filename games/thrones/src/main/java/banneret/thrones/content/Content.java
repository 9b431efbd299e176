package banneret.thrones.content;

import banneret.kernel.Luck;
import banneret.kernel.Names;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The map, the houses and the cards, as they were read: dense ids into flat arrays. */
public final class Content {
  public static final int HOUSES = 5;
  public static final int CHARACTERS_PER_HOUSE = 7;
  public static final int DECKS = 3;

  // Kinds of order.
  public static final int MARCH = 0;
  public static final int SUPPORT = 1;
  public static final int RAID = 2;
  public static final int CONSOLIDATE = 3;
  public static final int DEFEND = 4;

  // Kinds of unit.
  public static final int FOOTMAN = 0;
  public static final int KNIGHT = 1;
  public static final int SHIP = 2;

  public final Names regionNames;
  public final Names houseNames;
  public final Names characterNames;
  public final Names westerosNames;
  public final Names orderNames;
  public final Names unitNames = new Names("unit", List.of("footman", "knight", "ship"));
  public final Names trackNames = new Names("track", List.of("throne", "fiefs", "court"));

  public final int regions;
  public final boolean[] isSea;

  /** The mustering points of a region: 2 for a fortress, 1 for a city. */
  public final int[] castle;

  /** The regions with a city or fortress. */
  public final int[] castles;

  public final int[] barrels;
  public final int[] crowns;

  /** The house whose home a region is, or -1. */
  public final int[] homeOf;

  public final int[][] adjacent;
  public final boolean[][] isAdjacent;

  /** The borders that an option may close, in pairs. */
  public final int[][] disputed;

  public final int[] home = new int[HOUSES];
  public final int[] startSupply = new int[HOUSES];
  public final int[] startCrests = new int[HOUSES];

  /** Starting units by house, region and kind. */
  public final int[][][] startUnits;

  private final SetUp[] setUps = new SetUp[HOUSES + 1];

  public final int[] characterStrength;
  public final int[] characterSwords;
  public final int[] characterTowers;
  public final Ability[] characterAbility;

  /** How many of each Westeros card lie in each deck, and whether it shows a mammoth. */
  public final int[][] deckCount;

  public final boolean[][] deckMammoth;
  public final WesterosEffect[] westerosEffect;
  public final Luck[] deckLuck = new Luck[DECKS];

  public final int[] orderKind;
  public final int[] orderValue;
  public final boolean[] orderStar;
  public final int[] orderCount;

  /** How many banners of at least so many units a supply level has: by level, then size. */
  public final int[][] banners;

  public final int[][] supplyLimits;
  public final int[] courtStars;
  public final int[] wildlings;
  public final int[] unitLimit;
  public final int[] unitCost;
  public final int[] unitStrength;
  public final int upgradeCost;
  public final int crestsPerHouse;
  public final int turns;
  public final String fingerprint;

  /**
   * How a game for so many players begins.
   *
   * @param tracks the houses by rank on each of the three tracks
   * @param courtPrinted the court before the official erratum
   * @param neutral the strength of neutral forces by region
   */
  public record SetUp(int castlesToWin, int[][] tracks, int[] courtPrinted, int[] neutral) {}

  public Content(Tree.Fields content) {
    fingerprint = content.fingerprint();
    Tree.Fields map = content.fieldsOf("map");
    List<Tree.Fields> regionTrees = map.entries("regions");
    regionNames = Names.of("region", regionTrees);
    regions = regionTrees.size();
    Tree.Fields houseFile = content.fieldsOf("houses");
    List<Tree.Fields> houseTrees = houseFile.entries("houses");
    houseNames = Names.of("seat", houseTrees);
    if (houseTrees.size() != HOUSES) {
      throw houseFile.wrong("expected five houses");
    }
    isSea = new boolean[regions];
    castle = new int[regions];
    barrels = new int[regions];
    crowns = new int[regions];
    homeOf = new int[regions];
    adjacent = new int[regions][];
    isAdjacent = new boolean[regions][regions];
    for (int region = 0; region < regions; region++) {
      readRegion(regionTrees.get(region), region);
    }
    castles = IntStream.range(0, regions).filter(region -> castle[region] > 0).toArray();
    checkSymmetry(regionTrees);
    List<int[]> pairs = new ArrayList<>();
    for (Tree pair : map.itemsIfAny("disputed").all()) {
      pairs.add(pair.asItems().ids(regionNames));
    }
    disputed = pairs.toArray(new int[0][]);

    startUnits = new int[HOUSES][regions][3];
    for (int house = 0; house < HOUSES; house++) {
      readHouse(houseTrees.get(house), house);
    }
    for (Tree setUp : houseFile.itemsOf("setups").all()) {
      readSetUp(setUp.asFields());
    }

    List<Tree.Fields> characters = content.fieldsOf("characters").entries("characters");
    characterNames = Names.of("character", characters);
    int cards = characters.size();
    if (cards != HOUSES * CHARACTERS_PER_HOUSE) {
      throw content.fieldsOf("characters").wrong("expected seven characters for each house");
    }
    characterStrength = new int[cards];
    characterSwords = new int[cards];
    characterTowers = new int[cards];
    characterAbility = new Ability[cards];
    for (int card = 0; card < cards; card++) {
      Tree.Fields in = characters.get(card);
      in.allow(
          "id",
          "house",
          "name",
          "aliases",
          "strength",
          "swords",
          "towers",
          "ability",
          "provenance",
          "disputed");
      if (in.id("house", houseNames) != card / CHARACTERS_PER_HOUSE) {
        throw in.wrong("the characters of a house stand together, in the order of the houses");
      }
      characterStrength[card] = in.number("strength", 0, 3);
      characterSwords[card] = in.number("swords", 0, 9);
      characterTowers[card] = in.number("towers", 0, 9);
      int ability = in.has("ability") ? in.id("ability", new Names("ability", Ability.ids())) : 0;
      characterAbility[card] = Ability.values()[ability];
    }

    Tree.Fields westeros = content.fieldsOf("westeros");
    List<Tree.Fields> westerosCards = westeros.entries("cards");
    westerosNames = Names.of("westeros", westerosCards);
    int kinds = westerosCards.size();
    westerosEffect = new WesterosEffect[kinds];
    for (int kind = 0; kind < kinds; kind++) {
      Names effects = new Names("effect", WesterosEffect.ids());
      westerosEffect[kind] = WesterosEffect.values()[westerosCards.get(kind).id("effect", effects)];
    }
    deckCount = new int[DECKS][kinds];
    deckMammoth = new boolean[DECKS][kinds];
    Tree.Items decks = westeros.itemsOf("decks");
    if (decks.size() != DECKS) {
      throw decks.wrong("expected three decks");
    }
    for (int deck = 0; deck < DECKS; deck++) {
      readDeck(decks.get(deck).asItems(), deck);
    }

    Tree.Fields tables = content.fieldsOf("tables");
    List<Tree.Fields> orders = tables.entries("orders");
    orderNames = Names.of("order", orders);
    orderKind = new int[orders.size()];
    orderValue = new int[orders.size()];
    orderStar = new boolean[orders.size()];
    orderCount = new int[orders.size()];
    Names orderKinds =
        new Names("kind", List.of("march", "support", "raid", "consolidate", "defend"));
    for (int order = 0; order < orders.size(); order++) {
      Tree.Fields in = orders.get(order);
      orderKind[order] = in.id("kind", orderKinds);
      orderValue[order] = in.numberOr("value", 0, -3, 3);
      orderStar[order] = in.flagOr("star", false);
      orderCount[order] = in.number("count", 1, 3);
    }
    supplyLimits = numberLists(tables, "supply");
    banners = new int[supplyLimits.length][16];
    for (int level = 0; level < supplyLimits.length; level++) {
      for (int limit : supplyLimits[level]) {
        for (int size = 0; size <= Math.min(limit, 15); size++) {
          banners[level][size]++;
        }
      }
    }
    courtStars = numbers(tables.itemsOf("court-stars"));
    wildlings = numbers(tables.itemsOf("wildlings"));
    unitLimit = byUnit(tables.fieldsOf("unit-limits"));
    unitCost = byUnit(tables.fieldsOf("unit-costs"));
    unitStrength = byUnit(tables.fieldsOf("strengths"));
    upgradeCost = tables.fieldsOf("unit-costs").number("upgrade", 1, 9);
    crestsPerHouse = tables.number("crests-per-house", 1, 60);
    turns = tables.number("turns", 1, 100);
    ContentCheck.check(this, content);
  }

  public SetUp setUp(int players) {
    return setUps[players];
  }

  private void readRegion(Tree.Fields in, int region) {
    in.allow(
        "id",
        "name",
        "name-fr",
        "aliases",
        "kind",
        "castle",
        "barrels",
        "crowns",
        "home-of",
        "island",
        "adjacent",
        "label",
        "provenance");
    isSea[region] = in.id("kind", new Names("kind", List.of("land", "sea"))) == 1;
    castle[region] = in.id("castle", new Names("castle", List.of("none", "city", "fortress")));
    barrels[region] = in.number("barrels", 0, 9);
    crowns[region] = in.number("crowns", 0, 9);
    homeOf[region] = in.has("home-of") ? in.id("home-of", houseNames) : -1;
    adjacent[region] = in.itemsOf("adjacent").ids(regionNames);
    for (int other : adjacent[region]) {
      isAdjacent[region][other] = true;
    }
  }

  private void readHouse(Tree.Fields in, int house) {
    in.allow("id", "name", "colour", "home", "supply", "crests", "units", "provenance");
    home[house] = in.id("home", regionNames);
    startSupply[house] = in.number("supply", 0, 6);
    startCrests[house] = in.number("crests", 0, 20);
    for (Tree entry : in.itemsOf("units").all()) {
      Tree.Fields units = entry.asFields();
      units.allow("region", "footmen", "knights", "ships");
      int region = units.id("region", regionNames);
      startUnits[house][region][FOOTMAN] = units.numberOr("footmen", 0, 0, 9);
      startUnits[house][region][KNIGHT] = units.numberOr("knights", 0, 0, 9);
      startUnits[house][region][SHIP] = units.numberOr("ships", 0, 0, 9);
    }
  }

  private void readSetUp(Tree.Fields in) {
    in.allow(
        "players",
        "houses",
        "castles-to-win",
        "throne",
        "fiefs",
        "court",
        "court-printed",
        "neutral",
        "provenance");
    int players = in.number("players", 3, HOUSES);
    int[][] tracks = {
      houses(in, "throne", players), houses(in, "fiefs", players), houses(in, "court", players)
    };
    int[] printed = in.has("court-printed") ? houses(in, "court-printed", players) : tracks[2];
    int[] neutral = new int[regions];
    Tree.Fields forces = in.fieldsOf("neutral");
    for (String name : forces.names()) {
      int region = forces.idOf(name, regionNames);
      neutral[region] = forces.number(name, 1, 20);
    }
    setUps[players] = new SetUp(in.number("castles-to-win", 1, 18), tracks, printed, neutral);
  }

  private int[] houses(Tree.Fields in, String name, int players) {
    int[] ids = in.itemsOf(name).ids(houseNames);
    int seen = 0;
    for (int id : ids) {
      seen |= 1 << id;
    }
    if (ids.length != players || seen != (1 << players) - 1) {
      throw in.get(name).wrong("expected each of the first " + players + " houses once");
    }
    return ids;
  }

  private void readDeck(Tree.Items in, int deck) {
    for (Tree entry : in.all()) {
      Tree.Fields card = entry.asFields();
      card.allow("card", "count", "mammoth");
      int kind = card.id("card", westerosNames);
      if (deckCount[deck][kind] > 0) {
        throw card.get("card").wrong("'" + westerosNames.word(kind) + "' is there twice");
      }
      deckCount[deck][kind] = card.number("count", 1, 20);
      deckMammoth[deck][kind] = card.flag("mammoth");
    }
    deckLuck[deck] = new Luck("westeros-" + (deck + 1), westerosNames.words());
  }

  private void checkSymmetry(List<Tree.Fields> trees) {
    for (int a = 0; a < regions; a++) {
      for (int b : adjacent[a]) {
        if (a == b || !isAdjacent[b][a]) {
          throw trees
              .get(a)
              .wrong("'" + regionNames.word(b) + "' does not name it as adjacent in return");
        }
      }
    }
  }

  private int[] byUnit(Tree.Fields in) {
    int[] values = new int[unitNames.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.number(unitNames.word(i), 0, 10);
    }
    return values;
  }

  private static int[][] numberLists(Tree.Fields in, String name) {
    Tree.Items lists = in.itemsOf(name);
    int[][] numbers = new int[lists.size()][];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = numbers(lists.get(i).asItems());
    }
    return numbers;
  }

  private static int[] numbers(Tree.Items items) {
    int[] numbers = new int[items.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = items.get(i).asNumber(0, 100);
    }
    return numbers;
  }
}
