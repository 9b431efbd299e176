package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
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
          .fits((city, it) ->
              it.index + 1 < it.count
                  && city.lootPile.knowsTop(city.cells, city.active(), it.count))
          .continuesIf(it -> it.index > 0)
          .inSecret()
          .about((city, it, out) -> out.number("place", it.index + 1).number("n", it.count))
          .forbids((city, it, kind) -> it.find(city, kind) < 0 ? INSIDE : null)
          .part("card", Questions.LOOT)
          .phrase("top {card}")
          .does((city, it, kind, flow) -> it.put(city, kind, flow));

  private int find(City city, int kind) {
    return city.lootPile.findTop(city.cells, kind, index, count);
  }

  private void put(City city, int kind, Flow<City> flow) {
    int knower = 1 << city.active();
    city.lootPile.raiseTop(city.cells, find(city, kind), index, knower);
    if (index + 2 < count) {
      flow.then(SHAPE.ask(new PutBack(index + 1, count)));
    } else {
      // The last card's place follows; only this player knows the order now.
      city.lootPile.raiseTop(city.cells, count - 1, count - 1, knower);
    }
  }
}
