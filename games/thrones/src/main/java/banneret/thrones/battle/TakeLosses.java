package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/** The loser takes as many losses as the winner's swords exceed his own towers. */
public record TakeLosses() implements Procedure<Realm> {
  public static final TakeLosses STEP = new TakeLosses();

  @Override
  public String name() {
    return "take-losses";
  }

  static boolean attackerLost(Realm realm) {
    return realm.winner() != realm.attacker();
  }

  /** Fit units of a kind that the beaten side has in the battle. */
  static int left(Realm realm, int kind) {
    return attackerLost(realm) ? realm.attacking(kind) : realm.fit(realm.battleRegion(), kind);
  }

  static int left(Realm realm) {
    return left(realm, 0) + left(realm, 1) + left(realm, 2);
  }

  private static int loser(Realm realm) {
    return attackerLost(realm) ? realm.attacker() : realm.defender();
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    if (realm.lossesLeft() == 0 || left(realm) == 0) {
      realm.setLossesLeft(0);
      return;
    }
    flow.then(this);
    takeOne(realm, false, flow);
  }

  /** One unit of the beaten side goes: of the only kind there is, or as its owner chooses. */
  static void takeOne(Realm realm, boolean unfed, Flow<Realm> flow) {
    Casualty casualty = new Casualty(loser(realm), unfed);
    int kinds = 0;
    int last = 0;
    for (int kind = 0; kind < 3; kind++) {
      if (left(realm, kind) > 0) {
        kinds++;
        last = kind;
      }
    }
    if (kinds == 1) {
      casualty.answer(realm, casualty.house, last, flow);
    } else {
      flow.then(casualty);
    }
  }

  /**
   * Which unit falls, or is given up.
   *
   * @param unfed true if supply does not allow all to retreat
   */
  public record Casualty(int house, boolean unfed) implements HouseChoice {
    @Override
    public String name() {
      return unfed ? "give-up-unit" : "casualty";
    }

    @Override
    public Clause clause(Realm realm) {
      return unfed ? Clauses.RETREAT_SUPPLY : Clauses.LOSSES_KIND;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.number("n", realm.lossesLeft());
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      for (int kind = 0; kind < 3; kind++) {
        out.add(kind);
      }
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int kind) {
      if (left(realm, kind) > 0) {
        return null;
      }
      boolean tired = !attackerLost(realm) && realm.tired(realm.battleRegion(), kind) > 0;
      return tired ? Clauses.NOT_FATIGUED : clause(realm);
    }

    @Override
    public void answer(Realm realm, int seat, int kind, Flow<Realm> flow) {
      if (!unfed) {
        realm.setLossesLeft(realm.lossesLeft() - 1);
      }
      if (attackerLost(realm)) {
        realm.setAttacking(kind, realm.attacking(kind) - 1);
      } else {
        realm.addFit(house, realm.battleRegion(), kind, -1);
      }
      flow.tell(Happenings.UNIT_REMOVED, house, kind, realm.battleRegion());
    }

    @Override
    public String phrase(Realm realm, int seat, int kind) {
      return (unfed ? "give up " : "lose ") + realm.content.unitNames.word(kind);
    }

    @Override
    public void say(Realm realm, int seat, int kind, Saying out) {
      out.as(unfed ? "option.give-up" : "option.lose").with("unit", "unit", kind);
    }
  }
}
