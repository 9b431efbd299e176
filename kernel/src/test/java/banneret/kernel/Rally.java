package banneret.kernel;

import banneret.kernel.step.Ask;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * One of a side's bands, whichever speaks first, says which of them gets a man back.
 *
 * @param side 0 for the even seats, 1 for the odd ones
 */
record Rally(int side) implements Ask<Field> {
  static final int REST = -1;

  @Override
  public String name() {
    return "rally";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("side", side);
  }

  @Override
  public int asked(Field field) {
    return (side == 0 ? 0b10101 : 0b01010) & (1 << field.seats()) - 1;
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.RALLY;
  }

  @Override
  public void candidates(Field field, int who, Options out) {
    for (int seat = 0; seat < field.seats(); seat++) {
      out.add(seat);
    }
    out.add(REST);
  }

  @Override
  public @Nullable Clause forbids(Field field, int who, int seat) {
    if (seat == REST) {
      return null;
    }
    if (seat % 2 != side) {
      return Skirmish.RALLY_OWN_SIDE;
    }
    return seat == who ? Skirmish.RALLY_OTHERS : field.men(seat) >= 4 ? Skirmish.RALLY_FULL : null;
  }

  @Override
  public void answer(Field field, int who, int seat, Flow<Field> flow) {
    if (seat != REST) {
      field.men(seat, field.men(seat) + 1);
    }
  }

  @Override
  public String phrase(Field field, int who, int seat) {
    return seat == REST ? "rest" : "rally " + seat;
  }

  @Override
  public void say(Field field, int who, int seat, Saying out) {
    out.number("seat", seat);
  }
}
