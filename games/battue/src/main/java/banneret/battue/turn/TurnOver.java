package banneret.battue.turn;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.InForce;
import banneret.battue.ending.Scoring;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The turn is over: what lasted this long ends, the end of the game is tested, the next turns. */
public final class TurnOver {
  public static final Procedure<City> STEP = Procedure.of("turn-over", TurnOver::run);

  private TurnOver() {}

  private static void run(City city, Flow<City> flow) {
    city.lasting.sweep(city.cells, InForce.TURN, city.active());
    if (areEndingTilesControlled(city)) {
      Scoring.byPoints(city, Clauses.THREE_TILES, flow);
      return;
    }
    int next = city.active();
    do {
      next = city.left(next);
      if (next == city.firstPlayer.get()) {
        if (city.roundLimit.get() > 0 && city.round.get() >= city.roundLimit.get()) {
          Scoring.byPoints(city, Clauses.ROUND_LIMIT, flow);
          return;
        }
        city.round.set(Math.min(city.round.get() + 1, City.MOST_ROUNDS));
      }
    } while (city.out.is(next));
    city.active.set(next);
    flow.then(Turn.BEGIN);
  }

  /** True if the Palace and the other tiles that end the game are all under control. */
  static boolean areEndingTilesControlled(City city) {
    int controlled = 0;
    for (int space = city.content.ring; space < city.content.spaces; space++) {
      if (city.controller(space) >= 0) {
        for (int tile : city.content.endingTiles) {
          controlled += city.tile.get(space) == tile ? 1 : 0;
        }
      }
    }
    return controlled == city.content.endingTiles.length;
  }
}
