package banneret.thrones.action;

import banneret.kernel.Breakdown;
import banneret.kernel.Clause;
import banneret.kernel.Event;
import banneret.kernel.Flow;
import banneret.kernel.Happening;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.CallForSupport;
import banneret.thrones.battle.Strength;
import org.jspecify.annotations.Nullable;

/** The pieces of a march are named: neutrals are measured, a crest is left, and units go. */
public record Departure() implements Procedure<Realm> {
  public static final Departure STEP = new Departure();

  @Override
  public String name() {
    return "departure";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int house = realm.owner(realm.marchFrom());
    int attacked = Send.attacked(realm);
    flow.then(LeaveCrest.STEP, Go.STEP);
    if (attacked >= 0 && realm.neutral(attacked) > 0) {
      realm.setBattleRegion(attacked);
      realm.setAttacker(house);
      flow.then(CallForSupport.STEP, Measure.STEP);
    }
  }

  /** Whether the strength, support known, is enough for the neutral force. */
  public record Measure() implements Procedure<Realm> {
    public static final Measure STEP = new Measure();

    @Override
    public String name() {
      return "measure-neutral";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int region = realm.battleRegion();
      int house = realm.attacker();
      int strength = Strength.againstNeutral(realm);
      boolean enough = strength >= realm.neutral(region);
      if (flow.isTold()) {
        Happening what = enough ? Happenings.NEUTRAL_TAKEN : Happenings.NEUTRAL_HOLDS;
        Breakdown[] sums = {Strength.explainAgainstNeutral(realm)};
        flow.hear(new Event(what, 0, new int[] {house, region, strength}, sums));
      }
      realm.setBattleRegion(-1);
      realm.setAttacker(-1);
      realm.clearSupport();
      if (!enough) {
        realm.clearSent();
        realm.setLastSent(0);
        realm.setRefused(region, true);
        flow.leave(Go.class);
        flow.then(new Send(house, true));
      } else {
        realm.setNeutral(region, 0);
      }
    }
  }

  /** When the last land units leave a region, a crest may stay behind to hold it. */
  public record LeaveCrest() implements Procedure<Realm> {
    public static final LeaveCrest STEP = new LeaveCrest();

    @Override
    public String name() {
      return "leaving";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int from = realm.marchFrom();
      int house = realm.owner(from);
      int leaving = realm.sentOf(0) + realm.sentOf(1);
      boolean empties = leaving > 0 && leaving == realm.army(from);
      if (!realm.content.isSea[from]
          && empties
          && realm.crest(from) != house
          && realm.available(house) > 0) {
        flow.then(new Stay(house));
      }
    }
  }

  /** Whether a crest is left. */
  public record Stay(int house) implements HouseChoice {
    @Override
    public String name() {
      return "leave-crest";
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.LEAVE_CREST;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      boolean home = realm.content.homeOf[realm.marchFrom()] == house;
      out.as(home ? "ask.leave-crest.home" : "ask.leave-crest")
          .with("where", "region", realm.marchFrom())
          .number("n", realm.available(house));
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      out.add(0);
      out.add(1);
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int choice) {
      return null;
    }

    @Override
    public void answer(Realm realm, int seat, int choice, Flow<Realm> flow) {
      if (choice == 1) {
        realm.setAvailable(house, realm.available(house) - 1);
        realm.setCrest(realm.marchFrom(), house);
        flow.tell(Happenings.CREST_LEFT, house, realm.marchFrom());
      }
    }

    @Override
    public String phrase(Realm realm, int seat, int choice) {
      return choice == 1 ? "leave crest" : "leave nothing";
    }

    @Override
    public void say(Realm realm, int seat, int choice, Saying out) {
      out.as(choice == 1 ? "option.leave-crest" : "option.leave-nothing");
    }
  }

  /** Units arrive where nobody opposes them; where somebody does, there is a battle. */
  public record Go() implements Procedure<Realm> {
    public static final Go STEP = new Go();

    @Override
    public String name() {
      return "go";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int from = realm.marchFrom();
      int house = realm.owner(from);
      int order = realm.order(from);
      int attacked = Send.attacked(realm);
      int moved = 0;
      realm.setOrder(from, -1);
      for (int to = 0; to < realm.content.regions; to++) {
        int count = realm.sentTo(to);
        if (count > 0) {
          moved += count;
          flow.tell(Happenings.MARCHED, house, from, to, count);
          for (int kind = 0; kind < 3; kind++) {
            int sent = realm.sent(to, kind);
            realm.addFit(house, from, kind, -sent);
            if (to == attacked) {
              realm.setAttacking(kind, sent);
            } else {
              realm.addFit(house, to, kind, sent);
            }
          }
          if (to != attacked) {
            enter(realm, house, to, flow);
          }
        }
      }
      realm.clearSent();
      if (moved == 0) {
        flow.tell(Happenings.MARCH_SPENT, house, from);
      }
      if (attacked < 0) {
        realm.endMarch();
        Control.endsGame(realm, flow);
        return;
      }
      realm.setBattleRegion(attacked);
      realm.setAttacker(house);
      realm.setDefender(realm.owner(attacked));
      realm.setMarchOrder(order);
      if (!Control.endsGame(realm, flow)) {
        flow.then(Battle.STEP);
      }
    }
  }

  /** Units have entered a region: an enemy crest goes back to the reserve. */
  public static void enter(Realm realm, int house, int region, Flow<Realm> flow) {
    int crest = realm.crest(region);
    if (crest >= 0 && crest != house) {
      realm.setCrest(region, Realm.NOBODY);
      flow.tell(Happenings.CREST_REMOVED, crest, region);
    }
  }
}
