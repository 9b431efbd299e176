package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.kernel.Flow;

/** Drawing and discarding loot cards. */
public final class LootDeck {
  private LootDeck() {}

  /** Draws so many cards, one more while Gathering lasts; an empty pile is made anew. */
  public static void draw(City city, int seat, int count, Flow<City> flow) {
    if (count == 0) {
      return;
    }
    int cards = count + (Effects.holds(city, LootEffects.GATHERING, seat) ? 1 : 0);
    for (int i = 0; i < cards; i++) {
      if (city.lootPile().size(city.cells) == 0 && !reshuffle(city, flow)) {
        return;
      }
      int kind = city.lootPile().drawTo(city.cells, flow, city.content.lootLuck, city.hand(seat));
      flow.tellOnly(1 << seat, Happenings.LOOT_DRAWN, seat, kind);
    }
  }

  /** Shuffles the discards into a new pile; false if there are none. */
  private static boolean reshuffle(City city, Flow<City> flow) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      int count = city.lootDiscard(kind);
      city.addLootDiscard(kind, -count);
      city.lootPile().shuffleIn(city.cells, kind, count);
    }
    if (city.lootPile().size(city.cells) == 0) {
      return false;
    }
    flow.tell(Happenings.RESHUFFLED);
    return true;
  }

  /** Takes a card from a hand onto the discard pile. */
  public static void discard(City city, int seat, int kind, Flow<City> flow) {
    city.hand(seat).remove(city.cells, kind);
    city.addLootDiscard(kind, 1);
    flow.tell(Happenings.DISCARDED, seat, kind);
  }

  /** Takes a card by chance from a hand onto the discard pile. */
  public static void discardAny(City city, int seat, Flow<City> flow) {
    int kind = city.hand(seat).removeAny(city.cells, flow, city.content.lootLuck);
    city.addLootDiscard(kind, 1);
    flow.tell(Happenings.DISCARDED, seat, kind);
  }

  /** Lays a card worth points before its player. */
  static void toChest(City city, int seat, int kind, Flow<City> flow) {
    city.hand(seat).remove(city.cells, kind);
    city.addLootToChest(seat, kind, 1);
    flow.tell(Happenings.TO_CHEST, seat, kind);
  }
}
