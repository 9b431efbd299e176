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

/** The beaten side takes its losses, and leaves or is destroyed. */
public final class Defeat {
  /** As many losses as the winner's swords exceed the loser's towers. */
  public static final Procedure<Realm> LOSSES = Procedure.of("take-losses", Defeat::takeLosses);

  /** Attackers go back, defenders choose one region, or are destroyed. */
  public static final Procedure<Realm> RETREAT = Procedure.of("retreat", Defeat::retreat);

  private Defeat() {}

  static boolean attackerLost(Realm realm) {
    return realm.winner.get() != realm.attacker();
  }

  /** Fit units of a kind that the beaten side has in the battle. */
  static int left(Realm realm, int kind) {
    return realm.fighters(loser(realm), kind);
  }

  static int left(Realm realm) {
    return left(realm, 0) + left(realm, 1) + left(realm, 2);
  }

  static int loser(Realm realm) {
    return realm.opponent(realm.winner.get());
  }

  private static void takeLosses(Realm realm, Flow<Realm> flow) {
    if (realm.lossesLeft.get() == 0 || left(realm) == 0) {
      realm.lossesLeft.set(0);
      return;
    }
    flow.then(LOSSES);
    takeOne(realm, false, flow);
  }

  /** Which unit falls. */
  public static final Shape<Realm, House> CASUALTY =
      pickUnit("casualty", Clauses.LOSSES_KIND, "lose {unit}", "option.lose", false);

  /** Which unit is given up, if supply does not allow all to retreat. */
  public static final Shape<Realm, House> GIVE_UP =
      pickUnit("give-up-unit", Clauses.RETREAT_SUPPLY, "give up {unit}", "option.give-up", true);

  private static Shape<Realm, House> pickUnit(
      String name, Clause clause, String phrase, String text, boolean unfed) {
    return House.pickOne(name, clause)
        .fits((realm, it) -> it.house() == loser(realm) && (unfed || realm.lossesLeft.get() > 0))
        .about((realm, it, out) -> out.number("n", realm.lossesLeft.get()))
        .forbids((realm, it, kind) -> forbidsLoss(realm, kind, clause))
        .part("unit", Things.UNIT)
        .phrase(phrase)
        .text(text)
        .does((realm, it, kind, flow) -> fall(realm, it.house(), kind, unfed, flow));
  }

  private static @Nullable Clause forbidsLoss(Realm realm, int kind, Clause clause) {
    if (left(realm, kind) > 0) {
      return null;
    }
    boolean tired = !attackerLost(realm) && realm.tired(realm.battleRegion(), kind) > 0;
    return tired ? Clauses.NOT_FATIGUED : clause;
  }

  private static void fall(Realm realm, int house, int kind, boolean unfed, Flow<Realm> flow) {
    realm.lossesLeft.add(unfed ? 0 : -1);
    realm.addFighters(house, kind, -1);
    flow.tell(Happenings.UNIT_REMOVED, house, kind, realm.battleRegion());
  }

  /** One unit of the beaten side goes: of the only kind there is, or as its owner chooses. */
  static void takeOne(Realm realm, boolean unfed, Flow<Realm> flow) {
    int kinds = 0;
    int last = 0;
    for (int kind = 0; kind < 3; kind++) {
      if (left(realm, kind) > 0) {
        kinds++;
        last = kind;
      }
    }
    if (kinds == 1) {
      fall(realm, loser(realm), last, unfed, flow);
    } else {
      flow.then(House.ask(unfed ? GIVE_UP : CASUALTY, loser(realm)));
    }
  }

  private static void retreat(Realm realm, Flow<Realm> flow) {
    if (attackerLost(realm)) {
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
    flow.tell(Happenings.DESTROYED, house, realm.fitArmy(region));
    for (int kind = 0; kind < 3; kind++) {
      realm.addFit(house, region, kind, -realm.fit(region, kind));
    }
  }

  /** Tired units cannot retreat a second time. */
  private static void destroyTired(Realm realm, int house, int region, Flow<Realm> flow) {
    int lost = realm.army.get(region) - realm.fitArmy(region);
    for (int kind = 0; kind < 3 && lost > 0; kind++) {
      realm.addTired(house, region, kind, -realm.tired(region, kind));
    }
    if (lost > 0) {
      flow.tell(Happenings.DESTROYED, house, lost);
    }
  }

  /** Where beaten defenders retreat to, all together. */
  public static final Shape<Realm, House> WHERE =
      House.pickOne("retreat-to", Clauses.RETREAT_ONE)
          .fits((realm, it) -> it.house() == loser(realm) && it.house() != realm.attacker())
          .about((realm, it, out) -> out.with("where", "region", realm.battleRegion()))
          .quickly(Defeat::listRefuges)
          .forbids(Defeat::forbids)
          .part("where", Things.REGION)
          .phrase("retreat to {where}")
          .text("option.retreat")
          .does((realm, it, to, flow) -> flow.then(Fall.STEP.with(new Fall(it.house(), to))));

  private static void listRefuges(Realm realm, House it, Options out) {
    int house = it.house();
    boolean[] reach = Reach.from(realm, house, realm.battleRegion());
    for (int to = refuge(realm, house, reach, 0); to >= 0; ) {
      out.add(to);
      to = refuge(realm, house, reach, to + 1);
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
                Ids.of("house:seat to:region", Fall::house, Fall::to, Fall::new),
                (Realm realm, Fall it, Flow<Realm> flow) -> it.run(realm, flow))
            .fits((realm, it) -> it.isOf(realm));

    private boolean isOf(Realm realm) {
      if (to >= realm.content.regions || house != loser(realm)) {
        return false;
      }
      return house == realm.attacker()
          ? to == realm.marchFrom()
          : WHERE.forbids(realm, new House(house), to) == null;
    }

    private void run(Realm realm, Flow<Realm> flow) {
      int retreating = left(realm);
      if (retreating == 0) {
        return;
      }
      boolean returns = attackerLost(realm);
      if (!returns && !fits(realm, house, to, retreating)) {
        flow.then(STEP.with(this));
        takeOne(realm, true, flow);
        return;
      }
      for (int kind = 0; kind < 3; kind++) {
        int count = left(realm, kind);
        if (count > 0) {
          realm.addFighters(house, kind, -count);
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
