package banneret.thrones.battle;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Reach;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Supply;
import banneret.thrones.realm.Things;
import banneret.thrones.supply.UpdateSupply;
import org.jspecify.annotations.Nullable;

/** The beaten side leaves: attackers go back, defenders choose one region, or are destroyed. */
public final class Retreat {
  public static final Procedure<Realm> STEP = Procedure.of("retreat", Retreat::run);

  private Retreat() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    if (TakeLosses.attackerLost(realm)) {
      if (realm.attackers() > 0) {
        flow.then(Fall.STEP.with(new Fall(realm.attacker(), realm.marchFrom())));
      }
      return;
    }
    int house = realm.defender();
    int region = realm.battleRegion();
    destroyTired(realm, house, region, flow);
    if (realm.fitArmy(region) == 0) {
      return;
    }
    if (refuge(realm, house, Reach.from(realm, house, region), 0) >= 0) {
      flow.then(House.ask(WHERE, house));
      return;
    }
    int lost = realm.fitArmy(region);
    for (int kind = 0; kind < 3; kind++) {
      realm.addFit(house, region, kind, -realm.fit(region, kind));
    }
    flow.tell(Happenings.DESTROYED, house, lost);
  }

  /** Tired units cannot retreat a second time. */
  private static void destroyTired(Realm realm, int house, int region, Flow<Realm> flow) {
    int lost = 0;
    for (int kind = 0; kind < 3; kind++) {
      lost += realm.tired(region, kind);
      realm.addTired(house, region, kind, -realm.tired(region, kind));
    }
    if (lost > 0) {
      flow.tell(Happenings.DESTROYED, house, lost);
    }
  }

  /** Where beaten defenders retreat to, all together. */
  public static final Shape<Realm, House> WHERE =
      House.pickOne("retreat-to", Clauses.RETREAT_ONE)
          .fits((realm, it) ->
              it.house() == TakeLosses.loser(realm) && it.house() != realm.attacker())
          .about((realm, it, out) -> out.with("where", "region", realm.battleRegion()))
          .among((realm, it, out) -> out.addRange(realm.content.regions))
          .quickly(Retreat::listRefuges)
          .forbids(Retreat::forbids)
          .part("where", Things.REGION)
          .phrase("retreat to {where}")
          .text("option.retreat")
          .does((realm, it, to, flow) -> flow.then(Fall.STEP.with(new Fall(it.house(), to))));

  private static void listRefuges(Realm realm, House it, Options out) {
    int house = it.house();
    boolean[] reach = Reach.from(realm, house, realm.battleRegion());
    for (int to = refuge(realm, house, reach, 0);
        to >= 0;
        to = refuge(realm, house, reach, to + 1)) {
      out.add(to);
    }
  }

  /** The first region that is open, from this one on, or -1. */
  private static int refuge(Realm realm, int house, boolean[] reach, int from) {
    for (int to = from; to < reach.length; to++) {
      if (reach[to] && forbidsReached(realm, house, to) == null) {
        return to;
      }
    }
    return -1;
  }

  private static @Nullable Clause forbids(Realm realm, House it, int to) {
    return Reach.from(realm, it.house(), realm.battleRegion())[to]
        ? forbidsReached(realm, it.house(), to)
        : Clauses.RETREAT_WHERE;
  }

  private static @Nullable Clause forbidsReached(Realm realm, int house, int to) {
    if (to == realm.marchFrom()) {
      return Clauses.RETREAT_ORIGIN;
    }
    if (realm.neutral.get(to) > 0) {
      return Clauses.INTO_NEUTRALS;
    }
    int owner = realm.owner(to);
    boolean own =
        owner == house || (owner < 0 && (realm.content.isSea[to] || isFree(realm, house, to)));
    if (!own) {
      return Clauses.RETREAT_WHERE;
    }
    return Fall.fits(realm, house, to, 1) ? null : Clauses.RETREAT_SUPPLY;
  }

  private static boolean isFree(Realm realm, int house, int to) {
    int control = Control.of(realm, to);
    return control < 0 || control == house;
  }

  /**
   * Beaten units arrive tired. What supply does not feed is removed as their owner chooses:
   * defenders give up some of those that retreat, attackers units anywhere once they are back.
   */
  public record Fall(int house, int to) {
    public static final Deed<Realm, Fall> STEP =
        Deed.of(
                "fall-back",
                Ids.of("house:seat", Fall::house, "to:region", Fall::to, Fall::new),
                (Realm realm, Fall it, Flow<Realm> flow) -> it.run(realm, flow))
            .fits((realm, it) -> it.isOf(realm));

    private boolean isOf(Realm realm) {
      if (to >= realm.content.regions || house != TakeLosses.loser(realm)) {
        return false;
      }
      return house == realm.attacker()
          ? to == realm.marchFrom()
          : WHERE.forbids(realm, new House(house), to) == null;
    }

    private void run(Realm realm, Flow<Realm> flow) {
      int retreating = TakeLosses.left(realm);
      if (retreating == 0) {
        return;
      }
      boolean returns = TakeLosses.attackerLost(realm);
      if (!returns && !fits(realm, house, to, retreating)) {
        flow.then(STEP.with(this));
        TakeLosses.takeOne(realm, true, flow);
        return;
      }
      for (int kind = 0; kind < 3; kind++) {
        int count = TakeLosses.left(realm, kind);
        if (count > 0) {
          if (returns) {
            realm.attacking.set(kind, 0);
          } else {
            realm.addFit(house, realm.battleRegion(), kind, -count);
          }
          realm.addTired(house, to, kind, count);
        }
      }
      flow.tell(Happenings.RETREATED, house, to, retreating);
      if (returns) {
        UpdateSupply.RemoveExcess.ifNeeded(realm, house, flow);
      }
    }

    /** True if the armies fit once so many units have left the battle for their refuge. */
    static boolean fits(Realm realm, int house, int to, int retreating) {
      int[] sizes = Supply.census(realm, house);
      sizes[realm.battleRegion()] = 0;
      sizes[to] += retreating;
      Supply.count(realm);
      return Supply.feeds(realm, house);
    }
  }
}
