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
    if (table.sealed != null) {
      Tree.Items lines = Tree.items();
      for (int seat = 0; seat < table.seats; seat++) {
        Tree.Items line = Tree.items();
        Notation.sealed(table, seat).forEach(line::add);
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
    if (table.top == null) {
      throw in.wrong("expected 'steps' or 'over'");
    }
    if (in.has("sealed")) {
      readSealed(table, in.itemsOf("sealed"));
    }
    String wrong = game.inconsistency(table);
    if (wrong != null) {
      throw in.wrong(wrong);
    }
    return table;
  }

  private static <P extends Position<P>> void readSealed(P table, Tree.Items in) {
    if (!(table.step() instanceof SealedAsk<P> sealedAsk)) {
      throw in.wrong("no sealed question waits");
    }
    Lines sealed = new Lines(table.seats);
    table.sealed = sealed;
    Options options = new Options();
    for (int seat = 0; seat < table.seats; seat++) {
      Line own = sealed.of(seat);
      for (Tree phrase : in.get(seat).asItems().all()) {
        options.clear();
        if (!sealedAsk.complete(table, seat, own)) {
          sealedAsk.options(table, seat, own, options);
        }
        own.add(options.get(indexOf(phrase, table, seat, options)));
      }
    }
    if (Engine.awaited(table) == 0) {
      throw in.wrong("all lines are in");
    }
  }

  private static <P extends Position<P>> int indexOf(
      Tree phrase, P table, int seat, Options options) {
    for (int i = 0; i < options.size(); i++) {
      if (Notation.phrase(table, seat, options.get(i)).equals(phrase.asText())) {
        return i;
      }
    }
    throw phrase.wrong("seat " + seat + " cannot have sealed '" + phrase.asText() + "'");
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
