package banneret.thrones.battle;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.thrones.realm.Abilities;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Occasion;
import banneret.thrones.realm.Realm;
import java.util.List;

/** A battle: support, strengths announced, characters, the blade, and its outcome. */
public final class Battle {
  public static final Procedure<Realm> STEP = Procedure.of("battle", Battle::run);

  private Battle() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    flow.tell(Happenings.BATTLE, realm.attacker(), realm.defender(), realm.battleRegion());
    flow.then(
        List.of(
            CallForSupport.STEP,
            ANNOUNCE,
            ChooseCharacter.STEP,
            POWERS,
            Blade.STEP,
            OUTCOME,
            AFTERMATH));
  }

  static void tellStrengths(Realm realm, Happening what, int[] figures, Flow<Realm> flow) {
    if (flow.isTold()) {
      Breakdown[] sums = {Strength.explain(realm, true), Strength.explain(realm, false)};
      flow.hear(new Event(what, 0, figures, sums));
    }
  }

  /** Both sides announce their strength before they choose characters. */
  public static final Procedure<Realm> ANNOUNCE = Procedure.of("announce", Battle::announce);

  private static void announce(Realm realm, Flow<Realm> flow) {
    int[] figures = {Strength.attack(realm), Strength.defence(realm)};
    tellStrengths(realm, Happenings.STRENGTHS, figures, flow);
  }

  /** The characters' immediate powers, a cancelled one having none. */
  public static final Procedure<Realm> POWERS = Procedure.of("powers", Battle::powers);

  private static void powers(Realm realm, Flow<Realm> flow) {
    boolean attackerFirst =
        realm.rankOf(Realm.FIEFS, realm.attacker()) < realm.rankOf(Realm.FIEFS, realm.defender());
    act(realm, attackerFirst, flow);
    act(realm, !attackerFirst, flow);
    if (realm.attackers() == 0 || realm.army.get(realm.battleRegion()) == 0) {
      int loser = realm.attackers() == 0 ? realm.attacker() : realm.defender();
      int winner = loser == realm.attacker() ? realm.defender() : realm.attacker();
      realm.winner.set(winner);
      flow.tell(Happenings.NO_TROOPS, loser);
      flow.leave(OUTCOME);
      flow.then(WinPowers.STEP);
    }
  }

  private static void act(Realm realm, boolean attacking, Flow<Realm> flow) {
    if (Abilities.cancels(realm, attacking) && realm.card(!attacking) >= 0) {
      flow.tell(Happenings.CANCELLED, realm.card(!attacking));
    }
    Abilities.act(realm, attacking, Occasion.REVEALED, flow);
  }

  /** The side that wins if both are equal: the one with the better rank in the Fiefs. */
  public static int winnerOfTie(Realm realm) {
    int attacker = realm.attacker();
    int defender = realm.defender();
    boolean attackerWins =
        realm.rankOf(Realm.FIEFS, attacker) < realm.rankOf(Realm.FIEFS, defender);
    return attackerWins ? attacker : defender;
  }

  /** The higher strength wins; a tie goes to the better rank in the Fiefs. */
  public static final Procedure<Realm> OUTCOME = Procedure.of("outcome", Battle::outcome);

  private static void outcome(Realm realm, Flow<Realm> flow) {
    int attack = Strength.attack(realm);
    int defence = Strength.defence(realm);
    boolean attackerWins =
        attack == defence ? winnerOfTie(realm) == realm.attacker() : attack > defence;
    int winner = attackerWins ? realm.attacker() : realm.defender();
    realm.winner.set(winner);
    tellStrengths(realm, Happenings.OUTCOME, new int[] {winner, attack, defence}, flow);
    if (attack == defence) {
      flow.tell(Happenings.TIED, winner);
    }
    int swords = realm.content.characterSwords[realm.card(attackerWins)];
    int towers = realm.content.characterTowers[realm.card(!attackerWins)];
    int losses = Math.max(0, swords - towers);
    realm.lossesLeft.set(losses);
    if (swords > 0) {
      int loser = attackerWins ? realm.defender() : realm.attacker();
      flow.tell(Happenings.LOSSES, loser, swords, towers, losses);
    }
    flow.then(WinPowers.STEP, TakeLosses.STEP, Retreat.STEP);
  }

  /** The winner holds the region, the cards are put away, and the march is over. */
  public static final Procedure<Realm> AFTERMATH = Procedure.of("aftermath", Battle::aftermath);

  private static void aftermath(Realm realm, Flow<Realm> flow) {
    int region = realm.battleRegion();
    int attacker = realm.attacker();
    putAway(realm, true, flow);
    putAway(realm, false, flow);
    if (realm.winner.get() == attacker) {
      realm.setOrder(region, -1);
      for (int kind = 0; kind < 3; kind++) {
        realm.addFit(attacker, region, kind, realm.attacking.get(kind));
      }
      Control.enter(realm, attacker, region, flow);
      flow.tell(Happenings.CONQUERED, attacker, region);
    }
    realm.endMarch();
    Control.endsGame(realm, flow);
  }

  /** A played character is discarded; who has played the last takes all back. */
  private static void putAway(Realm realm, boolean attacking, Flow<Realm> flow) {
    int card = realm.card(attacking);
    if (card < 0) {
      return;
    }
    int house = card / Content.CHARACTERS_PER_HOUSE;
    if (realm.isLastCard(attacking) || realm.handSize(house) == 0) {
      realm.setHand(house, true);
      flow.tell(Happenings.HAND_REFILLED, house);
    }
  }
}
