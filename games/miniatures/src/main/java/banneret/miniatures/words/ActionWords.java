package banneret.miniatures.words;

import banneret.geometry.plane.Gap;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.combat.Attack;
import banneret.miniatures.combat.Charge;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Two;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.move.Arrival;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Move;
import banneret.miniatures.move.Shooting;
import banneret.miniatures.move.Speed;
import banneret.miniatures.move.Way;
import banneret.miniatures.round.Action;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** The actions and moves that effects give to units. */
public final class ActionWords {
  /** Free actions by name, and what each of them may be. */
  static final String[] FREE = {
    "attack",
    "melee",
    "shot",
    "retreat",
    "move",
    "maneuver",
    "maneuver-or-march",
    "charge",
    "charge-or-march",
    "melee-or-charge",
    "attack-or-charge",
    "attack-or-move"
  };

  private static final int ATTACKS = Action.ATTACK | Action.SHOOT | Action.TEAR_DOWN;
  private static final int[] KINDS = {
    ATTACKS,
    Action.ATTACK,
    Action.SHOOT,
    Action.RETREAT,
    Action.MANEUVER | Action.RETREAT,
    Action.MANEUVER,
    Action.MANEUVER | Action.MARCH,
    Action.CHARGE,
    Action.CHARGE | Action.MARCH,
    Action.ATTACK | Action.CHARGE,
    ATTACKS | Action.CHARGE,
    ATTACKS | Action.MANEUVER | Action.RETREAT
  };

  /** Whom a free action is against. */
  static final String[] ENEMIES = {
    "attacker", "defender", "charger", "this-unit", "unit-concerned"
  };

  /** The unit that a card brings to the table. */
  private static final String RAISED = "free-folk-raiders";

  private static final Clause FREE_ACTION = Clauses.of("ruling.free-action-restrictions");

  private ActionWords() {}

  static boolean free(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int kinds = KINDS[said.number(field, owner, unit)];
    if (!Action.isPossible(field, unit, kinds) || !hasRoom(field)) {
      return false;
    }
    flow.then(Action.CHOOSE.ask(new Numbered(unit, kinds)));
    return true;
  }

  static @Nullable Clause forbidsFree(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    int kinds = KINDS[said.number(field, owner, unit)];
    return hasRoom(field) && Action.isPossible(field, unit, kinds) ? null : FREE_ACTION;
  }

  /** Attacks and charges within one another are not without end. */
  private static boolean hasRoom(Battlefield field) {
    return field.attacks.get() < Battlefield.ROWS && field.charges.get() < Battlefield.ROWS;
  }

  private static int enemy(Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return switch (said.number(field, owner, unit)) {
      case 0 -> Words.attacker(field);
      case 1 -> Words.defender(field);
      case 2 -> field.charge() < 0 ? -1 : field.charger.get(field.charge());
      case 3 -> field.self();
      default -> field.about.get();
    };
  }

  private static @Nullable Clause forbidsMelee(Battlefield field, int unit, int enemy) {
    boolean may =
        enemy >= 0
            && hasRoom(field)
            && field.content.units.attack(field.card(unit), UnitCards.MELEE) >= 0
            && Engaged.with(field, unit, enemy);
    return may ? null : Clauses.MELEE_TARGET;
  }

  private static @Nullable Clause forbidsCharge(Battlefield field, int unit, int enemy) {
    if (enemy < 0 || !hasRoom(field)) {
      return Clauses.CHARGE_TARGET;
    }
    return field.content.units.attack(field.card(unit), UnitCards.MELEE) < 0
        ? Clauses.MELEE_NEEDED
        : Charges.forbids(field, unit, enemy);
  }

  static boolean strike(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int enemy = enemy(field, said, owner, unit);
    if (forbidsMelee(field, unit, enemy) != null) {
      return false;
    }
    strikeAt(field, unit, enemy, flow);
    return true;
  }

  private static void strikeAt(Battlefield field, int unit, int enemy, Flow<Battlefield> flow) {
    int weapon = field.content.units.attack(field.card(unit), UnitCards.MELEE);
    Attack.begin(field, unit, enemy, weapon, 0, flow);
  }

  static @Nullable Clause forbidsStriking(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return forbidsMelee(field, unit, enemy(field, said, owner, unit));
  }

  static boolean charge(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int enemy = enemy(field, said, owner, unit);
    if (forbidsCharge(field, unit, enemy) != null) {
      return false;
    }
    flow.then(CHARGE.ask(new Two(unit, enemy)));
    return true;
  }

  /** Whether a unit makes the free charge that it may make at one enemy. */
  public static final Shape<Battlefield, Two> CHARGE =
      Asks.<Battlefield, Two>pickOne("free-charge", FREE_ACTION, Two.IDS)
          .asks((field, it) -> it.seat())
          .fits((field, it) -> field.isOnTable(it.unit()) && field.isOnTable(it.target()))
          .about((field, it, out) -> {
            Things.say(field, it.unit(), out);
            out.with("target", "unit", it.target());
          })
          .among((field, it, out) -> out.add(1))
          .phrase((field, it, code) -> "charge " + field.content.unitNames.word(it.target()))
          .saying((field, it, code, out) -> out.with("target", "unit", it.target()))
          .orElse("stand", "option.action.stand")
          .does((field, it, code, flow) -> Charge.begin(field, it.unit(), it.target(), flow));

  static @Nullable Clause forbidsCharging(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return forbidsCharge(field, unit, enemy(field, said, owner, unit));
  }

  static boolean strikeOrCharge(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return strike(field, said, owner, unit, flow) || charge(field, said, owner, unit, flow);
  }

  static @Nullable Clause forbidsEither(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return forbidsStriking(field, said, owner, unit) == null
        ? null
        : forbidsCharging(field, said, owner, unit);
  }

  static boolean chargeOrManeuver(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int enemy = enemy(field, said, owner, unit);
    boolean mayCharge = forbidsCharge(field, unit, enemy) == null;
    boolean mayMove = !Engaged.is(field, unit);
    if (mayCharge) {
      flow.then(CHARGE_OR_MOVE.ask(new Two(unit, enemy)));
    } else if (mayMove) {
      flow.then(Action.CHOOSE.ask(new Numbered(unit, Action.MANEUVER)));
    }
    return mayCharge || mayMove;
  }

  static @Nullable Clause forbidsMoving(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return Engaged.is(field, unit) ? Clauses.MANEUVER_ENGAGED : null;
  }

  /** Whether a unit charges one enemy, or maneuvers. */
  public static final Shape<Battlefield, Two> CHARGE_OR_MOVE =
      Asks.<Battlefield, Two>pickOne("charge-or-move", FREE_ACTION, Two.IDS)
          .asks((field, it) -> it.seat())
          .fits((field, it) -> field.isOnTable(it.unit()) && field.isOnTable(it.target()))
          .about((field, it, out) -> {
            Things.say(field, it.unit(), out);
            out.with("target", "unit", it.target());
          })
          .among((field, it, out) -> {
            out.add(0);
            out.add(1);
          })
          .phrase((field, it, code) ->
              code == 0 ? "maneuver" : "charge " + field.content.unitNames.word(it.target()))
          .saying((field, it, code, out) -> {
            if (code == 0) {
              out.as("option.action.maneuver");
            } else {
              out.as("option.free-charge").with("target", "unit", it.target());
            }
          })
          .orElse("stand", "option.action.stand")
          .does((field, it, code, flow) -> {
            if (code == 0) {
              int speed = Speed.of(field, it.unit()) * Inches.ONE;
              flow.then(new Move(Way.MANEUVER, it.unit(), speed));
            } else {
              Charge.begin(field, it.unit(), it.target(), flow);
            }
          });

  static boolean shoot(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (forbidsShooting(field, said, owner, unit) != null) {
      return false;
    }
    int enemy = enemy(field, said, owner, unit);
    Attack.begin(field, unit, enemy, Shooting.attack(field, unit), 0, flow);
    return true;
  }

  static @Nullable Clause forbidsShooting(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    int enemy = enemy(field, said, owner, unit);
    if (enemy < 0 || !hasRoom(field) || Shooting.attack(field, unit) < 0) {
      return Clauses.RANGED_NEEDED;
    }
    return Engaged.is(field, unit) ? Clauses.RANGED_ENGAGED : Shooting.forbids(field, unit, enemy);
  }

  /** A unit has to charge an enemy, if it can, and has no other action. */
  static boolean mustCharge(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return force(field, unit, enemy(field, said, owner, unit), flow);
  }

  private static boolean force(Battlefield field, int unit, int enemy, Flow<Battlefield> flow) {
    if (forbidsCharge(field, unit, enemy) != null) {
      return false;
    }
    field.acted.set(field.acted.is() || field.unit.get() == unit);
    Charge.begin(field, unit, enemy, flow);
    return true;
  }

  static boolean chargeNearest(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return force(field, unit, nearest(field, unit), flow);
  }

  /** The nearest enemy that a unit may charge, or -1. */
  static int nearest(Battlefield field, int unit) {
    int found = -1;
    int gap = Integer.MAX_VALUE;
    for (int target = 0; target < field.units(); target++) {
      if (Words.isThere(field, target)
          && field.areEnemies(unit, target)
          && forbidsCharge(field, unit, target) == null) {
        int far = far(field, unit, target, gap);
        if (far < gap) {
          gap = far;
          found = target;
        }
      }
    }
    return found;
  }

  /** The gap between two units in tenths of an inch, or more than is asked for. */
  private static int far(Battlefield field, int unit, int target, int most) {
    int far = 0;
    int last = Math.min(most, 600);
    while (far < last && !Gap.atMost(field.tray(unit), field.tray(target), far * Inches.ONE / 10)) {
      far++;
    }
    return far;
  }

  /** The unit at which a zone is aimed may charge instead. */
  static boolean chargeInstead(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (!hasRoom(field) || !Action.isPossible(field, unit, Action.CHARGE)) {
      return false;
    }
    flow.then(INSTEAD.ask(new Unit(unit)));
    return true;
  }

  /** Whether a unit charges instead of what the zone gives. */
  public static final Shape<Battlefield, Unit> INSTEAD =
      Things.unitOne("charge-instead", FREE_ACTION)
          .among((field, it, out) -> out.add(1))
          .phrase("charge instead")
          .orElse("do without", "option.use-ability.none")
          .does((field, it, code, flow) -> {
            field.zoneReplaced.set(true);
            flow.then(Action.CHOOSE.ask(new Numbered(it.unit(), Action.CHARGE)));
          });

  /** A free maneuver of so many inches. */
  static boolean maneuver(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (Engaged.is(field, unit)) {
      return false;
    }
    flow.then(new Move(Way.MANEUVER, unit, said.number(field, owner, unit) * Inches.ONE));
    return true;
  }

  static boolean shift(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (Engaged.is(field, unit)) {
      return false;
    }
    flow.then(new Move(Way.SHIFT, unit, said.number(field, owner, unit) * Inches.ONE));
    return true;
  }

  static @Nullable Clause forbidsShifting(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return Engaged.is(field, unit) ? Clauses.SHIFT : null;
  }

  static boolean pivot(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (unit < 0 || !field.isOnTable(unit) || Engaged.is(field, unit)) {
      return false;
    }
    flow.then(new Move(Way.PIVOT, unit, 0));
    return true;
  }

  /** The activated unit has no action of its own this turn. */
  static boolean spendAction(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    field.acted.set(true);
    return true;
  }

  /** Two units have each other's abilities until the end of the turn. */
  static boolean shareAbilities(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int other = field.about.get();
    field.shares.set(unit, other);
    field.shares.set(other, unit);
    return true;
  }

  /** From here on the effect is about this unit. */
  static boolean remember(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    field.about.set(unit);
    return true;
  }

  /** A new unit of raiders with so many figures waits beside the table. */
  static boolean raise(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    for (int unit = field.from(owner); unit < field.to(owner); unit++) {
      if (field.card(unit) < 0) {
        field.setCard(unit, field.content.units.names.id(RAISED));
        field.figures.set(unit, said.number(field, owner, none));
        field.raised.set(unit, true);
        return true;
      }
    }
    return false;
  }

  /** Units that wait beside the table come, as far as there is room for them. */
  static boolean arrive(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    for (int unit = field.from(owner); unit < field.to(owner); unit++) {
      Arrival arrival = new Arrival(unit);
      if (field.isBeside(unit) && field.raised.is(unit) && arrival.isPossible(field)) {
        flow.then(arrival);
        return true;
      }
    }
    return false;
  }
}
