package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.battle.ResolveConflicts;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.LootEffects;
import banneret.battue.loot.LootMoment;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.kernel.Window;
import org.jspecify.annotations.Nullable;

/** A turn: cards and reinforcements, moves and battles, cards again, in that order. */
public record Turn() implements Procedure<City> {
  public static final Turn BEGIN = new Turn();

  @Override
  public String name() {
    return "turn";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int seat = city.active();
    city.freshHordes();
    flow.tell(Happenings.TURN_BEGINS, seat, city.round());
    flow.then(ResolveConflicts.STEP, EndCards.STEP, HandLimit.STEP, TurnOver.STEP);
    flow.then(StartCards.STEP, CallReinforcements.STEP, MoveHordes.STEP);
    for (int i = Effects.count(city, LootEffects.SPOIL_OF_WAR, seat); i > 0; i--) {
      LootDeck.draw(city, seat, city.hordes(seat), flow);
    }
  }

  /** True if spoils of war bind the active player's hordes for this turn. */
  private static boolean isBound(City city) {
    return Effects.holds(city, LootEffects.SPOIL_OF_WAR, city.active());
  }

  /** The card that keeps the active player from calling, moving and attacking, or null. */
  public static @Nullable Clause frozenBy(City city) {
    if (city.lasting().count(city.cells) == 0) {
      return null;
    }
    if (isBound(city)) {
      return LootEffects.SPOIL_FREEZE;
    }
    return Effects.holds(city, LootEffects.TENDING_THE_WOUNDED, city.active())
        ? LootEffects.TENDING_FREEZE
        : null;
  }

  /** At the start of his turn the active player may play cards, if he holds any. */
  public record StartCards() implements Procedure<City> {
    public static final StartCards STEP = new StartCards();

    @Override
    public String name() {
      return "begin-start-cards";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      if (city.handSize(city.active()) > 0) {
        flow.then(Window.of(LootMoment.START, city.active()));
      }
    }
  }

  /** At the end of his turn the active player may play cards, if he holds any. */
  public record EndCards() implements Procedure<City> {
    public static final EndCards STEP = new EndCards();

    @Override
    public String name() {
      return "begin-end-cards";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      if (city.handSize(city.active()) > 0) {
        flow.then(Window.of(LootMoment.END, city.active()));
      }
    }
  }
}
