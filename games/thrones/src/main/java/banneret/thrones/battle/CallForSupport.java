package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/** In turn order, each owner of a support order next to the battle says whom it helps. */
public record CallForSupport() implements Procedure<Realm> {
  public static final CallForSupport STEP = new CallForSupport();

  @Override
  public String name() {
    return "call-for-support";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int battle = realm.battleRegion();
    for (int rank = 0; rank < realm.seats(); rank++) {
      int house = realm.house(Realm.THRONE, rank);
      for (int region : realm.content.adjacent[battle]) {
        if (realm.owner(region) == house
            && realm.supportSide(region) == Realm.UNDECIDED
            && Strength.canSupport(realm, region, battle)) {
          flow.then(new Declare(house, region), this);
          return;
        }
      }
    }
  }

  /** Whom a supporting region helps, with all it has. */
  public record Declare(int house, int region) implements HouseChoice {
    @Override
    public String name() {
      return "declare-support";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house).put("region", region);
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.SUPPORT;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.with("from", "region", region)
          .with("where", "region", realm.battleRegion())
          .with("attacker", "seat", realm.attacker())
          .number("n", Strength.support(realm, region));
      if (realm.defender() >= 0) {
        out.with("defender", "seat", realm.defender());
      } else {
        out.as("ask.declare-support.neutral")
            .number("neutral", realm.neutral(realm.battleRegion()));
      }
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      out.add(Realm.FOR_ATTACKER);
      if (realm.defender() >= 0) {
        out.add(Realm.FOR_DEFENDER);
      }
      out.add(Realm.FOR_NOBODY);
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int side) {
      boolean enemy =
          (side == Realm.FOR_ATTACKER && house == realm.defender())
              || (side == Realm.FOR_DEFENDER && house == realm.attacker());
      return enemy ? Clauses.OWN_SIDE : null;
    }

    @Override
    public void answer(Realm realm, int seat, int side, Flow<Realm> flow) {
      realm.setSupportSide(region, side);
      if (side == Realm.FOR_NOBODY) {
        flow.tell(Happenings.SUPPORTS_NOBODY, house, region);
      } else {
        flow.tell(Happenings.SUPPORTS, house, region, side(realm, side));
      }
    }

    private static int side(Realm realm, int side) {
      return side == Realm.FOR_ATTACKER ? realm.attacker() : realm.defender();
    }

    @Override
    public String phrase(Realm realm, int seat, int side) {
      return realm.content.regionNames.word(region)
          + " for "
          + (side == Realm.FOR_NOBODY
              ? "nobody"
              : realm.content.houseNames.word(side(realm, side)));
    }

    @Override
    public void say(Realm realm, int seat, int side, Saying out) {
      if (side == Realm.FOR_NOBODY) {
        out.as("option.declare-support.nobody");
      } else {
        out.with("who", "seat", side(realm, side));
      }
    }
  }
}
