package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.battle.BattleOver;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.TakeTile;
import banneret.battue.turn.Elimination;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import org.jspecify.annotations.Nullable;

/** Loot cards of attackers and defenders. */
final class BattleEffects {
  private BattleEffects() {}

  /** A card that adds to a value for the whole battle, if its condition holds when played. */
  abstract static class BattleBonus extends LastingEffect {
    BattleBonus(String id, Bonus bonus, LootMoment moment) {
      super(id, Clauses.of("card." + id), bonus, Effects.BATTLE, moment);
    }

    abstract boolean applies(City city, int seat);

    @Override
    final @Nullable Clause forbids(City city, int seat, int kind) {
      return applies(city, seat) ? null : clause();
    }
  }

  /** The defence of the tile fought for, as events leave it. */
  private static int tileDefence(City city) {
    return Effects.tileDefence(city, city.battleSpace());
  }

  static final class Charge extends BattleBonus {
    Charge() {
      super("charge", Bonus.ATTACK, LootMoment.ATTACK);
    }

    @Override
    boolean applies(City city, int seat) {
      return city.attackers() > tileDefence(city) + city.defenders();
    }
  }

  static final class FeintHeart extends BattleBonus {
    FeintHeart() {
      super("feint-heart", Bonus.ATTACK, LootMoment.ATTACK);
    }

    @Override
    boolean applies(City city, int seat) {
      return city.isUncontrolled() && city.attackers() < tileDefence(city);
    }
  }

  static final class Defense extends BattleBonus {
    Defense() {
      super("defense", Bonus.DEFENCE, LootMoment.DEFENCE);
    }

    @Override
    boolean applies(City city, int seat) {
      return city.horde(seat, city.battleSpace()) == 0;
    }
  }

  static final class SpiritedDefense extends BattleBonus {
    SpiritedDefense() {
      super("spirited-defense", Bonus.DEFENCE, LootMoment.DEFENCE);
    }

    @Override
    boolean applies(City city, int seat) {
      return city.horde(seat, city.battleSpace()) > 0;
    }
  }

  static final class Outmaneuver extends LastingEffect {
    Outmaneuver() {
      super(
          "outmaneuver",
          Clauses.of("card.outmaneuver"),
          Bonus.NONE,
          Effects.BATTLE,
          LootMoment.ATTACK);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.isOccupied()
              || city.battleRound() > 1
              || Effects.find(city, LootEffects.OUTMANEUVER) >= 0
          ? clause()
          : null;
    }
  }

  static final class LastStand extends LastingEffect {
    LastStand() {
      super(
          "last-stand",
          Clauses.of("card.last-stand"),
          Bonus.NONE,
          Effects.ROUND,
          LootMoment.ATTACK);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.attackers() >= city.defenders() || Effects.find(city, LootEffects.LAST_STAND) >= 0
          ? clause()
          : null;
    }
  }

  static final class CrushingAttack extends LootEffect {
    CrushingAttack() {
      super("crushing-attack", LootMoment.ATTACK);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.isOccupied() || city.attackers() <= tileDefence(city) ? clause() : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      flow.leave(BattleRound.Roll.class);
      flow.then(TakeTile.STEP, BattleOver.STEP);
    }
  }

  static final class BloodyAttrition extends LootEffect {
    private static final Clause NEEDS_LARGER = Clauses.of("card.bloody-attrition-needs-larger");

    BloodyAttrition() {
      super("bloody-attrition", LootMoment.ATTACK);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return !city.isOccupied()
          ? clause()
          : city.attackers() <= city.defenders() ? NEEDS_LARGER : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      int space = city.battleSpace();
      int lost = city.dismiss(city.defender(), space, City.MAX_HORDE);
      city.dismiss(seat, space, lost);
      flow.tell(Happenings.WARRIORS_LOST, city.defender(), space, lost);
      flow.tell(Happenings.WARRIORS_LOST, seat, space, lost);
      flow.leave(BattleRound.Roll.class);
      flow.then(Elimination.STEP, TakeTile.STEP, BattleOver.STEP);
    }
  }

  static final class Tactics extends LootEffect {
    Tactics() {
      super("tactics", LootMoment.AFTER_ATTACK_ROLL);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      BattleRound.Roll.attack(city, flow);
    }
  }

  static final class Rampart extends LootEffect {
    Rampart() {
      super("rampart", LootMoment.AFTER_DEFENCE_ROLL);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      BattleRound.Roll.defend(city, flow);
    }
  }

  static final class BlindLuck extends LastingEffect {
    BlindLuck() {
      super(
          "blind-luck",
          Clauses.of("card.blind-luck"),
          Bonus.ATTACK,
          Effects.ROUND,
          LootMoment.AFTER_BOTH_ROLLS);
    }
  }

  static final class OneLastPush extends LootEffect {
    OneLastPush() {
      super("one-last-push", LootMoment.ON_TIE);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      city.setPushed(true);
    }
  }

  static final class Attrition extends LootEffect {
    Attrition() {
      super("attrition", LootMoment.AFTER_LOSS);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      int opponent = seat == city.active() ? city.defender() : city.active();
      int lost = city.dismiss(opponent, city.battleSpace(), city.content.lootAmount[kind]);
      flow.tell(Happenings.WARRIORS_LOST, opponent, city.battleSpace(), lost);
    }
  }

  static final class CallToAction extends LootEffect {
    CallToAction() {
      super("call-to-action", LootMoment.DEFENCE);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      boolean lender = false;
      for (int place = 0; place < city.content.places; place++) {
        lender |= CallWarriors.forbidsFrom(city, seat, place) == null;
      }
      return lender && CallWarriors.hasTarget(city, seat) ? null : clause();
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      flow.then(new CallWarriors.From(seat, city.content.lootAmount[kind]));
    }
  }
}
