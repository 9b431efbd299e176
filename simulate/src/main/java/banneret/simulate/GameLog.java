package banneret.simulate;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Malformed;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A file to which every game is written as it ends, a line each, so that a run that was stopped
 * goes on where it was. Its first line says what is played.
 */
public final class GameLog implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Map<String, Outcome> known = new HashMap<>();
  private final BufferedWriter out;

  private GameLog(BufferedWriter out) {
    this.out = out;
  }

  /**
   * Opens a log, a new one if there is none.
   *
   * @param simulation what is played; how many games of it does not matter
   * @throws Malformed if the log is of other games than these
   */
  public static GameLog open(Path file, Game<?> game, Simulation simulation) throws IOException {
    String head = head(game, simulation);
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    if (!lines.isEmpty() && !lines.getFirst().equals(head)) {
      throw new Malformed(
          file + " line 1",
          "these are other games; expected " + head + ", found " + lines.getFirst());
    }
    Map<String, Outcome> read = new HashMap<>();
    List<String> whole = new ArrayList<>(List.of(head));
    for (int i = 1; i < lines.size(); i++) {
      try {
        JsonNode line = JSON.readTree(lines.get(i));
        read.put(key(line.path("options").asString(), line.path("number").asInt()), outcome(line));
        whole.add(lines.get(i));
      } catch (JacksonException | IllegalArgumentException e) {
        if (i < lines.size() - 1) { // The last line may have been cut off.
          throw new Malformed(file + " line " + (i + 1), "expected a game, found " + lines.get(i));
        }
      }
    }
    Files.write(file, whole);
    GameLog log = new GameLog(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
    log.known.putAll(read);
    return log;
  }

  private static String head(Game<?> game, Simulation simulation) {
    ObjectNode head = JSON.createObjectNode();
    head.put("game", game.id()).put("edition", game.edition()).put("content", game.content());
    ArrayNode bots = head.putArray("bots");
    simulation.bots().forEach(bots::add);
    head.put("rotate", simulation.rotate()).put("seed", simulation.seed());
    return JSON.writeValueAsString(head);
  }

  private static String key(String options, int number) {
    return number + " " + options;
  }

  /** A game with these options that was played before, or null. */
  synchronized @Nullable Outcome find(Setup setup, int game) {
    return known.get(key(setup.options().canonical(), game));
  }

  /** Writes a game down, unless it went wrong: that is played again. */
  synchronized void write(Setup setup, Outcome outcome) {
    Standing standing = outcome.standing();
    if (standing == null) {
      return;
    }
    ObjectNode line = JSON.createObjectNode();
    line.put("options", setup.options().canonical())
        .put("number", outcome.game())
        .put("fingerprint", outcome.fingerprint());
    numbers(standing.places(), line.putArray("places"));
    numbers(standing.points(), line.putArray("points"));
    line.put("clause", standing.clause().id());
    ArrayNode seats = line.putArray("seats");
    outcome.seats().forEach(seats::add);
    if (!outcome.factions().isEmpty()) {
      ArrayNode factions = line.putArray("factions");
      outcome.factions().forEach(factions::add);
    }
    line.put("rounds", outcome.rounds()).put("decisions", outcome.decisions());
    ArrayNode figures = line.putArray("figures");
    for (List<int[]> figure : outcome.figures()) {
      ArrayNode rounds = figures.addArray();
      figure.forEach(round -> numbers(round, rounds.addArray()));
    }
    try {
      out.write(JSON.writeValueAsString(line));
      out.newLine();
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void numbers(int[] numbers, ArrayNode to) {
    for (int number : numbers) {
      to.add(number);
    }
  }

  private static int[] numbers(JsonNode from) {
    int[] numbers = new int[from.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = from.get(i).asInt();
    }
    return numbers;
  }

  private static Outcome outcome(JsonNode line) {
    int[] places = numbers(line.path("places"));
    if (places.length == 0) {
      throw new IllegalArgumentException("no places");
    }
    Clause clause = new Clause(line.path("clause").asString());
    List<Integer> seats = new ArrayList<>();
    line.path("seats").forEach(seat -> seats.add(seat.asInt()));
    List<String> factions = new ArrayList<>();
    line.path("factions").forEach(faction -> factions.add(faction.asString()));
    List<List<int[]>> figures = new ArrayList<>();
    for (JsonNode figure : line.path("figures")) {
      List<int[]> rounds = new ArrayList<>();
      figure.forEach(round -> rounds.add(numbers(round)));
      figures.add(rounds);
    }
    return new Outcome(
        line.path("number").asInt(),
        line.path("fingerprint").asString(),
        new Standing(places, numbers(line.path("points")), clause),
        seats,
        factions,
        line.path("rounds").asInt(),
        figures,
        line.path("decisions").asInt(),
        List.of(),
        null,
        null);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
