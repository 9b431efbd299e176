package banneret.miniatures.field;

import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;

/** What all can see of the missions: those that lie open, and those that players turned up. */
public final class MissionsInPlay {
  /** Three lie open, and for a moment the one that replaces one of them. */
  public static final int MOST_OPEN = 4;

  /** The missions that lie open for all. */
  public final Id open;

  /** The missions of each player that he has turned up and that stay in play. */
  public final Flag shown;

  /** The unit and the objective that a player has named. */
  public final Id unit;

  public final Id objective;

  /** How often a player has scored each mission in this round. */
  public final Count scored;

  public final Count discards;
  private final int cards;

  MissionsInPlay(Content content, State<Battlefield> state, Kind seat, Kind units) {
    Kind kinds = Kind.of(content.missions.names);
    cards = kinds.count();
    open = state.list("open-missions", kinds, MOST_OPEN);
    Group<Battlefield> each = state.each("missions", seat);
    shown = each.flags("shown", kinds);
    unit = each.idOrNone("unit", units);
    objective = each.idOrNone("objective", Kind.of(content.tokenNames));
    scored = each.counts("scored", kinds, 99);
    discards = state.counts("mission-discards", kinds, 1);
  }

  public boolean isOpen(int card) {
    for (int i = 0; i < MOST_OPEN; i++) {
      if (open.get(i) == card) {
        return true;
      }
    }
    return false;
  }

  /** True if a mission lies where all can see it, so that it is in no hand and not in the deck. */
  public boolean isSeen(int card, int seats) {
    boolean isSeen = isOpen(card) || discards.get(card) > 0;
    for (int seat = 0; seat < seats; seat++) {
      isSeen |= shown.is(seat, card);
    }
    return isSeen;
  }

  /** A round is over: all may be scored anew. */
  public void clearScored(int seats) {
    for (int i = 0; i < seats * cards; i++) {
      scored.set(i, 0);
    }
  }
}
