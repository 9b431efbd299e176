package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.tree.Tree;

/**
 * Bands on the same ground fight, two at a time, ground by ground.
 *
 * @param ground the next ground to look at
 */
record Clash(int ground) implements Procedure<Field> {
  @Override
  public String name() {
    return "clash";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("ground", ground);
  }

  @Override
  public void run(Field field, Flow<Field> flow) {
    if (ground == Field.GROUNDS) {
      return;
    }
    flow.then(new Clash(ground + 1));
    int first = next(field, 0);
    int second = next(field, first + 1);
    if (second < field.seats()) {
      flow.then(new Fight(first, second, Fight.Stage.AMBUSH));
    }
  }

  private int next(Field field, int from) {
    int seat = from;
    while (seat < field.seats() && (field.ground(seat) != ground || field.men(seat) == 0)) {
      seat++;
    }
    return seat;
  }
}
