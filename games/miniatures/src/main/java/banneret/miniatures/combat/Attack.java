package banneret.miniatures.combat;

import banneret.geometry.plane.Outline;
import banneret.kernel.luck.Luck;
import banneret.kernel.shape.SomeOf;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Tally;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.loss.Test;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.touch.Control;
import banneret.miniatures.touch.Engaged;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attack, step by step; the innermost row says whose it is. */
public final class Attack {
  private static final Luck ATTACK = Luck.numbers("attack");
  private static final int VICIOUS = 2;
  private static final Luck DEFENCE = Luck.numbers("defence");
  private static final Thing<Battlefield> FACE =
      new Thing<>("face", field -> field.content.faceNames);

  private Attack() {}

  /**
   * A unit attacks another.
   *
   * @param weapon which of its attacks it makes
   * @param marks what is so of the attack from the start
   */
  public static void begin(
      Battlefield field, int unit, int target, int weapon, int marks, Flow<Battlefield> flow) {
    int row = field.beginAttack();
    field.attacker.set(row, unit);
    field.defender.set(row, target);
    field.weapon.set(row, weapon);
    field.marks.set(row, marks | (field.figures.get(unit) == 0 ? Battlefield.FALLING : 0));
    field.before.set(row, field.health(target));
    field.attacked.set(target, true);
    boolean isMelee = Dice.isMelee(field, row);
    int arc = isMelee ? Engaged.side(field, target, unit) : Bearings.best(field, unit, target);
    field.attackArc.set(row, Math.max(Outline.FRONT, arc));
    if (!isMelee) {
      addFriends(field, row, unit, target);
    }
    flow.then(STEPS);
  }

  /** Notes the friends of a unit that are engaged with its target. */
  private static void addFriends(Battlefield field, int row, int unit, int target) {
    for (int friend = Engaged.next(field, target, 0);
        friend >= 0;
        friend = Engaged.next(field, target, friend + 1)) {
      if (friend != unit && !field.areEnemies(friend, unit)) {
        field.addMixed(row, friend);
      }
    }
  }

  /** True if attacker and defender are still there. */
  private static boolean goesOn(Battlefield field, int row) {
    int attacker = field.attacker.get(row);
    return (isThere(field, attacker)
            || (field.isOnTable(attacker) && field.isMarked(row, Battlefield.FALLING)))
        && isThere(field, field.defender.get(row));
  }

  private static boolean isThere(Battlefield field, int unit) {
    return field.isOnTable(unit) && field.figures.get(unit) > 0;
  }

  // Attack dice

  private static void roll(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    if (!goesOn(field, row)) {
      return;
    }
    int unit = field.attacker.get(row);
    Tally tally = Dice.count(field, row);
    int count = tally.sum();
    if (flow.isTold()) {
      int weapon = field.content.units.weapon[field.card(unit)][field.weapon.get(row)];
      int[] figures = {unit, field.defender.get(row), weapon, count};
      Breakdown dice = tally.toBreakdown("attack-dice");
      Breakdown hit = Dice.toHit(field, row).toBreakdown("to-hit");
      flow.hear(new Event(Happenings.ATTACKED, 0, figures, new Breakdown[] {dice, hit}));
    }
    throwDice(field, row, count, ATTACK, 0, flow);
    tell(field, row, unit, flow);
  }

  private static void throwDice(
      Battlefield field, int row, int count, Luck luck, int by, Flow<Battlefield> flow) {
    for (int i = 0; i < count; i++) {
      field.dice.add(row, by * Dice.FACES + flow.die(luck) - 1, 1);
    }
  }

  private static void tell(Battlefield field, int row, int unit, Flow<Battlefield> flow) {
    if (flow.isTold()) {
      int[] figures = new int[1 + Dice.FACES];
      figures[0] = unit;
      for (int face = 0; face < Dice.FACES; face++) {
        figures[1 + face] = field.showing(row, face);
      }
      flow.hear(new Event(Happenings.ROLLED, 0, figures, Event.NO_SUMS));
    }
  }

  // Dice that are rolled again

  /** What gives a side the right to roll dice again: the active one's first, then the others'. */
  private static Procedure<Battlefield> thrown(String name, Occasion occasion, boolean isActive) {
    return Procedure.of(
        name,
        (field, flow) -> {
          int row = field.attack();
          boolean isAttack = occasion == Occasion.ATTACK_THROWN;
          if (goesOn(field, row) && (isAttack || saves(field, row) > 0)) {
            int about = isAttack ? field.attacker.get(row) : field.defender.get(row);
            Moments.of(field, occasion, about, isActive, flow);
          }
        });
  }

  /** The active side rolls again before the others decide. */
  private static Procedure<Battlefield> rerolls(String name, boolean isAttack, boolean isActive) {
    return Procedure.of(name, (field, flow) -> rerolls(field, isAttack, isActive, flow));
  }

  private static void rerolls(
      Battlefield field, boolean isAttack, boolean isActive, Flow<Battlefield> flow) {
    int row = field.attack();
    SomeOf<Battlefield, Seat> question = isAttack ? ATTACK_AGAIN : DEFENCE_AGAIN;
    if (!goesOn(field, row) || (!isAttack && saves(field, row) == 0)) {
      return;
    }
    for (int i = field.seats() - 1; i >= 0; i--) { // What is put last is asked first.
      int seat = (field.active.get() + i) % field.seats();
      boolean isHis = field.arePartners(seat, field.active.get()) == isActive;
      if (isHis && right(field, row, seat, isAttack) != null) {
        flow.then(question.ask(new Seat(seat), 0));
      }
    }
  }

  /** By what a player may roll dice of the attack or of the defence again, or null. */
  private static @Nullable Clause right(Battlefield field, int row, int seat, boolean isAttack) {
    int attacker = field.attacker.get(row);
    int defender = field.defender.get(row);
    boolean isOwn = Content.seatOf(attacker) == seat;
    if (!isOwn && Content.seatOf(defender) != seat) {
      return null;
    }
    if (isAttack) {
      return isOwn
          ? mayReroll(field, row) || InForce.allows(field, Act.RE_ROLL_MISSES, attacker)
              ? Clauses.CHARGE_BONUS
              : null
          : Losses.spendable(field, attacker, Content.WEAKENED) >= 0 ? Clauses.WEAKENED : null;
    }
    if (!isOwn) {
      boolean may = InForce.allows(field, Act.RE_ROLL_DEFENCE, defender);
      return may ? Clauses.DEFENCE_REROLL : null;
    }
    return spent(field, attacker, defender) < 0 ? null : Clauses.VULNERABLE;
  }

  /** The token of the defender that the attacker's player may spend on its defence dice, or -1. */
  private static int spent(Battlefield field, int attacker, int defender) {
    int token = Losses.spendable(field, defender, Content.VULNERABLE);
    if (token >= 0) {
      return token;
    }
    boolean isBreached =
        field.has(defender, Content.WEAKENED) && InForce.allows(field, Act.BREACH, attacker);
    return isBreached ? Content.WEAKENED : -1;
  }

  /** The charge bonus, or an ability or a card. */
  static boolean mayReroll(Battlefield field, int row) {
    int attacker = field.attacker.get(row);
    boolean hasBonus =
        field.isMarked(row, Battlefield.CHARGED)
            && !field.isMarked(row, Battlefield.NO_BONUS)
            && !InForce.allows(field, Act.DENY_BONUS, field.defender.get(row));
    return hasBonus || InForce.allows(field, Act.RE_ROLL_ATTACK, attacker);
  }

  /** True if a player may roll dice again that show a face: any, or only those that miss. */
  private static boolean mayReroll(
      Battlefield field, int row, int seat, int face, boolean isAttack) {
    boolean isAny =
        !isAttack || Content.seatOf(field.attacker.get(row)) != seat || mayReroll(field, row);
    return isAny || face == 0 || face + 1 < Math.min(Dice.FACES, Dice.toHit(field, row).sum());
  }

  /** Which attack dice are rolled again. */
  public static final SomeOf<Battlefield, Seat> ATTACK_AGAIN =
      again("re-roll-attack", Clauses.ATTACK_REROLL, true);

  /** Which defence dice are rolled again. */
  public static final SomeOf<Battlefield, Seat> DEFENCE_AGAIN =
      again("re-roll-defence", Clauses.DEFENCE_REROLL, false);

  private static SomeOf<Battlefield, Seat> again(String name, Clause clause, boolean isAttack) {
    return Things.seatOne(name, clause)
        .fits((field, it) ->
            field.attack() >= 0
                && goesOn(field, field.attack())
                && right(field, field.attack(), it.seat(), isAttack) != null)
        .about((field, it, out) -> {
          int row = field.attack();
          Things.say(field, field.attacker.get(row), out);
          out.with("target", "unit", field.defender.get(row));
        })
        .among((field, it, out) -> {
          for (int face = 0; face < Dice.FACES; face++) {
            if (left(field, it.seat(), face) > 0
                && mayReroll(field, field.attack(), it.seat(), face, isAttack)) {
              out.add(face);
            }
          }
        })
        .part("face", FACE)
        .phrase("re-roll {face}")
        .orElse("keep dice", "option." + name + ".keep")
        .doesEach(
            (field, it, face) -> left(field, it.seat(), face),
            (field, it, face, flow) -> take(field, it.seat(), face),
            (field, it, count, flow) -> throwAgain(field, it.seat(), isAttack, flow));
  }

  private static int bit(Battlefield field, int seat) {
    return seat == field.active.get() ? 1 : 2;
  }

  /** How many dice that show a face a player has not rolled again. */
  private static int left(Battlefield field, int seat, int face) {
    int count = 0;
    for (int by = 0; by < 4; by++) {
      if ((by & bit(field, seat)) == 0) {
        count += field.dice.get(field.attack(), by * Dice.FACES + face);
      }
    }
    return count;
  }

  /** Takes one die that shows a face, to be rolled again with the others. */
  private static void take(Battlefield field, int seat, int face) {
    int row = field.attack();
    for (int by = 0; by < 4; by++) {
      int at = by * Dice.FACES + face;
      if ((by & bit(field, seat)) == 0 && field.dice.get(row, at) > 0) {
        field.dice.add(row, at, -1);
        field.again.add(row, face, 1);
        return;
      }
    }
  }

  private static void throwAgain(
      Battlefield field, int seat, boolean isAttack, Flow<Battlefield> flow) {
    int row = field.attack();
    int count = 0;
    for (int face = 0; face < Dice.FACES; face++) {
      count += field.again.get(row, face);
      field.again.set(row, face, 0);
    }
    if (count == 0) {
      return;
    }
    int attacker = field.attacker.get(row);
    int defender = field.defender.get(row);
    Clause by = right(field, row, seat, isAttack);
    if (Clauses.WEAKENED.equals(by)) {
      int token = Losses.spendable(field, attacker, Content.WEAKENED);
      Losses.spend(field, seat, attacker, token, flow);
    } else if (Clauses.VULNERABLE.equals(by)) {
      Losses.spend(field, seat, defender, spent(field, attacker, defender), flow);
    }
    flow.tell(Happenings.REROLLED, seat, count);
    throwDice(field, row, count, isAttack ? ATTACK : DEFENCE, bit(field, seat), flow);
    tell(field, row, isAttack ? attacker : defender, flow);
  }

  // Hits and wounds

  private static void hits(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    if (goesOn(field, row)) {
      int unit = field.attacker.get(row);
      int hits = Dice.enough(field, row, Dice.toHit(field, row).sum());
      int sixes = field.showing(row, Dice.FACES - 1);
      hits += InForce.allows(field, Act.CRITICAL_BLOW, unit) ? sixes : 0;
      hits = Math.max(0, InForce.changed(field, Figure.HITS, unit, hits));
      field.hits.set(row, hits);
      boolean isSure = isSure(field, row);
      boolean isPrecise = InForce.allows(field, Act.PRECISION, unit);
      field.sure.set(row, isSure ? hits : isPrecise ? Math.min(hits, sixes) : 0);
      flow.tell(Happenings.HIT, unit, field.defender.get(row), hits);
    }
    field.clearDice(row);
  }

  /** True if no hit may be blocked: of a wall, or by what the attacker has. */
  static boolean isSure(Battlefield field, int row) {
    return Content.isWall(field.defender.get(row))
        || InForce.allows(field, Act.NO_DEFENCE_DICE, field.attacker.get(row));
  }

  /** Hits that may be blocked. */
  private static int saves(Battlefield field, int row) {
    return field.hits.get(row) - field.sure.get(row);
  }

  private static void defend(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    if (goesOn(field, row) && saves(field, row) > 0) {
      throwDice(field, row, saves(field, row), DEFENCE, 0, flow);
      tell(field, row, field.defender.get(row), flow);
    }
  }

  private static void wounds(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    if (goesOn(field, row) && field.hits.get(row) > 0) {
      Tally tally = Dice.toBlock(field, row);
      int unit = field.defender.get(row);
      int needed =
          InForce.allows(field, Act.ONLY_SIXES_BLOCK, field.attacker.get(row))
              ? Dice.FACES
              : tally.sum();
      int blocked = Dice.enough(field, row, needed);
      Breakdown toBlock = tally.toBreakdown("to-block");
      blocked += Math.max(0, InForce.changed(field, Figure.BLOCKS, unit, 0));
      blocked = Math.min(blocked, field.hits.get(row));
      field.blocked.set(row, blocked);
      if (flow.isTold() && !Content.isWall(unit)) {
        int[] figures = {unit, blocked};
        Breakdown[] sums = {toBlock};
        flow.hear(new Event(Happenings.BLOCKED, 0, figures, sums));
      }
      int attacker = field.attacker.get(row);
      int wounds = field.hits.get(row) - blocked;
      wounds = InForce.allows(field, Act.HALF_WOUNDS, unit) ? wounds / 2 : wounds;
      int more = InForce.changed(field, Figure.WOUNDS, attacker, 0) + field.extra.get(row);
      wounds += Content.isWall(unit) ? 0 : more;
      int cause = Content.seatOf(attacker);
      field.dealt.set(row, Losses.take(field, unit, wounds, cause, attacker, flow));
    }
    field.clearDice(row);
  }

  private static void panic(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    int unit = field.defender.get(row);
    if (!isThere(field, unit) || Content.isWall(unit)) {
      return;
    }
    if (field.dealt.get(row) == 0) {
      flow.tell(Happenings.STOOD_UNHURT, unit);
      Moments.at(field, Occasion.TEST_PASSED, unit, flow);
      return;
    }
    int attacker = field.attacker.get(row);
    int cause = Content.seatOf(attacker);
    Test.begin(field, unit, Test.PANIC, panicModifier(field, row), cause, attacker, flow);
  }

  /** What an attack takes from the dice of the panic test that follows it. */
  static int panicModifier(Battlefield field, int row) {
    boolean isVicious = InForce.allows(field, Act.VICIOUS, field.attacker.get(row));
    return -Dice.arc(field, row) - (isVicious ? VICIOUS : 0);
  }

  /** Friends of the shooter in the melee make a panic test that is nobody's doing. */
  private static void resolved(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    flow.inTurn(
        field.units(),
        friend -> {
          if (field.isMixed(row, friend) && isThere(field, friend)) {
            int nobody = Battlefield.NOBODY;
            Test.begin(field, friend, Test.PANIC, 0, nobody, nobody, flow);
          }
        });
  }

  private static void surge(Battlefield field, Flow<Battlefield> flow) {
    int row = field.attack();
    if (Dice.isMelee(field, row)
        && field.isMarked(row, Battlefield.BEATEN)
        && InForce.forbids(field, Act.SURGE, field.attacker.get(row)) == null) {
      Surge.after(field, row, flow);
    }
  }

  public static final Procedure<Battlefield> OVER =
      Procedure.of("attack-over", (field, flow) -> over(field));

  /** All steps of an attack, in the order of the rulebook. */
  public static final List<Procedure<Battlefield>> STEPS =
      List.of(
          Procedure.of(
              "attack-declared", (field, flow) -> at(field, Occasion.ATTACK_DECLARED, flow)),
          Procedure.of("attack-dice", Attack::roll),
          thrown("attack-thrown", Occasion.ATTACK_THROWN, true),
          rerolls("attack-re-rolls", true, true),
          thrown("others-attack-thrown", Occasion.ATTACK_THROWN, false),
          rerolls("others-attack-re-rolls", true, false),
          Procedure.of("attack-rolled", (field, flow) -> at(field, Occasion.ATTACK_ROLLED, flow)),
          Procedure.of("attack-hits", Attack::hits),
          Procedure.of("defence-dice", Attack::defend),
          thrown("defence-thrown", Occasion.DEFENCE_THROWN, true),
          rerolls("defence-re-rolls", false, true),
          thrown("others-defence-thrown", Occasion.DEFENCE_THROWN, false),
          rerolls("others-defence-re-rolls", false, false),
          Procedure.of("defence-rolled", (field, flow) -> at(field, Occasion.DEFENCE_ROLLED, flow)),
          Procedure.of("attack-wounds", Attack::wounds),
          Procedure.of("attack-panic", Attack::panic),
          Procedure.of("attack-resolved", Attack::resolved),
          Procedure.of("attack-done", (field, flow) -> at(field, Occasion.ATTACK_RESOLVED, flow)),
          Procedure.of("surge", Attack::surge),
          OVER);

  private static void at(Battlefield field, Occasion occasion, Flow<Battlefield> flow) {
    int row = field.attack();
    if (occasion == Occasion.DEFENCE_ROLLED && saves(field, row) == 0) {
      return; // Nothing was thrown.
    }
    if (occasion == Occasion.ATTACK_RESOLVED || goesOn(field, row)) {
      Moments.at(field, occasion, field.defender.get(row), flow);
    }
    if (occasion == Occasion.ATTACK_RESOLVED) {
      MissionPoints.about(field, occasion, field.defender.get(row), flow);
      payForBlades(field, field.attacker.get(row), row, flow);
    }
  }

  /** Whoever fights with cursed blades suffers for it. */
  private static void payForBlades(Battlefield field, int unit, int row, Flow<Battlefield> flow) {
    if (!isThere(field, unit) || !Dice.isMelee(field, row)) {
      return;
    }
    for (int token = 0; token < field.objectives.count(); token++) {
      int card = field.objectives.card.get(token);
      if (card >= 0
          && field.content.hasMeleeCost[card]
          && Control.controller(field, token) == unit) {
        int wounds = flow.pick(Content.D3, 3, -1) + 1;
        Losses.take(field, unit, wounds, Content.seatOf(unit), unit, flow);
        return;
      }
    }
  }

  private static void over(Battlefield field) {
    int row = field.attack();
    InForce.endAttack(field, field.attacker.get(row), field.defender.get(row));
    field.endAttack();
  }
}
