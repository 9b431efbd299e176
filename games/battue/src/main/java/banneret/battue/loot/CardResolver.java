package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.InForce;
import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.effect.Selector;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Step;
import banneret.kernel.told.Saying;

/** Carries out what loot cards and events say. */
public final class CardResolver extends Resolver<City> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("card-goes-on");
  }

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
  protected void last(
      City city, Effect<City> effect, int part, int owner, int target, int until, int times) {
    InForce.add(city, effect, part, owner, target, until, times);
  }

  /** At what a card is aimed: a place of the city, or an opponent. */
  public record AimCard(int row) implements Aim<City> {
    @Override
    public Resolver<City> resolver() {
      return CARDS;
    }

    @Override
    public String name() {
      return "aim-card";
    }

    @Override
    public boolean continues() {
      return true;
    }

    private Selector<City> selector(City city) {
      return target(city).selector();
    }

    @Override
    public void about(City city, int seat, Saying out) {
      int effect = effect(city).index();
      String kind = city.content.isLoot(effect) ? "loot" : "event";
      out.as("ask.aim-card." + (selector(city).isSeat() ? "seat" : verb(city)))
          .with("card", kind, city.content.cardOf(effect));
    }

    @Override
    public String phrase(City city, int seat, int target) {
      if (target == NONE) {
        return "no more";
      }
      return selector(city).isSeat()
          ? "against " + Content.COLOURS.word(target)
          : "at " + city.content.placeNames.word(target);
    }

    @Override
    public void say(City city, int seat, int target, Saying out) {
      if (target == NONE) {
        out.as("option.aim-card.none");
        return;
      }
      String names = selector(city).names();
      out.as("option.aim-card." + names).with("target", names, target);
    }
  }
}
