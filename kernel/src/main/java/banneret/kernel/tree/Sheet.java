package banneret.kernel.tree;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * A list of things in a file of content, read column by column into flat arrays: {@code
 * units.numbers("cost", 0, 9)} is the cost of each. {@link #done} refuses what no column asked for.
 */
public final class Sheet {
  private final List<Tree.Fields> rows;
  private final Names names;
  private final Set<String> known = new LinkedHashSet<>(List.of("id", "name", "provenance"));

  public Sheet(String kind, List<Tree.Fields> rows) {
    this.rows = List.copyOf(rows);
    names = Names.of(kind, rows);
  }

  /** The things that a file lists under a name. */
  public static Sheet of(String kind, Tree.Fields file, String list) {
    return new Sheet(kind, file.entries(list));
  }

  /** Their ids, in the order of the file. */
  public Names names() {
    return names;
  }

  public int count() {
    return rows.size();
  }

  public Tree.Fields row(int index) {
    return rows.get(index);
  }

  public List<Tree.Fields> rows() {
    return rows;
  }

  private int[] column(String name, ToIntFunction<Tree.Fields> read) {
    known.add(name);
    return rows.stream().mapToInt(read).toArray();
  }

  public int[] numbers(String name, int low, int high) {
    return column(name, row -> row.number(name, low, high));
  }

  /** A number for each, where those that say none have another. */
  public int[] numbersOr(String name, int otherwise, int low, int high) {
    return column(name, row -> row.numberOr(name, otherwise, low, high));
  }

  public int[] ids(String name, Names of) {
    return column(name, row -> row.id(name, of));
  }

  /** An id for each, or -1. */
  public int[] idsOrNone(String name, Names of) {
    return column(name, row -> row.has(name) ? row.id(name, of) : -1);
  }

  /** One of these words for each, by its place among them. */
  public int[] words(String name, String... words) {
    return ids(name, new Names(name, List.of(words)));
  }

  /** True or false for each. */
  public boolean[] flags(String name) {
    return truths(column(name, row -> row.flag(name) ? 1 : 0));
  }

  /** True or false for each, where those that do not say it are as most are. */
  public boolean[] flagsOr(String name, boolean otherwise) {
    return truths(column(name, row -> row.flagOr(name, otherwise) ? 1 : 0));
  }

  /** True for each that says the second of two words. */
  public boolean[] are(String name, String no, String yes) {
    return truths(words(name, no, yes));
  }

  private static boolean[] truths(int[] column) {
    boolean[] flags = new boolean[column.length];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = column[i] != 0;
    }
    return flags;
  }

  /** A list of ids for each. */
  public int[][] lists(String name, Names of) {
    known.add(name);
    return rows.stream().map(row -> row.itemsOf(name).ids(of)).toArray(int[][]::new);
  }

  /** The neighbours of each, who name it in return. */
  public int[][] neighbours(String name) {
    int[][] lists = lists(name, names);
    for (int one = 0; one < lists.length; one++) {
      for (int other : lists[one]) {
        if (other == one || !contains(lists[other], one)) {
          String words = "'" + names.word(other) + "' does not name '" + names.word(one);
          throw rows.get(one).wrong(words + "' as " + name + " in return");
        }
      }
    }
    return lists;
  }

  /** Lists of ids as a table of what is in them. */
  public static boolean[][] contained(int[][] lists, int count) {
    boolean[][] table = new boolean[lists.length][count];
    for (int one = 0; one < lists.length; one++) {
      for (int other : lists[one]) {
        table[one][other] = true;
      }
    }
    return table;
  }

  private static boolean contains(int[] list, int id) {
    for (int one : list) {
      if (one == id) {
        return true;
      }
    }
    return false;
  }

  /** Refuses any field but those that were read, {@code id}, {@code name} and these. */
  public void done(String... others) {
    known.addAll(List.of(others));
    String[] all = known.toArray(String[]::new);
    rows.forEach(row -> row.allow(all));
  }
}
