package banneret.battles.setup;

import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.SkirmishCard;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.geometry.hex.HexBoard;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A skirmish is set up: momentum, cards, terrain, commanders' units, other units. */
public final class Skirmish {
  private static final int APART = 2 * Content.ZONE + 1;

  private Skirmish() {}

  private static SkirmishCard card(Field field) {
    SkirmishCard card = field.battle.skirmish;
    if (card == null) {
      throw new IllegalStateException("no skirmish");
    }
    return card;
  }

  /** The set-up card with a commander's portrait, or -1. */
  static int cardOf(Field field, int commander) {
    for (int card = 0; card < field.content.setupNames.count(); card++) {
      if (field.content.setupCommander[card] == commander) {
        return card;
      }
    }
    return -1;
  }

  // Cards

  /** The momentum token is given, and cards are drawn for units and for terrain. */
  public static final Procedure<Field> DRAW = Procedure.of("draw-set-up-cards", Skirmish::draw);

  private static void draw(Field field, Flow<Field> flow) {
    SkirmishCard card = card(field);
    int difference = Commanders.total(field, 0) - Commanders.total(field, 1);
    int momentum =
        card.momentumByValue && difference != 0
            ? difference < 0 ? 0 : 1
            : flow.pick(field.content.momentumLuck, 2, -1);
    field.setMomentum(momentum);
    flow.tell(Happenings.MOMENTUM, momentum);
    byte[][] left = {cardsOf(field, 0), cardsOf(field, 1)};
    for (int house = 0; house < 2; house++) {
      for (int i = 0; i < card.unitCards; i++) {
        addUnits(field, house, drawCard(field, house, left[house], flow));
      }
    }
    for (int house = 0; house < 2; house++) {
      for (int i = 0; i < card.terrainCards; i++) {
        addPieces(field, house, drawCard(field, house, left[house], flow));
      }
      field.brought.addPieces(house, tent(field), field.battle.rules.baggage);
    }
    List<Step<Field>> steps = new ArrayList<>();
    steps.add(new PlacePieces(PlacePieces.TERRAIN, momentum));
    steps.add(new PlacePieces(PlacePieces.TERRAIN, Field.other(momentum)));
    steps.add(new PlacePieces(PlacePieces.COMMANDERS, momentum));
    steps.add(new PlacePieces(PlacePieces.COMMANDERS, Field.other(momentum)));
    steps.add(new PlacePieces(PlacePieces.UNITS, momentum));
    steps.add(new PlacePieces(PlacePieces.UNITS, Field.other(momentum)));
    flow.then(steps);
  }

  /** The set-up cards of a House, less those of the commanders it chose. */
  private static byte[] cardsOf(Field field, int house) {
    byte[] left = new byte[field.content.setupNames.count()];
    for (int i = 0; i < left.length; i++) {
      boolean stays = field.content.setupHouse[i] == house;
      for (int c = 0; c < 3 && stays; c++) {
        int chosen = field.brought.chosen(house, c);
        stays = chosen < 0 || field.content.setupCommander[i] != chosen;
      }
      left[i] = (byte) (stays ? 1 : 0);
    }
    return left;
  }

  /** Draws a card that does not go back, or -1 if there is none. */
  private static int drawCard(Field field, int house, byte[] left, Flow<Field> flow) {
    int total = 0;
    for (byte one : left) {
      total += one;
    }
    if (total == 0) {
      return -1;
    }
    int drawn = flow.draw(field.content.setupLuck, left, 0, left.length, total, -1);
    left[drawn] = 0;
    flow.tell(Happenings.SETUP_CARD, house, drawn);
    return drawn;
  }

  private static void addUnits(Field field, int house, int card) {
    for (int kind = 0; card >= 0 && kind < field.content.musterNames.count(); kind++) {
      field.brought.addMuster(house, kind, field.content.setupUnits[card][kind]);
    }
  }

  private static void addPieces(Field field, int house, int card) {
    for (int piece = 0; card >= 0 && piece < field.content.stockNames.count(); piece++) {
      field.brought.addPieces(house, piece, field.content.setupPieces[card][piece]);
    }
  }

  // Terrain

  private static int tent(Field field) {
    return field.content.stockNames.count() - 1;
  }

  static boolean hasPieces(Field field, int house) {
    for (int piece = 0; piece < field.content.stockNames.count(); piece++) {
      if (field.brought.pieces(house, piece) > 0) {
        return true;
      }
    }
    return false;
  }

  private static int terrainOf(Field field, int piece) {
    return piece == tent(field) ? field.content.terrain.tent : field.content.pieceTerrain[piece];
  }

  /** The hexes that a piece covers from its anchor on: itself, east, south-east. */
  private static int[] covered(Field field, int piece, int anchor) {
    boolean large = piece != tent(field) && field.content.pieceHexes[piece] > 1;
    return large
        ? new int[] {
          anchor,
          field.board.neighbour(anchor, HexBoard.E),
          field.board.neighbour(anchor, HexBoard.SE)
        }
        : new int[] {anchor};
  }

  /** Where a piece of terrain lies. */
  public static final Shape<Field, House> LAY =
      Things.houseOne("lay-terrain", Clauses.PLACE_TERRAIN)
          .fits((field, it) -> hasPieces(field, it.house()))
          .among((field, it, out) -> {
            for (int piece = 0; piece < field.content.stockNames.count(); piece++) {
              for (int hex = 0; hex < field.board.size(); hex++) {
                if (field.board.has(hex)) {
                  out.add(piece << 8 | hex);
                }
              }
            }
          })
          .likely((field, it, out) -> listPieces(field, it.house(), out))
          .forbids((field, it, code) -> forbidsPiece(field, it.house(), code))
          .part("piece", Things.PIECE, code -> code >> 8)
          .part("where", Things.HEX, code -> code & 255)
          .phrase((field, it, code) ->
              ((code >> 8) == tent(field) ? "pitch " : "lay ")
                  + field.content.stockNames.word(code >> 8)
                  + " at "
                  + field.battle.hexNames.word(code & 255))
          .orElse("no more", "option.lay-terrain.none")
          .unless((field, it) -> canLay(field, it.house()) ? Clauses.PLACE_TERRAIN : null)
          .otherwise((field, it, flow) -> {
            for (int piece = 0; piece < field.content.stockNames.count(); piece++) {
              field.brought.addPieces(it.house(), piece, -field.brought.pieces(it.house(), piece));
            }
          })
          .does((field, it, code, flow) -> {
            int piece = code >> 8;
            for (int hex : covered(field, piece, code & 255)) {
              field.setTerrain(hex, terrainOf(field, piece));
            }
            field.brought.addPieces(it.house(), piece, -1);
            flow.tell(Happenings.LAID, it.house(), piece, code & 255);
            if (hasPieces(field, it.house())) {
              flow.then(Skirmish.LAY.ask(it));
            }
          });

  /** What a House has, anywhere in its own rows. */
  private static void listPieces(Field field, int house, Options out) {
    for (int piece = 0; piece < field.content.stockNames.count(); piece++) {
      if (field.brought.pieces(house, piece) > 0) {
        int within =
            piece == tent(field) ? field.battle.rules.baggageWithin : card(field).terrainWithin;
        listRows(field, house, within, piece, out);
      }
    }
  }

  private static void listRows(Field field, int house, int within, int kind, Options out) {
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.board.has(hex) && field.battle.rowsFromEdge(house, hex) <= within) {
        out.add(kind << 8 | hex);
      }
    }
  }

  /** True if some piece of a House still fits somewhere. */
  private static boolean canLay(Field field, int house) {
    for (int piece = 0; piece < field.content.stockNames.count(); piece++) {
      if (field.brought.pieces(house, piece) > 0) {
        for (int hex = 0; hex < field.board.size(); hex++) {
          if (forbidsPiece(field, house, piece << 8 | hex) == null) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static @Nullable Clause forbidsPiece(Field field, int house, int code) {
    int piece = code >> 8;
    boolean isTent = piece == tent(field);
    int within = isTent ? field.battle.rules.baggageWithin : card(field).terrainWithin;
    int[] hexes = covered(field, piece, code & 255);
    if (field.brought.pieces(house, piece) == 0) {
      return Clauses.PLACE_TERRAIN;
    }
    for (int hex : hexes) {
      if (!field.board.has(hex)
          || field.terrain(hex) != field.content.terrain.plains
          || field.battle.rowsFromEdge(house, hex) > within) {
        return Clauses.PLACE_TERRAIN;
      }
    }
    if (isTent) {
      return isNearTent(field, house, code & 255) ? Clauses.PLACE_TERRAIN : null;
    }
    return hexes.length > 1 && touchesLarge(field, hexes) ? Clauses.PLACE_TERRAIN : null;
  }

  private static boolean isNearTent(Field field, int house, int at) {
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.terrain(hex) == field.content.terrain.tent
          && field.battle.rowsFromEdge(house, hex) <= field.battle.rules.baggageWithin
          && field.board.distance(hex, at) < field.battle.rules.baggageApart) {
        return true;
      }
    }
    return false;
  }

  /** True if terrain of several hexes lies right beside these. */
  private static boolean touchesLarge(Field field, int[] hexes) {
    for (int hex : hexes) {
      for (int side = 0; side < 6; side++) {
        int next = field.board.neighbour(hex, side);
        if (next >= 0 && field.terrain(next) != field.content.terrain.plains) {
          int same = 0;
          for (int far = 0; far < 6; far++) {
            int beyond = field.board.neighbour(next, far);
            same += beyond >= 0 && field.terrain(beyond) == field.terrain(next) ? 1 : 0;
          }
          if (same >= 2) {
            return true;
          }
        }
      }
    }
    return false;
  }

  // Units

  private static boolean isFree(Field field, int hex) {
    return field.board.has(hex)
        && !field.isOccupied(hex)
        && !field.content.terrain.isImpassable(field.terrain(hex));
  }

  /** Where a commander's unit stands. */
  public static final Shape<Field, House> LEAD =
      Things.houseOne("place-commander", Clauses.PLACE_COMMANDERS)
          .fits((field, it) -> hasCommander(field, it.house()))
          .among((field, it, out) -> {
            for (int i = 0; i < 3; i++) {
              if (field.brought.chosen(it.house(), i) >= 0) {
                for (int hex = 0; hex < field.board.size(); hex++) {
                  if (field.board.has(hex)) {
                    out.add(i << 8 | hex);
                  }
                }
              }
            }
          })
          .quickly((field, it, out) -> listLeaders(field, it.house(), out))
          .forbids((field, it, code) -> forbidsLeader(field, it.house(), code))
          .phrase((field, it, code) ->
              "place "
                  + field.content.commanderNames.word(field.brought.chosen(it.house(), code >> 8))
                  + " at "
                  + field.battle.hexNames.word(code & 255))
          .saying((field, it, code, out) ->
              out.with("commander", "commander", field.brought.chosen(it.house(), code >> 8))
                  .with("where", "hex", code & 255))
          .does((field, it, code, flow) -> {
            int house = it.house();
            int commander = field.brought.chosen(house, code >> 8);
            int setup = cardOf(field, commander);
            int unit = field.content.commanderUnit[commander];
            field.place(code & 255, unit, field.content.setupRank[setup], commander);
            field.brought.setChosen(house, code >> 8, -1);
            flow.tell(Happenings.PLACED, house, unit, code & 255);
            if (hasCommander(field, house)) {
              flow.then(Skirmish.LEAD.ask(it));
            }
          });

  /** Where any commander that waits may stand: the same hexes for each of them. */
  private static void listLeaders(Field field, int house, Options out) {
    int first = -1;
    int from = out.size();
    int to = from;
    for (int i = 0; i < 3; i++) {
      if (field.brought.chosen(house, i) < 0) {
        continue;
      }
      if (first < 0) {
        first = i;
        for (int hex = 0; hex < field.board.size(); hex++) {
          if (forbidsLeader(field, house, hex) == null) {
            out.add(i << 8 | hex);
          }
        }
        to = out.size();
      } else {
        for (int at = from; at < to; at++) {
          out.add(i << 8 | (out.get(at) & 255));
        }
      }
    }
  }

  static boolean hasCommander(Field field, int house) {
    for (int i = 0; i < 3; i++) {
      if (field.brought.chosen(house, i) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Commanders stand far enough apart that their zones do not meet, and leave room for more. */
  private static @Nullable Clause forbidsLeader(Field field, int house, int code) {
    int hex = code & 255;
    if (!isLeaderHex(field, house, hex)) {
      return Clauses.PLACE_COMMANDERS;
    }
    int more = -1;
    for (int i = 0; i < 3; i++) {
      more += field.brought.chosen(house, i) >= 0 ? 1 : 0;
    }
    return more == 0 || hasRoomFor(field, house, new int[] {hex}, more)
        ? null
        : Clauses.PLACE_COMMANDERS;
  }

  private static boolean isLeaderHex(Field field, int house, int hex) {
    if (!isFree(field, hex)
        || field.battle.rowsFromEdge(house, hex) > card(field).commandersWithin) {
      return false;
    }
    for (int w = 0; w < field.units(house); w++) {
      int at = field.hexOf(house, w);
      if (field.commander(at) >= 0 && field.board.distance(at, hex) < APART) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasRoomFor(Field field, int house, int[] taken, int more) {
    for (int hex = 0; hex < field.board.size(); hex++) {
      boolean apart = isLeaderHex(field, house, hex);
      for (int one : taken) {
        apart &= field.board.distance(one, hex) >= APART;
      }
      if (apart) {
        if (more == 1) {
          return true;
        }
        int[] next = Arrays.copyOf(taken, taken.length + 1);
        next[taken.length] = hex;
        if (hasRoomFor(field, house, next, more - 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private static final Thing<Field> MUSTER =
      new Thing<>("muster", field -> field.content.musterNames);

  /** Where another unit stands. */
  public static final Shape<Field, House> UNIT =
      Things.houseOne("place-unit", Clauses.PLACE_UNITS)
          .fits((field, it) -> hasUnit(field, it.house()))
          .among((field, it, out) -> listUnits(field, it.house(), out))
          .likely((field, it, out) -> {
            for (int kind = 0; kind < field.content.musterNames.count(); kind++) {
              if (field.brought.muster(it.house(), kind) > 0) {
                listRows(field, it.house(), card(field).unitsWithin, kind, out);
              }
            }
          })
          .forbids((field, it, code) -> {
            int hex = code & 255;
            if (field.brought.muster(it.house(), code >> 8) == 0) {
              return Clauses.DRAW_UNITS;
            }
            boolean near = field.battle.rowsFromEdge(it.house(), hex) <= card(field).unitsWithin;
            return near && isFree(field, hex) ? null : Clauses.PLACE_UNITS;
          })
          .part("unit", MUSTER, code -> code >> 8)
          .part("where", Things.HEX, code -> code & 255)
          .phrase((field, it, code) ->
              "place "
                  + field.content.unitNames.word((code >> 8) / Content.RANKS)
                  + " "
                  + field.content.rankNames.word((code >> 8) % Content.RANKS)
                  + " at "
                  + field.battle.hexNames.word(code & 255))
          .does((field, it, code, flow) -> {
            int kind = code >> 8;
            int unit = kind / Content.RANKS;
            field.place(code & 255, unit, kind % Content.RANKS, -1);
            field.brought.addMuster(it.house(), kind, -1);
            flow.tell(Happenings.PLACED, it.house(), unit, code & 255);
            if (hasUnit(field, it.house())) {
              flow.then(Skirmish.UNIT.ask(it));
            }
          });

  static boolean hasUnit(Field field, int house) {
    for (int kind = 0; kind < field.content.musterNames.count(); kind++) {
      if (field.brought.muster(house, kind) > 0) {
        return true;
      }
    }
    return false;
  }

  private static void listUnits(Field field, int house, Options out) {
    for (int kind = 0; kind < field.content.musterNames.count(); kind++) {
      if (field.content.unitHouse[kind / Content.RANKS] == house) {
        for (int hex = 0; hex < field.board.size(); hex++) {
          if (field.board.has(hex)) {
            out.add(kind << 8 | hex);
          }
        }
      }
    }
  }
}
