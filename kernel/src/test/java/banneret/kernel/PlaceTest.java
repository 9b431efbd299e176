package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Putting something anywhere on an open table. */
class PlaceTest {
  private final Table<Field> table = Skirmish.table(Skirmish.field(2, new PlaceBanner(0)));

  @Test
  void aPoseIsSaidInTheNotationOfPoses() {
    assertThat(table.question(0).shape()).isEqualTo(Asked.Shape.PLACE);
    assertThat(taken(table.answer(0, "AT 12500  30 Facing 9000")))
        .isEqualTo("at 12500 30 facing 9000");
    assertThat(table.awaited()).isEqualTo(0b10);
    SealedTest.replaysTheSame(table);
  }

  @Test
  void aForbiddenPoseNamesItsClauseAndChangesNothing() {
    String before = table.write().fingerprint();
    assertThat(refused(table.answer(0, "at 5 12001 facing 0")))
        .isEqualTo(
            new Refusal(Refusal.Why.FORBIDDEN, Skirmish.BANNER_STRIP, "at 5 12001 facing 0"));
    assertThat(table.write().fingerprint()).isEqualTo(before);
    table.answer(0, "at 10000 0 facing 0");
    assertThat(refused(table.answer(1, "at 12999 0 facing 0")).clause())
        .isEqualTo(Skirmish.BANNER_APART);
    assertThat(taken(table.answer(1, "at 13000 0 facing 0"))).isNotEmpty();
  }

  @Test
  void whatIsNoPoseIsNotUnderstood() {
    for (String line :
        List.of(
            "here",
            "at 1 2",
            "at 1 2 facing 36000",
            "at 1 2 facing -1",
            "at x 2 facing 0",
            "at 99999999999 2 facing 0")) {
      assertThat(refused(table.answer(0, line)).why()).isEqualTo(Refusal.Why.NOT_UNDERSTOOD);
    }
    assertThat(refused(table.answer(0, " ")).why()).isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(refused(table.answer(0, "at 1 2 facing 3 4")))
        .isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "4"));
  }

  @Test
  void aPoseMayBePartOfALine() {
    Table<Field> deploying = Skirmish.table(Skirmish.field(2, new Deploy(0)));
    assertThat(refused(deploying.answer(0, "deploy banner")).why())
        .isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(refused(deploying.answer(0, "deploy banner at 5 12001 facing 0")))
        .isEqualTo(
            new Refusal(Refusal.Why.FORBIDDEN, Skirmish.BANNER_STRIP, "at 5 12001 facing 0"));
    assertThat(refused(deploying.answer(0, "deploy banner here")))
        .isEqualTo(new Refusal(Refusal.Why.NOT_UNDERSTOOD, null, "here"));
    assertThat(refused(deploying.answer(0, "deploy banner at 1 2 facing 3 deploy nothing")))
        .isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "deploy nothing"));
    assertThat(taken(deploying.answer(0, "deploy banner: at 100, 200 facing 0")))
        .isEqualTo("deploy banner at 100 200 facing 0");
    assertThat(deploying.view(0).tree().itemsOf("bands").get(0).asFields().text("banner"))
        .isEqualTo("at 100 200 facing 0");
    assertThat(deploying.question(0).step()).isEqualTo("deploy");
    SealedTest.replaysTheSame(deploying);
    deploying.undo(0);
    assertThat(deploying.question(0).step()).isEqualTo("deploy");
  }

  @Test
  void aDraftAsksForThePoseThatEndsTheLine() {
    Table<Field> deploying = Skirmish.table(Skirmish.field(2, new Deploy(0)));
    Asked next = deploying.draft(0, "deploy banner").next();
    assertThat(next).isNotNull();
    assertThat(next.step()).isEqualTo("banner");
    assertThat(next.shape()).isEqualTo(Asked.Shape.PLACE);
    Pose wish = new Pose(5, 90_000, 0);
    assertThat(deploying.nearest(0, wish)).isNull();
    assertThat(deploying.nearest(0, "deploy banner", wish)).isEqualTo(new Pose(5, 12_000, 0));
    assertThat(deploying.nearest(0, "deploy nothing", wish)).isNull();
  }

  @Test
  void theTableKnowsTheNearestPoseForTheSeatThatPlaces() {
    assertThat(table.nearest(0, new Pose(-7, 20_000, 100))).isEqualTo(new Pose(0, 12_000, 100));
    assertThat(table.nearest(0, new Pose(7, 20, 100))).isEqualTo(new Pose(7, 20, 100));
    assertThat(table.nearest(1, new Pose(7, 20, 100))).isNull();
    assertThat(table.nearest(-1, new Pose(7, 20, 100))).isNull();
    assertThat(Skirmish.table(Skirmish.field(2, new Orders(0, 2))).nearest(0, new Pose(7, 20, 0)))
        .isNull();
  }

  @Test
  void theCandidatesAreWorkedOutOnceToBeListed() {
    int[] times = {0};
    PlaceBanner banner = new PlaceBanner(0);
    Place<Field> counted =
        new Place<>() {
          @Override
          public String name() {
            return banner.name();
          }

          @Override
          public int seat(Field field) {
            return banner.seat();
          }

          @Override
          public Clause clause(Field field) {
            return banner.clause(field);
          }

          @Override
          public @Nullable Clause forbids(Field field, Pose pose) {
            return banner.forbids(field, pose);
          }

          @Override
          public Pose nearest(Field field, Pose wish) {
            return banner.nearest(field, wish);
          }

          @Override
          public void candidates(Field field, Poses out) {
            times[0]++;
            banner.candidates(field, out);
          }

          @Override
          public void place(Field field, Pose pose, Flow<Field> flow) {}
        };
    Asked asked = Notation.asked(Skirmish.field(2, counted), 0);
    assertThat(asked.choices()).hasSize(6);
    assertThat(asked.choices().get(1).saying().key()).isEqualTo("option.banner");
    assertThat(times[0]).isEqualTo(1);
  }

  @Test
  void botsChooseAmongCandidatesByIndex() {
    Field field = Skirmish.field(2, new PlaceBanner(0));
    Engine<Field> engine = new Engine<>(field, new Seeded(1));
    Options options = new Options();
    engine.options(0, options);
    assertThat(options.toArray()).containsExactly(0, 1, 2, 3, 4, 5);
    engine.answer(0, 2);
    assertThat(field.banner(0)).isEqualTo(new Pose(16_000, 6_000, 9_000));
    engine.options(1, options);
    assertThat(options.size()).isEqualTo(5);
    engine.answer(1, 2);
    assertThat(field.banner(1)).isEqualTo(new Pose(24_000, 6_000, 9_000));
  }

  @Test
  void theCandidatesAreOfferedInTheirNotation() {
    assertThat(table.question(0).choices().getFirst().phrase()).isEqualTo("at 0 6000 facing 9000");
  }

  @Property(tries = 300)
  void theNearestPoseIsAllowedAndAnAllowedWishIsKept(
      @ForAll @IntRange(min = -50_000, max = 90_000) int x,
      @ForAll @IntRange(min = -50_000, max = 90_000) int y) {
    Field field = Skirmish.field(2, new PlaceBanner(1));
    field.banner(0, new Pose(20_000, 0, 0));
    PlaceBanner place = new PlaceBanner(1);
    Pose wish = new Pose(x, y, 18_000);
    Pose nearest = place.nearest(field, wish);
    assertThat(place.forbids(field, nearest)).isNull();
    if (place.forbids(field, wish) == null) {
      assertThat(nearest).isEqualTo(wish);
    }
  }

  @Property(tries = 300)
  void aPoseSurvivesItsNotation(
      @ForAll int x, @ForAll int y, @ForAll @IntRange(max = Pose.FULL_TURN - 1) int turn) {
    Pose pose = new Pose(x, y, turn);
    assertThat(Pose.read(pose.phrase())).isEqualTo(pose);
  }

  @Test
  void aPoseTurnsLessThanOnceAround() {
    assertThatThrownBy(() -> new Pose(0, 0, 36_000)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Pose(0, 0, -1)).isInstanceOf(IllegalArgumentException.class);
  }
}
