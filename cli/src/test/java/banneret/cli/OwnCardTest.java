package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.server.Server;
import banneret.server.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A card of one's own, exactly as docs/effects.md shows it: the files, the commands, the words. */
class OwnCardTest {
  private static final Path DOCUMENT = Path.of("../docs/effects.md");
  private static final Pattern FILE = Pattern.compile("(?s)```yaml (my-pack/\\S+)\n(.*?)```");
  private static final Pattern WORDS = Pattern.compile("(?s)reads \\*(.*?)\\* and \\*(.*?)\\*");
  private static final String CARD = "loot.night-raid";
  @TempDir private Path folder;
  private String document = "";
  private Path pack = Path.of("");
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void write() throws IOException {
    document = Files.readString(DOCUMENT);
    pack = folder.resolve("my-pack");
    Matcher files = FILE.matcher(document);
    while (files.find()) {
      Path file = folder.resolve(files.group(1));
      Files.createDirectories(file.getParent());
      Files.writeString(file, files.group(2));
    }
    assertThat(pack.resolve("battue/loot/night-raid.yaml")).exists();
  }

  private String words(String language) {
    Matcher words = WORDS.matcher(document);
    assertThat(words.find()).isTrue();
    return words.group(language.equals("en") ? 1 : 2).replaceAll("\\s+", " ");
  }

  private int run(String line) {
    String[] words = line.split(" ");
    return Banneret.commandLine(List.of(words), Map.of())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words);
  }

  @Test
  void its_case_passes_with_the_pack_and_not_without() {
    assertThat(document).contains("./banneret cases --pack my-pack my-pack/cases\n");
    assertThat(run("cases --pack " + pack + " " + pack.resolve("cases")))
        .as(out + "" + err)
        .isZero();
    assertThat(out.toString()).contains("1 ");
    assertThat(run("cases " + pack.resolve("cases"))).isEqualTo(2);
    assertThat(err.toString()).contains("night-raid");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en|Night Raid|Red plays Night Raid.", "fr|Raid nocturne|Rouge joue Raid nocturne."})
  void it_plays_in_the_terminal_with_its_words(String language, String name, String told)
      throws IOException {
    Path position = folder.resolve("position.yaml");
    Files.writeString(
        position,
        """
        seats: 2
        turn: {active: red, first: red, round: 3, phase: start}
        board: {gate-n: {flag: red, red: 3}, gate-s: {flag: blue, blue: 4}}
        hands: {red: {night-raid: 1}}
        """);
    String screen =
        TerminalTest.typed(
            "dumb",
            TerminalTest.lines("hand", "play night-raid at gate-s", "look gate-s"),
            "battue",
            "--seed",
            "7",
            "--lang",
            language,
            "--from",
            position.toString(),
            "--pack",
            pack.toString());
    String flat = screen.replaceAll("\\s+", " ");
    assertThat(flat).contains(name, words(language), told);
  }

  @Test
  void the_page_is_sent_its_words_in_both_languages() throws Exception {
    Settings settings =
        Settings.of(0, folder.resolve("data")).at("127.0.0.1").withPack(pack).unlimited();
    try (Server server = Server.open(settings)) {
      for (String language : List.of("en", "fr")) {
        JsonNode texts = get(server, "texts/" + language);
        String name = language.equals("en") ? "Night Raid" : "Raid nocturne";
        assertThat(texts.get(CARD).asString()).isEqualTo(name);
        assertThat(texts.get(CARD + ".text").asString()).isEqualTo(words(language));
        JsonNode clause = get(server, "rules").get("clauses").get("battue.card.night-raid");
        assertThat(clause.get(language).asString()).isEqualTo(words(language));
      }
      assertThat(get(server, "content").get("loot").get("cards").toString()).contains("night-raid");
    }
  }

  private static JsonNode get(Server server, String what) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + server.port() + "/api/games/battue/" + what);
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      return JsonMapper.shared().readTree(answer.body());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "remove-warriors: 2|remove-warrior: 2",
        "to: enemy-horde|to: opponent",
        "{do: {remove-warriors: 2}, to: enemy-horde}|{do: roll-attack-again}"
      })
  void mistakes_are_told_as_shown(String right, String wrong) throws IOException {
    Path file = pack.resolve("battue/loot/night-raid.yaml");
    Files.writeString(file, Files.readString(file).replace(right, wrong));
    assertThat(run("play battue --pack " + pack)).isEqualTo(2);
    String said = err.toString().replace(folder + "/", "").strip();
    assertThat(document).contains("\n" + said + "\n");
  }
}
