package banneret.kernel.effect;

import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All effects of a game, found by what rules ask: what changes this figure, what replaces this,
 * what happens now, what forbids this. Only what is in force is looked at, so that an effect nobody
 * has costs nothing.
 *
 * @param <P> the game's position
 */
public final class Effects<P extends Position<P>> {
  private final List<Effect<P>> all;
  private final Function<P, Lasting> inForce;
  private final Sides<P> sides;
  private final Index<P> modifiers;
  private final Index<P> replacements;
  private final Index<P> reactions;
  private final Index<P> prohibitions;
  private final Index<P> permissions;

  /**
   * Compiles effects into indexes.
   *
   * @param inForce the rows of those that are in force, by effect
   */
  public Effects(Vocabulary<P> words, List<Effect<P>> all, Function<P, Lasting> inForce) {
    this(words, all, inForce, (table, seat, other) -> seat == other);
  }

  /**
   * The same where seats may be partners.
   *
   * @param sides which seats are on one side: what one owns is the other's too
   */
  public Effects(
      Vocabulary<P> words, List<Effect<P>> all, Function<P, Lasting> inForce, Sides<P> sides) {
    this.all = List.copyOf(all);
    this.inForce = inForce;
    this.sides = sides;
    modifiers = new Index<>(this.all, SentenceKind.MODIFIER, words.figures.count());
    replacements = new Index<>(this.all, SentenceKind.REPLACEMENT, words.events.count());
    reactions = new Index<>(this.all, SentenceKind.REACTION, words.moments.count());
    prohibitions = new Index<>(this.all, SentenceKind.PROHIBITION, words.acts.count());
    permissions = new Index<>(this.all, SentenceKind.PERMISSION, words.acts.count());
  }

  /** Which seats are on one side. */
  @FunctionalInterface
  public interface Sides<P extends Position<P>> {
    boolean areOne(P table, int seat, int other);
  }

  /** Sentences of one kind, by what they are about and by effect. */
  private static final class Index<P extends Position<P>> {
    private final List<List<Sentence<P>>> found = new ArrayList<>();
    private final int effects;

    Index(List<Effect<P>> all, SentenceKind kind, int subjects) {
      effects = all.size();
      for (int subject = 0; subject < subjects; subject++) {
        for (Effect<P> effect : all) {
          List<Sentence<P>> sentences = new ArrayList<>();
          for (Sentence<P> sentence : effect.sentences()) {
            if (sentence.kind == kind && sentence.isAbout(subject)) {
              sentences.add(sentence);
            }
          }
          found.add(List.copyOf(sentences));
        }
      }
    }

    List<Sentence<P>> of(int subject, int effect) {
      return found.get(subject * effects + effect);
    }
  }

  public Effect<P> get(int index) {
    return all.get(index);
  }

  public List<Effect<P>> all() {
    return all;
  }

  /** What an effect does to a figure. */
  public List<Sentence<P>> modifiers(int effect, int figure) {
    return modifiers.of(figure, effect);
  }

  /** What an effect does at a moment. */
  public List<Sentence<P>> reactions(int effect, int moment) {
    return reactions.of(moment, effect);
  }

  /** What an effect puts in the place of something else. */
  public List<Sentence<P>> replacements(int effect, int event) {
    return replacements.of(event, effect);
  }

  /** What an effect says against an act. */
  public List<Sentence<P>> prohibitions(int effect, int act) {
    return prohibitions.of(act, effect);
  }

  /** What an effect says for an act. */
  public List<Sentence<P>> permissions(int effect, int act) {
    return permissions.of(act, effect);
  }

  /** Hears of each sentence in force that changes a figure. */
  @FunctionalInterface
  public interface Changes<P extends Position<P>> {
    void hear(Sentence<P> sentence, int value);
  }

  /** A figure of a seat as what is in force leaves it. */
  public int changed(P table, int figure, int owner, int of, int value) {
    Lasting lasting = inForce.apply(table);
    int rows = lasting.count(table.cells);
    int sum = value;
    for (int row = 0; row < rows; row++) {
      List<Sentence<P>> found = modifiers.of(figure, lasting.effect(table.cells, row));
      for (int i = 0; i < found.size(); i++) {
        if (concerns(table, lasting, row, found.get(i), owner, of)) {
          sum = found.get(i).changed(table, owner, of, sum);
        }
      }
    }
    return sum;
  }

  /** The same, one step after the other, for who wants to know what each brings. */
  public int changed(P table, int figure, int owner, int of, int value, Changes<P> steps) {
    Lasting lasting = inForce.apply(table);
    int rows = lasting.count(table.cells);
    int sum = value;
    for (int row = 0; row < rows; row++) {
      List<Sentence<P>> found = modifiers.of(figure, lasting.effect(table.cells, row));
      for (int i = 0; i < found.size(); i++) {
        if (concerns(table, lasting, row, found.get(i), owner, of)) {
          int next = found.get(i).changed(table, owner, of, sum);
          steps.hear(found.get(i), next - sum);
          sum = next;
        }
      }
    }
    return sum;
  }

  /** The largest change to a figure: where several of one kind count once. */
  public int most(P table, int figure, int owner) {
    return most(table, figure, owner, owner);
  }

  /** The same of one thing of the seat's. */
  public int most(P table, int figure, int owner, int of) {
    Lasting lasting = inForce.apply(table);
    int rows = lasting.count(table.cells);
    int most = 0;
    for (int row = 0; row < rows; row++) {
      List<Sentence<P>> found = modifiers.of(figure, lasting.effect(table.cells, row));
      for (int i = 0; i < found.size(); i++) {
        if (concerns(table, lasting, row, found.get(i), owner, of)) {
          most = Math.max(most, found.get(i).changed(table, owner, of, 0));
        }
      }
    }
    return most;
  }

  /** The same by the game's own word for the figure, as all that follow may be asked. */
  public int most(P table, Enum<?> figure, int owner) {
    return most(table, figure.ordinal(), owner);
  }

  /** Null if nothing in force forbids the seat this, or the clause that does. */
  public @Nullable Clause forbids(P table, Enum<?> act, int seat) {
    return forbids(table, act.ordinal(), seat, seat);
  }

  /** Null if nothing in force forbids the seat this, or the clause that does. */
  public @Nullable Clause forbids(P table, int act, int seat) {
    return forbids(table, act, seat, seat);
  }

  /** The same of one thing of the seat's, such as a unit that would strike back. */
  public @Nullable Clause forbids(P table, int act, int seat, int of) {
    Sentence<P> found = find(prohibitions, table, act, seat, of);
    return found == null ? null : found.clause;
  }

  /** True if something in force allows the seat this. */
  public boolean allows(P table, int act, int seat) {
    return allows(table, act, seat, seat);
  }

  /** The same of one thing of the seat's. */
  public boolean allows(P table, int act, int seat, int of) {
    return find(permissions, table, act, seat, of) != null;
  }

  /** What happens instead of something that happens to a seat, or null. */
  public @Nullable Sentence<P> replaces(P table, int event, int seat) {
    return replaces(table, event, seat, seat);
  }

  /** The same of one thing of the seat's. */
  public @Nullable Sentence<P> replaces(P table, int event, int seat, int of) {
    return find(replacements, table, event, seat, of);
  }

  /** True if something else happens to the seat instead. */
  public boolean isReplaced(P table, Enum<?> event, int seat) {
    return replaces(table, event.ordinal(), seat) != null;
  }

  private @Nullable Sentence<P> find(Index<P> index, P table, int subject, int seat, int of) {
    Lasting lasting = inForce.apply(table);
    int rows = lasting.count(table.cells);
    for (int row = 0; row < rows; row++) {
      List<Sentence<P>> found = index.of(subject, lasting.effect(table.cells, row));
      for (int i = 0; i < found.size(); i++) {
        if (concerns(table, lasting, row, found.get(i), seat, of)) {
          return found.get(i);
        }
      }
    }
    return null;
  }

  /**
   * What is in force acts at a moment of a seat's.
   *
   * @param once true if several of one effect act once
   */
  public void react(P table, int moment, int seat, boolean once, Flow<P> flow) {
    Lasting lasting = inForce.apply(table);
    int rows = lasting.count(table.cells);
    for (int row = 0; row < rows; row++) {
      int effect = lasting.effect(table.cells, row);
      List<Sentence<P>> found = reactions.of(moment, effect);
      for (int i = 0; i < found.size(); i++) {
        if (concerns(table, lasting, row, found.get(i), seat, seat)
            && !(once && lasting.find(table.cells, effect) < row)) {
          found.get(i).act(table, seat, lasting.target(table.cells, row), flow);
        }
      }
    }
  }

  /** Something happened that ends some effects early. */
  public void end(P table, Enum<?> event) {
    end(table, event.ordinal());
  }

  /** Something happened that ends some effects early. */
  public void end(P table, int event) {
    Lasting lasting = inForce.apply(table);
    for (int row = lasting.count(table.cells) - 1; row >= 0; row--) {
      for (Sentence<P> sentence : all.get(lasting.effect(table.cells, row)).sentences()) {
        if (sentence.ends == event
            && sentence.until == lasting.until(table.cells, row)
            && sentence.part == lasting.part(table.cells, row)) {
          lasting.remove(table.cells, row);
          break;
        }
      }
    }
  }

  /** True if this very effect is in force. */
  public boolean holds(P table, Effect<P> effect) {
    return inForce.apply(table).find(table.cells, effect.index()) >= 0;
  }

  /** True if a sentence of a row is in force for this seat, and about this. */
  private boolean concerns(
      P table, Lasting lasting, int row, Sentence<P> sentence, int seat, int of) {
    if (sentence.until != lasting.until(table.cells, row)
        || sentence.part != lasting.part(table.cells, row)) {
      return false;
    }
    boolean about;
    if (sentence.isOfOne() && sentence.whose != Whose.TARGET) {
      int target = lasting.target(table.cells, row);
      about = target == (sentence.isOfSeat() ? seat : of);
    } else {
      int owner = lasting.owner(table.cells, row);
      boolean isOwn = owner == seat || sides.areOne(table, seat, owner);
      about = sentence.whose == Whose.ANYONE || isOwn != (sentence.whose == Whose.OPPONENT);
    }
    return about && sentence.applies(table, seat, of);
  }
}
