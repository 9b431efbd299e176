package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.place.Ground;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.table.Fit;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import java.util.HashSet;
import java.util.Set;

/** What holds wherever something is put on an open table. */
final class PlaceLaws {
  private static final int WISHES = 4;

  private PlaceLaws() {}

  /** Every candidate is allowed; what forbids, measures and snaps a pose is always the same. */
  static <P extends Position<P>> void places(Trial<P> trial) {
    Walk<P> walk = trial.walk();
    while (!walk.isOver()) {
      if (walk.table().step() instanceof Place<P> place) {
        String before = walk.write();
        checkCandidates(walk, place);
        for (int i = 0; i < WISHES; i++) {
          checkWish(trial, walk, place, wish(trial, place.placement(walk.table()).ground()));
        }
        assertThat(walk.write()).as("the table after %s was asked about", place).isEqualTo(before);
      }
      walk.step();
    }
  }

  private static <P extends Position<P>> void checkCandidates(Walk<P> walk, Place<P> place) {
    P table = walk.table();
    Poses poses = new Poses();
    place.candidates(table, poses);
    Set<Pose> seen = new HashSet<>();
    Options options = walk.options(place.seat(table));
    assertThat(options.size()).as("options of %s", place).isPositive().isEqualTo(poses.size());
    for (int i = 0; i < poses.size(); i++) {
      Pose pose = poses.get(i);
      assertThat(seen.add(pose)).as("%s offers %s once", place, pose).isTrue();
      assertThat(place.forbids(table, pose)).as("what forbids %s at %s", pose, place).isNull();
      assertThat(place.nearest(table, pose)).as("nearest to what is allowed").isEqualTo(pose);
      assertThat(walk.engine().phrase(place.seat(table), options.get(i)))
          .as("candidate %s of %s, asked for again", i, place)
          .isEqualTo(pose.phrase());
      checkMeasures(table, place, pose);
    }
  }

  /** Any pose, on the table or a little beside it. */
  private static Pose wish(Trial<?> trial, Ground ground) {
    int x = trial.picks().below(ground.width() * 3 / 2 + 1) - ground.width() / 4;
    int y = trial.picks().below(ground.depth() * 3 / 2 + 1) - ground.depth() / 4;
    return new Pose(x, y, trial.picks().below(Pose.FULL_TURN));
  }

  private static <P extends Position<P>> void checkWish(
      Trial<P> trial, Walk<P> walk, Place<P> place, Pose wish) {
    P table = walk.table();
    Clause forbids = place.forbids(table, wish);
    Pose nearest = place.nearest(table, wish);
    assertThat(Pose.read(wish.phrase())).as("a pose in its notation").isEqualTo(wish);
    assertThat(place.forbids(table, nearest)).as("what forbids %s", nearest).isNull();
    assertThat(place.nearest(table, nearest)).as("nearest to %s", nearest).isEqualTo(nearest);
    if (forbids == null) {
      assertThat(nearest).as("nearest to a wish that is allowed").isEqualTo(wish);
    }
    checkMeasures(table, place, nearest);
    for (int seat = -1; seat < table.seats(); seat++) {
      P dealt = new View<>(trial.game(), table, seat).deal(new Seeded(trial.picks().next()));
      assertThat(place.forbids(dealt, wish)).as("what seat %s sees", seat).isEqualTo(forbids);
      assertThat(place.measure(dealt, wish)).isEqualTo(place.measure(table, wish));
      if (trial.onceIn(4)) {
        assertThat(place.nearest(dealt, wish)).as("again, for %s", seat).isEqualTo(nearest);
      }
    }
    if (trial.onceIn(4)) {
      checkTable(trial.game(), walk, place, wish, nearest);
    }
  }

  /** What is allowed uses no more than there is. */
  private static <P extends Position<P>> void checkMeasures(P table, Place<P> place, Pose pose) {
    for (Measure measure : place.measure(table, pose)) {
      assertThat(measure.used()).as("%s of %s", measure, pose).isNotNegative();
      if (measure.most() != Measure.NO_END) {
        assertThat(measure.used())
            .as("%s of %s", measure, pose)
            .isLessThanOrEqualTo(measure.most());
      }
    }
  }

  /** A table says the same, and takes the pose in its notation. */
  private static <P extends Position<P>> void checkTable(
      Game<P> game, Walk<P> walk, Place<P> place, Pose wish, Pose nearest) {
    Tree.Fields before = Positions.write(game, walk.table());
    Table<P> table = Table.from(game, before, new Seeded(1));
    int seat = place.seat(walk.table());
    Clause forbids = place.forbids(walk.table(), wish);
    Fit fit = table.nearest(seat, "", wish);
    assertThat(fit.pose()).as("nearest to %s", wish).isEqualTo(nearest);
    Refusal refusal =
        forbids == null ? null : new Refusal(Refusal.Why.FORBIDDEN, forbids, wish.phrase());
    assertThat(fit.refusal()).as("what forbids %s", wish).isEqualTo(refusal);
    assertThat(table.measure(seat, "", wish).refusal()).isEqualTo(refusal);
    if (refusal != null) {
      assertThat(table.answer(seat, wish.phrase())).isEqualTo(new Reply.Refused(refusal));
    }
    assertThat(table.write()).as("after it was asked about %s", wish).isEqualTo(before);
    Reply reply = table.answer(seat, nearest.phrase());
    if (reply instanceof Reply.Refused(Refusal said) && said.why() == Refusal.Why.INCOMPLETE) {
      assertThat(table.draft(seat, nearest.phrase()).next()).as("what else is asked").isNotNull();
      return;
    }
    assertThat(reply).isInstanceOf(Reply.Taken.class);
    assertThat(((Reply.Taken) reply).line()) // What is forced after it stands in the line too.
        .startsWith(nearest.phrase());
  }
}
