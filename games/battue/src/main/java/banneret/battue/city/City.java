package banneret.battue.city;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.effect.EffectForms;
import banneret.kernel.facts.Count;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.Members;
import banneret.kernel.facts.State;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Tally;
import banneret.kernel.tree.Names;
import java.util.List;

/** The city of Tarsos and all who fight for it: a position of Battue. */
public final class City extends DeclaredPosition<City> {
  public static final int MAX_HORDE = 8;
  public static final int WARRIORS = 15;
  static final int FLAGS = 15;
  public static final int HAND_LIMIT = 6;
  public static final int NOBODY = -1;
  public static final int MOST_ROUNDS = 255;
  public static final int MOST_BATTLE_ROUNDS = 127;
  private static final int MOST_CARDS = 120;
  private static final int MOST_RUNNING = 3;
  private static final int MOST_TARGETS = 4;
  private static final Kind SETUPS = Kind.of(new Names("set-up", List.of("by-hand", "quick")));

  // What a slot holds.
  public static final int BARE = 0;
  public static final int FACE_DOWN = 1;
  public static final int FACE_DOWN_MIXED = 2;
  public static final int FACE_UP = 3;

  public final Content content;

  // Settings
  public final Count flagsPerPlayer;

  /** After how many rounds the game is scored; 0 is never. */
  public final Count roundLimit;

  public final Count secondPlayerCards;
  private final Id setup;

  // Turns and seats
  public final Id active;
  public final Id firstPlayer;

  /** The round of turns, from 1; it stays at its highest when a game outlasts the count. */
  public final Count round;

  public final Flag out;

  /** Who has conquered a tile, a wall, a gate or a tower. */
  public final Flag conquered;

  // Setting up: how many tiles lie in the city, how many players have a place outside the walls
  public final Count tilesPlaced;
  public final Count settled;

  /** The edge that a player started from, or none. */
  public final Id edgeOf;

  /** The ring space that the camp outside an edge faces, or none. */
  public final Id facing;

  // The board
  public final Count reserve;
  public final Count flagsLeft;
  private final Count horde;

  /** Where a player has hordes. */
  private final Members stands;

  /** What lies on a slot: bare ground, a tile face down, or a tile face up. */
  public final Count laid;

  /** 1 for each tile that has not been turned up yet. */
  public final Count unseen;

  /** The tile that lies face up on a slot, or none. */
  public final Id tile;

  private final Id flag;

  /** Which hordes of the active player called reinforcements this turn. */
  public final Flag called;

  /** Which hordes have had their share of warriors that are given to every horde. */
  public final Flag served;

  /** Warriors of the active player that came to a place this turn. */
  public final Count arrived;

  // Cards: the loot card that is played and not resolved yet, discards, war chests
  public final Id played;
  public final Count lootDiscard;
  public final Count eventDiscard;
  public final Count lootInChest;
  public final Count eventsInChest;
  public final Contexts running;
  public final Lasting lasting;
  public final Pile lootPile;
  public final Hand[] hands;
  public final Pile eventPile;

  /** The space whose tile was just revealed, while its event is followed, or none. */
  public final Id revealed;

  /** The event being followed, or none. */
  public final Id eventDrawn;

  // The battle in progress
  private final Group<City> fight;
  public final Id battleSpace;
  public final Id defender;
  public final Count battleRound;

  /** The attacker's die, or the sum of his two dice; 0 before he has rolled. */
  public final Count attackDie;

  /** The defender's die; 0 if he has not rolled or does not roll. */
  public final Count defenceDie;

  /** True if one last push turns this round's tie. */
  public final Flag pushed;

  /** Who lost a warrior in this round of battle, or none. */
  public final Id loser;

  /** True if this round was fought against a horde, not against an empty tile. */
  public final Flag foughtHorde;

  /** Where attack and defence values are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Where a bot keeps what it worked out; no part of the position. */
  public final int[] worked;

  public City(Content content, State<City> plan) {
    super(plan);
    this.content = content;
    worked = new int[3 * content.spaces + 2 * content.groupSize.length];
    Kind seat = new Kind(Content.COLOURS, seats());
    Kind space = Kind.of(content.spaceNames);
    Kind place = Kind.of(content.placeNames);
    Kind edge = Kind.of(content.edgeNames);
    Kind tiles = Kind.of(content.tileNames);
    Kind loot = Kind.of(content.lootNames);
    Kind events = Kind.of(content.eventNames);
    CityForms forms = new CityForms(content);

    reserve = state.kept(seat).count("reserve", 0, WARRIORS, WARRIORS);
    flagsLeft = state.kept(seat).count("flags-left", WARRIORS);
    Group<City> options = state.check(CityForms::handOutFlags).group("options");
    flagsPerPlayer = options.typed().count("flags", 1, FLAGS, FLAGS);
    roundLimit = options.typed().count("rounds", 120);
    secondPlayerCards = options.typed().count("second-player-cards", 3);
    setup = options.id("setup", SETUPS);

    Group<City> turn = state.group("turn");
    active = turn.always().id("active", seat);
    firstPlayer = turn.always().id("first", seat);
    round = turn.always().count("round", 1, MOST_ROUNDS, 1);
    turn.absent(content.phases::begin).form("phase", content.phases);

    horde = state.kept(seat, place).count("horde", MAX_HORDE);
    stands = state.kept(seat).members(place);
    laid = state.kept(space).count("laid", FACE_UP);
    unseen = state.kept(tiles).count("unseen", 0, 1, 1);
    edgeOf = state.kept(seat).idOrNone("edge", edge);
    facing = state.kept(edge).idOrNone("facing", space);
    state.form("bare", forms.slots(BARE));
    Group<City> here = state.always().each("board", space);
    tile = here.check(forms::turnUp).idOrNone("tile", tiles);
    flag = here.check(forms::plantFlag).idOrNone("flag", seat);
    for (int i = 0; i < seats(); i++) {
      int one = i;
      here.check((city, at, tree) -> CityForms.enlist(city, one, at, tree))
          .shown(Content.COLOURS.word(i), horde, i * content.places);
    }
    state.absent(forms::layMixed).form("mixed", forms.slots(FACE_DOWN_MIXED));
    state.group("camps").forms(seat, Form.of(forms::writeCamp, forms::pitchCamp));
    tilesPlaced = state.count("placed", 0, content.slots(), content.slots());
    settled = state.count("settled", 0, seats(), seats());

    out = state.flags("out", seat);
    conquered = state.always().absent(CityForms::conquer).flags("conquered", seat);
    called = state.flags("called", place);
    served = state.flags("served", place);
    arrived = state.counts("arrived", place, MAX_HORDE);

    Group<City> ofLoot = state.from((city, i) -> city.lootPile);
    Group<City> ofEvents = state.from((city, i) -> city.eventPile);
    played = ofLoot.idOrNone("played", loot);
    lootDiscard = ofLoot.counts("discards", loot, MOST_CARDS);
    eventDiscard = ofEvents.counts("event-discards", events, MOST_CARDS);
    Group<City> chest = state.each("chests", seat);
    lootInChest = chest.from((city, i) -> city.lootPile).counts(loot, MOST_CARDS);
    eventsInChest = chest.from((city, i) -> city.eventPile).counts("events", events, MOST_CARDS);

    Group<City> battle = state.check(CityForms::checkBattle).group("battle");
    revealed = battle.idOrNone("revealed", space);
    eventDrawn = battle.from((city, i) -> city.eventPile).idOrNone("event", events);
    fight = battle.part();
    battleSpace = fight.idOrNone("space", space);
    defender = fight.idOrNone("defender", seat);
    battleRound = fight.when(city -> city.defender.get() >= 0).count("round", MOST_BATTLE_ROUNDS);
    attackDie = fight.count("attack-die", 12);
    defenceDie = fight.count("defence-die", 6);
    pushed = fight.flag("pushed");
    loser = fight.idOrNone("loser", seat);
    foughtHorde = fight.flag("fought-horde");

    EffectForms<City> effects = forms.effects(seat);
    running =
        state.running("running", MOST_RUNNING, MOST_TARGETS, effects.running(city -> city.running));
    lasting =
        state.lasting(
            "lasting",
            2 * content.lastingCards,
            effects.lasting(
                city -> city.lasting,
                content.lastingCards,
                (city, effect, owner, target, until, times) ->
                    InForce.add(city, effect, -1, owner, target, until, times)));
    state.figure("players", CityForms::players);
    lootPile = state.made(state.pile("loot", loot, content.mostSeen), loot, content.lootCount);
    hands = state.hands(lootPile, loot);
    eventPile = state.made(state.pile("event", events, 1), events, content.eventCount);
  }

  @Override
  public City copy() {
    City copy = new City(content, plan());
    copy.copyFrom(this);
    return copy;
  }

  public int active() {
    return active.get();
  }

  /** The seat to the left. */
  public int left(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }

  /** True if the players lay the city tile by tile. */
  public boolean isLaidByHand() {
    return setup.get() == 0;
  }

  /** Puts a player's camp outside an edge, facing one space of it. */
  public void pitchCamp(int seat, int edge, int space, int warriors) {
    edgeOf.set(seat, edge);
    facing.set(edge, space);
    muster(seat, content.spaces + edge, warriors);
  }

  // Questions, tiles and flags

  public boolean isCamp(int place) {
    return place >= content.spaces;
  }

  public boolean isRing(int space) {
    return space < content.ring;
  }

  public boolean isFaceDown(int space) {
    return laid.get(space) == FACE_DOWN || laid.get(space) == FACE_DOWN_MIXED;
  }

  public boolean isFaceUp(int space) {
    return isRing(space) || tile.get(space) >= 0;
  }

  /** Turns a tile face up. */
  public void turnUp(int space, int kind) {
    laid.set(space, FACE_UP);
    tile.set(space, kind);
    unseen.set(kind, 0);
  }

  /** The group of tiles that may lie face down on this slot. */
  public int hiddenGroup(int space) {
    return laid.get(space) == FACE_DOWN_MIXED ? Content.MIXED : content.slotGroup[space];
  }

  /** How many tiles of a group have not been turned up. */
  public int unseenOf(int group) {
    int count = 0;
    int end = content.groupStart[group] + content.groupSize[group];
    for (int kind = content.groupStart[group]; kind < end; kind++) {
      count += unseen.get(kind);
    }
    return count;
  }

  /** The defence printed on a face-up tile, wall, gate or tower. */
  public int printedDefence(int space) {
    return isRing(space) ? content.ringDefence[space] : content.tileDefence[tile.get(space)];
  }

  public int lootOf(int space) {
    return isRing(space) ? content.ringLoot[space] : content.tileLoot[tile.get(space)];
  }

  /** The points a controlled space is worth. */
  public int pointsOf(int space) {
    return isRing(space) ? content.ringPoints[space] : content.tilePoints[tile.get(space)];
  }

  public boolean hasWarriorIcon(int space) {
    return !isRing(space) && content.tileWarrior[tile.get(space)];
  }

  /** Who controls a space, or -1: whose flag it carries (battue.control.flag). */
  public int controller(int space) {
    return flag.get(space);
  }

  /** Takes the flag off a space, back to its owner. */
  public void strikeFlag(int space) {
    int owner = controller(space);
    if (owner >= 0) {
      flag.set(space, NOBODY);
      flagsLeft.add(owner, 1);
    }
  }

  /** Puts a player's flag on a space, in place of any other. */
  public void plantFlag(int space, int seat) {
    strikeFlag(space);
    flag.set(space, seat);
    flagsLeft.add(seat, -1);
  }

  // Hordes

  /** How many warriors a player has on a place. */
  public int horde(int seat, int place) {
    return horde.get(seat, place);
  }

  /** How many warriors a player has on the board and outside its walls. */
  public int warriors(int seat) {
    return WARRIORS - reserve.get(seat);
  }

  /** How many more warriors a horde may get (battue.reinforce.caps). */
  public int room(int seat, int place) {
    return Math.min(MAX_HORDE - horde(seat, place), reserve.get(seat));
  }

  /** Brings warriors from the reserve, as many as there is room for; returns how many. */
  public int muster(int seat, int place, int count) {
    int gained = Math.max(0, Math.min(count, room(seat, place)));
    change(seat, place, gained);
    reserve.add(seat, -gained);
    return gained;
  }

  /** The same, and tells it. */
  public int join(int seat, int place, int count, Flow<City> flow) {
    int gained = muster(seat, place, count);
    if (gained > 0) {
      flow.tell(Happenings.WARRIORS_GAINED, seat, place, gained);
    }
    return gained;
  }

  /** Returns warriors to the reserve, as many as there are; returns how many. */
  public int dismiss(int seat, int place, int count) {
    int lost = Math.min(count, horde(seat, place));
    change(seat, place, -lost);
    reserve.add(seat, lost);
    return lost;
  }

  /** Leads warriors from one place to another. */
  public void lead(int seat, int from, int to, int count) {
    change(seat, from, -count);
    change(seat, to, count);
  }

  private void change(int seat, int place, int count) {
    horde.add(seat, place, count);
    note(seat, place);
  }

  /** Notes whether a player has a horde on a place. */
  void note(int seat, int place) {
    stands.set(seat, place, horde(seat, place) > 0);
  }

  public int hordes(int seat) {
    int count = 0;
    for (int at = nextHorde(seat, 0); at >= 0; at = nextHorde(seat, at + 1)) {
      count++;
    }
    return count;
  }

  /** The first place from this one on where the player has a horde, or -1. */
  public int nextHorde(int seat, int from) {
    return stands.next(seat, from);
  }

  /** True if any warrior, of whichever player, stands on the place. */
  public boolean holdsWarriors(int place) {
    for (int seat = 0; seat < seats(); seat++) {
      if (horde(seat, place) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Forgets who moved and who called: a new turn begins. */
  public void freshHordes() {
    arrived.clear();
    called.clear();
  }

  /** How many warriors of the active player may leave a place. */
  public int movable(int place) {
    return called.is(place) ? 0 : horde(active(), place) - arrived.get(place);
  }

  /** True if the active player's warriors stand on a space he does not control. */
  public boolean isContestedByActive(int place) {
    int seat = active();
    return !isCamp(place) && horde(seat, place) > 0 && controller(place) != seat;
  }

  // The battle in progress

  /** The space fought for, or -1. */
  public int battleSpace() {
    return battleSpace.get();
  }

  /** Who defends in the battle, or -1. */
  public int defender() {
    return defender.get();
  }

  /** How many warriors of the attacker are in the battle. */
  public int attackers() {
    return horde(active(), battleSpace());
  }

  /** How many warriors of the defender are in the battle. */
  public int defenders() {
    return defender() < 0 ? 0 : horde(defender(), battleSpace());
  }

  /** True if the tile fought for holds warriors of its defender (battue.tile.occupied). */
  public boolean isOccupied() {
    return defenders() > 0;
  }

  public boolean isUncontrolled() {
    return controller(battleSpace()) == NOBODY;
  }

  /** Clears the battle away, and what lasted for it. */
  public void endBattle() {
    fight.clear();
    lasting.sweep(cells, InForce.ROUND);
    lasting.sweep(cells, InForce.BATTLE);
  }

  // Cards and points

  public int handSize(int seat) {
    return hands[seat].size(cells);
  }

  public int inHand(int seat, int kind) {
    return hands[seat].count(cells, kind);
  }

  public int chestPoints(int seat) {
    int points = 0;
    for (int kind : content.lootWithPoints) {
      points += content.lootPoints[kind] * lootInChest.get(seat, kind);
    }
    for (int kind : content.eventsWithPoints) {
      points += content.eventPoints[kind] * eventsInChest.get(seat, kind);
    }
    return points;
  }

  public int tilePoints(int seat) {
    int points = 0;
    byte[] all = cells;
    int flags = flag.at;
    int own = seat + 1;
    for (int space = 0; space < content.spaces; space++) {
      if (all[flags + space] == own) {
        points += pointsOf(space);
      }
    }
    return points;
  }
}
