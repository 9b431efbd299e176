package banneret.laws;

import banneret.cases.Case;
import banneret.kernel.effect.Printed;
import banneret.kernel.tree.Tree;
import banneret.play.Cases;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Every card that does something is played or drawn in a case. */
public final class CardCoverage {
  private CardCoverage() {}

  /**
   * Fails with the cards that no case plays or draws.
   *
   * @param cases the folder of the game's cases
   */
  public static void check(String game, Path cases) {
    Titles titles = new Titles();
    Set<String> words = new TreeSet<>();
    for (Path file : Cases.files(cases)) {
      for (Case one : Cases.read(titles, file)) {
        one.chance().forEach(dealt -> words.addAll(List.of(dealt.split(" "))));
        one.play().forEach(said -> collect(said.asFields(), words));
      }
    }
    List<String> missing = new ArrayList<>();
    for (Printed card : titles.game(game).printed()) {
      if (!words.contains(card.card().text("id"))) {
        missing.add(card.key());
      }
    }
    if (!missing.isEmpty()) {
      throw new AssertionError("no case plays or draws " + String.join(", ", missing));
    }
  }

  /** The words of a line that is said; what is refused or expected does not count. */
  private static void collect(Tree.Fields step, Set<String> words) {
    for (String name : step.names()) {
      boolean isLine = !(step.get(name) instanceof Tree.Fields);
      words.addAll(
          isLine ? List.of(step.get(name).toString().replace("\"", "").split(" ")) : List.of());
    }
  }
}
