package banneret.battles.combat;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Things;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.tree.Tree;

/** One unit attacks every enemy beside it, one after the other. */
public final class AttackAll {
  private AttackAll() {}

  /** How far it is: whether it was engaged when it began, and whether this is the first attack. */
  public record State(boolean wasEngaged, boolean first) {
    private static final Ids<State> IDS =
        new Ids<>(
            (it, out) -> out.put("was-engaged", it.wasEngaged).put("first", it.first),
            in -> new State(in.flag("was-engaged"), in.flag("first")));
  }

  public static void begin(Field field, int hex, Flow<Field> flow) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.isOf(next, Field.other(field.house(hex)))) {
        field.setDid(next, Field.MAY_ATTACK); // It is one of those that will be attacked.
      }
    }
    flow.then(new Next(field.isEngaged(hex), true), Attack.OVER);
  }

  private static boolean isLeft(Field field, int hex, int target) {
    return target >= 0
        && field.isOf(target, Field.other(field.house(hex)))
        && field.did(target, Field.MAY_ATTACK)
        && !field.did(target, Field.ATTACKED);
  }

  /** The next attack, if the unit still stands and somebody is left beside it. */
  public record Next(boolean wasEngaged, boolean first) implements Procedure<Field> {
    public static Next read(Tree.Fields in) {
      return new Next(in.flag("was-engaged"), in.flag("first"));
    }

    @Override
    public String name() {
      return "attack-all";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("was-engaged", wasEngaged).put("first", first);
    }

    @Override
    public void run(Field field, Flow<Field> flow) {
      int hex = field.attacking();
      for (int side = 0; hex >= 0 && side < 6; side++) {
        if (isLeft(field, hex, field.board.neighbour(hex, side))) {
          flow.then(ASK.ask(new State(wasEngaged, first)), new Next(wasEngaged, false));
          return;
        }
      }
    }
  }

  /** Whom it attacks next. */
  public static final Shape<Field, State> ASK =
      Asks.<Field, State>pickOne("attack-next", Clauses.ATTACK_ORDER, State.IDS)
          .asks((field, it) -> field.active())
          .fits((field, it) -> field.attacking() >= 0)
          .among((field, it, out) -> {
            int hex = field.attacking();
            for (int side = 0; side < 6; side++) {
              int next = field.board.neighbour(hex, side);
              if (isLeft(field, hex, next)) {
                out.add(next);
              }
            }
          })
          .part("where", Things.HEX)
          .phrase("at {where}")
          .saying((field, it, to, out) -> {
            int from = field.attacking();
            Odds odds = Odds.ofOneOfAll(field, from, to, mayEngage(it), !it.wasEngaged);
            out.with("target", "unit", field.unit(to))
                .number("dice", odds.dice())
                .number("hit", odds.percentHit())
                .number("back", odds.percentRetreat())
                .number("kill", odds.percentEliminated());
          })
          .does((field, it, to, flow) -> {
            field.setDid(to, Field.ATTACKED);
            Attack.oneOfAll(field, field.attacking(), to, mayEngage(it), !it.wasEngaged, flow);
          });

  private static boolean mayEngage(State it) {
    return it.first && !it.wasEngaged;
  }
}
