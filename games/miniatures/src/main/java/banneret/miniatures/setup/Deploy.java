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
import banneret.miniatures.ground.Berth;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Shown;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.reserve.Outflank;
import banneret.miniatures.reserve.Reserve;
import org.jspecify.annotations.Nullable;

/** A player puts a unit into his deployment zone. */
public record Deploy(int unit) implements Place<Battlefield> {
  private static final int STEP = 6 * Inches.ONE;
  private static final int FIRST = 3 * Inches.ONE;
  private static final int CLOSE = Inches.ONE / 2;
  private static final int SIDEWAYS = 0;

  // Where there may be room.
  private static final int IN_ZONE = 0;
  private static final int ANYWHERE = 1;

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
        Zones.holds(field, seat, tray) || (Zones.holdsWide(field, seat, tray) && !fitsZone(field));
    return may ? null : Clauses.DEPLOY_ZONE;
  }

  /** True if there is room for the unit in its player's zone. */
  private boolean fitsZone(Battlefield field) {
    int seat = Content.seatOf(unit);
    int kind = kind(field, IN_ZONE);
    int about = Zones.key(field, seat);
    int known = field.outlines.rooms.get(kind, about);
    return known < 0
        ? field.outlines.rooms.note(kind, about, find(field, Zones.zone(field, seat)) != null)
        : known > 0;
  }

  /** What is noted about the room for trays such as this one. */
  private int kind(Battlefield field, int where) {
    int trays = field.content.table.trayNames.count();
    return (2 * Content.seatOf(unit) + where) * trays + field.trayOf(unit);
  }

  /** A place in a zone, or null. */
  private @Nullable Pose find(Battlefield field, int zone) {
    return Berth.find(
        field,
        unit,
        ahead(field),
        Zones.left(field, zone),
        Zones.right(field, zone),
        Zones.low(field, zone),
        Zones.high(field, zone),
        pose -> isFree(field, pose));
  }

  /** A place along an edge of the corner, or null. */
  private @Nullable Pose findWide(Battlefield field) {
    int zone = Zones.zone(field, Content.seatOf(unit));
    int middle = field.width() / 2;
    int half = field.content.table.depth / 2;
    int left = Zones.left(field, zone);
    int right = Zones.right(field, zone);
    int low = Zones.low(field, zone);
    int high = Zones.high(field, zone);
    int from = left == 0 ? 0 : middle;
    int bottom = low == 0 ? 0 : half;
    Pose along =
        Berth.find(
            field, unit, ahead(field), from, from + middle, low, high, pose -> isFree(field, pose));
    return along != null
        ? along
        : Berth.find(
            field,
            unit,
            ahead(field),
            left,
            right,
            bottom,
            bottom + half,
            pose -> isFree(field, pose));
  }

  /** True if a tray may lie there as far as others are concerned. */
  private boolean isFree(Battlefield field, Pose pose) {
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    return Room.forbids(field, unit, tray) == null;
  }

  private int ahead(Battlefield field) {
    return Zones.isNear(field, Content.seatOf(unit)) ? AWAY : TOWARDS;
  }

  /** In rows along the zone, the foremost first, looking at the enemy; closer if need be. */
  @Override
  public void candidates(Battlefield field, Poses out) {
    list(field, Integer.MAX_VALUE, out);
  }

  /** Some places at which it may be put, until there are enough. */
  private void list(Battlefield field, int enough, Poses out) {
    rows(field, STEP, ahead(field), false, enough, out);
    if (out.size() > 0) {
      return;
    }
    if (fitsZone(field)) {
      rows(field, CLOSE, ahead(field), false, enough, out);
      if (out.size() == 0) {
        rows(field, CLOSE, SIDEWAYS, false, enough, out);
      }
      if (out.size() == 0) {
        add(find(field, Zones.zone(field, Content.seatOf(unit))), out);
      }
    } else if (field.isFreeForAll()) {
      rows(field, STEP, ahead(field), true, enough, out);
      if (out.size() == 0) {
        add(findWide(field), out);
      }
    }
  }

  private static void add(@Nullable Pose pose, Poses out) {
    if (pose != null) {
      out.add(pose);
    }
  }

  /** Places in rows in the zone, or along the edges of its corner. */
  private void rows(Battlefield field, int step, int turn, boolean isWide, int enough, Poses out) {
    int seat = Content.seatOf(unit);
    int zone = Zones.zone(field, seat);
    boolean isNear = Zones.isNear(field, seat);
    int deep = Zones.reach(field, zone);
    int left = Zones.left(field, zone);
    int right = Zones.right(field, zone);
    if (isWide) {
      left = left == 0 ? 0 : field.width() / 2;
      right = left + field.width() / 2;
      deep = field.content.table.depth / 2;
    }
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, 0, 0, Inches.heading(turn), tray);
    for (int up = FIRST; up < deep && out.size() < enough; up += step) {
      int y = isNear ? up : field.content.table.depth - up;
      for (int x = left + FIRST; x < right && out.size() < enough; x += step) {
        tray.shift(x - tray.centreX(), y - tray.centreY());
        boolean isInside =
            isWide ? Zones.holdsWide(field, seat, tray) : Zones.holds(field, seat, tray);
        if (isInside && Room.forbids(field, unit, tray) == null) {
          out.add(new Pose(x, y, turn));
        }
      }
    }
  }

  /** True if there is room for a unit wherever its player may deploy. */
  static boolean hasRoom(Battlefield field, int unit) {
    Deploy deploy = new Deploy(unit);
    int kind = deploy.kind(field, ANYWHERE);
    int about = Zones.key(field, Content.seatOf(unit));
    int known = field.outlines.rooms.get(kind, about);
    if (known >= 0) {
      return known > 0;
    }
    Poses found = new Poses();
    deploy.list(field, 1, found);
    return field.outlines.rooms.note(kind, about, found.size() > 0);
  }

  @Override
  public void place(Battlefield field, Pose pose, Flow<Battlefield> flow) {
    field.put(unit, pose);
    flow.tell(Happenings.DEPLOYED, Content.seatOf(unit), unit, field.card(unit));
  }
}
