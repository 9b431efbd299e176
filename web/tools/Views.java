import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.kernel.told.Saying;
import banneret.kernel.luck.Seeded;
import banneret.kernel.game.Setup;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.bots.Deliberation;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes what seats see at chosen moments of games that bots play: samples for the boards. After a
 * {@code ./banneret} has built the jars: {@code java -cp 'cli/target/banneret/lib/*'
 * web/tools/Views.java web/test/boards/samples}
 */
final class Views {
  /** The moments wanted of a game: the first of each kind of question after so many answers. */
  private static final Map<String, Integer> BATTUE =
      Map.ofEntries(
          Map.entry("place-tile", 20),
          Map.entry("choose-edge", 0),
          Map.entry("move-from", 30),
          Map.entry("fight-on-or-retreat", 60),
          Map.entry("attack-cards", 90),
          Map.entry("start-cards", 200),
          Map.entry("end-cards", 260));

  private static final Map<String, Integer> THRONES =
      Map.ofEntries(
          Map.entry("place-orders", 0),
          Map.entry("raid-target", 5),
          Map.entry("march-from", 30),
          Map.entry("send", 60),
          Map.entry("choose-character", 60),
          Map.entry("bid-for-influence", 20),
          Map.entry("recruit", 20),
          Map.entry("retreat-to", 80));

  private static final int NEVER = Integer.MAX_VALUE;

  private Views() {}

  public static void main(String[] args) throws IOException {
    Path out = Path.of(args[0]);
    Files.createDirectories(out);
    for (int seats = 2; seats <= 4; seats++) {
      play("battue", Setup.of(seats), BATTUE, out);
    }
    for (int seats = 3; seats <= 5; seats++) {
      play("thrones", Setup.of(seats), THRONES, out);
    }
  }

  private static void play(String id, Setup setup, Map<String, Integer> moments, Path out)
      throws IOException {
    write(new Titles().game(id), setup, moments, out);
  }

  private static <P extends Position<P>> void write(
      Game<P> game, Setup setup, Map<String, Integer> moments, Path out) throws IOException {
    Table<P> table = Table.open(game, game.amongBots(setup), new Seeded(7 + setup.seats()));
    List<Bot<P>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(Bots.named("easy", seat));
    }
    Map<String, Tree.Fields> samples = new LinkedHashMap<>();
    int answers = 0;
    while (table.awaited() != 0 && answers < 900) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      Asked asked = table.question(seat);
      if (answers >= moments.getOrDefault(asked.step(), NEVER)) {
        Tree.Fields view = table.viewToAnswer(seat).tree();
        samples.putIfAbsent(asked.step(), sample(game, table, view, asked));
      }
      Deliberation said = Deliberation.of(table, seat, bots.get(seat));
      for (Deliberation.Word word : said.words()) {
        Tree.Fields view = word.before().isEmpty() ? null : table.draft(seat, word.before()).view();
        if (view != null && answers >= moments.getOrDefault(word.asked().step(), NEVER)) {
          samples.putIfAbsent(word.asked().step(), sample(game, table, view, word.asked()));
        }
      }
      table.answer(seat, said.line());
      answers++;
    }
    samples.put("over", sample(game, table, table.view(0).tree(), null));
    Tree.Fields all = Tree.fields();
    samples.forEach(all::put);
    Path file = out.resolve(game.id() + "-" + setup.seats() + ".json");
    Files.writeString(file, Formats.prettyJson(all));
    System.out.println(file + " " + samples.keySet());
  }

  private static <P extends Position<P>> Tree.Fields sample(
      Game<P> game, Table<P> table, Tree.Fields view, Asked asked) {
    Tree.Fields out = Tree.fields();
    Tree.Items awaited = Tree.items();
    for (int other = 0; other < table.record().setup().seats(); other++) {
      if ((table.awaited() >>> other & 1) != 0) {
        awaited.add(game.names("seat").word(other));
      }
    }
    out.put("awaited", awaited);
    if (asked != null) {
      Tree.Items targets = Tree.items();
      List<String> known = new ArrayList<>();
      for (Choice choice : asked.choices()) {
        for (Saying.Argument about : choice.saying().arguments()) {
          if (!about.kind().equals(Saying.NUMBER) && about.value() >= 0) {
            String word = game.names(about.kind()).word(about.value());
            if (!known.contains(about.kind() + " " + word)) {
              known.add(about.kind() + " " + word);
              targets.add(Tree.fields().put("kind", about.kind()).put("word", word));
            }
          }
        }
      }
      out.put("targets", targets);
    }
    return out.put("view", view);
  }
}
