package banneret.thrones.battle;

import banneret.kernel.Breakdown;
import banneret.kernel.Event;
import banneret.kernel.Flow;
import banneret.kernel.Happening;
import banneret.kernel.Procedure;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import banneret.thrones.action.Departure;
import banneret.thrones.content.Ability;
import banneret.thrones.content.Content;

/** A battle: support, strengths announced, characters, the blade, and its outcome. */
public record Battle() implements Procedure<Realm> {
  public static final Battle STEP = new Battle();

  @Override
  public String name() {
    return "battle";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    flow.tell(Happenings.BATTLE, realm.attacker(), realm.defender(), realm.battleRegion());
    flow.then(Powers.STEP, Blade.STEP, Outcome.STEP, Aftermath.STEP);
    flow.then(CallForSupport.STEP, Announce.STEP, ChooseCharacter.STEP);
  }

  static void tellStrengths(Realm realm, Happening what, int[] figures, Flow<Realm> flow) {
    if (flow.isTold()) {
      Breakdown[] sums = {Strength.explain(realm, true), Strength.explain(realm, false)};
      flow.hear(new Event(what, 0, figures, sums));
    }
  }

  /** Both sides announce their strength before they choose characters. */
  public record Announce() implements Procedure<Realm> {
    public static final Announce STEP = new Announce();

    @Override
    public String name() {
      return "announce";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int[] figures = {Strength.attack(realm), Strength.defence(realm)};
      tellStrengths(realm, Happenings.STRENGTHS, figures, flow);
    }
  }

  /** The characters' immediate powers, a cancelled one having none. */
  public record Powers() implements Procedure<Realm> {
    public static final Powers STEP = new Powers();

    @Override
    public String name() {
      return "powers";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      boolean attackerFirst =
          realm.rankOf(Realm.FIEFS, realm.attacker()) < realm.rankOf(Realm.FIEFS, realm.defender());
      act(realm, attackerFirst, flow);
      act(realm, !attackerFirst, flow);
      if (realm.attackers() == 0 || realm.army(realm.battleRegion()) == 0) {
        int loser = realm.attackers() == 0 ? realm.attacker() : realm.defender();
        int winner = loser == realm.attacker() ? realm.defender() : realm.attacker();
        realm.setWinner(winner);
        flow.tell(Happenings.NO_TROOPS, loser);
        flow.leave(Outcome.class);
        flow.then(WinPowers.STEP);
      }
    }

    private static void act(Realm realm, boolean attacking, Flow<Realm> flow) {
      int region = realm.battleRegion();
      Ability ability = Strength.ability(realm, attacking);
      if (ability == Ability.CANCEL_ABILITY && realm.card(!attacking) >= 0) {
        flow.tell(Happenings.CANCELLED, realm.card(!attacking));
      } else if (ability == Ability.DISCARD_DEFENCE
          && attacking
          && realm.hasOrder(region, Content.DEFEND)) {
        flow.tell(Happenings.ORDER_REMOVED, realm.order(region), region);
        realm.setOrder(region, -1);
      } else if (ability == Ability.KILL_FOOTMAN) {
        killFootman(realm, attacking, flow);
      }
    }

    /** A footman of the other side falls, a fit one before a tired one. */
    private static void killFootman(Realm realm, boolean attacking, Flow<Realm> flow) {
      int region = realm.battleRegion();
      int victim = attacking ? realm.defender() : realm.attacker();
      if (!attacking && realm.attacking(Content.FOOTMAN) > 0) {
        realm.setAttacking(Content.FOOTMAN, realm.attacking(Content.FOOTMAN) - 1);
      } else if (attacking && realm.fit(region, Content.FOOTMAN) > 0) {
        realm.addFit(victim, region, Content.FOOTMAN, -1);
      } else if (attacking && realm.tired(region, Content.FOOTMAN) > 0) {
        realm.addTired(victim, region, Content.FOOTMAN, -1);
      } else {
        return;
      }
      flow.tell(Happenings.UNIT_REMOVED, victim, Content.FOOTMAN, region);
    }
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
  public record Outcome() implements Procedure<Realm> {
    public static final Outcome STEP = new Outcome();

    @Override
    public String name() {
      return "outcome";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int attack = Strength.attack(realm);
      int defence = Strength.defence(realm);
      boolean attackerWins =
          attack == defence ? winnerOfTie(realm) == realm.attacker() : attack > defence;
      int winner = attackerWins ? realm.attacker() : realm.defender();
      realm.setWinner(winner);
      tellStrengths(realm, Happenings.OUTCOME, new int[] {winner, attack, defence}, flow);
      if (attack == defence) {
        flow.tell(Happenings.TIED, winner);
      }
      int swords = realm.content.characterSwords[realm.card(attackerWins)];
      int towers = realm.content.characterTowers[realm.card(!attackerWins)];
      int losses = Math.max(0, swords - towers);
      realm.setLossesLeft(losses);
      if (swords > 0) {
        int loser = attackerWins ? realm.defender() : realm.attacker();
        flow.tell(Happenings.LOSSES, loser, swords, towers, losses);
      }
      flow.then(WinPowers.STEP, TakeLosses.STEP, Retreat.STEP);
    }
  }

  /** The winner holds the region, the cards are put away, and the march is over. */
  public record Aftermath() implements Procedure<Realm> {
    public static final Aftermath STEP = new Aftermath();

    @Override
    public String name() {
      return "aftermath";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int region = realm.battleRegion();
      int attacker = realm.attacker();
      putAway(realm, true, flow);
      putAway(realm, false, flow);
      if (realm.winner() == attacker) {
        realm.setOrder(region, -1);
        for (int kind = 0; kind < 3; kind++) {
          realm.addFit(attacker, region, kind, realm.attacking(kind));
        }
        Departure.enter(realm, attacker, region, flow);
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
        realm.fillHand(house);
        flow.tell(Happenings.HAND_REFILLED, house);
      }
    }
  }
}
