package banneret.battue;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.InForce;
import banneret.battue.city.Odds;
import banneret.kernel.game.Judge;
import banneret.kernel.step.Standing;
import java.util.Arrays;

/**
 * How good a position is for a player who looks one step ahead: points held, what running attacks
 * promise, warriors, cards, and what his hordes could attack next. A victory point counts 100.
 */
final class Prospects implements Judge<City> {
  private static final int POINT = 100;
  private static final int WARRIOR = 45;
  private static final int CARD = 60;
  private static final int OUT = 20 * POINT;
  private static final int MAX_DEFENCE = 24;
  private static final int CERTAIN = 1000;
  private static final int UNKNOWN = -1;

  private static final int BOUNDS = MAX_DEFENCE + 1;

  /** Chances in thousands, and losses in thousandths, of fighting on against an empty tile. */
  private final int[] takes = new int[(City.WARRIORS + 1) * BOUNDS];

  private final int[] losses = new int[(City.WARRIORS + 1) * BOUNDS];

  Prospects() {
    for (int at = BOUNDS; at < takes.length; at++) {
      int win = Odds.waysToWin(at / BOUNDS - at % BOUNDS, 1, 1) * CERTAIN / 36;
      int lose = CERTAIN - win;
      takes[at] = win + lose * takes[at - BOUNDS] / CERTAIN;
      losses[at] = lose + lose * losses[at - BOUNDS] / CERTAIN;
    }
  }

  @Override
  public int value(City city, int seat) {
    Standing standing = city.standing();
    if (standing != null) {
      return (int) (standing.share(seat) * 200_000) + POINT * standing.lead(seat);
    }
    Arrays.fill(city.worked, UNKNOWN);
    int own = 0;
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < city.seats(); other++) {
      int worth = POINT * city.tilePoints(other) + worthBesideTiles(city, other, other == seat);
      if (other == seat) {
        own = worth;
      } else {
        best = Math.max(best, worth);
      }
    }
    return 2 * own - best;
  }

  /** How well each player stands, all hands open. */
  @Override
  public void outlook(City city, int[] out) {
    Arrays.fill(city.worked, UNKNOWN);
    Arrays.fill(out, 0);
    for (int space = 0; space < city.content.spaces; space++) {
      int holder = city.controller(space);
      if (holder != City.NOBODY) {
        out[holder] += POINT * city.pointsOf(space);
      }
    }
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] += worthBesideTiles(city, seat, true);
    }
  }

  /** Ten points more double the odds, as thousands of games between good players show. */
  @Override
  public int swing() {
    return 10 * POINT;
  }

  private int worthBesideTiles(City city, int seat, boolean isOwn) {
    int worth = POINT * city.chestPoints(seat);
    if (city.out.is(seat)) {
      return worth - 20 * POINT;
    }
    worth += WARRIOR * Math.min(city.warriors(seat), 12) + (isOwn ? hand(city, seat) : 0);
    worth += isOwn ? 0 : CARD * city.handSize(seat);
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      worth += horde(city, seat, at, city.horde(seat, at));
    }
    return worth;
  }

  /** Points in hand are nearly points; other cards have their use. */
  private static int hand(City city, int seat) {
    int worth = 0;
    int left = city.handSize(seat);
    for (int kind = 0; left > 0; kind++) {
      int count = city.inHand(seat, kind);
      worth += count * Math.max(CARD, city.content.lootPoints[kind] * POINT * 9 / 10);
      left -= count;
    }
    return worth;
  }

  /** What a horde promises where it stands: a running attack, or the best it could begin. */
  private int horde(City city, int seat, int place, int horde) {
    Content content = city.content;
    if (city.isCamp(place)) {
      return entry(city, seat, city.facing.get(place - content.spaces), horde);
    }
    if (city.controller(place) != seat) {
      return attack(city, seat, place, horde);
    }
    int best = 0;
    for (int to : content.adjacent[place]) {
      if (city.controller(to) != seat && city.horde(seat, to) == 0) {
        best = Math.max(best, attack(city, seat, to, horde));
      }
    }
    if (best == 0) {
      return -20 * frontier(city, seat, place);
    }
    boolean isFresh = seat == city.active() && city.movable(place) > 0;
    return best * (isFresh ? 7 : 5) / 10;
  }

  /** The first assault: it must be made, with all, and to the end; who fails is out. */
  private int entry(City city, int seat, int space, int horde) {
    int defence = Math.min(InForce.tileDefence(city, space), MAX_DEFENCE);
    int failure = CERTAIN - takes[horde * BOUNDS + defence];
    return attack(city, seat, space, horde) - OUT * failure / CERTAIN;
  }

  /** How many steps away the nearest space is that is not the player's. */
  private static int frontier(City city, int seat, int place) {
    for (int near : city.content.adjacent[place]) {
      for (int next : city.content.adjacent[near]) {
        if (city.controller(next) != seat) {
          return 1;
        }
      }
    }
    return 2;
  }

  /**
   * Works out what a tile of the group that nobody has seen defends and brings on average.
   *
   * @param at where it is kept
   */
  private static void imagine(City city, int group, int at) {
    int start = city.content.groupStart[group];
    int count = 0;
    int defences = 0;
    int gains = 0;
    for (int tile = start; tile < start + city.content.groupSize[group]; tile++) {
      if (city.unseen.get(tile) != 0) {
        count++;
        defences += city.content.tileDefence[tile];
        gains += POINT * city.content.tilePoints[tile] + CARD * city.content.tileLoot[tile];
      }
    }
    city.worked[at] = (defences + count - 1) / count;
    city.worked[at + 1] = gains / count;
  }

  /**
   * Works out once for all hordes what a space defends and brings, and how many defend it.
   *
   * @param at where the three are kept
   */
  private static void survey(City city, int space, int at) {
    int[] worked = city.worked;
    if (!city.isFaceUp(space)) {
      int group = city.hiddenGroup(space);
      int of = 3 * city.content.spaces + 2 * group;
      if (worked[of] == UNKNOWN) {
        imagine(city, group, of);
      }
      worked[at] = worked[of];
      worked[at + 1] = worked[of + 1];
      worked[at + 2] = 0;
      return;
    }
    int holder = city.controller(space);
    boolean free = holder == City.NOBODY;
    int defenders = free ? 0 : city.horde(holder, space);
    worked[at] = InForce.tileDefence(city, space) + defenders;
    worked[at + 1] =
        POINT * city.pointsOf(space) * (free ? 2 : 3) / 2
            + (free ? CARD * city.lootOf(space) : 0)
            + WARRIOR * defenders;
    worked[at + 2] = defenders;
  }

  /** What an attack promises: the gain with its chance, less the warriors it costs. */
  private int attack(City city, int seat, int space, int horde) {
    int[] worked = city.worked;
    int at = 3 * space;
    if (worked[at] == UNKNOWN) {
      survey(city, space, at);
    }
    int defenders = worked[at + 2];
    int force = defenders > 0 ? Math.max(1, horde - (defenders - 1) / 2) : horde;
    int bound = Math.min(worked[at], MAX_DEFENCE);
    int take = takes[force * BOUNDS + bound];
    int loss = losses[force * BOUNDS + bound];
    int result = worked[at + 1] * take / CERTAIN - WARRIOR * loss / CERTAIN;
    boolean all = city.warriors(seat) <= force;
    return result - (all ? 10 * POINT * (CERTAIN - take) / CERTAIN : 0);
  }
}
