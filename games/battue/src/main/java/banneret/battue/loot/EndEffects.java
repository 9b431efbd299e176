package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import org.jspecify.annotations.Nullable;

/** Loot cards played at the end of the turn. */
final class EndEffects {
  private EndEffects() {}

  /** A card worth points goes to the war chest. */
  static final class WarChest extends LootEffect {
    WarChest() {
      super("war-chest", Clauses.of("loot.points-to-chest"), Bonus.NONE, LootMoment.END);
    }

    @Override
    void play(City city, int seat, int kind, Flow<City> flow) {
      LootDeck.toChest(city, seat, kind, flow);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {}
  }

  /** A card that is discarded with others, for what all of them bring. */
  private abstract static class DiscardedWithOthers extends LootEffect {
    DiscardedWithOthers(String id) {
      super(id, LootMoment.END);
    }

    @Override
    final void play(City city, int seat, int kind, Flow<City> flow) {
      city.hand(seat).remove(city.cells, kind);
      city.addLootDiscard(kind, 1);
      act(city, seat, kind, flow);
    }
  }

  static final class ChangeOfFate extends DiscardedWithOthers {
    ChangeOfFate() {
      super("change-of-fate");
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.handSize(seat) < 2 ? Clauses.NO_EFFECT : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      flow.then(new DiscardCards(DiscardCards.Why.CHANGE_OF_FATE, 1, 0, 0));
    }
  }

  static final class UnseenAllies extends DiscardedWithOthers {
    UnseenAllies() {
      super("unseen-allies");
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.handSize(seat) < 3 || PlaceAllies.room(city, seat, 0) == 0
          ? Clauses.NO_EFFECT
          : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      flow.then(new DiscardCards(DiscardCards.Why.UNSEEN_ALLIES, 2, 0, 0));
    }
  }
}
