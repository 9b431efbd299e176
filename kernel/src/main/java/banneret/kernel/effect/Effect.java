package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a card or an ability does: when it may be used, at what it is aimed, and its sentences.
 *
 * @param <P> the game's position
 */
public final class Effect<P extends Position<P>> {
  private final int index;
  private final String key;
  final Clause clause;
  int[] moments = {};
  boolean may;
  List<Requirement<P>> ifs = List.of();
  @Nullable Target<P> aim;
  List<Sentence<P>> sentences = List.of();
  private @Nullable Sentence<P> first;
  final Map<String, Integer> figures = new TreeMap<>();
  final Clause nothing;
  int odd;

  Effect(int index, String key, Clause clause, Clause nothing) {
    this.index = index;
    this.key = key;
    this.clause = clause;
    this.nothing = nothing;
  }

  /** Its number among the effects of the game. */
  public int index() {
    return index;
  }

  /** The key of its name among the texts, such as {@code loot.charge}. */
  public String key() {
    return key;
  }

  /** The clause behind it. */
  public Clause clause() {
    return clause;
  }

  public List<Sentence<P>> sentences() {
    return sentences;
  }

  /** True if it does something that no words are for. */
  public boolean isOdd() {
    return odd > 0;
  }

  /** True if whoever uses it may do without. */
  public boolean isOptional() {
    return may;
  }

  /** The numbers in it by name, for words written by hand: {@code amount} is the first. */
  public Map<String, Integer> figures() {
    return figures;
  }

  public boolean isAt(int moment) {
    for (int at : moments) {
      if (at == moment) {
        return true;
      }
    }
    return false;
  }

  /** True if some sentence of it stays in force for a while. */
  public boolean lasts() {
    for (Sentence<P> sentence : sentences) {
      if (sentence.lasts()) {
        return true;
      }
    }
    return false;
  }

  /** True if it may stay in force until the end of this scope. */
  public boolean lastsUntil(int scope) {
    for (Sentence<P> sentence : sentences) {
      if (sentence.until == scope) {
        return true;
      }
    }
    return false;
  }

  /** The kind of names of what a row of it is about until the end of a scope, or nothing. */
  public String targetKind(int scope, int part) {
    for (Sentence<P> sentence : sentences) {
      if (sentence.until == scope && sentence.part == part) {
        return sentence.whose == Whose.TARGET || sentence.to == null
            ? kind(aim)
            : kind(sentence.to);
      }
    }
    return "";
  }

  /** The kind of names of what is chosen for it at a sentence of it, or before all of them. */
  String aimKind(int at) {
    Target<P> own = at < 0 ? null : sentences.get(at).to;
    return kind(own == null ? aim : own);
  }

  private static String kind(@Nullable Target<?> target) {
    return target == null ? "" : target.selector().names();
  }

  /** The clauses that it cites. */
  public List<Clause> clauses() {
    List<Clause> out = new ArrayList<>();
    out.add(clause);
    ifs.forEach(requirement -> out.add(requirement.clause()));
    for (Sentence<P> sentence : sentences) {
      out.add(sentence.clause);
      sentence.ifs.forEach(requirement -> out.add(requirement.clause()));
      sentence.nows.forEach(requirement -> out.add(requirement.clause()));
    }
    return out;
  }

  /** What the seat must choose first, or null. */
  public @Nullable Target<P> aim() {
    return aim;
  }

  void say(List<Sentence<P>> all) {
    sentences = List.copyOf(all);
    for (int i = 0; i < sentences.size(); i++) {
      sentences.get(i).part = needsOwnRow(i) || sentences.get(i).comesInTurn() ? i : -1;
    }
    first = null;
    for (Sentence<P> sentence : sentences) {
      if (first == null && sentence.actsAtOnce()) {
        first = sentence;
      }
    }
  }

  /** True if a sentence is about one thing, and others that last as long are about another. */
  private boolean needsOwnRow(int index) {
    Sentence<P> sentence = sentences.get(index);
    boolean needs = false;
    for (Sentence<P> other : sentences) {
      needs |=
          sentence.lasts()
              && sentence.isOfOne()
              && other.until == sentence.until
              && other.to != sentence.to;
    }
    return needs || (sentence.isOfOne() && sentence.isOfEach());
  }

  /** The first sentence that acts when the effect is used, or null. */
  public @Nullable Sentence<P> first() {
    return first;
  }

  /** Null if all that it asks for is so, or the clause of what is not. */
  public @Nullable Clause unmet(P table, int owner) {
    for (int i = 0; i < ifs.size(); i++) {
      if (!ifs.get(i).passes(table, this, owner, -1)) {
        return ifs.get(i).clause();
      }
    }
    return null;
  }

  /** True if something of it is done to this without being chosen. */
  public boolean names(P table, int owner, int target) {
    for (int i = 0; i < sentences.size(); i++) {
      Target<P> to = sentences.get(i).to;
      if (to != null
          && to.mode() != Target.Mode.CHOOSE
          && to.forbids(table, this, owner, target, clause) == null) {
        return true;
      }
    }
    return false;
  }

  /** Null if the seat may use it now, its moment being right, or the clause against it. */
  public @Nullable Clause forbids(P table, int owner) {
    Clause unmet = unmet(table, owner);
    if (unmet != null) {
      return unmet;
    }
    if (aim != null) {
      return nextAim(table, owner, 0) >= 0 ? null : nothing;
    }
    Sentence<P> deed = first;
    if (deed == null || deed.verb == null) {
      return null;
    }
    return deed.to == null
        ? deed.verb.forbids(table, deed, owner, -1)
        : deed.hasTarget(table, owner) ? null : nothing;
  }

  /** True if it needs no aim, or there is something to aim it at. */
  public boolean hasAim(P table, int owner) {
    return aim == null || nextAim(table, owner, 0) >= 0;
  }

  /** Null if the seat may aim it at this, or the clause against it. */
  public @Nullable Clause forbidsAim(P table, int owner, int target) {
    Target<P> chosen = aim;
    if (chosen == null) {
      return clause;
    }
    Clause against = chosen.forbids(table, this, owner, target, clause);
    return against == null ? forbidsFirst(table, owner, target) : against;
  }

  /** Null if something would come of the first thing that it does to what was aimed at. */
  private @Nullable Clause forbidsFirst(P table, int owner, int target) {
    Sentence<P> deed = first;
    boolean isOther = deed != null && deed.to != null && deed.to != aim;
    return deed == null || deed.verb == null || isOther
        ? null
        : deed.verb.forbids(table, deed, owner, target);
  }

  /** The first at which the seat may aim it, from this one on, or -1. */
  int nextAim(P table, int owner, int from) {
    Target<P> chosen = aim;
    if (chosen == null) {
      return -1;
    }
    int target = chosen.next(table, this, owner, from);
    while (target >= 0 && forbidsFirst(table, owner, target) != null) {
      target = chosen.next(table, this, owner, target + 1);
    }
    return target;
  }
}
