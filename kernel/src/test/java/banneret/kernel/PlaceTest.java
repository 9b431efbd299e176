package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Refusal;
import banneret.kernel.notation.Wording;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.table.Fit;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
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
            "at +1 2 facing 0",
            "at 1000001 2 facing 0",
            "at 1 -1000001 facing 0",
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
    assertThat(next.placement()).isEqualTo(new PlaceBanner(0, true).placement(field(deploying)));
    Pose wish = new Pose(5, 90_000, 0);
    assertThat(why(deploying.nearest(0, "", wish))).isEqualTo(Refusal.Why.NOTHING_TO_PLACE);
    assertThat(why(deploying.nearest(0, "deploy dance", wish)))
        .isEqualTo(Refusal.Why.NOT_UNDERSTOOD);
    assertThat(why(deploying.nearest(0, "deploy nothing", wish))).isEqualTo(Refusal.Why.TOO_LONG);
    Fit fit = deploying.nearest(0, "deploy banner", wish);
    assertThat(fit.pose()).isEqualTo(new Pose(5, 12_000, 0));
    assertThat(fit.refusal())
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.BANNER_STRIP, wish.phrase()));
    assertThat(fit.measures())
        .containsExactly(
            new Measure("moved", Saying.LENGTH, 5, PlaceBanner.WIDTH, Skirmish.BANNER_STRIP));
    assertThat(fit.measures().getFirst().left()).isEqualTo(PlaceBanner.WIDTH - 5);
    Fit measured = deploying.measure(0, "deploy banner", wish);
    assertThat(measured.pose()).isEqualTo(wish);
    assertThat(measured.refusal()).isEqualTo(fit.refusal());
  }

  private static Refusal.Why why(Fit fit) {
    assertThat(fit.pose()).isNull();
    assertThat(fit.refusal()).isNotNull();
    return fit.refusal().why();
  }

  private static Field field(Table<Field> table) {
    return Positions.read(Skirmish.GAME, table.write());
  }

  @Test
  void theTableKnowsTheNearestPoseForTheSeatThatPlaces() {
    String before = table.write().fingerprint();
    assertThat(table.nearest(0, "", new Pose(-7, 20_000, 100)).pose())
        .isEqualTo(new Pose(0, 12_000, 100));
    Fit kept = table.nearest(0, "", new Pose(7, 20, 100));
    assertThat(kept.pose()).isEqualTo(new Pose(7, 20, 100));
    assertThat(kept.refusal()).isNull();
    assertThat(why(table.nearest(1, "", new Pose(7, 20, 100)))).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(why(table.nearest(-1, "", new Pose(7, 20, 100)))).isEqualTo(Refusal.Why.NOT_ASKED);
    Table<Field> orders = Skirmish.table(Skirmish.field(2, new Orders(0, 2)));
    assertThat(why(orders.nearest(0, "", new Pose(7, 20, 0))))
        .isEqualTo(Refusal.Why.NOTHING_TO_PLACE);
    assertThat(table.write().fingerprint()).isEqualTo(before);
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
          public Placement placement(Field field) {
            return banner.placement(field);
          }

          @Override
          public void candidates(Field field, Poses out) {
            times[0]++;
            banner.candidates(field, out);
          }

          @Override
          public void place(Field field, Pose pose, Flow<Field> flow) {}
        };
    Field field = Skirmish.field(2, counted);
    Asked asked = Wording.asked(field, 0);
    assertThat(asked.choices()).hasSize(6);
    Saying second = asked.choices().get(1).saying();
    assertThat(second.key()).isEqualTo("option.banner");
    assertThat(second.arguments())
        .contains(new Saying.Argument("x", Saying.LENGTH, 8_000))
        .contains(new Saying.Argument("turn", Saying.ANGLE, 9_000));
    Engine<Field> engine = new Engine<>(field.copy(), new Seeded(1));
    Options options = new Options();
    engine.options(0, options);
    engine.phrase(0, options.get(1));
    engine.answer(0, options.get(1));
    assertThat(times[0]).isEqualTo(1);
  }

  @Test
  void theCandidatesOfAnotherQuestionAreItsOwn() {
    Field field = Skirmish.field(3, new PlaceBanner(0));
    Engine<Field> engine = new Engine<>(field, new Seeded(1));
    Options options = new Options();
    engine.options(0, options);
    Field copy = field.copy();
    engine.answer(0, 0);
    engine.options(1, options);
    assertThat(options.size()).isEqualTo(5);
    field.copyFrom(copy);
    engine.options(0, options);
    assertThat(options.size()).isEqualTo(6);
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
      @ForAll @IntRange(min = -Pose.FARTHEST, max = Pose.FARTHEST) int x,
      @ForAll @IntRange(min = -Pose.FARTHEST, max = Pose.FARTHEST) int y,
      @ForAll @IntRange(max = Pose.FULL_TURN - 1) int turn) {
    Pose pose = new Pose(x, y, turn);
    assertThat(Pose.read(pose.phrase())).isEqualTo(pose);
  }

  @Test
  void aPoseTurnsLessThanOnceAround() {
    assertThatThrownBy(() -> new Pose(0, 0, 36_000)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Pose(0, 0, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Pose(1_000_001, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
