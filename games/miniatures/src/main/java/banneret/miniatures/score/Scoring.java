package banneret.miniatures.score;

import banneret.kernel.effect.Effect;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.touch.Control;

/** The end of a round: objectives and missions give points, then objectives have their effects. */
public final class Scoring {
  private static final int FIRST_ROUND = 2;

  private Scoring() {}

  /** All points at once, then the effects of what was scored. */
  public static final Procedure<Battlefield> COUNT =
      Procedure.of(
          "count-points",
          (field, flow) -> {
            if (field.round.get() < FIRST_ROUND) {
              return;
            }
            for (int token = 0; token < field.objectives.count(); token++) {
              score(field, token, flow);
            }
            MissionPoints.at(field, Occasion.POINTS_COUNTED, flow);
            flow.then(Scoring.EFFECTS.with(new Seat(field.first.get())));
          });

  private static void score(Battlefield field, int token, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    int unit = Control.controller(field, token);
    if (mode.worth == 0 || unit < 0) {
      return;
    }
    int card = field.objectives.card.get(token);
    int points =
        mode.worth
            + (card < 0 ? 0 : field.content.objectiveWorth[card])
            + (field.hasCommander(unit) ? mode.commanderWorth : 0);
    flow.tell(Happenings.OBJECTIVE_SCORED, token, unit);
    Victory.gain(field, Content.seatOf(unit), points, flow);
    field.objectives.due.set(token, card >= 0 && effect(field, token).isAt(SCORED));
  }

  private static final int SCORED = Occasion.OBJECTIVE_SCORED.ordinal();

  private static Effect<Battlefield> effect(Battlefield field, int token) {
    int card = field.objectives.card.get(token);
    return field.content.effects.all.get(field.content.effects.objectives + card);
  }

  /** True if the effect of an objective is still to come, for this player. */
  private static boolean isDue(Battlefield field, int seat, int token) {
    int unit = field.objectives.holder.get(token);
    return field.objectives.due.is(token) && unit >= 0 && Content.seatOf(unit) == seat;
  }

  private static boolean hasDue(Battlefield field, int seat) {
    for (int token = 0; token < field.objectives.count(); token++) {
      if (isDue(field, seat, token)) {
        return true;
      }
    }
    return false;
  }

  /** A player has the effect of one of his objectives, then the one to his left. */
  public static final Deed<Battlefield, Seat> EFFECTS =
      Deed.of(
          "objective-effects",
          Seat.IDS,
          (field, it, flow) -> {
            int seat = it.seat();
            for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
              if (hasDue(field, seat)) {
                flow.then(
                    Scoring.WHICH.ask(new Seat(seat)),
                    Scoring.EFFECTS.with(new Seat(field.after(seat))));
                return;
              }
            }
            for (int token = 0; token < field.objectives.count(); token++) {
              field.objectives.due.set(token, false);
            }
          });

  /** Which objective has its effect next. */
  public static final Shape<Battlefield, Seat> WHICH =
      Things.seatOne("objective-effect", Clauses.of("mode.game-of-thrones.effects-alternate"))
          .fits((field, it) -> hasDue(field, it.seat()))
          .among((field, it, out) -> {
            for (int token = 0; token < field.objectives.count(); token++) {
              if (isDue(field, it.seat(), token)) {
                out.add(token);
              }
            }
          })
          .part("token", new Thing<>("token", field -> field.content.tokenNames))
          .phrase("resolve {token}")
          .saying((field, it, token, out) ->
              out.with("objective", "objective", Math.max(0, field.objectives.card.get(token))))
          .does(Scoring::use);

  private static void use(Battlefield field, Seat it, int token, Flow<Battlefield> flow) {
    field.objectives.due.set(token, false);
    int unit = field.objectives.holder.get(token);
    Effect<Battlefield> effect = effect(field, token);
    field.holder = unit;
    boolean may = effect.forbids(field, it.seat()) == null;
    field.holder = Battlefield.NOBODY;
    if (may) {
      CardResolver.use(field, effect.index(), it.seat(), unit, unit, flow);
    }
  }
}
