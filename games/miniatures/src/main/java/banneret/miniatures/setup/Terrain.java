package banneret.miniatures.setup;

import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import org.jspecify.annotations.Nullable;

/** Terrain is laid: pieces that players choose, or that the dice bring. */
public final class Terrain {
  private static final Luck TYPE = Luck.numbers("terrain");
  private static final int BY_CHANCE = 1;
  private static final int LEAST = 2;

  private Terrain() {}

  /** Whoever rolls highest begins; in a siege the defender lays all pieces. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "terrain-begins",
          (field, flow) -> {
            if (field.mode().isSiege) {
              flow.then(Terrain.LAY.with(new Seat(field.siege.defender.get())));
              return;
            }
            int first = RollOff.winner(field, flow);
            flow.then(Terrain.LAY.with(new Seat(first)));
            if (field.terrainBy.get() == BY_CHANCE) {
              int count = flow.pick(Content.D3, 3, -1) + 1 + LEAST;
              field.pieces.set(count);
              flow.tell(Happenings.TERRAIN_COUNTED, count);
              flow.then(Terrain.ROLL.with(new Rolls(first, count)));
            }
          });

  /** Who rolls for a piece of terrain, and for how many there are still rolls to make. */
  public record Rolls(int seat, int left) {
    static final Ids<Rolls> IDS = Ids.of("who:seat left:9", Rolls::seat, Rolls::left, Rolls::new);
  }

  /** Players roll two dice by turns for what each piece is. */
  public static final Deed<Battlefield, Rolls> ROLL =
      Deed.of("roll-terrain", Rolls.IDS, Terrain::roll);

  private static void roll(Battlefield field, Rolls it, Flow<Battlefield> flow) {
    if (it.left() == 0) {
      return;
    }
    flow.then(ROLL.with(new Rolls(field.after(it.seat()), it.left() - 1)));
    while (true) {
      int sum = flow.die(TYPE) + flow.die(TYPE);
      int kind = field.content.table.random[sum];
      flow.tell(Happenings.TERRAIN_ROLLED, it.seat(), sum);
      if (kind < 0) {
        if (hasAny(field)) {
          flow.then(CHOOSE.ask(new Seat(it.seat())));
        }
        return;
      }
      if (forbids(field, kind) == null) {
        take(field, it.seat(), kind, flow);
        return;
      }
    }
  }

  private static void take(Battlefield field, int seat, int kind, Flow<Battlefield> flow) {
    field.rolled.add(kind, 1);
    flow.tell(Happenings.TERRAIN_COMES, seat, kind);
  }

  /** Null if a piece of a kind can still come, or the clause against it. */
  private static @Nullable Clause forbids(Battlefield field, int kind) {
    Clause against = LayTerrain.forbidsKindAnywhere(field, kind);
    return against != null || isLeft(field, kind) ? against : Clauses.TERRAIN_PIECES;
  }

  /** True if the box still has a piece of a kind beside those that are to come. */
  private static boolean isLeft(Battlefield field, int kind) {
    int[][] sides = field.content.table.boxSides;
    int[] left = new int[sides.length];
    for (int box = 0; box < left.length; box++) {
      left[box] = field.content.table.boxCount[box] - field.boxUsed.get(box);
    }
    for (int other = 0; other < field.content.table.terrainNames.count(); other++) {
      for (int i = 0; i < field.rolled.get(other) + (other == kind ? 1 : 0); i++) {
        if (!takes(sides, left, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean takes(int[][] sides, int[] left, int kind) {
    for (int box = 0; box < left.length; box++) {
      for (int side : sides[box]) {
        if (side == kind && left[box] > 0) {
          left[box]--;
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasAny(Battlefield field) {
    for (int kind = 0; kind < field.content.table.terrainNames.count(); kind++) {
      if (forbids(field, kind) == null) {
        return true;
      }
    }
    return false;
  }

  /** Which kind of terrain a player has who rolled a seven. */
  public static final Shape<Battlefield, Seat> CHOOSE =
      Things.seatOne("choose-terrain", Clauses.of("setup.terrain-random-table"))
          .fits((field, it) -> hasAny(field))
          .among((field, it, out) -> {
            for (int kind = 0; kind < field.content.table.terrainNames.count(); kind++) {
              out.add(kind);
            }
          })
          .forbids((field, it, kind) -> forbids(field, kind))
          .part("terrain", Things.TERRAIN)
          .phrase("choose {terrain}")
          .does((field, it, kind, flow) -> take(field, it.seat(), kind, flow));

  /** A player lays a piece of terrain, then the one to his left. */
  public static final Deed<Battlefield, Seat> LAY =
      Deed.of(
          "lay-terrain-by-turns",
          Seat.IDS,
          (field, it, flow) -> {
            if (LayTerrain.laid(field) < field.pieces.get() && LayTerrain.hasAny(field)) {
              int next = field.mode().isSiege ? it.seat() : field.after(it.seat());
              flow.then(LayTerrain.KIND.ask(it), Terrain.LAY.with(new Seat(next)));
            }
          });
}
