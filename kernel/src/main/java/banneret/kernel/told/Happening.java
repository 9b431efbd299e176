package banneret.kernel.told;

import java.util.List;

/**
 * A kind of event: what its figures are, and which clause it carries out.
 *
 * @param name the word for it in texts, such as {@code tile-revealed}
 * @param clause the clause it carries out
 * @param figures the name and kind of each figure, such as {@code where:space}; {@code ?} at the
 *     end marks a secret one
 */
public record Happening(String name, Clause clause, List<Figure> figures) {

  /** One figure of an event. */
  public record Figure(String name, String kind, boolean secret) {}

  public static Happening of(String name, Clause clause, String... figures) {
    Figure[] parsed = new Figure[figures.length];
    for (int i = 0; i < figures.length; i++) {
      boolean secret = figures[i].endsWith("?");
      String plain = secret ? figures[i].substring(0, figures[i].length() - 1) : figures[i];
      int colon = plain.indexOf(':');
      parsed[i] = new Figure(plain.substring(0, colon), plain.substring(colon + 1), secret);
    }
    return new Happening(name, clause, List.of(parsed));
  }

  /** True if some of it is not for every ear. */
  public boolean hasSecrets() {
    for (Figure figure : figures) {
      if (figure.secret()) {
        return true;
      }
    }
    return false;
  }
}
