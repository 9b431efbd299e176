package banneret.battue.setup;

import banneret.battue.City;
import banneret.battue.Happenings;
import banneret.battue.content.Content;
import banneret.kernel.Flow;
import banneret.kernel.Luck;
import banneret.kernel.Procedure;

/**
 * The quick set-up: every tile is placed at random where it fits. Face-down tiles of one group are
 * all alike, so luck only says which large slots the mixed tiles lie on.
 */
public record LayAtRandom() implements Procedure<City> {
  static final Luck SLOT = Luck.numbers("slot");

  @Override
  public String name() {
    return "lay-at-random";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    Content content = city.content;
    int slots = content.slots();
    for (int space = content.ring; space < content.spaces; space++) {
      city.lay(space, City.FACE_DOWN);
    }
    int free = content.slotsOfGroup[Content.LARGE];
    for (int i = 0; i < content.groupSize[Content.MIXED]; i++) {
      int index = flow.pick(SLOT, free--, -1);
      int space = content.ring;
      while (content.slotGroup[space] != Content.LARGE
          || city.laid(space) != City.FACE_DOWN
          || index-- > 0) {
        space++;
      }
      city.lay(space, City.FACE_DOWN_MIXED);
    }
    city.setTilesPlaced(slots);
    flow.tell(Happenings.CITY_LAID);
  }
}
