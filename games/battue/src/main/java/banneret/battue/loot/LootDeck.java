package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce.Figure;
import banneret.kernel.effect.Verb;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;

/** Drawing and discarding loot cards. */
public final class LootDeck {
  /** What a loot card does that leaves the hand for elsewhere before it acts: the verb moves it. */
  public interface PutsItselfAway extends Verb<City> {}

  /** A card that is played and resolved goes to the discard pile, no sooner. */
  public static final Step<City> DISCARD_PLAYED =
      Deed.<City>of("discard-played", (city, flow) -> put(city))
          .dropped((city, none) -> put(city)) // What it was played in may be cut short.
          .with(Ids.None.NONE);

  private static void put(City city) {
    city.lootDiscard.add(city.played.get(), 1);
    city.played.set(-1);
  }

  private LootDeck() {}

  /** Draws so many cards, more if a card in force says so; an empty pile is made anew. */
  public static void draw(City city, int seat, int count, Flow<City> flow) {
    if (count == 0) {
      return;
    }
    int cards = count + city.content.effects.most(city, Figure.LOOT_DRAWN, seat);
    for (int i = 0; i < cards; i++) {
      if (city.lootPile.size(city.cells) == 0 && !reshuffle(city, flow)) {
        return;
      }
      int kind = city.lootPile.drawTo(city.cells, flow, city.content.lootLuck, city.hands[seat]);
      flow.tellOnly(1 << seat, Happenings.LOOT_DRAWN, seat, kind);
    }
  }

  /** Shuffles the discards into a new pile; false if there are none. */
  private static boolean reshuffle(City city, Flow<City> flow) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      int count = city.lootDiscard.get(kind);
      city.lootDiscard.add(kind, -count);
      city.lootPile.shuffleIn(city.cells, kind, count);
    }
    if (city.lootPile.size(city.cells) == 0) {
      return false;
    }
    flow.tell(Happenings.RESHUFFLED);
    return true;
  }

  /** Takes a card from a hand onto the discard pile. */
  public static void discard(City city, int seat, int kind, Flow<City> flow) {
    city.hands[seat].remove(city.cells, kind);
    city.lootDiscard.add(kind, 1);
    flow.tell(Happenings.DISCARDED, seat, kind);
  }

  /** Takes a card by chance from a hand onto the discard pile. */
  public static void discardAny(City city, int seat, Flow<City> flow) {
    int kind = city.hands[seat].removeAny(city.cells, flow, city.content.lootLuck);
    city.lootDiscard.add(kind, 1);
    flow.tell(Happenings.DISCARDED, seat, kind);
  }

  /** Lays a card worth points before its player. */
  public static void toChest(City city, int seat, int kind, Flow<City> flow) {
    city.hands[seat].remove(city.cells, kind);
    city.lootInChest.add(seat, kind, 1);
    flow.tell(Happenings.TO_CHEST, seat, kind);
  }
}
