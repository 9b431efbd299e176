package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Help and mistakes are told in the language of whoever typed the command. */
class UsageTest {
  private static final Map<String, String> FRENCH = Map.of("LC_ALL", "fr_FR.UTF-8");

  private record Ran(int code, String out, String err) {}

  private static Ran run(Map<String, String> environment, String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = line.split(" ");
    int code =
        Banneret.commandLine(List.of(words), environment)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(words);
    return new Ran(code, out.toString(), err.toString());
  }

  private static List<CommandLine> commands(String language) {
    CommandLine root = Banneret.commandLine(List.of("--lang", language), Map.of());
    List<CommandLine> all = new ArrayList<>(root.getSubcommands().values());
    all.addFirst(root);
    return all;
  }

  /** Everything that help says in words, by what it is about. */
  private static Map<String, String> said(String language) {
    Map<String, String> said = new LinkedHashMap<>();
    for (CommandLine line : commands(language)) {
      CommandSpec command = line.getCommandSpec();
      String name = command.qualifiedName();
      said.put(name, String.join(" ", command.usageMessage().description()));
      said.put(name + " usage", command.usageMessage().synopsisHeading());
      int positional = 0;
      for (ArgSpec argument : command.args()) {
        String what =
            argument instanceof OptionSpec option
                ? option.longestName()
                : "parameter " + positional++;
        said.put(name + " " + what, String.join(" ", argument.description()));
      }
    }
    CommandSpec root = commands(language).getFirst().getCommandSpec();
    said.put("commands", root.usageMessage().commandListHeading());
    said.put("command", root.usageMessage().synopsisSubcommandLabel());
    return said;
  }

  @Test
  void every_command_option_and_parameter_is_described_in_both_languages() {
    Map<String, String> english = said("en");
    Map<String, String> french = said("fr");
    assertThat(french.keySet()).isEqualTo(english.keySet()).hasSizeGreaterThan(60);
    english.forEach((what, text) -> {
      assertThat(text).as(what).isNotBlank();
      assertThat(french.get(what)).as(what + " in French").isNotBlank().isNotEqualTo(text);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void help_has_no_place_left_to_fill(String language) {
    for (CommandLine command : commands(language)) {
      assertThat(command.getUsageMessage()).doesNotContain("${", "label.", "%n", "null");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--lang fr play --help",
        "play --lang fr --help",
        "play --help --lang=fr",
        "play battue --seats human,greedy --help --lang fr"
      })
  void the_language_may_be_named_anywhere(String line) {
    Ran ran = run(Map.of("LANG", "en_GB.UTF-8"), line);
    assertThat(ran.code).isZero();
    assertThat(ran.out).contains("Usage : banneret play", "[JEU]", "Affiche cette aide et quitte.");
  }

  @Test
  void else_the_environment_says_which() {
    assertThat(run(FRENCH, "--help").out).contains("Commandes :", "Parcourt une partie");
    assertThat(run(Map.of(), "--help").out).contains("Commands:", "Steps through the record");
    assertThat(run(FRENCH, "--help --lang en").out).contains("Commands:");
    assertThat(run(FRENCH, "simulate battue --games 2 --seats random,random").out)
        .contains("Part des victoires");
  }

  @Test
  void bench_speaks_french() {
    Ran ran = run(FRENCH, "bench battue --warm-up 0 --measure 0.01");
    assertThat(ran.out).contains("par seconde", "joueurs");
    assertThat(ran.err).contains("étalonnage…", "battue, 2 joueurs…");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plai | There is no command \"plai\"; there is serve, play, | Il n'y a pas de commande «"
            + " plai » ; il y a serve, play,",
        "play --see 7 | There is no option --see; do you mean --seats, --seed? | Il n'y a pas"
            + " d'option --see ; peut-être --seats, --seed ?",
        "play --xyz | There is no option --xyz. | Il n'y a pas d'option --xyz.",
        "play battue thrones | \"thrones\" is one word too many. | « thrones » est un mot de trop.",
        "play --seed | Missing: --seed=N. | Il manque : --seed=N.",
        "rules | Missing: GAME. | Il manque : JEU.",
        "play --seed x | --seed is a whole number, not \"x\". | --seed est un nombre entier, pas «"
            + " x ».",
        "play --seed 1 --seed 2 | --seed is given twice. | --seed est donné deux fois.",
        "play --fast=yes | --fast takes no value. | --fast ne prend pas de valeur.",
        "play --option quick | --option is written NAME=VALUE, not \"quick\". | --option s'écrit"
            + " NOM=VALEUR, pas « quick ».",
        "bench --measure x | --measure is a number, not \"x\". | --measure est un nombre, pas « x"
            + " ».",
        "bench --measure 0 | measuring more than 0. | la mesure plus de 0.",
        "play --lang de | There is no language \"de\"; there is en, fr. | Il n'y a pas de langue «"
            + " de » ; il y a en, fr.",
        "play chess | There is no game \"chess\"; there is battles, battue, | Il n'y a pas de jeu «"
            + " chess » ; il y a battles, battue,",
        "play --option a=b | battue has no option \"a\"; it has | battue n'a pas d'option « a » ;"
            + " il y a",
        "play --option setup=x | The option setup is one of by-hand, quick | L'option setup est"
            + " l'un de by-hand, quick",
        "play --seats human,x | Nobody is called \"x\" | Personne ne s'appelle « x »",
        "play --seats human | is for 2 to 4 players | se joue de 2 à 4",
        "play --continue no.json | There is no file no.json. | Il n'y a pas de fichier no.json.",
        "play --from no.yaml | There is no file no.yaml. | Il n'y a pas de fichier no.yaml.",
        "cases no.yaml | There is no file no.yaml. | Il n'y a pas de fichier no.yaml.",
        "replay no.json | There is no file no.json. | Il n'y a pas de fichier no.json.",
        "bench --pack nowhere | There is no folder nowhere. | Il n'y a pas de dossier nowhere.",
        "play --seats human,hard@soon | \"hard@soon\" is no bot: easy, | « hard@soon » n'est pas un"
            + " robot : easy,",
        "play --seats human,hard --bot-threads -1 | with one thread at least | avec au moins un"
            + " fil",
        "simulate battue --seats greedy@2s,random | \"greedy@2s\" is no bot | « greedy@2s » n'est"
            + " pas un robot",
        "explain no.json | Missing: --at=N. | Il manque : --at=N.",
        "explain no.json --at 3 | There is no file no.json. | Il n'y a pas de fichier no.json.",
        "league battue --bots greedy | two bots or more | deux robots ou plus",
        "league battue --bots greedy,greedy | each named once | chacun nommé une fois",
        "league battue --bots greedy,genius | Nobody is called \"genius\" | Personne ne s'appelle «"
            + " genius »",
        "league battue --players 5 | is for 2 to 4 players, not 5. | se joue de 2 à 4, pas à 5.",
        "league battue --games 0 | at least one game | au moins une partie",
        "league chess | There is no game \"chess\"; | Il n'y a pas de jeu « chess » ;",
        "simulate battue --seats random,random --games 0 | at least one game | au moins une partie",
      })
  void a_mistake_is_told_in_both_languages(String line, String english, String french) {
    for (Map<String, String> environment : List.of(Map.<String, String>of(), FRENCH)) {
      Ran ran = run(environment, line);
      assertThat(ran.code).isEqualTo(2);
      assertThat(ran.err)
          .contains(environment.isEmpty() ? english : french)
          .doesNotContain("{", "Exception");
      assertThat(ran.err.lines().count()).isLessThanOrEqualTo(2);
      assertThat(ran.out).isEmpty();
    }
  }
}
