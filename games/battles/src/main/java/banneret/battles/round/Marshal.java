package banneret.battles.round;

import banneret.battles.combat.AttackRoll;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.battles.score.Deck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.tree.Tree;

/** The Marshal phase of one House: order tokens by the dice, then cards. */
public record Marshal(int house) implements Procedure<Field> {
  public static Marshal read(Tree.Fields in) {
    return new Marshal(Things.read(in));
  }

  @Override
  public String name() {
    return "marshal";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("house", house);
  }

  @Override
  public void run(Field field, Flow<Field> flow) {
    rollTokens(field, house, field.battle.orderDice, flow);
    Deck.draw(field, house, field.battle.leadership, flow);
  }

  /** A House rolls dice and takes the order tokens that they show. */
  public static void rollTokens(Field field, int house, int dice, Flow<Field> flow) {
    for (int i = 0; i < dice; i++) {
      int token = AttackRoll.die(field, field.content.orderLuck, flow);
      field.area.addToPool(house, token, 1);
      flow.tell(Happenings.ORDER_ROLLED, house, token);
    }
  }
}
