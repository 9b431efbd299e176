package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Content;
import banneret.battles.field.Doing;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * An attack, step by step. What it is about lies in the position, so that a position can be stored
 * between any two steps.
 */
public final class Attack {
  private Attack() {}

  // Declaring

  /** The unit in a hex attacks; if it turns away from its opponent, that one may strike first. */
  public static void declare(Field field, int kind, int from, int to, Flow<Field> flow) {
    field.setDid(from, Field.ATTACKED | Field.ATTACKING);
    boolean turnsAway =
        kind == Fight.ATTACK
            && field.unitClass(from) != Content.RANGED
            && field.isEngaged(from)
            && field.opponent(from) != to;
    if (!turnsAway) {
      begin(field, kind, from, to, flow);
      return;
    }
    flow.then(new GoesOn(kind, to));
    PartingBlow.leave(field, from, flow);
  }

  /** The attack of a unit that has broken its engagement. */
  public record GoesOn(int kind, int target) implements Procedure<Field> {
    @Override
    public String name() {
      return "attack-goes-on";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("kind", kind).put("target", target);
    }

    @Override
    public void run(Field field, Flow<Field> flow) {
      int from = field.attacking();
      if (from >= 0) {
        begin(field, kind, from, target, flow);
      }
    }
  }

  private static void begin(Field field, int kind, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(kind, from, to);
    noteEngagement(field);
    if (kind == Fight.DOGS) {
      flow.then(DOGS_SEQUENCE);
      return;
    }
    flow.then(SEQUENCE);
    if (!Dice.isRanged(field)) {
      CommitMoment.open(field, Occasion.TARGET_DECLARED, field.house(to), -1, flow);
    }
  }

  /** Dogs that one commander lets loose, at any distance; he may again if nobody is left. */
  public static void howl(Field field, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(Fight.DOGS, from, to);
    noteEngagement(field);
    flow.then(HOWL_SEQUENCE);
  }

  /** If the target was eliminated, the commander's card is not turned. */
  private static void keepCard(Field field, Flow<Field> flow) {
    if (field.fight.isBeaten()
        && field.fight.attacker() >= 0
        && field.commander(field.fight.attacker()) >= 0) {
      field.area.setCommitted(field.commander(field.fight.attacker()), false);
    }
  }

  /** Archers that a plan has hidden shoot. */
  public static void shoot(Field field, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(Fight.ARCHERS, from, to);
    flow.then(SHOT);
  }

  /** The unit in a hex attacks one of several, without a word on engagement but at the first. */
  public static void oneOfAll(
      Field field, int from, int to, boolean first, boolean mayFlank, Flow<Field> flow) {
    beginOneOfAll(field, from, to, first, mayFlank);
    flow.then(SEQUENCE_OF_ALL);
    CommitMoment.open(field, Occasion.TARGET_DECLARED, field.house(to), -1, flow);
  }

  static void beginOneOfAll(Field field, int from, int to, boolean first, boolean mayFlank) {
    field.fight.beginAttack(Fight.ATTACK, from, to);
    noteEngagement(field);
    if (!first) {
      field.fight.setMarked(Fight.ALL);
      if (mayFlank && field.isEngaged(to) && field.opponent(to) != from) {
        field.fight.setMarked(Fight.FLANK);
      }
    }
  }

  /** Looks again at whether the target is engaged, where another has become it. */
  public static void noteEngagement(Field field) {
    field.fight.unsetMarked(Fight.WAS_ENGAGED);
    if (field.isEngaged(field.fight.target())) {
      field.fight.setMarked(Fight.WAS_ENGAGED);
    }
  }

  /** The House that rolls. */
  static int attackerHouse(Field field) {
    return field.fight.attackKind() == Fight.ARCHERS
        ? field.battle.rules.archersHouse
        : field.house(field.fight.attacker());
  }

  // Engagement

  /** A melee attack lays or turns the token, or is a flank attack. */
  private static void engage(Field field, Flow<Field> flow) {
    int from = field.fight.attacker();
    int to = field.fight.target();
    boolean own = from >= 0 && to >= 0 && field.opponent(from) == to;
    if (from < 0 || to < 0 || Dice.isRanged(field) || (field.fight.isMarked(Fight.ALL) && !own)) {
      return;
    }
    boolean elsewhere = field.isEngaged(from) && field.opponent(from) != to;
    if (elsewhere) {
      return; // A commander stepped in: the first engagement stays.
    }
    if (field.isEngaged(to) && field.opponent(to) != from) {
      field.fight.setMarked(Fight.FLANK);
      return;
    }
    int house = field.house(from);
    if (field.opponent(from) != to || field.token(from) != house) {
      field.engage(from, to, house);
      flow.tell(Happenings.ENGAGED, from, to, house);
    }
  }

  /** The attack is over: the unit that made it has been used. */
  private static void over(Field field, Flow<Field> flow) {
    int hex = field.attacking();
    if (hex < 0) {
      field.fight.endAttack();
      InForce.end(field, InForce.ATTACK, -1);
      return;
    }
    field.setSpent(hex, true);
    boolean wasAttack =
        field.fight.attackKind() != Fight.SCORCH && field.fight.attackKind() != Fight.DOGS;
    field.fight.endAttack();
    field.fight.setAttacker(hex);
    flow.then(DONE);
    if (wasAttack && field.commander(hex) >= 0) {
      CommitMoment.open(field, Occasion.AFTER_ATTACK, field.house(hex), field.commander(hex), flow);
    }
  }

  private static void done(Field field, Flow<Field> flow) {
    int hex = field.attacking();
    if (hex >= 0) {
      field.unsetDid(hex, Field.ATTACKING);
    }
    field.fight.endAttack();
    InForce.end(field, InForce.ATTACK, -1);
  }

  /** The rank with which the dogs attack, or what they do at once. */
  private static void dogsRank(Field field, Flow<Field> flow) {
    int face = AttackRoll.die(field, field.content.dogsLuck, flow);
    flow.tell(Happenings.DOGS_RANK, attackerHouse(field), face);
    if (face == Content.MORALE) {
      Resolve.mustRetreat(field, 1);
    } else if (face == Content.VALOR) {
      field.fight.setHits(1);
    } else {
      field.fight.setDogsRank(face);
    }
  }

  // The steps in their order

  public static final Procedure<Field> ENGAGE = Procedure.of("engage", Attack::engage);
  public static final Procedure<Field> OVER = Procedure.of("attack-over", Attack::over);
  public static final Procedure<Field> DONE = Procedure.of("attack-done", Attack::done);
  public static final Procedure<Field> HOWL_OVER = Procedure.of("howl-over", Attack::keepCard);
  public static final Procedure<Field> DOGS_RANK =
      Doing.withAttacker("dogs-rank", Attack::dogsRank);

  /** From the count of the dice to the end of a retreat. */
  private static final List<Step<Field>> MIDDLE =
      List.of(
          AttackRoll.DICE,
          AttackRoll.ROLL,
          AttackRoll.AGAIN,
          AttackRoll.AFTER,
          Resolve.HITS,
          Resolve.LOSSES,
          Resolve.MORALE,
          Retreat.STEP);

  private static final List<Step<Field>> SEQUENCE_OF_ALL =
      around(ENGAGE, List.of(CounterAttack.STEP, FollowUp.STEP));

  private static final List<Step<Field>> SEQUENCE =
      around(ENGAGE, List.of(CounterAttack.STEP, FollowUp.STEP, OVER));

  private static final List<Step<Field>> DOGS_SEQUENCE =
      around(DOGS_RANK, List.of(FollowUp.STEP, OVER));

  private static final List<Step<Field>> HOWL_SEQUENCE =
      around(DOGS_RANK, List.of(HOWL_OVER, FollowUp.STEP, OVER));

  private static List<Step<Field>> around(Step<Field> first, List<Step<Field>> last) {
    List<Step<Field>> all = new ArrayList<>();
    all.add(first);
    all.addAll(MIDDLE);
    all.addAll(last);
    return List.copyOf(all);
  }

  private static final List<Step<Field>> SHOT =
      List.of(
          AttackRoll.DICE,
          AttackRoll.ROLL,
          Resolve.HITS,
          Resolve.LOSSES,
          Resolve.MORALE,
          Retreat.STEP,
          OVER);

  static final List<Step<Field>> BLOW =
      List.of(AttackRoll.DICE, AttackRoll.ROLL, Resolve.HITS, Resolve.LOSSES, PartingBlow.OVER);

  /** All of them, for reading positions. */
  public static final List<Procedure<Field>> STEPS =
      List.of(
          ENGAGE,
          AttackRoll.DICE,
          AttackRoll.ROLL,
          AttackRoll.AGAIN,
          AttackRoll.AFTER,
          Resolve.HITS,
          Resolve.LOSSES,
          Resolve.MORALE,
          Retreat.STEP,
          CounterAttack.STEP,
          FollowUp.STEP,
          OVER,
          DONE,
          DOGS_RANK,
          HOWL_OVER,
          PartingBlow.OVER);
}
