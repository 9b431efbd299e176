package banneret.wire;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rulebook of a game, clause by clause in our own words, and our rulings where it is silent.
 */
public final class Ledger {
  private final Map<String, Paragraph> clauses = new LinkedHashMap<>();
  private final Map<String, Ruling> rulings = new LinkedHashMap<>();
  private final Set<String> examples = new LinkedHashSet<>();

  /**
   * One clause of the rulebook.
   *
   * @param lines where it stands in the rulebook's text
   * @param notExecutable why no test can prove it, or null
   * @param code what carries it out where no source names its id, or null: a class of the game and
   *     a member of it ({@code battle/TakeTile#run}), or an entry of a content file ({@code
   *     loot.yaml#poison})
   */
  public record Paragraph(
      String id,
      String kind,
      String lines,
      String en,
      String fr,
      @Nullable String notExecutable,
      @Nullable String code) {
    public boolean isExecutable() {
      return notExecutable == null;
    }
  }

  /** What the rulebook leaves open, and what we made of it. */
  public record Ruling(
      String id, String lines, String question, String questionFr, String en, String fr) {
    /** The question and its answer: neither can be understood alone. */
    public String text(String language) {
      return language.equals("fr") ? questionFr + " " + fr : question + " " + en;
    }
  }

  private Ledger() {}

  /** Reads a ledger; what it holds beside clauses and rulings is for people. */
  public static Ledger read(Tree tree) {
    Ledger ledger = new Ledger();
    Tree.Fields in = tree.asFields();
    for (Tree clause : in.itemsOf("clauses").all()) {
      ledger.addClause(clause.asFields());
    }
    for (Tree ruling : in.itemsIfAny("ambiguities").all()) {
      ledger.addRuling(ruling.asFields());
    }
    for (Tree example : in.itemsIfAny("examples").all()) {
      ledger.examples.add(ledger.fresh(example.asFields()));
    }
    return ledger;
  }

  private void addClause(Tree.Fields in) {
    String id = fresh(in);
    clauses.put(
        id,
        new Paragraph(
            id,
            in.text("kind"),
            in.text("lines", ""),
            in.text("en"),
            in.text("fr"),
            in.has("not-executable") ? in.text("not-executable") : null,
            in.has("code") ? in.text("code") : null));
  }

  private void addRuling(Tree.Fields in) {
    String id = fresh(in);
    String question = in.has("problem") ? in.text("problem") : in.text("question");
    String ruling = in.text("ruling");
    rulings.put(
        id,
        new Ruling(
            id,
            in.text("lines", ""),
            question,
            in.text("question-fr", question),
            ruling,
            in.text("ruling-fr", ruling)));
  }

  /** Adds what a card of a pack says of itself. */
  public void explain(String id, String en, String fr) {
    clauses.put(id, new Paragraph(id, "card", "", en, fr, "a card of a pack", null));
  }

  private String fresh(Tree.Fields in) {
    String id = in.text("id");
    if (knows(id)) {
      throw in.get("id").wrong("'" + id + "' stands here twice");
    }
    return id;
  }

  public Collection<Paragraph> clauses() {
    return clauses.values();
  }

  public Collection<Ruling> rulings() {
    return rulings.values();
  }

  /** The ids of the rulebook's worked examples. */
  public Collection<String> examples() {
    return examples;
  }

  /** The ids of all clauses, rulings and worked examples. */
  public List<String> ids() {
    List<String> ids = new ArrayList<>(clauses.keySet());
    ids.addAll(rulings.keySet());
    ids.addAll(examples);
    return List.copyOf(ids);
  }

  /** True if the id is that of a clause, a ruling or a worked example. */
  public boolean knows(String id) {
    return clauses.containsKey(id) || rulings.containsKey(id) || examples.contains(id);
  }

  /** The text of a clause or a ruling, or null. */
  public @Nullable String text(String id, String language) {
    Paragraph clause = clauses.get(id);
    if (clause != null) {
      return language.equals("fr") ? clause.fr() : clause.en();
    }
    Ruling ruling = rulings.get(id);
    return ruling == null ? null : ruling.text(language);
  }
}
