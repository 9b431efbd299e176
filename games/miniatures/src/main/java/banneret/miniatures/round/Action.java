package banneret.miniatures.round;

import banneret.geometry.plane.Gap;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.miniatures.combat.Charge;
import banneret.miniatures.combat.Melee;
import banneret.miniatures.combat.OddsTold;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Danger;
import banneret.miniatures.move.Move;
import banneret.miniatures.move.Retreat;
import banneret.miniatures.move.Shooting;
import banneret.miniatures.move.Speed;
import banneret.miniatures.move.Way;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** The action of a combat unit: that of its activation, or a free one. */
public final class Action {
  // Kinds of action, as bits.
  public static final int MANEUVER = 1;
  public static final int MARCH = 2;
  public static final int RETREAT = 4;
  public static final int ATTACK = 8;
  public static final int SHOOT = 16;
  public static final int CHARGE = 32;
  public static final int TEAR_DOWN = 64;
  public static final int ALL = 127;

  // Answers: a kind of action, or a charge or a piece of terrain by its number.
  private static final int TO_CHARGE = 100;
  private static final int TO_TEAR_DOWN = 300;
  private static final String[] WORDS = {"maneuver", "march", "retreat", "attack", "shoot"};

  private Action() {}

  /** Which action a unit takes, among some kinds. */
  public static final Shape<Battlefield, Numbered> CHOOSE =
      Asks.<Battlefield, Numbered>pickOne("action", Clauses.ONE_ACTION, Numbered.IDS)
          .asks((field, it) -> Content.seatOf(it.unit()))
          .fits((field, it) ->
              it.unit() < field.units() && field.isOnTable(it.unit()) && it.number() <= ALL)
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .lead((field, it) ->
              it.unit() == field.unit.get()
                  ? "activate " + field.content.unitNames.word(it.unit())
                  : "")
          .continues()
          .among(Action::list)
          .quickly(Action::listAllowed)
          .forbids((field, it, code) -> forbids(field, it.unit(), code))
          .phrase(Action::phrase)
          .saying(Action::say)
          .orElse("stand", "option.action.stand")
          .otherwise((field, it, flow) -> flow.tell(Happenings.STOOD, it.unit()))
          .does((field, it, code, flow) -> declare(field, it.unit(), code, flow));

  /** A unit declares an action; others may answer before it acts. */
  private static void declare(Battlefield field, int unit, int code, Flow<Battlefield> flow) {
    flow.then(PERFORM.with(new Numbered(unit, code)));
    if (code == 0 || code == 1 || (code >= TO_CHARGE && code < TO_TEAR_DOWN)) {
      Moments.at(field, Occasion.MOVE_DECLARED, unit, flow);
    }
    Moments.at(field, Occasion.ACTION_DECLARED, unit, flow);
  }

  /** The action that was declared, if it is still possible. */
  public static final Deed<Battlefield, Numbered> PERFORM =
      Deed.<Battlefield, Numbered>of(
              "perform",
              Numbered.IDS,
              (field, it, flow) -> {
                if (field.isOnTable(it.unit()) && forbids(field, it.unit(), it.number()) == null) {
                  act(field, it.unit(), it.number(), flow);
                }
              })
          .fits((field, it) -> it.unit() < field.units());

  private static void list(Battlefield field, Numbered it, Options out) {
    for (int kind = 0; kind < WORDS.length; kind++) {
      if ((it.number() >>> kind & 1) != 0) {
        out.add(kind);
      }
    }
    for (int target = 0; (it.number() & CHARGE) != 0 && target < field.units(); target++) {
      if (field.isOnTable(target) && field.areEnemies(it.unit(), target)) {
        out.add(TO_CHARGE + target);
      }
    }
    for (int piece = 0; (it.number() & TEAR_DOWN) != 0 && piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, TableContent.DESTRUCTIBLE)) {
        out.add(TO_TEAR_DOWN + piece);
      }
    }
  }

  private static void listAllowed(Battlefield field, Numbered it, Options out) {
    listAllowed(field, it.unit(), it.number(), out);
  }

  /** Lists what a unit may do; true if there is anything, which is all if out is null. */
  private static boolean listAllowed(
      Battlefield field, int unit, int kinds, @Nullable Options out) {
    int found = 0;
    for (int kind = 0; kind < WORDS.length; kind++) {
      if ((kinds >>> kind & 1) != 0 && forbids(field, unit, kind) == null) {
        if (out == null) {
          return true;
        }
        out.add(kind);
        found++;
      }
    }
    if (!hasMelee(field, unit)) {
      return found > 0;
    }
    Outlines all = field.outlines.look();
    if ((kinds & CHARGE) != 0 && Charges.forbidsAll(field, unit) == null) {
      int most = Charges.most(field, unit);
      for (int i = 0; i < all.thereCount; i++) {
        int target = all.there[i];
        if (field.areEnemies(unit, target) && Charges.forbids(field, unit, target, most) == null) {
          if (out == null) {
            return true;
          }
          out.add(TO_CHARGE + target);
          found++;
        }
      }
    }
    for (int i = 0; (kinds & TEAR_DOWN) != 0 && i < all.lyingCount; i++) {
      if (forbidsTearing(field, unit, all.lying[i]) == null) {
        if (out == null) {
          return true;
        }
        out.add(TO_TEAR_DOWN + all.lying[i]);
        found++;
      }
    }
    return found > 0;
  }

  /** True if a unit could do anything of these kinds. */
  public static boolean isPossible(Battlefield field, int unit, int kinds) {
    return listAllowed(field, unit, kinds, null);
  }

  private static @Nullable Clause forbids(Battlefield field, int unit, int code) {
    if (code >= TO_TEAR_DOWN) {
      return forbidsTearing(field, unit, code - TO_TEAR_DOWN);
    }
    if (code >= TO_CHARGE) {
      return hasMelee(field, unit)
          ? Charges.forbids(field, unit, code - TO_CHARGE)
          : Clauses.MELEE_NEEDED;
    }
    return switch (1 << code) {
      case MANEUVER -> Engaged.isByUnit(field, unit) ? Clauses.MANEUVER_ENGAGED : null;
      case MARCH -> forbidsMarch(field, unit);
      case RETREAT ->
          Engaged.is(field, unit)
              ? InForce.forbids(field, Act.RETREAT, unit)
              : Clauses.RETREAT_ENGAGED;
      case ATTACK ->
          !hasMelee(field, unit)
              ? Clauses.MELEE_NEEDED
              : Engaged.is(field, unit) ? null : Clauses.MELEE_ENGAGED;
      default -> Shooting.forbids(field, unit);
    };
  }

  private static @Nullable Clause forbidsMarch(Battlefield field, int unit) {
    if (Engaged.isByUnit(field, unit)) {
      return Clauses.MARCH_ENGAGED;
    }
    boolean isLaden = field.mode().carriedSpeed > 0 && field.objectives.carriedBy(unit) >= 0;
    return isLaden ? Clauses.of("mode.dance-with-dragons.carrier-no-march") : null;
  }

  private static boolean hasMelee(Battlefield field, int unit) {
    return field.content.units.attack(field.card(unit), UnitCards.MELEE) >= 0;
  }

  private static @Nullable Clause forbidsTearing(Battlefield field, int unit, int piece) {
    if (!hasMelee(field, unit)) {
      return Clauses.MELEE_NEEDED;
    }
    Outlines all = field.outlines.look();
    boolean isNear =
        field.isTerrain(piece, TableContent.DESTRUCTIBLE)
            && !all.isFarFromPiece(all.tray(unit), all.radius(unit), piece, Inches.ONE)
            && Gap.atMost(all.tray(unit), all.ground(piece), Inches.ONE);
    return isNear ? null : Clauses.DESTRUCTIBLE;
  }

  private static String phrase(Battlefield field, Numbered it, int code) {
    if (code >= TO_TEAR_DOWN) {
      return "tear down " + field.content.pieceNames.word(code - TO_TEAR_DOWN);
    }
    return code >= TO_CHARGE
        ? "charge " + field.content.unitNames.word(code - TO_CHARGE)
        : WORDS[code];
  }

  private static void say(Battlefield field, Numbered it, int code, Saying out) {
    if (code >= TO_TEAR_DOWN) {
      out.as("option.action.tear-down")
          .with("piece", "piece", code - TO_TEAR_DOWN)
          .with("terrain", "terrain", Math.max(0, field.terrain.get(code - TO_TEAR_DOWN)));
    } else if (code >= TO_CHARGE) {
      int target = code - TO_CHARGE;
      boolean isOpen = forbids(field, it.unit(), code) == null;
      out.as(isOpen ? "option.action.charge.odds" : "option.action.charge");
      Things.say(field, target, out);
      if (isOpen) {
        OddsTold.charge(field, it.unit(), target, out);
      }
    } else if (1 << code == ATTACK && hasMelee(field, it.unit()) && onlyEnemy(field, it) >= 0) {
      out.as("option.action.attack.odds");
      Things.say(field, onlyEnemy(field, it), out);
      OddsTold.melee(field, it.unit(), onlyEnemy(field, it), out);
    } else {
      out.as("option.action." + WORDS[code]);
    }
  }

  private static int onlyEnemy(Battlefield field, Numbered it) {
    return Engaged.only(field, it.unit());
  }

  private static void act(Battlefield field, int unit, int code, Flow<Battlefield> flow) {
    Seizing.afterAction(field, unit, flow);
    if (code >= TO_TEAR_DOWN) {
      Danger.after(unit, Danger.here(field, unit), flow);
      field.removeTerrain(code - TO_TEAR_DOWN);
      flow.tell(Happenings.TORN_DOWN, unit, code - TO_TEAR_DOWN);
      return;
    }
    if (code >= TO_CHARGE) {
      Charge.begin(field, unit, code - TO_CHARGE, flow);
      return;
    }
    int speed = Speed.of(field, unit) * Inches.ONE;
    switch (1 << code) {
      case MANEUVER -> flow.then(new Move(Way.MANEUVER, unit, speed));
      case MARCH -> {
        Way way = InForce.allows(field, Act.MARCH_PIVOT, unit) ? Way.WHEEL : Way.MARCH;
        flow.then(new Move(way, unit, 2 * speed));
      }
      case RETREAT -> flow.then(Retreat.ROLL.with(new Unit(unit)));
      case ATTACK -> Melee.begin(field, unit, flow);
      default ->
          flow.then(new Move(Way.AIM, unit, Shooting.SHIFT), Melee.SHOOT.with(new Unit(unit)));
    }
  }
}
