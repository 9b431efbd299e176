package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.battue.TurnAsk;
import banneret.battue.Warriors;
import banneret.battue.loot.LootDeck;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import org.jspecify.annotations.Nullable;

/** The attacker gains control: he plants a flag, and plunders what nobody controlled. */
public record TakeTile() implements Procedure<City> {
  public static final TakeTile STEP = new TakeTile();
  private static final GiveUp GIVE_UP = new GiveUp();

  @Override
  public String name() {
    return "take-tile";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int seat = city.active();
    int space = city.battleSpace();
    if (city.flagsLeft(seat) == 0) {
      flow.then(GIVE_UP, this);
      return;
    }
    boolean plunder = city.isUncontrolled();
    city.plantFlag(space, seat);
    city.setConquered(seat);
    flow.tell(Happenings.TAKEN, seat, space);
    if (plunder) {
      LootDeck.draw(city, seat, city.lootOf(space), flow);
      if (city.hasWarriorIcon(space)) {
        Warriors.join(city, seat, space, 1, flow);
      }
    }
  }

  /** Without a flag in stock, which tile is given up for its flag. */
  public record GiveUp() implements TurnAsk {
    @Override
    public String name() {
      return "give-up-tile";
    }

    @Override
    public Clause clause(City city) {
      return Clauses.NO_FLAG;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.with("where", "place", city.battleSpace());
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      Places.spaces(city, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int space) {
      if (city.controller(space) != seat) {
        return Clauses.NO_FLAG;
      }
      return city.holdsWarriors(space) && hasEmptyTile(city, seat) ? Clauses.NO_FLAG : null;
    }

    private static boolean hasEmptyTile(City city, int seat) {
      for (int space = 0; space < city.content.spaces; space++) {
        if (city.controller(space) == seat && !city.holdsWarriors(space)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void answer(City city, int seat, int space, Flow<City> flow) {
      int lost = city.dismiss(seat, space, City.MAX_HORDE);
      if (lost > 0) {
        flow.tell(Happenings.WARRIORS_LOST, seat, space, lost);
      }
      city.strikeFlag(space);
      flow.tell(Happenings.GIVEN_UP, seat, space);
    }

    @Override
    public String phrase(City city, int seat, int space) {
      return "give up " + city.content.spaceNames.word(space);
    }

    @Override
    public void say(City city, int seat, int space, Saying out) {
      out.with("where", "place", space);
    }
  }
}
