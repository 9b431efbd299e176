package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/**
 * The active player discards cards of his choice, in the order of the card list.
 *
 * @param why what makes him discard
 * @param left how many more he must discard
 * @param from the first kind that may still be named
 * @param done how many he has discarded
 */
public record DiscardCards(Why why, int left, int from, int done) implements TurnAsk {
  /** What makes a player discard. */
  public enum Why {
    HAND_LIMIT("discard-to-limit"),
    GATHERING("discard-after-battle"),
    CHANGE_OF_FATE("discard-for-cards"),
    UNSEEN_ALLIES("discard-for-warriors");

    private final String step;

    Why(String step) {
      this.step = step;
    }

    private Clause clause() {
      return switch (this) {
        case HAND_LIMIT -> Clauses.HAND_LIMIT;
        case GATHERING -> GATHERING_DISCARD;
        case CHANGE_OF_FATE -> CHANGE;
        case UNSEEN_ALLIES -> ALLIES;
      };
    }

    /** The name of the step. */
    public String step() {
      return step;
    }
  }

  private static final int ENOUGH = -1;
  private static final Clause GATHERING_DISCARD = Clauses.of("card.gathering-discard");
  private static final Clause CHANGE = Clauses.of("card.change-of-fate");
  private static final Clause ALLIES = Clauses.of("card.unseen-allies");

  public static DiscardCards toLimit(int excess) {
    return new DiscardCards(Why.HAND_LIMIT, excess, 0, 0);
  }

  public static DiscardCards afterBattle() {
    return new DiscardCards(Why.GATHERING, 1, 0, 0);
  }

  /** Reads what {@link #write} wrote. */
  public static DiscardCards read(Why why, Tree.Fields in) {
    return new DiscardCards(
        why, in.number("left", 0, 99), in.number("from", 0, 99), in.number("done", 0, 99));
  }

  /** True if the player may stop: he discards as many as he likes. */
  private boolean isFree() {
    return why == Why.CHANGE_OF_FATE || why == Why.UNSEEN_ALLIES;
  }

  @Override
  public String name() {
    return why.step;
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("left", left).put("from", from).put("done", done);
  }

  @Override
  public Clause clause(City city) {
    return why.clause();
  }

  @Override
  public boolean continues() {
    return isFree() || done > 0;
  }

  @Override
  public boolean isPublic() {
    return false;
  }

  @Override
  public boolean anyOrder() {
    return true;
  }

  @Override
  public void about(City city, int seat, Saying out) {
    out.number("n", left).number("done", done);
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      if (city.inHand(seat, kind) > 0) {
        out.add(kind);
      }
    }
    if (isFree()) {
      out.add(ENOUGH);
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int kind) {
    if (kind == ENOUGH) {
      return left > 0 ? why.clause() : null;
    }
    int later = 0;
    for (int other = kind; other < city.content.lootCount.length; other++) {
      later += city.inHand(seat, other);
    }
    return kind < from || later < left ? why.clause() : null;
  }

  @Override
  public void answer(City city, int seat, int kind, Flow<City> flow) {
    if (kind == ENOUGH) {
      finish(city, seat, flow);
      return;
    }
    LootDeck.discard(city, seat, kind, flow);
    DiscardCards next = new DiscardCards(why, Math.max(0, left - 1), kind, done + 1);
    if (isFree() || next.left > 0) {
      flow.then(next);
    }
  }

  private void finish(City city, int seat, Flow<City> flow) {
    if (why == Why.CHANGE_OF_FATE) {
      LootDeck.draw(city, seat, done, flow);
    } else {
      flow.then(new PlaceAllies(done / 2));
    }
  }

  @Override
  public String phrase(City city, int seat, int kind) {
    return kind == ENOUGH ? "enough" : "discard " + city.content.lootNames.word(kind);
  }

  @Override
  public void say(City city, int seat, int kind, Saying out) {
    if (kind == ENOUGH) {
      out.as("option.enough").number("n", done);
    } else {
      out.as("option.discard").with("card", "loot", kind);
    }
  }
}
