package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.city.InForce.Figure;
import banneret.battue.city.InForce.Turning;
import banneret.battue.city.Strength;
import banneret.battue.ending.Ending;
import banneret.battue.loot.LootMoment;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import org.jspecify.annotations.Nullable;

/** One round of a battle: cards, dice, cards in answer to the dice, comparison. */
public final class BattleRound {
  public static final Procedure<City> STEP = Procedure.of("battle-round", BattleRound::run);

  private BattleRound() {}

  public static final Luck ATTACK_DIE = Luck.numbers("attack");
  public static final Luck DEFENCE_DIE = Luck.numbers("defence");

  private static void run(City city, Flow<City> flow) {
    city.battleRound.set(Math.min(city.battleRound.get() + 1, City.MOST_BATTLE_ROUNDS));
    city.attackDie.set(0);
    city.defenceDie.set(0);
    city.pushed.set(false);
    city.loser.set(City.NOBODY);
    flow.then(ROLL);
    Offer.DEFENCE.ifCards(city, city.defender(), flow);
    Offer.ATTACK.ifCards(city, city.active(), flow);
  }

  /** The attacker rolls, then the defender, unless something replaces his roll. */
  public static final Procedure<City> ROLL = Procedure.of("roll", BattleRound::roll);

  private static void roll(City city, Flow<City> flow) {
    attack(city, flow);
    if (!city.content.effects.isReplaced(city, Turning.DEFENCE_ROLL, city.defender())) {
      defend(city, flow);
    }
    flow.then(COMPARE);
    Offer.PUSH.ifCards(city, city.active(), flow);
    Offer.BLIND_LUCK.ifCards(city, city.active(), flow);
    Offer.RAMPART.ifCards(city, city.defender(), flow);
    Offer.TACTICS.ifCards(city, city.active(), flow);
  }

  /** Rolls the attacker's die, or more if a card says so. */
  public static void attack(City city, Flow<City> flow) {
    int die = flow.die(ATTACK_DIE);
    for (int more = city.content.effects.most(city, Figure.ATTACK_DICE, city.active());
        more > 0;
        more--) {
      die += flow.die(ATTACK_DIE);
    }
    city.attackDie.set(die);
    flow.tell(Happenings.ROLLED, city.active(), die);
  }

  public static void defend(City city, Flow<City> flow) {
    city.defenceDie.set(flow.die(DEFENCE_DIE));
    flow.tell(Happenings.ROLLED, city.defender(), city.defenceDie.get());
  }

  /** Both values are compared; who loses the round loses a warrior. */
  public static final Procedure<City> COMPARE = Procedure.of("compare", BattleRound::compare);

  private static void compare(City city, Flow<City> flow) {
    int attacker = city.active();
    int attack = Strength.attack(city);
    int defence = Strength.defence(city);
    boolean won = attack > defence || (attack == defence && city.pushed.is());
    boolean occupied = city.isOccupied();
    if (flow.isTold()) {
      Breakdown[] sums = {Strength.explainAttack(city), Strength.explainDefence(city)};
      flow.hear(
          new Event(
              won ? Happenings.ROUND_WON : Happenings.ROUND_LOST,
              0,
              new int[] {attacker, attack, defence},
              sums));
    }
    city.foughtHorde.set(occupied);
    if (won && !occupied) {
      flow.then(TakeTile.STEP, Battle.OVER);
      return;
    }
    int loser = won ? city.defender() : attacker;
    city.loser.set(loser);
    city.dismiss(loser, city.battleSpace(), 1);
    flow.tell(Happenings.WARRIORS_LOST, loser, city.battleSpace(), 1);
    flow.then(Offer.ATTRITION, AFTER_ROUND);
  }

  /** The losses are counted: the battle is over, or both sides think of retreat. */
  public static final Procedure<City> AFTER_ROUND =
      Procedure.of("after-round", BattleRound::afterRound);

  private static void afterRound(City city, Flow<City> flow) {
    city.lasting.sweep(city.cells, InForce.ROUND);
    int attackers = city.attackers();
    if (attackers == 0) {
      flow.tell(Happenings.REPELLED, city.active(), city.battleSpace());
    } else if (city.foughtHorde.is() && !city.isOccupied()) {
      // The tile is the attacker's before its last defender may be out (line 212).
      flow.then(TakeTile.STEP, Ending.ELIMINATION, Battle.OVER);
      return;
    }
    if (Ending.look(city, flow)) {
      return;
    }
    if (attackers == 0) {
      flow.then(Battle.OVER);
    } else {
      flow.then(Retreat.ATTACKER, Retreat.DEFENDER, BattleRound.STEP);
    }
  }

  /** Offers the cards of a moment to the player concerned, if he holds any cards. */
  public record Offer(LootMoment moment) implements Procedure<City> {
    static final Offer ATTACK = new Offer(LootMoment.ATTACK);
    static final Offer DEFENCE = new Offer(LootMoment.DEFENCE);
    static final Offer TACTICS = new Offer(LootMoment.AFTER_ATTACK_ROLL);
    static final Offer RAMPART = new Offer(LootMoment.AFTER_DEFENCE_ROLL);
    static final Offer BLIND_LUCK = new Offer(LootMoment.AFTER_BOTH_ROLLS);
    static final Offer PUSH = new Offer(LootMoment.ON_TIE);
    static final Offer ATTRITION = new Offer(LootMoment.AFTER_LOSS);

    @Override
    public String name() {
      return "offer-" + moment.name();
    }

    @Override
    public boolean fits(City city, @Nullable Step<City> below) {
      return moment.player(city) >= 0;
    }

    /** Comes next, unless the player holds no card: a hand does not grow in mid-round. */
    private void ifCards(City city, int seat, Flow<City> flow) {
      if (city.handSize(seat) > 0) {
        flow.then(this);
      }
    }

    @Override
    public void run(City city, Flow<City> flow) {
      if (moment.isOpen(city)) {
        flow.then(moment.window(city));
      }
    }
  }
}
