package banneret.miniatures.combat;

import banneret.geometry.plane.Heading;
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
import banneret.miniatures.field.Things;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.move.Charges;
import org.jspecify.annotations.Nullable;

/** The charger turns on the spot, so that it sees its target and may reach it. */
public record ChargePivot(int unit, int target) implements Place<Battlefield> {
  private static final int[] OFF = {0, 500, -500, 1_500, -1_500, 3_000, -3_000};

  public static ChargePivot read(Tree.Fields in) {
    in.allow("unit", "target");
    int last = Content.SEATS * Content.TRAYS - 1;
    return new ChargePivot(in.number("unit", 0, last), in.number("target", 0, last));
  }

  @Override
  public String name() {
    return "charge-pivot";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit).put("target", target);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units()
        && target < field.units()
        && field.isOnTable(unit)
        && field.isOnTable(target)
        && Charges.bestHeading(field, unit, target) >= 0;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.CHARGE_PIVOT;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
    out.with("target", "unit", target);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Pose from = field.pose(unit);
    if (pose.x() != from.x() || pose.y() != from.y()) {
      return Clauses.PIVOT;
    }
    return Charges.isOpen(field, unit, target, Inches.heading(pose.turn()))
        ? null
        : Clauses.CHARGE_PIVOT;
  }

  @Override
  public void candidates(Battlefield field, Poses out) {
    Pose from = field.pose(unit);
    boolean isOpen = forbids(field, from) == null;
    if (isOpen) {
      out.add(from);
    }
    int best = Charges.bestHeading(field, unit, target);
    for (int off : OFF) {
      int turn = Inches.heading(Heading.normal(best + off));
      Pose pose = new Pose(from.x(), from.y(), turn);
      if (!(isOpen && pose.equals(from)) && forbids(field, pose) == null) {
        out.add(pose);
      }
    }
  }

  /** The wish if it may be, else the first to either side of it that may. */
  @Override
  public Pose nearest(Battlefield field, Pose wish) {
    Pose from = field.pose(unit);
    for (int off = 0; off <= Heading.HALF; off += off < 100 ? 1 : 25) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int turn = Math.floorMod(wish.turn() + sign * off, Pose.FULL_TURN);
        Pose pose = new Pose(from.x(), from.y(), turn);
        if (forbids(field, pose) == null) {
          return pose;
        }
      }
    }
    int best = Charges.bestHeading(field, unit, target);
    return new Pose(from.x(), from.y(), Inches.heading(best));
  }

  @Override
  public void say(Battlefield field, Pose pose, Saying out) {
    int heading = Inches.heading(pose.turn());
    int far = Charges.distance(field, unit, target, heading);
    out.as("option.charge-pivot")
        .with("far", Saying.LENGTH, far == Charges.NEVER ? 0 : far)
        .with("turn", Saying.ANGLE, pose.turn());
    OddsTold.pivot(field, unit, target, heading, out);
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    if (!pose.equals(field.pose(unit))) {
      field.put(unit, pose);
      flow.tell(Happenings.PIVOTED, unit);
    }
  }
}
