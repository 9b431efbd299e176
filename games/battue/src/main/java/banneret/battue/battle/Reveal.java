package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.event.DrawEvent;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;

/**
 * A face-down tile is turned up for good, any of its group that nobody has seen yet
 * (battue.setup.shuffle-face-down); its event icon brings an event at once.
 */
public record Reveal(int space) {
  public static final Deed<City, Reveal> STEP =
      Deed.of("reveal", Ids.of("space:place", Reveal::space, Reveal::new), Reveal::run)
          .fits(Reveal::fits);

  private static boolean fits(City city, Reveal it) {
    return it.space < city.content.spaces
        && city.isFaceDown(it.space)
        && (city.battleSpace() < 0 || city.battleSpace() == it.space);
  }

  private static void run(City city, Reveal it, Flow<City> flow) {
    int space = it.space;
    int group = city.hiddenGroup(space);
    int start = city.content.groupStart[group];
    int tile =
        start
            + flow.draw(
                city.content.groupLuck[group],
                city.cells,
                city.unseen.at + start,
                city.content.groupSize[group],
                city.unseenOf(group),
                -1);
    city.turnUp(space, tile);
    flow.tell(Happenings.REVEALED, city.active(), space, tile);
    if (city.content.tileEvent[tile]) {
      city.revealed.set(space);
      flow.then(DrawEvent.STEP);
    }
  }
}
