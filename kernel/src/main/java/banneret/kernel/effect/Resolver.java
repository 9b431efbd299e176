package banneret.kernel.effect;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Carries effects out, sentence by sentence. What a sentence puts on the stack is done before the
 * next one; an effect that waits has a row of {@link Contexts}.
 *
 * @param <P> the game's position
 */
public abstract class Resolver<P extends Position<P>> {
  /** How far an effect is of which nothing but the target is asked. */
  private static final int AIM = -1;

  /** The rest of what the effect of a row says. */
  public final Deed<P, Integer> more;

  private final String aims;

  /**
   * @param aims the name of the question at what an effect is aimed
   * @param more the name of the step that goes on with an effect
   */
  @SuppressWarnings("this-escape") // Nothing of it is called before a position is played.
  protected Resolver(String aims, String more) {
    this.aims = aims;
    Ids<Integer> row = Ids.of("row:9", Integer::intValue, Integer::valueOf);
    this.more =
        Deed.<P, Integer>of(more, row, this::goOn)
            .fits((table, at) ->
                at < contexts(table).count(table.cells) && contexts(table).at(table.cells, at) >= 0)
            .dropped(this::dropped);
  }

  /** The name of the question at what an effect is aimed. */
  public final String aims() {
    return aims;
  }

  /** The rows of the position. */
  protected abstract Contexts contexts(P table);

  protected abstract Effect<P> effect(P table, int index);

  /** The question at what the effect of a row is aimed. */
  private Aim<P> aim(int row) {
    return new Aim<>(this, row, false);
  }

  /** The question at what else it is aimed, in the line in which one target was named. */
  protected Aim<P> aimAgain(int row) {
    return new Aim<>(this, row, true);
  }

  /** What was written of a question at what an effect is aimed. */
  public final Aim<P> readAim(Tree.Fields in) {
    in.allow("row", "again");
    return new Aim<>(this, in.number("row", 0, 9), in.flagOr("again", false));
  }

  /** True if what an effect is aimed at belongs to the line before. */
  protected boolean continues(Aim<P> aim) {
    return true;
  }

  /** What is said of the question at what an effect is aimed. */
  protected void about(P table, Aim<P> aim, Saying out) {}

  /** How a target is written, or {@link Aim#NONE}. */
  protected abstract String phrase(P table, Aim<P> aim, int target);

  /** How it is said. */
  protected abstract void say(P table, Aim<P> aim, int target, Saying out);

  /** What else the game has against a target that the effect may have, or null. */
  protected @Nullable Clause forbids(P table, Aim<P> aim, int seat, int target) {
    return null;
  }

  /**
   * Puts the sentences of an effect in force that last until a scope has ended so many times.
   *
   * @param part the one sentence that it is about, or -1 for all that have no row of their own
   */
  protected abstract void last(
      P table, Effect<P> effect, int part, int owner, int target, int until, int times);

  /** Uses an effect; false if nothing came of it. */
  public boolean use(P table, Effect<P> effect, int owner, Flow<P> flow) {
    if (effect.aim() != null) {
      int row = contexts(table).open(table.cells, effect.index(), owner);
      contexts(table).setAt(table.cells, row, AIM);
      flow.then(aim(row));
      return true;
    }
    boolean lasts = putInForce(table, effect, owner, -1, true);
    return run(table, effect, owner, -1, 0, false, flow) || lasts;
  }

  /**
   * Uses an effect that was aimed before, at what it may still be aimed at; false if at nothing.
   */
  public boolean use(P table, Effect<P> effect, int owner, int[] targets, Flow<P> flow) {
    Contexts contexts = contexts(table);
    int row = contexts.open(table.cells, effect.index(), owner);
    contexts.setAt(table.cells, row, AIM);
    for (int target : targets) {
      if (effect.forbidsAim(table, owner, target) == null) {
        contexts.choose(table.cells, row, target);
      }
    }
    if (contexts.targets(table.cells, row) == 0) {
      contexts.close(table.cells, row);
      return false;
    }
    begin(table, row, flow);
    return true;
  }

  /**
   * Does one sentence that has waited in force; what it is done to is chosen now, if at all.
   *
   * @param target what the effect was aimed at when it came in force, or -1
   */
  public void react(P table, Effect<P> effect, int sentence, int owner, int target, Flow<P> flow) {
    Sentence<P> said = effect.sentences.get(sentence);
    if (!said.asksItself()) {
      said.act(table, owner, target, flow);
    } else if (said.applies(table, owner, -1) && said.hasTarget(table, owner)) {
      int row = contexts(table).open(table.cells, effect.index(), owner);
      contexts(table).setAt(table.cells, row, sentence);
      flow.then(aim(row));
    }
  }

  /**
   * What an effect is aimed at has been chosen: true if it waits for something else first, and
   * {@link #begin} will be called for its row.
   */
  protected boolean waits(P table, int row, Flow<P> flow) {
    return false;
  }

  /** Begins with an effect whose targets have been chosen. */
  public void begin(P table, int row, Flow<P> flow) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    int owner = contexts.owner(table.cells, row);
    int count = contexts.targets(table.cells, row);
    for (int i = 0; i < count; i++) {
      putInForce(table, effect, owner, contexts.target(table.cells, row, i), i == 0);
    }
    run(table, effect, owner, row, 0, false, flow);
  }

  /** Goes on with the effect of a row. */
  private void goOn(P table, int row, Flow<P> flow) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    run(
        table,
        effect,
        contexts.owner(table.cells, row),
        row,
        contexts.at(table.cells, row),
        false,
        flow);
  }

  /** The step of a row is left: so is the effect. */
  void dropped(P table, int row) {
    contexts(table).close(table.cells, row);
  }

  /** What is being chosen for the effect of a row. */
  Target<P> asked(P table, int row) {
    Target<P> asked = findAsked(table, row);
    if (asked == null) {
      throw new IllegalStateException("nothing is to be chosen");
    }
    return asked;
  }

  /** True if the effect of a row is where something is to be chosen. */
  boolean asks(P table, int row) {
    Target<P> asked = findAsked(table, row);
    return asked != null && asked.mode() == Target.Mode.CHOOSE;
  }

  private @Nullable Target<P> findAsked(P table, int row) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    int at = contexts.at(table.cells, row);
    return at == AIM ? effect.aim() : effect.sentences.get(at).to;
  }

  /** The word for what will be done to what is being chosen, or nothing if it only lasts. */
  String verb(P table, int row) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    int chosenAt = contexts.at(table.cells, row);
    int at =
        chosenAt >= 0 && effect.sentences.get(chosenAt).waits()
            ? chosenAt
            : next(effect, Math.max(0, chosenAt));
    return at < 0 ? "" : effect.sentences.get(at).word;
  }

  /** Null if the seat may choose this, or the clause against it. */
  @Nullable Clause forbidsTarget(P table, int row, int target) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    int owner = contexts.owner(table.cells, row);
    int at = contexts.at(table.cells, row);
    return at == AIM
        ? effect.forbidsAim(table, owner, target)
        : effect.sentences.get(at).forbids(table, owner, target);
  }

  /** The first that the seat may choose, from this one on and after what it chose, or -1. */
  int nextTarget(P table, int row, int from) {
    Contexts contexts = contexts(table);
    int chosen = contexts.targets(table.cells, row);
    int after = chosen == 0 ? 0 : contexts.target(table.cells, row, chosen - 1) + 1;
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    int owner = contexts.owner(table.cells, row);
    int at = contexts.at(table.cells, row);
    int first = Math.max(from, after);
    return at == AIM
        ? effect.nextAim(table, owner, first)
        : effect.sentences.get(at).next(table, owner, first);
  }

  /** The seat has chosen; -1 means that it wants no more. */
  void chosen(P table, int row, int target, Flow<P> flow) {
    Contexts contexts = contexts(table);
    Effect<P> effect = effect(table, contexts.effect(table.cells, row));
    if (target >= 0) {
      contexts.choose(table.cells, row, target);
      if (contexts.targets(table.cells, row) < asked(table, row).most()) {
        flow.then(aimAgain(row));
        return;
      }
    }
    int count = contexts.targets(table.cells, row);
    if (count == 0) {
      contexts.close(table.cells, row);
      return;
    }
    int owner = contexts.owner(table.cells, row);
    int at = contexts.at(table.cells, row);
    if (at == AIM) {
      if (!waits(table, row, flow)) {
        begin(table, row, flow);
      }
    } else if (effect.sentences.get(at).waits()) {
      int[] targets = targets(table, row, count);
      contexts.close(table.cells, row);
      inTurn(table, effect.sentences.get(at), owner, targets, flow);
    } else {
      run(table, effect, owner, row, at, true, flow);
    }
  }

  private int[] targets(P table, int row, int count) {
    int[] targets = new int[count];
    for (int i = 0; i < count; i++) {
      targets[i] = contexts(table).target(table.cells, row, i);
    }
    return targets;
  }

  /** Does the sentences from one on; true if anything came of the first that acts. */
  private boolean run(
      P table, Effect<P> effect, int owner, int open, int from, boolean chosen, Flow<P> flow) {
    int at = next(effect, from);
    if (at < 0) {
      if (open >= 0) {
        contexts(table).close(table.cells, open);
      }
      return false;
    }
    Sentence<P> sentence = effect.sentences.get(at);
    boolean asksFirst = sentence.asksItself() && !(chosen && at == from);
    int later = next(effect, at + 1);
    int row = open;
    if (row < 0 && (asksFirst || later >= 0)) {
      row = contexts(table).open(table.cells, effect.index(), owner);
    }
    if (asksFirst) {
      contexts(table).setAt(table.cells, row, at);
      contexts(table).forget(table.cells, row);
      boolean isSo =
          sentence.lasts() ? sentence.isNow(table, owner, -1) : sentence.applies(table, owner, -1);
      if (isSo && sentence.hasTarget(table, owner)) {
        flow.then(aim(row));
        return true;
      }
      return run(table, effect, owner, row, at + 1, false, flow);
    }
    int count = row < 0 ? 0 : contexts(table).targets(table.cells, row);
    int first = count == 0 ? -1 : contexts(table).target(table.cells, row, 0);
    if (later >= 0) {
      contexts(table).setAt(table.cells, row, later);
      flow.then(more.with(row));
    }
    if (count <= 1) {
      if (later < 0 && row >= 0) {
        contexts(table).close(table.cells, row);
      }
      return act(table, sentence, owner, first, flow);
    }
    int[] targets = targets(table, row, count);
    if (later < 0) {
      contexts(table).close(table.cells, row);
    }
    return inTurn(table, sentence, owner, targets, flow);
  }

  private boolean inTurn(P table, Sentence<P> sentence, int owner, int[] targets, Flow<P> flow) {
    boolean[] any = {false};
    flow.inTurn(targets.length, i -> any[0] |= act(table, sentence, owner, targets[i], flow));
    return any[0];
  }

  /** Does a sentence, or puts it in force if it lasts. */
  private boolean act(P table, Sentence<P> sentence, int owner, int target, Flow<P> flow) {
    if (!sentence.comesInTurn()) {
      return sentence.act(table, owner, target, flow);
    }
    boolean comes = sentence.isNow(table, owner, target);
    if (comes) {
      putInForce(table, sentence, owner, target);
    }
    return comes;
  }

  private static <P extends Position<P>> int next(Effect<P> effect, int from) {
    List<Sentence<P>> sentences = effect.sentences;
    for (int at = from; at < sentences.size(); at++) {
      if (sentences.get(at).actsAtOnce() || sentences.get(at).comesInTurn()) {
        return at;
      }
    }
    return -1;
  }

  /**
   * Puts what lasts of an effect in force, one row for each scope or each that it is about.
   *
   * @param isFirst false if another target was chosen before: what is not about it is in force
   */
  private boolean putInForce(P table, Effect<P> effect, int owner, int target, boolean isFirst) {
    boolean any = false;
    List<Sentence<P>> sentences = effect.sentences;
    for (int i = 0; i < sentences.size(); i++) {
      Sentence<P> sentence = sentences.get(i);
      boolean isOnce = sentence.isOfOne() && sentence.to != effect.aim();
      if (!sentence.lasts()
          || sentence.comesInTurn()
          || (isOnce && !isFirst)
          || (sentence.part < 0 && !isFirstOfScope(sentences, i))) {
        continue;
      }
      any = true;
      putInForce(table, sentence, owner, target);
    }
    return any;
  }

  private void putInForce(P table, Sentence<P> sentence, int owner, int target) {
    Effect<P> effect = sentence.effect;
    if (sentence.isOfOne() && sentence.isOfEach()) {
      for (int of = sentence.next(table, owner, 0);
          of >= 0;
          of = sentence.next(table, owner, of + 1)) {
        last(table, effect, sentence.part, owner, of, sentence.until, sentence.times);
      }
    } else if (sentence.whose == Whose.TARGET) {
      last(table, effect, sentence.part, target, owner, sentence.until, sentence.times);
    } else {
      int of = sentence.of(table, owner, target);
      last(table, effect, sentence.part, owner, of, sentence.until, sentence.times);
    }
  }

  private static <P extends Position<P>> boolean isFirstOfScope(List<Sentence<P>> all, int index) {
    for (int i = 0; i < index; i++) {
      if (all.get(i).part < 0 && all.get(i).until == all.get(index).until) {
        return false;
      }
    }
    return true;
  }
}
