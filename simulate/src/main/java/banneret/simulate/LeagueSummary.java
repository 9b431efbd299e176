package banneret.simulate;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** What came of a league, for a reader: a few tables and facts that all forms share. */
public final class LeagueSummary {
  private static final int SHOWN_ERRORS = 10;

  private final String game;
  private final LeagueTable table;
  private final ReportWords words;

  /**
   * @param game the game's name in the reader's language
   */
  public LeagueSummary(String game, LeagueTable table, ReportWords words) {
    this.game = game;
    this.table = table;
    this.words = words;
  }

  String title() {
    return words.say("league.title", "game", game, "players", table.league().setup().seats());
  }

  /** The bots by strength, the head first. */
  List<List<String>> ranking() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            words.say("bot"),
            words.say("league.rating"),
            words.say("interval"),
            words.say("decisions"),
            words.say("league.mean"),
            words.say("league.worst"),
            words.say("league.late"),
            words.say("league.first")));
    for (LeagueTable.Member member : table.ranking()) {
      Pace pace = member.pace();
      rows.add(
          List.of(
              member.bot(),
              Long.toString(Math.round(member.rating())),
              interval(member),
              words.whole(pace.decisions()),
              millis(pace.mean()),
              millis(pace.worst()),
              words.whole(pace.late()),
              words.percent(pace.firstShare())));
    }
    return rows;
  }

  String interval(LeagueTable.Member member) {
    return words.say(
        "range",
        "low",
        Math.round(member.rating() - member.reach()),
        "high",
        Math.round(member.rating() + member.reach()));
  }

  private String millis(double millis) {
    return words.say("league.millis", "number", words.decimal(millis));
  }

  String crossTitle() {
    int seats = table.league().setup().seats();
    return seats == 2
        ? words.say("league.cross")
        : words.say("league.cross-one", "others", seats - 1, "even", words.percent(1.0 / seats));
  }

  /** What each bot won against each other, the head first. */
  List<List<String>> cross() {
    List<LeagueTable.Member> members = table.ranking();
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>();
    head.add("");
    members.forEach(member -> head.add(member.bot()));
    rows.add(head);
    for (LeagueTable.Member member : members) {
      List<String> row = new ArrayList<>();
      row.add(member.bot());
      for (LeagueTable.Member other : members) {
        Share share = table.against(member.index(), other.index());
        row.add(share == null ? "–" : share(share));
      }
      rows.add(row);
    }
    return rows;
  }

  private String share(Share share) {
    return words.say(
        "league.share",
        "share",
        words.percent(share.rate()),
        "low",
        words.decimal(100 * share.low()),
        "high",
        words.decimal(100 * share.high()));
  }

  List<Summary.Fact> facts() {
    League league = table.league();
    List<Summary.Fact> facts = new ArrayList<>();
    facts.add(
        fact(
            "league.games",
            words.say(
                "league.games-each",
                "all",
                words.whole(league.allGames()),
                "each",
                words.whole(league.games()))));
    Tree.Fields options = league.setup().options();
    if (!options.isEmpty()) {
      facts.add(fact("options", Summary.options(options)));
    }
    facts.add(
        fact("league.effort", words.say(league.counted() ? "league.counted" : "league.timed")));
    facts.add(fact("seed", Integer.toString(league.seed())));
    facts.add(
        fact("league.time", words.say("league.seconds", "n", words.decimal(table.seconds()))));
    facts.add(fact("errors", words.whole(table.errorCount())));
    facts.add(fact("league.late", words.whole(table.late())));
    facts.add(fact("league.idle", words.whole(table.idle())));
    if (league.counted()) {
      facts.add(fact("fingerprint", table.fingerprint()));
    }
    return facts;
  }

  private Summary.Fact fact(String key, String value) {
    return new Summary.Fact(words.say(key), value);
  }

  /** The first games that went wrong, a line each. */
  List<String> errors() {
    List<String> lines = new ArrayList<>();
    List<LeagueTable.Wrong> errors = table.errors();
    for (LeagueTable.Wrong wrong : errors.subList(0, Math.min(SHOWN_ERRORS, errors.size()))) {
      lines.add(
          words.say(
              "league.error",
              "one",
              wrong.one(),
              "others",
              wrong.others(),
              "game",
              wrong.game() + 1,
              "error",
              wrong.error()));
    }
    if (errors.size() > SHOWN_ERRORS) {
      lines.add(words.say("errors.more", "count", words.whole(errors.size() - SHOWN_ERRORS)));
    }
    return lines;
  }

  List<String> notes() {
    return List.of(
        words.say("league.note.ratings"),
        words.say("note.shares"),
        words.say("league.note.decisions"),
        words.say("league.note.late"));
  }

  /** All of it as plain text. */
  public String text() {
    StringBuilder out = new StringBuilder(title()).append("\n\n");
    Summary.append(ranking(), out);
    out.append(crossTitle()).append('\n');
    Summary.append(cross(), out);
    Summary.appendFacts(facts(), out);
    errors().forEach(line -> out.append("  ").append(line).append('\n'));
    out.append('\n');
    notes().forEach(line -> out.append(line).append('\n'));
    return out.toString();
  }

  /** All of it as one page that needs nothing else. */
  public String html() {
    StringBuilder out = new StringBuilder();
    Report.begin(title(), words, out);
    Report.facts(facts(), errors(), out);
    Report.heading(words.say("league.rating"), out);
    out.append(Plot.ratings(words.say("league.rating"), table.ranking(), this));
    Report.table(ranking(), out);
    Report.heading(crossTitle(), out);
    Report.table(cross(), out);
    notes().forEach(note -> Report.note(note, out));
    return Report.end(out);
  }
}
