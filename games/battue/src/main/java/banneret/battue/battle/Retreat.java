package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce.Act;
import banneret.battue.city.Odds;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** After a round that did not end the battle, first the attacker and then the defender may go. */
public final class Retreat {
  public static final Procedure<City> ATTACKER =
      Procedure.of("attackers-retreat", (city, flow) -> offer(city, true, flow));
  public static final Procedure<City> DEFENDER =
      Procedure.of("defenders-retreat", (city, flow) -> offer(city, false, flow));

  private Retreat() {}

  private static void offer(City city, boolean attacking, Flow<City> flow) {
    int seat = seat(city, attacking);
    if (city.horde(seat, city.battleSpace()) == 0) {
      return;
    }
    for (int to : city.content.adjacent[city.battleSpace()]) {
      if (forbids(city, seat, to) == null) {
        flow.then(attacking ? FIGHT_ON : STAY);
        return;
      }
    }
    if (attacking) {
      flow.tell(Happenings.NO_RETREAT, seat, city.battleSpace());
    }
  }

  /** What keeps a player's horde in the battle from going to a space, or null. */
  public static @Nullable Clause forbids(City city, int seat, int to) {
    int space = city.battleSpace();
    if (!city.content.isAdjacent[space][to] || city.controller(to) != seat) {
      return Clauses.RETREAT_OWN;
    }
    if (city.horde(seat, to) + city.horde(seat, space) > City.MAX_HORDE) {
      return Clauses.RETREAT_MAX;
    }
    for (int other = 0; other < city.seats(); other++) {
      if (other != seat && city.horde(other, to) > 0) {
        return Clauses.NO_REFUGE;
      }
    }
    return city.content.effects.forbids(city, Act.RETREAT, seat);
  }

  private static int seat(City city, boolean attacking) {
    return attacking ? city.active() : city.defender();
  }

  /** Whether the attacker retreats, and where to. */
  public static final Asking<City, None> FIGHT_ON =
      decide("fight-on-or-retreat", true, "fight on", "option.fight-on");

  /** Whether the defender does. */
  public static final Asking<City, None> STAY =
      decide("stay-or-retreat", false, "stay", "option.stay");

  private static Asking<City, None> decide(
      String name, boolean attacking, String stays, String text) {
    return Asks.<City, None>pickOne(name, Clauses.EITHER_MAY_RETREAT, Ids.NONE)
        .by((city, it) ->
            city.isOccupied() ? Clauses.EITHER_MAY_RETREAT : Clauses.CONTINUE_OR_RETREAT)
        .asks((city, it) -> seat(city, attacking))
        .about((city, it, out) ->
            out.with("where", "place", city.battleSpace())
                .number("attackers", city.attackers())
                .number("defenders", city.defenders())
                .number("attack", Odds.attack(city))
                .number("defence", Odds.defence(city))
                .number("dice", Odds.defenceDice(city))
                .number("chance", Odds.ofAttacker(city)))
        .forbids((city, it, to) -> forbids(city, seat(city, attacking), to))
        .likely((city, it, out) -> out.addAll(city.content.adjacent[city.battleSpace()]))
        .part("where", Questions.SPACE)
        .phrase("retreat to {where}")
        .text("option.retreat")
        .orFirst(stays, text)
        .does((city, it, to, flow) -> leave(city, attacking, to, flow))
        .ask(None.NONE);
  }

  private static void leave(City city, boolean attacking, int to, Flow<City> flow) {
    int seat = seat(city, attacking);
    int from = city.battleSpace();
    int count = city.horde(seat, from);
    city.lead(seat, from, to, count);
    flow.tell(Happenings.RETREATED, seat, from, to, count);
    flow.leave(BattleRound.STEP);
    if (attacking) {
      flow.then(Battle.OVER);
    } else {
      flow.then(TakeTile.STEP, Battle.OVER);
    }
  }
}
