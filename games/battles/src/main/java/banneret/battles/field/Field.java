package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.kernel.cards.Redeal;
import banneret.kernel.facts.Id;
import banneret.kernel.luck.Chance;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.told.Tally;
import banneret.kernel.tree.Tree;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The battlefield and the two Houses that fight on it: a position of the game. */
public final class Field extends Position<Field> {
  public static final int NOBODY = -1;
  public static final int NOWHERE = -1;

  /** The last space of the morale track on either side. */
  public static final int TRACK = 11;

  // What a unit has done this turn, as bits.
  public static final int ORDERED = 1;
  public static final int MOVED = 2;
  public static final int MAY_ATTACK = 4;
  public static final int ATTACKED = 8;
  public static final int FOLLOWED = 16;
  public static final int PURSUED = 32;
  public static final int DROVE_OFF = 64;
  public static final int ATTACKING = 128;

  public final Content content;
  public final BattlePlan battle;
  public final HexBoard board;
  public final Turn turn;
  public final Fight fight;
  public final Brought brought;
  public final PlayArea area;
  final Plan plan;

  // Where the facts lie that are asked for most.
  private final int unitAt;
  private final int rankAt;
  private final int figuresAt;
  private final int commanderAt;
  private final int spentAt;
  private final int didAt;
  private final int controlledAt;
  private final int haltedAt;
  private final int torchAt;
  private final int sideAt;
  private final int tokenAt;
  private final int terrainAt;
  private final int fireAt;
  private final int troopsAt;
  private final int unitsAt;

  /** Where dice and hits are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** What searches for reach work with; no part of the position either. */
  public final Flood flood;

  /** Room for a short list. */
  public final int[] scratch;

  private @Nullable Ground ground;

  /**
   * The sorts of units that a commander controls, active ones and others; as a command finds them.
   */
  int sortsActive;

  int sortsInactive;

  /** What a bot works with as it judges a position. */
  public final Survey survey;

  /** Where options are listed that nobody is asked about yet. */
  public final Options listed = new Options();

  private Redeal @Nullable [] redeals;

  Field(Content content, Plan plan) {
    super(2, plan.state.size());
    this.content = content;
    this.plan = plan;
    battle = plan.battle;
    board = battle.board;
    turn = new Turn(plan, cells);
    fight = new Fight(plan, cells);
    brought = new Brought(plan, cells);
    area = new PlayArea(plan, cells);
    unitAt = plan.unit.at;
    rankAt = plan.rank.at;
    figuresAt = plan.figures.at;
    commanderAt = plan.commander.at;
    spentAt = plan.spent.at;
    didAt = plan.did.at;
    controlledAt = plan.controlled.at;
    haltedAt = plan.halted.at;
    torchAt = plan.torch.at;
    sideAt = plan.side.at;
    tokenAt = plan.token.at;
    terrainAt = plan.terrain.at;
    fireAt = plan.fire.at;
    troopsAt = plan.troops.at;
    unitsAt = plan.units.at;
    flood = new Flood(board);
    survey = new Survey(board.size());
    scratch = new int[content.cardNames.count()];
  }

  @Override
  public void copyFrom(Field other) {
    super.copyFrom(other);
    ground = other.ground();
  }

  /** What terrain and fires mean for a move, worked out anew when they have changed. */
  Ground ground() {
    if (ground == null) {
      ground = new Ground(this);
    }
    return ground;
  }

  @Override
  public Field copy() {
    Field copy = new Field(content, plan);
    copy.copyFrom(this);
    return copy;
  }

  /** The whole position but for its stack. */
  public Tree.Fields write() {
    return plan.state.write(this, cells);
  }

  /** What a seat may know. */
  public Tree.Fields view(int seat) {
    return plan.state.view(this, cells, seat);
  }

  @Override
  public int open() {
    return plan.state.open(cells);
  }

  /** Deals anew what a seat cannot know: the other's hand, the decks, what lies face down. */
  public void redeal(int seat, Chance chance) {
    if (redeals == null) {
      redeals = plan.state.redeals();
    }
    for (Redeal redeal : redeals) {
      redeal.redeal(cells, seat, chance);
    }
  }

  // The round

  public static int other(int house) {
    return 1 - house;
  }

  public int round() {
    return plan.round.of(cells);
  }

  public void setRound(int round) {
    plan.round.set(cells, round);
  }

  public boolean isLastRound() {
    return round() >= battle.rounds;
  }

  /** Who has the advantage. */
  public int first() {
    return plan.first.of(cells);
  }

  public void setFirst(int house) {
    plan.first.set(cells, house);
  }

  /** Whose turn it is. */
  public int active() {
    return plan.active.of(cells);
  }

  public void setActive(int house) {
    plan.active.set(cells, house);
  }

  public boolean hasPassed(int house) {
    return plan.passed.is(cells, house);
  }

  public void setPassed(int house, boolean passed) {
    plan.passed.set(cells, house, passed);
  }

  public int momentum() {
    return plan.momentum.of(cells);
  }

  public void setMomentum(int house) {
    plan.momentum.set(cells, house);
  }

  /** The morale marker as it stands to a House: below 0 it is on its own side. */
  public int morale(int house) {
    int marker = plan.morale.of(cells);
    return house == Content.STARK ? marker : -marker;
  }

  public void setMorale(int house, int value) {
    plan.morale.set(cells, house == Content.STARK ? value : -value);
  }

  public int points(int house) {
    return plan.points.of(cells, house);
  }

  public void setPoints(int house, int value) {
    plan.points.set(cells, house, Math.min(255, Math.max(0, value)));
  }

  // Units, by the hex in which they stand

  /** The kind of unit in a hex, or -1. */
  public int unit(int hex) {
    return Id.read(cells, unitAt + hex);
  }

  public boolean isOccupied(int hex) {
    return cells[unitAt + hex] != 0;
  }

  /** True if a unit may enter a hex. */
  public boolean isOpen(int hex) {
    return (cells[unitAt + hex] | cells[fireAt + hex]) == 0
        && !content.terrain.isImpassable(terrain(hex));
  }

  /** The House of the unit in a hex, or -1. */
  public int house(int hex) {
    int unit = Id.read(cells, unitAt + hex);
    return unit < 0 ? NOBODY : content.unitHouse[unit];
  }

  public boolean isOf(int hex, int house) {
    return house(hex) == house;
  }

  public int rank(int hex) {
    return Id.read(cells, rankAt + hex);
  }

  public int unitClass(int hex) {
    return content.unitClass[unit(hex)];
  }

  public int figures(int hex) {
    return cells[figuresAt + hex];
  }

  public void setFigures(int hex, int count) {
    plan.figures.set(cells, hex, count);
  }

  /** The commander who carries the banner of the unit in a hex, or -1. */
  public int commander(int hex) {
    return Id.read(cells, commanderAt + hex);
  }

  /** Where a commander stands, or -1. */
  public int commanderHex(int commander) {
    return plan.commanderAt.of(cells, commander);
  }

  public boolean isActive(int hex) {
    return cells[spentAt + hex] == 0;
  }

  public void setSpent(int hex, boolean spent) {
    plan.spent.set(cells, hex, spent);
  }

  public boolean did(int hex, int deed) {
    return (cells[didAt + hex] & deed) != 0;
  }

  public void setDid(int hex, int deed) {
    cells[didAt + hex] |= (byte) deed;
  }

  public void unsetDid(int hex, int deed) {
    cells[didAt + hex] &= (byte) ~deed;
  }

  /** True if the unit has moved or will not move any more this turn. */
  public boolean isHalted(int hex) {
    return cells[haltedAt + hex] != 0;
  }

  public void setHalted(int hex, boolean halted) {
    plan.halted.set(cells, hex, halted);
  }

  /** True if the plan gives this one unit Scorch the Earth. */
  public boolean hasTorch(int hex) {
    return cells[torchAt + hex] != 0;
  }

  public void setTorch(int hex) {
    plan.torch.set(cells, hex, true);
  }

  /** Where the unit stands that is in the middle of its attack, or -1 if it is gone. */
  public int attacking() {
    int house = active();
    for (int u = 0; u < units(house); u++) {
      int hex = hexOf(house, u);
      if (did(hex, ATTACKING)) {
        return hex;
      }
    }
    return NOWHERE;
  }

  /** True if the unit was in the commander's zone of control when the card was played. */
  public boolean isControlled(int hex) {
    return cells[controlledAt + hex] != 0;
  }

  public void setControlled(int hex, boolean controlled) {
    plan.controlled.set(cells, hex, controlled);
  }

  /** The next hex with a unit of a House, from this one on, or -1. */
  public int next(int house, int from) {
    int units = units(house);
    for (int i = 0; i < units; i++) {
      int hex = hexOf(house, i);
      if (hex >= from) {
        return hex;
      }
    }
    return NOWHERE;
  }

  /** How many units a House has on the board. */
  public int units(int house) {
    return cells[unitsAt + house];
  }

  /** Where a unit of a House stands; they are numbered in the order of the board. */
  public int hexOf(int house, int index) {
    return cells[troopsAt + house * Content.BANNERS + index] & 0xFF;
  }

  /** A unit has come to a hex: it takes its place among those of its House. */
  private void enlist(int house, int hex) {
    int first = troopsAt + house * Content.BANNERS;
    int at = first + units(house);
    while (at > first && (cells[at - 1] & 0xFF) > hex) {
      at--;
    }
    if (at == first || (cells[at - 1] & 0xFF) != hex) {
      int count = units(house);
      System.arraycopy(cells, at, cells, at + 1, first + count - at);
      cells[at] = (byte) hex;
      cells[unitsAt + house] = (byte) (count + 1);
    }
  }

  private void strike(int house, int hex) {
    int at = troopsAt + house * Content.BANNERS;
    while ((cells[at] & 0xFF) != hex) {
      at++;
    }
    int last = troopsAt + house * Content.BANNERS + units(house) - 1;
    System.arraycopy(cells, at + 1, cells, at, last - at);
    cells[last] = 0;
    cells[unitsAt + house]--;
  }

  /** Puts a whole unit onto the board. */
  public void place(int hex, int unit, int rank, int commander) {
    plan.unit.set(cells, hex, unit);
    plan.rank.set(cells, hex, rank);
    plan.figures.set(cells, hex, content.unitStrength[unit]);
    plan.commander.set(cells, hex, commander);
    note(hex);
  }

  /** Keeps count of a unit that has come to a hex. */
  void note(int hex) {
    enlist(house(hex), hex);
    int commander = commander(hex);
    if (commander >= 0) {
      plan.commanderAt.set(cells, commander, hex);
    }
  }

  /** Takes a unit off the board with all that is said of it. */
  public void remove(int hex) {
    int commander = commander(hex);
    if (commander >= 0) {
      plan.commanderAt.set(cells, commander, NOWHERE);
    }
    disengage(hex);
    strike(house(hex), hex);
    wipe(hex);
    follow(plan.attacker, hex, NOWHERE);
    follow(plan.target, hex, NOWHERE);
    follow(plan.mover, hex, NOWHERE);
    follow(plan.carrier, hex, NOWHERE);
    Lasting rows = plan.lasting;
    for (int row = rows.count(cells) - 1; row >= 0; row--) {
      if (rows.target(cells, row) == hex) {
        rows.remove(cells, row);
      }
    }
  }

  private void wipe(int hex) {
    cells[unitAt + hex] = 0;
    plan.rank.set(cells, hex, 0);
    cells[figuresAt + hex] = 0;
    cells[commanderAt + hex] = 0;
    cells[spentAt + hex] = 0;
    cells[didAt + hex] = 0;
    cells[controlledAt + hex] = 0;
    cells[haltedAt + hex] = 0;
    cells[torchAt + hex] = 0;
  }

  /** A unit goes from one hex to another, with all that is said of it. */
  public void move(int from, int to) {
    int house = house(from);
    strike(house, from);
    enlist(house, to);
    cells[unitAt + to] = cells[unitAt + from];
    cells[rankAt + to] = cells[rankAt + from];
    cells[figuresAt + to] = cells[figuresAt + from];
    cells[commanderAt + to] = cells[commanderAt + from];
    cells[spentAt + to] = cells[spentAt + from];
    cells[didAt + to] = cells[didAt + from];
    cells[controlledAt + to] = cells[controlledAt + from];
    cells[haltedAt + to] = cells[haltedAt + from];
    cells[torchAt + to] = cells[torchAt + from];
    wipe(from);
    int commander = commander(to);
    if (commander >= 0) {
      plan.commanderAt.set(cells, commander, to);
    }
    plan.lasting.retarget(cells, from, to);
    follow(plan.attacker, from, to);
    follow(plan.target, from, to);
    follow(plan.mover, from, to);
    follow(plan.carrier, from, to);
  }

  private void follow(Id fact, int from, int to) {
    if (fact.of(cells) == from) {
      fact.set(cells, to);
    }
  }

  /** Two units exchange rank and commander, and nothing else. */
  public void swapBanners(int one, int other) {
    int rank = rank(one);
    int commander = commander(one);
    plan.rank.set(cells, one, rank(other));
    plan.commander.set(cells, one, commander(other));
    plan.rank.set(cells, other, rank);
    plan.commander.set(cells, other, commander);
    note(one);
    note(other);
  }

  // Engagement

  public boolean isEngaged(int hex) {
    return cells[sideAt + hex] != 0;
  }

  /** The hex of the unit that the one in this hex is engaged with, or -1. */
  public int opponent(int hex) {
    int side = Id.read(cells, sideAt + hex);
    return side < 0 ? NOWHERE : board.neighbour(hex, side);
  }

  /** Whose engagement token lies at a hex, or -1. */
  public int token(int hex) {
    return Id.read(cells, tokenAt + hex);
  }

  /** Lays a token on the side between two units, in place of the one that lay there. */
  public void engage(int one, int other, int house) {
    int side = board.direction(one, other);
    plan.side.set(cells, one, side);
    plan.side.set(cells, other, HexBoard.opposite(side));
    plan.token.set(cells, one, house);
    plan.token.set(cells, other, house);
  }

  /** Takes the token of a hex away, if there is one. */
  public void disengage(int hex) {
    int opponent = opponent(hex);
    if (opponent >= 0) {
      cells[sideAt + hex] = 0;
      cells[tokenAt + hex] = 0;
      cells[sideAt + opponent] = 0;
      cells[tokenAt + opponent] = 0;
    }
  }

  // The ground

  public int terrain(int hex) {
    return Id.read(cells, terrainAt + hex);
  }

  public void setTerrain(int hex, int terrain) {
    plan.terrain.set(cells, hex, terrain);
    ground = null;
  }

  public int fire(int hex) {
    return cells[fireAt + hex];
  }

  public void setFire(int hex, int level) {
    plan.fire.set(cells, hex, level);
    ground = null;
  }

  /** True if a great fire has still to spread this round. */
  public boolean isSpreading(int hex) {
    return plan.spreading.is(cells, hex);
  }

  public void setSpreading(int hex, boolean spreading) {
    plan.spreading.set(cells, hex, spreading);
  }

  /** A House has burnt or taken terrain of a kind; Stark's is what the other did not take. */
  public void addTaken(int house, int terrain) {
    (house == Content.LANNISTER ? plan.taken : plan.burnt).add(cells, terrain, 1);
  }

  /** The House whose marker lies on an objective, or -1. */
  public int control(int objective) {
    return plan.control.of(cells, objective);
  }

  public void setControl(int objective, int house) {
    plan.control.set(cells, objective, house);
  }

  // The turn

  /** The turn is over: nothing is left of it. */
  public void endTurn() {
    plan.turn.clear(cells);
    int hexes = board.size();
    Arrays.fill(cells, didAt, didAt + hexes, (byte) 0);
    Arrays.fill(cells, controlledAt, controlledAt + hexes, (byte) 0);
    Arrays.fill(cells, haltedAt, haltedAt + hexes, (byte) 0);
  }

  // Effects

  public Contexts running() {
    return plan.running;
  }

  public Lasting lasting() {
    return plan.lasting;
  }
}
