package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.loot.LootEffects;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Luck;
import banneret.kernel.Procedure;
import org.jspecify.annotations.Nullable;

/**
 * Hordes may call reinforcements, one die each; those that do stay where they are this turn.
 *
 * @param begins true before the first call of the turn
 */
public record CallReinforcements(boolean begins) implements Procedure<City> {
  public static final CallReinforcements STEP = new CallReinforcements(true);
  private static final CallReinforcements NEXT = new CallReinforcements(false);
  private static final Call CALL = new Call();

  @Override
  public String name() {
    return begins ? "reinforcements" : "more-reinforcements";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (begins && forbiddenByCards(city) != null) {
      return;
    }
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (CALL.forbids(city, seat, at) == null) {
        flow.then(CALL);
        return;
      }
    }
  }

  /** The card that keeps the active player from calling reinforcements, or null. */
  public static @Nullable Clause forbiddenByCards(City city) {
    boolean recruits =
        city.lasting().count(city.cells) > 0
            && Effects.holds(city, LootEffects.RECRUITS, city.active());
    return recruits ? LootEffects.NO_REINFORCEMENTS : Turn.frozenBy(city);
  }

  /** Which horde calls next. */
  public record Call() implements HordeAsk {
    static final Luck DIE = Luck.numbers("reinforcements");

    @Override
    public String name() {
      return "call-reinforcements";
    }

    @Override
    public String verb() {
      return "call";
    }

    @Override
    public Clause clause(City city) {
      return Clauses.REINFORCE;
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int place) {
      if (place == DONE) {
        return null;
      }
      int horde = city.horde(seat, place);
      if (horde == 0) {
        return Clauses.HORDE;
      }
      if (city.hasCalled(place)) {
        return Clauses.ONE_CALL;
      }
      if (horde >= City.MAX_HORDE) {
        return Clauses.MAX_EIGHT;
      }
      return city.reserve(seat) == 0 ? Clauses.MAX_FIFTEEN : null;
    }

    @Override
    public void act(City city, int seat, int place, Flow<City> flow) {
      int die = flow.die(DIE);
      city.setCalled(place);
      int gained = city.muster(seat, place, (die + 1) / 2);
      flow.tell(Happenings.CALLED, seat, place, die, gained);
      flow.then(NEXT);
    }

    @Override
    public int concerned(City city, int seat, int place) {
      return city.horde(seat, place);
    }
  }
}
