package banneret.cli;

import banneret.kernel.Dice;
import banneret.kernel.GameRecord;
import banneret.kernel.Malformed;
import banneret.kernel.Seeded;
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
final class VerifyDiceCommand implements Callable<Integer> {
  private final Banneret banneret;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.record}", descriptionKey = "record")
  private Path record;

  @Mixin private Packs packs;
  @Spec private CommandSpec command;

  VerifyDiceCommand(Banneret banneret) {
    this.banneret = banneret;
    this.messages = banneret.messages();
  }

  @Override
  public Integer call() {
    Titles titles = packs.titles(messages);
    GameRecord played = Records.read(banneret.existing(record));
    banneret.title(titles, played.game());
    int outcomes;
    try {
      outcomes = Dice.check(titles.game(played.game()), played);
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
