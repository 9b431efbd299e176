package banneret.battue;

import banneret.battue.city.City;
import banneret.battue.city.Colours;
import banneret.battue.city.Content;
import org.jspecify.annotations.Nullable;

/** What must be true of every position, so that one from outside can be played or is refused. */
final class Soundness {
  private final Content content;

  Soundness(Content content) {
    this.content = content;
  }

  /** The first thing that is not right about a position, or null. */
  @Nullable String inconsistency(City city) {
    String wrong = pieces(city);
    wrong = wrong == null ? loot(city) : wrong;
    wrong = wrong == null ? events(city) : wrong;
    wrong = wrong == null ? tiles(city) : wrong;
    wrong = wrong == null ? players(city) : wrong;
    return wrong == null && city.standing() == null ? Waiting.unfit(city) : wrong;
  }

  /** Warriors and flags are conserved, hordes fit. */
  private @Nullable String pieces(City city) {
    for (int seat = 0; seat < city.seats(); seat++) {
      String colour = Colours.word(seat);
      int warriors = city.reserve.get(seat);
      for (int place = 0; place < content.places; place++) {
        int horde = city.horde(seat, place);
        warriors += horde;
        if (horde < 0 || horde > City.MAX_HORDE) {
          return colour + " has a horde of " + horde + " on " + content.placeNames.word(place);
        }
      }
      if (warriors != City.WARRIORS) {
        return colour + " has " + warriors + " warriors in all";
      }
      int flags = city.flagsLeft.get(seat);
      for (int space = 0; space < content.spaces; space++) {
        flags += city.controller(space) == seat ? 1 : 0;
      }
      if (flags != city.flagsPerPlayer.get() || city.flagsLeft.get(seat) < 0) {
        return colour + " has " + flags + " flags in all";
      }
    }
    return null;
  }

  private @Nullable String loot(City city) {
    for (int kind = 0; kind < content.lootCount.length; kind++) {
      int count = city.lootPile.count(city.cells, kind) + city.lootDiscard.get(kind);
      count += city.played.get() == kind ? 1 : 0;
      for (int seat = 0; seat < city.seats(); seat++) {
        count += city.inHand(seat, kind) + city.lootInChest.get(seat, kind);
      }
      if (count != content.lootCount[kind]) {
        return "there are " + count + " of " + content.lootNames.word(kind);
      }
    }
    return null;
  }

  private @Nullable String events(City city) {
    for (int kind = 0; kind < content.eventCount.length; kind++) {
      int count = city.eventPile.count(city.cells, kind) + city.eventDiscard.get(kind);
      count += city.eventDrawn.get() == kind ? 1 : 0;
      for (int seat = 0; seat < city.seats(); seat++) {
        count += city.eventsInChest.get(seat, kind);
      }
      if (count != content.eventCount[kind]) {
        return "there are " + count + " of " + content.eventNames.word(kind);
      }
    }
    return null;
  }

  /** As many tiles of each group lie in the city as have been placed. */
  private @Nullable String tiles(City city) {
    int[] lie = new int[content.groupSize.length];
    for (int space = content.ring; space < content.spaces; space++) {
      if (city.laid.get(space) != City.BARE) {
        int tile = city.tile.get(space);
        lie[tile >= 0 ? content.groupOf(tile) : city.hiddenGroup(space)]++;
      }
    }
    int left = city.tilesPlaced.get();
    for (int group = 0; group < lie.length; group++) {
      int placed = Math.min(left, content.inCity(group));
      if (lie[group] != placed) {
        String mixed = group == Content.MIXED ? " (mixed)" : "";
        return "expected "
            + placed
            + " tiles of size "
            + Content.sizeWord(group)
            + mixed
            + " in the city, found "
            + lie[group];
      }
      left -= placed;
    }
    return null;
  }

  /** Who is out has nothing left, and somebody still plays. */
  private static @Nullable String players(City city) {
    int playing = 0;
    for (int seat = 0; seat < city.seats(); seat++) {
      if (!city.out.is(seat)) {
        playing++;
      } else if (city.warriors(seat) > 0 || city.handSize(seat) > 0) {
        return Colours.word(seat) + " is out and has warriors or cards";
      }
    }
    if (city.standing() == null && (playing < 2 || city.out.is(city.active()))) {
      return "the active player and another must not be out";
    }
    return null;
  }
}
