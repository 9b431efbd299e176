package banneret.miniatures.setup;

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
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.ground.Room;
import banneret.miniatures.move.Shown;
import org.jspecify.annotations.Nullable;

/** A player puts a unit into his deployment zone. */
public record Deploy(int unit) implements Place<Battlefield> {
  private static final int STEP = 6 * Inches.ONE;
  private static final int FIRST = 3 * Inches.ONE;
  private static final int AWAY = 9_000;
  private static final int TOWARDS = 27_000;

  public static Deploy read(Tree.Fields in) {
    in.allow("unit");
    return new Deploy(in.number("unit", 0, Content.SEATS * Content.TRAYS - 1));
  }

  /** Which unit a player deploys. */
  public static final Shape<Battlefield, Seat> UNIT =
      Things.seatOne("deploy", Clauses.DEPLOY)
          .fits((field, it) -> isLeft(field, it.seat()))
          .among((field, it, out) -> {
            for (int unit = field.from(it.seat()); unit < field.to(it.seat()); unit++) {
              if (field.isBeside(unit)) {
                out.add(unit);
              }
            }
          })
          .part("unit", Things.UNIT_THING)
          .phrase("deploy {unit}")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .does((field, it, unit, flow) -> flow.then(new Deploy(unit)));

  /** True if a player has units to deploy. */
  static boolean isLeft(Battlefield field, int seat) {
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isBeside(unit)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String name() {
    return "deploy-at";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("unit", unit);
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return unit < field.units() && field.isBeside(unit);
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public String lead(Battlefield field) {
    return "deploy " + field.content.unitNames.word(unit);
  }

  @Override
  public int seat(Battlefield field) {
    return Content.seatOf(unit);
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.DEPLOY_ZONE;
  }

  @Override
  public void about(Battlefield field, int who, Saying out) {
    Things.say(field, unit, out);
  }

  @Override
  public Placement placement(Battlefield field) {
    return Shown.placement(field, unit);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    Clause against = Room.forbids(field, unit, tray);
    if (against != null) {
      return against;
    }
    return Zones.holds(field, Content.seatOf(unit), tray) ? null : Clauses.DEPLOY_ZONE;
  }

  /** In rows along the zone, the foremost first, looking at the enemy. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    int seat = Content.seatOf(unit);
    boolean isNear = Zones.isNear(field, seat);
    int low = Zones.low(field, seat);
    int high = Zones.high(field, seat);
    for (int row = 0; FIRST + row * STEP < high - low; row++) {
      int y = isNear ? high - FIRST - row * STEP : low + FIRST + row * STEP;
      for (int x = FIRST; x < field.content.table.width; x += STEP) {
        Pose pose = new Pose(x, y, isNear ? AWAY : TOWARDS);
        if (forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    flow.tell(Happenings.DEPLOYED, Content.seatOf(unit), unit, field.card(unit));
  }
}
