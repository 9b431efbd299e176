package banneret.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The same games for each value of an option: who wins how often with each.
 *
 * @param option its name
 * @param runs what came of each value, in their order
 */
public record Balance(String option, Map<String, Results> runs) {
  /** How many games went wrong. */
  public int errors() {
    return runs.values().stream().mapToInt(results -> results.errors().size()).sum();
  }

  /**
   * A table for a reader.
   *
   * @param game the game's name in the reader's language
   * @param gameText the game's texts in that language, by key
   */
  public String text(String game, ReportWords words, UnaryOperator<String> gameText) {
    int games = runs.values().stream().mapToInt(results -> results.outcomes().size()).sum();
    StringBuilder out = new StringBuilder();
    out.append(words.say("title", "game", game, "games", words.whole(games))).append("\n\n");
    Simulation simulation = runs.values().iterator().next().simulation();
    // Where different bots change chairs it is they who are compared.
    boolean byBot = simulation.rotate() && simulation.bots().stream().distinct().count() > 1;
    List<List<String>> rows = new ArrayList<>();
    for (Map.Entry<String, Results> run : runs.entrySet()) {
      Results results = run.getValue();
      if (rows.isEmpty()) {
        List<String> head = new ArrayList<>(List.of(option, words.say("games")));
        if (byBot) {
          results.bots().forEach(bot -> head.add(bot.bot()));
        } else {
          results.seats().forEach(seat -> head.add(gameText.apply("seat." + seat.bot())));
        }
        head.add(words.say("rounds"));
        head.add(words.say("errors"));
        rows.add(head);
      }
      List<String> row = new ArrayList<>();
      row.add(run.getKey());
      row.add(words.whole(results.finished()));
      for (Results.Tally one : byBot ? results.bots() : results.seats()) {
        row.add(share(words, one.share()));
      }
      row.add(words.decimal(results.rounds().mean()));
      row.add(words.whole(results.errors().size()));
      rows.add(row);
    }
    Summary.append(rows, out);
    appendFactions(words, gameText, out);
    List<Summary.Fact> facts = new ArrayList<>();
    facts.add(new Summary.Fact(words.say("bots"), String.join(", ", simulation.bots())));
    facts.add(new Summary.Fact(words.say("seed"), Integer.toString(simulation.seed())));
    Summary.appendFacts(facts, out);
    return out.append('\n').append(words.say("note.shares")).append('\n').toString();
  }

  private static String share(ReportWords words, Share share) {
    return words.percent(share.rate()) + " (" + words.interval(share) + ")";
  }

  /** A row for each faction in all games, then for each value: how often it won against others. */
  private void appendFactions(
      ReportWords words, UnaryOperator<String> gameText, StringBuilder out) {
    Map<String, Share> all = new TreeMap<>();
    List<List<String>> rows = new ArrayList<>();
    runs.forEach((value, results) -> {
      for (Results.Tally one : results.factions()) {
        Share share = one.share();
        rows.add(row(words, value, gameText.apply("faction." + one.bot()), share));
        all.merge(one.bot(), share, Share::plus);
      }
    });
    if (rows.isEmpty()) {
      return;
    }
    int at = 0;
    rows.add(at++, List.of(option, words.say("faction"), words.say("games"), words.say("share")));
    for (Map.Entry<String, Share> one : all.entrySet()) {
      String faction = gameText.apply("faction." + one.getKey());
      rows.add(at++, row(words, words.say("all"), faction, one.getValue()));
    }
    Summary.append(rows, out);
  }

  private static List<String> row(ReportWords words, String value, String faction, Share share) {
    return List.of(value, faction, words.whole(share.games()), share(words, share));
  }

  /** Everything as one JSON object, with the results of each value. */
  public String json(String game) {
    JsonMapper json = JsonMapper.builder().build();
    ObjectNode out = json.createObjectNode();
    out.put("game", game).put("option", option);
    ArrayNode each = out.putArray("each");
    runs.forEach((value, results) -> {
      ObjectNode one = each.addObject().put("value", value);
      one.set("results", json.readTree(results.json(game)));
    });
    return json.writerWithDefaultPrettyPrinter().writeValueAsString(out);
  }
}
