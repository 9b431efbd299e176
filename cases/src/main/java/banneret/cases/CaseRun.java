package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Plays one case, up to its first step at which something differs. */
final class CaseRun<P extends Position<P>> {
  private final Game<P> game;
  private final Case played;
  private final Scripted chance;
  private final List<String> differences = new ArrayList<>();
  private String step = "";
  private int toldBefore;

  CaseRun(Game<P> game, Case played) {
    this.game = game;
    this.played = played;
    chance = new Scripted(played.chance());
  }

  String step() {
    return differences.isEmpty() ? "" : step;
  }

  List<String> differences() {
    return List.copyOf(differences);
  }

  void play() {
    try {
      step = "given";
      if (!played.refused().isEmpty()) {
        refuseGiven();
        return;
      }
      Table<P> table = table();
      Reply.AwaitsLuck awaits = table.awaitedLuck();
      if (awaits != null) {
        needsLuck(awaits.luck().label(), awaits.low(), awaits.high());
        return;
      }
      check(table);
      for (Tree next : played.play()) {
        step = "line " + line(next) + ", " + shown(next);
        act(table, next.asFields());
        if (!differences.isEmpty()) {
          return;
        }
      }
      if (played.expect() != null) {
        step = "line " + line(played.expect()) + ", expect";
        expect(table, played.expect());
      }
      if (differences.isEmpty() && !played.spareChance() && !chance.rest().isEmpty()) {
        step = "the end";
        differences.add("chance: expected all to be used, left is " + chance.rest());
      }
    } catch (Malformed e) {
      differences.add(String.valueOf(e.getMessage()));
    } catch (Chance.Mismatch e) {
      differences.add(String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      StackTraceElement[] trace = e.getStackTrace();
      differences.add("the game broke: " + e + (trace.length == 0 ? "" : " at " + trace[0]));
    }
  }

  private Table<P> table() {
    if (played.given() != null) {
      return Table.from(game, played.given(), chance, played.asksAll());
    }
    Tree.Fields setup = played.setup();
    int seats = setup.numberOr("seats", game.minSeats(), 1, 8);
    Setup laid = new Setup(seats, setup.fieldsIfAny("options"));
    return Table.open(game, laid, chance, played.asksAll());
  }

  /** The position must be refused, for the reason that the case gives. */
  private void refuseGiven() {
    String found;
    try {
      table();
      found = "that it is taken";
    } catch (Malformed e) {
      found = String.valueOf(e.getMessage());
      if (found.contains(played.refused())) {
        return;
      }
    }
    differences.add(
        "expected the position to be refused: " + played.refused() + ", found " + found);
  }

  private static String shown(Tree step) {
    return step instanceof Tree.Fields fields && fields.names().size() == 1
        ? fields.names().getFirst() + ": " + shortened(fields.get(fields.names().getFirst()))
        : shortened(step);
  }

  private static String shortened(Tree tree) {
    return YamlWriter.shortened(YamlWriter.oneLine(tree));
  }

  private static String line(Tree tree) {
    return tree.where().substring(tree.where().lastIndexOf(':') + 1);
  }

  private void act(Table<P> table, Tree.Fields next) {
    if (next.names().size() != 1) {
      throw next.wrong("expected one step, such as 'red: pass'");
    }
    String word = next.names().getFirst();
    switch (word) {
      case "refuse" -> refuse(table, next.fieldsOf(word));
      case "undo" -> {
        if (table.undo(seat(next.get(word))) instanceof Reply.Refused) {
          differences.add("expected the answer to be taken back, found that it may not be");
        }
      }
      case "undo-refused" -> {
        if (table.mayUndo(seat(next.get(word)))) {
          differences.add("expected that nothing may be taken back, found that it may");
        }
      }
      case "expect" -> expect(table, next.fieldsOf(word));
      default -> {
        int seat = seats().id(word);
        if (seat < 0) {
          throw next.wrong(
              "unknown step '"
                  + word
                  + "'; expected a seat ("
                  + String.join(", ", seats().words())
                  + "), refuse, undo, undo-refused or expect");
        }
        answer(table, seat, next.text(word));
      }
    }
    check(table);
  }

  private void answer(Table<P> table, int seat, String line) {
    toldBefore = table.told().size();
    switch (table.answer(seat, line)) {
      case Reply.Taken taken -> {}
      case Reply.Refused refused ->
          differences.add("expected to be taken, is " + told(refused.refusal()) + asked(table));
      case Reply.AwaitsLuck awaits -> needsLuck(awaits.luck().label(), awaits.low(), awaits.high());
    }
  }

  private void needsLuck(String label, int low, int high) {
    differences.add(
        "chance: the game asks for '" + label + "' (" + low + " to " + high + "), none is left");
  }

  private static String told(Refusal refusal) {
    Clause clause = refusal.clause();
    return "refused ("
        + (clause == null ? why(refusal) : "by " + clause.id())
        + (refusal.part().isEmpty() ? ")" : ", at '" + refusal.part() + "')");
  }

  private static String why(Refusal refusal) {
    return refusal.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String asked(Table<P> table) {
    List<String> asked = new ArrayList<>();
    for (int seat = 0; seat < seats().count(); seat++) {
      if ((table.awaited() >>> seat & 1) != 0) {
        asked.add(seats().word(seat) + " for " + table.question(seat).step());
      }
    }
    return asked.isEmpty() ? "; nobody is asked" : "; asked is " + String.join(", ", asked);
  }

  private void refuse(Table<P> table, Tree.Fields in) {
    String word = "";
    for (String name : in.names()) {
      word = seats().id(name) >= 0 ? name : word;
    }
    if (word.isEmpty()) {
      throw in.wrong("expected a seat and its line, such as 'red: pass'");
    }
    in.allow(word, "by", "why");
    if (in.has("by")) {
      played.known().checkClause(in.get("by"));
    }
    Tree.Fields before = table.write();
    List<String> luck = chance.rest();
    switch (table.answer(seats().id(word), in.text(word))) {
      case Reply.Refused(Refusal refusal) -> {
        Clause clause = refusal.clause();
        if (in.has("by") && (clause == null || !in.text("by").equals(clause.id()))) {
          differences.add("expected to be refused by " + in.text("by") + ", is " + told(refusal));
        }
        if (in.has("why") && !in.text("why").equals(why(refusal))) {
          differences.add("expected to be refused as " + in.text("why") + ", is " + told(refusal));
        }
        if (!in.has("by") && !in.has("why")) {
          differences.add("expected 'by' or 'why', or any mistake will do; is " + told(refusal));
        }
      }
      case Reply.Taken(String line) ->
          differences.add("expected to be refused, is taken as '" + line + "'");
      case Reply.AwaitsLuck awaits -> differences.add("expected to be refused, is taken");
    }
    if (differences.isEmpty()) {
      if (!before.equals(table.write())) {
        differences.add("expected that nothing changes, found another position");
      } else if (!luck.equals(chance.rest())) {
        differences.add("expected that nothing changes, found that luck was used");
      }
    }
  }

  private void expect(Table<P> table, Tree.Fields in) {
    new Expectation<>(table, played.known(), toldBefore).check(in, differences);
  }

  /** What is written must read as the same position, and nothing in it may contradict. */
  private void check(Table<P> table) {
    if (differences.isEmpty()) {
      Tree.Fields written = table.write();
      Tree.Fields again = Positions.write(game, Positions.read(game, written));
      if (!again.equals(written)) {
        Contents.compare("position, written and read again", written, again, differences);
        Contents.compare("position, written and read again", again, written, differences);
      }
    }
  }

  private Names seats() {
    return game.names("seat");
  }

  private int seat(Tree word) {
    return word.asId(seats());
  }
}
