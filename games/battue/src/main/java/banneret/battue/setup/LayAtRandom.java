package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/**
 * The quick set-up: every tile is placed at random where it fits. Face-down tiles of one group are
 * all alike, so luck only says which large slots the mixed tiles lie on.
 */
public final class LayAtRandom {
  public static final Procedure<City> STEP = Procedure.of("lay-at-random", LayAtRandom::run);
  static final Luck SLOT = Luck.numbers("slot");

  private LayAtRandom() {}

  private static void run(City city, Flow<City> flow) {
    Content content = city.content;
    int slots = content.slots();
    for (int space = content.ring; space < content.spaces; space++) {
      city.laid.set(space, City.FACE_DOWN);
    }
    int free = content.slotsOfGroup[Content.LARGE];
    for (int i = 0; i < content.groupSize[Content.MIXED]; i++) {
      int index = flow.pick(SLOT, free--, -1);
      int space = content.ring;
      while (content.slotGroup[space] != Content.LARGE
          || city.laid.get(space) != City.FACE_DOWN
          || index-- > 0) {
        space++;
      }
      city.laid.set(space, City.FACE_DOWN_MIXED);
    }
    city.tilesPlaced.set(slots);
    flow.tell(Happenings.CITY_LAID);
  }
}
