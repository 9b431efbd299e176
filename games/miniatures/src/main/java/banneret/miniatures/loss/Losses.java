package banneret.miniatures.loss;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.objective.LayPile;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.reserve.Reserve;
import banneret.miniatures.score.Victory;
import banneret.miniatures.touch.Engaged;

/** Wounds and healing: figures go from the last rank, and a unit without any is destroyed. */
public final class Losses {
  private Losses() {}

  /**
   * A unit suffers wounds.
   *
   * @param cause whose doing it is, or nobody's
   * @param by the unit whose attack or ability it is, or none
   * @return how many it could suffer
   */
  public static int take(
      Battlefield field, int unit, int wounds, int cause, int by, Flow<Battlefield> flow) {
    int suffered = Math.min(Math.max(0, wounds), field.health(unit));
    if (suffered == 0) {
      return 0;
    }
    int ranks = field.ranks(unit);
    setHealth(field, unit, field.health(unit) - suffered);
    flow.tell(Happenings.WOUNDED, unit, suffered);
    field.doer = cause == Content.seatOf(unit) ? Battlefield.NOBODY : cause;
    int lost = Content.isWall(unit) ? 0 : ranks - field.ranks(unit);
    int row = field.attack();
    if (lost > 0 && row >= 0 && field.defender.get(row) == unit) {
      field.ranksLost.add(row, lost);
    }
    if (field.figures.get(unit) == 0) {
      field.falling.set(unit, true);
      Fall fall = new Fall(unit, cause, by);
      flow.then(FALL.with(fall), DESTROY.with(fall));
    }
    for (int i = 0; i < lost; i++) {
      MissionPoints.about(field, Occasion.RANK_DESTROYED, unit, flow);
      if (field.figures.get(unit) > 0) {
        Moments.at(field, Occasion.RANK_DESTROYED, unit, flow);
      }
    }
    return suffered;
  }

  /** A unit restores wounds, never above its first strength. */
  public static int heal(Battlefield field, int unit, int wounds, Flow<Battlefield> flow) {
    int most = strength(field, unit) - field.health(unit);
    int healed = Math.min(wounds, most);
    if (healed > 0) {
      setHealth(field, unit, field.health(unit) + healed);
      flow.tell(Happenings.HEALED, unit, healed);
      Moments.at(field, Occasion.HEALED, unit, flow);
    }
    return healed;
  }

  /** A unit that has lost its last figure stays with so many wounds. */
  public static void revive(Battlefield field, int unit, int health) {
    setHealth(field, unit, health);
    field.falling.set(unit, false);
  }

  /** The wounds that a unit can take at full strength. */
  public static int strength(Battlefield field, int unit) {
    int card = field.card(unit);
    return field.content.units.figures[card] * field.content.units.wounds[card];
  }

  private static void setHealth(Battlefield field, int unit, int health) {
    int each = field.content.units.wounds[field.card(unit)];
    int figures = (health + each - 1) / each;
    field.figures.set(unit, figures);
    field.hurt.set(unit, figures * each - health);
  }

  /** A unit that is about to be taken away, whose doing it was, and which unit's. */
  public record Fall(int unit, int cause, int by) {
    static final Ids<Fall> IDS =
        Ids.of("unit:unit cause:seat? by:unit?", Fall::unit, Fall::cause, Fall::by, Fall::new);
  }

  /** A unit has lost its last figure and is still there: a last chance for cards. */
  public static final Deed<Battlefield, Fall> FALL =
      Deed.<Battlefield, Fall>of(
              "fall",
              Fall.IDS,
              (field, it, flow) ->
                  Moments.at(field, Occasion.UNIT_DESTROYED, it.unit(), it.by(), -1, flow))
          .fits((field, it) -> it.unit() < field.units() && field.isOnTable(it.unit()));

  /** A unit has lost its last figure: its tray is taken away. */
  public static final Deed<Battlefield, Fall> DESTROY =
      Deed.<Battlefield, Fall>of("destroy", Fall.IDS, Losses::destroy)
          .fits((field, it) -> it.unit() < field.units() && field.isOnTable(it.unit()));

  private static void destroy(Battlefield field, Fall it, Flow<Battlefield> flow) {
    int unit = it.unit();
    if (field.figures.get(unit) > 0) {
      Victory.checkElimination(field, flow); // A card has saved it.
      return;
    }
    flow.tell(Happenings.DESTROYED, unit, field.card(unit));
    int row = field.attack();
    if (row >= 0 && field.defender.get(row) == unit) {
      field.mark(row, Battlefield.BEATEN);
      addFreed(field, row, unit);
    }
    flow.then(REMOVE.with(new Unit(unit)));
    if (Content.isWall(unit)) {
      Victory.wallDestroyed(field, it.cause(), flow);
      return;
    }
    boolean isWorthAPoint = InForce.forbids(field, Act.POINT, unit) == null;
    Victory.destroyed(field, unit, it.cause(), it.by(), isWorthAPoint, flow);
    field.lostUnit.set(Content.seatOf(unit), true);
    field.doer = it.cause();
    MissionPoints.about(field, Occasion.UNIT_DESTROYED, unit, flow);
    if (LayPile.isDue(field, unit)) {
      flow.then(new LayPile(unit));
    }
    Seizing.drops(field, unit, flow);
  }

  /** The tray of a destroyed unit is taken away, or goes to the reserve. */
  public static final Deed<Battlefield, Unit> REMOVE =
      Deed.<Battlefield, Unit>of("remove", Unit.IDS, Losses::remove)
          .fits((field, it) -> it.unit() < field.units() && field.isOnTable(it.unit()));

  private static void remove(Battlefield field, Unit it, Flow<Battlefield> flow) {
    int unit = it.unit();
    Seizing.gone(field, unit);
    Attached.fall(field, unit, flow);
    InForce.forget(field, unit);
    field.remove(unit);
    if (Content.isWall(unit)) {
      return;
    }
    field.fallen.set(unit, true);
    if (field.mode().deployed > 0) {
      Reserve.restore(field, unit);
    }
    Victory.checkElimination(field, flow);
  }

  /** Notes the friends of the attacker that are engaged with a unit and with nobody else. */
  private static void addFreed(Battlefield field, int row, int unit) {
    int attacker = field.attacker.get(row);
    for (int friend = Engaged.next(field, unit, 0);
        friend >= 0;
        friend = Engaged.next(field, unit, friend + 1)) {
      boolean isFriend = friend != attacker && !field.areEnemies(friend, attacker);
      if (isFriend && Engaged.only(field, friend) == unit) {
        field.addFreed(row, friend);
      }
    }
  }

  /** A unit is about to receive a condition token, unless it has one of that kind. */
  public static boolean afflict(
      Battlefield field, int unit, int condition, Flow<Battlefield> flow) {
    if (!mayReceive(field, unit, condition)) {
      return false;
    }
    flow.then(RECEIVE.with(new Numbered(unit, condition)));
    Moments.at(field, Occasion.CONDITION_GAINED, unit, Battlefield.NOBODY, condition, flow);
    return true;
  }

  private static boolean mayReceive(Battlefield field, int unit, int condition) {
    return field.isOnTable(unit)
        && !field.has(unit, condition)
        && InForce.forbids(field, Act.CONDITION, unit) == null;
  }

  /** A unit receives a condition token. */
  public static final Deed<Battlefield, Numbered> RECEIVE =
      Deed.<Battlefield, Numbered>of(
              "receive-token",
              Numbered.IDS,
              (field, it, flow) -> {
                boolean isWarded = field.warded.is(it.unit());
                field.warded.set(it.unit(), false);
                if (!isWarded && mayReceive(field, it.unit(), it.number())) {
                  field.setCondition(it.unit(), it.number(), true);
                  flow.tell(Happenings.CONDITION, it.unit(), it.number());
                }
              })
          .fits((field, it) -> it.unit() < field.units() && it.number() < Content.CONDITIONS);

  /** An effect takes a condition token off a unit. */
  public static void relieve(Battlefield field, int unit, int condition, Flow<Battlefield> flow) {
    field.setCondition(unit, condition, false);
    flow.tell(Happenings.CONDITION_LOST, unit, condition);
    Moments.at(field, Occasion.CONDITION_LOST, unit, Battlefield.NOBODY, condition, flow);
  }

  /** The token of a unit that may be spent as one of a kind, or -1. */
  public static int spendable(Battlefield field, int unit, int condition) {
    if (field.has(unit, condition)) {
      return condition;
    }
    boolean isAny = field.conditions.get(unit) != 0 && InForce.allows(field, Act.ANY_TOKEN, unit);
    return isAny ? Integer.numberOfTrailingZeros(field.conditions.get(unit)) : -1;
  }

  /** A player spends the condition token of an enemy. */
  public static void spend(
      Battlefield field, int seat, int unit, int condition, Flow<Battlefield> flow) {
    field.setCondition(unit, condition, false);
    flow.tell(Happenings.TOKEN_SPENT, seat, unit, condition);
  }
}
