package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** The turn is over: what lasted this long ends, the end of the game is tested, the next turns. */
public record TurnOver() implements Procedure<City> {
  public static final TurnOver STEP = new TurnOver();

  @Override
  public String name() {
    return "turn-over";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    city.lasting().sweep(city.cells, Effects.TURN, city.active());
    if (areEndingTilesControlled(city)) {
      Scoring.byPoints(city, Clauses.THREE_TILES, flow);
      return;
    }
    int next = city.active();
    do {
      next = city.left(next);
      if (next == city.firstPlayer()) {
        if (city.roundLimit() > 0 && city.round() >= city.roundLimit()) {
          Scoring.byPoints(city, Clauses.ROUND_LIMIT, flow);
          return;
        }
        city.setRound(city.round() + 1);
      }
    } while (city.isOut(next));
    city.setActive(next);
    flow.then(Turn.BEGIN);
  }

  /** True if the Palace and the other tiles that end the game are all under control. */
  static boolean areEndingTilesControlled(City city) {
    int controlled = 0;
    for (int space = city.content.ring; space < city.content.spaces; space++) {
      if (city.controller(space) >= 0) {
        for (int tile : city.content.endingTiles) {
          controlled += city.tile(space) == tile ? 1 : 0;
        }
      }
    }
    return controlled == city.content.endingTiles.length;
  }
}
