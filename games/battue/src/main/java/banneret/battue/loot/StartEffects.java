package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.Warriors;
import banneret.battue.battle.Reveal;
import banneret.battue.turn.Elimination;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import org.jspecify.annotations.Nullable;

/** Loot cards played at the start of the turn. */
final class StartEffects {
  private StartEffects() {}

  static final class Gathering extends LastingEffect {
    Gathering() {
      super(
          "gathering",
          Clauses.of("card.gathering-draw"),
          Bonus.NONE,
          Effects.TURN,
          LootMoment.START);
    }
  }

  static final class Glory extends LastingEffect {
    Glory() {
      super("glory", Clauses.of("card.glory"), Bonus.NONE, Effects.TURN, LootMoment.START);
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      Effects.addLoot(city, kind, seat, 0, 2);
    }
  }

  /** Warriors for every horde of the player, at a price. */
  static final class MoreWarriors extends LastingEffect {
    MoreWarriors(String id) {
      super(id, Clauses.of("card." + id + "-add"), Bonus.NONE, Effects.TURN, LootMoment.START);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return PlaceAllies.room(city, seat, 0) == 0 ? Clauses.NO_EFFECT : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      super.act(city, seat, kind, flow);
      ShareWarriors.begin(city, seat, city.content.lootAmount[kind], flow);
    }
  }

  static final class InsideInformation extends LootEffect {
    InsideInformation() {
      super("inside-information", LootMoment.START);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.lootPile().size(city.cells) == 0 ? Clauses.NO_EFFECT : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      int seen =
          city.lootPile()
              .look(city.cells, flow, city.content.lootLuck, city.content.lootAmount[kind], seat);
      for (int i = 0; i < seen; i++) {
        flow.tellOnly(1 << seat, Happenings.SEEN_LOOT, seat, city.lootPile().top(city.cells, i));
      }
      if (seen > 1) {
        flow.then(new PutBack(0, seen));
      }
    }
  }

  static final class Oracle extends LootEffect {
    Oracle() {
      super("oracle", LootMoment.START);
    }

    @Override
    @Nullable Clause forbids(City city, int seat, int kind) {
      return city.eventPile().size(city.cells) == 0 ? Clauses.NO_EFFECT : null;
    }

    @Override
    void act(City city, int seat, int kind, Flow<City> flow) {
      city.eventPile().look(city.cells, flow, city.content.eventLuck, 1, seat);
      flow.tellOnly(1 << seat, Happenings.SEEN_EVENT, seat, city.eventPile().top(city.cells, 0));
    }
  }

  static final class Poison extends TargetEffect.AtPlace {
    Poison() {
      super("poison");
    }

    @Override
    @Nullable Clause forbidsPlace(City city, int seat, int place) {
      return victim(city, seat, place) == City.NOBODY ? clause() : null;
    }

    private static int victim(City city, int seat, int place) {
      for (int other = 0; other < city.seats(); other++) {
        if (other != seat && city.horde(other, place) > 0) {
          return other;
        }
      }
      return City.NOBODY;
    }

    @Override
    void strike(City city, int seat, int kind, int place, Flow<City> flow) {
      int victim = victim(city, seat, place);
      int lost = city.dismiss(victim, place, city.content.lootAmount[kind]);
      flow.tell(Happenings.WARRIORS_LOST, victim, place, lost);
      flow.then(Elimination.STEP);
    }
  }

  static final class Recon extends TargetEffect.AtPlace {
    Recon() {
      super("recon");
    }

    @Override
    @Nullable Clause forbidsPlace(City city, int seat, int place) {
      if (city.isCamp(place) || !city.isFaceDown(place)) {
        return clause();
      }
      for (int from : city.content.adjacent[place]) {
        if (city.horde(seat, from) > 0) {
          return null;
        }
      }
      return clause();
    }

    @Override
    void strike(City city, int seat, int kind, int place, Flow<City> flow) {
      flow.then(new Reveal(place));
    }
  }

  static final class WarriorCard extends TargetEffect.AtPlace {
    WarriorCard() {
      super("warrior");
    }

    @Override
    @Nullable Clause forbidsPlace(City city, int seat, int place) {
      if (city.horde(seat, place) == 0) {
        return clause();
      }
      if (city.reserve(seat) == 0) {
        return Clauses.MAX_FIFTEEN;
      }
      return city.room(seat, place) <= 0 ? Clauses.MAX_EIGHT : null;
    }

    @Override
    void strike(City city, int seat, int kind, int place, Flow<City> flow) {
      Warriors.join(city, seat, place, city.content.lootAmount[kind], flow);
    }
  }

  static final class SpoilOfWar extends TargetEffect.AtOpponent {
    SpoilOfWar() {
      super("spoil-of-war", Clauses.of("card.spoil-of-war-draw"));
    }

    @Override
    public int scope() {
      return Effects.TURN;
    }

    @Override
    boolean applies(City city, int opponent) {
      return !city.isOut(opponent);
    }

    @Override
    void strike(City city, int seat, int kind, int opponent, Flow<City> flow) {
      Effects.addLoot(city, kind, opponent, seat, 1);
    }
  }

  static final class Spy extends TargetEffect.AtOpponent {
    Spy() {
      super("spy", Clauses.of("card.spy"));
    }

    @Override
    boolean applies(City city, int opponent) {
      return city.handSize(opponent) > 0;
    }

    @Override
    void strike(City city, int seat, int kind, int opponent, Flow<City> flow) {
      city.hand(opponent).show(city.cells, flow, seat);
      flow.tell(Happenings.SEEN_HAND, seat, opponent);
      if (flow.isTold()) {
        for (int card = 0; card < city.content.lootCount.length; card++) {
          for (int i = 0; i < city.inHand(opponent, card); i++) {
            flow.tellOnly(1 << seat | 1 << opponent, Happenings.SEEN_CARD, seat, opponent, card);
          }
        }
      }
    }
  }

  static final class Wastrel extends TargetEffect.AtOpponent {
    Wastrel() {
      super("wastrel", Clauses.of("card.wastrel"));
    }

    @Override
    boolean applies(City city, int opponent) {
      return city.handSize(opponent) > 0;
    }

    @Override
    void strike(City city, int seat, int kind, int opponent, Flow<City> flow) {
      LootDeck.discardAny(city, opponent, flow);
    }
  }

  static final class Thief extends TargetEffect.AtOpponent {
    Thief() {
      super("thief", Clauses.of("card.thief"));
    }

    @Override
    boolean applies(City city, int opponent) {
      for (int card = 0; card < city.content.lootCount.length; card++) {
        if (city.lootInChest(opponent, card) > 0) {
          return true;
        }
      }
      return false;
    }

    @Override
    void strike(City city, int seat, int kind, int opponent, Flow<City> flow) {
      flow.then(new StealCard(opponent));
    }
  }
}
