package banneret.thrones.battle;

import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/** The loser takes as many losses as the winner's swords exceed his own towers. */
public final class TakeLosses {
  public static final Procedure<Realm> STEP = Procedure.of("take-losses", TakeLosses::run);

  private TakeLosses() {}

  static boolean attackerLost(Realm realm) {
    return realm.winner.get() != realm.attacker();
  }

  /** Fit units of a kind that the beaten side has in the battle. */
  static int left(Realm realm, int kind) {
    return attackerLost(realm) ? realm.attacking.get(kind) : realm.fit(realm.battleRegion(), kind);
  }

  static int left(Realm realm) {
    return left(realm, 0) + left(realm, 1) + left(realm, 2);
  }

  static int loser(Realm realm) {
    return realm.opponent(realm.winner.get());
  }

  private static void run(Realm realm, Flow<Realm> flow) {
    if (realm.lossesLeft.get() == 0 || left(realm) == 0) {
      realm.lossesLeft.set(0);
      return;
    }
    flow.then(STEP);
    takeOne(realm, false, flow);
  }

  /** Which unit falls. */
  public static final Shape<Realm, House> CASUALTY =
      of("casualty", Clauses.LOSSES_KIND, "lose {unit}", "option.lose", false);

  /** Which unit is given up, if supply does not allow all to retreat. */
  public static final Shape<Realm, House> GIVE_UP =
      of("give-up-unit", Clauses.RETREAT_SUPPLY, "give up {unit}", "option.give-up", true);

  private static Shape<Realm, House> of(
      String name, Clause clause, String phrase, String text, boolean unfed) {
    return House.pickOne(name, clause)
        .fits((realm, it) -> it.house() == loser(realm) && (unfed || realm.lossesLeft.get() > 0))
        .about((realm, it, out) -> out.number("n", realm.lossesLeft.get()))
        .among((realm, it, out) -> out.addRange(3))
        .forbids((realm, it, kind) -> forbids(realm, kind, clause))
        .part("unit", Things.UNIT)
        .phrase(phrase)
        .text(text)
        .does((realm, it, kind, flow) -> fall(realm, it.house(), kind, unfed, flow));
  }

  private static @Nullable Clause forbids(Realm realm, int kind, Clause clause) {
    if (left(realm, kind) > 0) {
      return null;
    }
    boolean tired = !attackerLost(realm) && realm.tired(realm.battleRegion(), kind) > 0;
    return tired ? Clauses.NOT_FATIGUED : clause;
  }

  private static void fall(Realm realm, int house, int kind, boolean unfed, Flow<Realm> flow) {
    if (!unfed) {
      realm.lossesLeft.set(realm.lossesLeft.get() - 1);
    }
    if (attackerLost(realm)) {
      realm.attacking.set(kind, realm.attacking.get(kind) - 1);
    } else {
      realm.addFit(house, realm.battleRegion(), kind, -1);
    }
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
}
