package banneret.battles.round;

import banneret.battles.combat.Edmure;
import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Field;
import banneret.battles.field.Occasion;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The Command phase: turns of one action each, until both Houses have passed. */
public final class Command {
  private Command() {}

  /** The next turn begins, or the phase ends. */
  public static final Procedure<Field> NEXT_TURN = Procedure.of("next-turn", Command::nextTurn);

  private static void nextTurn(Field field, Flow<Field> flow) {
    if (field.hasPassed(0) && field.hasPassed(1)) {
      flow.then(Regroup.STEP);
      return;
    }
    if (field.hasPassed(field.active())) {
      field.setActive(Field.other(field.active()));
    }
    int house = field.active();
    InForce.end(field, InForce.NEXT_TURN, house);
    flow.then(TakeTurn.ASK.ask(None.NONE), NEXT_TURN);
    CommitMoment.open(field, Occasion.ANY_TURN_BEGINS, Field.other(house), -1, flow);
    CommitMoment.open(field, Occasion.ANY_TURN_BEGINS, house, -1, flow);
    CommitMoment.open(field, Occasion.TURN_BEGINS, house, -1, flow);
  }

  /** The action is done; a commander may still act before the turn is over. */
  public static final Procedure<Field> ACTION_DONE =
      Procedure.of("action-done", Command::actionDone);

  private static void actionDone(Field field, Flow<Field> flow) {
    flow.then(TURN_OVER);
    Edmure.search(field, flow);
    if (field.standing() != null) {
      return;
    }
    CommitMoment.open(field, Occasion.TURN_DONE, field.active(), -1, flow);
  }

  /** The turn is over, and it is the other House's. */
  public static final Procedure<Field> TURN_OVER = Procedure.of("turn-over", Command::turnOver);

  private static void turnOver(Field field, Flow<Field> flow) {
    InForce.end(field, InForce.TURN, -1);
    field.endTurn();
    field.setActive(Field.other(field.active()));
  }
}
