package banneret.miniatures;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.laws.GameLaws;
import banneret.miniatures.field.Battlefield;
import java.util.List;

/** Miniatures keeps the laws in all modes, with ready-made and with random armies. */
class MiniaturesLawsTest extends GameLaws<Battlefield> {
  private static final int COST = 10;
  private static final int ARMIES = 10_000;

  MiniaturesLawsTest() {
    super("miniatures", COST, "size=20,30,40", "terrain=0,4");
  }

  /** A mission that is fulfilled is turned up. */
  @Override
  protected List<String> openings() {
    return List.of("mission-shown");
  }

  /** Armies are drawn by a number; most ready-made ones would not fit the size. */
  @Override
  protected Setup settle(Setup drawn, Seeded picks) {
    Setup setup = drawn;
    for (int seat = 0; seat < setup.seats(); seat++) {
      Tree army = Tree.fields().put("random", picks.below(ARMIES));
      setup = picks.below(3) == 0 ? setup : setup.with(seat, "army", army);
    }
    return setup;
  }
}
