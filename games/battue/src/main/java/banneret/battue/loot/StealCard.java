package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/** Thief: which loot card of the opponent's war chest is discarded. */
public record StealCard(int opponent) implements TurnAsk {
  private static final Clause THIEF = Clauses.of("card.thief");

  @Override
  public String name() {
    return "steal-card";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("opponent", opponent);
  }

  @Override
  public Clause clause(City city) {
    return THIEF;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public void about(City city, int seat, Saying out) {
    out.with("whose", "seat", opponent);
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      out.add(kind);
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int kind) {
    return city.lootInChest(opponent, kind) > 0 ? null : THIEF;
  }

  @Override
  public void answer(City city, int seat, int kind, Flow<City> flow) {
    city.addLootToChest(opponent, kind, -1);
    city.addLootDiscard(kind, 1);
    flow.tell(Happenings.STOLEN, opponent, kind);
  }

  @Override
  public String phrase(City city, int seat, int kind) {
    return "taking " + city.content.lootNames.word(kind);
  }

  @Override
  public void say(City city, int seat, int kind, Saying out) {
    out.with("card", "loot", kind).number("vp", city.content.lootPoints[kind]);
  }
}
