package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Happenings;
import banneret.battue.event.DrawEvent;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.kernel.Tree;

/** A face-down tile is turned up for good; its event icon brings an event at once. */
public record Reveal(int space) implements Procedure<City> {
  @Override
  public String name() {
    return "reveal";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("space", space);
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int group = city.hiddenGroup(space);
    int start = city.content.groupStart[group];
    int tile =
        start
            + flow.draw(
                city.content.groupLuck[group],
                city.cells,
                city.unseenTiles() + start,
                city.content.groupSize[group],
                city.unseenOf(group),
                -1);
    city.turnUp(space, tile);
    flow.tell(Happenings.REVEALED, city.active(), space, tile);
    if (city.content.tileEvent[tile]) {
      city.setRevealed(space);
      flow.then(DrawEvent.STEP);
    }
  }
}
