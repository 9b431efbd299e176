package banneret.battue.words;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.TakeTile;
import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.ending.Ending;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.PutBack;
import banneret.battue.loot.ShareWarriors;
import banneret.battue.loot.StealCard;
import banneret.kernel.cards.Pile;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Verb;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** What cards and events do. */
final class Verbs {
  private Verbs() {}

  static final class AddWarriors implements Verb<City> {
    @Override
    public boolean act(City city, Sentence<City> said, int owner, int place, Flow<City> flow) {
      int seat = said.whose(city, owner, place);
      return city.join(seat, place, said.number(city, owner, place), flow) > 0;
    }

    /** If there are too few warriors, the player says in which order. */
    @Override
    public boolean each(City city, Sentence<City> said, int owner, Flow<City> flow) {
      ShareWarriors.begin(city, said.number(city, owner, -1), flow);
      return true;
    }

    @Override
    public @Nullable Clause forbids(City city, Sentence<City> said, int owner, int place) {
      int seat = said.whose(city, owner, place);
      if (city.reserve.get(seat) == 0) {
        return Clauses.MAX_FIFTEEN;
      }
      return city.room(seat, place) <= 0 ? Clauses.MAX_EIGHT : null;
    }
  }

  static boolean removeWarriors(
      City city, Sentence<City> said, int owner, int place, Flow<City> flow) {
    int count = said.number(city, owner, place);
    int whose = said.whose(city, owner, place);
    boolean any = false;
    for (int seat = 0; seat < city.seats(); seat++) {
      int lost = whose < 0 || whose == seat ? city.dismiss(seat, place, count) : 0;
      if (lost > 0) {
        flow.tell(Happenings.WARRIORS_LOST, seat, place, lost);
        any = true;
      }
    }
    if (city.battleSpace() < 0 && city.eventDrawn.get() < 0) {
      flow.then(Ending.ELIMINATION);
    }
    return any;
  }

  static @Nullable Clause needsCards(City city, Sentence<City> said, int owner, int seat) {
    return city.handSize(seat) > 0 ? null : said.clause();
  }

  static boolean discardAtRandom(
      City city, Sentence<City> said, int owner, int seat, Flow<City> flow) {
    int cards = Math.min(said.number(city, owner, seat), city.handSize(seat));
    for (int i = 0; i < cards; i++) {
      LootDeck.discardAny(city, seat, flow);
    }
    return cards > 0;
  }

  static boolean seeHand(City city, Sentence<City> said, int owner, int seat, Flow<City> flow) {
    if (city.handSize(seat) == 0) {
      return false;
    }
    city.hands[seat].show(city.cells, flow, owner);
    flow.tell(Happenings.SEEN_HAND, owner, seat);
    for (int kind = 0; flow.isTold() && kind < city.content.lootCount.length; kind++) {
      for (int i = 0; i < city.inHand(seat, kind); i++) {
        flow.tellOnly(1 << owner | 1 << seat, Happenings.SEEN_CARD, owner, seat, kind);
      }
    }
    return true;
  }

  static boolean steal(City city, Sentence<City> said, int owner, int seat, Flow<City> flow) {
    boolean has = needsChest(city, said, owner, seat) == null;
    if (has) {
      flow.then(StealCard.SHAPE.ask(new StealCard(seat)));
    }
    return has;
  }

  static @Nullable Clause needsChest(City city, Sentence<City> said, int owner, int seat) {
    return city.lootInChest.sumOf(seat) > 0 ? null : said.clause();
  }

  /** The card itself goes to the war chest. */
  static final class IntoChest implements LootDeck.PutsItselfAway {
    @Override
    public boolean act(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
      LootDeck.toChest(city, owner, said.effect().index(), flow);
      return true;
    }
  }

  static void lookAtLoot(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    int count = said.number(city, owner, none);
    int seen = city.lootPile.look(city.cells, flow, city.content.lootLuck, count, owner);
    for (int i = 0; i < seen; i++) {
      int kind = city.lootPile.top(city.cells, i);
      flow.tellOnly(1 << owner, Happenings.SEEN_LOOT, owner, kind);
    }
    if (seen > 1) {
      flow.then(PutBack.SHAPE.ask(new PutBack(0, seen)));
    }
  }

  static void lookAtEvent(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    city.eventPile.look(city.cells, flow, city.content.eventLuck, 1, owner);
    int kind = city.eventPile.top(city.cells, 0);
    flow.tellOnly(1 << owner, Happenings.SEEN_EVENT, owner, kind);
  }

  static @Nullable Clause needs(Pile pile, City city) {
    return pile.size(city.cells) == 0 ? Clauses.NO_EFFECT : null;
  }

  static void strikeFlag(City city, Sentence<City> said, int owner, int space, Flow<City> flow) {
    int loser = city.controller(space);
    city.strikeFlag(space);
    flow.tell(Happenings.FLAG_LOST, loser, space);
  }

  /** The event gives the tile to the horde that came to it. */
  static boolean takeTile(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    boolean entered = Selectors.hasEntered(city);
    if (entered) {
      flow.then(TakeTile.STEP);
    }
    return entered;
  }

  /** The battle is won before the dice are rolled. */
  static void winBattle(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    flow.leave(BattleRound.ROLL);
    flow.then(TakeTile.STEP, Battle.OVER);
  }

  /** The defenders fall, and as many attackers; those who are left take the tile. */
  static void tradeWarriors(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    int space = city.battleSpace();
    int lost = city.dismiss(city.defender(), space, City.MAX_HORDE);
    city.dismiss(owner, space, lost);
    flow.tell(Happenings.WARRIORS_LOST, city.defender(), space, lost);
    flow.tell(Happenings.WARRIORS_LOST, owner, space, lost);
    flow.leave(BattleRound.ROLL);
    flow.then(TakeTile.STEP, Ending.ELIMINATION, Battle.OVER);
  }
}
