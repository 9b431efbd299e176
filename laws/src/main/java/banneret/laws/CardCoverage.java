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
import java.util.stream.Stream;

/**
 * Every card that does something is played or drawn in a case, or its own clause is proven in one,
 * as that of an ability that nobody uses by name; and nearly all say in sentences what they do: one
 * in ten may be code.
 */
public final class CardCoverage {
  private static final int ONE_IN = 10;

  private CardCoverage() {}

  /**
   * Fails with the cards that no case plays or draws, or with those that are code if they are many.
   *
   * @param cases the folder of the game's cases
   * @param kinds the kinds of cards that are looked at, such as {@code loot}; all, if none is named
   */
  public static void check(String game, Path cases, String... kinds) {
    Titles titles = new Titles();
    Set<String> words = new TreeSet<>();
    Set<String> proved = new TreeSet<>();
    for (Path file : Cases.files(cases)) {
      for (Case one : Cases.read(titles, file)) {
        proved.addAll(one.proves());
        one.chance().forEach(dealt -> words.addAll(List.of(dealt.split(" "))));
        one.play().forEach(said -> collect(said.asFields(), words));
      }
    }
    List<String> missing = new ArrayList<>();
    List<String> code = new ArrayList<>();
    List<Printed> printed =
        titles.game(game).printed().stream()
            .filter(card -> kinds.length == 0 || isOf(card.key(), kinds))
            .toList();
    for (Printed card : printed) {
      if (isCode(card.card())) {
        code.add(card.key());
      }
      String id = card.card().text("id");
      boolean isOwn = card.clause().endsWith("." + id); // One that is about this card alone.
      if (!words.contains(id) && !(isOwn && proved.contains(card.clause()))) {
        missing.add(card.key());
      }
    }
    if (!missing.isEmpty()) {
      throw new AssertionError("no case plays or draws " + String.join(", ", missing));
    }
    if (ONE_IN * code.size() > printed.size()) {
      throw new AssertionError(
          code.size() + " of " + printed.size() + " are code: " + String.join(", ", code));
    }
  }

  private static boolean isOf(String key, String... kinds) {
    return Stream.of(kinds).anyMatch(kind -> key.startsWith(kind + "."));
  }

  /** True if something in a card is done by code, not by a sentence. */
  private static boolean isCode(Tree tree) {
    return switch (tree) {
      case Tree.Fields fields ->
          fields.has("code") || fields.names().stream().anyMatch(name -> isCode(fields.get(name)));
      case Tree.Items items -> items.all().stream().anyMatch(CardCoverage::isCode);
      default -> false;
    };
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
