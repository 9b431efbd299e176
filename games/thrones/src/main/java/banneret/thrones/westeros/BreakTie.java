package banneret.thrones.westeros;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/** The holder of the Iron Throne settles a tie. */
public final class BreakTie {
  /** What the tie is about; the tracks come first, in their order. */
  public enum Contest {
    THRONE,
    FIEFS,
    COURT,
    HIGHEST_BID,
    LOWEST_BID
  }

  /**
   * A tie.
   *
   * @param houses the houses that are equal, a bit each
   */
  public record Tie(Contest over, int houses) {
    private static final Ids<Tie> IDS =
        Ids.of(
            "why:tie tied:seat[]",
            it -> it.over.ordinal(),
            Tie::houses,
            (why, houses) -> new Tie(Contest.values()[why], houses));
  }

  public static final Shape<Realm, Tie> RANK =
      of("break-tie-rank", Clauses.TIES_BY_THRONE)
          .about((realm, it, out) ->
              out.with("track", "track", it.over.ordinal()).number("rank", realm.rank.get() + 1))
          .does((realm, it, house, flow) -> Clash.place(realm, it.over.ordinal(), house, flow));
  public static final Shape<Realm, Tie> HIGHEST =
      of("break-tie-highest", Clauses.TOP_TIE)
          .does((realm, it, house, flow) -> Wildlings.reward(realm, house, flow));
  public static final Shape<Realm, Tie> LOWEST =
      of("break-tie-lowest", Clauses.LOWEST_TIE)
          .does((realm, it, house, flow) -> Wildlings.punish(realm, house, flow));

  private BreakTie() {}

  private static boolean fits(Realm realm, Tie tie, @Nullable Step<Realm> below) {
    Clash.Rank rank = Clash.RANK.of(below);
    for (int house = 0; house < realm.seats() && rank != null; house++) {
      boolean isTied = (tie.houses >>> house & 1) != 0;
      if (rank.track() != tie.over.ordinal()
          || (isTied && realm.rankOf(rank.track(), house) < realm.seats())) {
        return false;
      }
    }
    return tie.houses > 0 && tie.houses < 1 << realm.seats();
  }

  private static Asks<Realm, Tie> of(String name, Clause clause) {
    return Asks.<Realm, Tie>pickOne(name, clause, Tie.IDS)
        .fitsOn(BreakTie::fits)
        .asks((realm, it) -> realm.holders.get(Realm.THRONE))
        .among((realm, it, out) -> out.addRange(realm.seats()))
        .forbids((realm, it, house) -> (it.houses >>> house & 1) != 0 ? null : clause)
        .part("who", Things.HOUSE)
        .phrase("choose {who}")
        .text("option.choose-house");
  }
}
