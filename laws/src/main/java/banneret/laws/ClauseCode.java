package banneret.laws;

import banneret.kernel.tree.Tree;
import banneret.play.Titles;
import banneret.wire.Ledger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The code of every executable clause can be found: a source of the game or its content names the
 * clause, or the ledger's {@code code} says what carries it out.
 */
public final class ClauseCode {
  /** {@code "move.adjacent-tile"}, or in a comment {@code battue.control.flag}. */
  private static final Pattern NAMED =
      Pattern.compile("\"([a-z0-9-]+(?:\\.[a-z0-9-]+)+)\"|\\b([a-z]+(?:\\.[a-z0-9-]+){2,})");

  private final String game;
  private final Class<?> root;
  private final Tree.Fields content;
  private final Set<String> named = new HashSet<>();

  ClauseCode(String game, Class<?> root, Path sources, Tree.Fields content) {
    this.game = game;
    this.root = root;
    this.content = content;
    note(content.compact());
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        note(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Fails with all clauses whose code cannot be found.
   *
   * @param root a class in the first package of the game
   * @param sources the folder of the game's Java sources
   */
  public static void check(String game, Class<?> root, Path sources) {
    Titles titles = new Titles();
    ClauseCode code = new ClauseCode(game, root, sources, titles.content(game));
    List<String> problems = code.problems(titles.ledger(game));
    if (!problems.isEmpty()) {
      throw new AssertionError(String.join("\n", problems));
    }
  }

  private void note(String text) {
    for (MatchResult found : NAMED.matcher(text).results().toList()) {
      named.add(found.group(1) == null ? found.group(2) : game + "." + found.group(1));
    }
  }

  List<String> problems(Ledger ledger) {
    List<String> problems = new ArrayList<>();
    for (Ledger.Paragraph clause : ledger.clauses()) {
      String code = clause.code();
      if (code != null && !isThere(code)) {
        problems.add(clause.id() + " is carried out by " + code + ", which is not there");
      } else if (code == null && clause.isExecutable() && !named.contains(clause.id())) {
        problems.add("no source names " + clause.id() + ", and no 'code' says what carries it out");
      }
    }
    return problems;
  }

  private boolean isThere(String code) {
    int mark = code.indexOf('#');
    if (mark < 0) {
      return false;
    }
    String place = code.substring(0, mark);
    String member = code.substring(mark + 1);
    return place.endsWith(".yaml")
        ? hasEntry(place.substring(0, place.length() - ".yaml".length()), member)
        : hasMember(place, member);
  }

  /** True if a content file has a field of this name, or a thing with this id. */
  private boolean hasEntry(String file, String name) {
    String text = content.has(file) ? content.get(file).compact() : "";
    return text.contains("\"" + name + "\":") || text.contains("\"id\":\"" + name + "\"");
  }

  /** True if a class, written {@code battle/Defeat.Fall}, declares something of this name. */
  private boolean hasMember(String place, String name) {
    int last = place.lastIndexOf('/') + 1;
    String type =
        place.substring(0, last).replace('/', '.') + place.substring(last).replace('.', '$');
    try {
      Class<?> found =
          Class.forName(root.getPackageName() + "." + type, false, root.getClassLoader());
      return Stream.of(found.getDeclaredMethods()).map(Method::getName).anyMatch(name::equals)
          || Stream.of(found.getDeclaredFields()).map(Field::getName).anyMatch(name::equals)
          || Stream.of(found.getDeclaredClasses()).map(Class::getSimpleName).anyMatch(name::equals);
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
