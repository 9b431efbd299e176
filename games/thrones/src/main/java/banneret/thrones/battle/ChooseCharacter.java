package banneret.thrones.battle;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.SealedShape;
import banneret.kernel.shape.Secret;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Step;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;

/** Attacker and defender each choose a character in secret; both are revealed together. */
public final class ChooseCharacter {
  public static final Step<Realm> STEP =
      SealedShape.from(
              Asks.<Realm, Secret<Ids.None>>pickOne(
                      "choose-character", Clauses.PLAY_CARD, Secret.ids(Ids.NONE))
                  .asksEach((realm, it) -> 1 << realm.attacker() | 1 << realm.defender())
                  .about((realm, it, out) ->
                      out.with("where", "region", realm.battleRegion())
                          .with("attacker", "seat", realm.attacker())
                          .with("defender", "seat", realm.defender())
                          .number("attack", Strength.attack(realm))
                          .number("defence", Strength.defence(realm)))
                  .among((realm, it, out) -> Things.charactersOf(it.seat(), out))
                  .forbids((realm, it, card) -> realm.holds(card) ? null : Clauses.IN_HAND)
                  .part("card", Things.CHARACTER)
                  .phrase("play {card}")
                  .saying((realm, it, card, out) ->
                      out.number("strength", realm.content.characterStrength[card])
                          .number("swords", realm.content.characterSwords[card])
                          .number("towers", realm.content.characterTowers[card])),
              ChooseCharacter::open)
          .ask(Ids.None.NONE);

  private ChooseCharacter() {}

  private static void open(Realm realm, Ids.None it, Lines all, Flow<Realm> flow) {
    for (boolean attacking : new boolean[] {true, false}) {
      int house = realm.side(attacking);
      int card = all.of(house).get(0);
      realm.setCard(attacking, card);
      realm.setHolds(card, false);
      realm.lastCard.set(house, realm.handSize(house) == 0);
      flow.tell(Happenings.CHARACTER, house, card);
    }
  }
}
