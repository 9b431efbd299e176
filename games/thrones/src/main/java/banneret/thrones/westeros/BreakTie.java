package banneret.thrones.westeros;

import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/**
 * The holder of the Iron Throne settles a tie.
 *
 * @param tied the houses that are equal, a bit each
 */
public record BreakTie(Why why, int tied) implements Ask<Realm> {
  /** What the tie is about; the tracks come first, in their order. */
  public enum Why {
    THRONE,
    FIEFS,
    COURT,
    HIGHEST_BID,
    LOWEST_BID
  }

  @Override
  public String name() {
    return switch (why) {
      case HIGHEST_BID -> "break-tie-highest";
      case LOWEST_BID -> "break-tie-lowest";
      case THRONE, FIEFS, COURT -> "break-tie-rank";
    };
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("why", why.ordinal()).put("tied", tied);
  }

  /** Reads what {@link #write} wrote. */
  public static BreakTie read(Tree.Fields in) {
    return new BreakTie(Why.values()[in.number("why", 0, 4)], in.number("tied", 1, 31));
  }

  @Override
  public int asked(Realm realm) {
    return 1 << realm.holder(Realm.THRONE);
  }

  @Override
  public Clause clause(Realm realm) {
    return switch (why) {
      case HIGHEST_BID -> Clauses.TOP_TIE;
      case LOWEST_BID -> Clauses.LOWEST_TIE;
      case THRONE, FIEFS, COURT -> Clauses.TIES_BY_THRONE;
    };
  }

  @Override
  public void about(Realm realm, int seat, Saying out) {
    if (why.ordinal() < 3) {
      out.with("track", "track", why.ordinal()).number("rank", realm.rank() + 1);
    }
  }

  @Override
  public void candidates(Realm realm, int seat, Options out) {
    for (int house = 0; house < realm.seats(); house++) {
      out.add(house);
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, int house) {
    return (tied >>> house & 1) != 0 ? null : clause(realm);
  }

  @Override
  public void answer(Realm realm, int seat, int house, Flow<Realm> flow) {
    switch (why) {
      case THRONE, FIEFS, COURT -> Clash.Rank.place(realm, why.ordinal(), house, flow);
      case HIGHEST_BID -> Wildlings.reward(realm, house, flow);
      case LOWEST_BID -> Wildlings.punish(realm, house, flow);
    }
  }

  @Override
  public String phrase(Realm realm, int seat, int house) {
    return "choose " + realm.content.houseNames.word(house);
  }

  @Override
  public void say(Realm realm, int seat, int house, Saying out) {
    out.as("option.choose-house").with("who", "seat", house);
  }
}
