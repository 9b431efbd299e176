package banneret.thrones;

import banneret.kernel.Flow;
import banneret.kernel.Luck;
import banneret.kernel.Procedure;

/** House cards are dealt at random: which player leads which house to the end of the game. */
public record DealHouses() implements Procedure<Realm> {
  private static final Luck HOUSE = Luck.numbers("house");

  @Override
  public String name() {
    return "deal-houses";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int seats = realm.seats();
    int dealt = 0;
    for (int chair = 0; chair < seats; chair++) {
      int index = realm.isDealt() ? flow.pick(HOUSE, seats - chair, -1) : 0;
      int house = 0;
      while ((dealt >>> house & 1) != 0 || index-- > 0) {
        house++;
      }
      dealt |= 1 << house;
      realm.setSeatOfChair(chair, house);
      flow.tell(Happenings.DEALT, chair + 1, house);
    }
    flow.then(Turn.STEP);
  }
}
