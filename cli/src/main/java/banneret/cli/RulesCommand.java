package banneret.cli;

import banneret.play.Coverage;
import banneret.play.Formats;
import banneret.play.Ledger;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the clauses of a game's rulebook, and the tests that prove each. */
@Command(
    name = "rules",
    description = "Prints the clauses of a game's rulebook, and the tests that prove each.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  @Parameters(paramLabel = "GAME", description = "The game, such as battue.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "WORD",
      description = "Only what has this word in its id or text.")
  private @Nullable String word;

  @Option(
      names = "--lang",
      paramLabel = "en|fr",
      description = "The language (that of the environment, or en).")
  private @Nullable String language;

  @Option(names = "--json", description = "Prints the counts as one JSON object, nothing else.")
  private boolean json;

  @Override
  public Integer call() {
    Messages messages = Messages.in(language, System.getenv());
    Titles titles = new Titles();
    titles.title(game);
    Coverage coverage = Coverage.of(titles, game);
    PrintWriter out = command.commandLine().getOut();
    if (json) {
      out.println(Formats.prettyJson(coverage.tree()));
    } else {
      print(coverage, messages, out);
    }
    out.flush();
    return 0;
  }

  private void print(Coverage coverage, Messages messages, PrintWriter out) {
    Map<String, String> reasons = new HashMap<>();
    for (Ledger.Paragraph clause : coverage.ledger().clauses()) {
      String reason = clause.notExecutable();
      if (reason != null) {
        reasons.put(clause.id(), reason);
      }
    }
    int[] count = {0};
    String wanted = word == null ? "" : word;
    Rulebook.find(
        coverage.ledger(),
        messages.language(),
        wanted,
        (id, text) -> {
          count[0]++;
          out.println(id);
          out.println("  " + text);
          List<String> tests = coverage.tests(id);
          String reason = reasons.get(id);
          if (reason != null) {
            out.println("  " + messages.say("rules.not-executable", "why", reason));
          } else if (tests.isEmpty()) {
            out.println("  " + messages.say("rules.unproven"));
          }
          tests.forEach(test -> out.println("  " + messages.say("rules.proven", "test", test)));
        });
    if (count[0] == 0) {
      out.println(messages.say("rules.none", "word", wanted));
    } else if (word == null) {
      int clauses = coverage.ledger().clauses().size();
      int executable = clauses - reasons.size();
      int missing = coverage.uncovered().size();
      out.println();
      out.println(
          messages.say(
              "rules.summary",
              "clauses",
              clauses,
              "executable",
              executable,
              "covered",
              executable - missing));
    }
  }
}
