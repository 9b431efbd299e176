package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Terrain;
import banneret.battles.field.Things;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The attacker follows a target that is gone: it advances, or pursues and attacks again. */
public final class FollowUp {
  private static final int PURSUE = 1 << 8;
  private static final int HEX = PURSUE - 1;

  /** No road leads an advance or a pursuit farther than this. */
  private static final int MOST_ADVANCE = 2;

  private static final int MOST_PURSUIT = 3;

  private FollowUp() {}

  static void begin(Field field, Flow<Field> flow) {
    int from = field.attacker();
    boolean isAttack = field.attackKind() == Field.ATTACK || field.attackKind() == Field.DOGS;
    if (from < 0 || !isAttack || !(field.isBeaten() || field.gone() > 0)) {
      return;
    }
    boolean may = advance(field) > 0 || pursuit(field) > 0;
    if (may && !field.isEngaged(from) && isOpenTo(field, field.stood())) {
      flow.then(ASK.ask(None.NONE));
    }
  }

  /** True if the attacker may go to the hex that the target left. */
  private static boolean isOpenTo(Field field, int hex) {
    return field.board.distance(field.attacker(), hex) == 1 && isOpen(field, hex);
  }

  private static boolean isOpen(Field field, int hex) {
    return Reach.isOpen(field, hex) && !field.content.terrain.noFollowUp[field.terrain(hex)];
  }

  /** How many hexes the attacker may advance; 0 if it may not. */
  private static int advance(Field field) {
    int hex = field.attacker();
    if (field.did(hex, Field.FOLLOWED)) {
      return 0;
    }
    return InForce.keyword(field, Figure.ADVANCE, hex, field.content.advance[field.unit(hex)]);
  }

  private static int pursuit(Field field) {
    int hex = field.attacker();
    if (field.did(hex, Field.PURSUED)) {
      return 0;
    }
    return InForce.keyword(field, Figure.PURSUE, hex, field.content.pursue[field.unit(hex)]);
  }

  /** Where the attacker goes. */
  public static final Shape<Field, None> ASK =
      Things.pickOne("follow-up", Clauses.ADVANCE)
          .fits((field, it) -> field.attacker() >= 0 && field.stood() >= 0)
          .about((field, it, out) -> out.with("from", "hex", field.attacker()))
          .among((field, it, out) -> {
            for (int hex = 0; hex < field.board.size(); hex++) {
              if (field.board.has(hex) && hex != field.attacker()) {
                out.add(hex);
                out.add(hex | PURSUE);
              }
            }
          })
          .quickly(FollowUp::list)
          .forbids((field, it, code) -> forbids(field, code))
          .part("where", Things.HEX, code -> code & HEX)
          .phrase((field, it, code) ->
              (code >= PURSUE ? "pursue to " : "advance to ")
                  + field.battle.hexNames.word(code & HEX))
          .saying(
              (field, it, code, out) -> out.as(code >= PURSUE ? "option.pursue" : "option.advance"))
          .orElse("stay", "option.follow-up.stay")
          .does((field, it, code, flow) -> go(field, code & HEX, code >= PURSUE, flow));

  private static void list(Field field, None it, Options out) {
    for (int way = 0; way < 2; way++) {
      int steps = way == 0 ? advance(field) : pursuit(field);
      if (steps > 0) {
        fill(field, steps, way == 0 ? MOST_ADVANCE : MOST_PURSUIT);
        for (int hex = 0; hex < field.reach.length; hex++) {
          if (field.reach[hex] >= 0) {
            out.add(way == 0 ? hex : hex | PURSUE);
          }
        }
      }
    }
  }

  private static @Nullable Clause forbids(Field field, int code) {
    boolean pursues = code >= PURSUE;
    int steps = pursues ? pursuit(field) : advance(field);
    if (steps == 0) {
      return Clauses.ONCE_FOLLOWED;
    }
    fill(field, steps, pursues ? MOST_PURSUIT : MOST_ADVANCE);
    return field.reach[code & HEX] >= 0 ? null : Clauses.PURSUE;
  }

  /**
   * Fills the reach with where so many steps lead, the first of them into the hex that was left; on
   * the road one step more, but no farther than printed.
   */
  private static void fill(Field field, int steps, int mostOnRoad) {
    int[] left = field.reach;
    Arrays.fill(left, -1);
    int from = field.attacker();
    int first = field.stood();
    if (!isOpenTo(field, first)) {
      return;
    }
    boolean rider = field.unitClass(from) == Content.CAVALRY;
    Terrain terrain = field.content.terrain;
    left[first] = after(field, first, steps, rider);
    field.spentPoints[first] = from;
    for (int level = steps - 1; level > 0; level--) {
      for (int hex = 0; hex < left.length; hex++) {
        if (left[hex] == level && !ends(field, hex, rider)) {
          spread(field, hex, level, rider);
        }
      }
    }
    boolean onRoad = terrain.isRoad(field.terrain(from)) && terrain.isRoad(field.terrain(first));
    int more = Math.min(steps + 1, mostOnRoad);
    if (onRoad && more > steps) {
      alongRoad(field, first, more - 1);
    }
  }

  /** Marks what lies so many road hexes beyond the first. */
  private static void alongRoad(Field field, int first, int steps) {
    int[] road = field.cost;
    Arrays.fill(road, -1);
    road[first] = steps;
    for (int level = steps; level > 0; level--) {
      for (int hex = 0; hex < road.length; hex++) {
        for (int side = 0; side < 6 && road[hex] == level; side++) {
          int next = field.board.neighbour(hex, side);
          boolean goes =
              next >= 0
                  && next != field.attacker()
                  && isOpen(field, next)
                  && field.content.terrain.isRoad(field.terrain(next));
          if (goes && road[next] < level - 1) {
            road[next] = level - 1;
            if (field.reach[next] < 0) {
              field.reach[next] = 0;
              field.spentPoints[next] = hex;
            }
          }
        }
      }
    }
  }

  private static int after(Field field, int hex, int steps, boolean rider) {
    boolean ford = field.content.terrain.entry[field.terrain(hex)] == Terrain.FORD;
    return Math.max(0, steps - 1 - (rider && ford ? 1 : 0));
  }

  private static boolean ends(Field field, int hex, boolean rider) {
    int entry = field.content.terrain.entry[field.terrain(hex)];
    return entry == Terrain.STOP || (entry == Terrain.FORD && !rider);
  }

  private static void spread(Field field, int hex, int level, boolean rider) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && isOpen(field, next)) {
        int after = after(field, next, level, rider);
        if (after > field.reach[next]) {
          field.reach[next] = after;
          field.spentPoints[next] = hex;
        }
      }
    }
  }

  private static void go(Field field, int to, boolean pursues, Flow<Field> flow) {
    int from = field.attacker();
    int house = field.house(from);
    fill(field, pursues ? pursuit(field) : advance(field), pursues ? MOST_PURSUIT : MOST_ADVANCE);
    field.setDid(from, Field.MOVED | (pursues ? Field.PURSUED : Field.FOLLOWED));
    flow.tell(
        pursues ? Happenings.PURSUED : Happenings.ADVANCED, house, field.unit(from), from, to);
    Arrival.travel(field, from, to, flow);
    if (pursues && field.attacking() >= 0) {
      field.endAttack();
      flow.then(Attacks.AGAIN);
    }
  }
}
