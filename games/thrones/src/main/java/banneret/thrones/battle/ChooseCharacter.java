package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Line;
import banneret.kernel.Lines;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.SealedAsk;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** Attacker and defender each choose a character in secret; both are revealed together. */
public record ChooseCharacter() implements SealedAsk<Realm> {
  public static final ChooseCharacter STEP = new ChooseCharacter();

  @Override
  public String name() {
    return "choose-character";
  }

  @Override
  public int asked(Realm realm) {
    return 1 << realm.attacker() | 1 << realm.defender();
  }

  @Override
  public Clause clause(Realm realm) {
    return Clauses.PLAY_CARD;
  }

  @Override
  public void about(Realm realm, int seat, Saying out) {
    out.with("where", "region", realm.battleRegion())
        .with("attacker", "seat", realm.attacker())
        .with("defender", "seat", realm.defender())
        .number("attack", Strength.attack(realm))
        .number("defence", Strength.defence(realm));
  }

  @Override
  public void candidates(Realm realm, int seat, Line own, Options out) {
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      out.add(seat * Content.CHARACTERS_PER_HOUSE + i);
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, Line own, int card) {
    return realm.holds(seat, card % Content.CHARACTERS_PER_HOUSE) ? null : Clauses.IN_HAND;
  }

  @Override
  public boolean complete(Realm realm, int seat, Line own) {
    return own.size() == 1;
  }

  @Override
  public void open(Realm realm, Lines all, Flow<Realm> flow) {
    reveal(realm, true, realm.attacker(), all, flow);
    reveal(realm, false, realm.defender(), all, flow);
  }

  private static void reveal(
      Realm realm, boolean attacking, int house, Lines all, Flow<Realm> flow) {
    int card = all.of(house).get(0);
    realm.setCard(attacking, card);
    realm.setHolds(house, card % Content.CHARACTERS_PER_HOUSE, false);
    realm.setLastCard(attacking, realm.handSize(house) == 0);
    flow.tell(Happenings.CHARACTER, house, card);
  }

  @Override
  public String phrase(Realm realm, int seat, Line own, int card) {
    return "play " + realm.content.characterNames.word(card);
  }

  @Override
  public void say(Realm realm, int seat, Line own, int card, Saying out) {
    out.with("card", "character", card)
        .number("strength", realm.content.characterStrength[card])
        .number("swords", realm.content.characterSwords[card])
        .number("towers", realm.content.characterTowers[card]);
  }
}
