package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The first player is drawn by lot; then the city is laid and the hordes take their places. */
public final class DrawFirstPlayer {
  public static final Procedure<City> STEP =
      Procedure.of("draw-first-player", DrawFirstPlayer::run);
  static final Luck LOT = Luck.numbers("first-player");

  private DrawFirstPlayer() {}

  private static void run(City city, Flow<City> flow) {
    int first = flow.pick(LOT, city.seats(), -1);
    city.firstPlayer.set(first);
    city.active.set(first);
    flow.tell(Happenings.FIRST_PLAYER, first);
    flow.then(city.isLaidByHand() ? PlaceTile.STEP : LayAtRandom.STEP, ChooseEdge.STEP);
  }
}
