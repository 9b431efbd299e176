package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Window;
import java.util.Arrays;

/** Two bands fight: cards first, then one die each, and the weaker loses a man. */
record Fight(int one, int other, Stage stage) implements Procedure<Field> {
  /** The stages of a fight, in order. */
  enum Stage {
    AMBUSH,
    STRIKE
  }

  static final Breakdown.Source MEN =
      new Breakdown.Source("men", Saying.NUMBER, Skirmish.FIGHT, true);
  static final Breakdown.Source SWORDS =
      new Breakdown.Source("swords", Saying.NUMBER, Skirmish.FIGHT, false);
  static final Breakdown.Source DIE =
      new Breakdown.Source("die", Saying.NUMBER, Skirmish.FIGHT, true);

  static Fight read(Tree.Fields in) {
    Names stages = new Names("stage", Arrays.stream(Stage.values()).map(Stage::name).toList());
    return new Fight(
        Skirmish.seat(in, "one"),
        Skirmish.seat(in, "other"),
        Stage.values()[in.id("stage", stages)]);
  }

  @Override
  public String name() {
    return "fight";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("one", one).put("other", other).put("stage", stage.name());
  }

  @Override
  public void run(Field field, Flow<Field> flow) {
    switch (stage) {
      case AMBUSH -> {
        field.foes(one, other);
        flow.then(Window.of(Ruse.AMBUSH, one, other), new Fight(one, other, Stage.STRIKE));
      }
      case STRIKE -> {
        Tally ones = strike(field, one, flow);
        Tally others = strike(field, other, flow);
        int winner = ones.sum() >= others.sum() ? one : other;
        int loser = winner == one ? other : one;
        field.men(loser, field.men(loser) - 1);
        if (flow.isTold()) {
          Breakdown[] sums = {ones.toBreakdown("one"), others.toBreakdown("other")};
          flow.hear(new Event(Skirmish.FOUGHT, 0, new int[] {winner, loser}, sums));
        }
        Field.EFFECTS.sweep(field.cells, Field.UNTIL_FIGHT_ENDS);
      }
    }
  }

  private static Tally strike(Field field, int seat, Flow<Field> flow) {
    int swords = 0;
    for (int row = 0; row < Field.EFFECTS.count(field.cells); row++) {
      swords += Field.EFFECTS.owner(field.cells, row) == seat ? 2 : 0;
    }
    return new Tally()
        .add(MEN, seat, field.men(seat))
        .add(SWORDS, seat, swords)
        .add(DIE, seat, flow.die(Skirmish.STRIKE));
  }
}
