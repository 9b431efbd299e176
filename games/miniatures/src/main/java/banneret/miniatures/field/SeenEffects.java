package banneret.miniatures.field;

import java.util.Arrays;

/** Which sentences of effects have counted already: one name counts once, whoever has it. */
public final class SeenEffects {
  private int[] seen = new int[16];
  private int count;

  public void clear() {
    count = 0;
  }

  /** True if the sentence is new. */
  public boolean add(int effect, int sentence) {
    int one = effect * 16 + sentence;
    for (int i = 0; i < count; i++) {
      if (seen[i] == one) {
        return false;
      }
    }
    if (count == seen.length) {
      seen = Arrays.copyOf(seen, 2 * count);
    }
    seen[count++] = one;
    return true;
  }
}
