package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** The attacker follows a target that is gone: it advances, or pursues and attacks again. */
public final class FollowUp {
  private static final int PURSUE = 1 << 8;
  private static final int HEX = PURSUE - 1;

  /** No road leads an advance or a pursuit farther than this. */
  private static final int MOST_ADVANCE = 2;

  private static final int MOST_PURSUIT = 3;

  private FollowUp() {}

  public static final Procedure<Field> STEP = Procedure.of("follow", FollowUp::begin);

  private static void begin(Field field, Flow<Field> flow) {
    int from = field.fight.attacker();
    boolean isAttack =
        field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS;
    if (from < 0 || !isAttack || !(field.fight.isBeaten() || field.fight.gone() > 0)) {
      return;
    }
    boolean may = advance(field) > 0 || pursuit(field) > 0;
    if (may && !field.isEngaged(from) && Reach.mayFollow(field, from, field.fight.stood())) {
      flow.then(ASK.ask(None.NONE));
    }
  }

  /** How many hexes the attacker may advance; 0 if it may not. */
  private static int advance(Field field) {
    int hex = field.fight.attacker();
    if (field.did(hex, Field.FOLLOWED)) {
      return 0;
    }
    return InForce.keyword(field, Figure.ADVANCE, hex, field.content.advance[field.unit(hex)]);
  }

  private static int pursuit(Field field) {
    int hex = field.fight.attacker();
    if (field.did(hex, Field.PURSUED)) {
      return 0;
    }
    return InForce.keyword(field, Figure.PURSUE, hex, field.content.pursue[field.unit(hex)]);
  }

  /** Where the attacker goes. */
  public static final Shape<Field, None> ASK =
      Things.pickOne("follow-up", Clauses.ADVANCE)
          .fits((field, it) -> field.fight.attacker() >= 0 && field.fight.stood() >= 0)
          .about((field, it, out) -> out.with("from", "hex", field.fight.attacker()))
          .among((field, it, out) -> {
            for (int hex = 0; hex < field.board.size(); hex++) {
              if (field.board.has(hex) && hex != field.fight.attacker()) {
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
        fill(field, steps, way == 1);
        Reach.list(field, out, way == 0 ? 0 : PURSUE);
      }
    }
  }

  private static @Nullable Clause forbids(Field field, int code) {
    boolean pursues = code >= PURSUE;
    int steps = pursues ? pursuit(field) : advance(field);
    if (steps == 0) {
      return Clauses.ONCE_FOLLOWED;
    }
    fill(field, steps, pursues);
    return Reach.gets(field, code & HEX) ? null : Clauses.PURSUE;
  }

  private static void fill(Field field, int steps, boolean pursues) {
    int most = pursues ? MOST_PURSUIT : MOST_ADVANCE;
    Reach.follow(field, field.fight.attacker(), field.fight.stood(), steps, most);
  }

  private static void go(Field field, int to, boolean pursues, Flow<Field> flow) {
    int from = field.fight.attacker();
    int house = field.house(from);
    fill(field, pursues ? pursuit(field) : advance(field), pursues);
    field.setDid(from, Field.MOVED | (pursues ? Field.PURSUED : Field.FOLLOWED));
    flow.tell(
        pursues ? Happenings.PURSUED : Happenings.ADVANCED, house, field.unit(from), from, to);
    Arrival.travel(field, from, to, flow);
    if (pursues && field.attacking() >= 0) {
      field.fight.endAttack();
      flow.then(Attacks.AGAIN);
    }
  }
}
