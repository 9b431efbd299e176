package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.SentenceKind;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.game.GameContent;
import banneret.kernel.luck.Luck;
import banneret.kernel.state.Lasting;
import banneret.kernel.state.Layout;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The map, the houses and the cards, as they were read: dense ids into flat arrays. */
public final class Content extends GameContent<Realm> {
  public static final int HOUSES = 5;
  public static final int CHARACTERS_PER_HOUSE = 7;
  public static final int DECKS = 3;

  /** What a tie may be about: a track, or the bids against the wildlings. */
  public final Names tieNames =
      named("tie", "throne", "fiefs", "court", "highest-bid", "lowest-bid");

  /** Characters are in force while they are in the battle, and Westeros cards as bans. */
  private static final Lasting NOTHING_LASTS = new Lasting(new Layout(), 0);

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

  public final Names unitNames = named("unit", "footman", "knight", "ship");
  public final Names trackNames = named("track", "throne", "fiefs", "court");

  /** True while houses bid in secret. */
  public final Predicate<Realm> isBidding;

  // Houses and regions
  private final Tree.Fields houseFile = files.fieldsOf("houses");
  private final Sheet houses = sheet("seat", houseFile, "houses");
  public final Names houseNames = houses.names();
  private final Tree.Fields map = files.fieldsOf("map");
  private final Sheet sheet = sheet("region", map, "regions");
  public final Names regionNames = sheet.names();
  public final int regions = sheet.count();
  public final boolean[] isSea = sheet.are("kind", "land", "sea");

  /** The mustering points of a region: 2 for a fortress, 1 for a city. */
  public final int[] castle = sheet.words("castle", "none", "city", "fortress");

  /** The regions with a city or fortress. */
  public final int[] castles =
      IntStream.range(0, regions).filter(region -> castle[region] > 0).toArray();

  public final int[] barrels = sheet.numbers("barrels", 0, 9);
  public final int[] crowns = sheet.numbers("crowns", 0, 9);

  /** The house whose home a region is, or -1. */
  public final int[] homeOf = sheet.idsOrNone("home-of", houseNames);

  /** Who borders on whom; a river is no border (thrones.map.rivers-block-moves). */
  public final int[][] adjacent = sheet.neighbours("adjacent");

  public final boolean[][] isAdjacent = Sheet.contained(adjacent, regions);

  /** The borders that an option may close, in pairs. */
  public final int[][] disputed =
      map.itemsIfAny("disputed").all().stream()
          .map(pair -> pair.asItems().ids(regionNames))
          .toArray(int[][]::new);

  public final int[] home = houses.ids("home", regionNames);
  public final int[] startSupply = houses.numbers("supply", 0, 6);
  public final int[] startCrests = houses.numbers("crests", 0, 20);

  /** Starting units by house, region and kind. */
  public final int[][][] startUnits = new int[HOUSES][regions][3];

  private final SetUp[] setUps = new SetUp[HOUSES + 1];

  // Characters
  private final Tree.Fields characterFile = files.fieldsOf("characters");
  private final Sheet abilities = Sheet.of("ability", characterFile, "abilities");
  private final Sheet characters = sheet("character", characterFile, "characters");
  public final Names characterNames = characters.names();
  public final int[] characterStrength = characters.numbers("strength", 0, 3);
  public final int[] characterSwords = characters.numbers("swords", 0, 9);
  public final int[] characterTowers = characters.numbers("towers", 0, 9);

  /** The effect that is each character's ability, or -1. */
  public final int[] characterAbility = characters.idsOrNone("ability", abilities.names());

  // Westeros cards
  private final Tree.Fields westeros = files.fieldsOf("westeros");
  private final Sheet cards = sheet("westeros", westeros, "cards");
  public final Names westerosNames = cards.names();

  /** How many of each Westeros card lie in each deck, and whether it shows a mammoth. */
  public final int[][] deckCount = new int[DECKS][cards.count()];

  public final boolean[][] deckMammoth = new boolean[DECKS][cards.count()];
  public final Luck[] deckLuck = new Luck[DECKS];

  /** What characters can do, in the order of the list of abilities, then what Westeros cards do. */
  public final Effects<Realm> effects;

  // Tables
  private final Tree.Fields tables = files.fieldsOf("tables");
  private final Sheet orders = sheet("order", tables, "orders");
  public final Names orderNames = orders.names();
  public final int[] orderKind =
      orders.words("kind", "march", "support", "raid", "consolidate", "defend");
  public final int[] orderValue = orders.numbersOr("value", 0, -3, 3);
  public final boolean[] orderStar = orders.flagsOr("star", false);
  public final int[] orderCount = orders.numbers("count", 1, 3);

  /** Both bits of each starred order, where tokens are counted in two bits an order. */
  public final int starTokens =
      IntStream.range(0, orderStar.length)
          .filter(it -> orderStar[it])
          .map(it -> 3 << (2 * it))
          .sum();

  public final int[][] supplyLimits =
      tables.itemsOf("supply").all().stream()
          .map(level -> level.asItems().numbers(0, 100))
          .toArray(int[][]::new);

  /** How many banners of at least so many units a supply level has: by level, then size. */
  public final int[][] banners = new int[supplyLimits.length][16];

  public final int[] courtStars = tables.itemsOf("court-stars").numbers(0, 100);
  public final int[] wildlings = tables.itemsOf("wildlings").numbers(0, 100);
  public final int[] unitLimit = byUnit(tables.fieldsOf("unit-limits"));
  public final int[] unitCost = byUnit(tables.fieldsOf("unit-costs"));
  public final int[] unitStrength = byUnit(tables.fieldsOf("strengths"));
  public final int upgradeCost = tables.fieldsOf("unit-costs").number("upgrade", 1, 9);
  public final int crestsPerHouse = tables.number("crests-per-house", 1, 60);
  public final int turns = tables.number("turns", 1, 100);

  /**
   * How a game for so many players begins.
   *
   * @param tracks the houses by rank on each of the three tracks
   * @param courtPrinted the court before the official erratum
   * @param neutral the strength of neutral forces by region
   */
  public record SetUp(int castlesToWin, int[][] tracks, int[] courtPrinted, int[] neutral) {}

  /**
   * Reads content, each field as it is declared above.
   *
   * @param words what cards say
   */
  public Content(
      Tree.Fields content,
      Vocabulary<Realm> words,
      Phases<Realm> phases,
      Predicate<Realm> isBidding) {
    super(content, words, phases);
    this.isBidding = isBidding;
    houseFile.expect(houses.count() == HOUSES, "expected five houses");
    sheet.done("name-fr", "aliases", "island", "label");
    houses.done("colour", "units");
    for (int house = 0; house < HOUSES; house++) {
      readUnits(houses.row(house).itemsOf("units"), startUnits[house]);
    }
    houseFile.itemsOf("setups").all().forEach(setUp -> readSetUp(setUp.asFields()));
    abilities.rows().forEach(in -> card(in, "ability", List.of()));
    readCharacters();
    for (Tree.Fields in : cards.rows()) {
      Effect<Realm> effect = card(in, "westeros", List.of("applied"));
      reader.print(in, effect);
      for (Sentence<Realm> sentence : effect.sentences()) {
        boolean isFootman = sentence.isAbout(Abilities.Figure.SUPPORTING_FOOTMAN.ordinal());
        in.expect(
            sentence.kind() != SentenceKind.MODIFIER || isFootman,
            "for a turn only supporting-footman changes");
      }
    }
    effects = reader.effects(realm -> NOTHING_LASTS);
    Tree.Items decks = westeros.itemsOf("decks");
    decks.expect(decks.size() == DECKS, "expected three decks");
    for (int deck = 0; deck < DECKS; deck++) {
      readDeck(decks.get(deck).asItems(), deck);
    }
    for (int level = 0; level < supplyLimits.length; level++) {
      for (int limit : supplyLimits[level]) {
        for (int size = 0; size <= Math.min(limit, 15); size++) {
          banners[level][size]++;
        }
      }
    }
    ContentCheck.check(this, content);
  }

  /** The strength of so many units of each kind. */
  public int strength(int footmen, int knights, int ships) {
    return footmen * unitStrength[FOOTMAN]
        + knights * unitStrength[KNIGHT]
        + ships * unitStrength[SHIP];
  }

  /** The house that a character is of. */
  public static int houseOf(int character) {
    return character / CHARACTERS_PER_HOUSE;
  }

  /** How many cards a Westeros deck has. */
  public int deckSize(int deck) {
    return IntStream.of(deckCount[deck]).sum();
  }

  /** What a Westeros card does. */
  public Effect<Realm> westerosEffect(int kind) {
    return effects.get(abilities.count() + kind);
  }

  /** The ban, as a bit, that a sentence puts in force for the turn. */
  public int westerosBan(Sentence<Realm> sentence) {
    int effect = sentence.effect().index();
    int bans = 0;
    for (Abilities.Act act : Abilities.Act.values()) {
      bans |=
          effects.prohibitions(effect, act.ordinal()).contains(sentence) ? 1 << act.ordinal() : 0;
    }
    return bans == 0 ? Realm.RAINS : bans;
  }

  public SetUp setUp(int players) {
    return setUps[players];
  }

  /** Reads a card that has nothing but its effect. */
  private Effect<Realm> card(Tree.Fields in, String kind, List<String> moments) {
    String rule = kind + "." + in.text("id");
    return reader.card(in, rule, rule, moments);
  }

  private void readCharacters() {
    characterFile.expect(
        characters.count() == HOUSES * CHARACTERS_PER_HOUSE,
        "expected seven characters for each house");
    int[] houses = characters.ids("house", houseNames);
    characters.done("aliases", "disputed");
    for (int card = 0; card < characters.count(); card++) {
      Tree.Fields in = characters.row(card);
      in.expect(
          houses[card] == houseOf(card),
          "the characters of a house stand together, in the order of the houses");
      if (characterAbility[card] >= 0) {
        reader.print(in, "character." + in.text("id"), characterAbility[card]);
      }
    }
  }

  private void readUnits(Tree.Items in, int[][] byRegion) {
    for (Tree entry : in.all()) {
      Tree.Fields units = entry.asFields();
      units.allow("region", "footmen", "knights", "ships");
      int[] here = byRegion[units.id("region", regionNames)];
      for (int kind = 0; kind < 3; kind++) {
        here[kind] = units.numberOr(Realm.UNITS.get(kind), 0, 0, 9);
      }
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
    boolean all = ids.length == players && IntStream.of(ids).allMatch(id -> id < players);
    in.get(name).expect(all, "expected each of the first " + players + " houses once");
    return ids;
  }

  private void readDeck(Tree.Items in, int deck) {
    for (Tree entry : in.all()) {
      Tree.Fields card = entry.asFields();
      card.allow("card", "count", "mammoth");
      int kind = card.id("card", westerosNames);
      card.expect(deckCount[deck][kind] == 0, westerosNames.word(kind) + " is there twice");
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
}
