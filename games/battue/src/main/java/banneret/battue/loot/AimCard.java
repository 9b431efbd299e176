package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Resolver;
import banneret.kernel.effect.Selector;
import banneret.kernel.step.Step;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** At what a card is aimed: a place of the city, or an opponent. */
public record AimCard(int row) implements Aim<City> {
  @Override
  public Resolver<City> resolver() {
    return CardResolver.CARDS;
  }

  @Override
  public String name() {
    return "aim-card";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("row", row);
  }

  @Override
  public boolean fits(City city, @Nullable Step<City> below) {
    return row + 1 == city.running.count(city.cells) && hasTarget(city);
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
