package banneret.battue;

import banneret.battue.battle.ResolveConflicts;
import banneret.battue.content.Content;
import banneret.battue.turn.CallReinforcements;
import banneret.battue.turn.HandLimit;
import banneret.battue.turn.MoveHordes;
import banneret.battue.turn.Turn;
import banneret.battue.turn.TurnOver;
import banneret.kernel.Hand;
import banneret.kernel.Lasting;
import banneret.kernel.Names;
import banneret.kernel.Pile;
import banneret.kernel.Step;
import banneret.kernel.Tree;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A city as a tree: whole, as one seat sees it, and back. */
final class CityTrees {
  private static final Names PHASES =
      new Names("phase", List.of("begin", "start", "reinforce", "move", "battles", "end", "over"));
  private static final Names SCOPES = new Names("scope", List.of("", "round", "battle", "turn"));
  private static final Names COLOURS = Colours.NAMES;
  private final Content content;
  private final IntFunction<City> bare;

  CityTrees(Content content, IntFunction<City> bare) {
    this.content = content;
    this.bare = bare;
  }

  // Writing

  Tree.Fields write(City city) {
    Tree.Fields out = open(city);
    Tree.Fields hands = Tree.fields();
    Tree.Fields known = Tree.fields();
    for (int seat = 0; seat < city.seats(); seat++) {
      if (city.handSize(seat) > 0) {
        hands.put(COLOURS.word(seat), hand(city, seat, seat));
      }
      Tree.Fields knownTo = known(city, seat);
      if (!knownTo.isEmpty()) {
        known.put(COLOURS.word(seat), knownTo);
      }
    }
    putIfAny(out, "hands", hands);
    putIfAny(out, "known", known);
    Tree.Items lootTop = pileTop(city, city.lootPile(), content.lootNames, City.NOBODY, true);
    if (lootTop.size() > 0) {
      out.put("loot-top", lootTop);
    }
    Tree.Items eventTop = pileTop(city, city.eventPile(), content.eventNames, City.NOBODY, true);
    if (eventTop.size() > 0) {
      out.put("event-top", eventTop);
    }
    return out;
  }

  /** What all may see. */
  private Tree.Fields open(City city) {
    Tree.Fields out = Tree.fields().put("seats", city.seats());
    Tree.Fields options = Tree.fields();
    if (city.flagsPerPlayer() != 15) {
      options.put("flags", city.flagsPerPlayer());
    }
    if (city.roundLimit() != 0) {
      options.put("rounds", city.roundLimit());
    }
    if (city.secondPlayerCards() != 0) {
      options.put("second-player-cards", city.secondPlayerCards());
    }
    if (!city.isLaidByHand()) {
      options.put("setup", "quick");
    }
    putIfAny(out, "options", options);
    out.put(
        "turn",
        Tree.fields()
            .put("active", COLOURS.word(city.active()))
            .put("first", COLOURS.word(city.firstPlayer()))
            .put("round", city.round()));
    if (city.tilesPlaced() < content.spaces - content.ring) {
      out.put("placed", city.tilesPlaced());
    }
    if (city.settled() < city.seats()) {
      out.put("settled", city.settled());
    }
    out.put("board", board(city));
    Tree.Items mixed = Tree.items();
    Tree.Items bareSlots = Tree.items();
    for (int space = content.ring; space < content.spaces; space++) {
      if (city.laid(space) == City.FACE_DOWN_MIXED) {
        mixed.add(content.spaceNames.word(space));
      } else if (city.laid(space) == City.BARE) {
        bareSlots.add(content.spaceNames.word(space));
      }
    }
    out.put("mixed", mixed);
    if (bareSlots.size() > 0) {
      out.put("bare", bareSlots);
    }
    Tree.Fields camps = Tree.fields();
    for (int seat = 0; seat < city.seats(); seat++) {
      int edge = city.edgeOf(seat);
      if (edge >= 0) {
        camps.put(
            COLOURS.word(seat),
            Tree.fields()
                .put("edge", content.edgeNames.word(edge))
                .put("facing", content.spaceNames.word(city.facing(edge)))
                .put("warriors", city.horde(seat, content.spaces + edge)));
      }
    }
    putIfAny(out, "camps", camps);
    Tree.Items outPlayers = Tree.items();
    Tree.Items conquered = Tree.items();
    for (int seat = 0; seat < city.seats(); seat++) {
      if (city.isOut(seat)) {
        outPlayers.add(COLOURS.word(seat));
      }
      if (city.hasConquered(seat)) {
        conquered.add(COLOURS.word(seat));
      }
    }
    if (outPlayers.size() > 0) {
      out.put("out", outPlayers);
    }
    out.put("conquered", conquered);
    Tree.Items called = Tree.items();
    Tree.Items served = Tree.items();
    Tree.Fields arrived = Tree.fields();
    for (int place = 0; place < content.places; place++) {
      String word = content.placeNames.word(place);
      if (city.hasCalled(place)) {
        called.add(word);
      }
      if (city.isServed(place)) {
        served.add(word);
      }
      if (city.arrived(place) > 0) {
        arrived.put(word, city.arrived(place));
      }
    }
    if (called.size() > 0) {
      out.put("called", called);
    }
    if (served.size() > 0) {
      out.put("served", served);
    }
    putIfAny(out, "arrived", arrived);
    putIfAny(out, "discards", counts(content.lootNames, city::lootDiscard));
    putIfAny(out, "event-discards", counts(content.eventNames, city::eventDiscard));
    Tree.Fields chests = Tree.fields();
    for (int s = 0; s < city.seats(); s++) {
      int seat = s;
      Tree.Fields chest = counts(content.lootNames, kind -> city.lootInChest(seat, kind));
      putIfAny(chest, "events", counts(content.eventNames, kind -> city.eventsInChest(seat, kind)));
      putIfAny(chests, COLOURS.word(seat), chest);
    }
    putIfAny(out, "chests", chests);
    putIfAny(out, "battle", battle(city));
    Tree.Items lasting = lasting(city);
    if (lasting.size() > 0) {
      out.put("lasting", lasting);
    }
    return out;
  }

  private Tree.Fields board(City city) {
    Tree.Fields board = Tree.fields();
    for (int space = 0; space < content.spaces; space++) {
      Tree.Fields here = Tree.fields();
      if (city.tile(space) >= 0) {
        here.put("tile", content.tileNames.word(city.tile(space)));
      }
      if (city.controller(space) >= 0) {
        here.put("flag", COLOURS.word(city.controller(space)));
      }
      for (int seat = 0; seat < city.seats(); seat++) {
        if (city.horde(seat, space) > 0) {
          here.put(COLOURS.word(seat), city.horde(seat, space));
        }
      }
      putIfAny(board, content.spaceNames.word(space), here);
    }
    return board;
  }

  private Tree.Fields battle(City city) {
    Tree.Fields out = Tree.fields();
    if (city.revealed() >= 0) {
      out.put("revealed", content.spaceNames.word(city.revealed()));
    }
    if (city.eventDrawn() >= 0) {
      out.put("event", content.eventNames.word(city.eventDrawn()));
    }
    if (city.battleSpace() < 0) {
      return out;
    }
    out.put("space", content.spaceNames.word(city.battleSpace()));
    if (city.defender() >= 0) {
      out.put("defender", COLOURS.word(city.defender())).put("round", city.battleRound());
    }
    if (city.attackDie() > 0) {
      out.put("attack-die", city.attackDie());
    }
    if (city.defenceDie() > 0) {
      out.put("defence-die", city.defenceDie());
    }
    if (city.isPushed()) {
      out.put("pushed", true);
    }
    if (city.loser() >= 0) {
      out.put("loser", COLOURS.word(city.loser()));
    }
    if (city.foughtHorde()) {
      out.put("fought-horde", true);
    }
    return out;
  }

  private Tree.Items lasting(City city) {
    Tree.Items rows = Tree.items();
    Lasting lasting = city.lasting();
    for (int row = 0; row < lasting.count(city.cells); row++) {
      Tree.Fields out = Tree.fields();
      int loot = Effects.lootKind(city, row);
      if (loot >= 0) {
        out.put("card", content.lootNames.word(loot));
      } else {
        out.put("event", content.eventNames.word(Effects.eventKind(city, row)));
      }
      rows.add(
          out.put("owner", COLOURS.word(lasting.owner(city.cells, row)))
              .put("target", lasting.target(city.cells, row))
              .put("until", SCOPES.word(lasting.until(city.cells, row)))
              .put("left", lasting.left(city.cells, row)));
    }
    return rows;
  }

  private Tree.Fields hand(City city, int owner, int seat) {
    Hand hand = city.hand(owner);
    return counts(content.lootNames, kind -> hand.known(city.cells, seat, kind));
  }

  /** What a seat knows of the others' hands. */
  private Tree.Fields known(City city, int seat) {
    Tree.Fields known = Tree.fields();
    for (int other = 0; other < city.seats(); other++) {
      if (other != seat) {
        putIfAny(known, COLOURS.word(other), hand(city, other, seat));
      }
    }
    return known;
  }

  /** The known cards on top of a pile: all of them, or what one seat knows. */
  private static Tree.Items pileTop(City city, Pile pile, Names names, int seat, boolean all) {
    Tree.Items top = Tree.items();
    for (int i = 0; i < pile.knownTop(city.cells); i++) {
      int knowers = pile.topKnowers(city.cells, i);
      String word = names.word(pile.top(city.cells, i));
      if (all) {
        Tree.Items seats = Tree.items();
        for (int other = 0; other < city.seats(); other++) {
          if ((knowers >>> other & 1) != 0) {
            seats.add(COLOURS.word(other));
          }
        }
        top.add(Tree.fields().put("card", word).put("seen-by", seats));
      } else {
        boolean knows = seat >= 0 && (knowers >>> seat & 1) != 0;
        top.add(knows ? word : "?");
      }
    }
    return top;
  }

  // Seeing

  Tree.Fields view(City city, int seat) {
    Tree.Fields out = open(city);
    Tree.Fields players = Tree.fields();
    for (int other = 0; other < city.seats(); other++) {
      players.put(
          COLOURS.word(other),
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
      out.put("seat", COLOURS.word(seat));
      out.put("hand", hand(city, seat, seat));
      putIfAny(out, "known", known(city, seat));
      Tree.Items loot = pileTop(city, city.lootPile(), content.lootNames, seat, false);
      if (sees(loot)) {
        out.put("loot-top", loot);
      }
      Tree.Items event = pileTop(city, city.eventPile(), content.eventNames, seat, false);
      if (sees(event)) {
        out.put("event-top", event);
      }
    }
    return out;
  }

  private static boolean sees(Tree.Items top) {
    return top.texts().stream().anyMatch(word -> !word.equals("?"));
  }

  // Reading

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
    City city = bare.apply(in.number("seats", 0, 99));
    Tree.Fields options = in.fieldsIfAny("options");
    options.allow("flags", "rounds", "second-player-cards", "setup");
    int flags = Battue.number(options, "flags", 15, 1, 15);
    city.settings(
        flags,
        Battue.number(options, "rounds", 0, 0, 120),
        Battue.number(options, "second-player-cards", 0, 0, 3),
        options.text("setup", "by-hand").equals("by-hand"));
    for (int seat = 0; seat < city.seats(); seat++) {
      city.setFlagsLeft(seat, flags);
    }
    readTiles(city, in);
    readCamps(city, in.fieldsIfAny("camps"));
    city.setTilesPlaced(in.numberOr("placed", content.spaces - content.ring, 0, 127));
    city.setSettled(in.numberOr("settled", city.seats(), 0, city.seats()));
    for (Tree seat : in.itemsIfAny("out").all()) {
      city.setOut(seat(seat, city));
    }
    readConquests(city, in);
    for (Tree place : in.itemsIfAny("called").all()) {
      city.setCalled(place.asId(content.placeNames));
    }
    for (Tree place : in.itemsIfAny("served").all()) {
      city.setServed(place.asId(content.placeNames), true);
    }
    Tree.Fields arrived = in.fieldsIfAny("arrived");
    for (String name : arrived.names()) {
      city.addArrived(place(arrived, name), arrived.number(name, 0, City.MAX_HORDE));
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
      int space = content.spaceNames.id(name);
      if (space < 0) {
        throw here.wrong("unknown space '" + name + "'");
      }
      here.allow("tile", "flag", "red", "blue", "green", "gold");
      if (here.has("tile")) {
        int tile = here.id("tile", content.tileNames);
        if (city.isRing(space) || !city.isUnseen(tile) || !fits(space, tile)) {
          throw here.get("tile").wrong("that tile cannot lie on " + name);
        }
        city.turnUp(space, tile);
        mixedUp += isMixed(tile) ? 1 : 0;
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
          Tree count = here.get(COLOURS.word(seat));
          seat(Tree.of(COLOURS.word(seat)).at(count.where()), city);
          muster(city, seat, space, count);
        }
      }
    }
    readMixed(city, in, mixedUp);
  }

  /** The slots of the mixed tiles that are still face down: as named, or the first that fit. */
  private void readMixed(City city, Tree.Fields in, int mixedUp) {
    int left = content.groupSize[Content.MIXED] - mixedUp;
    if (in.has("mixed")) {
      Tree.Items mixed = in.itemsOf("mixed");
      for (Tree slot : mixed.all()) {
        int space = slot(slot);
        if (content.slotGroup[space] != Content.LARGE || city.laid(space) != City.FACE_DOWN) {
          throw slot.wrong("a mixed tile lies face down on a large slot");
        }
        city.lay(space, City.FACE_DOWN_MIXED);
      }
      if (mixed.size() != left && !in.has("bare")) {
        throw mixed.wrong("expected " + left + " slots");
      }
      return;
    }
    for (int space = content.ring; space < content.spaces && left > 0; space++) {
      if (content.slotGroup[space] == Content.LARGE && city.laid(space) == City.FACE_DOWN) {
        city.lay(space, City.FACE_DOWN_MIXED);
        left--;
      }
    }
  }

  private boolean isMixed(int tile) {
    return tile >= content.groupStart[Content.MIXED] && tile < content.groupStart[Content.LARGE];
  }

  private boolean fits(int space, int tile) {
    int group = content.slotGroup[space];
    int start =
        group == Content.LARGE ? content.groupStart[Content.MIXED] : content.groupStart[group];
    return tile >= start && tile < content.groupStart[group] + content.groupSize[group];
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
      int seat = seat(Tree.of(name).at(camp.where()), city);
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
    for (Tree seat : in.itemsIfAny("conquered").all()) {
      city.setConquered(seat(seat, city));
    }
    for (int space = 0; space < content.spaces && !in.has("conquered"); space++) {
      if (city.controller(space) >= 0) {
        city.setConquered(city.controller(space));
      }
    }
  }

  private void readCards(City city, Tree.Fields in) {
    Tree.Fields hands = in.fieldsIfAny("hands");
    for (String name : hands.names()) {
      int seat = seat(Tree.of(name).at(hands.get(name).where()), city);
      Tree.Fields hand = hands.fieldsOf(name);
      for (String card : hand.names()) {
        int kind = loot(hand, card);
        for (int i = takeLoot(city, hand, card); i > 0; i--) {
          city.hand(seat).add(city.cells, kind, 0);
        }
      }
    }
    readKnown(city, in.fieldsIfAny("known"));
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
      int seat = seat(Tree.of(name).at(chests.get(name).where()), city);
      Tree.Fields chest = chests.fieldsOf(name);
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
    readTop(city, in.itemsIfAny("loot-top"), city.lootPile(), content.lootNames);
    readTop(city, in.itemsIfAny("event-top"), city.eventPile(), content.eventNames);
  }

  private void readKnown(City city, Tree.Fields known) {
    for (String name : known.names()) {
      int seat = seat(Tree.of(name).at(known.get(name).where()), city);
      Tree.Fields others = known.fieldsOf(name);
      for (String other : others.names()) {
        Tree.Fields hand = others.fieldsOf(other);
        int owner = seat(Tree.of(other).at(hand.where()), city);
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
    for (int i = top.size() - 1; i >= 0; i--) {
      Tree.Fields card = top.get(i).asFields();
      card.allow("card", "seen-by");
      int kind = card.id("card", names);
      int knowers = 0;
      for (Tree seat : card.itemsIfAny("seen-by").all()) {
        knowers |= 1 << seat(seat, city);
      }
      if (pile.rest(city.cells, kind) == 0) {
        throw card.wrong("there are not so many cards of this kind");
      }
      pile.shuffleIn(city.cells, kind, -1);
      pile.putOn(city.cells, kind, knowers);
    }
  }

  private int takeLoot(City city, Tree.Fields in, String card) {
    return take(city, city.lootPile(), loot(in, card), in, card);
  }

  private int takeEvent(City city, Tree.Fields in, String card) {
    return take(city, city.eventPile(), event(in, card), in, card);
  }

  private static int take(City city, Pile pile, int kind, Tree.Fields in, String card) {
    int count = in.number(card, 0, 120);
    if (count > pile.rest(city.cells, kind)) {
      throw in.get(card).wrong("there are not so many cards of this kind");
    }
    pile.shuffleIn(city.cells, kind, -count);
    return count;
  }

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
      if (city.eventPile().rest(city.cells, kind) == 0) {
        throw in.get("event").wrong("there are not so many cards of this kind");
      }
      city.eventPile().shuffleIn(city.cells, kind, -1);
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
    int until = in.id("until", SCOPES);
    if (city.lasting().count(city.cells) >= 20) {
      throw in.wrong("too many lasting effects");
    }
    if (in.has("card")) {
      int kind = in.id("card", content.lootNames);
      Effects.addLoot(city, kind, owner, target, until, in.numberOr("left", 1, 1, 9));
    } else {
      Effects.addEvent(city, in.id("event", content.eventNames), owner, target, until);
    }
  }

  private static int seat(Tree tree, City city) {
    int seat = tree.asId(COLOURS);
    if (seat >= city.seats()) {
      throw tree.wrong("no " + COLOURS.word(seat) + " player at a table of " + city.seats());
    }
    return seat;
  }

  private int slot(Tree tree) {
    int space = tree.asId(content.spaceNames);
    if (space < content.ring) {
      throw tree.wrong("'" + content.spaceNames.word(space) + "' is no slot for a tile");
    }
    return space;
  }

  private int place(Tree.Fields in, String name) {
    return Tree.of(name).at(in.get(name).where()).asId(content.placeNames);
  }

  private int loot(Tree.Fields in, String name) {
    return Tree.of(name).at(in.get(name).where()).asId(content.lootNames);
  }

  private int event(Tree.Fields in, String name) {
    return Tree.of(name).at(in.get(name).where()).asId(content.eventNames);
  }

  private static Tree.Fields counts(Names names, IntFunction<Integer> count) {
    Tree.Fields out = Tree.fields();
    for (int kind = 0; kind < names.count(); kind++) {
      if (count.apply(kind) > 0) {
        out.put(names.word(kind), count.apply(kind));
      }
    }
    return out;
  }

  private static void putIfAny(Tree.Fields out, String name, Tree.Fields fields) {
    if (!fields.isEmpty()) {
      out.put(name, fields);
    }
  }

  /** What is not right about a position, or null: pieces are conserved, hordes fit. */
  @Nullable String inconsistency(City city) {
    for (int seat = 0; seat < city.seats(); seat++) {
      String colour = COLOURS.word(seat);
      int warriors = city.reserve(seat);
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
      int flags = city.flagsLeft(seat);
      for (int space = 0; space < content.spaces; space++) {
        flags += city.controller(space) == seat ? 1 : 0;
      }
      if (flags != city.flagsPerPlayer() || city.flagsLeft(seat) < 0) {
        return colour + " has " + flags + " flags in all";
      }
    }
    return cardsInconsistency(city);
  }

  private @Nullable String cardsInconsistency(City city) {
    for (int kind = 0; kind < content.lootCount.length; kind++) {
      int count = city.lootPile().count(city.cells, kind) + city.lootDiscard(kind);
      for (int seat = 0; seat < city.seats(); seat++) {
        count += city.inHand(seat, kind) + city.lootInChest(seat, kind);
      }
      if (count != content.lootCount[kind]) {
        return "there are " + count + " of " + content.lootNames.word(kind);
      }
    }
    for (int kind = 0; kind < content.eventCount.length; kind++) {
      int count = city.eventPile().count(city.cells, kind) + city.eventDiscard(kind);
      count += city.eventDrawn() == kind ? 1 : 0;
      for (int seat = 0; seat < city.seats(); seat++) {
        count += city.eventsInChest(seat, kind);
      }
      if (count != content.eventCount[kind]) {
        return "there are " + count + " of " + content.eventNames.word(kind);
      }
    }
    return null;
  }
}
