package banneret.cases;

import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Seeded;
import java.util.ArrayList;
import java.util.List;

/**
 * Luck for whoever learns: what the lesson has written down, whenever the game asks for something
 * of that name, and else from a seed. So whatever the learner tries, the dice of the lesson fall.
 */
final class LessonLuck extends Chance {
  private final List<String> written;
  private final Seeded rest;

  LessonLuck(List<String> written, int seed) {
    this.written = new ArrayList<>(written);
    this.rest = new Seeded(seed);
  }

  @Override
  public int below(Luck luck, int n) {
    int found = find(luck, 0, n - 1);
    return found < 0 ? rest.below(luck, n) : found;
  }

  @Override
  public int die(Luck luck) {
    int found = find(luck, 1, 6);
    return found < 0 ? rest.die(luck) : found;
  }

  @Override
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
    int found = find(luck, 0, kinds - 1);
    return found < 0 || counts[at + found] <= 0 ? rest.draw(luck, counts, at, kinds, total) : found;
  }

  /** The first outcome that is written for this luck, which is used up; -1 if there is none. */
  private int find(Luck luck, int low, int high) {
    String label = luck.label() + " ";
    for (int i = 0; i < written.size(); i++) {
      if (written.get(i).startsWith(label)) {
        int outcome = luck.outcome(written.get(i).substring(label.length()));
        if (outcome >= low && outcome <= high) {
          written.remove(i);
          return outcome;
        }
      }
    }
    return -1;
  }
}
