package banneret.thrones.westeros;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/**
 * A house may take one of its played characters back into its hand.
 *
 * @param except a character that may not be taken back, by its number in the content, or -1
 */
public record TakeBack(int house, int except) implements HouseChoice {
  private static final int NONE = -1;
  private static final Clause LUWIN = Clauses.of("ability.recover-card");

  @Override
  public String name() {
    return "take-back";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("house", house).put("except", except);
  }

  @Override
  public Clause clause(Realm realm) {
    return except < 0 ? Clauses.TOP_RECOVERS : LUWIN;
  }

  @Override
  public void candidates(Realm realm, int seat, Options out) {
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      out.add(house * Content.CHARACTERS_PER_HOUSE + i);
    }
    out.add(NONE);
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, int card) {
    boolean free =
        card == NONE
            || (card != except && !realm.holds(house, card % Content.CHARACTERS_PER_HOUSE));
    return free ? null : clause(realm);
  }

  @Override
  public void answer(Realm realm, int seat, int card, Flow<Realm> flow) {
    if (card != NONE) {
      realm.setHolds(house, card % Content.CHARACTERS_PER_HOUSE, true);
      flow.tell(Happenings.CARD_BACK, house, card);
    }
  }

  @Override
  public String phrase(Realm realm, int seat, int card) {
    return card == NONE
        ? "take back nobody"
        : "take back " + realm.content.characterNames.word(card);
  }

  @Override
  public void say(Realm realm, int seat, int card, Saying out) {
    if (card == NONE) {
      out.as("option.take-back.nobody");
    } else {
      out.with("card", "character", card);
    }
  }
}
