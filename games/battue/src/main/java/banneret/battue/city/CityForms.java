package banneret.battue.city;

import banneret.kernel.effect.EffectForms;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Kind;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of a city that are written in a way of their own, and what follows from reading. */
final class CityForms {
  private final Content content;

  CityForms(Content content) {
    this.content = content;
  }

  /** Every player has as many flags as the options say. */
  static void handOutFlags(City city, int index, Tree tree) {
    for (int seat = 0; seat < city.seats(); seat++) {
      city.flagsLeft.set(seat, city.flagsPerPlayer.get());
    }
  }

  // The board

  /** A tile lies face up: it fits its slot and lies nowhere else. */
  void turnUp(City city, int space, Tree tree) {
    int tile = city.tile.get(space);
    int group = content.groupOf(tile);
    boolean fits =
        !city.isRing(space)
            && content.slotGroup[space] == (group == Content.MIXED ? Content.LARGE : group);
    tree.expect(
        fits && city.unseen.get(tile) != 0 && city.laid.get(space) != City.BARE,
        "that tile cannot lie on " + content.spaceNames.word(space));
    city.turnUp(space, tile);
  }

  void plantFlag(City city, int space, Tree tree) {
    int seat = city.controller(space);
    tree.expect(city.isFaceUp(space), "a face-down tile carries no flag");
    String colour = Content.COLOURS.word(seat);
    int flags = city.flagsPerPlayer.get();
    tree.expect(city.flagsLeft.get(seat) > 0, colour + " has no more than " + flags + " flags");
    city.flagsLeft.add(seat, -1);
  }

  /** Warriors on the board are no longer in reserve. */
  static void enlist(City city, int seat, int place, Tree tree) {
    checkReserve(city, seat, tree, tree.asNumber());
    city.reserve.add(seat, -tree.asNumber());
    city.note(seat, place);
  }

  private static void checkReserve(City city, int seat, Tree tree, int warriors) {
    boolean there = warriors <= city.reserve.get(seat);
    tree.expect(there, Content.COLOURS.word(seat) + " has no more than 15 warriors");
  }

  /** Where the mixed tiles lie face down if nothing is said: on the first slots that fit. */
  void layMixed(City city) {
    int left = city.unseenOf(Content.MIXED);
    for (int space = content.ring; space < content.spaces && left > 0; space++) {
      if (content.slotGroup[space] == Content.LARGE && city.laid.get(space) == City.FACE_DOWN) {
        city.laid.set(space, City.FACE_DOWN_MIXED);
        left--;
      }
    }
  }

  /** The slots that are bare, or on which a mixed tile lies face down. */
  Form<City> slots(int laid) {
    return Form.of(
        (city, index) -> writeSlots(city, laid), (city, index, tree) -> lay(city, laid, tree));
  }

  private @Nullable Tree writeSlots(City city, int laid) {
    Tree.Items out = Tree.items();
    for (int space = content.ring; space < content.spaces; space++) {
      if (city.laid.get(space) == laid) {
        out.add(content.spaceNames.word(space));
      }
    }
    return out.size() > 0 || laid == City.FACE_DOWN_MIXED ? out : null;
  }

  private void lay(City city, int laid, Tree tree) {
    for (Tree slot : tree.asItems().all()) {
      int space = slot.asId(content.spaceNames);
      boolean fits = laid == City.BARE || content.slotGroup[space] == Content.LARGE;
      slot.expect(
          space >= content.ring && fits && city.laid.get(space) == City.FACE_DOWN,
          "no slot for that, or something else lies there");
      city.laid.set(space, laid);
    }
  }

  /** Where a player camps. */
  @Nullable Tree writeCamp(City city, int seat) {
    int edge = city.edgeOf.get(seat);
    return edge < 0
        ? null
        : Tree.fields()
            .put("edge", content.edgeNames.word(edge))
            .put("facing", content.spaceNames.word(city.facing.get(edge)))
            .put("warriors", city.horde(seat, content.spaces + edge));
  }

  void pitchCamp(City city, int seat, Tree tree) {
    Tree.Fields camp = tree.asFields();
    camp.allow("edge", "facing", "warriors");
    int edge = camp.id("edge", content.edgeNames);
    int facing = camp.id("facing", content.spaceNames);
    camp.expect(
        content.isOnEdge(facing, edge) && city.facing.get(edge) < 0,
        "that edge is taken, or does not have the space the camp faces");
    int warriors = camp.numberOr("warriors", 0, 0, City.MAX_HORDE);
    checkReserve(city, seat, camp, warriors);
    city.pitchCamp(seat, edge, facing, warriors);
  }

  /** Whoever has a flag has conquered a tile. */
  static void conquer(City city) {
    for (int space = 0; space < city.content.spaces; space++) {
      if (city.controller(space) >= 0) {
        city.conquered.set(city.controller(space), true);
      }
    }
  }

  // What goes on

  static void checkBattle(City city, int index, Tree tree) {
    for (String name : tree.asFields().names()) {
      boolean isOther = name.equals("revealed") || name.equals("event");
      tree.expect(isOther || city.battleSpace() >= 0, "expected the 'space' that is fought for");
    }
  }

  /** The cards and events in force, and those that are being carried out. */
  EffectForms<City> effects(Kind seats) {
    return new EffectForms<>(
        seats,
        content.effects,
        content.scopes,
        content.names::get,
        List.of(
            new EffectForms.Cards("card", content.lootNames, 0),
            new EffectForms.Cards("event", content.eventNames, content.lootCount.length)));
  }
}
