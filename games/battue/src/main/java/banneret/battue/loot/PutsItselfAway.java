package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.kernel.effect.Verb;

/** What a loot card does that leaves the hand for elsewhere before it acts: the verb moves it. */
public interface PutsItselfAway extends Verb<City> {}
