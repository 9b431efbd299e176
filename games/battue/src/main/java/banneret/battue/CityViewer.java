package banneret.battue;

import banneret.battue.content.Content;
import banneret.kernel.Names;
import banneret.kernel.Pile;
import banneret.kernel.Tree;

/** Shows a city as one seat may know it. */
final class CityViewer {
  private final Content content;
  private final CityWriter writer;

  CityViewer(Content content, CityWriter writer) {
    this.content = content;
    this.writer = writer;
  }

  /** What a seat may know; a seat of -1 is a spectator. */
  Tree.Fields view(City city, int seat) {
    Tree.Fields out = writer.open(city);
    Tree.Fields players = Tree.fields();
    for (int other = 0; other < city.seats(); other++) {
      players.put(
          Colours.word(other),
          Tree.fields()
              .put("reserve", city.reserve(other))
              .put("warriors", city.warriors(other))
              .put("flags", city.flagsLeft(other))
              .put("cards", city.handSize(other))
              .put("tile-points", city.tilePoints(other))
              .put("chest-points", city.chestPoints(other)));
    }
    out.put("players", players);
    out.put("loot-pile", city.lootPile().size(city.cells));
    out.put("event-pile", city.eventPile().size(city.cells));
    if (seat >= 0) {
      out.put("seat", Colours.word(seat));
      out.put("hand", writer.hand(city, seat, seat));
      CityWriter.putIfAny(out, "known", writer.known(city, seat));
      CityWriter.putIfAny(out, "loot-top", top(city, city.lootPile(), content.lootNames, seat));
      CityWriter.putIfAny(out, "event-top", top(city, city.eventPile(), content.eventNames, seat));
    }
    return out;
  }

  /** The cards on top of a pile that somebody has seen, those that this seat has not as "?". */
  private static Tree.Items top(City city, Pile pile, Names names, int seat) {
    Tree.Items top = Tree.items();
    boolean sees = false;
    for (int i = 0; i < pile.knownTop(city.cells); i++) {
      boolean knows = (pile.topKnowers(city.cells, i) >>> seat & 1) != 0;
      sees |= knows;
      top.add(knows ? names.word(pile.top(city.cells, i)) : "?");
    }
    return sees ? top : Tree.items();
  }
}
