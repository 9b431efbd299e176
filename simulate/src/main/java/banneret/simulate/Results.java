package banneret.simulate;

import banneret.kernel.step.Standing;
import banneret.kernel.tree.Fingerprint;
import banneret.kernel.tree.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What came of a simulation. */
public final class Results {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Simulation simulation;
  private final List<Outcome> outcomes;
  private final double seconds;
  private final List<Tally> bots = new ArrayList<>();
  private final List<Tally> chairs = new ArrayList<>();
  private final List<Tally> seats = new ArrayList<>();
  private final List<Tally> factions = new ArrayList<>();
  private final List<Outcome> errors = new ArrayList<>();
  private final Spread rounds = new Spread();
  private final Spread points = new Spread();
  private final List<Course> courses = new ArrayList<>();
  private final List<EndingCount> endings = new ArrayList<>();
  private long decisions;

  /**
   * What one bot, or whoever sat in one chair or had one seat, achieved.
   *
   * @param bot its name, or what sat there: empty if not always the same; or the seat's id
   */
  public record Tally(String bot, Share share, Spread points) {}

  Results(
      Simulation simulation,
      List<Outcome> outcomes,
      double seconds,
      Names seatNames,
      List<String> figures) {
    this.simulation = simulation;
    this.outcomes = outcomes;
    this.seconds = seconds;
    int count = simulation.bots().size();
    double[] botWins = new double[count];
    double[] chairWins = new double[count];
    double[] seatWins = new double[count];
    List<Spread> botPoints = spreads(count);
    List<Spread> chairPoints = spreads(count);
    List<Spread> seatPoints = spreads(count);
    Map<String, Integer> ended = new TreeMap<>();
    for (Outcome outcome : outcomes) {
      decisions += outcome.decisions();
      Standing standing = outcome.standing();
      if (standing == null) {
        errors.add(outcome);
        continue;
      }
      rounds.add(outcome.rounds());
      ended.merge(standing.clause().id(), 1, Integer::sum);
      for (int chair = 0; chair < count; chair++) {
        int bot = simulation.bot(chair, outcome.game());
        int seat = outcome.seats().get(chair);
        botWins[bot] += standing.share(seat);
        chairWins[chair] += standing.share(seat);
        seatWins[seat] += standing.share(seat);
        int scored = standing.points()[seat];
        botPoints.get(bot).add(scored);
        chairPoints.get(chair).add(scored);
        seatPoints.get(seat).add(scored);
        points.add(scored);
      }
    }
    for (int i = 0; i < count; i++) {
      String name = simulation.bots().get(i);
      bots.add(new Tally(name, new Share(botWins[i], finished()), botPoints.get(i)));
      String there = simulation.rotate() ? "" : name;
      chairs.add(new Tally(there, new Share(chairWins[i], finished()), chairPoints.get(i)));
      String seat = i < seatNames.count() ? seatNames.word(i) : Integer.toString(i + 1);
      seats.add(new Tally(seat, new Share(seatWins[i], finished()), seatPoints.get(i)));
    }
    ended.forEach((clause, games) -> endings.add(new EndingCount(clause, games)));
    endings.sort(Comparator.comparingInt(EndingCount::games).reversed());
    addCourses(figures);
    addFactions();
  }

  /**
   * What each faction achieved against others; where it fights itself there is nothing to learn.
   */
  private void addFactions() {
    Map<String, Spread> scored = new TreeMap<>();
    Map<String, Double> wins = new TreeMap<>();
    Map<String, Integer> games = new TreeMap<>();
    for (Outcome outcome : outcomes) {
      Standing standing = outcome.standing();
      boolean isMixed = outcome.factions().stream().distinct().count() > 1;
      for (int seat = 0; standing != null && isMixed && seat < outcome.factions().size(); seat++) {
        String faction = outcome.factions().get(seat);
        wins.merge(faction, standing.share(seat), Double::sum);
        games.merge(faction, 1, Integer::sum);
        scored.computeIfAbsent(faction, any -> new Spread()).add(standing.points()[seat]);
      }
    }
    scored.forEach((faction, spread) -> {
      Share share = new Share(wins.getOrDefault(faction, 0.0), games.getOrDefault(faction, 0));
      factions.add(new Tally(faction, share, spread));
    });
  }

  private void addCourses(List<String> figures) {
    for (int i = 0; i < figures.size(); i++) {
      List<List<int[]>> games = new ArrayList<>();
      for (Outcome outcome : outcomes) {
        if (outcome.standing() != null) {
          games.add(outcome.figures().get(i));
        }
      }
      courses.add(Course.over(figures.get(i), seats.size(), games));
    }
  }

  private static List<Spread> spreads(int count) {
    List<Spread> spreads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      spreads.add(new Spread());
    }
    return spreads;
  }

  public Simulation simulation() {
    return simulation;
  }

  public List<Outcome> outcomes() {
    return outcomes;
  }

  /** How many games came to an end. */
  public int finished() {
    return outcomes.size() - errors.size();
  }

  /** The games that went wrong. */
  public List<Outcome> errors() {
    return errors;
  }

  /** Each bot of the list, in that order, whatever chairs it sat in. */
  public List<Tally> bots() {
    return bots;
  }

  public List<Tally> chairs() {
    return chairs;
  }

  /** Each seat of the game, such as a house, whoever had it. */
  public List<Tally> seats() {
    return seats;
  }

  /** Each faction in the games where it met others, by id; none where all fight with the same. */
  public List<Tally> factions() {
    return factions;
  }

  /** How each figure of the game went, round by round. */
  public List<Course> courses() {
    return courses;
  }

  /** How games ended, the most frequent way first. */
  public List<EndingCount> endings() {
    return endings;
  }

  public Spread rounds() {
    return rounds;
  }

  /** The victory points of all seats. */
  public Spread points() {
    return points;
  }

  /** The questions that left a choice, in all games. */
  public long decisions() {
    return decisions;
  }

  public double seconds() {
    return seconds;
  }

  public double decisionsPerSecond() {
    return decisions / seconds;
  }

  /** One fingerprint over the ends of all games, in their order. */
  public String fingerprint() {
    StringBuilder all = new StringBuilder();
    for (Outcome outcome : outcomes) {
      all.append(outcome.fingerprint()).append('\n');
    }
    return Fingerprint.of(all.toString());
  }

  /** Everything as one JSON object. */
  public String json(String game) {
    ObjectNode out = JSON.createObjectNode();
    out.put("game", game);
    out.put("games", outcomes.size());
    out.put("finished", finished());
    out.put("errors", errors.size());
    ArrayNode listed = out.putArray("seats");
    bots.forEach(tally -> write(tally, listed.addObject().put("bot", tally.bot())));
    ArrayNode places = out.putArray("chairs");
    chairs.forEach(tally -> write(tally, places.addObject()));
    ArrayNode names = out.putArray("seatNames");
    seats.forEach(tally -> write(tally, names.addObject().put("seat", tally.bot())));
    if (!factions.isEmpty()) {
      ArrayNode sorts = out.putArray("factions");
      factions.forEach(tally ->
          write(
              tally,
              sorts.addObject().put("faction", tally.bot()).put("games", tally.share().games())));
    }
    write(rounds, out.putObject("rounds"));
    write(points, out.putObject("points"));
    writeEndings(out.putArray("endings"));
    writeCourses(out.putArray("figures"));
    out.put("decisions", decisions);
    out.put("seconds", round(seconds));
    out.put("decisionsPerSecond", Math.round(decisionsPerSecond()));
    out.put("fingerprint", fingerprint());
    out.put("seed", simulation.seed());
    if (!errors.isEmpty()) {
      ArrayNode wrong = out.putArray("wrong");
      for (Outcome error : errors.subList(0, Math.min(10, errors.size()))) {
        wrong.addObject().put("number", error.game()).put("error", error.error());
      }
    }
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(out);
  }

  private void writeEndings(ArrayNode out) {
    for (EndingCount ending : endings) {
      double share = (double) ending.games() / finished();
      out.addObject()
          .put("clause", ending.clause())
          .put("games", ending.games())
          .put("share", round(share));
    }
  }

  private void writeCourses(ArrayNode out) {
    for (Course course : courses) {
      ArrayNode rounds = out.addObject().put("figure", course.figure()).putArray("rounds");
      for (Course.Round round : course.rounds()) {
        ArrayNode means =
            rounds
                .addObject()
                .put("round", round.number())
                .put("games", round.games())
                .putArray("means");
        round.means().forEach(mean -> means.add(round(mean)));
      }
    }
  }

  private static void write(Tally tally, ObjectNode out) {
    Share share = tally.share();
    out.put("wins", round(share.wins()));
    out.put("winRate", round(share.rate()));
    out.put("low", round(share.low()));
    out.put("high", round(share.high()));
    out.put("points", round(tally.points().mean()));
  }

  private static void write(Spread spread, ObjectNode out) {
    out.put("mean", round(spread.mean())).put("min", spread.min()).put("max", spread.max());
  }

  static double round(double value) {
    return Math.round(value * 1e6) / 1e6;
  }
}
