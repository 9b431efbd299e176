package banneret.kernel.game;

import banneret.kernel.effect.Printed;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A declared game with the content that was read for it: seats, names and printed cards come from
 * there. In its constructor the game says the rest: {@code round(city -> city.round.get())}.
 *
 * @param <P> the game's position
 * @param <C> the game's content
 */
public abstract class ContentGame<P extends DeclaredPosition<P>, C extends GameContent<P>>
    extends DeclaredGame<P> {
  protected final C content;
  private final Steps<P> steps;
  private final Judge<P> judge;
  private final Function<P, @Nullable String> flaw;
  private final List<SetupOption> options = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();
  private final List<Count<P>> counts = new ArrayList<>();
  private ToIntFunction<P> round = table -> 1;
  private @Nullable Count<P> points;
  private Loses<P> out = (table, seat) -> false;
  private List<Names> aliases = List.of();
  private boolean privateTalk;
  private Mistimed<P> misplaced = (table, seat, line) -> null;

  /**
   * A game for tables of different sizes.
   *
   * @param make a position of a plan
   * @param judge what bots are told of it
   * @param flaw the first thing that is not right about a position, or null
   */
  protected ContentGame(
      About about,
      C content,
      BiFunction<C, State<P>, P> make,
      Judge<P> judge,
      Function<P, @Nullable String> flaw) {
    super(
        about,
        content.names,
        seats -> new State<>(new Kind(Objects.requireNonNull(content.names.get("seat")), seats)),
        plan -> make.apply(content, plan));
    this.content = content;
    this.judge = judge;
    this.flaw = flaw;
    steps = new Steps<P>(content.names::get).waits(content.waiting);
  }

  // What a game says of itself

  /** What may be settled before a game begins: the usual first. */
  protected final void option(String name, String... choices) {
    options.add(SetupOption.choice(name, choices));
  }

  /** How the round is found that a game is in, from 1. */
  protected final void round(ToIntFunction<P> which) {
    round = which;
  }

  /** What is worth counting for each seat from round to round; the first of it are the points. */
  protected final void counts(String name, Count<P> count) {
    figures.add(name);
    counts.add(count);
  }

  /** What a seat has scored so far, where that is not counted from round to round. */
  protected final void points(Count<P> scored) {
    points = scored;
  }

  /** A number of one seat. */
  @FunctionalInterface
  public interface Count<P> {
    int of(P table, int seat);
  }

  /** When a seat has lost and plays no more. */
  protected final void out(Loses<P> when) {
    out = when;
  }

  /** Whether a seat has lost. */
  @FunctionalInterface
  public interface Loses<P> {
    boolean has(P table, int seat);
  }

  /** Names that may be said by other words as well. */
  protected final void aliases(Names... several) {
    aliases = List.of(several);
  }

  /** Two players may talk where the others do not hear it. */
  protected final void talksInPrivate() {
    privateTalk = true;
  }

  /** The clause against what would make sense at another moment. */
  protected final void misplaced(Mistimed<P> clause) {
    misplaced = clause;
  }

  /** The clause that forbids saying a line here at all, or null. */
  @FunctionalInterface
  public interface Mistimed<P> {
    @Nullable Clause of(P table, int seat, String line);
  }

  // What follows

  @Override
  public final List<SetupOption> options() {
    return List.copyOf(options);
  }

  @Override
  public final int round(P table) {
    return round.applyAsInt(table);
  }

  @Override
  public final List<String> figures() {
    return List.copyOf(figures);
  }

  @Override
  public final int figure(P table, int figure, int seat) {
    return counts.get(figure).of(table, seat);
  }

  @Override
  public final int points(P table, int seat) {
    return points == null ? super.points(table, seat) : points.of(table, seat);
  }

  @Override
  public final boolean isOut(P table, int seat) {
    return out.has(table, seat);
  }

  @Override
  public final @Nullable Clause misplaced(P table, int seat, String line) {
    return misplaced.of(table, seat, line);
  }

  @Override
  public final String usual(String word) {
    String usual = word;
    for (Names names : aliases) {
      usual = names.usual(usual);
    }
    return usual;
  }

  @Override
  public final boolean privateTalk() {
    return privateTalk;
  }

  @Override
  public final Steps<P> steps() {
    return steps;
  }

  @Override
  public final List<Printed> printed() {
    return content.printed();
  }

  @Override
  public final int value(P table, int seat) {
    return judge.value(table, seat);
  }

  @Override
  public final void outlook(P table, int[] result) {
    judge.outlook(table, result);
  }

  @Override
  public final int swing() {
    return judge.swing();
  }

  @Override
  public final void weigh(P table, int seat, Options offered, int[] weights) {
    judge.weigh(table, seat, offered, weights);
  }

  @Override
  public final int obvious(P table, int seat, Options options) {
    return judge.obvious(table, seat, options);
  }

  @Override
  public final boolean isUnderWay(P table) {
    return judge.isUnderWay(table);
  }

  @Override
  public final boolean tellsTurns() {
    return judge.tellsTurns();
  }

  @Override
  public final boolean isBetweenTurns(P table) {
    return judge.isBetweenTurns(table);
  }

  @Override
  public final int moment() {
    return judge.moment();
  }

  @Override
  public final int helpers(P table, int seat) {
    return judge.helpers(table, seat);
  }

  @Override
  public final @Nullable String inconsistency(P table) {
    return flaw.apply(table);
  }
}
