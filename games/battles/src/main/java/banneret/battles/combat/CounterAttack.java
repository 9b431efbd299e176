package banneret.battles.combat;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.List;

/** A Stalwart unit that was attacked and stood its ground may strike back. */
public final class CounterAttack {
  private CounterAttack() {}

  public static final Procedure<Field> STEP = Procedure.of("answer-attack", CounterAttack::offer);

  private static final List<Step<Field>> SEQUENCE =
      List.of(
          AttackRoll.DICE,
          AttackRoll.ROLL,
          Resolve.HITS,
          Resolve.LOSSES,
          Resolve.MORALE,
          Retreat.STEP);

  private static void offer(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    boolean could =
        field.fight.attackKind() == Fight.ATTACK
            && target >= 0
            && target == field.fight.stood()
            && field.fight.gone() == 0
            && field.fight.attacker() >= 0
            && !Dice.isRanged(field)
            && Stalwart.mayCounter(field, target);
    if (could) {
      flow.then(ASK.ask(new House(field.house(target))));
    }
  }

  /** The unit that was attacked strikes back, or not. */
  public static final Shape<Field, House> ASK =
      Things.houseYesOrNo("counter-attack", Clauses.COUNTER)
          .fits((field, it) ->
              field.fight.target() >= 0 && field.isOf(field.fight.target(), it.house()))
          .about((field, it, out) -> {
            Odds odds =
                Odds.ofStrike(field, Fight.COUNTER, field.fight.target(), field.fight.attacker());
            out.with("where", "hex", field.fight.target())
                .with("from", "hex", field.fight.attacker())
                .number("dice", odds.dice())
                .number("hit", odds.percentHit())
                .number("back", odds.percentRetreat())
                .number("kill", odds.percentEliminated());
          })
          .answers("counter", "option.counter", "hold", "option.hold")
          .doesIfYes((field, it, flow) -> {
            field.fight.beginAttack(Fight.COUNTER, field.fight.target(), field.fight.attacker());
            flow.then(CounterAttack.SEQUENCE);
          });
}
