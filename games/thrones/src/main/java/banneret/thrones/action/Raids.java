package banneret.thrones.action;

import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/** A raid removes enemy orders next to it. */
public final class Raids {
  private Raids() {}

  /** The token is spent, whatever it removes: a starred raid may remove two orders. */
  static void raid(Realm realm, House it, int region, Flow<Realm> flow) {
    int more = realm.content.orderValue[realm.order(region)];
    realm.setOrder(region, -1);
    flow.then(TARGET.ask(new Raid(it.house(), region, Math.max(1, more + 1))));
  }

  /**
   * A raid that is carried out.
   *
   * @param left how many orders it may still remove
   */
  public record Raid(int house, int from, int left) {}

  /** Which enemy order falls to the raid. */
  public static final Shape<Realm, Raid> TARGET =
      House.pickOne(
              "raid-target",
              Clauses.RAID_REMOVES,
              Raid::house,
              Ids.of(
                  "house:seat",
                  Raid::house,
                  "from:region",
                  Raid::from,
                  "left:9",
                  Raid::left,
                  Raid::new))
          .fits((realm, it) -> it.from < realm.content.regions)
          .continues()
          .about((realm, it, out) -> out.with("from", "region", it.from).number("n", it.left))
          .lead((realm, it) -> "raid from " + realm.content.regionNames.word(it.from))
          .among(Raids::listOrders)
          .forbids(Raids::forbids)
          .part("where", Things.REGION)
          .phrase("at {where}")
          .saying((realm, it, region, out) ->
              out.with("who", "seat", realm.owner(region))
                  .with("order", "order", realm.order(region)))
          .orElse("at nothing", "option.raid-target.nothing")
          .otherwise((realm, it, flow) -> flow.tell(Happenings.RAID_SPENT, it.house, it.from))
          .does(Raids::strike);

  private static void listOrders(Realm realm, Raid it, Options out) {
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      out.add(at);
    }
  }

  private static @Nullable Clause forbids(Realm realm, Raid it, int region) {
    if (!realm.isBorder(it.from, region)) {
      return Clauses.RAID_ADJACENT;
    }
    if (realm.owner(region) == it.house) {
      return Clauses.RAID_ENEMY;
    }
    if (!realm.content.isSea[it.from] && realm.content.isSea[region]) {
      return Clauses.RAID_LAND;
    }
    boolean open =
        realm.hasOrder(region, Content.RAID)
            || realm.hasOrder(region, Content.SUPPORT)
            || realm.hasOrder(region, Content.CONSOLIDATE);
    return open ? null : Clauses.RAID_KINDS;
  }

  private static void strike(Realm realm, Raid it, int region, Flow<Realm> flow) {
    int order = realm.order(region);
    realm.setOrder(region, -1);
    flow.tell(Happenings.RAIDED, it.house, it.from, region, order);
    if (realm.content.orderKind[order] == Content.CONSOLIDATE) {
      flow.tell(Happenings.PILLAGED, it.house, realm.gainCrests(it.house, 1));
    }
    if (it.left > 1) {
      flow.then(TARGET.ask(new Raid(it.house, it.from, it.left - 1)));
    }
  }
}
