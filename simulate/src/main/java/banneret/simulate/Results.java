package banneret.simulate;

import banneret.kernel.Fingerprint;
import banneret.kernel.Standing;
import java.util.ArrayList;
import java.util.List;
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
  private final List<Outcome> errors = new ArrayList<>();
  private final Spread rounds = new Spread();
  private final Spread points = new Spread();
  private long decisions;

  /**
   * What one bot, or whoever sat in one chair, achieved.
   *
   * @param bot its name, or what sat there: empty if not always the same
   */
  public record Tally(String bot, Share share, Spread points) {}

  Results(Simulation simulation, List<Outcome> outcomes, double seconds) {
    this.simulation = simulation;
    this.outcomes = outcomes;
    this.seconds = seconds;
    int seats = simulation.bots().size();
    double[] botWins = new double[seats];
    double[] chairWins = new double[seats];
    List<Spread> botPoints = spreads(seats);
    List<Spread> chairPoints = spreads(seats);
    for (Outcome outcome : outcomes) {
      decisions += outcome.decisions();
      Standing standing = outcome.standing();
      if (standing == null) {
        errors.add(outcome);
        continue;
      }
      rounds.add(outcome.rounds());
      for (int chair = 0; chair < seats; chair++) {
        int bot = simulation.bot(chair, outcome.game());
        botWins[bot] += standing.share(chair);
        chairWins[chair] += standing.share(chair);
        int scored = standing.points()[chair];
        botPoints.get(bot).add(scored);
        chairPoints.get(chair).add(scored);
        points.add(scored);
      }
    }
    for (int i = 0; i < seats; i++) {
      String name = simulation.bots().get(i);
      bots.add(new Tally(name, new Share(botWins[i], finished()), botPoints.get(i)));
      String there = simulation.rotate() ? "" : name;
      chairs.add(new Tally(there, new Share(chairWins[i], finished()), chairPoints.get(i)));
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
    ArrayNode seats = out.putArray("seats");
    bots.forEach(tally -> write(tally, seats.addObject().put("bot", tally.bot())));
    ArrayNode places = out.putArray("chairs");
    chairs.forEach(tally -> write(tally, places.addObject()));
    write(rounds, out.putObject("rounds"));
    write(points, out.putObject("points"));
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

  private static double round(double value) {
    return Math.round(value * 1e6) / 1e6;
  }
}
