package banneret.kernel.table;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The moments at which each seat has said beforehand that it passes, such as {@code attack-cards}.
 * Only the seat itself may see them. Whoever runs the table answers {@link #PASS} where one is
 * {@link #due}, whatever the seat holds, so the others see a pass like any other.
 */
public final class StandingPasses {
  /** The line that is said where a standing pass is due. */
  public static final String PASS = "pass";

  private final Set<String> known;
  private final List<Set<String>> moments = new ArrayList<>();

  /**
   * @param known the moments of the game
   */
  public StandingPasses(List<String> known, int seats) {
    this.known = Set.copyOf(known);
    for (int seat = 0; seat < seats; seat++) {
      moments.add(new TreeSet<>());
    }
  }

  /** The moments at which the seat passes, in the order of their names. */
  public List<String> of(int seat) {
    return List.copyOf(moments.get(seat));
  }

  /** The seat passes at these moments from now on, and at no other. */
  public void set(int seat, Tree.Items names) {
    Set<String> wanted = new TreeSet<>();
    for (Tree name : names.all()) {
      if (!known.contains(name.asText())) {
        throw name.wrong(
            "expected one of "
                + String.join(", ", new TreeSet<>(known))
                + ", found '"
                + name.asText()
                + "'");
      }
      wanted.add(name.asText());
    }
    moments.set(seat, wanted);
  }

  /** The seat that passes at the question that waits, or -1. */
  public <P extends Position<P>> int due(Table<P> table) {
    int seat = table.offeredTo();
    return seat >= 0 && moments.get(seat).contains(table.moment()) ? seat : -1;
  }

  /**
   * Answers for all that pass, one after the other, up to one whose line goes on after its pass;
   * returns how many passes there were.
   */
  public <P extends Position<P>> int pass(Table<P> table) {
    int passed = 0;
    int seat = due(table);
    while (seat >= 0 && table.answer(seat, PASS) instanceof Reply.Taken) {
      passed++;
      seat = due(table);
    }
    return passed;
  }
}
