package banneret.miniatures.objective;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
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
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import org.jspecify.annotations.Nullable;

/** The owner of destroyed infantry lays a corpse pile near it, with an objective on it. */
public record LayPile(int unit) implements Place<Battlefield> {
  private static final int WAYS = 16;
  private static final int STRAIGHT = 9_000;

  public static LayPile read(Tree.Fields in) {
    in.allow("unit");
    return new LayPile(in.number("unit", 0, Content.SEATS * Content.TRAYS - 1));
  }

  /** True if the fall of a unit makes a corpse pile. */
  public static boolean isDue(Battlefield field, int unit) {
    boolean isInfantry = field.content.units.type[field.card(unit)] == UnitCards.INFANTRY;
    if (!isInfantry || field.objectives.count() >= field.mode().piles) {
      return false;
    }
    if (field.boxLeft(field.content.table.corpsePile) < 0 || field.freePiece() < 0) {
      return false;
    }
    Poses found = new Poses();
    new LayPile(unit).candidates(field, found);
    return found.size() > 0;
  }

  @Override
  public String name() {
    return "lay-pile";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units() && field.isOnTable(unit) && isDue(field, unit);
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.of("mode.feast-for-crows.new-pile");
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    out.with("unit", "unit", unit).with("card", "unit-card", field.card(unit));
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.terrain(field, field.content.table.corpsePile, null);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline pile = field.outlines.start;
    int kind = field.content.table.corpsePile;
    field.outlines.layTerrain(kind, pose.x(), pose.y(), Inches.heading(pose.turn()), pile);
    if (!Room.isOnTable(field, pile)) {
      return Clauses.TABLE_EDGE;
    }
    Outline tray = field.tray(unit);
    for (int corner = 0; corner < pile.corners(); corner++) {
      if (!Gap.atMost(tray, pile.x(corner), pile.y(corner), field.content.table.longRange)) {
        return clause(field);
      }
    }
    for (int other = 0; other < field.units(); other++) {
      if (field.isOnTable(other) && !Gap.atLeast(pile, field.tray(other), Inches.ONE)) {
        return clause(field);
      }
    }
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.terrain.get(piece) >= 0
          && !Gap.atLeast(pile, field.outlines.piece(piece), Inches.ONE)) {
        return clause(field);
      }
    }
    return null;
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    Outline tray = field.tray(unit);
    for (int far = 14 * Inches.ONE; far > 4 * Inches.ONE; far -= 2 * Inches.ONE) {
      for (int way = 0; way < WAYS; way++) {
        int heading = Heading.normal(way * (Heading.FULL / WAYS));
        int x = tray.centreX() + Heading.x(heading, far);
        int y = tray.centreY() + Heading.y(heading, far);
        Pose pose = new Pose(x, y, STRAIGHT);
        if (x >= 0 && y >= 0 && forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    int piece = field.takePiece(field.content.table.corpsePile, pose);
    int token = field.objectives.count();
    field.objectives.lay(token, pose.x(), pose.y());
    field.objectives.pile.set(token, piece);
    flow.tell(Happenings.PILE_LAID, Content.seatOf(unit), token);
  }
}
