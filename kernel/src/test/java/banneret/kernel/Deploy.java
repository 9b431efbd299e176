package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A band may move its banner, unheard by others, and says where to in the same line. */
record Deploy(int seat) implements SeatAsk<Field> {
  static final int BANNER = 0;
  static final int NOTHING = 1;

  @Override
  public String name() {
    return "deploy";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.BANNER;
  }

  @Override
  public int heard(Field field, int who) {
    return 0;
  }

  @Override
  public void candidates(Field field, int who, Options out) {
    out.add(BANNER);
    out.add(NOTHING);
  }

  @Override
  public @Nullable Clause forbids(Field field, int who, int choice) {
    return null;
  }

  @Override
  public void answer(Field field, int who, int choice, Flow<Field> flow) {
    if (choice == BANNER) {
      flow.then(new PlaceBanner(seat, true));
    }
  }

  @Override
  public String phrase(Field field, int who, int choice) {
    return choice == BANNER ? "deploy banner" : "deploy nothing";
  }

  @Override
  public void say(Field field, int who, int choice, Saying out) {}
}
