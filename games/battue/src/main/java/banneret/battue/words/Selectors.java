package banneret.battue.words;

import banneret.battue.city.City;
import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Targets;

/** What cards and events are done to. */
final class Selectors {
  private Selectors() {}

  /** Hordes by the place where they stand. */
  private static final Targets<City> HORDES =
      new Targets<>("horde", "place", city -> city.content.places);

  /** The player's own hordes. */
  static final Selector<City> OWN_HORDE =
      HORDES.along(City::nextHorde).that((city, owner, place) -> city.horde(owner, place) > 0);

  static final Selector<City> ENEMY_HORDE =
      HORDES.ownedBy(Selectors::enemy).that((city, owner, place) -> enemy(city, owner, place) >= 0);

  private static int enemy(City city, int owner, int place) {
    for (int seat = 0; seat < city.seats(); seat++) {
      if (seat != owner && city.horde(seat, place) > 0) {
        return seat;
      }
    }
    return City.NOBODY;
  }

  /** The other side's horde in the battle. */
  static final Selector<City> OPPOSING_HORDE =
      HORDES
          .ownedBy((city, owner, place) -> owner == city.active() ? city.defender() : city.active())
          .one((city, owner, place) -> place == city.battleSpace());

  /** The horde that came to the revealed tile: none if it was revealed from afar. */
  static final Selector<City> ENTERING_HORDE =
      HORDES
          .ownedBy((city, owner, place) -> city.active())
          .one((city, owner, place) -> place == city.revealed.get() && hasEntered(city));

  static boolean hasEntered(City city) {
    int revealed = city.revealed.get();
    return revealed >= 0
        && revealed == city.battleSpace()
        && city.horde(city.active(), revealed) > 0;
  }

  /** The hordes beside the revealed tile, whoever owns them. */
  static final Selector<City> HORDES_BESIDE =
      HORDES
          .ownedBy((city, owner, place) -> City.NOBODY)
          .that((city, owner, place) -> isBesideRevealed(city, place) && city.holdsWarriors(place));

  private static boolean isBesideRevealed(City city, int place) {
    return !city.isCamp(place) && city.content.isAdjacent[city.revealed.get()][place];
  }

  /** Tiles, walls, gates and towers. */
  private static final Targets<City> TILES =
      new Targets<>("tile", "place", city -> city.content.places);

  static final Selector<City> HIDDEN_TILE =
      TILES.that((city, owner, place) -> !city.isCamp(place) && city.isFaceDown(place));

  /** Tiles beside the revealed one that somebody controls and nobody guards. */
  static final Selector<City> UNGUARDED_TILE =
      TILES.that((city, owner, place) ->
          isBesideRevealed(city, place)
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
