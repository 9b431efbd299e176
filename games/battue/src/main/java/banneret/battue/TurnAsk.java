package banneret.battue;

import banneret.kernel.Ask;

/** The player whose turn it is chooses. */
public interface TurnAsk extends Ask<City> {
  @Override
  default int asked(City city) {
    return 1 << city.active();
  }
}
