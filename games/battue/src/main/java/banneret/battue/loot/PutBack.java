package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
import banneret.kernel.cards.Pile;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;

/**
 * Inside Information: the cards seen go back on top of the pile in any order.
 *
 * @param index how many have their place already
 * @param count how many were seen
 */
public record PutBack(int index, int count) {
  private static final Clause INSIDE = Clauses.of("card.inside-information");

  public static final Shape<City, PutBack> SHAPE =
      Questions.pickOne(
              "put-back",
              INSIDE,
              Ids.of("index:9 count:9", PutBack::index, PutBack::count, PutBack::new))
          .fits((city, it) -> it.index + 1 < it.count && it.isSeen(city))
          .continuesIf(it -> it.index > 0)
          .inSecret()
          .about((city, it, out) -> out.number("place", it.index + 1).number("n", it.count))
          .among((city, it, out) -> Questions.loot(city, out))
          .forbids((city, it, kind) -> it.find(city, kind) < 0 ? INSIDE : null)
          .part("card", Questions.LOOT)
          .phrase("top {card}")
          .does((city, it, kind, flow) -> it.put(city, kind, flow));

  /** True if the player has seen the cards that go back. */
  private boolean isSeen(City city) {
    for (int i = 0; i < count; i++) {
      if ((city.lootPile.topKnowers(city.cells, i) >>> city.active() & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private int find(City city, int kind) {
    for (int i = index; i < count; i++) {
      if (city.lootPile.top(city.cells, i) == kind) {
        return i;
      }
    }
    return -1;
  }

  private void put(City city, int kind, Flow<City> flow) {
    int knower = 1 << city.active();
    Pile pile = city.lootPile;
    for (int i = find(city, kind); i > index; i--) {
      pile.setTop(city.cells, i, pile.top(city.cells, i - 1), knower);
    }
    pile.setTop(city.cells, index, kind, knower);
    if (index + 2 < count) {
      flow.then(SHAPE.ask(new PutBack(index + 1, count)));
    } else {
      // The last card's place follows; only this player knows the order now.
      pile.setTop(city.cells, count - 1, pile.top(city.cells, count - 1), knower);
    }
  }
}
