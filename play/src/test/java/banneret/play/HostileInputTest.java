package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.cases.Case;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;

/** Whatever is read, the answer is a tree or an error that says what is wrong, and comes soon. */
class HostileInputTest {
  private static final Titles TITLES = new Titles();
  private static final String CASES = Formats.text(Path.of("src/test/resources/cases/heap.yaml"));
  private static final String RECORD = Records.text(record(TITLES.game("heap")));
  private static final String MARKS = "{}[]:,-?!&*#|>'\"%@`~ \t\n\r\\=.0123456789aexn<\u2028\uD83D";

  private static <P extends Position<P>> GameRecord record(Game<P> game) {
    Table<P> table =
        Table.open(game, Setup.of(3), new Scripted(List.of("card low"), new Seeded(1)));
    for (String line : List.of("take 1", "take 2", "roll")) {
      table.answer(Integer.numberOfTrailingZeros(table.awaited()), line);
    }
    return table.record();
  }

  private static void onlyMalformed(Consumer<String> reader, String text) {
    Assertions.assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          try {
            reader.accept(text);
          } catch (Malformed e) {
            assertThat(e).hasMessageMatching("(?s).+");
          }
        });
  }

  private static void readAll(String text) {
    onlyMalformed(any -> Formats.yaml("x", any), text);
    onlyMalformed(any -> Formats.json("x", any), text);
    onlyMalformed(HostileInputTest::replay, text);
    onlyMalformed(HostileInputTest::runCases, text);
  }

  private static void replay(String text) {
    Records.replay(TITLES, Records.read("x", text), new Seeded(1));
  }

  private static void runCases(String text) {
    for (Case one : Cases.read(TITLES, "x", text)) {
      for (String difference : one.run().differences()) {
        assertThat(difference).doesNotContain("the game broke");
      }
    }
  }

  @Property(tries = 500)
  void anyBytes(@ForAll byte[] bytes) {
    onlyMalformed(any -> readAll(Formats.text("x", bytes)), "");
  }

  @Property(tries = 500)
  void anyText(@ForAll String text) {
    readAll(text);
  }

  @Property(tries = 1000)
  void anyTextOfMarks(@ForAll("marks") String text) {
    readAll(text);
  }

  @Example
  void aNumberOfACharacterCutShort() {
    readAll("\"\\x");
  }

  @Provide
  Arbitrary<String> marks() {
    return Arbitraries.strings().withChars(MARKS.toCharArray()).ofMaxLength(60);
  }

  @Property(tries = 1500)
  void casesWithAMistake(@ForAll("mistakes") Mistake mistake) {
    readAll(mistake.in(CASES));
  }

  @Property(tries = 1500)
  void recordsWithAMistake(@ForAll("mistakes") Mistake mistake) {
    readAll(mistake.in(RECORD));
  }

  @Provide
  Arbitrary<Mistake> mistakes() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 100_000),
            Arbitraries.integers().between(0, 12),
            Arbitraries.oneOf(
                marks().map(text -> text.substring(0, Math.min(5, text.length()))),
                Arbitraries.of("-1", "99", "2147483648", "[]", "{}", "~", "true", "purple")))
        .as(Mistake::new);
  }

  /** Something put in the place of something else. */
  record Mistake(int at, int length, String instead) {
    String in(String text) {
      int start = at % text.length();
      return text.substring(0, start)
          + instead
          + text.substring(Math.min(text.length(), start + length));
    }
  }

  @Property(tries = 500)
  void treesSurviveTheirFormats(@ForAll("trees") Tree tree) {
    assertThat(Formats.json("x", Formats.json(tree))).isEqualTo(tree);
    assertThat(Formats.json("x", Formats.prettyJson(tree))).isEqualTo(tree);
    assertThat(Formats.yaml("x", Formats.yaml(tree))).isEqualTo(tree);
  }

  @Provide
  Arbitrary<Tree> trees() {
    return trees(3);
  }

  private static Arbitrary<Tree> trees(int depth) {
    Arbitrary<String> texts =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(20).filter(HostileInputTest::isWhole),
            Arbitraries.strings().withChars(MARKS.replace("\uD83D", "").toCharArray()),
            Arbitraries.of("yes", "true", "~", "null", "12", "1.5", "- a", "a: b", "a #b", " ", ""),
            Arbitraries.of("0x1F", "don't", "a, b", "=", "<<", "\uFEFF", "\u0085", "😀", "é —"));
    Arbitrary<Tree> leaves =
        Arbitraries.oneOf(
            texts.map(Tree::of),
            Arbitraries.integers().map(Tree::of),
            Arbitraries.of(true, false).map(Tree::of));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Tree> inner = trees(depth - 1);
    Arbitrary<Tree> lists = inner.list().ofMaxSize(5).map(HostileInputTest::items);
    Arbitrary<Tree> maps =
        Arbitraries.maps(texts.filter(t -> t.length() <= Formats.LONGEST_NAME), inner)
            .ofMaxSize(5)
            .map(HostileInputTest::fields);
    return Arbitraries.oneOf(leaves, lists, maps);
  }

  private static Tree items(List<Tree> all) {
    Tree.Items items = Tree.items();
    all.forEach(items::add);
    return items;
  }

  private static Tree fields(Map<String, Tree> all) {
    Tree.Fields fields = Tree.fields();
    all.forEach(fields::put);
    return fields;
  }

  private static boolean isWhole(String text) {
    return text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
  }
}
