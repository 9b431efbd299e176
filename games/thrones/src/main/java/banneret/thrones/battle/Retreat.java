package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.Supply;
import banneret.thrones.action.Reach;
import banneret.thrones.westeros.UpdateSupply;
import org.jspecify.annotations.Nullable;

/** The beaten side leaves: attackers go back, defenders choose one region, or are destroyed. */
public record Retreat() implements Procedure<Realm> {
  public static final Retreat STEP = new Retreat();

  @Override
  public String name() {
    return "retreat";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    if (TakeLosses.attackerLost(realm)) {
      if (realm.attackers() > 0) {
        flow.then(new Fall(realm.attacker(), realm.marchFrom()));
      }
      return;
    }
    int house = realm.defender();
    int region = realm.battleRegion();
    destroyTired(realm, house, region, flow);
    if (realm.fitArmy(region) == 0) {
      return;
    }
    Where where = new Where(house);
    if (where.isPossible(realm)) {
      flow.then(where);
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
  public record Where(int house) implements HouseChoice {
    @Override
    public String name() {
      return "retreat-to";
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.RETREAT_ONE;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.with("where", "region", realm.battleRegion());
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      for (int region = 0; region < realm.content.regions; region++) {
        out.add(region);
      }
    }

    @Override
    public void options(Realm realm, int seat, Options out) {
      boolean[] reach = Reach.from(realm, house, realm.battleRegion());
      for (int to = refuge(realm, reach, 0); to >= 0; to = refuge(realm, reach, to + 1)) {
        out.add(to);
      }
    }

    boolean isPossible(Realm realm) {
      return refuge(realm, Reach.from(realm, house, realm.battleRegion()), 0) >= 0;
    }

    /** The first region that is open, from this one on, or -1. */
    private int refuge(Realm realm, boolean[] reach, int from) {
      for (int to = from; to < reach.length; to++) {
        if (reach[to] && forbidsReached(realm, to) == null) {
          return to;
        }
      }
      return -1;
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int to) {
      return Reach.from(realm, house, realm.battleRegion())[to]
          ? forbidsReached(realm, to)
          : Clauses.RETREAT_WHERE;
    }

    private @Nullable Clause forbidsReached(Realm realm, int to) {
      if (to == realm.marchFrom()) {
        return Clauses.RETREAT_ORIGIN;
      }
      if (realm.neutral(to) > 0) {
        return Clauses.INTO_NEUTRALS;
      }
      int owner = realm.owner(to);
      boolean own = owner == house || (owner < 0 && (realm.content.isSea[to] || isFree(realm, to)));
      if (!own) {
        return Clauses.RETREAT_WHERE;
      }
      return Fall.fits(realm, house, to, 1) ? null : Clauses.RETREAT_SUPPLY;
    }

    private boolean isFree(Realm realm, int to) {
      int control = Control.of(realm, to);
      return control < 0 || control == house;
    }

    @Override
    public void answer(Realm realm, int seat, int to, Flow<Realm> flow) {
      flow.then(new Fall(house, to));
    }

    @Override
    public String phrase(Realm realm, int seat, int to) {
      return "retreat to " + realm.content.regionNames.word(to);
    }

    @Override
    public void say(Realm realm, int seat, int to, Saying out) {
      out.as("option.retreat").with("where", "region", to);
    }
  }

  /**
   * Beaten units arrive tired. What supply does not feed is removed as their owner chooses:
   * defenders give up some of those that retreat, attackers units anywhere once they are back.
   */
  public record Fall(int house, int to) implements Procedure<Realm> {
    @Override
    public String name() {
      return "fall-back";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house).put("to", to);
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int retreating = TakeLosses.left(realm);
      if (retreating == 0) {
        return;
      }
      boolean returns = TakeLosses.attackerLost(realm);
      if (!returns && !fits(realm, house, to, retreating)) {
        flow.then(this);
        TakeLosses.takeOne(realm, true, flow);
        return;
      }
      for (int kind = 0; kind < 3; kind++) {
        int count = TakeLosses.left(realm, kind);
        if (count > 0) {
          if (returns) {
            realm.setAttacking(kind, 0);
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
