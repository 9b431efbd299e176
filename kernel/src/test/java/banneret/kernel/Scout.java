package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * The grounds that a band scouts, two of them, in one order: part of the line {@code scout}.
 *
 * @param first the first of them, or -1 if none is named yet
 */
record Scout(int seat, int first) implements SeatAsk<Field> {
  @Override
  public String name() {
    return "scout";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat).put("first", first);
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.SCOUT_TWO;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public boolean anyOrder() {
    return true;
  }

  @Override
  public void candidates(Field field, int who, Options out) {
    for (int ground = 0; ground < Field.GROUNDS; ground++) {
      out.add(ground);
    }
  }

  @Override
  public @Nullable Clause forbids(Field field, int who, int ground) {
    if (ground == field.ground(who)) {
      return Skirmish.SCOUT_OWN;
    }
    int last = field.ground(who) == Field.GROUNDS - 1 ? Field.GROUNDS - 2 : Field.GROUNDS - 1;
    return ground <= first || (first < 0 && ground == last) ? Skirmish.SCOUT_TWO : null;
  }

  @Override
  public void answer(Field field, int who, int ground, Flow<Field> flow) {
    field.scout(ground, seat);
    flow.tell(Skirmish.SCOUTED, seat, ground);
    if (first < 0) {
      flow.then(new Scout(seat, ground));
    }
  }

  @Override
  public String phrase(Field field, int who, int ground) {
    return Skirmish.GROUNDS.word(ground);
  }

  @Override
  public void say(Field field, int who, int ground, Saying out) {
    out.with("where", "ground", ground);
  }
}
