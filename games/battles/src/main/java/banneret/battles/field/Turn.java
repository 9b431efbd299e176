package banneret.battles.field;

/** The turn that is being taken: its card, who uses it, and what has come of it so far. */
public final class Turn {
  // When the tactic of a card is resolved.
  public static final int NO_TACTIC = 0;
  public static final int BEFORE = 1;
  public static final int DECLARED = 2;
  public static final int AFTER = 3;

  private final Plan plan;
  private final byte[] cells;

  Turn(Plan plan, byte[] cells) {
    this.plan = plan;
    this.cells = cells;
  }

  /** The card that is being played, or -1. */
  public int card() {
    return plan.card.of(cells);
  }

  public void setCard(int card) {
    plan.card.set(cells, card);
  }

  /** The commander who uses the card, or -1. */
  public int leader() {
    return plan.leader.of(cells);
  }

  /** The commander whose commit ability is being carried out, or -1. */
  public int committing() {
    return plan.committing.of(cells);
  }

  public void setCommitting(int commander) {
    plan.committing.set(cells, commander);
  }

  public void setLeader(int commander) {
    plan.leader.set(cells, commander);
  }

  /** True if this command of the card was paid for and has not been carried out yet. */
  public boolean isPaid(int command) {
    return (plan.boxes.of(cells) >>> command & 1) != 0;
  }

  public int paid() {
    return plan.boxes.of(cells);
  }

  public void setPaid(int commands) {
    plan.boxes.set(cells, commands);
  }

  /** True if the command of the card that rallies comes after the moves and attacks. */
  public boolean isRallyLast() {
    return plan.rallyLast.is(cells);
  }

  public void setRallyLast(boolean last) {
    plan.rallyLast.set(cells, last);
  }

  public int timing() {
    return plan.timing.of(cells);
  }

  public void setTiming(int timing) {
    plan.timing.set(cells, timing);
  }

  /** The last unit that was named, so that a group has one line; -1 at first. */
  public int lastNamed() {
    return plan.lastNamed.of(cells);
  }

  public int named() {
    return plan.named.of(cells);
  }

  public void setNamed(int last, int count) {
    plan.lastNamed.set(cells, last);
    plan.named.set(cells, count);
  }

  /** By how much a card has raised morale this turn, where it may only so often. */
  public int raised() {
    return plan.raised.of(cells);
  }

  public void setRaised(int n) {
    plan.raised.set(cells, n);
  }

  public boolean hasEliminated() {
    return plan.eliminatedEnemy.is(cells);
  }

  public void setEliminated() {
    plan.eliminatedEnemy.set(cells, true);
  }

  /** Where the unit stands that is moving, or -1. */
  public int mover() {
    return plan.mover.of(cells);
  }

  public void setMover(int hex, boolean must) {
    plan.mover.set(cells, hex);
    plan.mustMove.set(cells, must);
  }

  /** True if the moving unit has said that it leaves, and cannot stay. */
  public boolean mustMove() {
    return plan.mustMove.is(cells);
  }
}
