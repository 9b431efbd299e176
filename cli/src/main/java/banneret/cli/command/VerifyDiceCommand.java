package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.tree.Malformed;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Derives the luck of a record anew from the secret that was committed to. */
@Command(name = "verify-dice", mixinStandardHelpOptions = true, sortOptions = false)
public final class VerifyDiceCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.record}", descriptionKey = "record")
  private Path record;

  @Mixin private PackOption packs;
  @Spec private CommandSpec command;

  public VerifyDiceCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    Titles titles = packs.titles(messages);
    GameRecord played = Records.read(context.existing(record));
    context.title(titles, played.game());
    int outcomes;
    try {
      outcomes = LuckProof.check(titles.game(played.game()), played);
    } catch (Malformed e) {
      String why = String.valueOf(e.getMessage());
      throw messages.wrong("wrong.dice", "file", record, "why", why);
    }
    String end = Records.replay(titles, played, new Seeded(0)).write().fingerprint();
    PrintWriter out = command.commandLine().getOut();
    out.println(messages.say("dice.well", "n", outcomes));
    out.println(messages.say("dice.end", "fingerprint", end));
    return 0;
  }
}
