package banneret.miniatures.combat;

import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.loss.Losses;

/** Hits that nobody rolls for: they are blocked as others are, and no panic test follows. */
public final class AutomaticHits {
  private static final Luck DEFENCE = Luck.numbers("defence");
  private static final int MOST = 100;

  private AutomaticHits() {}

  /** Hits on a unit, whose doing they are, which unit's if one's, and how many it has blocked. */
  public record Blow(int unit, int cause, int by, int dice) {
    static final Ids<Blow> IDS =
        Ids.of(
            "unit:unit cause:seat? by:unit? dice:9999",
            Blow::unit,
            Blow::cause,
            Blow::by,
            Blow::dice,
            Blow::new);

    static Blow of(int unit, int cause, int by, int hits, int blocked) {
      return new Blow(unit, cause, by, hits * MOST + blocked);
    }

    int hits() {
      return dice / MOST;
    }

    int blocked() {
      return dice % MOST;
    }
  }

  /** A unit suffers hits that are a player's doing, and a unit's if there is one. */
  public static void strike(
      Battlefield field, int unit, int hits, int cause, int by, Flow<Battlefield> flow) {
    if (hits <= 0) {
      return;
    }
    flow.tell(Happenings.AUTO_HITS, unit, hits);
    Blow blow = Blow.of(unit, cause, by, hits, block(field, unit, hits, flow));
    if (blow.blocked() > 0 && Losses.spendable(field, unit, Content.VULNERABLE) >= 0) {
      flow.then(AGAIN.ask(blow));
    } else {
      land(field, blow, flow);
    }
  }

  /** How many hits the dice of a unit block. */
  private static int block(Battlefield field, int unit, int hits, Flow<Battlefield> flow) {
    int needed =
        field.content.units.defence[field.card(unit)]
            - InForce.changed(field, Figure.DEFENCE, unit, 0);
    int blocked = 0;
    for (int i = 0; i < hits; i++) {
      int face = flow.die(DEFENCE);
      blocked += face > 1 && (face >= needed || face == Dice.FACES) ? 1 : 0;
    }
    return blocked;
  }

  private static void land(Battlefield field, Blow it, Flow<Battlefield> flow) {
    flow.tell(Happenings.BLOCKED, it.unit(), it.blocked());
    int wounds = it.hits() - it.blocked();
    wounds = InForce.allows(field, Act.HALF_WOUNDS, it.unit()) ? wounds / 2 : wounds;
    Losses.take(field, it.unit(), wounds, it.cause(), it.by(), flow);
  }

  /** Whether an enemy spends the Vulnerable token of the unit on the dice that have blocked. */
  public static final Shape<Battlefield, Blow> AGAIN =
      Asks.<Battlefield, Blow>pickOne("re-roll-blocks", Clauses.VULNERABLE, Blow.IDS)
          .asks((field, it) -> enemy(field, it))
          .fits((field, it) -> it.unit() < field.units() && field.isOnTable(it.unit()))
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .among((field, it, out) -> out.add(1))
          .phrase("re-roll blocks")
          .saying((field, it, one, out) -> out.number("n", it.blocked()))
          .orElse("keep dice", "option.re-roll-blocks.keep")
          .otherwise(AutomaticHits::land)
          .does((field, it, one, flow) -> {
            int seat = enemy(field, it);
            int token = Losses.spendable(field, it.unit(), Content.VULNERABLE);
            Losses.spend(field, seat, it.unit(), token, flow);
            flow.tell(Happenings.REROLLED, seat, it.blocked());
            int blocked = block(field, it.unit(), it.blocked(), flow);
            land(field, Blow.of(it.unit(), it.cause(), it.by(), it.hits(), blocked), flow);
          });

  private static int enemy(Battlefield field, Blow it) {
    int owner = Content.seatOf(it.unit());
    boolean isHis = it.cause() >= 0 && !field.arePartners(it.cause(), owner);
    return isHis ? it.cause() : field.opponent(owner);
  }
}
