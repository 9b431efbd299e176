package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Luck;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The map, the houses and the cards, as they were read: dense ids into flat arrays. */
public final class Content {
  public static final int HOUSES = 5;
  public static final int CHARACTERS_PER_HOUSE = 7;
  public static final int DECKS = 3;

  /** What a tie may be about: a track, or the bids against the wildlings. */
  private static final Names TIES =
      new Names("tie", List.of("throne", "fiefs", "court", "highest-bid", "lowest-bid"));

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

  public final int[] home;
  public final int[] startSupply;
  public final int[] startCrests;

  /** Starting units by house, region and kind. */
  public final int[][][] startUnits;

  private final SetUp[] setUps = new SetUp[HOUSES + 1];

  public final int[] characterStrength;
  public final int[] characterSwords;
  public final int[] characterTowers;

  /** The effect that is each character's ability, or -1. */
  public final int[] characterAbility;

  /** What characters can do, in the order of the list of abilities, then what Westeros cards do. */
  public final Effects<Realm> effects;

  /** How characters and Westeros cards read. */
  public final List<Printed> printed;

  private final int abilities;

  /** How many of each Westeros card lie in each deck, and whether it shows a mammoth. */
  public final int[][] deckCount;

  public final boolean[][] deckMammoth;
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

  /** The parts of a turn. */
  public final Phases<Realm> phases;

  /** True while houses bid in secret. */
  public final Predicate<Realm> isBidding;

  /** The names of each kind of thing that sayings speak of. */
  public final Map<String, Names> names;

  /** Which step may wait on which, as games have shown. */
  public final Tree.Fields waiting;

  /**
   * Reads content.
   *
   * @param words what cards say
   */
  public Content(
      Tree.Fields content,
      Vocabulary<Realm> words,
      Phases<Realm> phases,
      Predicate<Realm> isBidding) {
    fingerprint = Title.fingerprint(content);
    waiting = content.fieldsIfAny(Title.WAITING);
    this.phases = phases;
    this.isBidding = isBidding;
    Tree.Fields map = content.fieldsOf("map");
    Tree.Fields houseFile = content.fieldsOf("houses");
    Sheet houses = Sheet.of("seat", houseFile, "houses");
    houseNames = houses.names();
    if (houses.count() != HOUSES) {
      throw houseFile.wrong("expected five houses");
    }
    Sheet sheet = Sheet.of("region", map, "regions");
    regionNames = sheet.names();
    regions = sheet.count();
    isSea = new boolean[regions];
    int[] kind = sheet.words("kind", "land", "sea");
    IntStream.range(0, regions).forEach(region -> isSea[region] = kind[region] == 1);
    castle = sheet.words("castle", "none", "city", "fortress");
    castles = IntStream.range(0, regions).filter(region -> castle[region] > 0).toArray();
    barrels = sheet.numbers("barrels", 0, 9);
    crowns = sheet.numbers("crowns", 0, 9);
    homeOf = sheet.idsOrNone("home-of", houseNames);
    adjacent = sheet.neighbours("adjacent");
    isAdjacent = Sheet.contained(adjacent, regions);
    sheet.done("name-fr", "aliases", "island", "label");
    List<int[]> pairs = new ArrayList<>();
    for (Tree pair : map.itemsIfAny("disputed").all()) {
      pairs.add(pair.asItems().ids(regionNames));
    }
    disputed = pairs.toArray(new int[0][]);

    home = houses.ids("home", regionNames);
    startSupply = houses.numbers("supply", 0, 6);
    startCrests = houses.numbers("crests", 0, 20);
    houses.done("colour", "units");
    startUnits = new int[HOUSES][regions][3];
    for (int house = 0; house < HOUSES; house++) {
      readUnits(houses.row(house).itemsOf("units"), startUnits[house]);
    }
    for (Tree setUp : houseFile.itemsOf("setups").all()) {
      readSetUp(setUp.asFields());
    }

    Tree.Fields characterFile = content.fieldsOf("characters");
    Sheet characters = Sheet.of("character", characterFile, "characters");
    characterNames = characters.names();
    if (characters.count() != HOUSES * CHARACTERS_PER_HOUSE) {
      throw characterFile.wrong("expected seven characters for each house");
    }
    Sheet abilitySheet = Sheet.of("ability", characterFile, "abilities");
    AbilityReader reader = new AbilityReader(words);
    abilitySheet.rows().forEach(reader::ability);
    abilities = abilitySheet.count();
    int[] houseOf = characters.ids("house", houseNames);
    characterStrength = characters.numbers("strength", 0, 3);
    characterSwords = characters.numbers("swords", 0, 9);
    characterTowers = characters.numbers("towers", 0, 9);
    characterAbility = characters.idsOrNone("ability", abilitySheet.names());
    characters.done("aliases", "disputed");
    for (int card = 0; card < characters.count(); card++) {
      Tree.Fields in = characters.row(card);
      if (houseOf[card] != card / CHARACTERS_PER_HOUSE) {
        throw in.wrong("the characters of a house stand together, in the order of the houses");
      }
      if (characterAbility[card] >= 0) {
        reader.character(in, characterAbility[card]);
      }
    }

    Tree.Fields westeros = content.fieldsOf("westeros");
    Sheet cards = Sheet.of("westeros", westeros, "cards");
    westerosNames = cards.names();
    cards.rows().forEach(reader::westeros);
    effects = reader.effects();
    printed = reader.printed();
    deckCount = new int[DECKS][cards.count()];
    deckMammoth = new boolean[DECKS][cards.count()];
    Tree.Items decks = westeros.itemsOf("decks");
    if (decks.size() != DECKS) {
      throw decks.wrong("expected three decks");
    }
    for (int deck = 0; deck < DECKS; deck++) {
      readDeck(decks.get(deck).asItems(), deck);
    }

    Tree.Fields tables = content.fieldsOf("tables");
    Sheet orders = Sheet.of("order", tables, "orders");
    orderNames = orders.names();
    orderKind = orders.words("kind", "march", "support", "raid", "consolidate", "defend");
    orderValue = orders.numbersOr("value", 0, -3, 3);
    orderStar = orders.flagsOr("star", false);
    orderCount = orders.numbers("count", 1, 3);
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
    names =
        Map.of(
            "seat", houseNames,
            "region", regionNames,
            "character", characterNames,
            "westeros", westerosNames,
            "order", orderNames,
            "unit", unitNames,
            "track", trackNames,
            "tie", TIES);
    ContentCheck.check(this, content);
  }

  /** How many cards a Westeros deck has. */
  public int deckSize(int deck) {
    return IntStream.of(deckCount[deck]).sum();
  }

  /** What a Westeros card does. */
  public Effect<Realm> westerosEffect(int kind) {
    return effects.get(abilities + kind);
  }

  /** The ban, as a bit, that a sentence puts in force for the turn. */
  public int westerosBan(Sentence<Realm> sentence) {
    int effect = sentence.effect().index();
    int bans = 0;
    for (Act act : Act.values()) {
      bans |=
          effects.prohibitions(effect, act.ordinal()).contains(sentence) ? 1 << act.ordinal() : 0;
    }
    return bans == 0 ? Realm.RAINS : bans;
  }

  public SetUp setUp(int players) {
    return setUps[players];
  }

  private void readUnits(Tree.Items in, int[][] byRegion) {
    for (Tree entry : in.all()) {
      Tree.Fields units = entry.asFields();
      units.allow("region", "footmen", "knights", "ships");
      byRegion[units.id("region", regionNames)] =
          new int[] {
            units.numberOr("footmen", 0, 0, 9),
            units.numberOr("knights", 0, 0, 9),
            units.numberOr("ships", 0, 0, 9)
          };
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
