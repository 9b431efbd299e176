package banneret.miniatures.setup;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.MissionDeck;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.SiegeDeck;
import banneret.miniatures.mission.Missions;
import java.util.Arrays;

/** Before deployment: the cards of objectives, missions and sieges. */
public final class Cards {
  private Cards() {}

  public static final Procedure<Battlefield> DEAL =
      Procedure.of(
          "deal-mode-cards",
          (field, flow) -> {
            dealObjectives(field, flow);
            MissionDeck.build(field);
            Missions.deal(field, flow);
            SiegeDeck.build(field);
            dealSiege(field, flow);
          });

  /** Some objectives have a card of their own; each other one has a different one by chance. */
  private static void dealObjectives(Battlefield field, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    int kinds = field.content.objectiveNames.count();
    byte[] left = new byte[kinds];
    Arrays.fill(left, (byte) 1);
    int count = kinds;
    for (int token = 0; token < field.objectives.count(); token++) {
      if (token >= mode.cards.length && !mode.hasDeck) {
        return;
      }
      int card =
          token < mode.cards.length
              ? mode.cards[token]
              : flow.draw(field.content.objectiveLuck, left, 0, kinds, count, -1);
      left[card] = 0;
      count--;
      field.objectives.card.set(token, card);
      flow.tell(Happenings.OBJECTIVE_CARD, token, card);
    }
  }

  /** Each player draws from the deck of his side. */
  private static void dealSiege(Battlefield field, Flow<Battlefield> flow) {
    for (int seat = 0; seat < field.seats(); seat++) {
      for (int i = 0; i < field.mode().siegeCards; i++) {
        if (field.siegeDeck.piles[seat].size(field.cells) > 0) {
          int card =
              field.siegeDeck.piles[seat].drawTo(
                  field.cells, flow, field.content.siege.luck, field.siegeDeck.hands[seat]);
          flow.tellOnly(1 << seat, Happenings.SIEGE_CARD_DRAWN, seat, card);
        }
      }
    }
  }
}
