package banneret.kernel.shape;

import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * How the ids of a step are written and read.
 *
 * @param kinds what they are: {@code left:9} is a number from 0 to 9, {@code from:place} the name
 *     of a thing, which is written as its word, {@code tied:seat[]} a bit for each thing, and
 *     {@code card:loot?} a name or -1 for none, which is left out
 * @param <I> a record of ids
 */
public record Ids<I>(
    BiConsumer<I, Tree.Fields> write, Function<Tree.Fields, I> read, List<String> kinds) {
  static final int MOST = 0xFFFF;

  /** The ids of a question that is the same wherever it stands. */
  public static final Ids<None> NONE = new Ids<>((none, out) -> {}, in -> None.NONE);

  public Ids(BiConsumer<I, Tree.Fields> write, Function<Tree.Fields, I> read) {
    this(write, read, List.of());
  }

  /** The same ids, some of them names of things. */
  public Ids<I> naming(String... which) {
    return new Ids<>(write, read, List.of(which));
  }

  /** One id, such as {@code left:9} or {@code from:place}. */
  public static <I> Ids<I> of(String one, ToIntFunction<I> first, IntFunction<I> make) {
    return of(one, in -> make.apply(get(in, one)), List.of(first));
  }

  /** Two of them, such as {@code from:place to:place}. */
  public static <I> Ids<I> of(
      String both, ToIntFunction<I> first, ToIntFunction<I> second, Two<I> make) {
    String[] id = both.split(" ");
    return of(both, in -> make.of(get(in, id[0]), get(in, id[1])), List.of(first, second));
  }

  /** Three of them. */
  public static <I> Ids<I> of(
      String all,
      ToIntFunction<I> first,
      ToIntFunction<I> second,
      ToIntFunction<I> third,
      Three<I> make) {
    String[] id = all.split(" ");
    return of(
        all,
        in -> make.of(get(in, id[0]), get(in, id[1]), get(in, id[2])),
        List.of(first, second, third));
  }

  /** Four of them. */
  public static <I> Ids<I> of(
      String all,
      ToIntFunction<I> first,
      ToIntFunction<I> second,
      ToIntFunction<I> third,
      ToIntFunction<I> fourth,
      Four<I> make) {
    String[] id = all.split(" ");
    return of(
        all,
        in -> make.of(get(in, id[0]), get(in, id[1]), get(in, id[2]), get(in, id[3])),
        List.of(first, second, third, fourth));
  }

  /**
   * An id, and so many of each of several things.
   *
   * @param most how many at the most
   */
  public static <I> Ids<I> of(
      String one,
      ToIntFunction<I> first,
      String each,
      Function<I, List<Integer>> counts,
      int most,
      BiFunction<Integer, List<Integer>, I> make) {
    return new Ids<>(
        (it, out) -> {
          put(out, one, first.applyAsInt(it));
          Tree.Items items = Tree.items();
          counts.apply(it).forEach(items::add);
          out.put(name(each), items);
        },
        in -> {
          List<Tree> items = in.itemsOf(name(each)).all();
          return make.apply(
              get(in, one), items.stream().map(count -> count.asNumber(0, most)).toList());
        },
        List.of(one, each));
  }

  private static <I> Ids<I> of(
      String all, Function<Tree.Fields, I> read, List<ToIntFunction<I>> parts) {
    String[] ids = all.split(" ");
    return new Ids<>(
        (it, out) -> {
          for (int i = 0; i < ids.length; i++) {
            put(out, ids[i], parts.get(i).applyAsInt(it));
          }
        },
        read,
        List.of(ids));
  }

  /** Two of them, each with its name. */
  public static <I> Ids<I> of(
      String one, ToIntFunction<I> first, String two, ToIntFunction<I> second, Two<I> make) {
    return of(one + " " + two, first, second, make);
  }

  /** Three of them, each with its name. */
  public static <I> Ids<I> of(
      String one,
      ToIntFunction<I> first,
      String two,
      ToIntFunction<I> second,
      String three,
      ToIntFunction<I> third,
      Three<I> make) {
    return of(one + " " + two + " " + three, first, second, third, make);
  }

  private static String name(String id) {
    return id.substring(0, id.indexOf(':'));
  }

  private static void put(Tree.Fields out, String id, int number) {
    if (number >= 0) {
      out.put(name(id), number);
    }
  }

  private static int get(Tree.Fields in, String id) {
    String kind = id.substring(id.indexOf(':') + 1);
    int most = Character.isDigit(kind.charAt(0)) ? Integer.parseInt(kind) : MOST;
    return kind.endsWith("?") ? in.numberOr(name(id), -1, 0, most) : in.number(name(id), 0, most);
  }

  /** Makes ids of two numbers. */
  @FunctionalInterface
  public interface Two<I> {
    I of(int first, int second);
  }

  /** Makes ids of three numbers. */
  @FunctionalInterface
  public interface Three<I> {
    I of(int first, int second, int third);
  }

  /** Makes ids of four numbers. */
  @FunctionalInterface
  public interface Four<I> {
    I of(int first, int second, int third, int fourth);
  }

  /** No ids at all. */
  public enum None {
    NONE
  }
}
