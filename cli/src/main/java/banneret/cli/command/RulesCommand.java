package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.cli.session.RuleSearch;
import banneret.play.Coverage;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.wire.Ledger;
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
@Command(name = "rules", mixinStandardHelpOptions = true, sortOptions = false)
public final class RulesCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "${bundle:label.word}",
      descriptionKey = "word")
  private @Nullable String word;

  @Option(names = "--json")
  private boolean json;

  public RulesCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    Titles titles = new Titles();
    context.title(titles, game);
    Coverage coverage = Coverage.of(titles, game);
    PrintWriter out = command.commandLine().getOut();
    if (json) {
      out.println(Formats.prettyJson(coverage.tree()));
    } else {
      print(coverage, out);
    }
    out.flush();
    return 0;
  }

  private void print(Coverage coverage, PrintWriter out) {
    Map<String, String> reasons = new HashMap<>();
    Map<String, String> code = new HashMap<>();
    for (Ledger.Paragraph clause : coverage.ledger().clauses()) {
      String reason = clause.notExecutable();
      if (reason != null) {
        reasons.put(clause.id(), reason);
      }
      String by = clause.code();
      if (by != null) {
        code.put(clause.id(), by);
      }
    }
    int[] count = {0};
    String wanted = word == null ? "" : word;
    RuleSearch.find(
        coverage.ledger(),
        messages.language(),
        wanted,
        (id, text) -> {
          count[0]++;
          out.println(id);
          out.println("  " + text);
          String by = code.get(id);
          if (by != null) {
            out.println("  " + messages.say("rules.code", "code", by));
          }
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
