package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.InForce;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;

/** Carries out what loot cards and events say. */
public final class CardResolver extends Resolver<City> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {}

  @Override
  protected Contexts contexts(City city) {
    return city.running;
  }

  @Override
  protected Effect<City> effect(City city, int index) {
    return city.content.effects.get(index);
  }

  @Override
  protected Step<City> aim(int row) {
    return new AimCard(row);
  }

  @Override
  protected Step<City> more(int row) {
    return GO_ON.with(row);
  }

  @Override
  protected void last(
      City city, Effect<City> effect, int part, int owner, int target, int until, int times) {
    InForce.add(city, effect, part, owner, target, until, times);
  }

  /** The rest of what the card of a row says. */
  public static final Deed<City, Integer> GO_ON =
      Deed.of(
              "card-goes-on",
              Ids.of("row:9", Integer::intValue, Integer::valueOf),
              (City city, Integer row, Flow<City> flow) -> CARDS.goOn(city, row, flow))
          .fits((city, row) -> row < city.running.count(city.cells))
          .dropped((city, row) -> CARDS.dropped(city, row));
}
