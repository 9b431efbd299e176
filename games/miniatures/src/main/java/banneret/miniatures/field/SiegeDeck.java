package banneret.miniatures.field;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;

/** The siege cards that not all can see: a deck for each side, and hands. */
public final class SiegeDeck {
  private static final int SIDES = 2;

  /** The deck of each player: that of his side. */
  public final Pile[] piles;

  public final Hand[] hands;

  SiegeDeck(Content content, State<Battlefield> state, Kind seat) {
    Kind cards = Kind.of(content.siege.names);
    Pile[] sides = new Pile[SIDES];
    for (int side = 0; side < SIDES; side++) {
      sides[side] = state.pile(cards, cards.count());
    }
    piles = new Pile[seat.count()];
    for (int owner = 0; owner < piles.length; owner++) {
      piles[owner] = sides[owner % SIDES];
    }
    hands = state.hands("siege-", piles, cards);
  }

  /** Makes up both decks of all cards that were not used, where there is a siege. */
  public static void build(Battlefield field) {
    int defender = field.siege.defender.get();
    if (!field.mode().isSiege || defender < 0) {
      return;
    }
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      int owner = field.content.siege.isDefenders[card] ? defender : 1 - defender % SIDES;
      if (!field.siege.used.is(card)) {
        field.siegeDeck.piles[owner].shuffleIn(field.cells, card, 1);
      }
    }
  }
}
