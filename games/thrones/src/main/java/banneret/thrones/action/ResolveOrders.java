package banneret.thrones.action;

import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/**
 * Orders are carried out: raids, then marches, one for each house in turn order until none is left,
 * and last consolidation.
 */
public final class ResolveOrders {
  public static final Procedure<Realm> RAIDS = begins("raids", ResolveOrders::raid);
  public static final Procedure<Realm> NEXT_RAID = Procedure.of("next-raid", ResolveOrders::raid);

  /** Marches, battles included. */
  public static final Procedure<Realm> MARCHES = begins("marches", ResolveOrders::march);

  public static final Procedure<Realm> NEXT_MARCH =
      Procedure.of("next-march", ResolveOrders::march);

  /** Which raid a house carries out now. */
  public static final Shape<Realm, House> RAID =
      choose(
          "raid-from", "raid from {where}", Content.RAID, Clauses.RAID, ResolveOrders::beginRaid);

  /** Which march. */
  public static final Shape<Realm, House> MARCH =
      choose("march-from", "march {where}", Content.MARCH, Clauses.MARCH, Send::begin);

  /** Each consolidation that is left brings a crest, and one more for every crown there. */
  public static final Procedure<Realm> CONSOLIDATION =
      Procedure.of("consolidation", ResolveOrders::consolidate);

  private ResolveOrders() {}

  private static void raid(Realm realm, Flow<Realm> flow) {
    int house = next(realm, Content.RAID);
    if (house >= 0) {
      flow.then(House.ask(RAID, house), NEXT_RAID);
    }
  }

  private static void march(Realm realm, Flow<Realm> flow) {
    int house = next(realm, Content.MARCH);
    if (house >= 0) {
      flow.then(House.ask(MARCH, house), NEXT_MARCH);
    } else {
      realm.rest();
    }
  }

  /** The first house in turn order begins. */
  private static Procedure<Realm> begins(String name, Procedure.Does<Realm> next) {
    return Procedure.of(
        name,
        (realm, flow) -> {
          realm.rank.set(0);
          next.act(realm, flow);
        });
  }

  private static Shape<Realm, House> choose(
      String name, String phrase, int kind, Clause clause, Shape.Does<Realm, House> does) {
    return House.pickOne(name, clause)
        .among((realm, it, out) -> Things.regionsOf(realm, it.house(), out))
        .forbids((realm, it, region) -> realm.hasOrder(region, kind) ? null : clause)
        .part("where", Things.REGION)
        .phrase(phrase)
        .saying((realm, it, region, out) -> out.with("order", "order", realm.order(region)))
        .does(does);
  }

  /** The next house in turn order with an order of this kind, or -1 if none is left. */
  private static int next(Realm realm, int kind) {
    int houses = 0;
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      houses |= realm.hasOrder(at, kind) ? 1 << realm.owner(at) : 0;
    }
    int seats = realm.seats();
    for (int i = 0; i < seats; i++) {
      int rank = (realm.rank.get() + i) % seats;
      int house = realm.house(Realm.THRONE, rank);
      if ((houses >>> house & 1) != 0) {
        realm.rank.set((rank + 1) % seats);
        return house;
      }
    }
    return Realm.NOBODY;
  }

  private static void consolidate(Realm realm, Flow<Realm> flow) {
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      if (realm.hasOrder(at, Content.CONSOLIDATE)) {
        int house = realm.owner(at);
        int gained = realm.gainCrests(house, 1 + realm.content.crowns[at]);
        flow.tell(Happenings.INCOME, house, at, gained);
      }
    }
  }

  /** The token is spent, whatever it removes: a starred raid may remove two orders. */
  private static void beginRaid(Realm realm, House it, int region, Flow<Realm> flow) {
    int more = realm.content.orderValue[realm.order(region)];
    realm.setOrder(region, -1);
    flow.then(RAID_TARGET.ask(new Raid(it.house(), region, Math.max(1, more + 1))));
  }

  /**
   * A raid that is carried out.
   *
   * @param left how many orders it may still remove
   */
  public record Raid(int house, int from, int left) {}

  /** Which enemy order falls to the raid. */
  public static final Shape<Realm, Raid> RAID_TARGET =
      House.pickOne(
              "raid-target",
              Clauses.RAID_REMOVES,
              (realm, it) -> it.house,
              Ids.of(
                  "house:seat from:region left:9", Raid::house, Raid::from, Raid::left, Raid::new))
          .fits((realm, it) -> it.from < realm.content.regions)
          .continues()
          .about((realm, it, out) -> out.with("from", "region", it.from).number("n", it.left))
          .lead((realm, it) -> "raid from " + realm.content.regionNames.word(it.from))
          .among(ResolveOrders::listOrders)
          .forbids(ResolveOrders::forbidsRaid)
          .part("where", Things.REGION)
          .phrase("at {where}")
          .saying((realm, it, region, out) ->
              out.with("who", "seat", realm.owner(region))
                  .with("order", "order", realm.order(region)))
          .orElse("at nothing", "option.raid-target.nothing")
          .otherwise((realm, it, flow) -> flow.tell(Happenings.RAID_SPENT, it.house, it.from))
          .does(ResolveOrders::strike);

  private static void listOrders(Realm realm, Raid it, Options out) {
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      out.add(at);
    }
  }

  private static @Nullable Clause forbidsRaid(Realm realm, Raid it, int region) {
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
      flow.then(RAID_TARGET.ask(new Raid(it.house, it.from, it.left - 1)));
    }
  }
}
