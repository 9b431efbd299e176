package banneret.thrones.westeros;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.SealedShape;
import banneret.kernel.shape.Secret;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/**
 * Every house secretly bids any number of its crests; all are shown together and spent.
 *
 * @param track the track bid for, or {@link #WATCH} for the Night's Watch
 */
public record Bid(int track) {
  public static final int WATCH = 3;
  public static final SealedShape<Realm, Bid> FOR_INFLUENCE =
      of(
          "bid-for-influence",
          Clauses.BID,
          Ids.of("track:track", Bid::track, Bid::new),
          (realm, it, out) -> out.with("track", "track", it.ids().track));
  public static final SealedShape<Realm, Bid> FOR_WATCH =
      of(
          "bid-for-watch",
          Clauses.WILDLING_BID,
          new Ids<>((it, out) -> {}, in -> new Bid(WATCH)),
          (realm, it, out) -> out.number("wildlings", realm.content.wildlings[realm.threat.get()]));

  private static SealedShape<Realm, Bid> of(
      String name, Clause clause, Ids<Bid> ids, Shape.About<Realm, Secret<Bid>> about) {
    return SealedShape.from(
        Asks.<Realm, Secret<Bid>>amount(
                name, clause, Secret.ids(ids), 0, (realm, it) -> realm.content.crestsPerHouse)
            .fitsOn((realm, it, below) -> it.ids().track == WATCH || isNext(it.ids().track, below))
            .asksEach((realm, it) -> (1 << realm.seats()) - 1)
            .about((realm, it, out) -> {
              out.number("available", realm.available.get(it.seat()));
              about.say(realm, it, out);
            })
            .between(
                (realm, it) -> 0, (realm, it) -> realm.available.get(it.seat()), Clauses.BID_RANGE)
            .phrase("bid {n}")
            .text("option.bid"),
        Bid::open);
  }

  static Step<Realm> on(int track) {
    return (track == WATCH ? FOR_WATCH : FOR_INFLUENCE).ask(new Bid(track));
  }

  /** The track that a step auctions, {@link #WATCH}, or -1 if it is no auction. */
  public static int track(@Nullable Step<Realm> step) {
    Bid influence = FOR_INFLUENCE.of(step);
    return influence != null ? influence.track : FOR_WATCH.of(step) != null ? WATCH : -1;
  }

  /** True if the tracks after this one are still to be bid for. */
  static boolean isNext(int track, @Nullable Step<Realm> below) {
    int next = track(below);
    return next >= 0 ? next == track + 1 : track == Realm.COURT;
  }

  /** Which of these houses bid most, or least; houses are a bit each. */
  static int tied(Realm realm, int houses, boolean most) {
    int best = most ? -1 : Integer.MAX_VALUE;
    int tied = 0;
    for (int house = 0; house < realm.seats(); house++) {
      int bid = realm.bids.get(house);
      if ((houses >>> house & 1) != 0 && (most ? bid >= best : bid <= best)) {
        tied = (bid == best ? tied : 0) | 1 << house;
        best = bid;
      }
    }
    return tied;
  }

  private static void open(Realm realm, Bid it, Lines all, Flow<Realm> flow) {
    for (int house = 0; house < realm.seats(); house++) {
      int bid = all.of(house).get(0);
      realm.bids.set(house, bid);
      realm.available.add(house, -bid);
      flow.tell(Happenings.BID, house, bid);
    }
    realm.rank.set(0);
    flow.then(it.track == WATCH ? Wildlings.OUTCOME : Clash.RANK.with(new Clash.Rank(it.track)));
  }
}
