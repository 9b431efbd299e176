package banneret.battles.prospect;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.geometry.hex.HexBoard;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;

/** Where a player sets up a skirmish without thinking long. */
final class Deployment {
  private static final int HEX = 255;
  private static final int KIND = 8;

  private static final int FORWARD = 3;
  private static final int OUT_OF_REACH = 4;
  private static final int FRIEND = 2;
  private static final int BAD_GROUND = 3;

  private Deployment() {}

  /** The option for a step of the set-up; unclear for any other. */
  static int obvious(Field field, int seat, String step, Options options) {
    return switch (step) {
      case "lay-terrain" -> lay(field, seat, options);
      case "place-commander" -> best(field, seat, options, true);
      case "place-unit" -> best(field, seat, options, false);
      default -> Game.UNCLEAR;
    };
  }

  /** Terrain lies as chance has it, tents as far back as may be. */
  private static int lay(Field field, int seat, Options options) {
    int tent = field.content.stockNames.count() - 1;
    int any = any(field, options.size());
    int best = options.get(any);
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < options.size(); i++) {
      int code = options.get((any + i) % options.size());
      int rows = field.battle.rowsFromEdge(seat, code & HEX);
      if (code >> KIND == tent && rows < least) {
        best = code;
        least = rows;
      }
    }
    return best;
  }

  private static int best(Field field, int seat, Options options, boolean leads) {
    int any = any(field, options.size());
    int best = 0;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < options.size(); i++) {
      int code = options.get((any + i) % options.size());
      int worth = leads ? leader(field, seat, code & HEX) : unit(field, seat, code);
      if (worth > most) {
        most = worth;
        best = code;
      }
    }
    return best;
  }

  /** A commander stands in front, not at the side of the board, and on ground that lets him go. */
  private static int leader(Field field, int seat, int hex) {
    int column = field.board.column(hex);
    int side = Math.min(column, field.board.columns() - 1 - column);
    return FORWARD * field.battle.rowsFromEdge(seat, hex)
        + Math.min(side, 2 * Content.ZONE)
        - ground(field, hex);
  }

  /** A unit stands where a commander reaches it, with friends, archers behind the others. */
  private static int unit(Field field, int seat, int code) {
    int hex = code & HEX;
    int kind = (code >> KIND) / Content.RANKS;
    boolean shoots = field.content.unitClass[kind] == Content.RANGED;
    int far = field.board.rows();
    for (int i = 0; i < field.units(seat); i++) {
      int at = field.hexOf(seat, i);
      if (field.commander(at) >= 0) {
        far = Math.min(far, field.board.distance(at, hex));
      }
    }
    int friends = 0;
    for (int side = 0; side < HexBoard.SIDES; side++) {
      int next = field.board.neighbour(hex, side);
      friends += next >= 0 && field.isOf(next, seat) ? 1 : 0;
    }
    int rows = field.battle.rowsFromEdge(seat, hex);
    return (shoots ? -FORWARD : FORWARD) * rows
        - OUT_OF_REACH * Math.max(0, far - Content.ZONE)
        + FRIEND * Math.min(2, friends)
        - (shoots ? 0 : ground(field, hex));
  }

  private static int ground(Field field, int hex) {
    return field.terrain(hex) == field.content.terrain.plains ? 0 : BAD_GROUND;
  }

  /** A number below another that differs from table to table, by what all can see. */
  private static int any(Field field, int below) {
    int sum = field.momentum();
    for (int hex = 0; hex < field.board.size(); hex++) {
      sum = sum * 31 + (field.board.has(hex) ? field.terrain(hex) : 0);
    }
    for (int house = 0; house < 2; house++) {
      for (int kind = 0; kind < field.content.musterNames.count(); kind++) {
        sum = sum * 31 + field.brought.muster(house, kind);
      }
    }
    return Math.floorMod(Seeded.mix(sum, field.units(0) + field.units(1)), below);
  }
}
