package banneret.battue.turn;

import banneret.battue.battle.ResolveConflicts;
import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.ending.HandLimit;
import banneret.battue.loot.LootMoment;
import banneret.kernel.facts.Phases;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.List;

/** A turn: cards and reinforcements, moves and battles, cards again, in that order. */
public final class Turn {
  public static final Procedure<City> BEGIN = Procedure.of("turn", Turn::run);

  /** At the start of his turn the active player may play cards, if he holds any. */
  public static final Procedure<City> START_CARDS =
      Procedure.of("begin-start-cards", (city, flow) -> offer(LootMoment.START, city, flow));

  /** At the end of his turn, too. */
  public static final Procedure<City> END_CARDS =
      Procedure.of("begin-end-cards", (city, flow) -> offer(LootMoment.END, city, flow));

  private static final List<Step<City>> STEPS =
      List.of(
          START_CARDS,
          CallReinforcements.STEP,
          MoveHordes.STEP,
          ResolveConflicts.STEP,
          END_CARDS,
          HandLimit.STEP,
          TurnOver.STEP);

  /** The turn as positions written by hand name it. */
  public static final Phases<City> PHASES =
      new Phases<>(
          List.of("start", "reinforce", "move", "battles", "end", "limit", "over"), BEGIN, STEPS);

  private Turn() {}

  private static void run(City city, Flow<City> flow) {
    int seat = city.active();
    city.freshHordes();
    flow.tell(Happenings.TURN_BEGINS, seat, city.round.get());
    flow.then(STEPS);
    InForce.react(city, LootMoment.TURN_BEGINS, seat, false, flow);
  }

  private static void offer(LootMoment moment, City city, Flow<City> flow) {
    if (city.handSize(city.active()) > 0) {
      flow.then(moment.window(city));
    }
  }
}
