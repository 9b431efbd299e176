package banneret.battue.city;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.effect.EffectForms;
import banneret.kernel.facts.ContentPosition;
import banneret.kernel.facts.Count;
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

/** The city of Tarsos and all who fight for it: a position of Battue. */
public final class City extends ContentPosition<City, Content> {
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
  private static final Kind SETUPS = Kind.named("set-up", "by-hand", "quick");

  // What a slot holds.
  public static final int BARE = 0;
  public static final int FACE_DOWN = 1;
  public static final int FACE_DOWN_MIXED = 2;
  public static final int FACE_UP = 3;

  private final Kind seat = new Kind(Content.COLOURS, seats());
  private final Kind space = Kind.of(content.spaceNames);
  private final Kind place = Kind.of(content.placeNames);
  private final Kind edge = Kind.of(content.edgeNames);
  private final Kind tiles = Kind.of(content.tileNames);
  private final Kind loot = Kind.of(content.lootNames);
  private final Kind events = Kind.of(content.eventNames);
  private final CityForms forms = new CityForms(content);

  public final Count reserve = state.kept(seat).count("reserve", 0, WARRIORS, WARRIORS);
  public final Count flagsLeft = state.kept(seat).count("flags-left", WARRIORS);

  // Settings
  private final Group<City> options = state.check(CityForms::handOutFlags).group("options");
  public final Count flagsPerPlayer = options.typed().count("flags", 1, FLAGS, FLAGS);

  /** After how many rounds the game is scored; 0 is never. */
  public final Count roundLimit = options.typed().count("rounds", 120);

  public final Count secondPlayerCards = options.typed().count("second-player-cards", 3);
  private final Id setup = options.id("setup", SETUPS);

  // Turns
  private final Group<City> turn =
      state.group("turn").absent(content.phases::begin).form("phase", content.phases);
  public final Id active = turn.always().id("active", seat);
  public final Id firstPlayer = turn.always().id("first", seat);

  /** The round of turns, from 1; it stays at its highest when a game outlasts the count. */
  public final Count round = turn.always().count("round", 1, MOST_ROUNDS, 1);

  // The board
  private final Count horde = state.kept(seat, place).count("horde", MAX_HORDE);

  /** Where a player has hordes. */
  private final Members stands = state.kept(seat).members(place);

  /** What lies on a slot: bare ground, a tile face down, or a tile face up. */
  public final Count laid = state.kept(space).count("laid", FACE_UP);

  /** 1 for each tile that has not been turned up yet. */
  public final Count unseen = state.kept(tiles).count("unseen", 0, 1, 1);

  /** The edge that a player started from, or none. */
  public final Id edgeOf = state.kept(seat).idOrNone("edge", edge);

  /** The ring space that the camp outside an edge faces, or none. */
  public final Id facing = state.kept(edge).idOrNone("facing", space);

  private final Group<City> here = state.always().each("board", space);

  /** The tile that lies face up on a slot, or none. */
  public final Id tile = here.check(forms::turnUp).idOrNone("tile", tiles);

  private final Id flag = here.check(forms::plantFlag).idOrNone("flag", seat);
  private final int flagAt = flag.at;

  // Setting up: how many tiles lie in the city, how many players have a place outside the walls
  public final Count tilesPlaced = state.count("placed", 0, content.slots(), content.slots());
  public final Count settled = state.count("settled", 0, seats(), seats());

  // Seats and hordes
  public final Flag out = state.flags("out", seat);

  /** Who has conquered a tile, a wall, a gate or a tower. */
  public final Flag conquered = state.always().absent(CityForms::conquer).flags("conquered", seat);

  /** Which hordes of the active player called reinforcements this turn. */
  public final Flag called = state.flags("called", place);

  /** Which hordes have had their share of warriors that are given to every horde. */
  public final Flag served = state.flags("served", place);

  /** Warriors of the active player that came to a place this turn. */
  public final Count arrived = state.counts("arrived", place, MAX_HORDE);

  // Cards: the loot card that is played and not resolved yet, discards, war chests
  private final Group<City> ofLoot = state.from((city, i) -> city.lootPile);
  private final Group<City> ofEvents = state.from((city, i) -> city.eventPile);
  public final Id played = ofLoot.idOrNone("played", loot);
  public final Count lootDiscard = ofLoot.counts("discards", loot, MOST_CARDS);
  public final Count eventDiscard = ofEvents.counts("event-discards", events, MOST_CARDS);
  private final Group<City> chest = state.each("chests", seat);
  public final Count lootInChest = chest.from((city, i) -> city.lootPile).counts(loot, MOST_CARDS);
  public final Count eventsInChest =
      chest.from((city, i) -> city.eventPile).counts("events", events, MOST_CARDS);

  // The battle in progress
  private final Group<City> battle = state.check(CityForms::checkBattle).group("battle");

  /** The space whose tile was just revealed, while its event is followed, or none. */
  public final Id revealed = battle.idOrNone("revealed", space);

  /** The event being followed, or none. */
  public final Id eventDrawn = battle.from((city, i) -> city.eventPile).idOrNone("event", events);

  private final Group<City> fight = battle.part();
  public final Id battleSpace = fight.idOrNone("space", space);
  public final Id defender = fight.idOrNone("defender", seat);
  public final Count battleRound =
      fight.when(city -> city.defender.get() >= 0).count("round", MOST_BATTLE_ROUNDS);

  /** The attacker's die, or the sum of his two dice; 0 before he has rolled. */
  public final Count attackDie = fight.count("attack-die", 12);

  /** The defender's die; 0 if he has not rolled or does not roll. */
  public final Count defenceDie = fight.count("defence-die", 6);

  /** True if one last push turns this round's tie. */
  public final Flag pushed = fight.flag("pushed");

  /** Who lost a warrior in this round of battle, or none. */
  public final Id loser = fight.idOrNone("loser", seat);

  /** True if this round was fought against a horde, not against an empty tile. */
  public final Flag foughtHorde = fight.flag("fought-horde");

  // Effects, and what not all can see
  private final EffectForms<City> effects = forms.effects(seat);
  public final Contexts running =
      state.running("running", MOST_RUNNING, MOST_TARGETS, effects.running(city -> city.running));
  public final Lasting lasting =
      state.lasting(
          "lasting",
          2 * content.lastingCards,
          effects.lasting(
              city -> city.lasting,
              content.lastingCards,
              (city, effect, owner, target, until, times) ->
                  InForce.add(city, effect, -1, owner, target, until, times)));
  public final Pile lootPile =
      state.made(state.pile("loot", loot, content.mostSeen), loot, content.lootCount);
  public final Hand[] hands = state.hands(lootPile, loot);
  public final Pile eventPile =
      state.made(state.pile("event", events, 1), events, content.eventCount);

  /** Where attack and defence values are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Where a bot keeps what it worked out; no part of the position. */
  public final int[] worked = new int[3 * content.spaces + 2 * content.groupSize.length];

  public City(Content content, State<City> plan) {
    super(content, plan);
    state.form("bare", forms.slots(BARE));
    for (int i = 0; i < seats(); i++) {
      int one = i;
      here.check((city, at, tree) -> CityForms.enlist(city, one, at, tree))
          .shown(Content.COLOURS.word(i), horde, i * content.places);
    }
    state.absent(forms::layMixed).form("mixed", forms.slots(FACE_DOWN_MIXED));
    state.group("camps").forms(seat, Form.of(forms::writeCamp, forms::pitchCamp));
    showPlayers(state.each("players", seat));
  }

  /** What everybody sees of each player. */
  private static void showPlayers(Group<City> player) {
    player.figureOf("reserve", (city, seat) -> city.reserve.get(seat));
    player.figureOf("warriors", City::warriors);
    player.figureOf("flags", (city, seat) -> city.flagsLeft.get(seat));
    player.figureOf("cards", City::handSize);
    player.figureOf("tile-points", City::tilePoints);
    player.figureOf("chest-points", City::chestPoints);
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
    return unseen.sum(content.groupStart[group], content.groupSize[group]);
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
    return Id.read(cells, flagAt + space);
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
    return stands.count(seat);
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
    for (int at = flag.next(0, seat); at >= 0; at = flag.next(at + 1, seat)) {
      points += pointsOf(at);
    }
    return points;
  }
}
