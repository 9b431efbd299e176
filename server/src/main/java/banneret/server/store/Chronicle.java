package banneret.server.store;

import java.util.List;

/**
 * What was told of a game that is over.
 *
 * @param state how it stood at the end
 * @param pages what happened, so many entries to a page
 */
public record Chronicle(String state, List<String> pages) {
  /** How many entries a page has. */
  public static final int PAGE = 100;
}
