package banneret.battue.event;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.kernel.Flow;

/** What an event does. */
public abstract class EventEffect {
  /** The figure that an event in force changes. */
  public enum Figure {
    NONE,
    TILE_DEFENCE,
    ATTACK
  }

  private final String id;
  private final Figure figure;

  EventEffect(String id, Figure figure) {
    this.id = id;
    this.figure = figure;
  }

  EventEffect(String id) {
    this(id, Figure.NONE);
  }

  public String id() {
    return id;
  }

  public Figure figure() {
    return figure;
  }

  /** After what the event ends, as a scope of {@link Effects}; 0 if it acts but once. */
  public int scope() {
    return figure == Figure.NONE ? 0 : Effects.TURN;
  }

  /** Follows the card; false if its conditions cannot be met, so that it has no effect. */
  abstract boolean follow(City city, int kind, Flow<City> flow);

  /** How many warriors entered the revealed tile: none if it was revealed from afar. */
  static int entering(City city) {
    return city.revealed() >= 0 && city.revealed() == city.battleSpace()
        ? city.horde(city.active(), city.revealed())
        : 0;
  }
}
