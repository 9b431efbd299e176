package banneret.battles.score;

import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.kernel.step.Flow;

/** Drawing and discarding command cards. */
public final class Deck {
  private Deck() {}

  /** A House draws cards; an empty deck is made anew from its discards. */
  public static void draw(Field field, int house, int count, Flow<Field> flow) {
    for (int i = 0; i < count; i++) {
      if (field.area.deck(house).size(field.cells) == 0 && !reshuffle(field, house, flow)) {
        return;
      }
      int card =
          field
              .area
              .deck(house)
              .drawTo(field.cells, flow, field.content.cardLuck, field.area.hand(house));
      flow.tellOnly(1 << house, Happenings.CARD_DRAWN, house, card);
    }
  }

  private static boolean reshuffle(Field field, int house, Flow<Field> flow) {
    for (int card = 0; card < field.content.cardNames.count(); card++) {
      if (field.area.isDiscarded(card) && field.content.cardHouse[card] == house) {
        field.area.setDiscarded(card, false);
        field.area.deck(house).shuffleIn(field.cells, card, 1);
      }
    }
    if (field.area.deck(house).size(field.cells) == 0) {
      return false;
    }
    flow.tell(Happenings.RESHUFFLED, house);
    return true;
  }

  /** A House discards a card of its hand. */
  public static void discard(Field field, int house, int card, Flow<Field> flow) {
    field.area.hand(house).remove(field.cells, card);
    field.area.setDiscarded(card, true);
    flow.tell(Happenings.DISCARDED, house, card);
  }
}
