package banneret.browser;

import banneret.bots.Bots;
import banneret.kernel.effect.Printed;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.wire.Billing;
import banneret.wire.Texts;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** The engine as a page loads it: what JavaScript may call is exported from here. */
@JSExportClasses({EngineBook.class, EngineTable.class})
public final class EngineExports {

  private EngineExports() {}

  /** What a seed deals as its nth number. */
  @JSExport
  public static int luck(int seed, int n) {
    Seeded chance = new Seeded(seed);
    for (int i = 1; i < n; i++) {
      chance.next();
    }
    return chance.next();
  }

  /** What geometry answers to so many questions from a seed, as a fingerprint. */
  @JSExport
  public static String geometry(int seed, int questions) {
    return new GeometryQuestions(seed).ask(questions);
  }

  /** The fingerprint of a game's content, by which it is known whether a record fits it. */
  @JSExport
  public static String contentOf(String game, JSObject content) {
    return SpokenGame.game(game, JsTrees.tree(content).asFields()).content();
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
    return BotGame.play(SpokenGame.game(game, content), settled, bots, seed);
  }

  /** What somebody who picks the game of a book is told of it. */
  @JSExport
  public static String billing(JSObject book) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    return Billing.of(read.game(), read.words()).canonical();
  }

  /** The names and the words of the game's cards by language and key, with their numbers. */
  @JSExport
  public static String cardTexts(JSObject book) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    Tree.Fields all = Tree.fields();
    for (String language : Texts.LANGUAGES) {
      Tree.Fields texts = read.words().texts(language);
      Tree.Fields own = Tree.fields();
      for (Printed card : read.game().printed()) {
        own.put(card.key(), texts.text(card.key()));
        own.put(card.key() + ".text", texts.text(card.key() + ".text"));
      }
      all.put(language, own);
    }
    return all.canonical();
  }

  /** A game to ask about before there is a table. */
  @JSExport
  public static EngineBook openBook(JSObject book) {
    return new EngineBook(SpokenGame.read(JsTrees.tree(book).asFields()));
  }

  /** The names of all bots, the weakest first. */
  @JSExport
  public static String[] botNames() {
    return Bots.NAMES.toArray(String[]::new);
  }

  /**
   * A new table.
   *
   * @param book the game, its content, its texts in every language and its clauses
   * @param wish {@code {seats, options, people}}
   * @param secret what its luck is derived from
   */
  @JSExport
  public static EngineTable openTable(JSObject book, JSObject wish, String secret) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    return new EngineTable(PageTable.open(read, JsTrees.tree(wish).asFields(), secret));
  }

  /**
   * A table of this page that goes on.
   *
   * @param after how many outcomes of its luck come from elsewhere
   */
  @JSExport
  public static EngineTable readTable(JSObject book, JSObject record, String secret, int after) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    return new EngineTable(PageTable.read(read, record(record), secret, after));
  }

  /** A new table that goes on from a record, after so many of its entries in force. */
  @JSExport
  public static EngineTable forkTable(JSObject book, JSObject record, int count, String secret) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    return new EngineTable(PageTable.from(read, record(record), count, secret));
  }

  /**
   * A step of a lesson, to be tried.
   *
   * @param lesson the file as a tree; docs/lessons.md has its form
   */
  @JSExport
  public static EngineTable openLesson(JSObject book, JSObject lesson, int step) {
    SpokenGame<?> read = SpokenGame.read(JsTrees.tree(book).asFields());
    return new EngineTable(PageTable.learn(read, JsTrees.tree(lesson).asFields(), step));
  }

  /** Derives every outcome of a record's luck anew; returns how many there were. */
  @JSExport
  public static int checkDice(JSObject book, JSObject record) {
    return LuckProof.check(SpokenGame.read(JsTrees.tree(book).asFields()).game(), record(record));
  }

  /** The fingerprint of the position that a record comes to. */
  @JSExport
  public static String fingerprintOf(JSObject book, JSObject record) {
    Game<?> game = SpokenGame.read(JsTrees.tree(book).asFields()).game();
    return Table.replay(game, record(record), Integer.MAX_VALUE, new Seeded(0))
        .write()
        .fingerprint();
  }

  private static GameRecord record(JSObject record) {
    return GameRecord.read(JsTrees.tree(record));
  }

  public static void main(String[] args) {}
}
