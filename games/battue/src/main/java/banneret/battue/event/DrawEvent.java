package banneret.battue.event;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.ending.Ending;
import banneret.battue.loot.CardResolver;
import banneret.kernel.effect.Effect;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** An event is drawn and followed before anything else goes on. */
public final class DrawEvent {
  public static final Procedure<City> STEP = Procedure.of("draw-event", DrawEvent::run);

  private DrawEvent() {}

  private static void run(City city, Flow<City> flow) {
    if (city.eventPile.size(city.cells) == 0) {
      flow.tell(Happenings.NO_EVENT);
      city.revealed.set(-1);
      return;
    }
    int kind = city.eventPile.draw(city.cells, flow, city.content.eventLuck, -1);
    city.eventDrawn.set(kind);
    flow.tell(Happenings.EVENT, city.active(), kind);
    flow.then(DONE);
    Effect<City> effect = city.content.effects.get(city.content.lootCount.length + kind);
    boolean canBe = effect.unmet(city, city.active()) == null;
    if (!canBe || !CardResolver.CARDS.use(city, effect, city.active(), flow)) {
      flow.tell(Happenings.EVENT_FAILS, kind);
    }
  }

  /** The event has been followed: it is discarded, or goes to the war chest for its points. */
  public static final Procedure<City> DONE = Procedure.of("event-done", DrawEvent::done);

  private static void done(City city, Flow<City> flow) {
    int kind = city.eventDrawn.get();
    if (city.content.eventPoints[kind] > 0) {
      city.eventsInChest.add(city.active(), kind, 1);
      flow.tell(Happenings.EVENT_TO_CHEST, city.active(), kind);
    } else {
      city.eventDiscard.add(kind, 1);
    }
    city.eventDrawn.set(-1);
    city.revealed.set(-1);
    Ending.look(city, flow);
  }
}
