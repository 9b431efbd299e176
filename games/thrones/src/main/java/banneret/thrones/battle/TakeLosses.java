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

  static void lose(Realm realm, int kind, Flow<Realm> flow) {
    int region = realm.battleRegion();
    int loser = attackerLost(realm) ? realm.attacker() : realm.defender();
    if (attackerLost(realm)) {
      realm.setAttacking(kind, realm.attacking(kind) - 1);
    } else {
      realm.addFit(loser, region, kind, -1);
    }
    flow.tell(Happenings.UNIT_REMOVED, loser, kind, region);
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int kinds = 0;
    int last = 0;
    int units = 0;
    for (int kind = 0; kind < 3; kind++) {
      int left = left(realm, kind);
      units += left;
      if (left > 0) {
        kinds++;
        last = kind;
      }
    }
    if (realm.lossesLeft() == 0 || units == 0) {
      realm.setLossesLeft(0);
      return;
    }
    flow.then(this);
    if (kinds == 1) {
      realm.setLossesLeft(realm.lossesLeft() - 1);
      lose(realm, last, flow);
    } else {
      flow.then(new Casualty(attackerLost(realm) ? realm.attacker() : realm.defender()));
    }
  }

  /** Which unit falls. */
  public record Casualty(int house) implements HouseChoice {
    @Override
    public String name() {
      return "casualty";
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.LOSSES_KIND;
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
      return tired ? Clauses.NOT_FATIGUED : Clauses.LOSSES_KIND;
    }

    @Override
    public void answer(Realm realm, int seat, int kind, Flow<Realm> flow) {
      realm.setLossesLeft(realm.lossesLeft() - 1);
      lose(realm, kind, flow);
    }

    @Override
    public String phrase(Realm realm, int seat, int kind) {
      return "lose " + realm.content.unitNames.word(kind);
    }

    @Override
    public void say(Realm realm, int seat, int kind, Saying out) {
      out.as("option.lose").with("unit", "unit", kind);
    }
  }
}
