package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.NearestWord;
import banneret.kernel.tree.Tree;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The names that a game knows. A case that expects something not to be there must name what could
 * be: a slip of the pen would always be absent, and the case would prove nothing.
 */
public final class KnownNames {
  private static final String EVENT = "event.";

  private final Ledger ledger;
  private final Texts texts;
  private final Map<String, Names> kinds = new TreeMap<>();
  private final Set<String> events = new TreeSet<>();

  public KnownNames(Game<?> game, Ledger ledger, Texts texts) {
    this.ledger = ledger;
    this.texts = texts;
    for (String key : texts.all().keySet()) {
      String kind = key.substring(0, Math.max(0, key.indexOf('.')));
      if (!kinds.containsKey(kind)) {
        addKind(game, kind);
      }
    }
    Names cards = kinds.get("event"); // A game may have cards of that name.
    for (String key : texts.all().keySet()) {
      String name = key.startsWith(EVENT) ? key.substring(EVENT.length()) : "";
      if (!name.isEmpty() && !name.contains(".") && (cards == null || cards.id(name) < 0)) {
        events.add(name);
      }
    }
  }

  private void addKind(Game<?> game, String kind) {
    try {
      kinds.put(kind, game.names(kind));
    } catch (IllegalArgumentException e) {
      return; // Texts speak of more than things with a name.
    }
  }

  /** Refuses the id of a clause that is not in the ledger. */
  void checkClause(Tree id) {
    check(id, "clause", id.asText(), ledger.ids());
  }

  private static void check(Tree at, String what, String word, Collection<String> known) {
    if (!known.contains(word)) {
      throw at.wrong("unknown " + what + " '" + word + "'" + NearestWord.hint(word, known));
    }
  }

  /**
   * Refuses an event that the game never tells of, or figures that it does not have.
   *
   * @param told what was told so far, the surest witness of which figures there are
   */
  void checkEvent(Tree in, List<Event> told) {
    if (!(in instanceof Tree.Fields fields)) {
      check(in, "event", in.asText(), events);
      return;
    }
    if (fields.names().size() != 1) {
      throw fields.wrong("expected the name of one event");
    }
    String name = fields.names().getFirst();
    check(in, "event", name, events);
    Set<String> figures = new TreeSet<>(texts.arguments(EVENT + name));
    for (Event event : told) {
      if (event.what().name().equals(name)) {
        event.what().figures().stream().map(Happening.Detail::name).forEach(figures::add);
      }
    }
    Tree.Fields named = fields.fieldsOf(name);
    for (String figure : named.names()) {
      check(named, "figure of " + name, figure, figures);
      checkValue(named.get(figure));
    }
  }

  /** A figure is a number, or the name of something in the game. */
  private void checkValue(Tree value) {
    String word = value.asText();
    if (!word.matches("-?[0-9]+") && !word.equals("none")) {
      Set<String> words = new TreeSet<>();
      kinds.values().forEach(names -> words.addAll(names.words()));
      check(value, "name", word, words);
    }
  }

  /**
   * Refuses a path that leads nowhere, neither here nor in any position or view of the game: each
   * name on it must be in the position or in somebody's view, or be one that a position may hold,
   * or be of the same kind as the names that stand beside it.
   */
  <P extends Position<P>> void checkPath(Table<P> table, Tree at, List<String> path) {
    Tree.Fields position = table.write();
    List<Tree.Fields> trees = new ArrayList<>(List.of(position));
    for (int seat = -1; seat < table.record().setup().seats(); seat++) {
      trees.add(table.view(seat).tree());
    }
    String dotted = String.join(".", path);
    if (trees.stream().anyMatch(tree -> Contents.find(tree, dotted) != null)) {
      return;
    }
    Malformed unreadable = unreadable(table.game(), position, path);
    if (unreadable == null) {
      return;
    }
    Set<String> beside = new TreeSet<>();
    for (Tree.Fields tree : trees) {
      Tree parent = path.size() == 1 ? tree : Contents.find(tree, parent(path));
      if (parent instanceof Tree.Fields fields) {
        beside.addAll(fields.names());
        if (isOfTheirKind(path.getLast(), fields.names()) && path.size() > 1) {
          return;
        }
      }
    }
    String hint = NearestWord.hint(path.getLast(), candidates(beside));
    throw at.wrong(
        dotted
            + " leads nowhere: "
            + (hint.isEmpty()
                ? unreadable.getMessage()
                : "unknown '" + path.getLast() + "'" + hint));
  }

  private static String parent(List<String> path) {
    return String.join(".", path.subList(0, path.size() - 1));
  }

  private boolean isOfTheirKind(String word, List<String> others) {
    return kinds.values().stream()
        .anyMatch(names ->
            names.id(word) >= 0 && others.stream().allMatch(other -> names.id(other) >= 0));
  }

  /** The names beside, and all others of their kind. */
  private Set<String> candidates(Set<String> beside) {
    Set<String> all = new TreeSet<>(beside);
    for (Names names : kinds.values()) {
      if (!beside.isEmpty() && beside.stream().allMatch(other -> names.id(other) >= 0)) {
        all.addAll(names.words());
      }
    }
    return all;
  }

  /** What the game says of a name on the path when it reads it in this position, or null. */
  private static <P extends Position<P>> @Nullable Malformed unreadable(
      Game<P> game, Tree.Fields position, List<String> path) {
    List<Tree> values = List.of(Tree.fields(), Tree.items(), Tree.of(1), Tree.of("none"));
    for (Tree value : values) {
      Tree probe = with(position, path, value);
      try {
        if (probe != null) {
          Positions.read(game, probe.asFields());
        }
      } catch (Malformed e) {
        if (path.contains(e.unknown())) {
          return e;
        }
      }
    }
    return with(position, path, Tree.of(1)) == null
        ? new Malformed("", "'" + path.getFirst() + "' is a list or a value")
        : null;
  }

  /** A copy of the tree with a value under the path, or null where the path leads into a list. */
  private static @Nullable Tree with(@Nullable Tree tree, List<String> path, Tree value) {
    if (path.isEmpty()) {
      return value;
    }
    if (tree != null && !(tree instanceof Tree.Fields)) {
      return null;
    }
    Tree.Fields copy = Tree.fields();
    Tree.Fields old = tree == null ? Tree.fields() : tree.asFields();
    old.names().forEach(name -> copy.put(name, old.get(name)));
    Tree below = with(old.find(path.getFirst()), path.subList(1, path.size()), value);
    return below == null ? null : copy.put(path.getFirst(), below);
  }
}
