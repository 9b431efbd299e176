package banneret.battles.field;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;

/** What a plan or a skirmish brings beside units: tokens, archers, palisades, stock. */
public final class Brought {
  private final Plan plan;
  private final byte[] cells;

  Brought(Plan plan, byte[] cells) {
    this.plan = plan;
    this.cells = cells;
  }

  public boolean isFaceDown(int strategy) {
    return plan.hidden.is(cells, strategy);
  }

  public void setFaceDown(int strategy, boolean down) {
    plan.hidden.set(cells, strategy, down);
  }

  /** Who controls a strategic place that was found, or -1. */
  public int strategic(int strategy) {
    return plan.found.of(cells, strategy);
  }

  public void setStrategic(int strategy, int house) {
    plan.found.set(cells, strategy, house);
  }

  public int strategyLeft(boolean decoys) {
    return (decoys ? plan.decoyLeft : plan.strategyLeft).of(cells);
  }

  public void setStrategyLeft(boolean decoys, int count) {
    (decoys ? plan.decoyLeft : plan.strategyLeft).set(cells, count);
  }

  public boolean hasArchers(int hex) {
    return plan.archers.is(cells, hex);
  }

  public void setArchers(int hex, boolean there) {
    plan.archers.set(cells, hex, there);
  }

  /** True if Edmure was found, wherever he is now. */
  public boolean isEdmureFound() {
    return edmure().length == 2 && edmure()[0].size(cells) == 0;
  }

  /** True if a person's token of the plan still lies on the battlefield. */
  public boolean isOnField(int piece) {
    return plan.piece.is(cells, piece);
  }

  public void setOnField(int piece, boolean there) {
    plan.piece.set(cells, piece, there);
  }

  /** Where the unit stands that has Edmure with it, or -1. */
  public int carrier() {
    return plan.carrier.of(cells);
  }

  public void setCarrier(int hex) {
    plan.carrier.set(cells, hex);
  }

  public boolean isFreed() {
    return plan.freed.is(cells);
  }

  public void setFreed() {
    plan.freed.set(cells, true);
  }

  /** Order tokens of a kind that guard a palisade. */
  public int guards(int palisade, int kind) {
    return plan.guards.of(cells, palisade, kind);
  }

  public void addGuards(int palisade, int kind, int count) {
    plan.guards.add(cells, palisade, kind, count);
  }

  /** Order tokens that are still to be spread over the palisades. */
  public int guardsLeft(int kind) {
    return plan.supply.of(cells, kind);
  }

  public void setGuardsLeft(int kind, int count) {
    plan.supply.set(cells, kind, count);
  }

  /** Dice of the breach that show a face and have not been used. */
  public int breach(int face) {
    return plan.breach.of(cells, face);
  }

  public void addBreach(int face, int count) {
    plan.breach.add(cells, face, count);
  }

  /** Terrain pieces that a House still has to lay. */
  public int pieces(int house, int piece) {
    return plan.pieces.of(cells, house, piece);
  }

  public void addPieces(int house, int piece, int count) {
    plan.pieces.add(cells, house, piece, count);
  }

  /** Units of a type and rank that a House still has to place. */
  public int muster(int house, int kind) {
    return plan.muster.of(cells, house, kind);
  }

  public void addMuster(int house, int kind, int count) {
    plan.muster.add(cells, house, kind, count);
  }

  /** The commanders that a House chose for a skirmish and has not placed, or -1. */
  public int chosen(int house, int index) {
    return plan.chosen.of(cells, house, index);
  }

  public void setChosen(int house, int index, int commander) {
    plan.chosen.set(cells, house, index, commander);
  }

  public Hand[] catapults() {
    return plan.catapults;
  }

  public Pile catapultsLeft() {
    return plan.catapultsLeft;
  }

  public Hand[] edmure() {
    return plan.edmure;
  }

  public Pile edmureLeft() {
    return plan.edmureLeft;
  }
}
