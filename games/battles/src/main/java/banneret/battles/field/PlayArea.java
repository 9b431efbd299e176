package banneret.battles.field;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;

/** What lies before each House: order pool, command tokens, commanders' cards, deck and hand. */
public final class PlayArea {
  private final Plan plan;
  private final byte[] cells;

  PlayArea(Plan plan, byte[] cells) {
    this.plan = plan;
    this.cells = cells;
  }

  /** Order tokens of a kind in a House's pool. */
  public int pool(int house, int kind) {
    return plan.pool.of(cells, house, kind);
  }

  public void addToPool(int house, int kind, int count) {
    plan.pool.add(cells, house, kind, count);
  }

  public int poolSize(int house) {
    int sum = 0;
    for (int kind = 0; kind < Content.FACES; kind++) {
      sum += pool(house, kind);
    }
    return sum;
  }

  /** Command tokens on a House's command board. */
  public int command(int house) {
    return plan.command.of(cells, house);
  }

  public void addCommand(int house, int count) {
    plan.command.add(cells, house, count);
  }

  /** Command tokens on a commander's card. */
  public int onCommander(int commander) {
    return plan.onCommander.of(cells, commander);
  }

  public void setOnCommander(int commander, int count) {
    plan.onCommander.set(cells, commander, count);
  }

  public boolean isCommitted(int commander) {
    return plan.committed.is(cells, commander);
  }

  public void setCommitted(int commander, boolean committed) {
    plan.committed.set(cells, commander, committed);
  }

  public boolean isCaptured(int commander) {
    return plan.captured.is(cells, commander);
  }

  public void setCaptured(int commander) {
    plan.captured.set(cells, commander, true);
  }

  public Pile deck(int house) {
    return plan.decks[house];
  }

  public Hand hand(int house) {
    return plan.hands[house];
  }

  public boolean holds(int house, int card) {
    return plan.hands[house].count(cells, card) > 0;
  }

  public int handSize(int house) {
    return plan.hands[house].size(cells);
  }

  public boolean isDiscarded(int card) {
    return plan.discards.is(cells, card);
  }

  public void setDiscarded(int card, boolean discarded) {
    plan.discards.set(cells, card, discarded);
  }

  /** True if the House has used a token on any rank this round by a commander's leave. */
  public boolean isWildUsed(int house) {
    return plan.wildUsed.is(cells, house);
  }

  public void setWildUsed(int house, boolean used) {
    plan.wildUsed.set(cells, house, used);
  }
}
