package banneret.kernel.told;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A kind of event: what its figures are, and which clause it carries out.
 *
 * @param name the word for it in texts, such as {@code tile-revealed}
 * @param clause the clause it carries out
 * @param figures the name and kind of each figure, such as {@code where:space}; {@code ?} at the
 *     end marks a secret one
 */
public record Happening(String name, Clause clause, List<Detail> figures) {

  /** One figure of an event. */
  public record Detail(String name, String kind, boolean secret) {}

  public static Happening of(String name, Clause clause, String... figures) {
    Detail[] parsed = new Detail[figures.length];
    for (int i = 0; i < figures.length; i++) {
      boolean secret = figures[i].endsWith("?");
      String plain = secret ? figures[i].substring(0, figures[i].length() - 1) : figures[i];
      int colon = plain.indexOf(':');
      parsed[i] = new Detail(plain.substring(0, colon), plain.substring(colon + 1), secret);
    }
    return new Happening(name, clause, List.of(parsed));
  }

  /** What figures are by their name, wherever they are told; all others are numbers. */
  public record Kinds(Map<String, String> kinds) {
    /** Such as {@code who:seat where:region}, in one text or in several. */
    public static Kinds of(String... kinds) {
      Map<String, String> byName = new HashMap<>();
      for (String kind : String.join(" ", kinds).split(" ")) {
        byName.put(kind.substring(0, kind.indexOf(':')), kind.substring(kind.indexOf(':') + 1));
      }
      return new Kinds(Map.copyOf(byName));
    }

    /**
     * A kind of event.
     *
     * @param figures its figures, such as {@code who where n card?}; one that is something else
     *     here has its kind after a colon
     */
    public Happening happening(String name, Clause clause, String figures) {
      String[] parts = figures.isEmpty() ? new String[0] : figures.split(" ");
      for (int i = 0; i < parts.length; i++) {
        if (parts[i].indexOf(':') < 0) {
          String figure = parts[i].replace("?", "");
          String kind = kinds.getOrDefault(figure, Saying.NUMBER);
          parts[i] = figure + ":" + kind + (parts[i].endsWith("?") ? "?" : "");
        }
      }
      return Happening.of(name, clause, parts);
    }
  }

  /** True if some of it is not for every ear. */
  public boolean hasSecrets() {
    for (Detail figure : figures) {
      if (figure.secret()) {
        return true;
      }
    }
    return false;
  }
}
