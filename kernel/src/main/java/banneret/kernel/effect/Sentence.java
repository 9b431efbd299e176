package banneret.kernel.effect;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that an effect does or changes, as it was read.
 *
 * @param <P> the game's position
 */
public final class Sentence<P extends Position<P>> {
  /** What a modifier does with the figure. */
  public enum Change {
    ADD,
    SET,
    TIMES
  }

  final Effect<P> effect;
  final SentenceKind kind;
  final Clause clause;
  final int when;
  final Whose whose;
  final List<Requirement<P>> ifs;
  final List<Requirement<P>> nows;
  final int[] subjects;
  final Change change;
  final @Nullable Verb<P> verb;
  final String word;
  final List<Quantity<P>> arguments;
  final @Nullable Target<P> to;
  final int until;
  final int times;
  final int ends;
  final Phrase phrase;

  /** Its place among the sentences of the effect, if it is in force in a row of its own; or -1. */
  int part = -1;

  Sentence(Effect<P> effect, SentenceParts<P> parts, Phrase phrase) {
    this.effect = effect;
    this.phrase = phrase;
    kind = parts.kind;
    clause = parts.clause;
    when = parts.when;
    whose = parts.whose;
    ifs = List.copyOf(parts.ifs);
    nows = List.copyOf(parts.nows);
    subjects = parts.subjects;
    change = parts.change;
    verb = parts.verb == null ? null : parts.verb.verb();
    word = parts.verb == null ? "" : parts.verb.name;
    arguments = List.copyOf(parts.arguments);
    to = parts.to;
    until = parts.until;
    times = parts.times;
    ends = parts.ends;
  }

  public Effect<P> effect() {
    return effect;
  }

  public SentenceKind kind() {
    return kind;
  }

  /** The clause behind it. */
  public Clause clause() {
    return clause;
  }

  /** What it does, or null if it changes, forbids or allows something. */
  public @Nullable Verb<P> verb() {
    return verb;
  }

  /** What it is done to, or null if its verb needs nothing or takes what the effect is aimed at. */
  public @Nullable Target<P> to() {
    return to;
  }

  /** True if it stays in force for a while. */
  public boolean lasts() {
    return until > 0;
  }

  /** The scope after which it ends, from 1 on, or 0 if it does not last. */
  public int until() {
    return until;
  }

  /** Its place among the sentences of the effect, if it is in force in a row of its own; or -1. */
  public int part() {
    return part;
  }

  /** True if it is about this figure, event, act or moment. */
  public boolean isAbout(int subject) {
    for (int about : subjects) {
      if (about == subject) {
        return true;
      }
    }
    return false;
  }

  /** True if it acts when the effect is used. */
  boolean actsAtOnce() {
    return kind == SentenceKind.REACTION && !lasts();
  }

  /** True if it waits in force for a moment, and acts then. */
  boolean waits() {
    return kind == SentenceKind.REACTION && lasts();
  }

  /** True if it comes in force when its turn comes, if something is so then. */
  boolean comesInTurn() {
    return lasts() && !nows.isEmpty();
  }

  /** True if all is so that must be when it comes in force. */
  boolean isNow(P table, int owner, int target) {
    for (int i = 0; i < nows.size(); i++) {
      if (!nows.get(i).passes(table, effect, owner, target)) {
        return false;
      }
    }
    return true;
  }

  /** True if the seat chooses what it is done to when its turn comes. */
  boolean asksItself() {
    return to != null && to.mode() == Target.Mode.CHOOSE && to != effect.aim();
  }

  /** True if it changes, forbids or allows something of one thing alone. */
  boolean isOfOne() {
    return to != null && verb == null;
  }

  /** True if it is so of each that fits when it comes in force. */
  boolean isOfEach() {
    return to != null && to.mode() == Target.Mode.EACH;
  }

  /** True if that thing is a seat. */
  boolean isOfSeat() {
    return to != null && to.selector().isSeat();
  }

  /** What a sentence that lasts is about: what was chosen, the one that is meant, or -1. */
  int of(P table, int owner, int chosen) {
    return to != null && to.mode() == Target.Mode.ONE ? to.only(table, effect, owner) : chosen;
  }

  /** Whose a target is, or -1 for everybody's. */
  public int whose(P table, int owner, int target) {
    return to == null ? owner : to.selector().whose(table, owner, target);
  }

  /** What the verb is told, the first of it. */
  public int number(P table, int owner, int target) {
    return arguments.getFirst().of(table, owner, target);
  }

  /** What the verb is told, by its place. */
  public int number(int index, P table, int owner, int target) {
    return arguments.get(index).of(table, owner, target);
  }

  /** A figure as this modifier leaves it. */
  public int changed(P table, int owner, int target, int value) {
    int number = arguments.getFirst().of(table, owner, target);
    return switch (change) {
      case ADD -> value + number;
      case SET -> number;
      case TIMES -> value * number;
    };
  }

  /** What it asks for. */
  public List<Condition<P>> conditions() {
    return ifs.stream().map(Requirement::condition).toList();
  }

  /** True if all that it asks for is so. */
  public boolean applies(P table, int owner, int target) {
    return unmet(table, owner, target) == null;
  }

  /** Null if all that it asks for is so, or the clause of what is not. */
  @Nullable Clause unmet(P table, int owner, int target) {
    for (int i = 0; i < ifs.size(); i++) {
      if (!ifs.get(i).passes(table, effect, owner, target)) {
        return ifs.get(i).clause();
      }
    }
    return null;
  }

  /** Null if it can be done to this, or the clause that says why not. */
  public @Nullable Clause forbids(P table, int owner, int target) {
    Target<P> meant = to;
    Clause clauseAgainst =
        meant == null ? null : meant.forbids(table, effect, owner, target, clause);
    return clauseAgainst == null && verb != null
        ? verb.forbids(table, this, owner, target)
        : clauseAgainst;
  }

  /** True if there is something it can be done to, where one is chosen or all are meant. */
  public boolean hasTarget(P table, int owner) {
    return to == null || next(table, owner, 0) >= 0;
  }

  /** The first target to which it can be done, from this one on, or -1. */
  int next(P table, int owner, int from) {
    Target<P> meant = to;
    if (meant == null) {
      return -1;
    }
    int target = meant.next(table, effect, owner, from);
    while (target >= 0 && verb != null && verb.forbids(table, this, owner, target) != null) {
      target = meant.next(table, effect, owner, target + 1);
    }
    return target;
  }

  /** Does it, to this, to the one that is meant, or to each; true if anything came of it. */
  public boolean act(P table, int owner, int chosen, Flow<P> flow) {
    if (verb == null || !applies(table, owner, chosen)) {
      return false;
    }
    if (to == null || to.mode() == Target.Mode.CHOOSE) {
      return verb.act(table, this, owner, chosen, flow);
    }
    if (to.mode() == Target.Mode.ONE) {
      int only = to.only(table, effect, owner);
      return only >= 0 && verb.act(table, this, owner, only, flow);
    }
    return verb.each(table, this, owner, flow);
  }
}
