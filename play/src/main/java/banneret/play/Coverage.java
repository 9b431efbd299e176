package banneret.play;

import banneret.cases.YamlWriter;
import banneret.kernel.tree.Tree;
import banneret.wire.Ledger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which clauses of a game have a test that proves them. */
public final class Coverage {
  private static final String HEAD =
      "# Which tests prove which clause. The build writes this file and fails if it was not true.\n";

  private final String game;
  private final Ledger ledger;
  private final Map<String, List<String>> tests;

  private Coverage(String game, Ledger ledger, Map<String, List<String>> tests) {
    this.game = game;
    this.ledger = ledger;
    this.tests = tests;
  }

  /** The coverage of a game, by the index it brings along. */
  public static Coverage of(Titles titles, String id) {
    String file = "covering.yaml";
    Map<String, List<String>> tests = new LinkedHashMap<>();
    if (titles.bundled(id, file) != null) {
      Tree.Fields in = titles.bundledYaml(id, file).asFields();
      for (String clause : in.names()) {
        tests.put(clause, List.copyOf(in.itemsOf(clause).texts()));
      }
    }
    return new Coverage(id, titles.ledger(id), tests);
  }

  /** The text of an index: clauses and tests sorted, a test on each line. */
  public static String index(Map<String, ? extends Iterable<String>> tests) {
    StringBuilder out = new StringBuilder(HEAD);
    new TreeMap<>(tests)
        .forEach((clause, names) -> {
          out.append(YamlWriter.text(clause)).append(":\n");
          TreeSet<String> sorted = new TreeSet<>();
          names.forEach(sorted::add);
          sorted.forEach(name -> out.append("  - ").append(YamlWriter.text(name)).append('\n'));
        });
    return out.append(tests.isEmpty() ? "{}\n" : "").toString();
  }

  public Ledger ledger() {
    return ledger;
  }

  /** The tests that prove a clause. */
  public List<String> tests(String clause) {
    return tests.getOrDefault(clause, List.of());
  }

  /** The clauses that a test could prove and none does. */
  public List<String> uncovered() {
    return ledger.clauses().stream()
        .filter(Ledger.Paragraph::isExecutable)
        .map(Ledger.Paragraph::id)
        .filter(id -> tests(id).isEmpty())
        .toList();
  }

  /** The counts, and what is missing. */
  public Tree.Fields tree() {
    List<String> missing = uncovered();
    int executable = (int) ledger.clauses().stream().filter(Ledger.Paragraph::isExecutable).count();
    Tree.Items list = Tree.items();
    missing.forEach(list::add);
    return Tree.fields()
        .put("game", game)
        .put("clauses", ledger.clauses().size())
        .put("executable", executable)
        .put("covered", executable - missing.size())
        .put("uncovered", list);
  }
}
