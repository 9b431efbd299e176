package banneret.thrones;

import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;

/** House cards are dealt at random: which player leads which house to the end of the game. */
public final class DealHouses {
  public static final Procedure<Realm> STEP = Procedure.of("deal-houses", DealHouses::run);
  private static final Luck HOUSE = Luck.numbers("house");

  private DealHouses() {}

  private static void run(Realm realm, Flow<Realm> flow) {
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
}
