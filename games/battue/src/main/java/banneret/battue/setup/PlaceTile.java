package banneret.battue.setup;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.battue.content.Content;
import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import org.jspecify.annotations.Nullable;

/** The players place one tile each in turn, face down: the Palace, the mixed ones, then by size. */
public record PlaceTile() implements Ask<City> {
  @Override
  public String name() {
    return "place-tile";
  }

  @Override
  public int asked(City city) {
    return 1 << (city.firstPlayer() + city.tilesPlaced()) % city.seats();
  }

  /** The group of the next tile to be placed. */
  static int group(City city) {
    int left = city.tilesPlaced();
    for (int group = Content.PALACE; group < Content.SMALL; group++) {
      int tiles = city.content.inCity(group);
      if (left < tiles) {
        return group;
      }
      left -= tiles;
    }
    return Content.SMALL;
  }

  @Override
  public Clause clause(City city) {
    return switch (group(city)) {
      case Content.PALACE -> Clauses.PALACE_CENTRE;
      case Content.MIXED -> Clauses.FOUR_SPECIAL_NEXT;
      default -> Clauses.TILES_IN_TURN;
    };
  }

  @Override
  public void about(City city, int seat, Saying out) {
    int group = group(city);
    out.as(group == Content.MIXED ? "ask.place-tile.mixed" : "ask.place-tile");
    out.with("size", "size", group <= Content.MIXED ? group : group - 1);
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    Places.spaces(city, out);
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int space) {
    if (city.isRing(space)) {
      return Clauses.INSIDE_WALLS;
    }
    int group = group(city);
    int wanted = group == Content.MIXED ? Content.LARGE : group;
    boolean fits = city.content.slotGroup[space] == wanted && city.laid(space) == City.BARE;
    return fits ? null : group == Content.PALACE ? Clauses.PALACE_CENTRE : Clauses.TILE_MUST_FIT;
  }

  @Override
  public void answer(City city, int seat, int space, Flow<City> flow) {
    city.lay(space, group(city) == Content.MIXED ? City.FACE_DOWN_MIXED : City.FACE_DOWN);
    city.setTilesPlaced(city.tilesPlaced() + 1);
    flow.tell(Happenings.TILE_PLACED, seat, space);
    if (city.tilesPlaced() < city.content.slots()) {
      flow.then(this);
    }
  }

  @Override
  public String phrase(City city, int seat, int space) {
    return "place " + city.content.spaceNames.word(space);
  }

  @Override
  public void say(City city, int seat, int space, Saying out) {
    out.with("where", "place", space);
  }
}
