package banneret.play;

import banneret.kernel.Game;
import banneret.kernel.Position;
import banneret.kernel.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position, what is said and dealt, and what must come of it.
 *
 * @param file the file it stands in
 * @param where file and line
 * @param proves the clauses it proves
 * @param given the position it begins with, or null if it begins with a new game
 * @param chance what luck brings, in order
 */
public record Case(
    Game<?> game,
    String file,
    String where,
    String name,
    List<String> proves,
    Tree.@Nullable Fields given,
    Tree.Fields setup,
    List<String> chance,
    boolean spareChance,
    List<Tree> play,
    Tree.@Nullable Fields expect) {

  /**
   * What came of a case.
   *
   * @param step the step at which it failed, or empty
   * @param differences what was expected and what was found, a line each; empty if it passed
   */
  public record Result(
      String where, String name, List<String> proves, String step, List<String> differences) {
    public boolean passed() {
      return differences.isEmpty();
    }

    /** The case on one line, and if it failed each difference on one more. */
    @Override
    public String toString() {
      StringBuilder out = new StringBuilder(where + ": " + name);
      if (!step.isEmpty()) {
        out.append("\n  ").append(step);
      }
      differences.forEach(difference -> out.append("\n    ").append(difference));
      return out.toString();
    }
  }

  /** Reads a case; what it does not say is as the file has it for all its cases. */
  static Case read(Game<?> game, String file, Tree.Fields in, Tree.Fields common) {
    in.allow(
        "game", "name", "proves", "given", "setup", "chance", "spare-chance", "play", "expect");
    if (in.has("given") && in.has("setup")) {
      throw in.get("setup").wrong("a case has 'given' or 'setup', not both");
    }
    if (!in.has("setup") && !in.has("given") && !common.has("given")) {
      throw in.wrong("'given' is missing");
    }
    Tree.Fields setup = in.fieldsIfAny("setup");
    setup.allow("seats", "options", "asks-all");
    Tree.Fields given =
        in.has("setup") ? null : over(common.fieldsIfAny("given"), in.fieldsIfAny("given"));
    if (given != null) {
      given.at(in.has("given") ? in.get("given").where() : common.get("given").where());
    }
    return new Case(
        game,
        file,
        in.where(),
        in.text("name"),
        List.copyOf(in.itemsIfAny("proves").texts()),
        given,
        setup,
        List.copyOf(in.itemsIfAny("chance").texts()),
        in.flagOr("spare-chance", false),
        in.itemsIfAny("play").all(),
        in.has("expect") ? in.fieldsOf("expect") : null);
  }

  /** The first fields with the second laid over them: fields by name, all else as a whole. */
  private static Tree.Fields over(Tree.Fields below, Tree.Fields above) {
    Tree.Fields merged = Tree.fields();
    for (String name : below.names()) {
      if (!above.has(name)) {
        put(merged, name, below.get(name));
      }
    }
    for (String name : above.names()) {
      Tree value = above.get(name);
      boolean both = value instanceof Tree.Fields && below.find(name) instanceof Tree.Fields;
      Tree.Fields under = both ? below.fieldsOf(name) : Tree.fields();
      put(merged, name, value instanceof Tree.Fields fields ? over(under, fields) : value);
    }
    merged.at(above.where().isEmpty() ? below.where() : above.where());
    return merged;
  }

  private static void put(Tree.Fields into, String name, Tree value) {
    if (!Contents.isGap(value)) {
      into.put(name, value);
    }
  }

  /** Plays the case. */
  public Result run() {
    return run(game);
  }

  private <P extends Position<P>> Result run(Game<P> played) {
    CaseRun<P> run = new CaseRun<>(played, this);
    run.play();
    return new Result(where, name, proves, run.step(), run.differences());
  }
}
