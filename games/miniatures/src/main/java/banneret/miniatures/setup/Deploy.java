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
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.reserve.Outflank;
import banneret.miniatures.reserve.Reserve;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A player puts a unit into his deployment zone. */
public record Deploy(int unit) implements Place<Battlefield> {
  private static final int STEP = 6 * Inches.ONE;
  private static final int FIRST = 3 * Inches.ONE;
  private static final int CLOSE = Inches.ONE / 2;
  private static final int SIDEWAYS = 0;

  /** Answers from this on name a unit that is held back. */
  private static final int HOLD = 1_000;

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
              if (field.isBeside(unit) && !field.flanking.is(unit)) {
                out.add(unit);
                out.add(HOLD + unit);
              }
            }
          })
          .forbids((field, it, code) -> {
            if (code >= HOLD) {
              return mayHold(field, code - HOLD) ? null : Outflank.CLAUSE;
            }
            return hasRoom(field, code) ? null : Clauses.of("ruling.no-room-to-deploy");
          })
          .phrase((field, it, code) ->
              (code >= HOLD ? "hold " : "deploy ") + field.content.unitNames.word(code % HOLD))
          .saying((field, it, code, out) -> {
            out.as(code >= HOLD ? "option.deploy.hold" : "option.deploy");
            Things.say(field, code % HOLD, out);
          })
          .does((field, it, code, flow) -> {
            if (code >= HOLD) {
              field.flanking.set(code - HOLD, true);
              flow.tell(Happenings.HELD_BACK, it.seat(), code - HOLD);
            } else {
              flow.then(new Deploy(code));
            }
          });

  /** True if a unit may be held back; somebody else must be left for the table. */
  private static boolean mayHold(Battlefield field, int unit) {
    if (!Outflank.has(field, unit)) {
      return false;
    }
    int seat = Content.seatOf(unit);
    for (int other = field.from(seat); other < field.to(seat); other++) {
      boolean isDeployed = field.isOnTable(other) && !Content.isWall(other);
      boolean mayBe = field.isBeside(other) && !field.flanking.is(other);
      if (other != unit && (isDeployed || mayBe)) {
        return true;
      }
    }
    return false;
  }

  /** True if a player has units to deploy, and room for one of them. */
  static boolean isLeft(Battlefield field, int seat) {
    if (Reserve.isFull(field, seat)) {
      return false;
    }
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isBeside(unit) && !field.flanking.is(unit) && hasRoom(field, unit)) {
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
    return unit < field.units() && field.isBeside(unit) && hasRoom(field, unit);
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
    int seat = Content.seatOf(unit);
    boolean may =
        Zones.holds(field, seat, tray)
            || (Zones.holdsWide(field, seat, tray) && !fitsCorner(field));
    return may ? null : Clauses.DEPLOY_ZONE;
  }

  /** True if there is room for the unit in the square of its player's corner. */
  private boolean fitsCorner(Battlefield field) {
    int zone = Zones.zone(field, Content.seatOf(unit));
    Outline tray = new Outline();
    int far = field.content.corner;
    for (int up = 0; up <= far; up += CLOSE) {
      for (int over = 0; over <= far; over += CLOSE) {
        int x = Zones.left(field, zone) + over;
        int y = Zones.low(field, zone) + up;
        field.outlines.lay(unit, x, y, Inches.heading(AWAY), tray);
        if (Zones.holds(field, Content.seatOf(unit), tray)
            && Room.forbids(field, unit, tray) == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** In rows along the zone, the foremost first, looking at the enemy; closer if need be. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, unit, this, Integer.MAX_VALUE, out);
  }

  /** Some places in a player's zone at which a unit may be put, until there are enough. */
  static void list(Battlefield field, int unit, Place<Battlefield> place, int enough, Poses out) {
    boolean isNear = Zones.isNear(field, Content.seatOf(unit));
    int ahead = isNear ? AWAY : TOWARDS;
    list(field, unit, place, STEP, ahead, enough, out);
    if (out.size() == 0) {
      list(field, unit, place, CLOSE, ahead, enough, out);
    }
    if (out.size() == 0) {
      list(field, unit, place, CLOSE, SIDEWAYS, enough, out);
    }
    if (out.size() == 0) {
      besideOthers(field, unit, place, ahead, out);
      besideOthers(field, unit, place, SIDEWAYS, out);
    }
  }

  /** Where all else fails: right against the border of the zone or against other trays. */
  private static void besideOthers(
      Battlefield field, int unit, Place<Battlefield> place, int turn, Poses out) {
    int seat = Content.seatOf(unit);
    int zone = Zones.zone(field, seat);
    Outline own = new Outline();
    field.outlines.lay(unit, 0, 0, Inches.heading(turn), own);
    int wide = 0;
    int deep = 0;
    for (int corner = 0; corner < own.corners(); corner++) {
      wide = Math.max(wide, own.x(corner));
      deep = Math.max(deep, own.y(corner));
    }
    List<Integer> across = new ArrayList<>();
    List<Integer> up = new ArrayList<>();
    across.add(Zones.left(field, zone) + wide);
    across.add(Zones.right(field, zone) - wide);
    int depth = field.content.table.depth;
    int far = Zones.reach(field, zone);
    up.add(Zones.isNear(field, seat) ? deep : depth - deep);
    up.add(Zones.isNear(field, seat) ? far - deep : depth - far + deep);
    for (int other = field.from(seat); other < field.to(seat); other++) {
      if (field.isOnTable(other)) {
        Outline tray = field.tray(other);
        for (int corner = 0; corner < tray.corners(); corner++) {
          across.add(tray.x(corner) + wide);
          across.add(tray.x(corner) - wide);
          up.add(tray.y(corner) + deep);
          up.add(tray.y(corner) - deep);
        }
      }
    }
    for (int y : up) {
      for (int x : across) {
        Pose pose = new Pose(x, y, turn);
        if (place.forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  private static void list(
      Battlefield field,
      int unit,
      Place<Battlefield> place,
      int step,
      int turn,
      int enough,
      Poses out) {
    int seat = Content.seatOf(unit);
    int zone = Zones.zone(field, seat);
    boolean isNear = Zones.isNear(field, seat);
    int deep = Zones.reach(field, zone);
    int left = Zones.left(field, zone);
    int right = Zones.right(field, zone);
    if (field.isFreeForAll() && step == CLOSE) {
      left = left == 0 ? 0 : field.width() / 2;
      right = left == 0 ? field.width() / 2 : field.width();
      deep = field.content.table.depth / 2;
    }
    for (int up = FIRST; up < deep; up += step) {
      int y = isNear ? up : field.content.table.depth - up;
      for (int x = left + FIRST; x < right && out.size() < enough; x += step) {
        Pose pose = new Pose(x, y, turn);
        if (place.forbids(field, pose) == null) {
          out.add(pose);
        }
      }
    }
  }

  /** True if there is room for a unit in the zone of its player. */
  static boolean hasRoom(Battlefield field, int unit) {
    Poses found = new Poses();
    list(field, unit, new Deploy(unit), 1, found);
    return found.size() > 0;
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    flow.tell(Happenings.DEPLOYED, Content.seatOf(unit), unit, field.card(unit));
  }
}
