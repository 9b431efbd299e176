package banneret.battue.loot;

import banneret.battue.City;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** A card that is played and resolved goes to the discard pile, no sooner. */
public record DiscardPlayed() implements Procedure<City> {
  public static final DiscardPlayed STEP = new DiscardPlayed();

  @Override
  public String name() {
    return "discard-played";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    dropped(city);
  }

  /** A card that cuts short what it was played in is resolved, too. */
  @Override
  public void dropped(City city) {
    city.addLootDiscard(city.played(), 1);
    city.setPlayed(-1);
  }
}
