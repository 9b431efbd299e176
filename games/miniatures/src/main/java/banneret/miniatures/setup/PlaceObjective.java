package banneret.miniatures.setup;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Place;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import org.jspecify.annotations.Nullable;

/** A player places an objective before the game. */
public record PlaceObjective(int seat) implements Place<Battlefield> {
  private static final int STEP = 2 * Inches.ONE;

  public static PlaceObjective read(Tree.Fields in) {
    in.allow("seat");
    return new PlaceObjective(in.number("seat", 0, Content.SEATS - 1));
  }

  @Override
  public String name() {
    return "place-objective";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    int all = field.mode().fixed() + field.mode().placed;
    return seat < field.seats() && field.objectives.count() < all && hasRoom(field);
  }

  /** True if there is a place for it. */
  boolean hasRoom(Battlefield field) {
    return list(field, new Poses(), 1).size() > 0;
  }

  @Override
  public int seat(Battlefield field) {
    return seat;
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.TOKEN_SPACING;
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.objective(field);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    if (pose.turn() != 0) {
      return Clauses.TOKEN_SPACING;
    }
    return forbids(field, field.outlines.layToken(pose.x(), pose.y(), field.outlines.end));
  }

  private static @Nullable Clause forbids(Battlefield field, Outline token) {
    if (!Room.isOnTable(field, token)) {
      return Clauses.TABLE_EDGE;
    }
    int radius = field.content.table.tokenRadius;
    Mode mode = field.mode();
    if (!Zones.isOffAll(field, token, mode.apart)) {
      return Clauses.TOKEN_SPACING;
    }
    for (int other = 0; other < field.objectives.count(); other++) {
      int x = field.objectives.x(other);
      int y = field.objectives.y(other);
      int gap = radius + mode.apart;
      if (!isFar(token, x, y, gap + radius) && !Gap.atLeast(token, x, y, gap)) {
        return Clauses.TOKEN_SPACING;
      }
    }
    return Room.isOn(field, token, TableContent.IMPASSABLE) ? Clauses.OBJECTIVE_GROUND : null;
  }

  /** True if the middle of a token is surely farther from a point than that. */
  private static boolean isFar(Outline token, int x, int y, int distance) {
    double across = token.centreX() - x;
    double up = token.centreY() - y;
    double reach = distance + Outline.ROUNDING;
    return across * across + up * up > reach * reach;
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, out, Integer.MAX_VALUE);
  }

  /** Fills in places until there are so many. */
  private static Poses list(Battlefield field, Poses out, int enough) {
    Outline token = field.outlines.layToken(0, 0, field.outlines.end);
    int radius = field.content.table.tokenRadius;
    int apart = field.mode().apart;
    for (int y = STEP; y < field.content.table.depth && out.size() < enough; y += STEP) {
      if (!Zones.isOpenRow(field, y - radius, y + radius, apart)) {
        continue;
      }
      for (int x = STEP; x < field.width() && out.size() < enough; x += STEP) {
        token.shift(x - token.centreX(), y - token.centreY());
        if (forbids(field, token) == null) {
          out.add(new Pose(x, y, 0));
        }
      }
    }
    return out;
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    int token = field.objectives.count();
    field.objectives.lay(token, pose.x(), pose.y());
    flow.tell(Happenings.OBJECTIVE_LAID, token);
  }
}
