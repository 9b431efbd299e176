package banneret.battles.round;

import banneret.battles.combat.Fire;
import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.score.Deck;
import banneret.battles.score.Ending;
import banneret.battles.score.Scoring;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.ArrayList;
import java.util.List;

/** The Regroup phase: fires, points, victory, what is kept, morale, the next round. */
public final class Regroup {
  private Regroup() {}

  public static final Procedure<Field> STEP = Procedure.of("regroup", Regroup::run);

  private static void run(Field field, Flow<Field> flow) {
    InForce.end(field, InForce.TURN, -1);
    InForce.end(field, InForce.NEXT_TURN, -1);
    InForce.end(field, InForce.ROUND, -1);
    flow.then(Fire.BURN, POINTS);
  }

  public static final Procedure<Field> POINTS = Procedure.of("points", Regroup::score);

  private static void score(Field field, Flow<Field> flow) {
    Scoring.atEnd(field, flow);
    if (field.standing() != null) {
      return;
    }
    if (field.isLastRound()) {
      Ending.end(field, Scoring.winner(field), Ending.clause(field), flow);
      return;
    }
    int first = field.first();
    List<Step<Field>> steps = new ArrayList<>();
    for (int turn = 0; turn < 2; turn++) {
      House house = new House(turn == 0 ? first : Field.other(first));
      if (field.area.handSize(house.house()) > 0) {
        steps.add(KEEP_CARD.ask(house));
      }
      if (field.area.poolSize(house.house()) > 0) {
        steps.add(KEEP_TOKEN.ask(house));
      }
    }
    for (int house = 0; house < 2; house++) {
      if (canRecover(field, house)) {
        steps.add(RECOVER.ask(new House(house)));
      }
    }
    steps.add(NEXT_ROUND);
    flow.then(steps);
  }

  /** The one card that a House keeps. */
  public static final Shape<Field, House> KEEP_CARD =
      Things.houseOne("keep-card", Clauses.KEEP_CARD)
          .fits((field, it) -> field.area.handSize(it.house()) > 0)
          .inSecret()
          .unheard()
          .among((field, it, out) -> {
            for (int card = 0; card < field.content.cardNames.count(); card++) {
              if (field.area.holds(it.house(), card)) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("keep {card}")
          .does((field, it, kept, flow) -> {
            flow.tellOnly(1 << it.house(), Happenings.KEPT_CARD, it.house(), kept);
            for (int card = 0; card < field.content.cardNames.count(); card++) {
              if (card != kept && field.area.holds(it.house(), card)) {
                Deck.discard(field, it.house(), card, flow);
              }
            }
          });

  /** The one order token that a House keeps. */
  public static final Shape<Field, House> KEEP_TOKEN =
      Things.houseOne("keep-token", Clauses.KEEP_TOKEN)
          .fits((field, it) -> field.area.poolSize(it.house()) > 0)
          .among((field, it, out) -> {
            for (int kind = 0; kind < Content.FACES; kind++) {
              if (field.area.pool(it.house(), kind) > 0) {
                out.add(kind);
              }
            }
          })
          .part("token", Things.TOKEN)
          .phrase("keep {token}")
          .does((field, it, kept, flow) -> {
            flow.tell(Happenings.KEPT_TOKEN, it.house(), kept);
            for (int kind = 0; kind < Content.FACES; kind++) {
              int goes = field.area.pool(it.house(), kind) - (kind == kept ? 1 : 0);
              field.area.addToPool(it.house(), kind, -goes);
              for (int i = 0; i < goes; i++) {
                flow.tell(Happenings.TOKEN_LOST, it.house(), kind);
              }
            }
          });

  /** True if the marker stands in a coloured zone on a House's side, and not on its break. */
  private static boolean canRecover(Field field, int house) {
    int morale = field.morale(house);
    int zone = field.content.zone(morale);
    return zone > 0 && -morale != field.content.breaks[zone];
  }

  public static final Shape<Field, House> RECOVER =
      Things.houseYesOrNo("recover", Clauses.RECOVER)
          .fits((field, it) -> canRecover(field, it.house()))
          .answers("recover", "option.recover", "stay", "option.recover.stay")
          .doesIfYes((field, it, flow) -> {
            int morale = field.morale(it.house());
            int at = -field.content.breaks[field.content.zone(morale)];
            field.setMorale(it.house(), at);
            flow.tell(Happenings.RECOVERED, it.house(), at - morale);
            Scoring.checkInstant(field, flow);
          });

  public static final Procedure<Field> NEXT_ROUND =
      Procedure.of(
          "next-round",
          (field, flow) -> {
            for (int commander = 0; commander < field.content.commanders; commander++) {
              if (field.commanderHex(commander) < 0 && !field.area.isCaptured(commander)) {
                Rally.refresh(field, commander); // He has left the board by an exit.
              }
            }
            field.setRound(field.round() + 1);
            flow.then(Rally.STEP);
          });
}
