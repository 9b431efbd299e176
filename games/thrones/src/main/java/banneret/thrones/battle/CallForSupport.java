package banneret.thrones.battle;

import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Saying;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;

/** In turn order, each owner of a support order next to the battle says whom it helps. */
public final class CallForSupport {
  public static final Procedure<Realm> STEP = Procedure.of("call-for-support", CallForSupport::run);

  private CallForSupport() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int battle = realm.battleRegion();
    for (int rank = 0; rank < realm.seats(); rank++) {
      int house = realm.house(Realm.THRONE, rank);
      for (int region : realm.content.adjacent[battle]) {
        if (realm.owner(region) == house
            && realm.support.get(region) == Realm.UNDECIDED
            && Strength.canSupport(realm, region, battle)) {
          flow.then(Declare.SHAPE.ask(new Declare(house, region)), STEP);
          return;
        }
      }
    }
  }

  /** Whom a supporting region helps, with all it has. */
  public record Declare(int house, int region) {
    public static final Shape<Realm, Declare> SHAPE =
        House.pickOne(
                "declare-support",
                Clauses.SUPPORT,
                (realm, it) -> it.house,
                Ids.of("house:seat region:region", Declare::house, Declare::region, Declare::new))
            .fits((realm, it) ->
                it.region < realm.content.regions
                    && realm.owner(it.region) == it.house
                    && Strength.canSupport(realm, it.region, realm.battleRegion()))
            .about((realm, it, out) -> it.about(realm, out))
            .among((realm, it, out) -> listSides(realm, out))
            .forbids((realm, it, side) -> it.isEnemy(realm, side) ? Clauses.OWN_SIDE : null)
            .phrase((realm, it, side) -> it.phrase(realm, side))
            .saying((realm, it, side, out) -> say(realm, side, out))
            .does((realm, it, side, flow) -> it.decide(realm, side, flow));

    private void about(Realm realm, Saying out) {
      out.with("from", "region", region)
          .with("where", "region", realm.battleRegion())
          .with("attacker", "seat", realm.attacker())
          .number("n", Strength.support(realm, region));
      if (realm.defender() >= 0) {
        out.with("defender", "seat", realm.defender());
      } else {
        out.as("ask.declare-support.neutral")
            .number("neutral", realm.neutral.get(realm.battleRegion()));
      }
    }

    private static void listSides(Realm realm, Options out) {
      out.add(Realm.FOR_ATTACKER);
      if (realm.defender() >= 0) {
        out.add(Realm.FOR_DEFENDER);
      }
      out.add(Realm.FOR_NOBODY);
    }

    private boolean isEnemy(Realm realm, int side) {
      return (side == Realm.FOR_ATTACKER && house == realm.defender())
          || (side == Realm.FOR_DEFENDER && house == realm.attacker());
    }

    private void decide(Realm realm, int side, Flow<Realm> flow) {
      realm.support.set(region, side);
      if (side == Realm.FOR_NOBODY) {
        flow.tell(Happenings.SUPPORTS_NOBODY, house, region);
      } else {
        flow.tell(Happenings.SUPPORTS, house, region, side(realm, side));
      }
    }

    private static int side(Realm realm, int side) {
      return side == Realm.FOR_ATTACKER ? realm.attacker() : realm.defender();
    }

    private String phrase(Realm realm, int side) {
      boolean nobody = side == Realm.FOR_NOBODY;
      return realm.content.regionNames.word(region)
          + " for "
          + (nobody ? "nobody" : realm.content.houseNames.word(side(realm, side)));
    }

    private static void say(Realm realm, int side, Saying out) {
      if (side == Realm.FOR_NOBODY) {
        out.as("option.declare-support.nobody");
      } else {
        out.with("who", "seat", side(realm, side));
      }
    }
  }
}
