package banneret.thrones.battle;

import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.thrones.realm.Abilities;
import banneret.thrones.realm.Abilities.Occasion;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import java.util.List;

/** A battle: support, strengths announced, characters, the blade, and its outcome. */
public final class Battle {
  public static final Procedure<Realm> STEP = Procedure.of("battle", Battle::run);

  private Battle() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    flow.tell(Happenings.BATTLE, realm.attacker(), realm.defender(), realm.battleRegion());
    flow.then(STAGES);
  }

  /** Both sides announce their strength before they choose characters. */
  public static final Procedure<Realm> ANNOUNCE = Procedure.of("announce", Battle::announce);

  private static void announce(Realm realm, Flow<Realm> flow) {
    int attack = Strength.attack(realm);
    flow.tell(Happenings.STRENGTHS, realm, Strength::explain, attack, Strength.defence(realm));
  }

  /** The characters' immediate powers, a cancelled one having none. */
  public static final Procedure<Realm> POWERS = Procedure.of("powers", Battle::powers);

  private static void powers(Realm realm, Flow<Realm> flow) {
    boolean attackerFirst = winnerOfTie(realm) == realm.attacker();
    act(realm, attackerFirst, flow);
    act(realm, !attackerFirst, flow);
    if (realm.attackers() == 0 || realm.army.get(realm.battleRegion()) == 0) {
      realm.winner.set(realm.attackers() == 0 ? realm.defender() : realm.attacker());
      flow.tell(Happenings.NO_TROOPS, realm.opponent(realm.winner.get()));
      flow.leave(OUTCOME);
      flow.then(WinPowers.STEP);
    }
  }

  private static void act(Realm realm, boolean attacking, Flow<Realm> flow) {
    if (Abilities.cancels(realm, attacking) && realm.card(!attacking) >= 0) {
      flow.tell(Happenings.CANCELLED, realm.card(!attacking));
    }
    Sentence<Realm> power = Abilities.at(realm, attacking, Occasion.REVEALED);
    if (power != null) {
      power.act(realm, realm.side(attacking), -1, flow);
    }
  }

  /** The blade's holder may draw it once a turn, in a battle that he fights. */
  public static final Procedure<Realm> BLADE = Procedure.of("blade", Battle::blade);

  private static void blade(Realm realm, Flow<Realm> flow) {
    int holder = realm.holders.get(Realm.FIEFS);
    boolean fights = holder == realm.attacker() || holder == realm.defender();
    if (fights && !realm.bladeUsed.is()) {
      flow.then(House.ask(DRAW_BLADE, holder));
    }
  }

  /** Whether the blade is drawn. */
  public static final Shape<Realm, House> DRAW_BLADE =
      House.yesOrNo("draw-blade", Clauses.BLADE)
          .about((realm, it, out) ->
              out.number("attack", Strength.attack(realm))
                  .number("defence", Strength.defence(realm)))
          .answers("draw blade", "option.draw-blade", "keep blade", "option.keep-blade")
          .doesIfYes((realm, it, flow) -> {
            realm.bladeUsed.set(true);
            realm.bladeDrawn.set(it.house());
            flow.tell(Happenings.BLADE, it.house());
          });

  /** The side that wins if both are equal: the one with the better rank in the Fiefs. */
  public static int winnerOfTie(Realm realm) {
    int attacker = realm.attacker();
    boolean attackerWins =
        realm.rankOf(Realm.FIEFS, attacker) < realm.rankOf(Realm.FIEFS, realm.defender());
    return attackerWins ? attacker : realm.defender();
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
    flow.tell(Happenings.OUTCOME, realm, Strength::explain, winner, attack, defence);
    if (attack == defence) {
      flow.tell(Happenings.TIED, winner);
    }
    int swords = realm.content.characterSwords[realm.card(attackerWins)];
    int towers = realm.content.characterTowers[realm.card(!attackerWins)];
    int losses = Math.max(0, swords - towers);
    realm.lossesLeft.set(losses);
    if (swords > 0) {
      flow.tell(Happenings.LOSSES, realm.opponent(winner), swords, towers, losses);
    }
    flow.then(WinPowers.STEP, Defeat.LOSSES, Defeat.RETREAT);
  }

  /**
   * The winner holds the region, the cards are put away, and the march is over. A defender who wins
   * keeps his order (thrones.conquest.defender-keeps-order-if-he-wins).
   */
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

  /**
   * A played character is discarded; who has played the last takes all back, also if he has
   * recovered one since (thrones.ambiguous.last-card-after-recovery).
   */
  private static void putAway(Realm realm, boolean attacking, Flow<Realm> flow) {
    int card = realm.card(attacking);
    int house = Content.houseOf(card);
    if (card >= 0 && (realm.lastCard.is(house) || realm.handSize(house) == 0)) {
      realm.setHand(house, true);
      flow.tell(Happenings.HAND_REFILLED, house);
    }
  }

  /** The battle from top to bottom. */
  public static final List<Step<Realm>> STAGES =
      List.of(
          CallForSupport.STEP, ANNOUNCE, ChooseCharacter.STEP, POWERS, BLADE, OUTCOME, AFTERMATH);
}
