package banneret.battue;

import banneret.battue.content.Content;
import banneret.kernel.Hand;
import banneret.kernel.Lasting;
import banneret.kernel.Names;
import banneret.kernel.Pile;
import banneret.kernel.Tree;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Writes a city as a tree: all of it, or what all may see. */
final class CityWriter {
  private static final Names COLOURS = Colours.NAMES;
  private final Content content;

  CityWriter(Content content) {
    this.content = content;
  }

  /** The whole position but its stack. */
  Tree.Fields write(City city) {
    Tree.Fields out = open(city);
    putIfAny(out, "hands", seats(city, seat -> hand(city, seat, seat)));
    putIfAny(out, "known", seats(city, seat -> known(city, seat)));
    putIfAny(out, "loot-top", top(city, city.lootPile(), content.lootNames));
    putIfAny(out, "event-top", top(city, city.eventPile(), content.eventNames));
    return out;
  }

  /** What all may see. */
  Tree.Fields open(City city) {
    Tree.Fields out = Tree.fields().put("seats", city.seats());
    putIfAny(out, "options", options(city));
    out.put(
        "turn",
        Tree.fields()
            .put("active", COLOURS.word(city.active()))
            .put("first", COLOURS.word(city.firstPlayer()))
            .put("round", city.round()));
    if (city.tilesPlaced() < content.slots()) {
      out.put("placed", city.tilesPlaced());
    }
    if (city.settled() < city.seats()) {
      out.put("settled", city.settled());
    }
    out.put("board", board(city));
    out.put("mixed", slots(city, City.FACE_DOWN_MIXED));
    putIfAny(out, "bare", slots(city, City.BARE));
    putIfAny(out, "camps", camps(city));
    putIfAny(out, "out", words(COLOURS, city.seats(), city::isOut));
    out.put("conquered", words(COLOURS, city.seats(), city::hasConquered));
    putIfAny(out, "called", words(content.placeNames, content.places, city::hasCalled));
    putIfAny(out, "served", words(content.placeNames, content.places, city::isServed));
    putIfAny(out, "arrived", counts(content.placeNames, city::arrived));
    if (city.played() >= 0) {
      out.put("played", content.lootNames.word(city.played()));
    }
    putIfAny(out, "discards", counts(content.lootNames, city::lootDiscard));
    putIfAny(out, "event-discards", counts(content.eventNames, city::eventDiscard));
    putIfAny(out, "chests", seats(city, seat -> chest(city, seat)));
    putIfAny(out, "battle", battle(city));
    putIfAny(out, "lasting", lasting(city));
    return out;
  }

  private static Tree.Fields options(City city) {
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
    return options;
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

  /** The slots that are bare, or on which a mixed tile lies face down. */
  private Tree.Items slots(City city, int laid) {
    return words(
        content.spaceNames,
        content.spaces,
        space -> space >= content.ring && city.laid(space) == laid);
  }

  private Tree.Fields camps(City city) {
    return seats(
        city,
        seat -> {
          Tree.Fields camp = Tree.fields();
          int edge = city.edgeOf(seat);
          if (edge >= 0) {
            camp.put("edge", content.edgeNames.word(edge))
                .put("facing", content.spaceNames.word(city.facing(edge)))
                .put("warriors", city.horde(seat, content.spaces + edge));
          }
          return camp;
        });
  }

  private Tree.Fields chest(City city, int seat) {
    Tree.Fields chest = counts(content.lootNames, kind -> city.lootInChest(seat, kind));
    putIfAny(chest, "events", counts(content.eventNames, kind -> city.eventsInChest(seat, kind)));
    return chest;
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
              .put("until", Effects.SCOPES.word(lasting.until(city.cells, row) - 1))
              .put("left", lasting.left(city.cells, row)));
    }
    return rows;
  }

  /** What a seat knows of a hand, its own or another's. */
  Tree.Fields hand(City city, int owner, int seat) {
    Hand hand = city.hand(owner);
    return counts(content.lootNames, kind -> hand.known(city.cells, seat, kind));
  }

  /** What a seat knows of the others' hands. */
  Tree.Fields known(City city, int seat) {
    Tree.Fields known = Tree.fields();
    for (int other = 0; other < city.seats(); other++) {
      if (other != seat) {
        putIfAny(known, COLOURS.word(other), hand(city, other, seat));
      }
    }
    return known;
  }

  /** The cards on top of a pile that somebody has seen, with those who have. */
  private static Tree.Items top(City city, Pile pile, Names names) {
    Tree.Items top = Tree.items();
    for (int i = 0; i < pile.knownTop(city.cells); i++) {
      int knowers = pile.topKnowers(city.cells, i);
      top.add(
          Tree.fields()
              .put("card", names.word(pile.top(city.cells, i)))
              .put("seen-by", words(COLOURS, city.seats(), seat -> (knowers >>> seat & 1) != 0)));
    }
    return top;
  }

  /** Something about each player, where there is something to say. */
  private static Tree.Fields seats(City city, IntFunction<Tree.Fields> about) {
    Tree.Fields out = Tree.fields();
    for (int seat = 0; seat < city.seats(); seat++) {
      putIfAny(out, COLOURS.word(seat), about.apply(seat));
    }
    return out;
  }

  private static Tree.Items words(Names names, int count, IntPredicate which) {
    Tree.Items out = Tree.items();
    for (int id = 0; id < count; id++) {
      if (which.test(id)) {
        out.add(names.word(id));
      }
    }
    return out;
  }

  private static Tree.Fields counts(Names names, IntUnaryOperator count) {
    Tree.Fields out = Tree.fields();
    for (int id = 0; id < names.count(); id++) {
      if (count.applyAsInt(id) > 0) {
        out.put(names.word(id), count.applyAsInt(id));
      }
    }
    return out;
  }

  static void putIfAny(Tree.Fields out, String name, Tree.Fields fields) {
    if (!fields.isEmpty()) {
      out.put(name, fields);
    }
  }

  static void putIfAny(Tree.Fields out, String name, Tree.Items items) {
    if (items.size() > 0) {
      out.put(name, items);
    }
  }
}
