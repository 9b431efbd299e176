package banneret.miniatures.loss;

import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.TacticsCards;

/** Tactics cards that stay with a unit: when they come and when they go. */
public final class Attached {
  private Attached() {}

  /** A card goes from the discard pile of its player to a unit of his; false if it may not. */
  public static boolean attach(Battlefield field, int unit, int card, Flow<Battlefield> flow) {
    int seat = Content.seatOf(unit);
    if (field.discards.get(seat, card) == 0 || !mayBear(field, unit, card)) {
      return false;
    }
    field.attach(unit, card);
    field.discards.add(seat, card, -1);
    flow.tell(Happenings.CARD_ATTACHED, card, unit);
    return true;
  }

  /** True if a card may be attached to a unit: no two of one name. */
  public static boolean mayBear(Battlefield field, int unit, int card) {
    return field.isOnTable(unit) && !field.hasAttached(unit, card) && field.hasPlace(unit);
  }

  /** A unit has failed a panic test: its vows are broken. */
  static void breakVows(Battlefield field, int unit, Flow<Battlefield> flow) {
    drop(field, unit, TacticsCards.VOW, flow);
  }

  /** A unit is taken away, and all cards with it; with the commander's unit others go, too. */
  static void fall(Battlefield field, int unit, Flow<Battlefield> flow) {
    drop(field, unit, -1, flow);
    if (field.hasCommander(unit)) {
      int seat = Content.seatOf(unit);
      for (int friend = field.from(seat); friend < field.to(seat); friend++) {
        drop(field, friend, TacticsCards.COMMANDER, flow);
      }
    }
  }

  /** The cards of a unit that stay for so long go to the discard pile, or with -1 all of them. */
  private static void drop(Battlefield field, int unit, int stay, Flow<Battlefield> flow) {
    for (int i = 0; field.attached(unit, i) >= 0; i++) {
      int card = field.attached(unit, i);
      if (stay < 0 || field.content.cards.stays[card] == stay) {
        field.detach(unit, i--);
        field.discards.add(Content.seatOf(unit), card, 1);
        flow.tell(Happenings.CARD_DETACHED, card, unit);
      }
    }
  }

  /** A card moves from one unit to another. */
  public static void move(Battlefield field, int from, int card, int to, Flow<Battlefield> flow) {
    for (int i = 0; field.attached(from, i) >= 0; i++) {
      if (field.attached(from, i) == card) {
        field.detach(from, i);
        field.attach(to, card);
        flow.tell(Happenings.CARD_ATTACHED, card, to);
        return;
      }
    }
  }
}
