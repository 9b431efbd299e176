package banneret.kernel;

import java.util.ArrayList;
import java.util.List;

/** Whole positions as trees: what lies on the table, the steps that wait, lines sealed so far. */
public final class Positions {
  private Positions() {}

  public static <P extends Position<P>> Tree.Fields write(Game<P> game, P table) {
    Tree.Fields out = game.write(table);
    Standing standing = table.standing;
    if (standing != null) {
      Tree.Items places = Tree.items();
      Tree.Items points = Tree.items();
      for (int seat = 0; seat < table.seats; seat++) {
        places.add(standing.places()[seat]);
        points.add(standing.points()[seat]);
      }
      return out.put(
          "over",
          Tree.fields()
              .put("places", places)
              .put("points", points)
              .put("by", standing.clause().id()));
    }
    out.put("steps", game.steps().write(table));
    Lines sealed = table.sealed;
    if (sealed != null) {
      Tree.Items lines = Tree.items();
      for (int seat = 0; seat < table.seats; seat++) {
        Tree.Items line = Tree.items();
        for (int i = 0; i < sealed.of(seat).size(); i++) {
          line.add(sealed.of(seat).get(i));
        }
        lines.add(line);
      }
      out.put("sealed", lines);
    }
    return out;
  }

  /** Reads a position; errors say where and what. */
  public static <P extends Position<P>> P read(Game<P> game, Tree.Fields in) {
    P table = game.read(in);
    if (in.has("over")) {
      Tree.Fields over = in.fieldsOf("over");
      table.standing =
          new Standing(
              numbers(over.itemsOf("places"), table.seats),
              numbers(over.itemsOf("points"), table.seats),
              new Clause(over.text("by")));
      table.top = null;
      return table;
    }
    if (in.has("steps")) {
      game.steps().read(table, in.itemsOf("steps"));
    }
    if (in.has("sealed")) {
      Lines sealed = new Lines(table.seats);
      for (int seat = 0; seat < table.seats; seat++) {
        for (Tree code : in.itemsOf("sealed").get(seat).asItems().all()) {
          sealed.of(seat).add(code.asNumber());
        }
      }
      table.sealed = sealed;
    }
    String wrong = game.inconsistency(table);
    if (wrong != null) {
      throw in.wrong(wrong);
    }
    return table;
  }

  /** The fingerprint of a position: over its tree, the same on every platform. */
  public static <P extends Position<P>> String fingerprint(Game<P> game, P table) {
    return write(game, table).fingerprint();
  }

  private static int[] numbers(Tree.Items items, int count) {
    if (items.size() != count) {
      throw items.wrong("expected " + count + " numbers");
    }
    List<Integer> numbers = new ArrayList<>();
    for (Tree item : items.all()) {
      numbers.add(item.asNumber());
    }
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
