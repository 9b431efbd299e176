package banneret.kernel.effect;

import banneret.kernel.step.Position;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing that something can be done to; a {@link Selector} says which of them.
 *
 * @param type such as {@code horde}: verbs say which types they act on
 * @param names the kind of names by which they go
 * @param range they are numbers from 0 to this, exclusive
 * @param walk the next of them worth looking at, or null if all are
 * @param whose whose each of them is
 * @param <P> the game's position
 */
public record Targets<P extends Position<P>>(
    String type, String names, ToIntFunction<P> range, @Nullable Walk<P> walk, Owner<P> whose) {
  public Targets(String type, String names, ToIntFunction<P> range) {
    this(type, names, range, null, (table, owner, target) -> owner);
  }

  /** Which are meant. */
  @FunctionalInterface
  public interface Meant<P> {
    boolean test(P table, int owner, int target);
  }

  /** The first that may be meant, from a number on, or -1. */
  @FunctionalInterface
  public interface Walk<P> {
    int next(P table, int owner, int from);
  }

  /** The same things, of which no others than those on a walk are ever meant. */
  public Targets<P> along(Walk<P> way) {
    return new Targets<>(type, names, range, way, whose);
  }

  /** Whose a target is, or -1 for everybody's. */
  @FunctionalInterface
  public interface Owner<P> {
    int of(P table, int owner, int target);
  }

  /** The same things, said to be somebody else's than the owner's of the effect. */
  public Targets<P> ownedBy(Owner<P> seat) {
    return new Targets<>(type, names, range, walk, seat);
  }

  /** Those that are meant. */
  public Selector<P> that(Meant<P> meant) {
    return new Chosen<>(this, meant, false);
  }

  /** The one that is meant, so that nobody chooses. */
  public Selector<P> one(Meant<P> meant) {
    return new Chosen<>(this, meant, true);
  }

  private record Chosen<P extends Position<P>>(Targets<P> kind, Meant<P> meant, boolean isOne)
      implements Selector<P> {
    @Override
    public String type() {
      return kind.type;
    }

    @Override
    public String names() {
      return kind.names;
    }

    @Override
    public int range(P table) {
      return kind.range.applyAsInt(table);
    }

    @Override
    public boolean fits(P table, int owner, int target) {
      return meant.test(table, owner, target);
    }

    @Override
    public int next(P table, int owner, int from) {
      Walk<P> walk = kind.walk;
      if (walk == null) {
        return Selector.super.next(table, owner, from);
      }
      int target = walk.next(table, owner, from);
      while (target >= 0 && !meant.test(table, owner, target)) {
        target = walk.next(table, owner, target + 1);
      }
      return target;
    }

    @Override
    public int whose(P table, int owner, int target) {
      return kind.whose.of(table, owner, target);
    }

    @Override
    public boolean isSeat() {
      return kind.names.equals("seat");
    }
  }
}
