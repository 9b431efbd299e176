package banneret.simulate;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What came of a simulation, for a reader: a few tables and facts that all forms share. */
public final class Summary {
  private static final int SHOWN_ERRORS = 10;
  private static final int SHOWN_ROUNDS = 10;

  private final String game;
  private final Results results;
  private final ReportWords words;
  private final UnaryOperator<String> gameText;

  /**
   * @param game the game's name in the reader's language
   * @param gameText the game's texts in that language, by key: seats, figures and endings
   */
  public Summary(String game, Results results, ReportWords words, UnaryOperator<String> gameText) {
    this.game = game;
    this.results = results;
    this.words = words;
    this.gameText = gameText;
  }

  String title() {
    return words.say("title", "game", game, "games", words.whole(results.outcomes().size()));
  }

  /** Names and what they are. */
  record Fact(String name, String value) {}

  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    Simulation simulation = results.simulation();
    String bots = String.join(", ", simulation.bots());
    facts.add(
        new Fact(
            words.say("bots"),
            simulation.rotate() ? words.say("bots.rotated", "bots", bots) : bots));
    Tree.Fields options = simulation.setup().options();
    if (!options.isEmpty()) {
      facts.add(new Fact(words.say("options"), options(options)));
    }
    facts.add(new Fact(words.say("seed"), Integer.toString(simulation.seed())));
    facts.add(new Fact(words.say("rounds"), words.spread(results.rounds())));
    facts.add(new Fact(words.say("points"), words.spread(results.points())));
    facts.add(
        new Fact(
            words.say("decisions"),
            words.say(
                "speed",
                "decisions",
                words.whole(results.decisions()),
                "seconds",
                words.decimal(results.seconds()),
                "speed",
                words.whole(Math.round(results.decisionsPerSecond())))));
    facts.add(new Fact(words.say("errors"), words.whole(results.errors().size())));
    facts.add(new Fact(words.say("fingerprint"), results.fingerprint()));
    return facts;
  }

  static String options(Tree.Fields options) {
    List<String> chosen = new ArrayList<>();
    options.names().forEach(name -> chosen.add(name + "=" + options.text(name)));
    return String.join(", ", chosen);
  }

  /** The first games that went wrong, a line each. */
  List<String> errors() {
    List<String> lines = new ArrayList<>();
    List<Outcome> errors = results.errors();
    for (Outcome error : errors.subList(0, Math.min(SHOWN_ERRORS, errors.size()))) {
      lines.add(
          words.say("error", "game", error.game() + 1, "error", String.valueOf(error.error())));
    }
    if (errors.size() > SHOWN_ERRORS) {
      lines.add(words.say("errors.more", "count", words.whole(errors.size() - SHOWN_ERRORS)));
    }
    return lines;
  }

  List<String> notes() {
    return List.of(words.say("note.shares"), words.say("note.decisions"));
  }

  /** A table by bot, its head first. */
  List<List<String>> byBot() {
    return table(words.say("bot"), results.bots());
  }

  /** A table by chair, its head first. */
  List<List<String>> byChair() {
    return table(words.say("chair"), results.chairs());
  }

  /** A table by seat, its head first. */
  List<List<String>> bySeat() {
    return table(words.say("seat"), seats());
  }

  /** A table by faction, its head first; empty if all fight with the same. */
  List<List<String>> byFaction() {
    List<List<String>> rows = new ArrayList<>();
    if (!results.factions().isEmpty()) {
      rows.add(
          List.of(
              words.say("faction"),
              words.say("games"),
              words.say("share"),
              words.say("interval"),
              words.say("points")));
    }
    for (Results.Tally tally : results.factions()) {
      Share share = tally.share();
      rows.add(
          List.of(
              gameText.apply("faction." + tally.bot()),
              words.whole(share.games()),
              words.percent(share.rate()),
              words.interval(share),
              words.decimal(tally.points().mean())));
    }
    return rows;
  }

  /** What each seat achieved, under its name. */
  List<Results.Tally> seats() {
    List<Results.Tally> named = new ArrayList<>();
    for (Results.Tally tally : results.seats()) {
      named.add(
          new Results.Tally(gameText.apply("seat." + tally.bot()), tally.share(), tally.points()));
    }
    return named;
  }

  private List<List<String>> table(String first, List<Results.Tally> tallies) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            first,
            words.say("wins"),
            words.say("share"),
            words.say("interval"),
            words.say("points")));
    for (int i = 0; i < tallies.size(); i++) {
      Results.Tally tally = tallies.get(i);
      Share share = tally.share();
      rows.add(
          List.of(
              label(tally, i),
              words.decimal(share.wins()),
              words.percent(share.rate()),
              words.interval(share),
              words.decimal(tally.points().mean())));
    }
    return rows;
  }

  /** A table of how games ended, its head first. */
  List<List<String>> byEnding() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(words.say("ending"), words.say("games"), words.say("games.share")));
    for (EndingCount ending : results.endings()) {
      rows.add(
          List.of(
              gameText.apply("ending." + ending.clause()),
              words.whole(ending.games()),
              words.percent((double) ending.games() / results.finished())));
    }
    return rows;
  }

  String name(Course course) {
    return gameText.apply("figure." + course.figure());
  }

  /** A table of how a figure went, its head first: a row for each seat, a column for a round. */
  List<List<String>> byRound(Course course) {
    List<Course.Round> rounds = course.some(SHOWN_ROUNDS);
    List<List<String>> rows = new ArrayList<>();
    rows.add(row(words.say("round"), rounds, round -> words.whole(round.number())));
    List<Results.Tally> seats = seats();
    for (int i = 0; i < seats.size(); i++) {
      int seat = i;
      String label = label(seats.get(i), i);
      rows.add(row(label, rounds, round -> words.decimal(round.means().get(seat))));
    }
    rows.add(row(words.say("games"), rounds, round -> words.whole(round.games())));
    return rows;
  }

  private static List<String> row(
      String label, List<Course.Round> rounds, Function<Course.Round, String> cell) {
    List<String> row = new ArrayList<>();
    row.add(label);
    rounds.forEach(round -> row.add(cell.apply(round)));
    return row;
  }

  static String label(Results.Tally tally, int index) {
    return tally.bot().isEmpty() ? Integer.toString(index + 1) : index + 1 + " " + tally.bot();
  }

  /** All of it as plain text. */
  public String text() {
    StringBuilder out = new StringBuilder(title()).append("\n\n");
    append(byBot(), out);
    append(byChair(), out);
    append(bySeat(), out);
    if (!results.factions().isEmpty()) {
      append(byFaction(), out);
    }
    append(byEnding(), out);
    for (Course course : results.courses()) {
      out.append(name(course)).append('\n');
      append(byRound(course), out);
    }
    appendFacts(facts(), out);
    errors().forEach(line -> out.append("  ").append(line).append('\n'));
    out.append('\n');
    notes().forEach(line -> out.append(line).append('\n'));
    return out.toString();
  }

  static void appendFacts(List<Fact> facts, StringBuilder out) {
    int width = facts.stream().mapToInt(fact -> fact.name().length()).max().orElse(0);
    for (Fact fact : facts) {
      out.append(pad(fact.name(), width, false)).append("  ").append(fact.value()).append('\n');
    }
  }

  static void append(List<List<String>> rows, StringBuilder out) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
        line.append(column == 0 ? "" : "   ").append(pad(row.get(column), width, column > 0));
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    out.append('\n');
  }

  private static String pad(String text, int width, boolean right) {
    String gap = " ".repeat(Math.max(0, width - text.length()));
    return right ? gap + text : text + gap;
  }
}
