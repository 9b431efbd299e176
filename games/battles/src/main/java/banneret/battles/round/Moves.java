package banneret.battles.round;

import banneret.battles.combat.Arrival;
import banneret.battles.combat.Edmure;
import banneret.battles.combat.Fire;
import banneret.battles.combat.Odds;
import banneret.battles.combat.PartingBlow;
import banneret.battles.combat.Reach;
import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Terrain;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.score.Scoring;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** All activated units move, one after the other, before any of them attacks. */
public final class Moves {
  private static final int MOVE = 0;
  private static final int LEAVE = 1 << 8;
  private static final int DOUSE = 2 << 8;
  private static final int EXIT = 3 << 8;
  private static final int KIND = 3 << 8;
  private static final int HEX = 255;

  private Moves() {}

  public static final Procedure<Field> STEP = Procedure.of("moves", Moves::run);

  private static void run(Field field, Flow<Field> flow) {
    if (hasMove(field)) {
      flow.then(ASK.ask(None.NONE), STEP);
    } else {
      halt(field);
    }
  }

  private static void halt(Field field) {
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (field.did(hex, Field.ORDERED)) {
        field.setHalted(hex, true);
      }
    }
  }

  private static boolean mayStill(Field field, int hex) {
    return field.did(hex, Field.ORDERED) && !field.isHalted(hex);
  }

  private static boolean hasMove(Field field) {
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (mayStill(field, hex) && kinds(field, hex) != 0) {
        return true;
      }
    }
    return false;
  }

  /** What a unit may do instead of staying: a bit for each kind of move. */
  private static int kinds(Field field, int hex) {
    if (field.fire(hex) > 0) {
      return 1 << (DOUSE >> 8);
    }
    int kinds = 0;
    boolean engaged = field.isEngaged(hex);
    if (!engaged && field.battle.rules.isExit(field.house(hex), hex)) {
      kinds |= 1 << (EXIT >> 8);
    }
    if (most(field, hex) > 0 && Reach.hasRoom(field, hex)) {
      kinds |= 1 << ((engaged ? LEAVE : MOVE) >> 8);
    }
    return kinds;
  }

  /** The farthest move of any order option, with what cards add. */
  private static int most(Field field, int hex) {
    return Math.max(allowance(field, hex, true), allowance(field, hex, false));
  }

  /** The move of the order option that may attack, or of the one that may not; -1 for none. */
  private static int allowance(Field field, int hex, boolean attacks) {
    int unit = field.unit(hex);
    int printed =
        (attacks ? field.content.moveAndAttack : field.content.moveOnly)[unit][field.rank(hex)];
    return printed < 0 ? printed : Math.max(0, InForce.changed(field, Figure.MOVE, hex, printed));
  }

  /** Which unit moves next. */
  public static final Shape<Field, None> ASK =
      Things.pickOne("move", Clauses.ONE_AT_A_TIME)
          .among((field, it, out) -> list(field, out))
          .quickly((field, it, out) -> listAllowed(field, out))
          .forbids((field, it, code) -> forbids(field, code))
          .part("where", Things.HEX, code -> code & HEX)
          .phrase((field, it, code) -> {
            String hex = field.battle.hexNames.word(code & HEX);
            return switch (code & KIND) {
              case LEAVE -> "leave " + hex;
              case DOUSE -> "douse " + hex;
              case EXIT -> "exit " + hex;
              default -> "move " + hex;
            };
          })
          .saying((field, it, code, out) -> {
            String key =
                switch (code & KIND) {
                  case LEAVE -> "option.move.leave";
                  case DOUSE -> "option.move.douse";
                  case EXIT -> "option.move.exit";
                  default -> "option.move";
                };
            int hex = code & HEX;
            out.as(key).with("unit", "unit", Math.max(0, field.unit(hex)));
            if ((code & KIND) == LEAVE) {
              Odds odds = Odds.ofPartingBlow(field, hex);
              out.number("dice", odds.dice())
                  .number("hit", odds.percentHit())
                  .number("kill", odds.percentEliminated());
            }
          })
          .orElse("no more moves", "option.move.none")
          .otherwise((field, it, flow) -> halt(field))
          .does((field, it, code, flow) -> go(field, code, flow));

  private static void list(Field field, Options out) {
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      out.add(hex);
      out.add(hex | LEAVE);
      out.add(hex | DOUSE);
      if (field.battle.rules.exitHouse >= 0) {
        out.add(hex | EXIT);
      }
    }
  }

  private static void listAllowed(Field field, Options out) {
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (mayStill(field, hex)) {
        int kinds = kinds(field, hex);
        for (int kind = 0; kind < 4; kind++) {
          if ((kinds >>> kind & 1) != 0) {
            out.add(hex | kind << 8);
          }
        }
      }
    }
  }

  private static @Nullable Clause forbids(Field field, int code) {
    int hex = code & HEX;
    if (!field.did(hex, Field.ORDERED)) {
      return Clauses.ONLY_ACTIVATED;
    }
    if (field.isHalted(hex)) {
      return Clauses.ONE_AT_A_TIME;
    }
    if ((kinds(field, hex) >>> ((code & KIND) >> 8) & 1) != 0) {
      return null;
    }
    if (field.fire(hex) > 0) {
      return Clauses.FIRE_NO_EXIT;
    }
    if ((code & KIND) == DOUSE) {
      return Clauses.PUT_OUT_OWN;
    }
    if ((code & KIND) == EXIT) {
      return Clauses.LEAVE_BOARD;
    }
    if (field.isEngaged(hex)) {
      return (code & KIND) == MOVE ? Clauses.DISENGAGE_FIRST : Clauses.DISENGAGE_MOVING;
    }
    return Clauses.ALLOWANCE;
  }

  private static void go(Field field, int code, Flow<Field> flow) {
    int hex = code & HEX;
    int house = field.house(hex);
    field.setHalted(hex, true);
    switch (code & KIND) {
      case DOUSE -> {
        field.unsetDid(hex, Field.MAY_ATTACK);
        field.setSpent(hex, true);
        Fire.douse(field, hex, flow);
      }
      case EXIT -> {
        boolean leads = field.commander(hex) >= 0;
        flow.tell(Happenings.LEFT, house, field.unit(hex), hex);
        field.remove(hex);
        Scoring.exited(field, house, leads, flow);
      }
      case LEAVE -> {
        field.turn.setMover(hex, true);
        flow.then(MOVE_ON);
        PartingBlow.leave(field, hex, flow);
      }
      default -> {
        field.turn.setMover(hex, false);
        askWhere(field, flow);
      }
    }
  }

  private static void askWhere(Field field, Flow<Field> flow) {
    flow.then(TO.ask(new Going(field.turn.mustMove())));
  }

  /** A unit that has survived the parting blow goes on. */
  public static final Procedure<Field> MOVE_ON =
      Procedure.of(
          "move-on",
          (field, flow) -> {
            if (field.turn.mover() >= 0) {
              askWhere(field, flow);
            }
          });

  /**
   * A unit on its way.
   *
   * @param leaves true if it left an engagement, so that this is a line of its own
   */
  public record Going(boolean leaves) {
    private static final Ids<Going> IDS =
        new Ids<>((it, out) -> out.put("leaves", it.leaves), in -> new Going(in.flag("leaves")));
  }

  /** Where the unit goes. */
  public static final Shape<Field, Going> TO =
      Asks.<Field, Going>pickOne("move-to", Clauses.ALLOWANCE, Going.IDS)
          .asks((field, it) -> field.active())
          .fits((field, it) -> field.turn.mover() >= 0)
          .continuesIf(it -> !it.leaves)
          .lead((field, it) ->
              it.leaves ? "" : "move " + field.battle.hexNames.word(field.turn.mover()))
          .about((field, it, out) ->
              out.with("where", "hex", field.turn.mover())
                  .with("unit", "unit", field.unit(field.turn.mover())))
          .among((field, it, out) -> {
            for (int hex = 0; hex < field.board.size(); hex++) {
              if (hex != field.turn.mover() && field.board.has(hex)) {
                out.add(hex);
              }
            }
          })
          .quickly((field, it, out) -> listReach(field, out))
          .forbids((field, it, hex) -> forbidsTo(field, hex))
          .part("where", Things.HEX)
          .phrase("to {where}")
          .saying((field, it, to, out) -> {
            boolean goes = !field.isOccupied(to);
            out.number("threats", goes ? Odds.threats(field, field.turn.mover(), to) : 0);
          })
          .does((field, it, to, flow) -> moveTo(field, to, flow));

  private static void listReach(Field field, Options out) {
    int from = field.turn.mover();
    int attacking = allowance(field, from, true);
    int only = allowance(field, from, false);
    Reach.fill(field, from, Math.max(attacking, only));
    Reach.list(field, out, 0);
  }

  private static @Nullable Clause forbidsTo(Field field, int to) {
    int from = field.turn.mover();
    if (field.isOccupied(to)) {
      return Clauses.NOT_THROUGH;
    }
    if (field.content.terrain.isImpassable(field.terrain(to))) {
      return Clauses.IMPASSABLE;
    }
    if (field.fire(to) > 0) {
      return Clauses.FIRE_NO_ENTRY;
    }
    Reach.fill(field, from, most(field, from));
    if (Reach.gets(field, to)) {
      return null;
    }
    return whyNot(field, from, to);
  }

  /** What stopped a unit on its way: the ground beside the hex that it does not reach. */
  private static Clause whyNot(Field field, int from, int to) {
    Terrain terrain = field.content.terrain;
    boolean rider = field.unitClass(from) == Content.CAVALRY;
    if (field.board.distance(from, to) > most(field, from)) {
      return Clauses.ALLOWANCE;
    }
    for (int side = 0; side < 6; side++) {
      int near = field.board.neighbour(to, side);
      if (near < 0 || !Reach.gets(field, near)) {
        continue;
      }
      int kind = field.terrain(near);
      if (terrain.entry[kind] == Terrain.FORD) {
        return rider ? Clauses.FORD_SLOWS : Clauses.FORD_STOPS;
      }
      if (terrain.entry[kind] == Terrain.STOP) {
        return terrain.isForest[kind] ? Clauses.STOPS : Clauses.BUILDING_STOPS;
      }
    }
    return Clauses.ALLOWANCE;
  }

  private static boolean isBeside(Field field, int from, int to) {
    return field.board.distance(from, to) == 1;
  }

  private static void moveTo(Field field, int to, Flow<Field> flow) {
    int from = field.turn.mover();
    int house = field.house(from);
    int attacking = allowance(field, from, true);
    int only = allowance(field, from, false);
    boolean needsWay = Arrival.needsWay(field);
    boolean mayAttack = attacking >= only || (attacking > 0 && isBeside(field, from, to));
    if (attacking >= 0 && (!mayAttack || needsWay)) {
      Reach.fill(field, from, attacking);
      mayAttack = Reach.gets(field, to);
    }
    if (!mayAttack) {
      if (needsWay) {
        Reach.fill(field, from, only);
      }
      field.unsetDid(from, Field.MAY_ATTACK);
    }
    field.setDid(from, Field.MOVED);
    flow.tell(Happenings.MOVED, house, field.unit(from), from, to);
    field.turn.setMover(Field.NOWHERE, false);
    boolean fromTent = Edmure.mayTake(field, from);
    Arrival.travel(field, from, to, flow);
    if (fromTent && field.standing() == null) {
      Edmure.ask(field, to, flow);
    }
  }

  // A move that a card gives, without an activation

  /** Where a unit goes that a card lets move. */
  public static final Shape<Field, House> FREE =
      Things.houseOne("free-move", Clauses.ALLOWANCE)
          .fits(
              (field, it) -> field.turn.mover() >= 0 && field.isOf(field.turn.mover(), it.house()))
          .about((field, it, out) ->
              out.with("where", "hex", field.turn.mover())
                  .with("unit", "unit", field.unit(field.turn.mover())))
          .among((field, it, out) -> {
            for (int hex = 0; hex < field.board.size(); hex++) {
              if (hex != field.turn.mover() && field.board.has(hex)) {
                out.add(hex);
              }
            }
          })
          .quickly((field, it, out) -> {
            Reach.fill(field, field.turn.mover(), field.turn.named());
            Reach.list(field, out, 0);
          })
          .forbids((field, it, to) -> {
            Reach.fill(field, field.turn.mover(), field.turn.named());
            return Reach.gets(field, to) ? null : Clauses.ALLOWANCE;
          })
          .part("where", Things.HEX)
          .phrase("to {where}")
          .orElse("stay", "option.free-move.stay")
          .otherwise((field, it, flow) -> field.turn.setMover(Field.NOWHERE, false))
          .does((field, it, to, flow) -> {
            int from = field.turn.mover();
            Reach.fill(field, from, field.turn.named());
            if (field.isEngaged(from)) {
              field.disengage(from);
              flow.tell(Happenings.DISENGAGED, from);
            }
            field.turn.setMover(Field.NOWHERE, false);
            flow.tell(Happenings.MOVED, it.house(), field.unit(from), from, to);
            Arrival.travel(field, from, to, flow);
          });
}
