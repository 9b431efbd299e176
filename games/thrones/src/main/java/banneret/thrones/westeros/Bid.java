package banneret.thrones.westeros;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Line;
import banneret.kernel.Lines;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.SealedAsk;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/**
 * Every house secretly bids any number of its crests; all are shown together and spent.
 *
 * @param track the track bid for, or {@link #WATCH} for the Night's Watch
 */
public record Bid(int track) implements SealedAsk<Realm> {
  public static final int WATCH = 3;

  @Override
  public String name() {
    return track == WATCH ? "bid-for-watch" : "bid-for-influence";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("track", track);
  }

  @Override
  public int asked(Realm realm) {
    return (1 << realm.seats()) - 1;
  }

  @Override
  public Clause clause(Realm realm) {
    return track == WATCH ? Clauses.WILDLING_BID : Clauses.BID;
  }

  @Override
  public void about(Realm realm, int seat, Saying out) {
    out.number("available", realm.available(seat));
    if (track == WATCH) {
      out.number("wildlings", realm.content.wildlings[realm.threat()]);
    } else {
      out.with("track", "track", track);
    }
  }

  @Override
  public void candidates(Realm realm, int seat, Line own, Options out) {
    for (int bid = 0; bid <= realm.content.crestsPerHouse; bid++) {
      out.add(bid);
    }
  }

  @Override
  public void options(Realm realm, int seat, Line own, Options out) {
    for (int bid = 0; bid <= realm.available(seat); bid++) {
      out.add(bid);
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, Line own, int bid) {
    return bid > realm.available(seat) ? Clauses.BID_RANGE : null;
  }

  @Override
  public boolean complete(Realm realm, int seat, Line own) {
    return own.size() == 1;
  }

  @Override
  public void open(Realm realm, Lines all, Flow<Realm> flow) {
    for (int house = 0; house < realm.seats(); house++) {
      int bid = all.of(house).get(0);
      realm.setBid(house, bid);
      realm.setAvailable(house, realm.available(house) - bid);
      flow.tell(Happenings.BID, house, bid);
    }
    realm.setRank(0);
    flow.then(track == WATCH ? Wildlings.Outcome.STEP : new Clash.Rank(track));
  }

  @Override
  public String phrase(Realm realm, int seat, Line own, int bid) {
    return "bid " + bid;
  }

  @Override
  public void say(Realm realm, int seat, Line own, int bid, Saying out) {
    out.as("option.bid").number("n", bid);
  }
}
