package banneret.laws;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Spoils what is to be read: something is left out, renamed, doubled, of another kind, out of range
 * or in the place of something else. Much of what comes of it looks right at first sight.
 */
@SuppressWarnings("ReferenceEquality") // Equal parts of a tree may stand at several places.
final class Vandal {
  private static final int[] NUMBERS = {
    -1, 0, 1, 7, 63, 64, 99, 127, 128, 255, 256, 1 << 15, Integer.MAX_VALUE, Integer.MIN_VALUE
  };
  private static final List<String> TEXTS =
      List.of("", " ", "~", "purple", "1", "true", "two words", "é\u2028😀", "long".repeat(40));
  private static final int[] DEPTHS = {1, 2, 50, 500};
  private static final int MEMORY = 20;
  private final Seeded picks;
  private final Map<String, List<Tree>> heard = new HashMap<>();
  private final List<String> words = new ArrayList<>(List.of("purple"));

  Vandal(Seeded picks) {
    this.picks = picks;
  }

  /** A value and the field it stands in, or the field of the list it stands in. */
  private record Spot(String field, Tree tree) {}

  private enum What {
    DROP,
    DOUBLE,
    RENAME,
    REPLACE
  }

  /** What becomes of one value. */
  private record Change(Tree at, What what, Tree instead) {}

  /** A copy of the tree with one thing wrong in it, now and then a few. */
  Tree spoil(Tree tree) {
    words.subList(1, words.size()).clear();
    hear(new Spot("", tree));
    Tree spoilt = tree;
    do {
      spoilt = changed(spoilt, changes(pick(spoilt), pick(spoilt)));
    } while (picks.below(3) == 0);
    return spoilt;
  }

  /** Remembers what stood where, to put it there again at another time. */
  private void hear(Spot spot) {
    List<Tree> before = heard.computeIfAbsent(spot.field, any -> new ArrayList<>());
    if (before.size() < MEMORY) {
      before.add(spot.tree);
    } else if (picks.below(MEMORY) == 0) {
      before.set(picks.below(MEMORY), spot.tree);
    }
    if (spot.tree instanceof Tree.Fields fields) {
      words.addAll(fields.names());
    } else if (isText(spot.tree)) {
      words.add(spot.tree.asText());
    }
    below(spot).forEach(this::hear);
  }

  private static List<Spot> below(Spot spot) {
    List<Spot> spots = new ArrayList<>();
    if (spot.tree instanceof Tree.Fields fields) {
      fields.names().forEach(name -> spots.add(new Spot(name, fields.get(name))));
    } else if (spot.tree instanceof Tree.Items items) {
      items.all().forEach(item -> spots.add(new Spot(spot.field, item)));
    }
    return spots;
  }

  /** Goes down at random, so that what is short is picked as often as what is long. */
  private Spot pick(Tree tree) {
    Spot spot = new Spot("", tree);
    List<Spot> below = below(spot);
    while (!below.isEmpty() && (spot.tree == tree || picks.below(4) > 0)) {
      spot = any(below);
      below = below(spot);
    }
    return spot;
  }

  private <T> T any(List<T> some) {
    return some.get(picks.below(some.size()));
  }

  private int any(int[] some) {
    return some[picks.below(some.length)];
  }

  private static boolean isText(Tree tree) {
    return tree.canonical().startsWith("\"");
  }

  private static boolean isNumber(Tree tree) {
    return tree.canonical().matches("-?[0-9]+");
  }

  private List<Change> changes(Spot spot, Spot other) {
    Tree at = spot.tree;
    return switch (picks.below(12)) {
      case 0, 1 -> List.of(new Change(at, What.DROP, at));
      case 2 -> List.of(new Change(at, What.DOUBLE, at));
      case 3 -> List.of(new Change(at, What.RENAME, at));
      case 4 ->
          List.of(
              new Change(at, What.REPLACE, other.tree), new Change(other.tree, What.REPLACE, at));
      case 5 -> List.of(new Change(at, What.REPLACE, stranger(at)));
      case 6, 7, 8 ->
          List.of(new Change(at, What.REPLACE, any(heard.getOrDefault(spot.field, List.of(at)))));
      default -> List.of(new Change(at, What.REPLACE, near(at)));
    };
  }

  private Tree stranger(Tree at) {
    return switch (picks.below(6)) {
      case 0 -> Tree.items();
      case 1 -> Tree.fields();
      case 2 -> Tree.of(picks.below(2) == 0);
      case 3 -> Tree.of(any(TEXTS));
      case 4 -> Tree.of(any(NUMBERS));
      default -> {
        Tree nested = at;
        for (int depth = any(DEPTHS); depth > 0; depth--) {
          nested = Tree.items().add(nested);
        }
        yield nested;
      }
    };
  }

  /** Another value of the kind that stands there. */
  private Tree near(Tree at) {
    if (isNumber(at)) {
      int near = at.asNumber() + picks.below(7) - 3;
      return Tree.of(picks.below(2) == 0 ? near : picks.below(20));
    }
    return isText(at)
        ? Tree.of(any(words))
        : at instanceof Tree.Items ? Tree.items() : Tree.fields();
  }

  private Tree changed(Tree tree, List<Change> changes) {
    for (Change change : changes) {
      if (change.at == tree && change.what == What.REPLACE) {
        return changed(change.instead, List.of());
      }
    }
    if (tree instanceof Tree.Fields fields) {
      Tree.Fields out = Tree.fields();
      for (String name : fields.names()) {
        Tree value = fields.get(name);
        if (!isTo(What.DROP, value, changes)) {
          boolean renamed = isTo(What.RENAME, value, changes);
          out.put(renamed ? any(words) : name, changed(value, changes));
        }
      }
      return out;
    }
    if (tree instanceof Tree.Items items) {
      Tree.Items out = Tree.items();
      for (Tree item : items.all()) {
        if (!isTo(What.DROP, item, changes)) {
          out.add(changed(item, changes));
        }
        if (isTo(What.DOUBLE, item, changes)) {
          out.add(changed(item, changes));
        }
      }
      return out;
    }
    return isText(tree)
        ? Tree.of(tree.asText())
        : isNumber(tree) ? Tree.of(tree.asNumber()) : Tree.of(tree.asFlag());
  }

  private static boolean isTo(What what, Tree tree, List<Change> changes) {
    return changes.stream().anyMatch(change -> change.at == tree && change.what == what);
  }
}
