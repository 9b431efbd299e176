package banneret.thrones;

import banneret.kernel.facts.Phases;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.thrones.action.Consolidation;
import banneret.thrones.action.Marches;
import banneret.thrones.action.Raids;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Raven;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.RevealCards;
import java.util.List;

/** A turn: Westeros, planning, action; the first one has no Westeros phase. */
public final class Turn {
  public static final Procedure<Realm> STEP = Procedure.of("turn", Turn::run);

  /** Orders are taken back; after the last turn the castles are counted. */
  public static final Procedure<Realm> TURN_OVER = Procedure.of("turn-over", Turn::turnOver);

  private static final List<Step<Realm>> STEPS =
      List.of(
          RevealCards.STEP,
          PlaceOrders.STEP,
          Raven.STEP,
          Raids.BEGIN,
          Marches.BEGIN,
          Consolidation.STEP,
          TURN_OVER);
  private static final List<Step<Realm>> FIRST = STEPS.subList(1, STEPS.size());

  /** The turn as positions written by hand name it. */
  static final Phases<Realm> PHASES =
      new Phases<>(
          List.of("westeros", "planning", "raven", "raids", "marches", "consolidation", "over"),
          STEP,
          STEPS,
          realm -> realm.turn.set(1));

  private Turn() {}

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
