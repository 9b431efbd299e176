package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One small position of a lesson: what to try there, what to look for, and what a refusal means.
 * The engine judges whether it is solved: what the case expects must come of what is said.
 *
 * @param solution the case, whose lines are one way to solve it
 * @param seat whom the learner plays
 * @param attempt what to try
 * @param look what to look for
 * @param solved what has been learnt
 * @param missed what to say if it did not work out, or null
 * @param refusals what a refusal by a clause means, in the lesson's own words
 * @param points what on the board is spoken of: a kind and a word, such as {@code place gate-n}
 * @param moves how many answers the learner has
 */
public record LessonStep(
    Case solution,
    int seat,
    Said title,
    Said attempt,
    Said look,
    Said solved,
    @Nullable Said missed,
    Map<String, Said> refusals,
    List<String> points,
    int moves) {
  private static final int MOST_MOVES = 100;

  static LessonStep of(Case solution) {
    Tree.Fields learn = solution.learn();
    Tree.Fields goal = solution.expect();
    if (learn == null || goal == null) {
      throw new Malformed(solution.where(), "a step of a lesson needs 'learn' and 'expect'");
    }
    learn.allow("seat", "title", "try", "look", "solved", "missed", "refusals", "points", "moves");
    Names seats = solution.game().names("seat");
    int seat = learn.id("seat", seats);
    int said = lines(solution, seats.word(seat)).size();
    if (said == 0) {
      throw learn.wrong("nobody plays " + seats.word(seat) + ": say in 'play' how it is solved");
    }
    Map<String, Said> refusals = new LinkedHashMap<>();
    Tree.Fields clauses = learn.fieldsIfAny("refusals");
    for (String clause : clauses.names()) {
      solution.known().checkClause(Tree.of(clause).at(clauses.where()));
      refusals.put(clause, Said.read(clauses, clause));
    }
    return new LessonStep(
        solution,
        seat,
        Said.read(learn, "title"),
        Said.read(learn, "try"),
        Said.read(learn, "look"),
        Said.read(learn, "solved"),
        learn.has("missed") ? Said.read(learn, "missed") : null,
        refusals,
        points(solution.game(), learn.itemsIfAny("points")),
        learn.numberOr("moves", said, 1, MOST_MOVES));
  }

  private static List<String> points(Game<?> game, Tree.Items in) {
    for (Tree point : in.all()) {
      String[] words = point.asText().split(" ", 2);
      if (words.length < 2) {
        throw point.wrong("expected a kind and a word, such as 'place gate-n'");
      }
      Names names;
      try {
        names = game.names(words[0]);
      } catch (IllegalArgumentException e) {
        throw point.wrong("there is no kind '" + words[0] + "'");
      }
      Tree.of(words[1]).at(point.where()).asId(names);
    }
    return List.copyOf(in.texts());
  }

  /** What a seat says in the solution, in order. */
  public List<String> lines(int of) {
    return lines(solution, solution.game().names("seat").word(of));
  }

  private static List<String> lines(Case solution, String seat) {
    List<String> lines = new ArrayList<>();
    for (Tree step : solution.play()) {
      Tree.Fields fields = step.asFields();
      if (fields.has(seat)) {
        lines.add(fields.text(seat));
      }
    }
    return lines;
  }

  /** What is to come of it. */
  Tree.Fields goal() {
    Tree.Fields goal = solution.expect();
    if (goal == null) {
      throw new IllegalStateException("checked when it was read");
    }
    return goal;
  }
}
