package banneret.battue;

import banneret.battue.content.Content;
import banneret.kernel.Hand;
import banneret.kernel.Lasting;
import banneret.kernel.Layout;
import banneret.kernel.Pile;
import banneret.kernel.Redeal;

/** Says what lies where in the cells of a {@link City}, for so many seats. */
final class Plan {
  final int seats;
  final int size;
  final Pile lootPile;
  final Pile eventPile;
  final Hand[] hands;
  final Lasting lasting;

  final int horde;
  final int flag;
  final int laid;
  final int tile;
  final int pool;
  final int facing;
  final int edgeOf;
  final int arrived;
  final int called;
  final int served;
  final int conquered;
  final int out;
  final int reserve;
  final int flagsLeft;
  final int lootDiscard;
  final int eventDiscard;
  final int lootChest;
  final int eventChest;
  final int scalars;

  Plan(Content content, int seats) {
    this.seats = seats;
    Layout layout = new Layout();
    int lootKinds = content.lootCount.length;
    int eventKinds = content.eventCount.length;
    int room = 1;
    for (int amount : content.lootAmount) {
      room = Math.max(room, amount);
    }
    scalars = layout.take(City.SCALARS);
    horde = layout.take(seats * content.places);
    flag = layout.take(content.spaces);
    laid = layout.take(content.spaces);
    tile = layout.take(content.spaces);
    pool = layout.take(content.tileDefence.length);
    facing = layout.take(Content.EDGES);
    edgeOf = layout.take(seats);
    arrived = layout.take(content.places);
    called = layout.take(content.places);
    served = layout.take(content.places);
    conquered = layout.take(seats);
    out = layout.take(seats);
    reserve = layout.take(seats);
    flagsLeft = layout.take(seats);
    lootDiscard = layout.take(lootKinds);
    eventDiscard = layout.take(eventKinds);
    lootChest = layout.take(seats * lootKinds);
    eventChest = layout.take(seats * eventKinds);
    lasting = new Lasting(layout, 2 * content.lastingCards);
    // All that lies before this can be seen by all.
    lootPile = new Pile(layout, lootKinds, room);
    eventPile = new Pile(layout, eventKinds, 1);
    hands = new Hand[seats];
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] = new Hand(layout, seat, lootKinds, seats);
    }
    size = layout.size();
  }

  /** What a seat cannot know: other hands and the unseen cards of the piles. */
  Redeal loot() {
    return new Redeal(lootPile, hands);
  }

  Redeal events() {
    return new Redeal(eventPile);
  }
}
