package banneret.miniatures.round;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.miniatures.combat.WallActs;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.mission.Missions;
import banneret.miniatures.reserve.Arrive;
import banneret.miniatures.reserve.Reserve;
import banneret.miniatures.siege.SiegeMoment;
import org.jspecify.annotations.Nullable;

/** A turn: one unit is activated and acts. */
public final class Turn {
  /** Answers from this on name a non-combat unit of a seat. */
  private static final int NCU = 1_000;

  private static final int NCUS = 100;

  private Turn() {}

  /** Whose turn it is: who has nothing left to activate passes; when nobody has, the phase ends. */
  public static final Procedure<Battlefield> NEXT = Procedure.of("next-turn", Turn::next);

  private static void next(Battlefield field, Flow<Battlefield> flow) {
    int seat = field.active.get();
    int passes = 0;
    while (passes < field.seats() && !isSideReady(field, seat)) {
      passes++;
      seat = field.after(seat);
    }
    if (passes == field.seats()) {
      flow.then(Round.UPKEEP);
      return;
    }
    for (int passing = field.active.get(); passing != seat; passing = field.after(passing)) {
      if (field.isThere(passing)) {
        flow.tell(Happenings.PASSED, passing);
      }
    }
    field.active.set(seat);
    flow.then(CHOICE, ENDS, OVER);
    Moments.at(field, Occasion.TURN_BEGINS, Battlefield.NOBODY, flow);
    SiegeMoment.at(field, Occasion.TURN_BEGINS, flow);
    Missions.turnBegins(field, flow);
  }

  /** What was played as the turn began may have left nothing to activate. */
  public static final Procedure<Battlefield> CHOICE =
      Procedure.of(
          "turn-choice",
          (field, flow) -> {
            int seat = field.active.get();
            if (isSideReady(field, seat)) {
              flow.then(Turn.CHOOSE.ask(new Seat(seat)));
            }
          });

  /** True if a player, or his partner, has something left to activate. */
  private static boolean isSideReady(Battlefield field, int seat) {
    for (int other = 0; other < field.seats(); other++) {
      if (field.arePartners(seat, other) && isReady(field, other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isReady(Battlefield field, int seat) {
    if (!field.isThere(seat)) {
      return false;
    }
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isOnTable(unit) && !field.activated.is(unit) && mayAct(field, unit)) {
        return true;
      }
    }
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      if (field.council.is(seat, ncu) && !field.councilActivated.is(seat, ncu)) {
        return true;
      }
    }
    return Reserve.isReady(field, seat);
  }

  private static boolean mayAct(Battlefield field, int unit) {
    return InForce.forbids(field, Act.ACTIVATE, unit) == null;
  }

  /** Which unit is activated: one of the player's or, in a team, of his partner's. */
  public static final Shape<Battlefield, Seat> CHOOSE =
      Things.seatOne("activate", Clauses.CHOOSE_UNIT)
          .fits((field, it) -> it.seat() == field.active.get() && isSideReady(field, it.seat()))
          .among(Turn::list)
          .forbids(Turn::forbids)
          .phrase(Turn::phrase)
          .saying((field, it, code, out) -> {
            if (code >= NCU) {
              out.as("option.activate.ncu").with("ncu", "ncu", (code - NCU) % NCUS);
            } else {
              boolean isHere = field.isOnTable(code);
              out.as(isHere ? "option.activate.unit" : "option.activate.reserve");
              Things.say(field, code, out);
            }
          })
          .does(Turn::activate);

  private static String phrase(Battlefield field, Seat it, int code) {
    if (code < NCU) {
      String verb = field.isOnTable(code) ? "activate " : "bring ";
      return verb + field.content.unitNames.word(code);
    }
    int seat = (code - NCU) / NCUS;
    String of = seat == it.seat() ? "" : " of " + field.content.seatNames.word(seat);
    return "activate " + field.content.ncus.names.word((code - NCU) % NCUS) + of;
  }

  private static void list(Battlefield field, Seat it, Options out) {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (!field.arePartners(seat, it.seat()) || !field.isThere(seat)) {
        continue;
      }
      for (int unit = field.from(seat); unit < field.to(seat); unit++) {
        if (field.isOnTable(unit) || (field.mode().hasReserves() && field.isBeside(unit))) {
          out.add(unit);
        }
      }
      for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
        if (field.council.is(seat, ncu)) {
          out.add(NCU + seat * NCUS + ncu);
        }
      }
    }
  }

  private static @Nullable Clause forbids(Battlefield field, Seat it, int code) {
    if (code >= NCU) {
      boolean isSpent = field.councilActivated.is((code - NCU) / NCUS, (code - NCU) % NCUS);
      return isSpent ? Clauses.of("glossary.activation") : null;
    }
    if (!field.isOnTable(code)) {
      return Reserve.forbids(field, code);
    }
    return field.activated.is(code)
        ? Clauses.of("glossary.activation")
        : InForce.forbids(field, Act.ACTIVATE, code);
  }

  private static void activate(Battlefield field, Seat it, int code, Flow<Battlefield> flow) {
    if (code >= NCU) {
      int ncu = (code - NCU) % NCUS;
      int seat = (code - NCU) / NCUS;
      field.active.set(seat);
      field.ncu.set(ncu);
      flow.tell(Happenings.NCU_ACTIVATED, seat, ncu);
      if (hasFreeZone(field)) {
        flow.then(ZONE.ask(new Seat(seat)));
      }
      Moments.own(field, Occasion.NCU_ACTIVATES, flow);
      Moments.at(field, Occasion.NCU_ACTIVATES, Battlefield.NOBODY, flow);
      return;
    }
    int seat = Content.seatOf(code);
    field.active.set(seat);
    if (!field.isOnTable(code)) {
      if (field.mode().isSiege) {
        flow.then(new Arrive(code, Arrive.Way.RESERVE), BEGINS.with(new Unit(code)));
      } else {
        flow.then(new Arrive(code, Arrive.Way.RESERVE));
      }
      return;
    }
    begin(field, code, flow);
  }

  /** The activation of a unit that has come to the table for it. */
  public static final Deed<Battlefield, Unit> BEGINS =
      Deed.<Battlefield, Unit>of(
              "activation", Unit.IDS, (field, it, flow) -> begin(field, it.unit(), flow))
          .fits((field, it) -> it.unit() < field.units());

  private static void begin(Battlefield field, int unit, Flow<Battlefield> flow) {
    int seat = Content.seatOf(unit);
    field.unit.set(unit);
    if (Content.isWall(unit)) {
      flow.tell(Happenings.ACTIVATED, seat, unit, field.card(unit));
      WallActs.begin(field, unit, flow);
      return;
    }
    flow.tell(Happenings.ACTIVATED, seat, unit, field.card(unit));
    flow.then(ACT.with(new Unit(unit)));
    Moments.at(field, Occasion.UNIT_ACTIVATES, unit, flow);
    if (field.mode().marks > 0 && field.hasCommander(unit) && hasBounty(field, unit)) {
      flow.then(BOUNTY.ask(new Seat(seat)));
    }
  }

  /** The action of the unit that was activated, if it is still there. */
  public static final Deed<Battlefield, Unit> ACT =
      Deed.<Battlefield, Unit>of(
              "act",
              Unit.IDS,
              (field, it, flow) -> {
                if (field.isOnTable(it.unit()) && !field.acted.is()) {
                  flow.then(Action.CHOOSE.ask(new Numbered(it.unit(), Action.ALL)));
                }
              })
          .fits((field, it) -> it.unit() < field.units());

  /** The action is done: the last chance to play cards in this turn. */
  public static final Procedure<Battlefield> ENDS =
      Procedure.of(
          "turn-ends",
          (field, flow) -> {
            Moments.at(field, Occasion.TURN_ENDS, Battlefield.NOBODY, flow);
            MissionPoints.at(field, Occasion.TURN_ENDS, flow);
          });

  private static boolean hasFreeZone(Battlefield field) {
    for (int zone = 0; zone < Content.ZONES; zone++) {
      if (field.zoneSeat.get(zone) < 0) {
        return true;
      }
    }
    return false;
  }

  /** Which zone a non-combat unit takes. */
  public static final Shape<Battlefield, Seat> ZONE =
      Things.seatOne("take-zone", Clauses.NCU_ACTION)
          .fits((field, it) -> field.ncu.get() >= 0 && hasFreeZone(field))
          .about((field, it, out) -> out.with("ncu", "ncu", field.ncu.get()))
          .among((field, it, out) -> {
            for (int zone = 0; zone < Content.ZONES; zone++) {
              out.add(zone);
            }
          })
          .forbids((field, it, zone) -> field.zoneSeat.get(zone) < 0 ? null : Clauses.ZONE_TAKEN)
          .lead((field, it) -> "activate " + field.content.ncus.names.word(field.ncu.get()))
          .part("zone", Things.ZONE)
          .phrase("take {zone}")
          .orElse("stand aside", "option.take-zone.none")
          .continues()
          .does((field, it, zone, flow) -> {
            field.zoneSeat.set(zone, it.seat());
            field.zoneNcu.set(zone, field.ncu.get());
            flow.tell(Happenings.ZONE_TAKEN, it.seat(), field.ncu.get(), zone);
            flow.then(Turn.ZONE_EFFECT, Turn.ZONE_DONE, Turn.INFLUENCE);
            SiegeMoment.at(field, Occasion.ZONE_TAKEN, flow);
            Moments.own(field, Occasion.ZONE_TAKEN, flow);
            Moments.at(field, Occasion.ZONE_TAKEN, Battlefield.NOBODY, flow);
          });

  /** The effect of the zone that was taken, if it can do anything. */
  public static final Procedure<Battlefield> ZONE_EFFECT =
      Procedure.of(
          "zone-effect",
          (field, flow) -> {
            int seat = field.active.get();
            for (int zone = 0; zone < Content.ZONES; zone++) {
              int effect = field.content.effects.zones + zone;
              boolean isHere =
                  field.zoneSeat.get(zone) == seat
                      && field.zoneNcu.get(zone) == field.ncu.get()
                      && !field.zoneReplaced.is();
              if (isHere && MissionZone.isAt(field, zone)) {
                flow.then(MissionZone.INSTEAD.ask(new Seat(seat)));
              } else if (isHere
                  && field.content.effects.all.get(effect).forbids(field, seat) == null) {
                CardResolver.use(field, effect, seat, Battlefield.NOBODY, flow);
              }
            }
          });

  /** The effect of the zone is done. */
  public static final Procedure<Battlefield> ZONE_DONE =
      Procedure.of(
          "zone-done",
          (field, flow) -> {
            Moments.own(field, Occasion.ZONE_RESOLVED, flow);
            Moments.at(field, Occasion.ZONE_RESOLVED, Battlefield.NOBODY, flow);
          });

  /** After the effect of the zone its card goes to a combat unit, if it has influence. */
  public static final Procedure<Battlefield> INFLUENCE =
      Procedure.of("influence", (field, flow) -> Moments.own(field, Occasion.INFLUENCE, flow));

  // Fire and Blood: a price on a head

  private static boolean hasBounty(Battlefield field, int unit) {
    for (int target = 0; target < field.units(); target++) {
      if (forbidsBounty(field, unit, target) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Clause forbidsBounty(Battlefield field, int unit, int target) {
    boolean may =
        field.isOnTable(target)
            && field.areEnemies(unit, target)
            && Sights.isWithin(field, unit, target, field.content.table.longRange);
    return may ? null : Clauses.BOUNTY;
  }

  /** On which enemy near his unit the commander puts a price. */
  public static final Shape<Battlefield, Seat> BOUNTY =
      Things.seatOne("bounty", Clauses.BOUNTY)
          .fits((field, it) -> field.unit.get() >= 0)
          .among((field, it, out) -> {
            for (int target = 0; target < field.units(); target++) {
              if (field.isOnTable(target) && !field.isOf(it.seat(), target)) {
                out.add(target);
              }
            }
          })
          .forbids((field, it, target) -> forbidsBounty(field, field.unit.get(), target))
          .lead((field, it) -> "activate " + field.content.unitNames.word(field.unit.get()))
          .part("unit", Things.UNIT_THING)
          .phrase("price on {unit}")
          .saying((field, it, target, out) -> Things.say(field, target, out))
          .orElse("no price", "option.bounty.none")
          .continues()
          .does((field, it, target, flow) -> {
            field.bounty.add(target, 1);
            flow.tell(Happenings.BOUNTY, it.seat(), target);
          });

  /** The unit has acted: it has been activated, and the other player's turn comes. */
  public static final Procedure<Battlefield> OVER =
      Procedure.of(
          "turn-over",
          (field, flow) -> {
            int seat = field.active.get();
            if (field.unit.get() >= 0) {
              field.activated.set(field.unit.get(), field.card(field.unit.get()) >= 0);
            }
            if (field.ncu.get() >= 0) {
              field.councilActivated.set(seat, field.ncu.get(), true);
            }
            InForce.end(field, InForce.TURN);
            for (int unit = 0; unit < field.units(); unit++) {
              field.fresh.set(unit, 0);
              field.shares.set(unit, Battlefield.NOBODY);
            }
            field.acted.set(false);
            field.zoneReplaced.set(false);
            field.unit.set(-1);
            field.ncu.set(-1);
            SiegeMoment.turnEnds(field);
            field.active.set(field.after(seat));
            flow.then(NEXT);
          });
}
