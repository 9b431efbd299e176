package banneret.kernel.step;

import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One seat puts something anywhere on an open table. All of it follows from what all can see.
 *
 * @param <P> the game's position
 */
public non-sealed interface Place<P extends Position<P>> extends Question<P> {
  int seat(P table);

  @Override
  default int asked(P table) {
    return 1 << seat(table);
  }

  /** What is placed, and what lies there already, for whoever draws it. */
  Placement placement(P table);

  /** Null if the pose is allowed, or the clause that forbids it. */
  @Nullable Clause forbids(P table, Pose pose);

  /**
   * The allowed pose nearest to what was wished: the wish itself, if that is allowed. Found by
   * trying, unless a game knows better; it must, where few poses are allowed, such as on a line.
   */
  default Pose nearest(P table, Pose wish) {
    return new PoseSearch<>(this, table).nearest(wish);
  }

  /**
   * Some allowed poses worth considering, each once and at least one: for programs, and for people
   * who pick from a list. They are worked out once for a question.
   */
  void candidates(P table, Poses out);

  /** None: what may be said has no end. */
  @Override
  default void candidates(P table, int seat, Options out) {}

  /** Null: the choices are poses that are allowed. */
  @Override
  default @Nullable Clause forbids(P table, int seat, int choice) {
    return null;
  }

  @Override
  default void options(P table, int seat, Options out) {
    for (int i = 0; i < Engine.poses(table, this).size(); i++) {
      out.add(i);
    }
  }

  @Override
  default String phrase(P table, int seat, int choice) {
    return Engine.poses(table, this).get(choice).phrase();
  }

  /** What a pose would use; it may be one that is forbidden. */
  default List<Measure> measure(P table, Pose pose) {
    return List.of();
  }

  /** What there is to say about a pose, allowed or not. */
  default void say(P table, Pose pose, Saying out) {
    out.with("x", Saying.LENGTH, pose.x())
        .with("y", Saying.LENGTH, pose.y())
        .with("turn", Saying.ANGLE, pose.turn());
  }

  void place(P table, Pose pose, Flow<P> flow);
}
