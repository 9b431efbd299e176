package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.InForce;
import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.state.Contexts;
import banneret.kernel.told.Saying;

/** Carries out what loot cards and events say. */
public final class CardResolver extends Resolver<City> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("aim-card", "card-goes-on");
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
  protected void last(
      City city, Effect<City> effect, int part, int owner, int target, int until, int times) {
    InForce.add(city, effect, part, owner, target, until, times);
  }

  /** Cards are aimed at a place of the city, or at an opponent. */
  @Override
  protected void about(City city, Aim<City> aim, Saying out) {
    int effect = aim.effect(city).index();
    String kind = city.content.isLoot(effect) ? "loot" : "event";
    out.as("ask.aim-card." + (aim.selector(city).isSeat() ? "seat" : aim.verb(city)))
        .with("card", kind, city.content.cardOf(effect));
  }

  @Override
  protected String phrase(City city, Aim<City> aim, int target) {
    if (target == Aim.NONE) {
      return "no more";
    }
    return aim.selector(city).isSeat()
        ? "against " + Content.COLOURS.word(target)
        : "at " + city.content.placeNames.word(target);
  }

  @Override
  protected void say(City city, Aim<City> aim, int target, Saying out) {
    if (target == Aim.NONE) {
      out.as("option.aim-card.none");
      return;
    }
    String names = aim.selector(city).names();
    out.as("option.aim-card." + names).with("target", names, target);
  }
}
