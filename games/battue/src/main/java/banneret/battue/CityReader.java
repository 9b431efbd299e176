package banneret.battue;

import banneret.battue.battle.ResolveConflicts;
import banneret.battue.content.Content;
import banneret.battue.turn.CallReinforcements;
import banneret.battue.turn.HandLimit;
import banneret.battue.turn.MoveHordes;
import banneret.battue.turn.Turn;
import banneret.battue.turn.TurnOver;
import banneret.kernel.Names;
import banneret.kernel.Pile;
import banneret.kernel.Step;
import banneret.kernel.Tree;
import java.util.List;
import java.util.function.IntFunction;

/** Reads a city from a tree; what is left out is as at the start of a game. */
final class CityReader {
  private static final Names PHASES =
      new Names("phase", List.of("begin", "start", "reinforce", "move", "battles", "end", "over"));
  private static final Names COLOURS = Colours.NAMES;
  private final Content content;
  private final IntFunction<City> bare;

  /**
   * @param bare makes an empty city for so many players
   */
  CityReader(Content content, IntFunction<City> bare) {
    this.content = content;
    this.bare = bare;
  }

  City read(Tree.Fields in) {
    in.allow(
        "seats",
        "options",
        "turn",
        "placed",
        "settled",
        "board",
        "mixed",
        "bare",
        "camps",
        "out",
        "conquered",
        "called",
        "served",
        "arrived",
        "hands",
        "known",
        "played",
        "discards",
        "event-discards",
        "chests",
        "battle",
        "lasting",
        "loot-top",
        "event-top",
        "steps",
        "over",
        "sealed");
    Battue.checkSeats(in.get("seats"));
    City city = bare.apply(in.number("seats"));
    Battue.settle(city, in.fieldsIfAny("options"), 1);
    readTiles(city, in);
    readCamps(city, in.fieldsIfAny("camps"));
    city.setTilesPlaced(in.numberOr("placed", content.slots(), 0, content.slots()));
    city.setSettled(in.numberOr("settled", city.seats(), 0, city.seats()));
    for (int seat : seats(in, "out", city)) {
      city.setOut(seat);
    }
    readConquests(city, in);
    for (int place : in.itemsIfAny("called").ids(content.placeNames)) {
      city.setCalled(place);
    }
    for (int place : in.itemsIfAny("served").ids(content.placeNames)) {
      city.setServed(place, true);
    }
    Tree.Fields arrived = in.fieldsIfAny("arrived");
    for (String name : arrived.names()) {
      int place = arrived.idOf(name, content.placeNames);
      city.addArrived(place, arrived.number(name, 0, City.MAX_HORDE));
    }
    readCards(city, in);
    readTurn(city, in.fieldsIfAny("turn"));
    readBattle(city, in.fieldsIfAny("battle"));
    for (Tree row : in.itemsIfAny("lasting").all()) {
      readLasting(city, row.asFields());
    }
    boolean anybody = city.settled() < city.seats() || in.has("over");
    for (int seat = 0; seat < city.seats(); seat++) {
      anybody |= !city.isOut(seat) && city.warriors(seat) > 0;
    }
    if (!anybody) {
      throw in.wrong("nobody has a warrior on the board");
    }
    return city;
  }

  // The board

  private void readTiles(City city, Tree.Fields in) {
    for (int space = content.ring; space < content.spaces; space++) {
      city.lay(space, City.FACE_DOWN);
    }
    for (Tree slot : in.itemsIfAny("bare").all()) {
      city.lay(slot(slot), City.BARE);
    }
    Tree.Fields board = in.fieldsIfAny("board");
    int mixedUp = 0;
    for (String name : board.names()) {
      Tree.Fields here = board.fieldsOf(name);
      int space = board.idOf(name, content.spaceNames);
      here.allow("tile", "flag", "red", "blue", "green", "gold");
      if (here.has("tile")) {
        mixedUp += readTile(city, space, here.get("tile")) == Content.MIXED ? 1 : 0;
      }
      if (here.has("flag")) {
        int owner = seat(here.get("flag"), city);
        if (!city.isRing(space) && city.tile(space) < 0) {
          throw here.get("flag").wrong("a face-down tile carries no flag");
        }
        city.plantFlag(space, owner);
      }
      for (int seat = 0; seat < COLOURS.count(); seat++) {
        if (here.has(COLOURS.word(seat))) {
          muster(city, seat(here, COLOURS.word(seat), city), space, here.get(COLOURS.word(seat)));
        }
      }
    }
    readMixed(city, in, mixedUp);
  }

  /** Turns the tile up; returns its group. */
  private int readTile(City city, int space, Tree in) {
    int tile = in.asId(content.tileNames);
    int group = content.groupOf(tile);
    boolean fits =
        !city.isRing(space)
            && content.slotGroup[space] == (group == Content.MIXED ? Content.LARGE : group);
    if (!fits || !city.isUnseen(tile) || city.laid(space) == City.BARE) {
      throw in.wrong("that tile cannot lie on " + content.spaceNames.word(space));
    }
    city.turnUp(space, tile);
    return group;
  }

  /** The slots of the mixed tiles that are still face down: as named, or the first that fit. */
  private void readMixed(City city, Tree.Fields in, int mixedUp) {
    if (in.has("mixed")) {
      for (Tree slot : in.itemsOf("mixed").all()) {
        int space = slot(slot);
        if (content.slotGroup[space] != Content.LARGE || city.laid(space) != City.FACE_DOWN) {
          throw slot.wrong("a mixed tile lies face down on a large slot");
        }
        city.lay(space, City.FACE_DOWN_MIXED);
      }
      return;
    }
    int left = content.groupSize[Content.MIXED] - mixedUp;
    for (int space = content.ring; space < content.spaces && left > 0; space++) {
      if (content.slotGroup[space] == Content.LARGE && city.laid(space) == City.FACE_DOWN) {
        city.lay(space, City.FACE_DOWN_MIXED);
        left--;
      }
    }
  }

  private static void muster(City city, int seat, int place, Tree count) {
    int wanted = count.asNumber(0, City.MAX_HORDE);
    if (city.muster(seat, place, wanted) != wanted) {
      throw count.wrong(COLOURS.word(seat) + " has no more than 15 warriors");
    }
  }

  private void readCamps(City city, Tree.Fields camps) {
    for (String name : camps.names()) {
      Tree.Fields camp = camps.fieldsOf(name);
      camp.allow("edge", "facing", "warriors");
      int seat = seat(camps, name, city);
      int edge = camp.id("edge", content.edgeNames);
      int facing = camp.id("facing", content.spaceNames);
      boolean onEdge = false;
      for (int space : content.edges[edge]) {
        onEdge |= space == facing;
      }
      if (!onEdge || city.facing(edge) >= 0) {
        throw camp.wrong("that edge is taken, or does not have the space the camp faces");
      }
      city.setCamp(seat, edge, facing);
      if (camp.has("warriors")) {
        muster(city, seat, content.spaces + edge, camp.get("warriors"));
      }
    }
  }

  private void readConquests(City city, Tree.Fields in) {
    for (int seat : seats(in, "conquered", city)) {
      city.setConquered(seat);
    }
    for (int space = 0; space < content.spaces && !in.has("conquered"); space++) {
      if (city.controller(space) >= 0) {
        city.setConquered(city.controller(space));
      }
    }
  }

  // Cards

  private void readCards(City city, Tree.Fields in) {
    Tree.Fields hands = in.fieldsIfAny("hands");
    for (String name : hands.names()) {
      int seat = seat(hands, name, city);
      Tree.Fields hand = hands.fieldsOf(name);
      for (String card : hand.names()) {
        int kind = loot(hand, card);
        for (int i = takeLoot(city, hand, card); i > 0; i--) {
          city.hand(seat).add(city.cells, kind, 0);
        }
      }
    }
    readKnown(city, in.fieldsIfAny("known"));
    if (in.has("played")) {
      int kind = in.id("played", content.lootNames);
      take(city, city.lootPile(), kind, in.get("played"), 1);
      city.setPlayed(kind);
    }
    Tree.Fields discards = in.fieldsIfAny("discards");
    for (String card : discards.names()) {
      city.addLootDiscard(loot(discards, card), takeLoot(city, discards, card));
    }
    Tree.Fields eventDiscards = in.fieldsIfAny("event-discards");
    for (String card : eventDiscards.names()) {
      city.addEventDiscard(event(eventDiscards, card), takeEvent(city, eventDiscards, card));
    }
    Tree.Fields chests = in.fieldsIfAny("chests");
    for (String name : chests.names()) {
      readChest(city, seat(chests, name, city), chests.fieldsOf(name));
    }
    readTop(city, in.itemsIfAny("loot-top"), city.lootPile(), content.lootNames);
    readTop(city, in.itemsIfAny("event-top"), city.eventPile(), content.eventNames);
  }

  private void readChest(City city, int seat, Tree.Fields chest) {
    for (String card : chest.names()) {
      if (!card.equals("events")) {
        city.addLootToChest(seat, loot(chest, card), takeLoot(city, chest, card));
      }
    }
    Tree.Fields events = chest.fieldsIfAny("events");
    for (String card : events.names()) {
      city.addEventToChest(seat, event(events, card), takeEvent(city, events, card));
    }
  }

  private void readKnown(City city, Tree.Fields known) {
    for (String name : known.names()) {
      int seat = seat(known, name, city);
      Tree.Fields others = known.fieldsOf(name);
      for (String other : others.names()) {
        Tree.Fields hand = others.fieldsOf(other);
        int owner = seat(others, other, city);
        for (String card : hand.names()) {
          int kind = loot(hand, card);
          int count = hand.number(card, 0, city.inHand(owner, kind));
          for (int i = 0; i < count; i++) {
            city.hand(owner).learn(city.cells, kind, seat);
          }
        }
      }
    }
  }

  private static void readTop(City city, Tree.Items top, Pile pile, Names names) {
    if (top.size() > pile.room()) {
      throw top.wrong("expected at most " + pile.room() + " cards");
    }
    for (int i = top.size() - 1; i >= 0; i--) {
      Tree.Fields card = top.get(i).asFields();
      card.allow("card", "seen-by");
      int kind = card.id("card", names);
      int knowers = 0;
      for (int seat : seats(card, "seen-by", city)) {
        knowers |= 1 << seat;
      }
      take(city, pile, kind, card.get("card"), 1);
      pile.putOn(city.cells, kind, knowers);
    }
  }

  private int takeLoot(City city, Tree.Fields in, String card) {
    return take(city, city.lootPile(), loot(in, card), in.get(card), in.number(card, 0, 120));
  }

  private int takeEvent(City city, Tree.Fields in, String card) {
    return take(city, city.eventPile(), event(in, card), in.get(card), in.number(card, 0, 120));
  }

  private static int take(City city, Pile pile, int kind, Tree card, int count) {
    if (count > pile.rest(city.cells, kind)) {
      throw card.wrong("there are not so many cards of this kind");
    }
    pile.shuffleIn(city.cells, kind, -count);
    return count;
  }

  // What goes on

  private void readTurn(City city, Tree.Fields turn) {
    turn.allow("active", "first", "round", "phase");
    city.setActive(turn.has("active") ? seat(turn.get("active"), city) : 0);
    city.setFirstPlayer(turn.has("first") ? seat(turn.get("first"), city) : 0);
    city.setRound(turn.numberOr("round", 1, 1, 255));
    int phase = turn.has("phase") ? turn.id("phase", PHASES) : 0;
    if (phase == 0) {
      city.begin(Turn.BEGIN);
      return;
    }
    List<Step<City>> steps =
        List.of(
            Turn.StartCards.STEP,
            CallReinforcements.STEP,
            MoveHordes.STEP,
            ResolveConflicts.STEP,
            Turn.EndCards.STEP,
            HandLimit.STEP,
            TurnOver.STEP);
    int first = phase == PHASES.count() - 1 ? steps.size() - 1 : phase - 1;
    for (int i = steps.size() - 1; i >= first; i--) {
      city.begin(steps.get(i));
    }
  }

  private void readBattle(City city, Tree.Fields in) {
    in.allow(
        "space",
        "defender",
        "round",
        "attack-die",
        "defence-die",
        "pushed",
        "loser",
        "fought-horde",
        "revealed",
        "event");
    if (in.has("revealed")) {
      city.setRevealed(in.id("revealed", content.spaceNames));
    }
    if (in.has("event")) {
      int kind = in.id("event", content.eventNames);
      take(city, city.eventPile(), kind, in.get("event"), 1);
      city.setEventDrawn(kind);
    }
    if (in.has("space")) {
      city.setBattleSpace(in.id("space", content.spaceNames));
      city.setDefender(in.has("defender") ? seat(in.get("defender"), city) : City.NOBODY);
      city.setBattleRound(in.numberOr("round", 0, 0, 127));
      city.setAttackDie(in.numberOr("attack-die", 0, 0, 12));
      city.setDefenceDie(in.numberOr("defence-die", 0, 0, 6));
      city.setPushed(in.flagOr("pushed", false));
      city.setLoser(in.has("loser") ? seat(in.get("loser"), city) : City.NOBODY);
      city.setFoughtHorde(in.flagOr("fought-horde", false));
    }
  }

  private void readLasting(City city, Tree.Fields in) {
    in.allow("card", "event", "owner", "target", "until", "left");
    int owner = seat(in.get("owner"), city);
    int target = in.numberOr("target", 0, 0, 127);
    int until = in.id("until", Effects.SCOPES) + 1;
    int left = in.numberOr("left", 1, 1, 9);
    boolean isLoot = in.has("card");
    int kind = isLoot ? in.id("card", content.lootNames) : in.id("event", content.eventNames);
    int scope = isLoot ? content.lootEffect[kind].scope() : content.eventEffect[kind].scope();
    if (until != scope || city.lasting().count(city.cells) == content.lastingCards) {
      throw in.wrong("too many lasting effects, or one that does not last as long");
    }
    if (isLoot) {
      Effects.addLoot(city, kind, owner, target, left);
    } else {
      Effects.addEvent(city, kind, owner, target);
    }
  }

  // Names

  private static int seat(Tree tree, City city) {
    int seat = tree.asId(COLOURS);
    if (seat >= city.seats()) {
      throw tree.wrong("no " + COLOURS.word(seat) + " player at a table of " + city.seats());
    }
    return seat;
  }

  /** The seat that a field is named after. */
  private static int seat(Tree.Fields in, String name, City city) {
    return seat(Tree.of(name).at(in.get(name).where()), city);
  }

  private static int[] seats(Tree.Fields in, String name, City city) {
    Tree.Items items = in.itemsIfAny(name);
    for (Tree item : items.all()) {
      seat(item, city);
    }
    return items.ids(COLOURS);
  }

  private int slot(Tree tree) {
    int space = tree.asId(content.spaceNames);
    if (space < content.ring) {
      throw tree.wrong("'" + content.spaceNames.word(space) + "' is no slot for a tile");
    }
    return space;
  }

  private int loot(Tree.Fields in, String name) {
    return in.idOf(name, content.lootNames);
  }

  private int event(Tree.Fields in, String name) {
    return in.idOf(name, content.eventNames);
  }
}
