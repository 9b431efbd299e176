package banneret.battue;

import banneret.battue.content.Content;
import banneret.kernel.Hand;
import banneret.kernel.Lasting;
import banneret.kernel.Pile;
import banneret.kernel.Position;
import banneret.kernel.Redeal;
import banneret.kernel.Tally;
import org.jspecify.annotations.Nullable;

/** The city of Tarsos and all who fight for it: a position of Battue. */
public final class City extends Position<City> {
  public static final int MAX_HORDE = 8;
  public static final int WARRIORS = 15;
  public static final int HAND_LIMIT = 6;
  public static final int NOBODY = -1;

  // What a slot holds.
  public static final int BARE = 0;
  public static final int FACE_DOWN = 1;
  public static final int FACE_DOWN_MIXED = 2;
  public static final int FACE_UP = 3;

  private static final int ACTIVE = 0;
  private static final int FIRST = 1;
  private static final int ROUND = 2;
  private static final int PLACED = 3;
  private static final int SETTLED = 4;
  private static final int BATTLE_SPACE = 5;
  private static final int DEFENDER = 6;
  private static final int BATTLE_ROUND = 7;
  private static final int ATTACK_DIE = 8;
  private static final int DEFENCE_DIE = 9;
  private static final int PUSHED = 10;
  private static final int REVEALED = 11;
  private static final int FLAGS = 12;
  private static final int ROUND_LIMIT = 13;
  private static final int SECOND_CARDS = 14;
  private static final int BY_HAND = 15;
  private static final int EVENT_DRAWN = 16;
  private static final int LOSER = 17;
  private static final int FOUGHT_HORDE = 18;
  private static final int PLAYED = 19;
  static final int SCALARS = 20;

  public final Content content;
  final Plan plan;
  private final int places;

  /** Where attack and defence values are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Where {@link Prospects} keeps what it worked out; no part of the position. */
  final int[] worked = new int[10];

  private @Nullable Redeal lootRedeal;
  private @Nullable Redeal eventRedeal;

  City(Content content, Plan plan) {
    super(plan.seats, plan.size);
    this.content = content;
    this.plan = plan;
    this.places = content.places;
  }

  @Override
  public City copy() {
    City copy = new City(content, plan);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public int open() {
    return plan.lasting.end(cells); // The last of what all can see.
  }

  Redeal lootRedeal() {
    if (lootRedeal == null) {
      lootRedeal = plan.loot();
    }
    return lootRedeal;
  }

  Redeal eventRedeal() {
    if (eventRedeal == null) {
      eventRedeal = plan.events();
    }
    return eventRedeal;
  }

  // Turns and seats

  public int active() {
    return cells[ACTIVE];
  }

  public void setActive(int seat) {
    cells[ACTIVE] = (byte) seat;
  }

  public int firstPlayer() {
    return cells[FIRST];
  }

  public void setFirstPlayer(int seat) {
    cells[FIRST] = (byte) seat;
  }

  /** The round of turns, from 1; it stays at its highest when a game outlasts the count. */
  public int round() {
    return cells[ROUND] & 0xFF;
  }

  public void setRound(int round) {
    cells[ROUND] = (byte) Math.min(round, 255);
  }

  /** The seat to the left. */
  public int left(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }

  public boolean isOut(int seat) {
    return cells[plan.out + seat] != 0;
  }

  public void setOut(int seat) {
    cells[plan.out + seat] = 1;
  }

  /** True once the player has conquered a tile, a wall, a gate or a tower. */
  public boolean hasConquered(int seat) {
    return cells[plan.conquered + seat] != 0;
  }

  public void setConquered(int seat) {
    cells[plan.conquered + seat] = 1;
  }

  // Settings

  public int flagsPerPlayer() {
    return cells[FLAGS];
  }

  /** After how many rounds the game is scored; 0 is never. */
  public int roundLimit() {
    return cells[ROUND_LIMIT];
  }

  public int secondPlayerCards() {
    return cells[SECOND_CARDS];
  }

  /** True if the players lay the city tile by tile. */
  public boolean isLaidByHand() {
    return cells[BY_HAND] != 0;
  }

  void settings(int flags, int roundLimit, int secondCards, boolean byHand) {
    cells[FLAGS] = (byte) flags;
    cells[ROUND_LIMIT] = (byte) roundLimit;
    cells[SECOND_CARDS] = (byte) secondCards;
    cells[BY_HAND] = (byte) (byHand ? 1 : 0);
  }

  // Setting up

  /** How many tiles lie in the city. */
  public int tilesPlaced() {
    return cells[PLACED];
  }

  public void setTilesPlaced(int count) {
    cells[PLACED] = (byte) count;
  }

  /** How many players have a place outside the walls. */
  public int settled() {
    return cells[SETTLED];
  }

  public void setSettled(int count) {
    cells[SETTLED] = (byte) count;
  }

  /** The edge a player started from, or -1. */
  public int edgeOf(int seat) {
    return cells[plan.edgeOf + seat] - 1;
  }

  /** The ring space that the camp outside an edge faces, or -1. */
  public int facing(int edge) {
    return cells[plan.facing + edge] - 1;
  }

  void setCamp(int seat, int edge, int space) {
    cells[plan.edgeOf + seat] = (byte) (edge + 1);
    cells[plan.facing + edge] = (byte) (space + 1);
  }

  /** Puts a player's camp outside an edge, facing one space of it. */
  public void pitchCamp(int seat, int edge, int space, int warriors) {
    setCamp(seat, edge, space);
    muster(seat, content.spaces + edge, warriors);
  }

  // Places, tiles and flags

  public boolean isCamp(int place) {
    return place >= content.spaces;
  }

  public boolean isRing(int space) {
    return space < content.ring;
  }

  /** What lies on a slot: bare ground, a tile face down, or a tile face up. */
  public int laid(int space) {
    return cells[plan.laid + space];
  }

  public void lay(int space, int how) {
    cells[plan.laid + space] = (byte) how;
  }

  public boolean isFaceDown(int space) {
    int laid = cells[plan.laid + space];
    return laid == FACE_DOWN || laid == FACE_DOWN_MIXED;
  }

  /** The tile that lies face up on a slot, or -1. */
  public int tile(int space) {
    return cells[plan.tile + space] - 1;
  }

  /** Turns a tile face up. */
  public void turnUp(int space, int tile) {
    cells[plan.laid + space] = FACE_UP;
    cells[plan.tile + space] = (byte) (tile + 1);
    cells[plan.pool + tile] = 0;
  }

  /** The group of tiles that may lie face down on this slot. */
  public int hiddenGroup(int space) {
    return laid(space) == FACE_DOWN_MIXED ? Content.MIXED : content.slotGroup[space];
  }

  /** Where the counts of tiles not yet seen begin. */
  public int unseenTiles() {
    return plan.pool;
  }

  /** True if the tile has not been turned up yet. */
  public boolean isUnseen(int tile) {
    return cells[plan.pool + tile] != 0;
  }

  void setUnseen(int tile, boolean unseen) {
    cells[plan.pool + tile] = (byte) (unseen ? 1 : 0);
  }

  /** How many tiles of a group have not been turned up. */
  public int unseenOf(int group) {
    int count = 0;
    int end = content.groupStart[group] + content.groupSize[group];
    for (int tile = content.groupStart[group]; tile < end; tile++) {
      count += cells[plan.pool + tile];
    }
    return count;
  }

  /** The defence printed on a face-up tile, wall, gate or tower. */
  public int printedDefence(int space) {
    return isRing(space) ? content.ringDefence[space] : content.tileDefence[tile(space)];
  }

  public int lootOf(int space) {
    return isRing(space) ? content.ringLoot[space] : content.tileLoot[tile(space)];
  }

  /** The points a controlled space is worth. */
  public int pointsOf(int space) {
    return isRing(space) ? content.ringPoints[space] : content.tilePoints[tile(space)];
  }

  public boolean hasWarriorIcon(int space) {
    return !isRing(space) && content.tileWarrior[tile(space)];
  }

  /** Who controls a space, or -1. */
  public int controller(int space) {
    return cells[plan.flag + space] - 1;
  }

  public int flagsLeft(int seat) {
    return cells[plan.flagsLeft + seat];
  }

  /** Takes the flag off a space, back to its owner. */
  public void strikeFlag(int space) {
    int owner = controller(space);
    if (owner >= 0) {
      cells[plan.flag + space] = 0;
      cells[plan.flagsLeft + owner]++;
    }
  }

  /** Puts a player's flag on a space, in place of any other. */
  public void plantFlag(int space, int seat) {
    strikeFlag(space);
    cells[plan.flag + space] = (byte) (seat + 1);
    cells[plan.flagsLeft + seat]--;
  }

  // Hordes

  /** How many warriors a player has on a place. */
  public int horde(int seat, int place) {
    return cells[plan.horde + seat * places + place];
  }

  /** How many warriors a player has on the board and outside its walls. */
  public int warriors(int seat) {
    return WARRIORS - cells[plan.reserve + seat];
  }

  public int reserve(int seat) {
    return cells[plan.reserve + seat];
  }

  void setReserve(int seat, int count) {
    cells[plan.reserve + seat] = (byte) count;
  }

  public void setFlagsLeft(int seat, int count) {
    cells[plan.flagsLeft + seat] = (byte) count;
  }

  /** How many more warriors a horde may get. */
  public int room(int seat, int place) {
    return Math.min(MAX_HORDE - horde(seat, place), reserve(seat));
  }

  /** Brings warriors from the reserve, as many as there is room for; returns how many. */
  public int muster(int seat, int place, int count) {
    int gained = Math.max(0, Math.min(count, room(seat, place)));
    cells[plan.horde + seat * places + place] += (byte) gained;
    cells[plan.reserve + seat] -= (byte) gained;
    return gained;
  }

  /** Returns warriors to the reserve, as many as there are; returns how many. */
  public int dismiss(int seat, int place, int count) {
    int lost = Math.min(count, horde(seat, place));
    cells[plan.horde + seat * places + place] -= (byte) lost;
    cells[plan.reserve + seat] += (byte) lost;
    return lost;
  }

  /** Leads warriors from one place to another. */
  public void lead(int seat, int from, int to, int count) {
    cells[plan.horde + seat * places + from] -= (byte) count;
    cells[plan.horde + seat * places + to] += (byte) count;
  }

  public int hordes(int seat) {
    int count = 0;
    int at = plan.horde + seat * places;
    for (int i = at; i < at + places; i++) {
      count += cells[i] > 0 ? 1 : 0;
    }
    return count;
  }

  /** The first place from this one on where the player has a horde, or -1. */
  public int nextHorde(int seat, int from) {
    byte[] all = cells;
    int at = plan.horde + seat * places;
    for (int place = from; place < places; place++) {
      if (all[at + place] > 0) {
        return place;
      }
    }
    return -1;
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

  /** Warriors of the active player that came to a place this turn. */
  public int arrived(int place) {
    return cells[plan.arrived + place];
  }

  public void addArrived(int place, int count) {
    cells[plan.arrived + place] += (byte) count;
  }

  /** True if the active player's horde here called reinforcements this turn. */
  public boolean hasCalled(int place) {
    return cells[plan.called + place] != 0;
  }

  public void setCalled(int place) {
    cells[plan.called + place] = 1;
  }

  /** True if the horde here has had its share of warriors that are given to every horde. */
  public boolean isServed(int place) {
    return cells[plan.served + place] != 0;
  }

  public void setServed(int place, boolean served) {
    cells[plan.served + place] = (byte) (served ? 1 : 0);
  }

  /** Forgets who moved and who called: a new turn begins. */
  public void freshHordes() {
    for (int i = 0; i < places; i++) {
      cells[plan.arrived + i] = 0;
      cells[plan.called + i] = 0;
    }
  }

  /** How many warriors of the active player may leave a place. */
  public int movable(int place) {
    return hasCalled(place) ? 0 : horde(active(), place) - arrived(place);
  }

  /** True if the active player's warriors stand on a space he does not control. */
  public boolean isContestedByActive(int place) {
    int seat = active();
    return !isCamp(place) && horde(seat, place) > 0 && controller(place) != seat;
  }

  // The battle in progress

  /** The space fought for, or -1. */
  public int battleSpace() {
    return cells[BATTLE_SPACE] - 1;
  }

  public void setBattleSpace(int space) {
    cells[BATTLE_SPACE] = (byte) (space + 1);
  }

  /** Who defends in the battle, or -1. */
  public int defender() {
    return cells[DEFENDER] - 1;
  }

  public void setDefender(int seat) {
    cells[DEFENDER] = (byte) (seat + 1);
  }

  public int battleRound() {
    return cells[BATTLE_ROUND];
  }

  /** Counts up to 127, far beyond the warriors that a battle can cost. */
  public void setBattleRound(int round) {
    cells[BATTLE_ROUND] = (byte) Math.min(round, 127);
  }

  /** The attacker's die, or the sum of his two dice; 0 before he has rolled. */
  public int attackDie() {
    return cells[ATTACK_DIE];
  }

  public void setAttackDie(int die) {
    cells[ATTACK_DIE] = (byte) die;
  }

  /** The defender's die; 0 if he has not rolled or does not roll. */
  public int defenceDie() {
    return cells[DEFENCE_DIE];
  }

  public void setDefenceDie(int die) {
    cells[DEFENCE_DIE] = (byte) die;
  }

  /** True if one last push turns this round's tie. */
  public boolean isPushed() {
    return cells[PUSHED] != 0;
  }

  public void setPushed(boolean pushed) {
    cells[PUSHED] = (byte) (pushed ? 1 : 0);
  }

  /** How many warriors of the attacker are in the battle. */
  public int attackers() {
    return horde(active(), battleSpace());
  }

  /** How many warriors of the defender are in the battle. */
  public int defenders() {
    return defender() < 0 ? 0 : horde(defender(), battleSpace());
  }

  public boolean isOccupied() {
    return defenders() > 0;
  }

  public boolean isUncontrolled() {
    return controller(battleSpace()) == NOBODY;
  }

  /** Who lost a warrior in this round of battle, or -1. */
  public int loser() {
    return cells[LOSER] - 1;
  }

  public void setLoser(int seat) {
    cells[LOSER] = (byte) (seat + 1);
  }

  /** True if this round was fought against a horde, not against an empty tile. */
  public boolean foughtHorde() {
    return cells[FOUGHT_HORDE] != 0;
  }

  public void setFoughtHorde(boolean fought) {
    cells[FOUGHT_HORDE] = (byte) (fought ? 1 : 0);
  }

  /** Clears the battle away. */
  public void endBattle() {
    setBattleSpace(-1);
    setDefender(-1);
    setBattleRound(0);
    setAttackDie(0);
    setDefenceDie(0);
    setPushed(false);
    setLoser(-1);
    setFoughtHorde(false);
  }

  /** The space whose tile was just revealed, while its event is followed, or -1. */
  public int revealed() {
    return cells[REVEALED] - 1;
  }

  public void setRevealed(int space) {
    cells[REVEALED] = (byte) (space + 1);
  }

  /** The event being followed, or -1. */
  public int eventDrawn() {
    return cells[EVENT_DRAWN] - 1;
  }

  public void setEventDrawn(int kind) {
    cells[EVENT_DRAWN] = (byte) (kind + 1);
  }

  // Cards

  public Hand hand(int seat) {
    return plan.hands[seat];
  }

  public int handSize(int seat) {
    return plan.hands[seat].size(cells);
  }

  public int inHand(int seat, int kind) {
    return plan.hands[seat].count(cells, kind);
  }

  public Pile lootPile() {
    return plan.lootPile;
  }

  public Pile eventPile() {
    return plan.eventPile;
  }

  public Lasting lasting() {
    return plan.lasting;
  }

  /** The loot card that is played and not resolved yet, or -1. */
  public int played() {
    return cells[PLAYED] - 1;
  }

  public void setPlayed(int kind) {
    cells[PLAYED] = (byte) (kind + 1);
  }

  public int lootDiscard(int kind) {
    return cells[plan.lootDiscard + kind];
  }

  public void addLootDiscard(int kind, int count) {
    cells[plan.lootDiscard + kind] += (byte) count;
  }

  public int eventDiscard(int kind) {
    return cells[plan.eventDiscard + kind];
  }

  public void addEventDiscard(int kind, int count) {
    cells[plan.eventDiscard + kind] += (byte) count;
  }

  /** How many loot cards of a kind lie in a player's war chest. */
  public int lootInChest(int seat, int kind) {
    return cells[plan.lootChest + seat * content.lootCount.length + kind];
  }

  public void addLootToChest(int seat, int kind, int count) {
    cells[plan.lootChest + seat * content.lootCount.length + kind] += (byte) count;
  }

  /** How many events of a kind lie in a player's war chest. */
  public int eventsInChest(int seat, int kind) {
    return cells[plan.eventChest + seat * content.eventCount.length + kind];
  }

  public void addEventToChest(int seat, int kind, int count) {
    cells[plan.eventChest + seat * content.eventCount.length + kind] += (byte) count;
  }

  // Points

  public int chestPoints(int seat) {
    int points = 0;
    for (int kind : content.lootWithPoints) {
      points += content.lootPoints[kind] * lootInChest(seat, kind);
    }
    for (int kind : content.eventsWithPoints) {
      points += content.eventPoints[kind] * eventsInChest(seat, kind);
    }
    return points;
  }

  public int tilePoints(int seat) {
    int points = 0;
    byte[] all = cells;
    int flags = plan.flag;
    int own = seat + 1;
    for (int space = 0; space < content.spaces; space++) {
      if (all[flags + space] == own) {
        points += pointsOf(space);
      }
    }
    return points;
  }
}
