package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Form;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Luck;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** The content of the game in flat arrays by id. */
public final class Content {
  public static final int STARK = 0;
  public static final int LANNISTER = 1;

  public static final int INFANTRY = 0;
  public static final int CAVALRY = 1;
  public static final int RANGED = 2;
  public static final int CLASSES = 3;

  public static final int GREEN = 0;
  public static final int BLUE = 1;
  public static final int RED = 2;
  public static final int RANKS = 3;

  // Faces of the die and kinds of order token; the shields are the ranks.
  public static final int VALOR = 3;
  public static final int MORALE = 4;
  public static final int FACES = 5;

  /** How far a commander's zone of control reaches. */
  public static final int ZONE = 2;

  /** How many banners of a House there are, and so how many units it can have. */
  public static final int BANNERS = 43;

  public final Names houseNames = new Names("house", List.of("stark", "lannister"));
  public final Names classNames = new Names("class", List.of("infantry", "cavalry", "ranged"));
  public final Names rankNames = new Names("rank", List.of("green", "blue", "red"));
  public final Names tokenNames =
      new Names("token", List.of("green", "blue", "red", "valor", "morale"));
  public final Names zoneNames = new Names("zone", List.of("grey", "green", "yellow", "red"));
  public final Names sideNames = new Names("side", List.of("ne", "e", "se", "sw", "w", "nw"));
  public final Names edmureNames = new Names("token", List.of("edmure", "dummy"));
  final Names bannerNames = numbered("banner", BANNERS);

  /** Hexes by row and column; a hex has the same number on every board. */
  public final Names hexNames;

  public final String fingerprint;
  public final Terrain terrain;

  /** How many faces of the die show each symbol. */
  public final byte[] die = new byte[FACES];

  public final int dieFaces;

  /** The break of each zone of the morale track, by zone; the grey one has none. */
  public final int[] breaks = new int[4];

  // Units
  public final Names unitNames;
  public final int[] unitHouse;
  public final int[] unitClass;
  public final int[] unitStrength;
  public final int[] unitRange;
  public final boolean[] noValor;
  public final int[] advance;
  public final int[] pursue;
  public final int[] toughness;
  public final boolean[] heavyArmour;
  public final boolean[] offBalance;
  public final boolean[] warDogs;
  public final boolean[] stalwart;
  public final boolean[] scorch;

  /** The farthest move of an order option that may attack afterwards, by unit and rank; or -1. */
  public final int[][] moveAndAttack;

  /** The farthest move of an option that may not, or -1. */
  public final int[][] moveOnly;

  public final int[][] dice;

  // Commanders
  public final Names commanderNames;

  /** How many commanders there are. */
  public final int commanders;

  public final Names figureNames;
  public final int[] commanderFigure;
  public final int[] commanderHouse;
  public final int[] commanderUnit;
  public final int[] commandLimit;
  public final int[] capture;
  public final int[] ability;
  public final int[] commit;

  /** What a commander's unit may do once instead of an attack, or nothing. */
  public final String[] insteadOfAttack;

  private final int commanderSplit;

  // Command cards
  public final Names cardNames;
  public final int[] cardHouse;
  private final int[] firstCard = new int[2];

  /** The figure whose card it is, or -1 for a basic card. */
  public final int[] cardFigure;

  public final int[][] commandCost;
  public final int[][] commandEffect;

  /** The sorts of units that a command may name, or 0 if it asks for more than that. */
  public final int[][] commandSorts;

  /** True for cards with a command that asks for more than a sort of unit. */
  public final boolean[] asksForMore;

  public final int[] tactic;
  public final int mostCards;
  public final Luck cardLuck;
  public final Luck orderLuck;
  public final Luck attackLuck;
  public final Luck dogsLuck;
  public final Luck douseLuck;
  public final Luck breachLuck;
  public final Luck setupLuck;
  public final Luck catapultLuck;
  public final Luck momentumLuck;
  public static final Luck DIRECTION = new Luck("direction", List.of("1", "2", "3", "4", "5", "6"));
  public static final Luck STRATEGY = new Luck("strategy", List.of("strategic", "decoy"));

  public final Effects<Field> effects;
  public final List<Printed> printed;

  /** The words by which positions know effects. */
  public final Names effectNames;

  /** What commanders say of a figure, and for and against an act. */
  public final List<List<Ability>> changes;

  public final List<List<Ability>> permissions;
  public final List<List<Ability>> prohibitions;

  /** The commanders who may act once at an occasion, by House. */
  private final int[][][] commitAt;

  private final int[] effectCard;

  // Skirmishes
  public final Names pieceNames;
  public final int[] pieceTerrain;
  public final int[] pieceHexes;

  /** What a House lays in a skirmish: the pieces, and tents last. */
  public final Names stockNames;

  /** A unit of a type and rank, as skirmishes muster them. */
  public final Names musterNames;

  public final Names setupNames;
  public final int[] setupHouse;
  public final int[] setupCommander;
  public final int[] setupRank;
  public final int[] setupValue;
  public final int[][] setupUnits;
  public final int[][] setupPieces;

  private final Map<String, HexBoard> boards = new LinkedHashMap<>();
  private final Map<String, BattlePlan> plans = new LinkedHashMap<>();

  /** The names by which steps know things, by kind. */
  public final Map<String, Names> stepNames;

  /** The phase that a position by hand begins with. */
  final Form<Field> phases;

  /** Which step waits on which. */
  public final Tree.Fields waiting;

  /** The scopes of effects, by name. */
  final Names scopes;

  /** True for the commands that rally units. */
  public final boolean[][] rallies;

  /**
   * Reads the content.
   *
   * @param words what cards and commanders are written in
   * @param phases how the phase of a position by hand is read
   */
  public Content(Tree.Fields files, Vocabulary<Field> words, Form<Field> phases) {
    this.phases = phases;
    scopes = words.scopes();
    waiting = files.fieldsIfAny(Title.WAITING);
    fingerprint = Title.fingerprint(files);
    Tree.Fields board = files.fieldsOf("board");
    board.allow("format", "boards", "terrain", "die", "morale");
    terrain = new Terrain(board);
    int mostRows = 0;
    int mostColumns = 0;
    for (Tree.Fields row : board.entries("boards")) {
      row.allow("id", "rows", "columns", "orientation", "provenance");
      mostRows = Math.max(mostRows, row.number("rows", 3, 15));
      mostColumns = Math.max(mostColumns, row.number("columns", 3, 16));
    }
    for (Tree.Fields row : board.entries("boards")) {
      boards.put(
          row.text("id"),
          new HexBoard(row.number("rows"), row.number("columns"), true, mostColumns));
    }
    hexNames = BattlePlan.names(new HexBoard(mostRows, mostColumns, true));
    int faces = 0;
    Tree.Fields sides = board.fieldsOf("die");
    for (int face = 0; face < FACES; face++) {
      die[face] = (byte) sides.number(tokenNames.word(face), 0, 8);
      faces += die[face];
    }
    dieFaces = faces;
    Tree.Fields zones = board.fieldsOf("morale");
    for (int zone = 1; zone < 4; zone++) {
      breaks[zone] = zones.number(zoneNames.word(zone), 1, Field.TRACK);
    }

    Sheet units = Sheet.of("unit", files.fieldsOf("units"), "units");
    unitNames = units.names();
    int count = unitNames.count();
    unitHouse = units.ids("house", houseNames);
    unitClass = units.ids("class", classNames);
    unitStrength = units.numbers("strength", 1, 8);
    unitRange = units.numbers("range", 1, SightLines.MOST);
    noValor = units.flagsOr("no-valor", false);
    advance = new int[count];
    pursue = new int[count];
    toughness = new int[count];
    heavyArmour = new boolean[count];
    offBalance = new boolean[count];
    warDogs = new boolean[count];
    stalwart = new boolean[count];
    scorch = new boolean[count];
    moveAndAttack = new int[count][RANKS];
    moveOnly = new int[count][RANKS];
    dice = new int[count][RANKS];
    for (int unit = 0; unit < count; unit++) {
      readKeywords(units.row(unit).fieldsIfAny("keywords"), unit);
      readOrders(units.row(unit).fieldsOf("orders"), unit);
    }
    units.done("keywords", "orders", "traits", "figures");

    CardReader reader = new CardReader(words);
    Sheet leaders = Sheet.of("commander", files.fieldsOf("commanders"), "commanders");
    commanderNames = leaders.names();
    commanders = commanderNames.count();
    List<String> figures = new ArrayList<>();
    for (Tree.Fields row : leaders.rows()) {
      if (!figures.contains(row.text("figure"))) {
        figures.add(row.text("figure"));
      }
    }
    figureNames = new Names("figure", figures);
    commanderFigure = leaders.ids("figure", figureNames);
    commanderHouse = leaders.ids("house", houseNames);
    commanderUnit = leaders.ids("unit", unitNames);
    commandLimit = leaders.numbers("limit", 0, 9);
    capture = leaders.numbers("capture", 1, 9);
    leaders.done("ability", "commit", "traits");
    int split = 0;
    while (split < commanderHouse.length && commanderHouse[split] == STARK) {
      split++;
    }
    commanderSplit = split;
    for (int one = split; one < commanderHouse.length; one++) {
      if (commanderHouse[one] == STARK) {
        throw leaders.row(one).wrong("expected the commanders of Stark first");
      }
    }
    insteadOfAttack = new String[commanderNames.count()];
    ability = new int[commanderNames.count()];
    commit = new int[commanderNames.count()];
    for (int one = 0; one < ability.length; one++) {
      ability[one] = reader.ability(leaders.row(one));
      commit[one] = reader.commit(leaders.row(one));
      Tree.Fields once = leaders.row(one).fieldsOf("commit");
      boolean instead = once.text("when", "").equals("instead-of-attack");
      insteadOfAttack[one] = instead ? once.text("code") : "";
    }

    Sheet cards = Sheet.of("card", files.fieldsOf("cards"), "cards");
    cardNames = cards.names();
    cardHouse = cards.ids("house", houseNames);
    for (int card = cardHouse.length - 1; card >= 0; card--) {
      firstCard[cardHouse[card]] = card;
    }
    cardFigure = cards.idsOrNone("commander", figureNames);
    cards.done("commands", "tactic", "text");
    commandCost = new int[cardNames.count()][];
    commandEffect = new int[cardNames.count()][];
    rallies = new boolean[cardNames.count()][];
    tactic = new int[cardNames.count()];
    for (int card = 0; card < tactic.length; card++) {
      readCard(reader, cards.row(card), card);
    }
    effects = reader.effects();
    printed = reader.printed();
    commandSorts = new int[cardNames.count()][];
    asksForMore = new boolean[cardNames.count()];
    for (int card = 0; card < commandSorts.length; card++) {
      commandSorts[card] = new int[commandEffect[card].length];
      for (int i = 0; i < commandSorts[card].length; i++) {
        commandSorts[card][i] =
            Sorts.namedBy(effects.get(commandEffect[card][i]).sentences().getFirst());
        asksForMore[card] |= commandSorts[card][i] == 0 && (i == 0 || commandCost[card][i] > 0);
      }
    }
    effectNames = new Names("effect", reader.words());
    effectCard = new int[effectNames.count()];
    for (int card = 0; card < tactic.length; card++) {
      for (int effect : commandEffect[card]) {
        effectCard[effect] = card;
      }
      if (tactic[card] >= 0) {
        effectCard[tactic[card]] = card;
      }
    }
    changes = abilities(Figure.values().length, effects::modifiers);
    permissions = abilities(Act.values().length, effects::permissions);
    prohibitions = abilities(Act.values().length, effects::prohibitions);
    commitAt = new int[Occasion.values().length][2][];
    for (Occasion occasion : Occasion.values()) {
      for (int house = 0; house < 2; house++) {
        int whose = house;
        commitAt[occasion.ordinal()][house] =
            those(one ->
                commanderHouse[one] == whose && effects.get(commit[one]).isAt(occasion.ordinal()));
      }
    }
    mostCards = cardNames.count();
    stepNames =
        Map.of(
            "seat",
            houseNames,
            "hex",
            hexNames,
            "attack",
            Plan.ATTACKS,
            "command",
            new Names("command", List.of("first", "second", "either")));
    cardLuck = new Luck("card", cardNames.words());
    orderLuck = new Luck("order", tokenNames.words());
    attackLuck = new Luck("attack", tokenNames.words());
    dogsLuck = new Luck("dogs", tokenNames.words());
    douseLuck = new Luck("douse", tokenNames.words());
    breachLuck = new Luck("breach", tokenNames.words());
    catapultLuck = new Luck("catapult", tokenNames.words());
    momentumLuck = new Luck("momentum", houseNames.words());

    Tree.Fields skirmish = files.fieldsOf("skirmish");
    skirmish.allow("format", "skirmishes", "pieces", "set-up-cards");
    Sheet pieces = Sheet.of("piece", skirmish, "pieces");
    pieceNames = pieces.names();
    pieceTerrain = pieces.ids("terrain", terrain.names);
    pieceHexes = pieces.numbers("hexes", 1, 3);
    pieces.done();
    List<String> stock = new ArrayList<>(pieceNames.words());
    stock.add("tent");
    stockNames = new Names("piece", stock);
    List<String> muster = new ArrayList<>();
    for (String unit : unitNames.words()) {
      rankNames.words().forEach(rank -> muster.add(unit + "-" + rank));
    }
    musterNames = new Names("unit", muster);
    Sheet setup = Sheet.of("set-up card", skirmish, "set-up-cards");
    setupNames = setup.names();
    setupHouse = setup.ids("house", houseNames);
    setupCommander = setup.idsOrNone("commander", commanderNames);
    setupRank = setup.idsOrNone("rank", rankNames);
    setupValue = setup.numbersOr("value", 0, 0, 9);
    setup.done("units", "terrain");
    setupUnits = new int[setupNames.count()][musterNames.count()];
    setupPieces = new int[setupNames.count()][stockNames.count()];
    for (int card = 0; card < setupNames.count(); card++) {
      for (Tree tree : setup.row(card).itemsOf("units").all()) {
        Tree.Fields row = tree.asFields();
        row.allow("unit", "rank", "count");
        int kind = row.id("unit", unitNames) * RANKS + row.id("rank", rankNames);
        setupUnits[card][kind] += row.number("count", 1, 9);
      }
      for (Tree tree : setup.row(card).itemsOf("terrain").all()) {
        Tree.Fields row = tree.asFields();
        row.allow("piece", "count");
        setupPieces[card][row.id("piece", pieceNames)] += row.number("count", 1, 9);
      }
    }
    setupLuck = new Luck("setup-card", setupNames.words());

    for (Tree.Fields row : files.fieldsOf("battles").entries("battles")) {
      plans.put(row.text("id"), new BattlePlan(this, row, row.get("id"), false));
    }
    for (Tree.Fields row : skirmish.entries("skirmishes")) {
      plans.put(row.text("id"), new BattlePlan(this, row, row.get("id"), true));
    }
  }

  private void readKeywords(Tree.Fields in, int unit) {
    in.allow(
        "advance",
        "pursue",
        "toughness",
        "heavy-armour",
        "off-balance",
        "war-dogs",
        "stalwart",
        "scorch");
    advance[unit] = in.numberOr("advance", 0, 0, 1);
    pursue[unit] = in.numberOr("pursue", 0, 0, 9);
    toughness[unit] = in.numberOr("toughness", 0, 0, 9);
    heavyArmour[unit] = in.flagOr("heavy-armour", false);
    offBalance[unit] = in.flagOr("off-balance", false);
    warDogs[unit] = in.flagOr("war-dogs", false);
    stalwart[unit] = in.flagOr("stalwart", false);
    scorch[unit] = in.flagOr("scorch", false);
  }

  private void readOrders(Tree.Fields in, int unit) {
    in.allow("green", "blue", "red");
    for (int rank = 0; rank < RANKS; rank++) {
      Tree.Fields row = in.fieldsOf(rankNames.word(rank));
      row.allow("options", "dice");
      dice[unit][rank] = row.number("dice", 0, 9);
      moveAndAttack[unit][rank] = -1;
      moveOnly[unit][rank] = -1;
      for (Tree tree : row.itemsOf("options").all()) {
        Tree.Fields option = tree.asFields();
        option.allow("move", "attack");
        int[] most = (option.flag("attack") ? moveAndAttack : moveOnly)[unit];
        most[rank] = Math.max(most[rank], option.number("move", 0, 9));
      }
    }
  }

  private void readCard(CardReader reader, Tree.Fields in, int card) {
    List<Tree> commands = in.itemsOf("commands").all();
    if (commands.isEmpty() || commands.size() > 2) {
      throw in.get("commands").wrong("expected one or two commands");
    }
    commandCost[card] = new int[commands.size()];
    commandEffect[card] = new int[commands.size()];
    rallies[card] = new boolean[commands.size()];
    for (int i = 0; i < commands.size(); i++) {
      commandCost[card][i] = commands.get(i).asFields().number("cost", 0, 9);
      commandEffect[card][i] = reader.command(in, commands.get(i).asFields());
      rallies[card][i] = commands.get(i).asFields().text("do").equals("rally");
    }
    tactic[card] = in.has("tactic") ? reader.tactic(in, in.fieldsOf("tactic")) : -1;
    reader.print(in, commandEffect[card], tactic[card]);
  }

  /**
   * What the ability of a commander says of one thing.
   *
   * @param within how near to him a unit must stand for it, where it asks for nothing else; or -1
   */
  public record Ability(int commander, int house, List<Sentence<Field>> says, int within) {}

  /** Near the commander whose ability or card an effect is. */
  public interface Near extends Condition<Field> {
    int distance();
  }

  private static int within(List<Sentence<Field>> says) {
    List<Condition<Field>> conditions = says.getFirst().conditions();
    boolean isPlain = says.size() == 1 && conditions.size() == 1;
    return isPlain && conditions.getFirst() instanceof Near near ? near.distance() : -1;
  }

  /** The sentences of an effect about one thing. */
  @FunctionalInterface
  private interface Said {
    List<Sentence<Field>> of(int effect, int subject);
  }

  private List<List<Ability>> abilities(int subjects, Said said) {
    List<List<Ability>> all = new ArrayList<>();
    for (int subject = 0; subject < subjects; subject++) {
      List<Ability> found = new ArrayList<>();
      for (int commander = 0; commander < ability.length; commander++) {
        List<Sentence<Field>> says = said.of(ability[commander], subject);
        if (!says.isEmpty()) {
          found.add(new Ability(commander, commanderHouse[commander], says, within(says)));
        }
      }
      all.add(List.copyOf(found));
    }
    return List.copyOf(all);
  }

  private int[] those(IntPredicate commanders) {
    List<Integer> found = new ArrayList<>();
    for (int commander = 0; commander < ability.length; commander++) {
      if (commanders.test(commander)) {
        found.add(commander);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Names numbered(String kind, int count) {
    List<String> words = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      words.add(kind + "-" + i);
    }
    return new Names(kind, words);
  }

  /** The first commander of a House; its commanders follow one another. */
  public int commanderFrom(int house) {
    return house == STARK ? 0 : commanderSplit;
  }

  /** The end of its commanders, exclusive. */
  public int commanderTo(int house) {
    return house == STARK ? commanderSplit : commanderNames.count();
  }

  /** The first card of a House. */
  public int cardFrom(int house) {
    return firstCard[house];
  }

  /** The commanders of a House who may act once at an occasion. */
  public int[] committing(Occasion occasion, int house) {
    return commitAt[occasion.ordinal()][house];
  }

  /** The card on which an effect stands. */
  public int cardOfEffect(int effect) {
    return effectCard[effect];
  }

  HexBoard board(Tree tree) {
    HexBoard board = boards.get(tree.asText());
    if (board == null) {
      throw tree.wrong("expected one of the boards " + String.join(", ", boards.keySet()));
    }
    return board;
  }

  public List<String> battles() {
    return List.copyOf(plans.keySet());
  }

  /** The battle that an option names, or that a player's document describes. */
  public BattlePlan battle(@Nullable Tree option) {
    if (option == null) {
      return plans.values().iterator().next();
    }
    if (option instanceof Tree.Fields document) {
      return new BattlePlan(this, document, document, document.has("within"));
    }
    BattlePlan plan = plans.get(option.asText());
    if (plan == null) {
      throw option.wrong("expected a battle plan or one of " + String.join(", ", plans.keySet()));
    }
    return plan;
  }

  /** True if a card belongs to the deck of a House with these commanders. */
  public boolean isInDeck(int card, int house, int[] commanders) {
    if (cardHouse[card] != house) {
      return false;
    }
    boolean found = cardFigure[card] < 0;
    for (int commander : commanders) {
      found |= commander >= 0 && commanderFigure[commander] == cardFigure[card];
    }
    return found;
  }

  /** The zone of the track in which a House's morale stands: 0 is grey, or the enemy's side. */
  public int zone(int morale) {
    int zone = 0;
    for (int i = 1; i < 4; i++) {
      zone = -morale >= breaks[i] ? i : zone;
    }
    return zone;
  }
}
