package banneret.battue.city;

import banneret.kernel.step.Flow;

/** Warriors that join a horde. */
public final class Warriors {
  private Warriors() {}

  /** Brings warriors from the reserve, as many as there is room for; returns how many. */
  public static int join(City city, int seat, int place, int count, Flow<City> flow) {
    int gained = city.muster(seat, place, count);
    if (gained > 0) {
      flow.tell(Happenings.WARRIORS_GAINED, seat, place, gained);
    }
    return gained;
  }
}
