package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position, what is said and dealt, and what must come of it.
 *
 * @param known the names that the game knows
 * @param file the file it stands in
 * @param where file and line
 * @param proves the clauses it proves
 * @param given the position it begins with, or null if it begins with a new game
 * @param asksAll true if seats are asked even where they have no choice and others cannot know it
 * @param refused words that say why the position it begins with is refused, or empty
 * @param chance what luck brings, in order
 * @param learn what it says to whoever learns by it, or null if it is no part of a lesson
 */
public record Case(
    Game<?> game,
    KnownNames known,
    String file,
    String where,
    String name,
    List<String> proves,
    Tree.@Nullable Fields given,
    Tree.Fields setup,
    boolean asksAll,
    String refused,
    List<String> chance,
    boolean spareChance,
    List<Tree> play,
    Tree.@Nullable Fields expect,
    Tree.@Nullable Fields learn) {

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

  /**
   * Reads a case; what it does not say is as the file has it for all its cases. One with branches
   * is as many cases: each begins as it does and then goes on by itself.
   */
  static List<Case> read(
      Game<?> game, KnownNames known, String file, Tree.Fields in, Tree.Fields common) {
    in.allow(
        "game",
        "name",
        "proves",
        "given",
        "setup",
        "asks-all",
        "refused",
        "chance",
        "spare-chance",
        "play",
        "expect",
        "branches",
        "learn");
    if (in.has("given") && in.has("setup")) {
      throw in.get("setup").wrong("a case has 'given' or 'setup', not both");
    }
    if (!in.has("setup") && !in.has("given") && !common.has("given")) {
      throw in.wrong("'given' is missing");
    }
    Tree.Fields setup = in.fieldsIfAny("setup");
    setup.allow("seats", "options");
    Tree.Fields given =
        in.has("setup") ? null : over(common.fieldsIfAny("given"), in.fieldsIfAny("given"));
    if (given != null) {
      given.at(in.has("given") ? in.get("given").where() : common.get("given").where());
    }
    Case start =
        new Case(
            game,
            known,
            file,
            in.where(),
            in.text("name"),
            proves(known, in),
            given,
            setup,
            in.flagOr("asks-all", false),
            refused(in),
            List.copyOf(in.itemsIfAny("chance").texts()),
            in.flagOr("spare-chance", false),
            in.itemsIfAny("play").all(),
            in.has("expect") ? in.fieldsOf("expect") : null,
            in.has("learn") ? in.fieldsOf("learn") : null);
    return start.branches(in);
  }

  /** Why the position is refused: then nothing is played. */
  private static String refused(Tree.Fields in) {
    if (!in.has("refused")) {
      return "";
    }
    for (String other : List.of("setup", "play", "expect", "branches", "chance")) {
      in.get("refused").expect(!in.has(other), "a position that is refused has no '" + other + "'");
    }
    String why = in.text("refused");
    in.get("refused").expect(!why.isBlank(), "expected some of the words that say why");
    return why;
  }

  private static List<String> proves(KnownNames known, Tree.Fields in) {
    Tree.Items ids = in.itemsIfAny("proves");
    ids.all().forEach(known::checkClause);
    return List.copyOf(ids.texts());
  }

  /** This case, or a case for each of its branches. */
  private List<Case> branches(Tree.Fields in) {
    if (!in.has("branches")) {
      return List.of(this);
    }
    if (learn != null) {
      throw in.get("branches").wrong("a step of a lesson has one way to go");
    }
    List<Case> cases = new ArrayList<>();
    for (Tree branch : in.itemsOf("branches").all()) {
      Tree.Fields fields = branch.asFields();
      fields.allow("name", "proves", "chance", "spare-chance", "play", "expect", "branches");
      cases.addAll(branch(fields).branches(fields));
    }
    if (cases.size() < 2) {
      throw in.get("branches").wrong("expected two branches at least");
    }
    return List.copyOf(cases);
  }

  /** How this case goes on in one branch; what it expects by itself must be true before that. */
  private Case branch(Tree.Fields in) {
    List<Tree> steps = new ArrayList<>(play);
    if (expect != null) {
      steps.add(Tree.fields().put("expect", expect).at(expect.where()));
    }
    steps.addAll(in.itemsIfAny("play").all());
    return new Case(
        game,
        known,
        file,
        in.where(),
        name + ": " + in.text("name"),
        joined(proves, proves(known, in)),
        given,
        setup,
        asksAll,
        refused,
        joined(chance, in.itemsIfAny("chance").texts()),
        in.flagOr("spare-chance", spareChance),
        List.copyOf(steps),
        in.has("expect") ? in.fieldsOf("expect") : null,
        null);
  }

  private static List<String> joined(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
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
