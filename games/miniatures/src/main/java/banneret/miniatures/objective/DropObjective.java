package banneret.miniatures.objective;

import banneret.geometry.plane.Contact;
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
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import org.jspecify.annotations.Nullable;

/** The opponent of a unit places a token that it lost, or that it may not take. */
public record DropObjective(int token, int unit) implements Place<Battlefield> {
  private static final int REACH = 2 * Inches.ONE;
  private static final int WAYS = 16;

  public static DropObjective read(Tree.Fields in) {
    in.allow("token", "unit");
    return new DropObjective(
        in.number("token", 0, Mode.TOKENS - 1),
        in.number("unit", 0, Content.SEATS * Content.TRAYS - 1));
  }

  @Override
  public String name() {
    return "drop-objective";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("token", token).put("unit", unit);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return token < field.objectives.count()
        && unit < field.units()
        && field.isOnTable(unit)
        && field.mode().isCarried
        && (field.mode().piles == 0 || hasPile(field));
  }

  private boolean hasPile(Battlefield field) {
    int pile = field.objectives.pile.get(token);
    return pile >= 0 && field.terrain.get(pile) >= 0;
  }

  @Override
  public int seat(Battlefield field) {
    return field.opponent(Content.seatOf(unit));
  }

  @Override
  public Clause clause(Battlefield field) {
    return field.mode().piles > 0
        ? Clauses.of("mode.feast-for-crows.panic-no-enemy")
        : Clauses.of("mode.dance-with-dragons.panic-no-enemy");
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    out.with("token", "token", token);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.objective(field);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline disc = field.outlines.layToken(pose.x(), pose.y(), field.outlines.start);
    if (pose.turn() != 0 || !Room.isOnTable(field, disc)) {
      return Clauses.TABLE_EDGE;
    }
    if (Room.isOn(field, disc, TableContent.IMPASSABLE)) {
      return Clauses.OBJECTIVE_GROUND;
    }
    if (field.mode().piles > 0) {
      Outline pile = field.outlines.piece(field.objectives.pile.get(token));
      return Gap.atMost(disc, pile, 0) ? null : clause(field);
    }
    if (!Gap.atMost(field.tray(unit), pose.x(), pose.y(), REACH)) {
      return clause(field);
    }
    for (int other = 0; other < field.units(); other++) {
      if (other != unit && field.isOnTable(other) && Contact.overlap(disc, field.tray(other))) {
        return clause(field);
      }
    }
    return null;
  }

  /** All around the pile or the tray, and where it lies, if nothing better is there. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    boolean isAtPile = field.mode().piles > 0;
    Outline around =
        isAtPile ? field.outlines.piece(field.objectives.pile.get(token)) : field.tray(unit);
    int x = around.centreX();
    int y = around.centreY();
    int half = Math.max(around.width(), around.depth()) / 2;
    for (int way = 0; way < WAYS; way++) {
      int heading = Heading.normal(way * (Heading.FULL / WAYS));
      for (int far = half + REACH; far > 0; far -= Inches.ONE / 4) {
        Pose pose = new Pose(x + Heading.x(heading, far), y + Heading.y(heading, far), 0);
        if (pose.x() >= 0 && pose.y() >= 0 && forbids(field, pose) == null) {
          out.add(pose);
          break;
        }
      }
    }
    if (out.size() == 0) {
      out.add(new Pose(x, y, 0));
    }
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    Seizing.release(field, token);
    field.objectives.lay(token, pose.x(), pose.y());
    flow.tell(Happenings.OBJECTIVE_PLACED, token, seat(field));
  }
}
