package banneret.miniatures.round;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.mission.Missions;
import banneret.miniatures.reserve.Outflank;
import banneret.miniatures.score.Scoring;
import banneret.miniatures.score.Victory;
import banneret.miniatures.siege.Attackers;
import banneret.miniatures.siege.SiegeMoment;
import java.util.ArrayList;
import java.util.List;

/** A round: turns until all units have been activated, then upkeep. */
public final class Round {
  private Round() {}

  /** A round begins with the first player. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "round",
          (field, flow) -> {
            flow.tell(Happenings.ROUND, field.round.get());
            field.active.set(field.first.get());
            List<Step<Battlefield>> steps = new ArrayList<>();
            Outflank.addRoundSteps(field, steps);
            Missions.addRoundSteps(field, steps);
            if (field.mode().isSiege) {
              steps.add(Attackers.RETURN);
              steps.add(SiegeMoment.ROUND_BEGINS);
            }
            steps.add(Turn.NEXT);
            flow.then(steps);
            Moments.at(field, Occasion.ROUND_BEGINS, Battlefield.NOBODY, flow);
          });

  /** What happens at the end of the round, before anything is counted. */
  public static final Procedure<Battlefield> UPKEEP =
      Procedure.of(
          "upkeep",
          (field, flow) -> {
            field.active.set(field.first.get());
            flow.then(Round.COUNT);
            Moments.at(field, Occasion.ROUND_ENDS, Battlefield.NOBODY, flow);
          });

  /** Points, then the victory conditions and all that is taken off the table. */
  public static final Procedure<Battlefield> COUNT =
      Procedure.of("count", (field, flow) -> flow.then(Scoring.COUNT, Round.CLEAR));

  public static final Procedure<Battlefield> CLEAR = Procedure.of("clear-up", Round::clear);

  private static void clear(Battlefield field, Flow<Battlefield> flow) {
    if (Victory.check(field, flow)) {
      return;
    }
    for (int unit = 0; unit < field.units(); unit++) {
      field.activated.set(unit, false);
      field.clearOrders(unit);
      field.influenced.set(unit, 0);
      field.attacked.set(unit, false);
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      field.lostUnit.set(seat, false);
      for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
        field.councilActivated.set(seat, ncu, false);
      }
    }
    for (int zone = 0; zone < field.content.zoneNames.count(); zone++) {
      field.zoneSeat.set(zone, -1);
      field.zoneNcu.set(zone, -1);
    }
    List<Step<Battlefield>> steps = new ArrayList<>();
    int seat = field.first.get();
    for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
      steps.add(Hands.DISCARD.ask(new Seat(seat), 0));
    }
    steps.add(Hands.DRAW);
    steps.add(OVER);
    flow.then(steps);
    MissionPoints.roundEnds(field, flow);
  }

  /** The first player's token passes to the left, and the next round begins. */
  public static final Procedure<Battlefield> OVER =
      Procedure.of(
          "round-over",
          (field, flow) -> {
            int next = leader(field);
            while (!field.isTeamGame() && !field.isThere(next) && next != field.first.get()) {
              next = field.after(next);
            }
            field.first.set(next);
            InForce.end(field, InForce.ROUND);
            field.active.set(field.first.get());
            field.round.add(1);
            flow.then(BEGIN);
          });

  /** The first player of the next round: the other one, unless an effect says who. */
  private static int leader(Battlefield field) {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (field.content.effects.all.allows(field, Act.GO_FIRST.ordinal(), seat)) {
        return seat;
      }
    }
    return field.after(field.first.get());
  }
}
