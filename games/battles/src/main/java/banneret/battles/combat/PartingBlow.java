package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** A unit that chooses to break its engagement is struck as it turns away. */
public final class PartingBlow {
  private PartingBlow() {}

  /** Who may strike whom. */
  public record Blow(int house, int striker, int leaver) {
    private static final Ids<Blow> IDS =
        Ids.of(
            "house:seat striker:hex leaver:hex",
            Blow::house,
            Blow::striker,
            Blow::leaver,
            Blow::new);
  }

  public static final Shape<Field, Blow> ASK =
      Asks.<Field, Blow>yesOrNo("parting-blow", Clauses.PARTING_BLOW, Blow.IDS)
          .asks((field, it) -> it.house)
          .fits((field, it) ->
              it.striker < field.board.size()
                  && it.leaver < field.board.size()
                  && field.isOf(it.striker, it.house)
                  && field.isOf(it.leaver, Field.other(it.house)))
          .about((field, it, out) -> {
            Odds odds = Odds.ofStrike(field, Fight.PARTING, it.striker, it.leaver);
            out.with("from", "hex", it.striker)
                .with("where", "hex", it.leaver)
                .number("dice", odds.dice())
                .number("hit", odds.percentHit())
                .number("kill", odds.percentEliminated());
          })
          .answers("strike", "option.strike", "let go", "option.let-go")
          .doesIfYes((field, it, flow) -> {
            field.fight.beginAttack(Fight.PARTING, it.striker, it.leaver);
            flow.tell(Happenings.PARTING_BLOW, it.house, it.striker, it.leaver);
            flow.then(Attack.BLOW);
          });

  /** The unit in a hex leaves its engagement; the other may strike unless something lets it go. */
  public static void leave(Field field, int hex, Flow<Field> flow) {
    int striker = field.opponent(hex);
    field.disengage(hex);
    flow.tell(Happenings.DISENGAGED, hex);
    if (field.fire(striker) == 0 && !InForce.allows(field, Act.LEAVE_FREELY, hex)) {
      flow.then(ASK.ask(new Blow(field.house(striker), striker, hex)));
    }
  }

  public static final Procedure<Field> OVER =
      Procedure.of("blow-over", (field, flow) -> field.fight.endAttack());
}
