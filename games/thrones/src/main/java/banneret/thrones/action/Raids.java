package banneret.thrones.action;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** In turn order each house carries out one raid, until none is left on the map. */
public record Raids(boolean begins) implements Procedure<Realm> {
  public static final Raids BEGIN = new Raids(true);
  private static final Raids NEXT = new Raids(false);

  @Override
  public String name() {
    return begins ? "raids" : "next-raid";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    if (begins) {
      realm.setRank(0);
    }
    int house = ChooseOrder.next(realm, Content.RAID);
    if (house >= 0) {
      flow.then(new ChooseOrder(house, Content.RAID), NEXT);
    }
  }

  /** The token is spent, whatever it removes: a starred raid may remove two orders. */
  static void raid(Realm realm, int house, int region, Flow<Realm> flow) {
    int more = realm.content.orderValue[realm.order(region)];
    realm.setOrder(region, -1);
    flow.then(new Target(house, region, Math.max(1, more + 1)));
  }

  /**
   * Which enemy order falls to the raid.
   *
   * @param left how many orders it may still remove
   */
  public record Target(int house, int from, int left) implements HouseChoice {
    private static final int NOTHING = -1;

    @Override
    public String name() {
      return "raid-target";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house).put("from", from).put("left", left);
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.RAID_REMOVES;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.with("from", "region", from).number("n", left);
    }

    @Override
    public String lead(Realm realm) {
      return "raid from " + realm.content.regionNames.word(from);
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.order(region) >= 0) {
          out.add(region);
        }
      }
      out.add(NOTHING);
    }

    @Override
    public void options(Realm realm, int seat, Options out) {
      for (int region : realm.content.adjacent[from]) {
        if (realm.order(region) >= 0 && forbids(realm, seat, region) == null) {
          out.add(region);
        }
      }
      out.add(NOTHING);
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int region) {
      if (region == NOTHING) {
        return null;
      }
      if (!realm.isBorder(from, region)) {
        return Clauses.RAID_ADJACENT;
      }
      if (realm.owner(region) == house) {
        return Clauses.RAID_ENEMY;
      }
      if (!realm.content.isSea[from] && realm.content.isSea[region]) {
        return Clauses.RAID_LAND;
      }
      boolean open =
          realm.hasOrder(region, Content.RAID)
              || realm.hasOrder(region, Content.SUPPORT)
              || realm.hasOrder(region, Content.CONSOLIDATE);
      return open ? null : Clauses.RAID_KINDS;
    }

    @Override
    public void answer(Realm realm, int seat, int region, Flow<Realm> flow) {
      if (region == NOTHING) {
        flow.tell(Happenings.RAID_SPENT, house, from);
        return;
      }
      int order = realm.order(region);
      realm.setOrder(region, -1);
      flow.tell(Happenings.RAIDED, house, from, region, order);
      if (realm.content.orderKind[order] == Content.CONSOLIDATE) {
        flow.tell(Happenings.PILLAGED, house, realm.gainCrests(house, 1));
      }
      if (left > 1) {
        flow.then(new Target(house, from, left - 1));
      }
    }

    @Override
    public String phrase(Realm realm, int seat, int region) {
      return region == NOTHING ? "at nothing" : "at " + realm.content.regionNames.word(region);
    }

    @Override
    public void say(Realm realm, int seat, int region, Saying out) {
      if (region == NOTHING) {
        out.as("option.raid-target.nothing");
      } else {
        out.with("where", "region", region)
            .with("who", "seat", realm.owner(region))
            .with("order", "order", realm.order(region));
      }
    }
  }
}
