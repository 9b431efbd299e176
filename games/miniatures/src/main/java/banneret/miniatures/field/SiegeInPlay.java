package banneret.miniatures.field;

import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;

/** What all can see of a siege: who defends, and the cards that were used. */
public final class SiegeInPlay {
  /** Who defends the castle; his team does, if he has one. */
  public final Id defender;

  /** The cards that were used, and the tokens on those that stay in play. */
  public final Flag used;

  public final Count tokens;

  /** The cards with tokens that were used in this turn. */
  public final Flag usedInTurn;

  SiegeInPlay(Content content, State<Battlefield> state, Kind seat) {
    Kind cards = Kind.of(content.siege.names);
    Group<Battlefield> siege = state.group("siege");
    defender = siege.idOrNone("defender", seat);
    used = siege.flags("used", cards);
    tokens = siege.counts("tokens", cards, 9);
    usedInTurn = siege.flags("used-in-turn", cards);
  }
}
