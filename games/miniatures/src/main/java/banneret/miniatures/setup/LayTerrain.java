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
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import org.jspecify.annotations.Nullable;

/** A player lays a piece of terrain of a kind. */
public record LayTerrain(int seat, int kind) implements Place<Battlefield> {
  private static final int APART = 6 * Inches.ONE;
  private static final int STEP = 2 * Inches.ONE;
  private static final int STRAIGHT = 9_000;
  private static final int BY_CHANCE = 1;

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
          .forbids((field, it, kind) -> forbidsKind(field, kind))
          .part("terrain", Things.TERRAIN)
          .phrase("lay {terrain}")
          .does((field, it, kind, flow) -> flow.then(new LayTerrain(it.seat(), kind)));

  private static @Nullable Clause forbidsKind(Battlefield field, int kind) {
    Clause against = forbidsKindAnywhere(field, kind);
    if (against == null && field.terrainBy.get() == BY_CHANCE && field.rolled.get(kind) == 0) {
      against = Clauses.of("setup.terrain-random-then-place");
    }
    return against != null || isRoom(field, kind) ? against : Clauses.TERRAIN_SPACING;
  }

  /** Null if players may have a kind of terrain, or the clause against it. */
  static @Nullable Clause forbidsKindAnywhere(Battlefield field, int kind) {
    if (field.mode().piles > 0 && kind == field.content.table.corpsePile) {
      return Clauses.of("mode.feast-for-crows.no-corpse-pile-choice");
    }
    return field.boxLeft(kind) < 0 ? Clauses.TERRAIN_PIECES : null;
  }

  private static boolean isRoom(Battlefield field, int kind) {
    int about = Zones.key(field, 0);
    for (int piece = 0; piece < Content.PIECES; piece++) {
      about = 2 * about + (isOfObjective(field, piece) ? 1 : 0);
    }
    int known = field.outlines.sites.get(kind, about);
    return known < 0
        ? field.outlines.sites.note(
            kind, about, new LayTerrain(0, kind).list(field, new Poses(), 1).size() > 0)
        : known > 0;
  }

  /** True if any piece of the box can still be laid. */
  static boolean hasAny(Battlefield field) {
    for (int kind = 0; kind < field.content.table.terrainNames.count(); kind++) {
      if (forbidsKind(field, kind) == null) {
        return true;
      }
    }
    return false;
  }

  /** How many pieces lie on the table, but for those that the mode has put there. */
  static int laid(Battlefield field) {
    int count = 0;
    for (int piece = 0; piece < Content.PIECES; piece++) {
      count += field.terrain.get(piece) >= 0 && !isOfObjective(field, piece) ? 1 : 0;
    }
    return count;
  }

  private static boolean isOfObjective(Battlefield field, int piece) {
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.pile.get(token) == piece) {
        return true;
      }
    }
    return false;
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
        && laid(field) < field.pieces.get()
        && forbidsKind(field, kind) == null;
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
    return forbids(field, out);
  }

  private @Nullable Clause forbids(Battlefield field, Outline out) {
    if (!Room.isOnTable(field, out)) {
      return Clauses.TABLE_EDGE;
    }
    if (!isOffZones(field, out)) {
      return Clauses.TERRAIN_SPACING;
    }
    Outlines all = field.outlines.look();
    int round = Outlines.radius(out);
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (all.isFarFromPiece(out, round, piece, APART)) {
        continue;
      }
      if (isOfObjective(field, piece)) {
        if (!all.isFarFromPiece(out, round, piece, Inches.ONE)
            && Gap.atMost(out, all.ground(piece), Inches.ONE)) {
          return Clauses.of("mode.feast-for-crows.terrain-near-piles");
        }
      } else if (all.isNearPiece(out, piece, APART)
          || !Gap.atLeast(out, all.ground(piece), APART)) {
        return Clauses.TERRAIN_SPACING;
      }
    }
    return isOverFixed(field, out) ? Clauses.OBJECTIVE_GROUND : null;
  }

  private static boolean isOffZones(Battlefield field, Outline out) {
    int off = field.mode().terrainOff;
    int defender = field.siege.defender.get();
    return defender < 0
        ? Zones.isOffAll(field, out, off)
        : Zones.isOff(field, Zones.zone(field, defender), out, off);
  }

  /** True if terrain that nobody can enter would lie where an objective comes to lie. */
  private boolean isOverFixed(Battlefield field, Outline out) {
    boolean isImpassable = (field.content.table.keywords[kind] & TableContent.IMPASSABLE) != 0;
    int radius = field.content.table.tokenRadius;
    for (int token = 0; isImpassable && token < field.mode().fixed(); token++) {
      int x = field.mode().fixedX(token, field.width());
      if (Gap.atMost(out, x, field.content.table.depth / 2, radius)) {
        return true;
      }
    }
    return false;
  }

  /** In rows around the middle of the table, straight or upright. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, out, Integer.MAX_VALUE);
  }

  /** Fills in places until there are so many. */
  private Poses list(Battlefield field, Poses out, int enough) {
    int middle = field.content.table.depth / 2;
    Outline piece = field.outlines.end;
    field.outlines.layTerrain(kind, 0, 0, Inches.heading(STRAIGHT), piece);
    for (int x = STEP; x < field.width() && out.size() < enough; x += STEP) {
      for (int up = -3; up <= 3 && out.size() < enough; up++) {
        int y = middle + up * STEP;
        piece.shift(x - piece.centreX(), y - piece.centreY());
        if (forbids(field, piece) == null) {
          out.add(new Pose(x, y, STRAIGHT));
        }
      }
    }
    return out;
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.takePiece(kind, pose);
    if (field.rolled.get(kind) > 0) {
      field.rolled.add(kind, -1);
    }
    flow.tell(Happenings.TERRAIN_LAID, seat, kind);
  }
}
