package banneret.miniatures.round;

import banneret.kernel.shape.SomeOf;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;

/** Hands of tactics cards: what is discarded and drawn. */
public final class Hands {
  private static final int FULL = 3;

  private Hands() {}

  /** Draws cards, as many as are left. */
  public static void draw(Battlefield field, int seat, int count, Flow<Battlefield> flow) {
    for (int i = 0; i < count && field.decks[seat].size(field.cells) > 0; i++) {
      int card =
          field.decks[seat].drawTo(field.cells, flow, field.content.cardLuck, field.hands[seat]);
      flow.tellOnly(1 << seat, Happenings.CARD_DRAWN, seat, card);
    }
  }

  /** All players draw until they hold three cards, the first player first. */
  public static final Procedure<Battlefield> DRAW =
      Procedure.of(
          "draw-cards",
          (field, flow) -> {
            int seat = field.first.get();
            for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
              fill(field, seat, flow);
            }
          });

  /** A player discards a card for all to see. */
  public static void discard(Battlefield field, int seat, int card, Flow<Battlefield> flow) {
    field.hands[seat].remove(field.cells, card);
    field.discards.add(seat, card, 1);
    flow.tell(Happenings.DISCARDED, seat, card);
  }

  private static void fill(Battlefield field, int seat, Flow<Battlefield> flow) {
    int full = InForce.hand(field, seat, FULL);
    draw(field, seat, full - field.hands[seat].size(field.cells), flow);
  }

  /** Which cards a player discards at the end of a round. */
  public static final SomeOf<Battlefield, Seat> DISCARD =
      Things.seatOne("discard", Clauses.DISCARD)
          .inSecret()
          .among((field, it, out) -> {
            for (int card = 0; card < field.content.cards.names.count(); card++) {
              if (field.hands[it.seat()].count(field.cells, card) > 0) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("discard {card}")
          .orElse("enough", "option.discard.enough")
          .doesEach(
              (field, it, card) -> field.hands[it.seat()].count(field.cells, card),
              (field, it, card, flow) -> discard(field, it.seat(), card, flow),
              (field, it, count, flow) -> {});
}
