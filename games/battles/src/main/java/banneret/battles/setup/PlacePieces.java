package banneret.battles.setup;

import banneret.battles.field.Field;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;

/** A House places all that it has of one kind: terrain, commanders or units. */
public record PlacePieces(int what, int house) implements Procedure<Field> {
  static final int TERRAIN = 0;
  static final int COMMANDERS = 1;
  static final int UNITS = 2;
  private static final Names WHAT =
      new Names("what is placed", List.of("terrain", "commanders", "units"));

  public static PlacePieces read(Tree.Fields in) {
    return new PlacePieces(in.id("what", WHAT), Things.read(in));
  }

  @Override
  public String name() {
    return "place";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("what", WHAT.word(what)).put("house", house);
  }

  @Override
  public void run(Field field, Flow<Field> flow) {
    House it = new House(house);
    switch (what) {
      case TERRAIN -> {
        if (Skirmish.hasPieces(field, house)) {
          flow.then(Skirmish.LAY.ask(it));
        }
      }
      case COMMANDERS -> {
        if (Skirmish.hasCommander(field, house)) {
          flow.then(Skirmish.LEAD.ask(it));
        }
      }
      default -> {
        if (Skirmish.hasUnit(field, house)) {
          flow.then(Skirmish.UNIT.ask(it));
        }
      }
    }
  }
}
