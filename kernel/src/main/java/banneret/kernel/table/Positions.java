package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.notation.Wording;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whole positions as trees: what lies on the table, the steps that wait, lines sealed so far. */
public final class Positions {
  private Positions() {}

  public static <P extends Position<P>> Tree.Fields write(Game<P> game, P table) {
    Tree.Fields out = game.write(table);
    Standing standing = table.standing();
    if (standing != null) {
      Tree.Items places = Tree.items();
      Tree.Items points = Tree.items();
      for (int seat = 0; seat < table.seats(); seat++) {
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
    if (table.sealed() != null) {
      Tree.Items lines = Tree.items();
      for (int seat = 0; seat < table.seats(); seat++) {
        Tree.Items line = Tree.items();
        Wording.sealed(table, seat).forEach(line::add);
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
      table.restore(List.of(), standing(in.fieldsOf("over"), table.seats()), null);
      if (in.has("steps") || in.has("sealed")) {
        throw in.get("over").wrong("nothing waits when the game is over");
      }
    } else if (in.has("steps")) {
      game.steps().read(table, in.itemsOf("steps"));
    }
    if (table.step() == null && table.standing() == null) {
      throw in.wrong("expected 'steps' or 'over'");
    }
    String wrong = inconsistency(game, table);
    if (wrong != null) {
      throw in.wrong(wrong);
    }
    checkAsked(table, in);
    if (in.has("sealed")) {
      readSealed(table, in.itemsOf("sealed"));
    }
    return table;
  }

  /** What cannot be about a position, or null: what lies there, or a step that does not fit it. */
  public static <P extends Position<P>> @Nullable String inconsistency(Game<P> game, P table) {
    String wrong = game.inconsistency(table);
    List<Step<P>> steps = table.steps();
    for (int i = 0; i < steps.size() && wrong == null; i++) {
      Step<P> step = steps.get(i);
      boolean fits = step.fits(table, i + 1 < steps.size() ? steps.get(i + 1) : null);
      wrong = fits ? null : "'" + step.name() + "' does not fit what lies on the table";
    }
    return wrong;
  }

  private static Standing standing(Tree.Fields in, int seats) {
    in.allow("places", "points", "by");
    int[] places = numbers(in.itemsOf("places"), seats);
    for (int place : places) {
      int better = 0;
      for (int other : places) {
        better += other < place ? 1 : 0;
      }
      if (place != better + 1) {
        throw in.get("places").wrong("expected the place of each seat, from 1");
      }
    }
    return new Standing(places, numbers(in.itemsOf("points"), seats), new Clause(in.text("by")));
  }

  /** Every question that waits asks somebody at this table, and the first leaves a choice. */
  private static <P extends Position<P>> void checkAsked(P table, Tree.Fields in) {
    int all = (1 << table.seats()) - 1;
    for (Step<P> step : table.steps()) {
      boolean isWrong =
          switch (step) {
            case Ask<P> ask -> ask.asked(table) == 0 || (ask.asked(table) & ~all) != 0;
            case Place<P> place -> place.asked(table) == 0 || (place.asked(table) & ~all) != 0;
            case SealedAsk<P> sealedAsk -> (sealedAsk.asked(table) & ~all) != 0;
            case Procedure<P> procedure -> false;
          };
      if (isWrong) {
        throw in.wrong("'" + step.name() + "' asks nobody at this table");
      }
    }
    Question<P> question = table.question();
    if (question == null || table.sealedAsk() != null || table.place() != null) {
      return;
    }
    Options options = new Options();
    for (int seats = question.asked(table); seats != 0; seats &= seats - 1) {
      Engine.options(table, Integer.numberOfTrailingZeros(seats), options);
      if (options.size() == 0) {
        throw in.wrong("'" + question.name() + "' leaves nothing to say");
      }
    }
  }

  private static <P extends Position<P>> void readSealed(P table, Tree.Items in) {
    SealedAsk<P> sealedAsk = table.sealedAsk();
    if (sealedAsk == null) {
      throw in.wrong("no sealed question waits");
    }
    if (in.size() != table.seats()) {
      throw in.wrong("expected a line for each seat");
    }
    Lines sealed = new Lines(table.seats());
    table.restore(table.steps(), null, sealed);
    Options options = new Options();
    for (int seat = 0; seat < table.seats(); seat++) {
      Line own = sealed.of(seat);
      for (Tree phrase : in.get(seat).asItems().all()) {
        options.clear();
        if ((sealedAsk.asked(table) >>> seat & 1) != 0 && !sealedAsk.complete(table, seat, own)) {
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
      if (Engine.phrase(table, seat, options.get(i)).equals(phrase.asText())) {
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
