package banneret.simulate;

import banneret.kernel.tree.Fingerprint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What came of a league. */
public final class LeagueTable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final League league;
  private final List<Results> results;
  private final List<Member> members = new ArrayList<>();

  /**
   * A bot of the league.
   *
   * @param index where it stands in the list of the league
   * @param reach how far the 95 % interval of the rating reaches on both sides
   */
  public record Member(int index, String bot, double rating, double reach, Pace pace) {}

  LeagueTable(League league, List<Results> results) {
    this.league = league;
    this.results = List.copyOf(results);
    List<Ratings.Score> scores = new ArrayList<>();
    List<Pace> paces = new ArrayList<>();
    league.bots().forEach(bot -> paces.add(Pace.NONE));
    for (int i = 0; i < results.size(); i++) {
      League.Pairing who = league.pairings().get(i);
      Share share = share(i);
      int seats = league.setup().seats();
      scores.add(new Ratings.Score(who.one(), who.others(), seats, share.wins(), share.games()));
      for (Outcome outcome : results.get(i).outcomes()) {
        for (int bot = 0; bot < outcome.paces().size(); bot++) {
          int member = bot == 0 ? who.one() : who.others();
          paces.set(member, paces.get(member).plus(outcome.paces().get(bot)));
        }
      }
    }
    Ratings ratings = new Ratings(league.bots().size(), scores);
    for (int i = 0; i < league.bots().size(); i++) {
      members.add(
          new Member(i, league.bots().get(i), ratings.rating(i), ratings.reach(i), paces.get(i)));
    }
  }

  /** What the one bot of a pairing won. */
  private Share share(int pairing) {
    return results.get(pairing).bots().getFirst().share();
  }

  public League league() {
    return league;
  }

  /** The bots in the order of the league. */
  public List<Member> members() {
    return members;
  }

  /** The bots, the strongest first. */
  public List<Member> ranking() {
    return members.stream().sorted(Comparator.comparingDouble(Member::rating).reversed()).toList();
  }

  /** What a bot won against another, or alone among copies of it; null if they did not meet. */
  public @Nullable Share against(int bot, int other) {
    for (int i = 0; i < results.size(); i++) {
      League.Pairing who = league.pairings().get(i);
      if (who.one() == bot && who.others() == other) {
        return share(i);
      }
      if (league.setup().seats() == 2 && who.one() == other && who.others() == bot) {
        return new Share(share(i).games() - share(i).wins(), share(i).games());
      }
    }
    return null;
  }

  /** The games that went wrong, with the pairing they belong to. */
  List<Wrong> errors() {
    List<Wrong> errors = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      League.Pairing who = league.pairings().get(i);
      for (Outcome error : results.get(i).errors()) {
        errors.add(
            new Wrong(
                league.bots().get(who.one()),
                league.bots().get(who.others()),
                error.game(),
                String.valueOf(error.error())));
      }
    }
    return errors;
  }

  /** A game that went wrong. */
  record Wrong(String one, String others, int game, String error) {}

  /** How many games went wrong. */
  public int errorCount() {
    return errors().size();
  }

  int late() {
    return members.stream().mapToInt(member -> member.pace().late()).sum();
  }

  int idle() {
    return members.stream().mapToInt(member -> member.pace().idle()).sum();
  }

  double seconds() {
    return results.stream().mapToDouble(Results::seconds).sum();
  }

  /** One fingerprint over the ends of all games, in their order. */
  public String fingerprint() {
    StringBuilder all = new StringBuilder();
    results.forEach(one -> all.append(one.fingerprint()).append('\n'));
    return Fingerprint.of(all.toString());
  }

  /** Everything as one JSON object. */
  public String json(String game) {
    ObjectNode out = JSON.createObjectNode();
    out.put("game", game);
    out.put("players", league.setup().seats());
    out.put("gamesPerPairing", league.games());
    out.put("games", league.allGames());
    out.put("counted", league.counted());
    ArrayNode bots = out.putArray("bots");
    for (Member member : ranking()) {
      Pace pace = member.pace();
      bots.addObject()
          .put("bot", member.bot())
          .put("rating", Results.round(member.rating()))
          .put("low", Results.round(member.rating() - member.reach()))
          .put("high", Results.round(member.rating() + member.reach()))
          .put("decisions", pace.decisions())
          .put("meanMillis", Results.round(pace.mean()))
          .put("worstMillis", Results.round(pace.worst()))
          .put("timeouts", pace.late())
          .put("firstShare", Results.round(pace.firstShare()))
          .put("idleGames", pace.idle());
    }
    ArrayNode pairings = out.putArray("pairings");
    for (int i = 0; i < results.size(); i++) {
      League.Pairing who = league.pairings().get(i);
      Share share = share(i);
      pairings
          .addObject()
          .put("bot", league.bots().get(who.one()))
          .put("against", league.bots().get(who.others()))
          .put("games", league.games())
          .put("errors", results.get(i).errors().size())
          .put("wins", Results.round(share.wins()))
          .put("winRate", Results.round(share.rate()))
          .put("low", Results.round(share.low()))
          .put("high", Results.round(share.high()));
    }
    out.put("errors", errorCount());
    out.put("timeouts", late());
    out.put("seconds", Results.round(seconds()));
    out.put("fingerprint", fingerprint());
    out.put("seed", league.seed());
    if (errorCount() > 0) {
      ArrayNode wrong = out.putArray("wrong");
      for (Wrong one : errors().subList(0, Math.min(10, errorCount()))) {
        wrong
            .addObject()
            .put("bot", one.one)
            .put("against", one.others)
            .put("number", one.game)
            .put("error", one.error);
      }
    }
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(out);
  }
}
