package banneret.kernel.table;

import banneret.kernel.notation.Refusal;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pose held against the rules, before anything is placed.
 *
 * @param wish the pose that was asked about
 * @param refusal what forbids the wish, or why nothing is to be placed; null if the wish is allowed
 * @param pose the pose that is measured: the wish, or the allowed one nearest to it; null if
 *     nothing is to be placed
 * @param saying the pose in words, or null
 * @param measures what the pose would use
 */
public record Fit(
    Pose wish,
    @Nullable Refusal refusal,
    @Nullable Pose pose,
    @Nullable Saying saying,
    List<Measure> measures) {

  static Fit refused(Pose wish, Refusal refusal) {
    return new Fit(wish, refusal, null, null, List.of());
  }

  static <P extends Position<P>> Fit of(P table, Place<P> place, Pose wish, boolean snaps) {
    Clause clause = place.forbids(table, wish);
    Refusal refusal =
        clause == null ? null : new Refusal(Refusal.Why.FORBIDDEN, clause, wish.phrase());
    Pose pose = clause == null || !snaps ? wish : place.nearest(table, wish);
    Saying saying = new Saying("option." + place.name());
    place.say(table, pose, saying);
    return new Fit(wish, refusal, pose, saying, List.copyOf(place.measure(table, pose)));
  }
}
