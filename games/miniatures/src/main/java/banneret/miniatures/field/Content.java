package banneret.miniatures.field;

import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Luck;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The content of the game in flat arrays by id. */
public final class Content {
  /** How many may play at one table. */
  public static final int SEATS = 4;

  /** How many units an army may have: twenty of the cheapest make the largest army. */
  public static final int MOST_UNITS = 20;

  /** How many castle walls there are; they have places of their own after those of the units. */
  public static final int WALLS = 3;

  /** How many trays a seat may have on the table. */
  public static final int TRAYS = MOST_UNITS + WALLS;

  /** How many pieces of terrain may lie on the table. */
  public static final int PIECES = 12;

  public static final int ZONES = 5;

  public static final int CROWN = 0;
  public static final int WEALTH = 1;
  public static final int TACTICS = 2;
  public static final int COMBAT = 3;
  public static final int MANEUVER = 4;

  // Condition tokens.
  public static final int PANICKED = 0;
  public static final int VULNERABLE = 1;
  public static final int WEAKENED = 2;
  public static final int CONDITIONS = 3;

  private static final Names ABILITY_KINDS =
      new Names("kind of ability", List.of("attack", "passive", "innate"));

  public static final Luck DIE = Luck.numbers("die");
  public static final Luck D3 = new Luck("d3", List.of("1", "2", "3"));

  public final Names seatNames = new Names("seat", List.of("red", "blue", "green", "gold"));
  public final Names factionNames =
      new Names(
          "faction",
          List.of("stark", "lannister", "baratheon", "nights-watch", "free-folk", "neutral"));
  public final int neutral = factionNames.id("neutral");
  public final Names zoneNames =
      new Names("zone", List.of("crown", "wealth", "tactics", "combat", "maneuver"));
  public final int tacticsZone = zoneNames.id("tactics");
  public final Names conditionNames =
      new Names("condition", List.of("panicked", "vulnerable", "weakened"));

  /** The dice of a test: two of six faces, and the one of three. */
  public final Names testDiceNames = new Names("die", List.of("one", "two", "d3"));

  /** The faces of a die, in words. */
  public final Names faceNames =
      new Names("face", List.of("one", "two", "three", "four", "five", "six"));

  /** The arcs of a unit, in the order of the sides of its tray. */
  public final Names arcNames = new Names("arc", List.of("front", "right", "rear", "left"));

  /** How a unit lies against another. */
  public final Names alignmentNames =
      new Names("alignment", List.of("whole", "left", "right", "between"));

  public final Names edgeNames = new Names("edge", List.of("near", "far"));
  public final Names cornerNames =
      new Names("corner", List.of("near-left", "near-right", "far-left", "far-right"));

  /** How large the table is, how terrain is chosen, and who plays with whom. */
  public final Names tableNames = new Names("table", List.of("standard", "large"));

  public final Names terrainByNames = new Names("terrain-by", List.of("choice", "chance"));
  public final Names sidesNames = new Names("sides", List.of("each-for-himself", "teams"));
  public final Names roleNames = new Names("role", List.of("attacker", "defender"));

  /** The modes of play. */
  public final Names modeNames;

  public final List<Mode> modes = new ArrayList<>();

  /** How deep and wide the zone of a corner is. */
  public final int corner;

  /** The objective tokens, by number, and the cards that go with them. */
  public final Names tokenNames;

  public final Names objectiveNames;

  /** Points of each objective card beside the usual one. */
  public final int[] objectiveWorth;

  /** True for a card whose controller suffers wounds after each of its melee attacks. */
  public final boolean[] hasMeleeCost;

  public final Luck objectiveLuck;
  public final Luck modeLuck;
  public final MissionCards missions;
  public final SiegeCards siege;

  /** The units on the table: {@code red-1} is the first tray of Red's army. */
  public final Names unitNames;

  /** The pieces of terrain on the table, by number. */
  public final Names pieceNames;

  /** The kinds of pieces in the box of terrain. */
  public final Names boxNames;

  public final String fingerprint;

  /** Which step waits on which. */
  public final Tree.Fields waiting;

  public final TableContent table;
  public final Names characterNames;
  public final Names affiliationNames;
  public final Names loyaltyNames = new Names("loyalty", List.of("renly", "stannis"));
  public final Names abilityNames;

  /** True for an order, which is used once a round; true for what is never lost. */
  public final boolean[] isOrder;

  public final boolean[] isInnate;

  /** True for an ability that is used once a round, and for one of which several add up. */
  public final boolean[] isOnce;

  final boolean[] addsUp;
  public final UnitCards units;
  public final AttachmentCards attachments;
  public final NcuCards ncus;
  public final TacticsCards cards;

  /** The non-combat units of both players: {@code red-varys}. */
  public final Names councilNames;

  /** The ready-made armies, as they are written. */
  public final Map<String, Tree.Fields> armies = new LinkedHashMap<>();

  public final Luck cardLuck;

  /** The names of each kind of thing that sayings speak of. */
  public final Map<String, Names> names = new LinkedHashMap<>();

  /** What zones, abilities, tactics cards and non-combat units do. */
  public final CardEffects effects;

  /**
   * Reads the content.
   *
   * @param words what cards and abilities are written in
   */
  public Content(Tree.Fields files, Vocabulary<Battlefield> words) {
    fingerprint = Title.fingerprint(files);
    waiting = files.fieldsIfAny(Title.WAITING);
    table = new TableContent(files.fieldsOf("table"));
    boxNames = table.boxNames;
    Tree.Fields file = files.fieldsOf("abilities");
    List<Tree.Fields> able = new ArrayList<>(file.entries("abilities"));
    int plain = able.size();
    able.addAll(file.entries("orders"));
    Sheet abilities = new Sheet("ability", able);
    abilityNames = abilities.names();
    isOrder = new boolean[able.size()];
    isInnate = new boolean[able.size()];
    isOnce = new boolean[able.size()];
    addsUp = new boolean[able.size()];
    for (int one = 0; one < able.size(); one++) {
      isOrder[one] = one >= plain;
      isInnate[one] = one < plain && able.get(one).id("kind", ABILITY_KINDS) == 2;
      isOnce[one] = able.get(one).flagOr("once", false);
      addsUp[one] = able.get(one).flagOr("adds-up", false);
    }
    abilities.done(with("kind", "once", "adds-up"));
    Sheet troops = Sheet.of("unit card", files.fieldsOf("units"), "units");
    Sheet people = Sheet.of("attachment", files.fieldsOf("attachments"), "attachments");
    Sheet council = Sheet.of("non-combat unit", files.fieldsOf("ncus"), "ncus");
    characterNames = words("character", "character", troops, people, council);
    affiliationNames = words("affiliation", "affiliation", troops);
    Sheet deck = Sheet.of("card", files.fieldsOf("cards"), "cards");
    units = new UnitCards(this, troops);
    attachments = new AttachmentCards(this, people, deck.names());
    ncus = new NcuCards(this, council);
    cards = new TacticsCards(this, deck);
    councilNames = council(seatNames, ncus.names);
    Sheet board = Sheet.of("zone", files.fieldsOf("board"), "zones");
    board.done(with());
    if (!board.names().words().equals(zoneNames.words())) {
      throw board.row(0).wrong("expected the zones " + String.join(", ", zoneNames.words()));
    }
    Sheet objectives = Sheet.of("objective card", files.fieldsOf("objectives"), "objectives");
    objectiveNames = objectives.names();
    objectiveWorth = objectives.numbersOr("worth", 0, 0, 9);
    hasMeleeCost = objectives.flagsOr("cost", false);
    objectives.done(with());
    objectiveLuck = new Luck("objective", objectiveNames.words());
    Sheet secret = Sheet.of("mission", files.fieldsOf("missions"), "missions");
    Sheet instead = Sheet.of("mission zone", files.fieldsOf("missions"), "zones");
    instead.done(with());
    missions = new MissionCards(secret);
    Sheet besieging = Sheet.of("siege card", files.fieldsOf("siege"), "cards");
    siege = new SiegeCards(besieging);
    Tree.Fields play = files.fieldsOf("modes");
    play.allow("format", "corners", "modes");
    corner = play.number("corners", 6_000, 24_000);
    Sheet ways = Sheet.of("mode", play, "modes");
    modeNames = ways.names();
    modeLuck = new Luck("mode", modeNames.words());
    ways.rows().forEach(row -> modes.add(new Mode(row, objectiveNames)));
    effects =
        new CardEffects(
            this, words, board, abilities, deck, council, objectives, secret, instead, besieging);
    for (Tree.Fields row : files.fieldsOf("armies").entries("armies")) {
      armies.put(row.text("id"), row);
    }
    names.put("seat", seatNames);
    names.put("faction", factionNames);
    names.put("zone", zoneNames);
    names.put("condition", conditionNames);
    names.put("test-die", testDiceNames);
    names.put("face", faceNames);
    names.put("arc", arcNames);
    names.put("alignment", alignmentNames);
    names.put("edge", edgeNames);
    names.put("mode", modeNames);
    names.put("unit-card", units.names);
    names.put("attachment", attachments.names);
    names.put("weapon", units.weaponNames);
    names.put("ncu", ncus.names);
    names.put("character", characterNames);
    names.put("card", cards.names);
    names.put("ability", abilityNames);
    names.put("terrain", table.terrainNames);
    cardLuck = new Luck("card", cards.names.words());
    List<String> trays = new ArrayList<>();
    for (String seat : seatNames.words()) {
      trays.addAll(numbered(seat + "-", MOST_UNITS));
      trays.addAll(numbered(seat + "-wall-", WALLS));
    }
    unitNames = new Names("unit", trays);
    pieceNames = new Names("piece", numbered("terrain-", PIECES));
    tokenNames = new Names("token", numbered("objective-", Mode.TOKENS));
    names.put("token", tokenNames);
    names.put("objective", objectiveNames);
    names.put("mission", missions.names);
    names.put("siege-card", siege.names);
    names.put("corner", cornerNames);
    names.put("role", roleNames);
    names.put("table", tableNames);
    names.put("terrain-by", terrainByNames);
    names.put("sides", sidesNames);
    names.put("unit", unitNames);
    names.put("piece", pieceNames);
  }

  private static List<String> numbered(String word, int count) {
    List<String> all = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      all.add(word + number);
    }
    return all;
  }

  /** What an effect may say, and these fields beside it. */
  static String[] with(String... others) {
    List<String> all = new ArrayList<>(EffectReader.KEYS);
    all.addAll(List.of(others));
    return all.toArray(new String[0]);
  }

  /** The different words that sheets have in a column, in their order. */
  private static Names words(String kind, String column, Sheet... sheets) {
    List<String> found = new ArrayList<>();
    for (Sheet sheet : sheets) {
      for (Tree.Fields row : sheet.rows()) {
        String word = row.text(column, "");
        if (!word.isEmpty() && !found.contains(word)) {
          found.add(word);
        }
      }
    }
    return new Names(kind, found);
  }

  private static Names council(Names seats, Names ncus) {
    List<String> words = new ArrayList<>();
    for (String seat : seats.words()) {
      ncus.words().forEach(ncu -> words.add(seat + "-" + ncu));
    }
    return new Names("council", words);
  }

  /** The number of a non-combat unit of a player among those of both. */
  public int councillor(int seat, int ncu) {
    return seat * ncus.names.count() + ncu;
  }

  /** The army of a seat that a unit belongs to. */
  public static int seatOf(int unit) {
    return unit / TRAYS;
  }

  /** True for the place of a castle wall. */
  public static boolean isWall(int unit) {
    return unit % TRAYS >= MOST_UNITS;
  }
}
