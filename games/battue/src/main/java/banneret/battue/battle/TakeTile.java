package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.Questions;
import banneret.battue.loot.LootDeck;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The attacker gains control: he plants a flag, and plunders what nobody controlled. */
public final class TakeTile {
  public static final Procedure<City> STEP = Procedure.of("take-tile", TakeTile::run);

  private TakeTile() {}

  private static void run(City city, Flow<City> flow) {
    int seat = city.active();
    int space = city.battleSpace();
    if (city.flagsLeft.get(seat) == 0) {
      flow.then(GIVE_UP, STEP);
      return;
    }
    boolean plunder = city.isUncontrolled();
    city.plantFlag(space, seat);
    city.conquered.set(seat, true);
    flow.tell(Happenings.TAKEN, seat, space);
    if (plunder) {
      LootDeck.draw(city, seat, city.lootOf(space), flow);
      if (city.hasWarriorIcon(space)) {
        city.join(seat, space, 1, flow);
      }
    }
  }

  /** Without a flag in stock, which tile is given up for its flag. */
  public static final Asking<City, None> GIVE_UP =
      Questions.pickOne("give-up-tile", Clauses.NO_FLAG)
          .about((city, it, out) -> out.with("where", "place", city.battleSpace()))
          .forbids((city, it, space) -> isFree(city, city.active(), space) ? null : Clauses.NO_FLAG)
          .part("where", Questions.SPACE)
          .phrase("give up {where}")
          .does((city, it, space, flow) -> giveUp(city, city.active(), space, flow))
          .ask(None.NONE);

  private static boolean isFree(City city, int seat, int space) {
    return city.controller(space) == seat
        && !(city.holdsWarriors(space) && hasEmptyTile(city, seat));
  }

  private static boolean hasEmptyTile(City city, int seat) {
    for (int space = 0; space < city.content.spaces; space++) {
      if (city.controller(space) == seat && !city.holdsWarriors(space)) {
        return true;
      }
    }
    return false;
  }

  private static void giveUp(City city, int seat, int space, Flow<City> flow) {
    int lost = city.dismiss(seat, space, City.MAX_HORDE);
    if (lost > 0) {
      flow.tell(Happenings.WARRIORS_LOST, seat, space, lost);
    }
    city.strikeFlag(space);
    flow.tell(Happenings.GIVEN_UP, seat, space);
  }
}
