package banneret.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    List<List<String>> rows = new ArrayList<>();
    for (Map.Entry<String, Results> run : runs.entrySet()) {
      Results results = run.getValue();
      if (rows.isEmpty()) {
        List<String> head = new ArrayList<>(List.of(option, words.say("games")));
        results.seats().forEach(seat -> head.add(gameText.apply("seat." + seat.bot())));
        head.add(words.say("rounds"));
        head.add(words.say("errors"));
        rows.add(head);
      }
      List<String> row = new ArrayList<>();
      row.add(run.getKey());
      row.add(words.whole(results.finished()));
      for (Results.Tally seat : results.seats()) {
        row.add(words.percent(seat.share().rate()) + " (" + words.interval(seat.share()) + ")");
      }
      row.add(words.decimal(results.rounds().mean()));
      row.add(words.whole(results.errors().size()));
      rows.add(row);
    }
    Summary.append(rows, out);
    Simulation simulation = runs.values().iterator().next().simulation();
    List<Summary.Fact> facts = new ArrayList<>();
    facts.add(new Summary.Fact(words.say("bots"), String.join(", ", simulation.bots())));
    facts.add(new Summary.Fact(words.say("seed"), Integer.toString(simulation.seed())));
    Summary.appendFacts(facts, out);
    return out.append('\n').append(words.say("note.shares")).append('\n').toString();
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
