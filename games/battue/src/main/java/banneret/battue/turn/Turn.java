package banneret.battue.turn;

import banneret.battue.battle.ResolveConflicts;
import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.ending.Ending;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.LootMoment;
import banneret.kernel.facts.Phases;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.List;

/** A turn: cards and reinforcements, moves and battles, cards again, in that order. */
public final class Turn {
  /** All camps stand: the first player takes the first turn. */
  public static final Procedure<City> FIRST = Procedure.of("first-turn", Turn::first);

  public static final Procedure<City> BEGIN = Procedure.of("turn", Turn::run);

  /** At the start of his turn the active player may play cards, if he holds any. */
  public static final Procedure<City> START_CARDS =
      Procedure.of("begin-start-cards", LootMoment.START::open);

  /** At the end of his turn, too. */
  public static final Procedure<City> END_CARDS =
      Procedure.of("begin-end-cards", LootMoment.END::open);

  /** What lasted this long ends, the end of the game is tested, the next player turns. */
  public static final Procedure<City> OVER = Procedure.of("turn-over", Turn::over);

  public static final List<Step<City>> STEPS =
      List.of(
          START_CARDS,
          CallReinforcements.STEP,
          MoveHordes.STEP,
          ResolveConflicts.STEP,
          END_CARDS,
          DiscardCards.HAND_LIMIT,
          OVER);

  /** The turn as positions written by hand name it. */
  public static final Phases<City> PHASES =
      new Phases<>(
          List.of("start", "reinforce", "move", "battles", "end", "limit", "over"), BEGIN, STEPS);

  private Turn() {}

  private static void first(City city, Flow<City> flow) {
    if (city.seats() == 2) {
      LootDeck.draw(city, city.left(city.firstPlayer.get()), city.secondPlayerCards.get(), flow);
    }
    city.active.set(city.firstPlayer.get());
    city.round.set(1);
    flow.then(BEGIN);
  }

  private static void run(City city, Flow<City> flow) {
    int seat = city.active();
    city.arrived.clear();
    city.called.clear();
    flow.tell(Happenings.TURN_BEGINS, seat, city.round.get());
    flow.then(STEPS);
    city.content.effects.react(city, LootMoment.TURN_BEGINS, seat, false, flow);
  }

  private static void over(City city, Flow<City> flow) {
    city.lasting.sweep(city.cells, InForce.TURN, city.active());
    if (areEndingTilesControlled(city)) {
      Ending.byPoints(city, Clauses.THREE_TILES, flow);
      return;
    }
    int next = city.active();
    do {
      next = city.left(next);
      if (next == city.firstPlayer.get()) {
        if (city.roundLimit.get() > 0 && city.round.get() >= city.roundLimit.get()) {
          Ending.byPoints(city, Clauses.ROUND_LIMIT, flow);
          return;
        }
        city.round.set(Math.min(city.round.get() + 1, City.MOST_ROUNDS));
      }
    } while (city.out.is(next));
    city.active.set(next);
    flow.then(BEGIN);
  }

  /** True if the Palace and the other tiles that end the game are all under control. */
  private static boolean areEndingTilesControlled(City city) {
    for (int tile : city.content.endingTiles) {
      int space = city.tile.next(0, tile);
      if (space < 0 || city.controller(space) < 0) {
        return false;
      }
    }
    return true;
  }
}
