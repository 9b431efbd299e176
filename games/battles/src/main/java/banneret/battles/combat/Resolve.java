package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;

/** What a roll does to the target: hits and losses first, then morale results. */
public final class Resolve {
  private Resolve() {}

  public static final Procedure<Field> HITS = Procedure.of("count-hits", Resolve::hits);
  public static final Procedure<Field> LOSSES = Procedure.of("take-hits", Resolve::losses);
  public static final Procedure<Field> MORALE =
      Procedure.of("morale-results", Resolve::moraleResults);

  private static void hits(Field field, Flow<Field> flow) {
    read(field, flow);
    int target = field.fight.target();
    if (target >= 0 && field.fight.hits() > 0) {
      int commander = field.commander(target);
      if (commander >= 0 && field.figures(target) > 1) {
        CommitMoment.open(field, Occasion.BEFORE_LOSSES, field.house(target), commander, flow);
      }
    }
  }

  /** The roll is read: at first, and again for a target whose rank has changed. */
  public static void read(Field field, Flow<Field> flow) {
    if (AttackRoll.isDue(field)) {
      field.fight.setHits(Hits.count(field));
      if (flow.isTold()) {
        int[] figures = {field.fight.target(), field.fight.hits()};
        Breakdown[] sums = {Hits.explain(field)};
        flow.hear(new Event(Happenings.HITS, 0, figures, sums));
      }
    }
  }

  private static void losses(Field field, Flow<Field> flow) {
    if (field.fight.target() >= 0 && field.fight.hits() > 0) {
      int hits = field.fight.hits();
      field.fight.setHits(0);
      Losses.take(field, field.fight.target(), hits, true, flow);
      noteDrivenOff(field);
    }
  }

  /** Notes that an attack has eliminated its target or driven it back. */
  static void noteDrivenOff(Field field) {
    boolean isOwn =
        (field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS)
            && field.fight.attacker() >= 0
            && field.isOccupied(field.fight.attacker());
    if (isOwn && (field.fight.isBeaten() || field.fight.gone() > 0)) {
      field.setDid(field.fight.attacker(), Field.DROVE_OFF);
    }
  }

  private static void moraleResults(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    if (target < 0 || !AttackRoll.isDue(field) || field.fight.face(Content.MORALE) == 0) {
      return;
    }
    if (Stalwart.is(field, target)) {
      flow.then(STAND_FIRM.ask(new House(field.house(target))));
    } else {
      mustRetreat(field, field.fight.face(Content.MORALE));
    }
  }

  static void mustRetreat(Field field, int hexes) {
    field.fight.setRetreat(retreat(field, hexes));
  }

  /** How far the target falls back that has so many morale results against it. */
  static int retreat(Field field, int results) {
    boolean isAttack =
        field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS;
    int more =
        isAttack && results > 0
            ? InForce.changed(field, Figure.RETREAT, field.fight.target(), 0)
            : 0;
    return results + more;
  }

  /** A Stalwart unit may ignore the first morale result. */
  public static final Shape<Field, House> STAND_FIRM =
      Things.houseYesOrNo("stand-firm", Clauses.STAND_FIRM)
          .fits((field, it) ->
              field.fight.target() >= 0 && field.isOf(field.fight.target(), it.house()))
          .about((field, it, out) -> {
            out.with("where", "hex", field.fight.target())
                .number("n", field.fight.face(Content.MORALE));
          })
          .answers("stand firm", "option.stand-firm", "fall back", "option.fall-back")
          .does((field, it, yes, flow) -> {
            int results = field.fight.face(Content.MORALE);
            if (yes == 1) {
              flow.tell(Happenings.STOOD_FIRM, it.house(), field.fight.target());
            }
            mustRetreat(field, yes == 1 ? results - 1 : results);
          });
}
