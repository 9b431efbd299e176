package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Pile;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/**
 * Inside Information: the cards seen go back on top of the pile in any order.
 *
 * @param index how many have their place already
 * @param count how many were seen
 */
public record PutBack(int index, int count) implements TurnAsk {
  private static final Clause INSIDE = Clauses.of("card.inside-information");

  @Override
  public String name() {
    return "put-back";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("index", index).put("count", count);
  }

  @Override
  public Clause clause(City city) {
    return INSIDE;
  }

  @Override
  public boolean continues() {
    return index > 0;
  }

  @Override
  public boolean isPublic() {
    return false;
  }

  @Override
  public void about(City city, int seat, Saying out) {
    out.number("place", index + 1).number("n", count);
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      out.add(kind);
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int kind) {
    return find(city, kind) < 0 ? INSIDE : null;
  }

  /** True if the player has seen the cards that go back. */
  boolean isSeen(City city) {
    for (int i = 0; i < count; i++) {
      if ((city.lootPile().topKnowers(city.cells, i) >>> city.active() & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private int find(City city, int kind) {
    for (int i = index; i < count; i++) {
      if (city.lootPile().top(city.cells, i) == kind) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void answer(City city, int seat, int kind, Flow<City> flow) {
    Pile pile = city.lootPile();
    for (int i = find(city, kind); i > index; i--) {
      pile.setTop(city.cells, i, pile.top(city.cells, i - 1), 1 << seat);
    }
    pile.setTop(city.cells, index, kind, 1 << seat);
    if (index + 2 < count) {
      flow.then(new PutBack(index + 1, count));
    } else {
      // The last card's place follows; only this player knows the order now.
      pile.setTop(city.cells, count - 1, pile.top(city.cells, count - 1), 1 << seat);
    }
  }

  @Override
  public String phrase(City city, int seat, int kind) {
    return "top " + city.content.lootNames.word(kind);
  }

  @Override
  public void say(City city, int seat, int kind, Saying out) {
    out.with("card", "loot", kind);
  }
}
