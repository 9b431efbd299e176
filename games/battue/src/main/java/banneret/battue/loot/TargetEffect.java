package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Colours;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/** A start card that is aimed at something: a place of the city, or an opponent. */
abstract class TargetEffect extends LootEffect {
  TargetEffect(String id, Clause clause) {
    super(id, clause, Bonus.NONE, LootMoment.START);
  }

  /** How many targets there are to look at. */
  abstract int targets(City city);

  abstract @Nullable Clause forbidsTarget(City city, int seat, int target);

  abstract void strike(City city, int seat, int kind, int target, Flow<City> flow);

  abstract String phrase(City city, int target);

  abstract String kindOfTarget();

  @Override
  @Nullable Clause forbids(City city, int seat, int kind) {
    for (int target = 0; target < targets(city); target++) {
      if (forbidsTarget(city, seat, target) == null) {
        return null;
      }
    }
    return Clauses.NO_EFFECT;
  }

  @Override
  void act(City city, int seat, int kind, Flow<City> flow) {
    flow.then(new Aim(kind));
  }

  /** Aimed at a place. */
  abstract static class AtPlace extends TargetEffect {
    AtPlace(String id) {
      super(id, Clauses.of("card." + id));
    }

    abstract @Nullable Clause forbidsPlace(City city, int seat, int place);

    @Override
    int targets(City city) {
      return city.content.places;
    }

    @Override
    @Nullable Clause forbidsTarget(City city, int seat, int place) {
      return forbidsPlace(city, seat, place);
    }

    @Override
    String phrase(City city, int place) {
      return "at " + city.content.placeNames.word(place);
    }

    @Override
    String kindOfTarget() {
      return "place";
    }
  }

  /** Aimed at an opponent. */
  abstract static class AtOpponent extends TargetEffect {
    AtOpponent(String id, Clause clause) {
      super(id, clause);
    }

    /** True if the card does anything to this opponent. */
    abstract boolean applies(City city, int opponent);

    @Override
    int targets(City city) {
      return city.seats();
    }

    @Override
    @Nullable Clause forbidsTarget(City city, int seat, int opponent) {
      return opponent != seat && applies(city, opponent) ? null : clause();
    }

    @Override
    String phrase(City city, int opponent) {
      return "against " + Colours.word(opponent);
    }

    @Override
    String kindOfTarget() {
      return "seat";
    }
  }

  /** At what the card is aimed. */
  record Aim(int kind) implements TurnAsk {
    private TargetEffect effect(City city) {
      return (TargetEffect) city.content.lootEffect[kind];
    }

    @Override
    public String name() {
      return "aim-card";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("card", kind);
    }

    @Override
    public Clause clause(City city) {
      return effect(city).clause();
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      String kindOfTarget = effect(city).kindOfTarget();
      String what = kindOfTarget.equals("seat") ? kindOfTarget : effect(city).id();
      out.as("ask.aim-card." + what).with("card", "loot", kind);
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      for (int target = 0; target < effect(city).targets(city); target++) {
        out.add(target);
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int target) {
      return effect(city).forbidsTarget(city, seat, target);
    }

    @Override
    public void answer(City city, int seat, int target, Flow<City> flow) {
      effect(city).strike(city, seat, kind, target, flow);
    }

    @Override
    public String phrase(City city, int seat, int target) {
      return effect(city).phrase(city, target);
    }

    @Override
    public void say(City city, int seat, int target, Saying out) {
      String kindOfTarget = effect(city).kindOfTarget();
      out.as("option.aim-card." + kindOfTarget).with("target", kindOfTarget, target);
    }
  }
}
