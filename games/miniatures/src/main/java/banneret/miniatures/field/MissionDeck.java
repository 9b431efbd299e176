package banneret.miniatures.field;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import java.util.Arrays;

/** The missions that not all can see: the deck, hands, and those that lie face down. */
public final class MissionDeck {
  public final Pile pile;
  public final Hand[] hands;

  /** The mission that each player has laid before him for this round. */
  public final Hand[] chosen;

  MissionDeck(Content content, State<Battlefield> state, Kind seat) {
    Kind cards = Kind.of(content.missions.names);
    pile = state.pile(cards, cards.count());
    Pile[] same = new Pile[seat.count()];
    Arrays.fill(same, pile);
    hands = state.hands("mission-", same, cards);
    chosen = state.hands("chosen-mission-", same, cards);
  }

  /** Makes up the deck of all missions that nobody sees yet, where the mode has any. */
  public static void build(Battlefield field) {
    if (field.mode().hasMissions()) {
      for (int card = 0; card < field.content.missions.names.count(); card++) {
        if (!field.missions.isSeen(card, field.seats())) {
          field.missionDeck.pile.shuffleIn(field.cells, card, 1);
        }
      }
    }
  }

  /** The mission that a player has laid before him, or -1. */
  public int chosen(byte[] cells, int seat, int cards) {
    for (int card = 0; card < cards; card++) {
      if (chosen[seat].count(cells, card) > 0) {
        return card;
      }
    }
    return -1;
  }
}
