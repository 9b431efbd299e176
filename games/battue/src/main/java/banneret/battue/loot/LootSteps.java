package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.content.Content;
import banneret.kernel.Step;
import banneret.kernel.Steps;
import banneret.kernel.Tree;

/** Registers the steps by which loot cards ask. */
public final class LootSteps {
  private LootSteps() {}

  public static void register(Steps<City> steps) {
    for (DiscardCards.Why why : DiscardCards.Why.values()) {
      steps.add(why.step(), in -> DiscardCards.read(why, in));
    }
    steps.add("allies", in -> new PlaceAllies(small(in, "left")));
    steps.add("place-ally", in -> new PlaceAllies.Where(small(in, "left"), small(in, "from")));
    steps.add("aim-card", in -> new TargetEffect.Aim(small(in, "card")));
    steps.add("steal-card", in -> new StealCard(in.number("opponent", 0, 3)));
    steps.add("put-back", in -> new PutBack(in.number("index", 0, 9), in.number("count", 0, 9)));
    steps.add("share-warriors", in -> new ShareWarriors(in.number("amount", 0, 9)));
    steps.add("next-share", in -> new ShareWarriors.Next(in.number("amount", 0, 9)));
    steps.add(
        "call-warriors-from",
        in -> new CallWarriors.From(in.number("seat", 0, 3), in.number("most", 0, 9)));
    steps.add(
        "call-warriors-to",
        in ->
            new CallWarriors.To(
                in.number("seat", 0, 3), in.number("most", 0, 9), small(in, "from")));
    steps.add(
        "call-warriors-count",
        in ->
            new CallWarriors.Count(
                in.number("seat", 0, 3),
                in.number("most", 0, 9),
                small(in, "from"),
                small(in, "to")));
  }

  /** True if a step by which a card asks finds what it speaks of, or it is another step. */
  public static boolean fits(City city, Step<City> step) {
    Content content = city.content;
    int seats = city.seats();
    return switch (step) {
      case TargetEffect.Aim aim ->
          aim.kind() < content.lootEffect.length
              && content.lootEffect[aim.kind()] instanceof TargetEffect;
      case StealCard steal -> steal.opponent() < seats && steal.opponent() != city.active();
      case PutBack back -> back.index() + 1 < back.count() && back.isSeen(city);
      case CallWarriors.From from ->
          from.seat() < seats && from.most() > 0 && CallWarriors.hasTarget(city, from.seat());
      case CallWarriors.To to ->
          to.seat() < seats
              && to.most() > 0
              && to.from() < content.places
              && city.horde(to.seat(), to.from()) > 0;
      case CallWarriors.Count count ->
          count.seat() < seats
              && count.from() < content.places
              && count.to() < content.spaces
              && CallWarriors.forbidsTo(city, count.seat(), count.to()) == null;
      default -> true;
    };
  }

  private static int small(Tree.Fields in, String name) {
    return in.number(name, 0, 127);
  }
}
