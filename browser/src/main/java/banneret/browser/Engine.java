package banneret.browser;

import banneret.battue.BattueTitle;
import banneret.kernel.Game;
import banneret.kernel.Malformed;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Title;
import banneret.kernel.Tree;
import banneret.thrones.ThronesTitle;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The engine as a page loads it: what JavaScript may call is exported from here. */
public final class Engine {

  private Engine() {}

  /** What a seed deals as its nth number. */
  @JSExport
  public static int luck(int seed, int n) {
    Seeded chance = new Seeded(seed);
    for (int i = 1; i < n; i++) {
      chance.next();
    }
    return chance.next();
  }

  /** The fingerprint of a game's content, by which it is known whether a record fits it. */
  @JSExport
  public static String contentOf(String game, JSObject content) {
    return game(game, JsTrees.tree(content).asFields()).content();
  }

  /**
   * Plays a game of bots from a seed to its end.
   *
   * @param content the game's content, a field for each of its files
   * @param setup {@code {seats, options}}
   * @param bots the names of the bots, who take the seats in turn
   * @return the fingerprint of the last position
   */
  @JSExport
  public static String botGame(
      String game, JSObject content, JSObject setup, String[] bots, int seed) {
    Tree.Fields settled = JsTrees.tree(setup).asFields();
    return botGame(game, JsTrees.tree(content).asFields(), settled, List.of(bots), seed);
  }

  static String botGame(
      String game, Tree.Fields content, Tree.Fields setup, List<String> bots, int seed) {
    setup.allow("seats", "options");
    Setup settled = new Setup(setup.number("seats", 1, 8), setup.fieldsIfAny("options"));
    return BotGame.play(game(game, content), settled, bots, seed);
  }

  private static Game<?> game(String id, Tree.Fields content) {
    for (Title<?> title : List.of(new BattueTitle(), new ThronesTitle())) {
      if (id.equals(title.id())) {
        return title.with(content);
      }
    }
    throw new Malformed("", "there is no game '" + id + "'");
  }

  public static void main(String[] args) {}
}
