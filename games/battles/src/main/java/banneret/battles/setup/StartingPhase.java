package banneret.battles.setup;

import banneret.battles.field.Field;
import banneret.battles.round.Command;
import banneret.battles.round.Marshal;
import banneret.battles.round.Rally;
import banneret.battles.round.Regroup;
import banneret.kernel.facts.Form;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The phase that a position by hand begins with; steps are written instead. */
public final class StartingPhase implements Form<Field> {
  private static final Names NAMES =
      new Names("phase", List.of("opening", "rally", "marshal", "command", "regroup"));

  @Override
  public @Nullable Tree write(Field field, byte[] cells, int index, int viewer) {
    return null;
  }

  @Override
  public void read(Field field, byte[] cells, int index, Tree tree) {
    switch (tree.asId(NAMES)) {
      case 0 -> field.begin(Opening.STEP);
      case 1 -> field.begin(Rally.STEP);
      case 2 -> {
        field.setActive(field.first());
        field.begin(Command.NEXT_TURN);
        field.begin(new Marshal(Field.other(field.first())));
        field.begin(new Marshal(field.first()));
      }
      case 3 -> field.begin(Command.NEXT_TURN);
      default -> field.begin(Regroup.STEP);
    }
  }
}
