package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;

/** A card that is played and resolved goes to the discard pile, no sooner. */
public final class DiscardPlayed {
  public static final Step<City> STEP =
      Deed.of("discard-played", Ids.NONE, (City city, Ids.None none, Flow<City> flow) -> put(city))
          .dropped((city, none) -> put(city)) // What it was played in may be cut short.
          .with(Ids.None.NONE);

  private DiscardPlayed() {}

  private static void put(City city) {
    city.lootDiscard.add(city.played.get(), 1);
    city.played.set(-1);
  }
}
