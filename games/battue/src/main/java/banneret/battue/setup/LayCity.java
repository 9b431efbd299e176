package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.battue.city.Questions;
import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/** The first player is drawn by lot; then the city is laid and the hordes take their places. */
public final class LayCity {
  public static final Procedure<City> STEP =
      Procedure.of("draw-first-player", LayCity::drawFirstPlayer);

  /**
   * The quick set-up: every tile is placed at random where it fits. Face-down tiles of one group
   * are all alike, so luck only says which large slots the mixed tiles lie on.
   */
  public static final Procedure<City> AT_RANDOM =
      Procedure.of("lay-at-random", LayCity::layAtRandom);

  /**
   * The players place one tile each in turn, face down (battue.setup.face-down-at-start): the
   * Palace, the mixed ones wherever they fit (battue.ambiguous.special-tiles-anywhere), then by
   * size.
   */
  public static final Asking<City, None> PLACE_TILE =
      Asks.<City, None>pickOne("place-tile", Clauses.TILES_IN_TURN, Ids.NONE)
          .by((city, it) -> clause(city))
          .asks((city, it) -> placer(city))
          .about((city, it, out) -> about(group(city), out))
          .forbids((city, it, space) -> forbids(city, space))
          .part("where", Questions.SPACE)
          .phrase("place {where}")
          .does((city, it, space, flow) -> place(city, space, flow))
          .ask(None.NONE);

  private static final Luck LOT = Luck.numbers("first-player");
  private static final Luck SLOT = Luck.numbers("slot");

  private LayCity() {}

  private static void drawFirstPlayer(City city, Flow<City> flow) {
    int first = flow.pick(LOT, city.seats(), -1);
    city.firstPlayer.set(first);
    city.active.set(first);
    flow.tell(Happenings.FIRST_PLAYER, first);
    flow.then(city.isLaidByHand() ? PLACE_TILE : AT_RANDOM, PitchCamp.STEP);
  }

  private static void layAtRandom(City city, Flow<City> flow) {
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

  private static int placer(City city) {
    return (city.firstPlayer.get() + city.tilesPlaced.get()) % city.seats();
  }

  /** The group of the next tile to be placed. */
  static int group(City city) {
    int left = city.tilesPlaced.get();
    for (int group = Content.PALACE; group < Content.SMALL; group++) {
      int tiles = city.content.inCity(group);
      if (left < tiles) {
        return group;
      }
      left -= tiles;
    }
    return Content.SMALL;
  }

  private static Clause clause(City city) {
    return switch (group(city)) {
      case Content.PALACE -> Clauses.PALACE_CENTRE;
      case Content.MIXED -> Clauses.FOUR_SPECIAL_NEXT;
      default -> Clauses.TILES_IN_TURN;
    };
  }

  private static void about(int group, Saying out) {
    out.as(group == Content.MIXED ? "ask.place-tile.mixed" : "ask.place-tile");
    out.with("size", "size", group <= Content.MIXED ? group : group - 1);
  }

  private static @Nullable Clause forbids(City city, int space) {
    if (city.isRing(space)) {
      return Clauses.INSIDE_WALLS;
    }
    int group = group(city);
    int wanted = group == Content.MIXED ? Content.LARGE : group;
    boolean fits = city.content.slotGroup[space] == wanted && city.laid.get(space) == City.BARE;
    return fits ? null : group == Content.PALACE ? Clauses.PALACE_CENTRE : Clauses.TILE_MUST_FIT;
  }

  private static void place(City city, int space, Flow<City> flow) {
    int seat = placer(city);
    city.laid.set(space, group(city) == Content.MIXED ? City.FACE_DOWN_MIXED : City.FACE_DOWN);
    city.tilesPlaced.set(city.tilesPlaced.get() + 1);
    flow.tell(Happenings.TILE_PLACED, seat, space);
    if (city.tilesPlaced.get() < city.content.slots()) {
      flow.then(PLACE_TILE);
    }
  }
}
