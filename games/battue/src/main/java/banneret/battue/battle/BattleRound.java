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
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Happening;
import java.util.List;

/** One round of a battle: cards, dice, cards in answer to the dice, comparison. */
public final class BattleRound {
  public static final Procedure<City> STEP = Procedure.of("battle-round", BattleRound::run);

  private static final Step<City> ATTACK = offer(LootMoment.ATTACK);
  private static final Step<City> DEFENCE = offer(LootMoment.DEFENCE);
  private static final Step<City> TACTICS = offer(LootMoment.AFTER_ATTACK_ROLL);
  private static final Step<City> RAMPART = offer(LootMoment.AFTER_DEFENCE_ROLL);
  private static final Step<City> BLIND_LUCK = offer(LootMoment.AFTER_BOTH_ROLLS);
  private static final Step<City> PUSH = offer(LootMoment.ON_TIE);
  private static final Step<City> ATTRITION = offer(LootMoment.AFTER_LOSS);

  /** The moments at which cards are offered in a round. */
  public static final List<Step<City>> OFFERS =
      List.of(ATTACK, DEFENCE, TACTICS, RAMPART, BLIND_LUCK, PUSH, ATTRITION);

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
    ifCards(city, city.defender(), DEFENCE, flow);
    ifCards(city, city.active(), ATTACK, flow);
  }

  /** The attacker rolls, then the defender, unless something replaces his roll. */
  public static final Procedure<City> ROLL = Procedure.of("roll", BattleRound::roll);

  private static void roll(City city, Flow<City> flow) {
    attack(city, flow);
    if (!city.content.effects.isReplaced(city, Turning.DEFENCE_ROLL, city.defender())) {
      defend(city, flow);
    }
    flow.then(COMPARE);
    ifCards(city, city.active(), PUSH, flow);
    ifCards(city, city.active(), BLIND_LUCK, flow);
    ifCards(city, city.defender(), RAMPART, flow);
    ifCards(city, city.active(), TACTICS, flow);
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
    Happening what = won ? Happenings.ROUND_WON : Happenings.ROUND_LOST;
    flow.tell(what, city, Strength::explain, attacker, attack, defence);
    city.foughtHorde.set(occupied);
    if (won && !occupied) {
      flow.then(TakeTile.STEP, Battle.OVER);
      return;
    }
    int loser = won ? city.defender() : attacker;
    city.loser.set(loser);
    city.dismiss(loser, city.battleSpace(), 1);
    flow.tell(Happenings.WARRIORS_LOST, loser, city.battleSpace(), 1);
    flow.then(ATTRITION, AFTER_ROUND);
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
  private static Step<City> offer(LootMoment moment) {
    return Deed.<City>of("offer-" + moment.name(), moment::open)
        .fits((city, none) -> moment.player(city) >= 0)
        .with(None.NONE);
  }

  /** The offer comes next, unless the player holds no card: a hand does not grow in mid-round. */
  private static void ifCards(City city, int seat, Step<City> offer, Flow<City> flow) {
    if (city.handSize(seat) > 0) {
      flow.then(offer);
    }
  }
}
