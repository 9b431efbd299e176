package banneret.miniatures.field;

import banneret.geometry.plane.Outline;
import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.effect.EffectForms;
import banneret.kernel.facts.Count;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Whole;
import banneret.kernel.facts.Wide;
import banneret.kernel.place.Pose;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.told.Tally;
import banneret.kernel.tree.Names;
import java.util.List;

/** The battlefield and the armies that fight on it: a position of the game. */
public final class Battlefield extends DeclaredPosition<Battlefield> {
  public static final int NOBODY = -1;

  // Where a unit is.
  public static final int BESIDE = 0;
  public static final int ON_TABLE = 1;
  public static final int DESTROYED = 2;

  /** How deep attacks and tests may nest. */
  public static final int ROWS = 6;

  // Arcs of a unit, as sides of its outline.
  public static final int FRONT = Outline.FRONT;
  public static final int REAR = Outline.REAR;

  // What is so of an attack, as bits.
  public static final int CHARGED = 1;
  public static final int NO_BONUS = 2;
  public static final int FORTIFIED = 4;
  public static final int BEATEN = 8;
  public static final int FALLING = 16;

  private static final int ORDERS = 8;
  static final int ATTACHED = 8;
  private static final int DEPTH = 9;
  private static final int MOST_TARGETS = 6;
  private static final int MOST_LASTING = 60;
  private static final int MOST_DECLARED = 40;
  private static final int MOST_DICE = 40;
  private static final int FACES = 6;
  private static final int ALL_TRAYS = (1 << Content.TRAYS) - 1;
  private static final Kind MARKS =
      kind("mark", "charged", "no-bonus", "fortified", "beaten", "falling");
  private static final Kind INFLUENCES = kind("influence", "friend", "enemy");
  private static final Kind TESTS = kind("test", "panic", "morale");
  private static final Kind RESULTS = kind("result", "open", "passed", "failed");
  private static final Kind LEVELS =
      kind("row", "first", "second", "third", "fourth", "fifth", "sixth");
  private static final Kind CHOICES = kind("choice", "first", "second", "third");

  public final Content content;

  // Settings
  public final Count size;

  /** Which mode is played, and whether it is still to be drawn. */
  public final Id modeId;

  public final Flag modeByChance;
  public final Id table;
  public final Id sides;
  public final Id terrainBy;
  public final Count pieces;

  // The round
  public final Count round;
  public final Id first;
  public final Id active;

  /** The unit or the non-combat unit that is being activated. */
  public final Id unit;

  public final Id ncu;

  /** True if the activated unit has had its action, or gives it up. */
  public final Flag acted;

  /** True if something has taken the place of the effect of the zone. */
  public final Flag zoneReplaced;

  /** Who chose his deployment zone, and which edge is whose: red's is the near one unless true. */
  public final Id chooser;

  public final Flag swapped;

  /** The corner in which a player deploys, where each plays for himself. */
  public final Id corner;

  public final Count points;

  // Armies
  public final Id faction;
  public final Id commander;
  public final Flag council;
  public final Flag councilActivated;

  /** True if a unit of a player was destroyed in this round. */
  public final Flag lostUnit;

  /** How often non-combat units have done what they may do a few times in a game. */
  public final Count chargesUsed;

  public final Count discards;

  // The tactics board
  public final Id zoneSeat;
  public final Id zoneNcu;

  // Units
  final Whole x;
  final Whole y;
  final Whole turn;
  final Count where;
  private final Id card;
  public final Id attachment;
  public final Count figures;

  /** Wounds on the figure that is being worn down. */
  public final Count hurt;

  public final Flag activated;
  public final Count conditions;

  /** The orders that a unit has used this round. */
  private final Id used;

  /** Tactics cards that stay with a unit. */
  final Id attached;

  /** Enemies that a card attached to the unit is about, a bit each. */
  public final Whole foes;

  /** Enemies that the unit has become engaged with in this turn, a bit each. */
  public final Whole fresh;

  /** True if the unit has lost its last figure and is about to be taken away. */
  public final Flag falling;

  public final Count faith;

  /** True if the unit is spared the token that it is about to receive. */
  public final Flag warded;

  /** What the die of a unit that is about to retreat shows. */
  public final Count retreatDie;

  /** The friend whose abilities a unit has beside its own this turn. */
  public final Id shares;

  public final Flag marked;
  public final Count bounty;

  /** True if a unit was attacked in this round, and true if it was destroyed once before. */
  public final Flag attacked;

  public final Flag fallen;

  /** True if the unit was held back at the deployment, to come by its own ability. */
  public final Flag flanking;

  /** True if a card has brought the unit into the game. */
  public final Flag raised;

  /** Whether a card of a friendly, or of an enemy non-combat unit influences a unit. */
  public final Count influenced;

  // Terrain
  public final Id terrain;
  final Whole terrainX;
  final Whole terrainY;
  final Whole terrainTurn;

  /** How many pieces of the box have been used. */
  public final Count boxUsed;

  /** The kinds of terrain that the dice have brought and that are still to be laid. */
  public final Count rolled;

  // What the mode of play brings
  public final ObjectiveTokens objectives;
  public final MissionsInPlay missions;
  public final MissionDeck missionDeck;
  public final SiegeInPlay siege;
  public final SiegeDeck siegeDeck;

  // Charges: how many are being made, and each of them
  public final Count charges;
  public final Id charger;
  public final Id target;
  public final Id arc;
  public final Count die;
  public final Flag disorderly;

  // Attacks: how many are being made, and each of them
  public final Count attacks;
  public final Id attacker;
  public final Id defender;
  public final Count weapon;
  public final Id attackArc;
  public final Count marks;
  public final Count hits;

  /** Hits that nothing blocks. */
  public final Count sure;

  public final Count blocked;

  /** The wounds that the defender could take when the attack began. */
  public final Count before;

  public final Count dealt;
  public final Count ranksLost;

  /** Wounds that the attack deals beside those of its hits. */
  public final Count extra;

  /** Friends of the attacker that the fall of the defender leaves alone, by seat, a bit each. */
  private final Whole freed;

  /** Friends of the attacker that were engaged with the defender, by seat, a bit each. */
  private final Whole mixed;

  /** Dice of an attack by face: new, rolled again by the active player, by the other, by both. */
  public final Count dice;

  /** Dice that are about to be rolled again, by face. */
  public final Count again;

  // Tests
  public final Count tests;
  public final Id tested;
  public final Id testKind;
  public final Wide modifier;
  public final Id cause;

  /** The unit whose attack or ability calls for the test, or none. */
  public final Id caller;

  /** True if whoever fails the test becomes Panicked. */
  public final Flag alarm;

  public final Count testDie;
  public final Count testAgain;
  public final Id result;

  /** Wounds that a failed panic test has cost. */
  public final Count testWounds;

  /** Wounds that a failed panic test costs beside the usual ones. */
  public final Count testExtra;

  // Effects
  /** The unit whose ability or order is being used, and the unit to which something happened. */
  public final Id source;

  public final Id about;

  /** The unit whose doing it was, or none. */
  public final Id by;

  /** The condition token that it is about, or none. */
  public final Id token;

  /** How the last test that the effect called for ended. */
  public final Id outcome;

  /** The number that was chosen for the effect, and which of its ways. */
  public final Count number;

  public final Count choice;
  public final Contexts running;
  public final Lasting lasting;

  /** What players have declared at a moment and has not acted yet, and at what it is aimed. */
  public final Lasting declared;

  public final Pile[] decks;
  public final Hand[] hands;

  /** Where numbers are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Whose doing it is that is being looked at, or nobody's; no part of the position. */
  public int doer = NOBODY;

  /** The unit whose ability is being looked at, or none; no part of the position. */
  public int holder = NOBODY;

  /** Which effects have counted for a number; no part of the position. */
  public final SeenEffects seen = new SeenEffects();

  /** Where outlines of units and terrain are laid; no part of the position. */
  public final Outlines outlines;

  /** Which units have abilities about something; no part of the position. */
  public final Holders holders;

  /** The trays as whoever judges a position sees them; no part of it. */
  public final Survey survey;

  private static Kind kind(String kind, String... words) {
    return Kind.of(new Names(kind, List.of(words)));
  }

  public Battlefield(Content content, State<Battlefield> plan) {
    super(plan);
    this.content = content;
    Kind seat = new Kind(content.seatNames, seats());
    Kind units = new Kind(content.unitNames, seats() * Content.TRAYS);
    Kind ncus = Kind.of(content.ncus.names);
    Kind cards = Kind.of(content.cards.names);
    Kind lying = Kind.of(content.pieceNames);
    BattlefieldForms forms = new BattlefieldForms(content);

    Group<Battlefield> options = state.group("options");
    size = options.typed().count("size", 20, 60, 40);
    modeId = options.id("mode", Kind.of(content.modeNames));
    modeByChance = options.flag("mode-by-chance");
    table = options.id("table", Kind.of(content.tableNames));
    sides = options.id("sides", Kind.of(content.sidesNames));
    terrainBy = options.id("terrain-by", Kind.of(content.terrainByNames));
    pieces = options.typed().count("terrain", 0, Content.PIECES, 4);

    Group<Battlefield> time = state.group("round");
    round = time.always().count("number", 1, 6, 1);
    first = time.always().id("first", seat);
    active = time.always().id("active", seat);
    unit = time.idOrNone("unit", units);
    ncu = time.idOrNone("ncu", ncus);
    acted = time.flag("acted");
    zoneReplaced = time.flag("zone-replaced");
    chooser = time.idOrNone("chose-zone", seat);
    swapped = time.flag("swapped");
    Group<Battlefield> corners = state.each("corners", seat);
    corner = corners.idOrNone("corner", Kind.of(content.cornerNames));
    points = state.always().counts("points", seat, 255);

    Group<Battlefield> armies = state.always().each("armies", seat);
    faction = armies.always().id("faction", Kind.of(content.factionNames));
    commander = armies.idOrNone("commander", Kind.of(content.attachments.names));
    council = armies.flags("ncus", ncus);
    councilActivated = armies.flags("ncus-activated", ncus);
    lostUnit = armies.flag("lost-unit");
    chargesUsed = armies.counts("charges-used", ncus, 9);

    Group<Battlefield> board = state.each("zones", Kind.of(content.zoneNames));
    zoneSeat = board.idOrNone("seat", seat);
    zoneNcu = board.idOrNone("ncu", ncus);

    x = state.kept(units).whole("x", 0, content.table.large, 0);
    y = state.kept(units).whole("y", 0, content.table.depth, 0);
    turn = state.kept(units).whole("turn", 0, Pose.FULL_TURN - 1, 0);
    where = state.kept(units).count("where", DESTROYED);
    terrainX = state.kept(lying).whole("x", 0, content.table.large, 0);
    terrainY = state.kept(lying).whole("y", 0, content.table.depth, 0);
    terrainTurn = state.kept(lying).whole("turn", 0, Pose.FULL_TURN - 1, 0);
    Group<Battlefield> here = state.always().check(BattlefieldForms::muster).each("units", units);
    card = here.idOrNone("card", Kind.of(content.units.names));
    attachment = here.idOrNone("attachment", Kind.of(content.attachments.names));
    here.form("at", forms.new At());
    figures = here.count("figures", 12);
    hurt = here.count("hurt", 9);
    activated = here.flag("activated");
    conditions = here.bits("conditions", Kind.of(content.conditionNames));
    used = here.list("orders-used", Kind.of(content.abilityNames), ORDERS);
    attached = here.list("attached", cards, ATTACHED);
    falling = here.flag("falling");
    foes = here.whole("foes", 0, ALL_TRAYS, 0);
    fresh = here.whole("engaged-this-turn", 0, ALL_TRAYS, 0);
    faith = here.count("faith", 9);
    warded = here.flag("warded");
    retreatDie = here.count("retreat-die", 6);
    shares = here.idOrNone("shares-with", units);
    marked = here.flag("marked");
    bounty = here.count("bounty", 99);
    attacked = here.flag("attacked");
    fallen = here.flag("fallen");
    flanking = here.flag("flanking");
    raised = here.flag("raised");
    influenced = here.bits("influenced-by", INFLUENCES);

    Group<Battlefield> there = state.each("terrain", lying);
    terrain = there.idOrNone("kind", Kind.of(content.table.terrainNames));
    there.form("at", forms.new TerrainAt());
    boxUsed = state.counts("box-used", Kind.of(content.boxNames), 9);
    rolled = state.counts("terrain-rolled", Kind.of(content.table.terrainNames), 9);
    objectives = new ObjectiveTokens(content, state, seat, units, ncus, lying);
    missions = new MissionsInPlay(content, state, seat, units);
    siege = new SiegeInPlay(content, state, seat);

    charges = state.count("charges", ROWS);
    Group<Battlefield> rushes = state.each("charge", LEVELS);
    charger = rushes.idOrNone("charger", units);
    target = rushes.idOrNone("target", units);
    arc = rushes.id("arc", Kind.of(content.arcNames));
    die = rushes.count("die", 12);
    disorderly = rushes.flag("disorderly");

    attacks = state.count("attacks", ROWS);
    Group<Battlefield> rows = state.each("attack", LEVELS);
    attacker = rows.idOrNone("attacker", units);
    defender = rows.idOrNone("defender", units);
    weapon = rows.count("weapon", 9);
    attackArc = rows.id("arc", Kind.of(content.arcNames));
    marks = rows.bits("marks", MARKS);
    hits = rows.count("hits", 99);
    sure = rows.count("sure", 99);
    blocked = rows.count("blocked", 99);
    before = rows.count("before", 99);
    dealt = rows.count("wounds", 99);
    freed = rows.each("freed", seat).whole("units", 0, ALL_TRAYS, 0);
    mixed = rows.each("in-the-way", seat).whole("units", 0, ALL_TRAYS, 0);
    ranksLost = rows.count("ranks-lost", 3);
    extra = rows.count("extra", 9);
    again = rows.counts("again", Kind.of(content.faceNames), MOST_DICE);
    dice = rows.counts("dice", Kind.of(BattlefieldForms.CLASSED_DICE), MOST_DICE);

    tests = state.count("tests", ROWS);
    Group<Battlefield> trials = state.each("test", LEVELS);
    tested = trials.idOrNone("unit", units);
    testKind = trials.id("kind", TESTS);
    modifier = trials.wide("modifier", -99, 99, 0);
    alarm = trials.flag("alarm");
    cause = trials.idOrNone("by", seat);
    caller = trials.idOrNone("of", units);
    testDie = trials.counts("dice", Kind.of(content.testDiceNames), FACES);
    testAgain = trials.counts("again", Kind.of(content.testDiceNames), 3);
    result = trials.id("result", RESULTS);
    testWounds = trials.count("wounds", 99);
    testExtra = trials.count("extra", 9);

    Group<Battlefield> using = state.group("using");
    source = using.idOrNone("unit", units);
    about = using.idOrNone("about", units);
    by = using.idOrNone("by", units);
    token = using.idOrNone("token", Kind.of(content.conditionNames));
    outcome = using.id("outcome", RESULTS);
    number = using.count("number", 99);
    choice = using.bits("choice", CHOICES);
    EffectForms<Battlefield> effects = content.effects.forms(content, seat);
    running =
        state.running("running", DEPTH, MOST_TARGETS, effects.running(field -> field.running));
    lasting =
        state.lasting(
            "lasting",
            MOST_LASTING,
            effects.lasting(
                field -> field.lasting,
                MOST_LASTING - 20,
                (field, effect, owner, of, until, left) ->
                    field.lasting.add(field.cells, effect.index(), owner, of, until, left)));
    declared = state.lasting("declared", MOST_DECLARED, Use.form(content, seat));
    state.absent(BattlefieldForms::buildAll).form("decks-built", BattlefieldForms.NOTHING);
    discards =
        state
            .each("discards", seat)
            .from((field, i) -> field.decks[i / field.content.cards.names.count()])
            .counts(cards, TacticsCards.COPIES);
    decks = new Pile[seats()];
    for (int owner = 0; owner < decks.length; owner++) {
      decks[owner] = state.pile(cards, TacticsCards.DECK);
    }
    hands = state.hands(decks, cards);
    missionDeck = new MissionDeck(content, state, seat);
    siegeDeck = new SiegeDeck(content, state, seat);
    Group<Battlefield> looked = state.each("decks", seat);
    looked.form("top", forms.new SeenCards(true));
    looked.form("under", forms.new SeenCards(false));
    outlines = new Outlines(this);
    holders = new Holders(this);
    survey = new Survey(units(), seats());
  }

  @Override
  public Battlefield copy() {
    Battlefield copy = new Battlefield(content, plan());
    copy.copyFrom(this);
    return copy;
  }

  /** Makes up the decks of all armies. */
  public void buildDecks() {
    BattlefieldForms.buildDecks(this);
  }

  /** The unit whose ability it is: the one looked at, or the one whose effect is carried out. */
  public int self() {
    return holder >= 0 ? holder : source.get();
  }

  // Units

  /** How many places for units there are, those of all seats together. */
  public int units() {
    return seats() * Content.TRAYS;
  }

  public int from(int seat) {
    return seat * Content.TRAYS;
  }

  public int to(int seat) {
    return (seat + 1) * Content.TRAYS;
  }

  /** The seat to the left of a seat. */
  public int after(int seat) {
    return (seat + 1) % seats();
  }

  /** The mode of play. */
  public Mode mode() {
    return content.modes.get(modeId.get());
  }

  /** How wide the table is. */
  public int width() {
    return table.get() == 0 ? content.table.width : content.table.large;
  }

  public boolean isTeamGame() {
    return sides.get() == 1;
  }

  /** True if more than two play and each of them for himself. */
  public boolean isFreeForAll() {
    return seats() > 2 && !isTeamGame();
  }

  /** The side that a player fights on: partners sit across from each other. */
  public int side(int seat) {
    return isTeamGame() ? seat & 1 : seat;
  }

  public boolean arePartners(int seat, int other) {
    return side(seat) == side(other);
  }

  public boolean areEnemies(int one, int another) {
    int seat = Content.seatOf(one);
    int other = Content.seatOf(another);
    return seat != other && (sides.get() == 0 || ((seat ^ other) & 1) != 0);
  }

  /** True if a unit fights on the side of a player. */
  public boolean isOf(int seat, int one) {
    return arePartners(seat, Content.seatOf(one));
  }

  /** The first enemy to the left of a player who has units on the table; any enemy, if none has. */
  public int opponent(int seat) {
    int found = NOBODY;
    for (int other = after(seat); other != seat; other = after(other)) {
      if (!arePartners(seat, other)) {
        if (isThere(other)) {
          return other;
        }
        found = found == NOBODY ? other : found;
      }
    }
    return found;
  }

  /** True if a player has a combat unit on the table that is not about to be taken away. */
  public boolean isThere(int seat) {
    for (int one = from(seat); one < from(seat) + Content.MOST_UNITS; one++) {
      if (isOnTable(one) && figures.get(one) > 0) {
        return true;
      }
    }
    return false;
  }

  /** True if a player defends a castle. */
  public boolean isDefender(int seat) {
    return siege.defender.get() >= 0 && arePartners(seat, siege.defender.get());
  }

  /** The card of a unit, or -1 if there is none of this number. */
  public int card(int one) {
    return card.get(one);
  }

  public void setCard(int one, int of) {
    card.set(one, of);
  }

  public boolean isOnTable(int one) {
    return where.get(one) == ON_TABLE;
  }

  public boolean isDestroyed(int one) {
    return card.get(one) >= 0 && where.get(one) == DESTROYED;
  }

  /** True if a unit of the army waits beside the table. */
  public boolean isBeside(int one) {
    return card.get(one) >= 0 && where.get(one) == BESIDE;
  }

  /** A unit of the army waits beside the table, without any tokens. */
  public void waitBeside(int one) {
    where.set(one, BESIDE);
    x.set(one, 0);
    y.set(one, 0);
    turn.set(one, 0);
    hurt.set(one, 0);
    conditions.set(one, 0);
    influenced.set(one, 0);
    falling.set(one, false);
  }

  public void remove(int one) {
    where.set(one, DESTROYED);
    x.set(one, 0);
    y.set(one, 0);
    turn.set(one, 0);
    figures.set(one, 0);
    hurt.set(one, 0);
    conditions.set(one, 0);
    influenced.set(one, 0);
    falling.set(one, false);
    foes.set(one, 0);
    fresh.set(one, 0);
    faith.set(one, 0);
    shares.set(one, NOBODY);
  }

  /** The card that lies with a unit at a place, or -1; those without gaps come first. */
  public int attached(int one, int place) {
    return place < ATTACHED ? attached.get(one, place) : NOBODY;
  }

  public boolean hasAttached(int one, int which) {
    for (int i = 0; attached(one, i) >= 0; i++) {
      if (attached(one, i) == which) {
        return true;
      }
    }
    return false;
  }

  public boolean hasPlace(int one) {
    return attached(one, ATTACHED - 1) < 0;
  }

  /** A card stays with a unit. */
  public void attach(int one, int which) {
    int place = 0;
    while (attached(one, place) >= 0) {
      place++;
    }
    attached.set(one, place, which);
  }

  /** The card at a place leaves a unit. */
  public void detach(int one, int place) {
    for (int i = place; i < ATTACHED; i++) {
      attached.set(one, i, attached(one, i + 1));
    }
  }

  /** The bit of an influence by a player on a unit. */
  public int influence(int seat, int one) {
    return isOf(seat, one) ? 1 : 2;
  }

  public Pose pose(int one) {
    return new Pose(x.get(one), y.get(one), turn.get(one));
  }

  public void put(int one, Pose pose) {
    if (where.get(one) == DESTROYED) {
      throw new IllegalStateException("a destroyed unit is put on the table");
    }
    x.set(one, pose.x());
    y.set(one, pose.y());
    turn.set(one, pose.turn());
    where.set(one, ON_TABLE);
  }

  /**
   * Where the cards of the units lie in the cells, and where their poses and those of terrain end.
   */
  int cardsAt() {
    return card.at;
  }

  int endOfPoses() {
    return terrainTurn.at + 4 * Content.PIECES;
  }

  /** The outline of a unit's tray. */
  public Outline tray(int one) {
    return outlines.unit(one);
  }

  /** The kind of tray that a unit has. */
  public int trayOf(int one) {
    return content.units.tray[card.get(one)];
  }

  public boolean isSolo(int one) {
    return content.table.trayRanks[trayOf(one)] == 1;
  }

  /** Ranks that still hold a figure. */
  public int ranks(int one) {
    int files = content.table.trayFiles[trayOf(one)];
    return (figures.get(one) + files - 1) / files;
  }

  public int lostRanks(int one) {
    return content.table.trayRanks[trayOf(one)] - ranks(one);
  }

  /** Wounds that a unit can still take. */
  public int health(int one) {
    return figures.get(one) * content.units.wounds[card.get(one)] - hurt.get(one);
  }

  public boolean has(int one, int condition) {
    return (conditions.get(one) >>> condition & 1) != 0;
  }

  public void setCondition(int one, int condition, boolean is) {
    int bit = 1 << condition;
    conditions.set(one, is ? conditions.get(one) | bit : conditions.get(one) & ~bit);
  }

  /** True if a unit has used an order this round. */
  public boolean hasUsed(int one, int ability) {
    for (int i = 0; i < ORDERS; i++) {
      if (used.get(one, i) == ability) {
        return true;
      }
    }
    return false;
  }

  public void useOrder(int one, int ability) {
    int i = 0;
    while (used.get(one, i) >= 0) {
      i++;
    }
    used.set(one, i, ability);
  }

  /** A new round: all orders may be used again. */
  public void clearOrders(int one) {
    for (int i = 0; i < ORDERS; i++) {
      used.set(one, i, NOBODY);
    }
  }

  /** True if the commander of the army is in this unit. */
  public boolean hasCommander(int one) {
    int who = attachment.get(one);
    return who >= 0 && who == commander.get(Content.seatOf(one));
  }

  /** What a unit and its attachment cost; one that a card has raised costs nothing. */
  public int cost(int one) {
    if (raised.is(one)) {
      return 0;
    }
    int who = attachment.get(one);
    int own = content.units.cost[card.get(one)];
    int less = content.units.adaptive[card.get(one)] ? 1 : 0;
    return who < 0 ? own : own + Math.max(0, content.attachments.cost[who] - less);
  }

  // Terrain

  public Pose terrainPose(int piece) {
    return new Pose(terrainX.get(piece), terrainY.get(piece), terrainTurn.get(piece));
  }

  public void putTerrain(int piece, int kind, Pose pose) {
    terrain.set(piece, kind);
    terrainX.set(piece, pose.x());
    terrainY.set(piece, pose.y());
    terrainTurn.set(piece, pose.turn());
  }

  /** A piece of terrain is taken off the table. */
  public void removeTerrain(int piece) {
    putTerrain(piece, NOBODY, new Pose(0, 0, 0));
  }

  /** The piece of the box that is left and shows a kind of terrain, or -1. */
  public int boxLeft(int kind) {
    TableContent pieceKinds = content.table;
    for (int box = 0; box < pieceKinds.boxSides.length; box++) {
      for (int side : pieceKinds.boxSides[box]) {
        if (side == kind && boxUsed.get(box) < pieceKinds.boxCount[box]) {
          return box;
        }
      }
    }
    return -1;
  }

  /** The first number that no piece of terrain on the table has, or -1. */
  public int freePiece() {
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (terrain.get(piece) < 0) {
        return piece;
      }
    }
    return -1;
  }

  /** Takes a piece out of the box and lays it on the table; answers which one. */
  public int takePiece(int kind, Pose pose) {
    int piece = freePiece();
    boxUsed.add(boxLeft(kind), 1);
    putTerrain(piece, kind, pose);
    return piece;
  }

  /** True if a piece of terrain lies there and has one of these keywords. */
  public boolean isTerrain(int piece, int keywords) {
    int kind = terrain.get(piece);
    return kind >= 0 && (content.table.keywords[kind] & keywords) != 0;
  }

  // The attack and the test that are being made

  /** The row of the attack that is being made. */
  public int attack() {
    return attacks.get() - 1;
  }

  /** Begins an attack within all others; its row is empty. */
  public int beginAttack() {
    int row = attacks.get();
    attacks.set(row + 1);
    return row;
  }

  public void endAttack() {
    int row = attack();
    attacker.set(row, NOBODY);
    defender.set(row, NOBODY);
    weapon.set(row, 0);
    attackArc.set(row, 0);
    marks.set(row, 0);
    hits.set(row, 0);
    sure.set(row, 0);
    blocked.set(row, 0);
    before.set(row, 0);
    dealt.set(row, 0);
    for (int seat = 0; seat < seats(); seat++) {
      freed.set(row * seats() + seat, 0);
      mixed.set(row * seats() + seat, 0);
    }
    ranksLost.set(row, 0);
    extra.set(row, 0);
    clearDice(row);
    attacks.set(row);
  }

  public void clearDice(int row) {
    for (int i = 0; i < 4 * FACES; i++) {
      dice.set(row, i, 0);
    }
    for (int i = 0; i < FACES; i++) {
      again.set(row, i, 0);
    }
  }

  public boolean isMarked(int row, int mark) {
    return (marks.get(row) & mark) != 0;
  }

  public void mark(int row, int mark) {
    marks.set(row, marks.get(row) | mark);
  }

  /** How many dice of an attack show a face, 0 for a one. */
  public int showing(int row, int face) {
    int count = 0;
    for (int rolled = 0; rolled < 4; rolled++) {
      count += dice.get(row, rolled * FACES + face);
    }
    return count;
  }

  public int charge() {
    return charges.get() - 1;
  }

  public void endCharge() {
    int row = charge();
    charger.set(row, NOBODY);
    target.set(row, NOBODY);
    arc.set(row, 0);
    die.set(row, 0);
    disorderly.set(row, false);
    charges.set(row);
  }

  /** Friends of the attacker that are left alone, of one seat. */
  public int freed(int row, int seat) {
    return freed.get(row * seats() + seat);
  }

  public void addFreed(int row, int one) {
    int at = row * seats() + Content.seatOf(one);
    freed.set(at, freed.get(at) | bit(one));
  }

  /** True if a unit is a friend of the attacker and was engaged with the defender. */
  public boolean isMixed(int row, int one) {
    return (mixed.get(row * seats() + Content.seatOf(one)) & bit(one)) != 0;
  }

  public void addMixed(int row, int one) {
    int at = row * seats() + Content.seatOf(one);
    mixed.set(at, mixed.get(at) | bit(one));
  }

  /** The bit of a unit among those of its army. */
  public static int bit(int one) {
    return 1 << one % Content.TRAYS;
  }

  public int test() {
    return tests.get() - 1;
  }

  public void endTest() {
    int row = test();
    tested.set(row, NOBODY);
    testKind.set(row, 0);
    modifier.set(row, 0);
    cause.set(row, NOBODY);
    caller.set(row, NOBODY);
    alarm.set(row, false);
    result.set(row, 0);
    testWounds.set(row, 0);
    testExtra.set(row, 0);
    for (int i = 0; i < 3; i++) {
      testDie.set(row, i, 0);
      testAgain.set(row, i, 0);
    }
    tests.set(row);
  }
}
