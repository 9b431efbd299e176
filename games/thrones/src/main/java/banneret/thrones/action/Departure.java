package banneret.thrones.action;

import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Happening;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.CallForSupport;
import banneret.thrones.battle.Strength;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;

/** The pieces of a march are named: neutrals are measured, a crest is left, and units go. */
public final class Departure {
  public static final Procedure<Realm> STEP = Procedure.of("departure", Departure::run);

  private Departure() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int house = realm.owner(realm.marchFrom());
    int attacked = Send.attacked(realm);
    flow.then(LEAVING, GO);
    if (attacked >= 0 && realm.neutral.get(attacked) > 0) {
      realm.battleRegion.set(attacked);
      realm.attacker.set(house);
      flow.then(CallForSupport.STEP, MEASURE_NEUTRALS);
    }
  }

  /** Whether the strength, support known, is enough for the neutral force. */
  public static final Procedure<Realm> MEASURE_NEUTRALS =
      Procedure.of("measure-neutral", Departure::measureNeutrals);

  private static void measureNeutrals(Realm realm, Flow<Realm> flow) {
    int region = realm.battleRegion();
    int house = realm.attacker();
    int strength = Strength.againstNeutral(realm);
    boolean enough = strength >= realm.neutral.get(region);
    Happening what = enough ? Happenings.NEUTRAL_TAKEN : Happenings.NEUTRAL_HOLDS;
    flow.tell(what, realm, Strength::explainAgainstNeutral, house, region, strength);
    realm.battleRegion.set(-1);
    realm.attacker.set(-1);
    realm.support.clear();
    if (!enough) {
      realm.refused.set(region, Strength.sentTo(realm, region));
      realm.clearSent();
      flow.leave(GO);
      flow.then(Send.ask(house, true));
    } else {
      realm.neutral.set(region, 0);
    }
  }

  /** When the last land units leave a region, a crest may stay behind to hold it. */
  public static final Procedure<Realm> LEAVING = Procedure.of("leaving", Departure::leaving);

  private static void leaving(Realm realm, Flow<Realm> flow) {
    int from = realm.marchFrom();
    int house = realm.owner(from);
    int leaving = realm.sentOf.get(0) + realm.sentOf.get(1);
    boolean empties = leaving > 0 && leaving == realm.army.get(from);
    if (empties && mayLeaveCrest(realm, house)) {
      flow.then(House.ask(LEAVE_CREST, house));
    }
  }

  private static boolean mayLeaveCrest(Realm realm, int house) {
    int from = realm.marchFrom();
    return house == realm.owner(from)
        && realm.available.get(house) > 0
        && realm.crest.get(from) != house
        && !realm.content.isSea[from];
  }

  /** Whether a crest is left. */
  public static final Shape<Realm, House> LEAVE_CREST =
      House.yesOrNo("leave-crest", Clauses.LEAVE_CREST)
          .fits((realm, it) -> mayLeaveCrest(realm, it.house()))
          .continues()
          .about((realm, it, out) ->
              out.as(
                      realm.content.homeOf[realm.marchFrom()] == it.house()
                          ? "ask.leave-crest.home"
                          : "ask.leave-crest")
                  .with("where", "region", realm.marchFrom())
                  .number("n", realm.available.get(it.house())))
          .answers("leave crest", "option.leave-crest", "leave nothing", "option.leave-nothing")
          .doesIfYes((realm, it, flow) -> {
            realm.available.add(it.house(), -1);
            realm.crest.set(realm.marchFrom(), it.house());
            flow.tell(Happenings.CREST_LEFT, it.house(), realm.marchFrom());
          });

  /** Units arrive where nobody opposes them; where somebody does, there is a battle. */
  public static final Procedure<Realm> GO = Procedure.of("go", Departure::go);

  private static void go(Realm realm, Flow<Realm> flow) {
    int from = realm.marchFrom();
    int house = realm.owner(from);
    int order = realm.order(from);
    int attacked = Send.attacked(realm);
    int moved = realm.sentAway();
    int left = moved;
    realm.setOrder(from, -1);
    for (int to = 0; left > 0; to++) {
      int count = realm.sentTo.get(to);
      if (count > 0) {
        left -= count;
        flow.tell(Happenings.MARCHED, house, from, to, count);
        for (int kind = 0; kind < 3; kind++) {
          int sent = realm.sent(to, kind);
          realm.addFit(house, from, kind, -sent);
          if (to == attacked) {
            realm.attacking.set(kind, sent);
          } else {
            realm.addFit(house, to, kind, sent);
          }
        }
        if (to != attacked) {
          Control.enter(realm, house, to, flow);
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
    realm.battleRegion.set(attacked);
    realm.attacker.set(house);
    realm.defender.set(realm.owner(attacked));
    realm.marchOrder.set(order);
    if (!Control.endsGame(realm, flow)) {
      flow.then(Battle.STEP);
    }
  }
}
