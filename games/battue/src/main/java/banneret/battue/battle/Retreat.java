package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.battue.loot.LootEffects;
import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/** After a round that did not end the battle, first the attacker and then the defender may go. */
public record Retreat(boolean attacking) implements Procedure<City> {
  static final Retreat ATTACKER = new Retreat(true);
  static final Retreat DEFENDER = new Retreat(false);

  @Override
  public String name() {
    return attacking ? "attackers-retreat" : "defenders-retreat";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int seat = attacking ? city.active() : city.defender();
    if (city.horde(seat, city.battleSpace()) == 0) {
      return;
    }
    for (int to : city.content.adjacent[city.battleSpace()]) {
      if (forbids(city, seat, to) == null) {
        flow.then(attacking ? Decide.ATTACKER : Decide.DEFENDER);
        return;
      }
    }
    if (attacking) {
      flow.tell(Happenings.NO_RETREAT, seat, city.battleSpace());
    }
  }

  static @Nullable Clause forbids(City city, int seat, int to) {
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
    return Effects.find(city, LootEffects.GLORY) >= 0 ? LootEffects.GLORY.clause() : null;
  }

  /** Whether to retreat, and where to. */
  public record Decide(boolean attacking) implements Ask<City> {
    static final Decide ATTACKER = new Decide(true);
    static final Decide DEFENDER = new Decide(false);
    static final int STAY = -1;

    @Override
    public String name() {
      return attacking ? "fight-on-or-retreat" : "stay-or-retreat";
    }

    @Override
    public void write(Tree.Fields out) {}

    @Override
    public int asked(City city) {
      return 1 << (attacking ? city.active() : city.defender());
    }

    @Override
    public Clause clause(City city) {
      return city.isOccupied() ? Clauses.EITHER_MAY_RETREAT : Clauses.CONTINUE_OR_RETREAT;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.with("where", "place", city.battleSpace())
          .number("attackers", city.attackers())
          .number("defenders", city.defenders());
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      out.add(STAY);
      Places.spaces(city, out);
    }

    @Override
    public void options(City city, int seat, Options out) {
      out.add(STAY);
      for (int to : city.content.adjacent[city.battleSpace()]) {
        if (forbids(city, seat, to) == null) {
          out.add(to);
        }
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int to) {
      return to == STAY ? null : Retreat.forbids(city, seat, to);
    }

    @Override
    public void answer(City city, int seat, int to, Flow<City> flow) {
      if (to == STAY) {
        return;
      }
      int from = city.battleSpace();
      int count = city.horde(seat, from);
      city.lead(seat, from, to, count);
      flow.tell(Happenings.RETREATED, seat, from, to, count);
      flow.leave(BattleRound.class);
      if (attacking) {
        flow.then(BattleOver.STEP);
      } else {
        flow.then(TakeTile.STEP, BattleOver.STEP);
      }
    }

    @Override
    public String phrase(City city, int seat, int to) {
      return to == STAY
          ? attacking ? "fight on" : "stay"
          : "retreat to " + city.content.spaceNames.word(to);
    }

    @Override
    public void say(City city, int seat, int to, Saying out) {
      if (to == STAY) {
        out.as(attacking ? "option.fight-on" : "option.stay");
      } else {
        out.as("option.retreat").with("where", "place", to);
      }
    }
  }
}
