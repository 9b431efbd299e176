package banneret.laws;

import banneret.cases.Case;
import banneret.kernel.told.Clause;
import banneret.play.Cases;
import banneret.play.Coverage;
import banneret.play.Titles;
import banneret.wire.Ledger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Every clause of a rulebook has a test that proves it, every clause a test or the game names is in
 * the ledger, and the index of both is true.
 */
public final class RuleCoverage {
  private final Ledger ledger;
  private final Map<String, TreeSet<String>> found = new TreeMap<>();
  private static final Pattern CITATION =
      Pattern.compile("\\bof\\(\\s*(?:\"[a-z-]+\",\\s*)?\"([a-z0-9-]+(?:\\.[a-z0-9-]+)+)\"[),]");
  private final List<String> problems = new ArrayList<>();

  RuleCoverage(Ledger ledger) {
    this.ledger = ledger;
  }

  /**
   * Fails with all that is wrong; an index that is not true is written anew first.
   *
   * @param root a class of the tests, all of which are searched
   * @param cases the folder of the game's cases
   * @param index the game's covering.yaml, among the sources
   * @param cited the clauses the game cites
   */
  public static void check(
      String game, Class<?> root, Path cases, Path index, Collection<Clause> cited) {
    check(game, classesBeside(root), cases, index, cited);
  }

  /**
   * The clauses that the sources of a game name: {@code Clauses.of("move.adjacent-tile")}, or after
   * the name of what is told: {@code of("moved", "move.adjacent-tile", "who from to n")}.
   */
  public static List<Clause> cited(String game, Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .flatMap(file -> CITATION.matcher(read(file)).results())
          .map(found -> new Clause(game + "." + found.group(1)))
          .distinct()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same, with the classes that hold the tests. */
  public static void check(
      String game, List<Class<?>> tests, Path cases, Path index, Collection<Clause> cited) {
    Titles titles = new Titles();
    RuleCoverage coverage = new RuleCoverage(titles.ledger(game));
    coverage.search(tests);
    coverage.search(titles, cases);
    List<String> problems = coverage.problems(index, cited);
    if (!problems.isEmpty()) {
      throw new AssertionError(String.join("\n", problems));
    }
  }

  /** Notes what the tests in the classes prove. */
  void search(List<Class<?>> tests) {
    for (Class<?> test : tests) {
      String name = test.getName().substring(test.getPackageName().length() + 1).replace('$', '.');
      Rule whole = test.getAnnotation(Rule.class);
      if (whole != null) {
        note(whole.value(), name);
      }
      for (Method method : test.getDeclaredMethods()) {
        Rule rule = method.getAnnotation(Rule.class);
        if (rule != null) {
          note(rule.value(), name + "." + method.getName());
        }
      }
    }
  }

  /** Notes what the cases in the folder prove. */
  void search(Titles titles, Path cases) {
    if (!Files.isDirectory(cases)) {
      return;
    }
    for (Path file : Cases.files(cases)) {
      String name = cases.relativize(file).toString().replace('\\', '/');
      for (Case one : Cases.read(titles, file)) {
        note(one.proves().toArray(new String[0]), name + ": " + one.name());
      }
    }
  }

  private void note(String[] clauses, String test) {
    for (String clause : clauses) {
      if (ledger.knows(clause)) {
        found.computeIfAbsent(clause, any -> new TreeSet<>()).add(test);
      } else {
        problems.add(test + " names the clause " + clause + ", which is not in the ledger");
      }
    }
  }

  List<String> problems(Path index, Collection<Clause> cited) {
    for (Clause clause : cited) {
      if (!ledger.knows(clause.id())) {
        problems.add("the game cites " + clause + ", which is not in the ledger");
      }
    }
    for (Ledger.Paragraph clause : ledger.clauses()) {
      if (clause.isExecutable() && !found.containsKey(clause.id())) {
        problems.add("no test proves " + clause.id() + ": " + clause.en());
      }
    }
    for (String example : ledger.examples()) {
      if (!found.containsKey(example)) {
        problems.add("no test proves the worked example " + example);
      }
    }
    keep(index);
    return List.copyOf(problems);
  }

  private void keep(Path index) {
    String text = Coverage.index(found);
    try {
      if (!Files.exists(index) || !Files.readString(index).equals(text)) {
        Files.writeString(index, text);
        problems.add(index.getFileName() + " was not true; it is written anew, run again");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All classes in the folder that the class was loaded from. */
  static List<Class<?>> classesBeside(Class<?> root) {
    try {
      Path folder = Path.of(root.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (Stream<Path> files = Files.walk(folder)) {
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : files.sorted().toList()) {
          String name = folder.relativize(file).toString().replace('\\', '/');
          if (name.endsWith(".class") && !name.endsWith("-info.class")) {
            String type = name.substring(0, name.length() - ".class".length()).replace('/', '.');
            classes.add(Class.forName(type, false, root.getClassLoader()));
          }
        }
        return classes;
      }
    } catch (IOException | URISyntaxException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
