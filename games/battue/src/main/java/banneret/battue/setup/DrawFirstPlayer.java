package banneret.battue.setup;

import banneret.battue.City;
import banneret.battue.Happenings;
import banneret.kernel.Flow;
import banneret.kernel.Luck;
import banneret.kernel.Procedure;

/** The first player is drawn by lot; then the city is laid and the hordes take their places. */
public record DrawFirstPlayer() implements Procedure<City> {
  static final Luck LOT = Luck.numbers("first-player");

  @Override
  public String name() {
    return "draw-first-player";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int first = flow.pick(LOT, city.seats(), -1);
    city.setFirstPlayer(first);
    city.setActive(first);
    flow.tell(Happenings.FIRST_PLAYER, first);
    flow.then(city.isLaidByHand() ? new PlaceTile() : new LayAtRandom(), new ChooseEdge());
  }
}
