package banneret.battue.words;

import banneret.battue.city.City;
import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Targets;

/** What cards and events are done to. */
final class Selectors {
  private Selectors() {}

  /** Hordes by the place where they stand. */
  interface Hordes extends Selector<City> {
    /** Whose horde on that place is meant, or -1 for everybody's. */
    int whose(City city, int owner, int place);

    @Override
    default String type() {
      return "horde";
    }

    @Override
    default String names() {
      return "place";
    }

    @Override
    default int range(City city) {
      return city.content.places;
    }

    @Override
    default boolean fits(City city, int owner, int place) {
      int seat = whose(city, owner, place);
      return seat >= 0 && city.horde(seat, place) > 0;
    }
  }

  /** The player's own hordes. */
  static final class OwnHorde implements Hordes {
    @Override
    public int whose(City city, int owner, int place) {
      return owner;
    }

    @Override
    public int next(City city, int owner, int from) {
      return city.nextHorde(owner, from);
    }
  }

  static final Hordes ENEMY_HORDE =
      (city, owner, place) -> {
        for (int seat = 0; seat < city.seats(); seat++) {
          if (seat != owner && city.horde(seat, place) > 0) {
            return seat;
          }
        }
        return City.NOBODY;
      };

  /** The other side's horde in the battle. */
  static final class OpposingHorde implements Hordes {
    @Override
    public int whose(City city, int owner, int place) {
      return owner == city.active() ? city.defender() : city.active();
    }

    @Override
    public boolean fits(City city, int owner, int place) {
      return place == city.battleSpace();
    }

    @Override
    public boolean isOne() {
      return true;
    }
  }

  /** The horde that came to the revealed tile: none if it was revealed from afar. */
  static final class EnteringHorde implements Hordes {
    @Override
    public int whose(City city, int owner, int place) {
      return city.active();
    }

    @Override
    public boolean fits(City city, int owner, int place) {
      return place == city.revealed.get() && entered(city);
    }

    @Override
    public boolean isOne() {
      return true;
    }

    static boolean entered(City city) {
      return city.revealed.get() >= 0
          && city.revealed.get() == city.battleSpace()
          && city.horde(city.active(), city.revealed.get()) > 0;
    }
  }

  /** The hordes beside the revealed tile, whoever owns them. */
  static final class HordesBeside implements Hordes {
    @Override
    public int whose(City city, int owner, int place) {
      return City.NOBODY;
    }

    @Override
    public boolean fits(City city, int owner, int place) {
      return !city.isCamp(place)
          && city.content.isAdjacent[city.revealed.get()][place]
          && city.holdsWarriors(place);
    }
  }

  /** Tiles, walls, gates and towers. */
  private static final Targets<City> TILES =
      new Targets<>("tile", "place", city -> city.content.places);

  static final Selector<City> HIDDEN_TILE =
      TILES.that((city, owner, place) -> !city.isCamp(place) && city.isFaceDown(place));

  /** Tiles beside the revealed one that somebody controls and nobody guards. */
  static final Selector<City> UNGUARDED_TILE =
      TILES.that((city, owner, place) ->
          !city.isCamp(place)
              && city.content.isAdjacent[city.revealed.get()][place]
              && city.controller(place) >= 0
              && !city.holdsWarriors(place));

  static final Selector<City> REVEALED_TILE =
      TILES.one((city, owner, space) -> space == city.revealed.get());

  private static final Targets<City> PLAYERS = new Targets<>("player", "seat", City::seats);
  static final Selector<City> OPPONENT =
      PLAYERS.that((city, owner, seat) -> seat != owner && !city.out.is(seat));
  static final Selector<City> YOU = PLAYERS.one((city, owner, seat) -> seat == owner);

  /** True if a horde of the player stands beside the space. */
  static boolean isBesideOwnHorde(City city, int owner, int space) {
    for (int from : city.content.adjacent[space]) {
      if (city.horde(owner, from) > 0) {
        return true;
      }
    }
    return false;
  }
}
