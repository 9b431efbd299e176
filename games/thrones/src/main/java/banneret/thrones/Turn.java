package banneret.thrones;

import banneret.kernel.facts.Phases;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.thrones.action.ResolveOrders;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Raven;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.RevealCards;
import java.util.List;

/** A turn: Westeros, planning, action; the first one has no Westeros phase. */
public final class Turn {
  /** House cards are dealt at random: which player leads which house to the end of the game. */
  public static final Procedure<Realm> DEAL_HOUSES = Procedure.of("deal-houses", Turn::dealHouses);

  public static final Procedure<Realm> STEP = Procedure.of("turn", Turn::run);

  /** Orders are taken back; after the last turn the castles are counted. */
  public static final Procedure<Realm> TURN_OVER = Procedure.of("turn-over", Turn::turnOver);

  static final List<Step<Realm>> STEPS =
      List.of(
          RevealCards.STEP,
          PlaceOrders.STEP,
          Raven.STEP,
          ResolveOrders.RAIDS,
          ResolveOrders.MARCHES,
          ResolveOrders.CONSOLIDATION,
          TURN_OVER);
  private static final List<Step<Realm>> FIRST = STEPS.subList(1, STEPS.size());

  /** The turn as positions written by hand name it. */
  static final Phases<Realm> PHASES =
      new Phases<>(
          List.of("westeros", "planning", "raven", "raids", "marches", "consolidation", "over"),
          STEP,
          STEPS,
          realm -> realm.turn.set(1));

  private static final Luck HOUSE = Luck.numbers("house");

  private Turn() {}

  private static void dealHouses(Realm realm, Flow<Realm> flow) {
    int seats = realm.seats();
    int dealt = 0;
    for (int chair = 0; chair < seats; chair++) {
      int index = realm.isDealt() ? flow.pick(HOUSE, seats - chair, -1) : 0;
      int house = 0;
      while ((dealt >>> house & 1) != 0 || index-- > 0) {
        house++;
      }
      dealt |= 1 << house;
      realm.chairs.set(chair, house);
      flow.tell(Happenings.DEALT, chair + 1, house);
    }
    flow.then(Turn.STEP);
  }

  private static void run(Realm realm, Flow<Realm> flow) {
    realm.turn.set(realm.turn.get() + 1);
    realm.bans.set(0);
    realm.bladeUsed.set(false);
    flow.tell(Happenings.TURN, realm.turn.get());
    flow.then(realm.turn.get() > 1 ? STEPS : FIRST);
  }

  private static void turnOver(Realm realm, Flow<Realm> flow) {
    for (int region = 0; region < realm.content.regions; region++) {
      realm.setOrder(region, -1);
    }
    if (realm.turn.get() >= realm.content.turns) {
      Control.endByCount(realm, flow);
    } else {
      flow.then(Turn.STEP);
    }
  }
}
