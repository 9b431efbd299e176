package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupFlaw;
import banneret.kernel.tree.Tree;
import banneret.miniatures.army.Army;
import banneret.miniatures.army.ArmyReader;
import banneret.miniatures.army.ArmyRules;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what an army of Miniatures costs, and everything that is illegal about it. */
@Command(name = "army", mixinStandardHelpOptions = true, sortOptions = false)
public final class ArmyCommand implements Callable<Integer> {
  private static final String GAME = "miniatures";
  private static final int ILLEGAL = 1;
  private static final int LEAST = 20;
  private static final int MOST = 60;

  private final Messages messages;

  @Spec private CommandSpec command;

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.army}", descriptionKey = "army")
  private @Nullable String army;

  @Option(names = "--size", paramLabel = "N", defaultValue = "40")
  private int size;

  @Mixin private PackOption packs;

  public ArmyCommand(CommandContext context) {
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    if (size < LEAST || size > MOST) {
      throw messages.wrong("wrong.army-size", "low", LEAST, "high", MOST, "found", size);
    }
    Titles titles = packs.titles(messages);
    Texts texts = titles.texts(GAME, messages.language());
    Content content = content(titles);
    PrintWriter out = command.commandLine().getOut();
    try {
      if (army == null) {
        for (String name : content.armies.keySet()) {
          Army one = new ArmyReader(content).read(Tree.of(name), size);
          out.println(messages.say("army.known", "name", name, "cost", one.cost()));
          out.println("  " + one.line());
        }
        return 0;
      }
      return check(content, texts, army, out);
    } finally {
      out.flush();
    }
  }

  private static Content content(Titles titles) {
    if (titles.game(GAME).lay(Setup.of(2)) instanceof Battlefield field) {
      return field.content;
    }
    throw new IllegalStateException("no battlefield");
  }

  private int check(Content content, Texts texts, String named, PrintWriter out) {
    Army list = new ArmyReader(content).read(option(content, named), size);
    for (int i = 0; i < list.units.size(); i++) {
      int who = list.attachments.get(i);
      String with = who == Army.NONE ? "" : " + " + texts.name("attachment", who);
      String unit = texts.name("unit-card", list.units.get(i)) + with;
      out.println(messages.say("army.unit", "name", unit, "cost", list.costOf(i)));
    }
    for (int ncu : list.ncus) {
      String name = texts.name("ncu", ncu);
      out.println(messages.say("army.unit", "name", name, "cost", content.ncus.cost[ncu]));
    }
    out.println(messages.say("army.cost", "cost", list.cost(), "size", size));
    out.println(list.line());
    List<SetupFlaw> flaws = ArmyRules.flaws(list, size);
    for (SetupFlaw flaw : flaws) {
      out.println(Titles.sentence(flaw, texts));
      out.println("  " + texts.clause(flaw.clause().id()));
    }
    out.println(messages.say(flaws.isEmpty() ? "army.legal" : "army.illegal", "size", size));
    return flaws.isEmpty() ? 0 : ILLEGAL;
  }

  /** A file, a ready-made army by its name, or a line of text. */
  private Tree option(Content content, String named) {
    Path file = Path.of(named.replaceFirst("^@", ""));
    if (Files.isRegularFile(file)) {
      return Formats.read(file);
    }
    if (content.armies.containsKey(named)) {
      return Tree.of(named);
    }
    if (!named.contains(": ")) {
      throw messages.wrong("wrong.file", "file", file);
    }
    return Formats.yaml("army", named);
  }
}
