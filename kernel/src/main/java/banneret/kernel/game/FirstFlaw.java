package banneret.kernel.game;

import org.jspecify.annotations.Nullable;

/** The first thing that is wrong with a position, of all that is looked at in turn. */
public class FirstFlaw {
  private @Nullable String found;

  /**
   * Notes what is wrong, unless something holds or another thing was wrong before.
   *
   * @param otherwise the words for it, which are put together only if they are needed
   */
  public final void unless(boolean holds, Object... otherwise) {
    if (!holds && found == null) {
      StringBuilder words = new StringBuilder();
      for (Object word : otherwise) {
        words.append(word);
      }
      found = words.toString();
    }
  }

  /** Notes what another look has found, if anything. */
  public final void note(@Nullable String flaw) {
    if (flaw != null) {
      unless(false, flaw);
    }
  }

  /** True while nothing is wrong. */
  public final boolean isNone() {
    return found == null;
  }

  /** What is wrong, or null. */
  public final @Nullable String found() {
    return found;
  }
}
