package banneret.battue.event;

import banneret.battue.City;
import banneret.battue.Happenings;
import banneret.battue.turn.Elimination;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** An event is drawn and followed before anything else goes on. */
public record DrawEvent() implements Procedure<City> {
  public static final DrawEvent STEP = new DrawEvent();

  @Override
  public String name() {
    return "draw-event";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (city.eventPile().size(city.cells) == 0) {
      flow.tell(Happenings.NO_EVENT);
      city.setRevealed(-1);
      return;
    }
    int kind = city.eventPile().draw(city.cells, flow, city.content.eventLuck, -1);
    city.setEventDrawn(kind);
    flow.tell(Happenings.EVENT, city.active(), kind);
    flow.then(Done.STEP);
    if (!city.content.eventEffect[kind].follow(city, kind, flow)) {
      flow.tell(Happenings.EVENT_FAILS, kind);
    }
  }

  /** The event has been followed: it is discarded, or goes to the war chest for its points. */
  public record Done() implements Procedure<City> {
    static final Done STEP = new Done();

    @Override
    public String name() {
      return "event-done";
    }

    @Override
    public void run(City city, Flow<City> flow) {
      int kind = city.eventDrawn();
      if (city.content.eventPoints[kind] > 0) {
        city.addEventToChest(city.active(), kind, 1);
        flow.tell(Happenings.EVENT_TO_CHEST, city.active(), kind);
      } else {
        city.addEventDiscard(kind, 1);
      }
      city.setEventDrawn(-1);
      city.setRevealed(-1);
      Elimination.look(city, flow);
    }
  }
}
