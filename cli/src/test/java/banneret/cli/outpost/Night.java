package banneret.cli.outpost;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A seat sleeps, or moves its camp by night. */
record Night(int seat) implements SeatAsk<Outposts> {
  private static final int SLEEP = 0;
  private static final int MOVE = 1;

  @Override
  public String name() {
    return "night";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public Clause clause(Outposts table) {
    return OutpostGame.PITCH;
  }

  @Override
  public void candidates(Outposts table, int who, Options out) {
    out.add(SLEEP);
    out.add(MOVE);
  }

  @Override
  public @Nullable Clause forbids(Outposts table, int who, int choice) {
    return null;
  }

  @Override
  public void answer(Outposts table, int who, int choice, Flow<Outposts> flow) {
    if (choice == MOVE) {
      flow.then(new Pitch(seat, true));
    } else {
      OutpostGame.goOn(table, seat, true, flow);
    }
  }

  @Override
  public String phrase(Outposts table, int who, int choice) {
    return choice == MOVE ? "move" : "sleep";
  }

  @Override
  public void say(Outposts table, int who, int choice, Saying out) {
    out.as(choice == MOVE ? "option.moves" : "option.sleep");
  }
}
