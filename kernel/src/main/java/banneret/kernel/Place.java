package banneret.kernel;

import org.jspecify.annotations.Nullable;

/**
 * One seat puts something anywhere on an open table.
 *
 * @param <P> the game's position
 */
public non-sealed interface Place<P extends Position<P>> extends Question<P> {
  int seat(P table);

  @Override
  default int asked(P table) {
    return 1 << seat(table);
  }

  /** Null if the pose is allowed, or the clause that forbids it. */
  @Nullable Clause forbids(P table, Pose pose);

  /** The allowed pose nearest to what was wished. */
  Pose nearest(P table, Pose wish);

  /** Some allowed poses worth considering, for players that are programs. */
  void candidates(P table, Poses out);

  void place(P table, Pose pose, Flow<P> flow);
}
