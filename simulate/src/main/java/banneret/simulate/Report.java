package banneret.simulate;

import java.util.List;
import java.util.function.UnaryOperator;

/** What came of a simulation, as one page that needs nothing else. */
public final class Report {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22201c; --faint: #6b665d;
        --rule: #d9d4c9; --mark: #9c3f1f; --bar: #c98a6b; }
      @media (prefers-color-scheme: dark) { :root { --paper: #1c1b19; --ink: #ece8df;
        --faint: #a39d91; --rule: #3d3a35; --mark: #f0a07c; --bar: #a8623f; } }
      body { background: var(--paper); color: var(--ink); margin: 2rem auto; padding: 0 1rem;
        max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif; }
      h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .4rem; }
      table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
      .wide { overflow-x: auto; }
      th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--rule); }
      th:first-child, td:first-child { text-align: left; }
      th { color: var(--faint); font-weight: 500; font-size: .9rem; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
      dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
      svg { width: 100%; height: auto; }
      svg text { fill: var(--ink); font-size: 13px; }
      .grid, .axis { stroke: var(--rule); } .even { stroke: var(--faint); stroke-dasharray: 4 4; }
      .whisker { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
      .dot { fill: var(--mark); stroke: var(--paper); stroke-width: 1.5; } .bar { fill: var(--bar); }
      polyline.course { fill: none; stroke-width: 2; } .point { stroke: none; }
      .seat-0 { stroke: #3b6ea5; fill: #3b6ea5; } .seat-1 { stroke: #b3403a; fill: #b3403a; }
      .seat-2 { stroke: #b8860b; fill: #b8860b; } .seat-3 { stroke: #3f8a4f; fill: #3f8a4f; }
      .seat-4 { stroke: #7d5ba6; fill: #7d5ba6; } .seat-5 { stroke: #737373; fill: #737373; }
      svg text.key { stroke: none; font-weight: 600; }
      .note { color: var(--faint); font-size: .9rem; } .wrong { color: var(--mark); }
      """;

  private Report() {}

  /** The page. */
  public static String html(
      String game, Results results, ReportWords words, UnaryOperator<String> gameText) {
    Summary summary = new Summary(game, results, words, gameText);
    StringBuilder out = new StringBuilder();
    begin(summary.title(), words, out);
    facts(summary.facts(), summary.errors(), out);
    heading(words.say("report.by-bot"), out);
    out.append(Plot.shares(words.say("report.by-bot"), results.bots(), words));
    table(summary.byBot(), out);
    heading(words.say("report.by-chair"), out);
    out.append(Plot.shares(words.say("report.by-chair"), results.chairs(), words));
    table(summary.byChair(), out);
    heading(words.say("report.by-seat"), out);
    out.append(Plot.shares(words.say("report.by-seat"), summary.seats(), words));
    table(summary.bySeat(), out);
    heading(words.say("report.endings"), out);
    table(summary.byEnding(), out);
    for (Course course : results.courses()) {
      heading(summary.name(course), out);
      out.append(Plot.course(summary.name(course), course, summary.seats(), words));
      table(summary.byRound(course), out);
    }
    spread(
        words.say("report.rounds"), "report.games", results.rounds(), results.rounds(), words, out);
    spread(
        words.say("report.points"), "report.seats", results.points(), results.points(), words, out);
    each("report.points-of", "bot", results.bots(), results.points(), words, out);
    each("report.points-in", "chair", results.chairs(), results.points(), words, out);
    note(words.say("report.dashed"), out);
    summary.notes().forEach(note -> note(note, out));
    return end(out);
  }

  static void begin(String title, ReportWords words, StringBuilder out) {
    out.append("<!doctype html>\n<html lang=\"").append(words.language()).append("\">\n<head>\n");
    out.append("<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>").append(Plot.escape(title)).append("</title>\n");
    out.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n<main>\n");
    out.append("<h1>").append(Plot.escape(title)).append("</h1>\n");
  }

  static String end(StringBuilder out) {
    return out.append("</main>\n</body>\n</html>\n").toString();
  }

  static void facts(List<Summary.Fact> facts, List<String> errors, StringBuilder out) {
    out.append("<dl>\n");
    for (Summary.Fact fact : facts) {
      out.append("<dt>").append(Plot.escape(fact.name())).append("</dt><dd>");
      out.append(Plot.escape(fact.value())).append("</dd>\n");
    }
    out.append("</dl>\n");
    for (String error : errors) {
      out.append("<p class=\"wrong\">").append(Plot.escape(error)).append("</p>\n");
    }
  }

  static void note(String text, StringBuilder out) {
    out.append("<p class=\"note\">").append(Plot.escape(text)).append("</p>\n");
  }

  static void heading(String text, StringBuilder out) {
    out.append("<h2>").append(Plot.escape(text)).append("</h2>\n");
  }

  private static void spread(
      String title, String what, Spread spread, Spread axis, ReportWords words, StringBuilder out) {
    heading(title, out);
    out.append(Plot.spread(title, words.say(what), spread, axis, words));
  }

  private static void each(
      String key,
      String name,
      List<Results.Tally> tallies,
      Spread axis,
      ReportWords words,
      StringBuilder out) {
    for (int i = 0; i < tallies.size(); i++) {
      String title = words.say(key, name, Summary.label(tallies.get(i), i));
      spread(title, "report.games", tallies.get(i).points(), axis, words, out);
    }
  }

  static void table(List<List<String>> rows, StringBuilder out) {
    out.append("<div class=\"wide\"><table>\n");
    for (int row = 0; row < rows.size(); row++) {
      String cell = row == 0 ? "th" : "td";
      out.append("<tr>");
      for (String text : rows.get(row)) {
        out.append('<').append(cell).append('>').append(Plot.escape(text));
        out.append("</").append(cell).append('>');
      }
      out.append("</tr>\n");
    }
    out.append("</table></div>\n");
  }
}
