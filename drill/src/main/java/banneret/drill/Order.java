package banneret.drill;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A captain has a tray march, and says where to in the same line, or stand fast. */
record Order(Drill drill, int seat) implements SeatAsk<Parade> {
  private static final int MARCH = 0;
  private static final int STAND = 1;

  @Override
  public String name() {
    return "order";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public Clause clause(Parade parade) {
    return Drill.ORDER;
  }

  @Override
  public void about(Parade parade, int who, Saying out) {
    out.with("tray", "tray", seat);
  }

  @Override
  public void candidates(Parade parade, int who, Options out) {
    out.add(MARCH);
    out.add(STAND);
  }

  @Override
  public @Nullable Clause forbids(Parade parade, int who, int choice) {
    return null;
  }

  @Override
  public void answer(Parade parade, int who, int choice, Flow<Parade> flow) {
    if (choice == MARCH) {
      flow.then(new March(drill, seat));
    } else {
      flow.tell(Drill.STOOD, seat);
      drill.goOn(parade, seat, flow);
    }
  }

  @Override
  public String phrase(Parade parade, int who, int choice) {
    return choice == MARCH ? "march" : "stand";
  }

  @Override
  public void say(Parade parade, int who, int choice, Saying out) {
    out.as(choice == MARCH ? "option.march-off" : "option.stand");
  }
}
