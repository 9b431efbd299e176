package banneret.miniatures.setup;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.ground.Room;
import banneret.miniatures.move.Shown;
import org.jspecify.annotations.Nullable;

/** A player lays a piece of terrain of a kind. */
public record LayTerrain(int seat, int kind) implements Place<Battlefield> {
  private static final int APART = 6 * Inches.ONE;
  private static final int STEP = 2 * Inches.ONE;

  public static LayTerrain read(Tree.Fields in) {
    in.allow("seat", "kind");
    return new LayTerrain(in.number("seat", 0, Content.SEATS - 1), in.number("kind", 0, 99));
  }

  /** Which kind of terrain a player lays. */
  public static final Shape<Battlefield, Seat> KIND =
      Things.seatOne("terrain", Clauses.TERRAIN_SPACING)
          .fits((field, it) -> hasAny(field))
          .among((field, it, out) -> {
            for (int kind = 0; kind < field.content.table.terrainNames.count(); kind++) {
              out.add(kind);
            }
          })
          .forbids((field, it, kind) ->
              box(field, kind) < 0
                  ? Clauses.TERRAIN_PIECES
                  : isRoom(field, kind) ? null : Clauses.TERRAIN_SPACING)
          .part("terrain", Things.TERRAIN)
          .phrase("lay {terrain}")
          .does((field, it, kind, flow) -> flow.then(new LayTerrain(it.seat(), kind)));

  /** The piece of the box that is left and shows a kind of terrain, or -1. */
  private static int box(Battlefield field, int kind) {
    TableContent table = field.content.table;
    for (int piece = 0; piece < table.boxSides.length; piece++) {
      for (int side : table.boxSides[piece]) {
        if (side == kind && field.boxUsed.get(piece) < table.boxCount[piece]) {
          return piece;
        }
      }
    }
    return -1;
  }

  private static boolean isRoom(Battlefield field, int kind) {
    return new LayTerrain(0, kind).list(field, new Poses(), 1).size() > 0;
  }

  /** True if any piece of the box can still be laid. */
  static boolean hasAny(Battlefield field) {
    for (int kind = 0; kind < field.content.table.terrainNames.count(); kind++) {
      if (box(field, kind) >= 0 && isRoom(field, kind)) {
        return true;
      }
    }
    return false;
  }

  /** How many pieces lie on the table. */
  static int laid(Battlefield field) {
    int count = 0;
    for (int piece = 0; piece < Content.PIECES; piece++) {
      count += field.terrain.get(piece) >= 0 ? 1 : 0;
    }
    return count;
  }

  @Override
  public String name() {
    return "lay-terrain";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat).put("kind", kind);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return kind < field.content.table.terrainNames.count()
        && laid(field) < Content.PIECES
        && box(field, kind) >= 0
        && isRoom(field, kind);
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public int seat(Battlefield field) {
    return seat;
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.TERRAIN_SPACING;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    out.with("terrain", "terrain", kind);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.terrain(field, kind, null);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline out = field.outlines.end;
    field.outlines.layTerrain(kind, pose.x(), pose.y(), Inches.heading(pose.turn()), out);
    if (!Room.isOnTable(field, out)) {
      return Clauses.TABLE_EDGE;
    }
    for (int corner = 0; corner < out.corners(); corner++) {
      if (out.y(corner) < Zones.terrainLow(field) || out.y(corner) > Zones.terrainHigh(field)) {
        return Clauses.TERRAIN_SPACING;
      }
    }
    Outlines all = field.outlines.look();
    int round = Outlines.radius(out);
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (!all.isFarFromPiece(out, round, piece, APART)
          && (all.isNearPiece(out, piece, APART) || !Gap.atLeast(out, all.ground(piece), APART))) {
        return Clauses.TERRAIN_SPACING;
      }
    }
    return null;
  }

  /** Along the middle of the table, straight or upright. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, out, Integer.MAX_VALUE);
  }

  /** Fills in places until there are so many. */
  private Poses list(Battlefield field, Poses out, int enough) {
    int middle = field.content.table.depth / 2;
    for (int x = STEP; x < field.content.table.width; x += STEP) {
      for (int up = -1; up <= 1 && out.size() < enough; up++) {
        Pose pose = new Pose(x, middle + up * STEP, 9_000);
        if (forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
    return out;
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    int piece = 0;
    while (field.terrain.get(piece) >= 0) {
      piece++;
    }
    field.boxUsed.add(box(field, kind), 1);
    field.putTerrain(piece, kind, pose);
    flow.tell(Happenings.TERRAIN_LAID, seat, kind);
  }
}
