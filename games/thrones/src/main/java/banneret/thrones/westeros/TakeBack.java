package banneret.thrones.westeros;

import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;

/**
 * A house may take one of its played characters back into its hand.
 *
 * @param except a character that may not be taken back, by its number in the content, or -1
 */
public record TakeBack(int house, int except) {
  private static final Clause LUWIN = Clauses.of("ability.recover-card");
  public static final Shape<Realm, TakeBack> SHAPE =
      House.pickOne(
              "take-back",
              LUWIN,
              (realm, it) -> it.house,
              Ids.of(
                  "house:seat except:character?", TakeBack::house, TakeBack::except, TakeBack::new))
          .by((realm, it) -> it.clause())
          .among((realm, it, out) -> Things.charactersOf(it.house, out))
          .forbids((realm, it, card) -> it.isFree(realm, card) ? null : it.clause())
          .part("card", Things.CHARACTER)
          .phrase("take back {card}")
          .orElse("take back nobody", "option.take-back.nobody")
          .does((realm, it, card, flow) -> {
            realm.setHolds(card, true);
            flow.tell(Happenings.CARD_BACK, it.house, card);
          });

  private Clause clause() {
    return except < 0 ? Clauses.TOP_RECOVERS : LUWIN;
  }

  private boolean isFree(Realm realm, int card) {
    return card != except && !realm.holds(card);
  }
}
