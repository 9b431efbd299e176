package banneret.miniatures.loss;

import banneret.geometry.plane.Gap;
import banneret.kernel.shape.SomeOf;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.objective.Seizing;
import java.util.List;

/** A morale test, or a panic test, step by step; the innermost row says whose it is. */
public final class Test {
  public static final int PANIC = 0;
  public static final int MORALE = 1;

  // Results.
  public static final int PASSED = 1;
  public static final int FAILED = 2;

  private static final int D3 = 2;
  private static final Source DIE = new Source("die", Saying.NUMBER, Clauses.MORALE_ROLL, true);
  private static final Source CALLED =
      new Source("called", Saying.NUMBER, Clauses.of("modifier.result-not-face"), false);
  private static final Source NEAR_INSPIRING =
      new Source("inspiring", Saying.NUMBER, Clauses.INSPIRING, false);
  private static final Source NEAR_TERRIFYING =
      new Source("terrifying", Saying.NUMBER, Clauses.TERRIFYING, false);
  private static final Source FLOOR =
      new Source("floor", Saying.NUMBER, Clauses.of("modifier.floor-zero"), false);
  private static final Source ABILITY =
      new Source("ability", "ability", Clauses.of("card.abilities"), false);
  private static final Thing<Battlefield> DICE =
      new Thing<>("test-die", field -> field.content.testDiceNames);

  private Test() {}

  /**
   * A unit makes a test.
   *
   * @param modifier what is added to its dice
   * @param cause the player whose attack or effect calls for it, or nobody
   * @param caller the unit whose attack or ability it is, or none
   */
  public static void begin(
      Battlefield field,
      int unit,
      int kind,
      int modifier,
      int cause,
      int caller,
      Flow<Battlefield> flow) {
    if (InForce.forbids(field, Act.TEST, unit) != null) {
      return;
    }
    int row = field.tests.get();
    field.tests.set(row + 1);
    field.tested.set(row, unit);
    field.testKind.set(row, kind);
    field.modifier.set(row, modifier);
    field.cause.set(row, cause);
    field.caller.set(row, caller);
    flow.then(STEPS);
    Moments.at(field, Occasion.TEST_CALLED, unit, flow);
  }

  /** A unit tests its morale, and is Panicked if it fails. */
  public static void alarm(Battlefield field, int unit, int cause, Flow<Battlefield> flow) {
    int before = field.tests.get();
    begin(field, unit, MORALE, 0, cause, Battlefield.NOBODY, flow);
    if (field.tests.get() > before) {
      field.alarm.set(before, true);
    }
  }

  public static final Procedure<Battlefield> ROLL = Procedure.of("test-roll", Test::roll);

  /** What gives a side the right to roll again: the active one's first, then the others'. */
  private static Procedure<Battlefield> thrown(String name, boolean isActive) {
    return Procedure.of(
        name,
        (field, flow) -> {
          int unit = field.tested.get(field.test());
          Moments.of(field, Occasion.TEST_THROWN, unit, isActive, flow);
        });
  }

  /** The active side rolls again before the others decide. */
  private static Procedure<Battlefield> rerolls(String name, boolean isActive) {
    return Procedure.of(name, (field, flow) -> rerolls(field, isActive, flow));
  }

  public static final Procedure<Battlefield> CONCLUDE =
      Procedure.of("test-conclude", Test::conclude);
  public static final Procedure<Battlefield> RESULT = Procedure.of("test-result", Test::result);
  public static final Procedure<Battlefield> WOUNDS = Procedure.of("test-wounds", Test::wounds);
  public static final Procedure<Battlefield> OVER = Procedure.of("test-over", Test::over);

  private static void over(Battlefield field, Flow<Battlefield> flow) {
    InForce.endTest(field, field.tested.get(field.test()));
    field.outcome.set(field.result.get(field.test()));
    field.endTest();
  }

  private static void roll(Battlefield field, Flow<Battlefield> flow) {
    int row = field.test();
    if (!field.isOnTable(field.tested.get(row))) {
      return;
    }
    int dice = field.testKind.get(row) == PANIC ? 3 : 2;
    for (int i = 0; i < dice; i++) {
      throwDie(field, row, i, flow);
    }
    tell(field, row, flow);
  }

  private static void throwDie(Battlefield field, int row, int die, Flow<Battlefield> flow) {
    field.testDie.set(
        row, die, die == D3 ? flow.pick(Content.D3, 3, -1) + 1 : flow.die(Content.DIE));
  }

  private static void tell(Battlefield field, int row, Flow<Battlefield> flow) {
    if (!flow.isTold()) {
      return;
    }
    boolean isPanic = field.testKind.get(row) == PANIC;
    int unit = field.tested.get(row);
    int one = field.testDie.get(row, 0);
    int two = field.testDie.get(row, 1);
    if (isPanic) {
      flow.tell(Happenings.PANIC_ROLLED, unit, one, two, field.testDie.get(row, D3));
    } else {
      flow.tell(Happenings.TEST_ROLLED, unit, one, two);
    }
  }

  /** Each side may roll each die again once. */
  private static void rerolls(Battlefield field, boolean isActive, Flow<Battlefield> flow) {
    int owner = Content.seatOf(field.tested.get(field.test()));
    int active = field.active.get();
    boolean isOwnTurn = field.arePartners(owner, active);
    int enemy = isOwnTurn ? field.opponent(owner) : active;
    int seat = isOwnTurn == isActive ? owner : enemy;
    if (mayReroll(field, seat)) {
      flow.then(AGAIN.ask(new Seat(seat), 0));
    }
  }

  /** An opponent may spend the Panicked token of the unit; its player needs a card. */
  private static boolean mayReroll(Battlefield field, int seat) {
    int unit = field.tested.get(field.test());
    if (!field.isOnTable(unit) || field.result.get(field.test()) != 0) {
      return false;
    }
    return field.isOf(seat, unit)
        ? InForce.allows(field, Act.RE_ROLL_TEST, unit)
        : Losses.spendable(field, unit, Content.PANICKED) >= 0;
  }

  /** Which dice of a test are rolled again. */
  public static final SomeOf<Battlefield, Seat> AGAIN =
      Things.seatOne("re-roll-test", Clauses.PANICKED)
          .fits((field, it) -> field.test() >= 0 && field.tested.get(field.test()) >= 0)
          .about((field, it, out) -> Things.say(field, field.tested.get(field.test()), out))
          .among((field, it, out) -> {
            int dice = field.testKind.get(field.test()) == PANIC ? 3 : 2;
            for (int die = 0; die < dice; die++) {
              out.add(die);
            }
          })
          .forbids((field, it, die) ->
              (field.testAgain.get(field.test(), die) & bit(field, it.seat())) == 0
                  ? null
                  : Clauses.PANICKED)
          .part("die", DICE)
          .phrase("re-roll {die}")
          .saying((field, it, die, out) -> out.number("n", field.testDie.get(field.test(), die)))
          .orElse("keep dice", "option.re-roll-test.keep")
          .doesEach(
              (field, it, die) -> 1,
              (field, it, die, flow) -> {
                int row = field.test();
                field.testAgain.set(
                    row, die, field.testAgain.get(row, die) | bit(field, it.seat()));
                field.testDie.set(row, die, 0);
              },
              Test::throwAgain);

  private static int bit(Battlefield field, int seat) {
    return seat == field.active.get() ? 1 : 2;
  }

  private static void throwAgain(Battlefield field, Seat it, int count, Flow<Battlefield> flow) {
    int row = field.test();
    if (count == 0) {
      return;
    }
    int unit = field.tested.get(row);
    if (Content.seatOf(unit) != it.seat()) {
      int token = Losses.spendable(field, unit, Content.PANICKED);
      Losses.spend(field, it.seat(), unit, token, flow);
    }
    flow.tell(Happenings.REROLLED, it.seat(), count);
    int dice = field.testKind.get(row) == PANIC ? 3 : 2;
    for (int die = 0; die < dice; die++) {
      if (field.testDie.get(row, die) == 0) {
        throwDie(field, row, die, flow);
      }
    }
    tell(field, row, flow);
  }

  private static void result(Battlefield field, Flow<Battlefield> flow) {
    int row = field.test();
    int unit = field.tested.get(row);
    if (!field.isOnTable(unit) || field.result.get(row) != 0) {
      return;
    }
    Tally tally = field.tally;
    add(field, row, tally);
    int sum = tally.sum();
    Breakdown breakdown = tally.toBreakdown("test");
    int printed = field.content.units.morale[field.card(unit)];
    boolean passes = sum >= InForce.changed(field, Figure.MORALE_VALUE, unit, printed);
    field.result.set(row, passes ? PASSED : FAILED);
    if (flow.isTold()) {
      Breakdown[] sums = {breakdown};
      int[] figures = {unit};
      flow.hear(
          new Event(passes ? Happenings.TEST_PASSED : Happenings.TEST_FAILED, 0, figures, sums));
    }
    if (!passes) {
      Moments.at(field, Occasion.TEST_FAILING, unit, flow);
    }
  }

  /** A unit passes the test that it makes, whatever the dice show. */
  public static void pass(Battlefield field, Flow<Battlefield> flow) {
    int row = field.test();
    field.result.set(row, PASSED);
    flow.tell(Happenings.TEST_GRANTED, field.tested.get(row));
  }

  /** The result stands; a failed panic test breaks vows. */
  private static void conclude(Battlefield field, Flow<Battlefield> flow) {
    int row = field.test();
    int unit = field.tested.get(row);
    if (!field.isOnTable(unit) || field.figures.get(unit) == 0) {
      return;
    }
    boolean passes = field.result.get(row) == PASSED;
    if (!passes && field.testKind.get(row) == PANIC) {
      Attached.breakVows(field, unit, flow);
      MissionPoints.about(field, Occasion.TEST_FAILED, unit, flow);
      Seizing.drops(field, unit, flow);
    }
    if (!passes && field.alarm.is(row)) {
      Losses.afflict(field, unit, Content.PANICKED, flow);
    }
    Moments.at(field, passes ? Occasion.TEST_PASSED : Occasion.TEST_FAILED, unit, flow);
  }

  /** A failed panic test costs wounds. */
  private static void wounds(Battlefield field, Flow<Battlefield> flow) {
    int row = field.test();
    int unit = field.tested.get(row);
    boolean fails = field.result.get(row) == FAILED && field.testKind.get(row) == PANIC;
    if (fails && field.isOnTable(unit)) {
      int rolled = 1 + field.testDie.get(row, D3) + field.testExtra.get(row);
      int wounds = Math.max(0, InForce.changed(field, Figure.PANIC_WOUNDS, unit, rolled));
      wounds = Math.min(wounds, InForce.changed(field, Figure.MOST_PANIC_WOUNDS, unit, wounds));
      if (InForce.allows(field, Act.HOLD_ON, unit)) {
        wounds = Math.min(wounds, field.health(unit) - 1);
      }
      int cause = field.cause.get(row);
      int caller = field.caller.get(row);
      field.testWounds.set(row, Losses.take(field, unit, wounds, cause, caller, flow));
      Moments.at(field, Occasion.PANIC_SUFFERED, unit, flow);
    }
  }

  private static void add(Battlefield field, int row, Tally tally) {
    tally.clear();
    tally.add(DIE, 0, field.testDie.get(row, 0));
    tally.add(DIE, 0, field.testDie.get(row, 1));
    addModifiers(field, row, tally);
    tally.add(FLOOR, 0, Math.max(0, -tally.sum()));
  }

  /** What is added to the dice of a panic test that a unit would make now. */
  public static Breakdown added(Battlefield trial, int unit, int modifier) {
    int row = trial.tests.get();
    trial.tests.set(row + 1);
    trial.tested.set(row, unit);
    trial.testKind.set(row, PANIC);
    trial.modifier.set(row, modifier);
    trial.tally.clear();
    addModifiers(trial, row, trial.tally);
    return trial.tally.toBreakdown("test");
  }

  private static void addModifiers(Battlefield field, int row, Tally tally) {
    int unit = field.tested.get(row);
    tally.add(CALLED, 0, field.modifier.get(row));
    tally.add(NEAR_INSPIRING, 0, isNear(field, unit, TableContent.INSPIRING) ? 1 : 0);
    tally.add(NEAR_TERRIFYING, 0, isNear(field, unit, TableContent.TERRIFYING) ? -1 : 0);
    InForce.tally(field, Figure.MORALE, unit, 0, ABILITY, tally);
    if (field.testKind.get(row) == PANIC) {
      InForce.tally(field, Figure.PANIC, unit, 0, ABILITY, tally);
    }
  }

  private static boolean isNear(Battlefield field, int unit, int keyword) {
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, keyword)
          && Gap.atMost(
              field.tray(unit), field.outlines.piece(piece), field.content.table.shortRange)) {
        return true;
      }
    }
    return false;
  }

  /** All steps of a test. */
  public static final List<Procedure<Battlefield>> STEPS =
      List.of(
          ROLL,
          thrown("test-thrown", true),
          rerolls("test-re-rolls", true),
          thrown("others-test-thrown", false),
          rerolls("others-test-re-rolls", false),
          RESULT,
          CONCLUDE,
          WOUNDS,
          OVER);
}
