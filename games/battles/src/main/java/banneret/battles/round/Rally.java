package banneret.battles.round;

import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The Rally phase: the advantage, commanders refreshed, units rallied. */
public final class Rally {
  public static final Procedure<Field> STEP = Procedure.of("rally", Rally::run);

  private Rally() {}

  private static void run(Field field, Flow<Field> flow) {
    flow.tell(Happenings.ROUND, field.round());
    int first = advantage(field);
    field.setFirst(first);
    field.setActive(first);
    flow.tell(Happenings.ADVANTAGE, first);
    for (int commander = 0; commander < field.content.commanders; commander++) {
      refresh(field, commander);
    }
    for (int house = 0; house < 2; house++) {
      field.setPassed(house, false);
      field.area.setWildUsed(house, false);
      for (int u = 0; u < field.units(house); u++) {
        int hex = field.hexOf(house, u);
        field.setSpent(hex, false);
      }
    }
    flow.then(new Marshal(first), new Marshal(Field.other(first)), Command.NEXT_TURN);
  }

  /** The tokens on a commander's card go back to the command board. */
  static void refresh(Field field, int commander) {
    field.area.addCommand(
        field.content.commanderHouse[commander], field.area.onCommander(commander));
    field.area.setOnCommander(commander, 0);
  }

  /** Who has more command tokens on the command board; on a tie who has the momentum. */
  private static int advantage(Field field) {
    int difference = field.area.command(0) - field.area.command(1);
    return difference == 0 ? field.momentum() : difference > 0 ? 0 : 1;
  }
}
