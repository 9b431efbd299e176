package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.loot.LootEffects;
import banneret.battue.loot.LootMoment;
import banneret.battue.turn.Elimination;
import banneret.kernel.Breakdown;
import banneret.kernel.Event;
import banneret.kernel.Flow;
import banneret.kernel.Luck;
import banneret.kernel.Procedure;

/** One round of a battle: cards, dice, cards in answer to the dice, comparison. */
public record BattleRound() implements Procedure<City> {
  public static final BattleRound STEP = new BattleRound();
  public static final Luck ATTACK_DIE = Luck.numbers("attack");
  public static final Luck DEFENCE_DIE = Luck.numbers("defence");

  @Override
  public String name() {
    return "battle-round";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    city.setBattleRound(city.battleRound() + 1);
    city.setAttackDie(0);
    city.setDefenceDie(0);
    city.setPushed(false);
    city.setLoser(City.NOBODY);
    flow.then(Roll.STEP);
    Offer.DEFENCE.ifCards(city, city.defender(), flow);
    Offer.ATTACK.ifCards(city, city.active(), flow);
  }

  /** The attacker rolls, then the defender, unless he has been outmanoeuvred. */
  public record Roll() implements Procedure<City> {
    public static final Roll STEP = new Roll();

    @Override
    public String name() {
      return "roll";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      attack(city, flow);
      if (Effects.find(city, LootEffects.OUTMANEUVER) < 0) {
        defend(city, flow);
      }
      flow.then(Compare.STEP);
      Offer.PUSH.ifCards(city, city.active(), flow);
      Offer.BLIND_LUCK.ifCards(city, city.active(), flow);
      Offer.RAMPART.ifCards(city, city.defender(), flow);
      Offer.TACTICS.ifCards(city, city.active(), flow);
    }

    /** Rolls the attacker's die, or two of them in a last stand. */
    public static void attack(City city, Flow<City> flow) {
      int die = flow.die(ATTACK_DIE);
      if (Effects.find(city, LootEffects.LAST_STAND) >= 0) {
        die += flow.die(ATTACK_DIE);
      }
      city.setAttackDie(die);
      flow.tell(Happenings.ROLLED, city.active(), die);
    }

    public static void defend(City city, Flow<City> flow) {
      city.setDefenceDie(flow.die(DEFENCE_DIE));
      flow.tell(Happenings.ROLLED, city.defender(), city.defenceDie());
    }
  }

  /** Both values are compared; who loses the round loses a warrior. */
  public record Compare() implements Procedure<City> {
    public static final Compare STEP = new Compare();

    @Override
    public String name() {
      return "compare";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      int attacker = city.active();
      int attack = Strength.attack(city);
      int defence = Strength.defence(city);
      boolean won = attack > defence || (attack == defence && city.isPushed());
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
      city.setFoughtHorde(occupied);
      if (won && !occupied) {
        flow.then(TakeTile.STEP, BattleOver.STEP);
        return;
      }
      int loser = won ? city.defender() : attacker;
      city.setLoser(loser);
      city.dismiss(loser, city.battleSpace(), 1);
      flow.tell(Happenings.WARRIORS_LOST, loser, city.battleSpace(), 1);
      flow.then(Offer.ATTRITION, AfterRound.STEP);
    }
  }

  /** The losses are counted: the battle is over, or both sides think of retreat. */
  public record AfterRound() implements Procedure<City> {
    public static final AfterRound STEP = new AfterRound();

    @Override
    public String name() {
      return "after-round";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      city.lasting().sweep(city.cells, Effects.ROUND);
      int attackers = city.attackers();
      if (attackers == 0) {
        flow.tell(Happenings.REPELLED, city.active(), city.battleSpace());
      }
      if (Elimination.look(city, flow)) {
        return;
      }
      if (attackers == 0) {
        flow.then(BattleOver.STEP);
      } else if (city.foughtHorde() && !city.isOccupied()) {
        flow.then(TakeTile.STEP, BattleOver.STEP);
      } else {
        flow.then(Retreat.ATTACKER, Retreat.DEFENDER, BattleRound.STEP);
      }
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
