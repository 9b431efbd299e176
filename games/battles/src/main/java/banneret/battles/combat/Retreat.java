package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.BattlePlan;
import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Things;
import banneret.battles.field.Things.Again;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** The target falls back toward its own edge, as far as it can; what is missing are hits. */
public final class Retreat {
  private Retreat() {}

  public static final Procedure<Field> STEP = Procedure.of("fall-back", Retreat::begin);

  private static void begin(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    if (target < 0 || field.fight.retreat() == 0) {
      return;
    }
    int possible = longest(field, field.house(target), target, field.fight.retreat(), target);
    int missing = field.fight.retreat() - possible;
    if (missing == 0) {
      flow.then(HEX.ask(Again.first(field.house(target))));
      return;
    }
    field.fight.setRetreat(possible);
    field.fight.setHits(missing);
    if (possible > 0) {
      flow.then(HEX.ask(Again.first(field.house(target))));
    } else {
      arrive(field, flow);
    }
  }

  /** How far a unit that began in a hex gets from another, at most so far. */
  static int longest(Field field, int house, int from, int most, int began) {
    if (most == 0 || (from == began && field.fire(from) > 0)) {
      return 0;
    }
    int best = 0;
    for (int which = 0; which < 2; which++) {
      int to = field.board.neighbour(from, BattlePlan.retreatSide(house, which));
      if (to >= 0 && field.isOpen(to)) {
        best = Math.max(best, 1 + longest(field, house, to, most - 1, began));
      }
    }
    return best;
  }

  /** Where to, hex by hex. */
  public static final Shape<Field, Again> HEX =
      Things.oneByOne("retreat", Clauses.RETREAT)
          .fits((field, it) ->
              field.fight.target() >= 0
                  && field.isOf(field.fight.target(), it.house())
                  && field.fight.retreat() > 0)
          .about((field, it, out) ->
              out.with("where", "hex", field.fight.target()).number("n", field.fight.retreat()))
          .among((field, it, out) -> {
            for (int side = 0; side < 6; side++) {
              int to = field.board.neighbour(field.fight.target(), side);
              if (to >= 0) {
                out.add(to);
              }
            }
          })
          .quickly(Retreat::list)
          .forbids(Retreat::forbids)
          .part("where", Things.HEX)
          .phrase("retreat {where}")
          .does((field, it, to, flow) -> {
            step(field, it.house(), to, flow);
            if (field.fight.target() < 0) {
              return; // It fell on the way.
            }
            if (field.fight.retreat() > 0) {
              flow.then(Retreat.HEX.ask(it.next()));
            } else {
              arrive(field, flow);
            }
          });

  private static void list(Field field, Again it, Options out) {
    int one = BattlePlan.retreatSide(it.house(), 0);
    int other = BattlePlan.retreatSide(it.house(), 1);
    for (int which = 0; which < 2; which++) {
      int side = which == 0 ? Math.min(one, other) : Math.max(one, other);
      int to = field.board.neighbour(field.fight.target(), side);
      if (to >= 0 && forbids(field, it, to) == null) {
        out.add(to);
      }
    }
  }

  private static @Nullable Clause forbids(Field field, Again it, int to) {
    int side = field.board.direction(field.fight.target(), to);
    if (side != BattlePlan.retreatSide(it.house(), 0)
        && side != BattlePlan.retreatSide(it.house(), 1)) {
      return Clauses.RETREAT;
    }
    if (field.content.terrain.isImpassable(field.terrain(to))) {
      return Clauses.RETREAT_IMPASSABLE;
    }
    if (field.isOccupied(to)) {
      return Clauses.RETREAT_OCCUPIED;
    }
    if (field.fire(to) > 0) {
      return Clauses.RETREAT_FIRE;
    }
    int left = field.fight.retreat() - 1;
    return longest(field, it.house(), to, left, field.fight.target()) < left
        ? Clauses.RETREAT_FAR
        : null;
  }

  private static void step(Field field, int house, int to, Flow<Field> flow) {
    int from = field.fight.target();
    if (field.isEngaged(from)) {
      field.disengage(from);
      flow.tell(Happenings.DISENGAGED, from);
    }
    field.move(from, to);
    field.fight.setRetreat(field.fight.retreat() - 1);
    field.fight.setGone(field.fight.gone() + 1);
    flow.tell(Happenings.RETREATED, house, field.unit(to), from, to);
    Arrival.enter(field, to, flow);
    Resolve.noteDrivenOff(field);
  }

  /** The retreat is over: what was missing of it are hits, which nothing wards off. */
  private static void arrive(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    int house = field.house(target);
    if (field.fight.gone() > 0) {
      Arrival.end(field, target, flow);
    }
    if (field.fight.gone() >= 2 && field.fight.target() >= 0 && field.standing() == null) {
      InForce.react(field, Occasion.ENEMY_RETREATS, Field.other(house), flow);
    }
    int missing = field.fight.hits();
    field.fight.setHits(0);
    if (missing > 0 && field.fight.target() >= 0 && field.standing() == null) {
      flow.tell(Happenings.RETREAT_BLOCKED, field.fight.target(), missing);
      Losses.take(field, field.fight.target(), missing, true, flow);
      Resolve.noteDrivenOff(field);
    }
  }
}
