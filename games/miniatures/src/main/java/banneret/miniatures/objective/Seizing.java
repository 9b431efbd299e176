package banneret.miniatures.objective;

import banneret.geometry.plane.Gap;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.touch.Control;
import banneret.miniatures.touch.Engaged;

/** Units seize objectives at the end of a move, and lose them. */
public final class Seizing {
  private Seizing() {}

  /** A move of a unit is over: it seizes what it lies on, and leaves what it left. */
  public static void afterMove(Battlefield field, int unit, Flow<Battlefield> flow) {
    if (!field.isOnTable(unit) || field.figures.get(unit) == 0) {
      return;
    }
    for (int token = 0; token < field.objectives.count(); token++) {
      if (!field.objectives.isLying(token)) {
        continue;
      }
      if (!field.mode().isCarried) {
        cover(field, unit, token, flow);
      } else if (Control.touches(field, unit, token)) {
        pickUp(field, unit, token, flow);
      }
    }
  }

  private static void cover(Battlefield field, int unit, int token, Flow<Battlefield> flow) {
    boolean holds = field.objectives.holder.get(token) == unit;
    boolean covers = Control.covers(field, unit, token);
    if (covers && !holds) {
      release(field, token);
      field.objectives.holder.set(token, unit);
      seized(field, unit, token, flow);
    } else if (holds && !covers) {
      release(field, token);
      flow.tell(Happenings.OBJECTIVE_LOST, token, unit);
    }
  }

  private static void pickUp(Battlefield field, int unit, int token, Flow<Battlefield> flow) {
    if (field.objectives.carriedBy(unit) >= 0) {
      flow.then(new DropObjective(token, unit));
      return;
    }
    take(field, unit, token, flow);
  }

  /** A unit takes a token along. */
  static void take(Battlefield field, int unit, int token, Flow<Battlefield> flow) {
    release(field, token);
    field.objectives.carry(token, unit);
    seized(field, unit, token, flow);
  }

  /** Nobody has seized a token any longer, and its card is in force for nobody. */
  public static void release(Battlefield field, int token) {
    field.objectives.release(token);
    int card = field.objectives.card.get(token);
    int effect = field.content.effects.objectives + card;
    for (int row = field.lasting.count(field.cells) - 1; card >= 0 && row >= 0; row--) {
      if (field.lasting.effect(field.cells, row) == effect) {
        field.lasting.remove(field.cells, row);
      }
    }
  }

  /** In a position that was written by hand the cards of tokens are in force for who holds them. */
  public static void putInForce(Battlefield field) {
    for (int token = 0; token < field.objectives.count(); token++) {
      int unit = field.objectives.holder.get(token);
      int effect = field.content.effects.objectives + field.objectives.card.get(token);
      if (unit < 0
          || field.objectives.card.get(token) < 0
          || field.lasting.find(field.cells, effect) >= 0) {
        continue;
      }
      for (Sentence<Battlefield> sentence : field.content.effects.all.get(effect).sentences()) {
        if (sentence.lasts()) {
          int seat = Content.seatOf(unit);
          field.lasting.add(field.cells, effect, seat, Battlefield.NOBODY, sentence.until(), 1);
          break;
        }
      }
    }
  }

  private static void seized(Battlefield field, int unit, int token, Flow<Battlefield> flow) {
    flow.tell(Happenings.OBJECTIVE_SEIZED, token, unit);
    int card = field.objectives.card.get(token);
    if (card < 0) {
      return;
    }
    int seat = Content.seatOf(unit);
    int index = field.content.effects.objectives + card;
    Effect<Battlefield> effect = field.content.effects.all.get(index);
    if (effect.isAt(Occasion.OBJECTIVE_SEIZED.ordinal()) && effect.forbids(field, seat) == null) {
      CardResolver.use(field, index, seat, unit, Battlefield.NOBODY, flow);
    }
  }

  /** An action of a unit is over: away from its corpse pile it loses the token. */
  public static final Deed<Battlefield, Unit> ACTION_OVER =
      Deed.<Battlefield, Unit>of(
              "objective-left-behind",
              Unit.IDS,
              (field, it, flow) -> {
                int token = field.objectives.carriedBy(it.unit());
                if (token >= 0
                    && field.isOnTable(it.unit())
                    && !isAtPile(field, it.unit(), token)) {
                  flow.then(new DropObjective(token, it.unit()));
                }
              })
          .fits((field, it) -> it.unit() < field.units());

  /** True if a unit touches the corpse pile of a token. */
  private static boolean isAtPile(Battlefield field, int unit, int token) {
    int pile = field.objectives.pile.get(token);
    return pile >= 0
        && field.terrain.get(pile) >= 0
        && Gap.atMost(field.tray(unit), field.outlines.piece(pile), 0);
  }

  /** After an action, where tokens belong to corpse piles. */
  public static void afterAction(Battlefield field, int unit, Flow<Battlefield> flow) {
    if (field.mode().piles > 0) {
      flow.then(ACTION_OVER.with(new Unit(unit)));
    }
  }

  /**
   * A unit has failed a panic test or is about to be taken away: an enemy that is near enough takes
   * its token, or the opponent places it.
   */
  public static void drops(Battlefield field, int unit, Flow<Battlefield> flow) {
    int token = field.objectives.carriedBy(unit);
    if (token < 0) {
      return;
    }
    boolean isTaken = false;
    for (int enemy = 0; enemy < field.units(); enemy++) {
      isTaken |= mayTake(field, token, unit, enemy);
    }
    if (isTaken) {
      flow.then(TAKER.ask(new Numbered(unit, token)));
    } else {
      flow.then(new DropObjective(token, unit));
    }
  }

  private static boolean mayTake(Battlefield field, int token, int unit, int enemy) {
    if (!field.isOnTable(enemy)
        || field.figures.get(enemy) == 0
        || Content.isWall(enemy)
        || !field.areEnemies(unit, enemy)
        || field.objectives.carriedBy(enemy) >= 0) {
      return false;
    }
    return field.mode().piles > 0
        ? isAtPile(field, enemy, token)
        : Engaged.with(field, unit, enemy);
  }

  /** Which enemy takes the token of a unit. */
  public static final Shape<Battlefield, Numbered> TAKER =
      Asks.<Battlefield, Numbered>pickOne("take-objective", Clauses.TOKEN_TAKEN, Numbered.IDS)
          .asks((field, it) -> field.opponent(Content.seatOf(it.unit())))
          .fits((field, it) ->
              it.unit() < field.units()
                  && it.number() < field.objectives.count()
                  && field.objectives.carriedBy(it.unit()) == it.number())
          .about((field, it, out) -> out.with("token", "token", it.number()))
          .among((field, it, out) -> {
            for (int enemy = 0; enemy < field.units(); enemy++) {
              if (field.isOnTable(enemy) && field.areEnemies(it.unit(), enemy)) {
                out.add(enemy);
              }
            }
          })
          .forbids((field, it, enemy) ->
              mayTake(field, it.number(), it.unit(), enemy) ? null : Clauses.TOKEN_TAKEN)
          .part("unit", Things.UNIT_THING)
          .phrase("{unit} takes it")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .does((field, it, enemy, flow) -> take(field, enemy, it.number(), flow));

  /** A unit is gone: nothing is seized by it any longer. */
  public static void gone(Battlefield field, int unit) {
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.holder.get(token) == unit && field.objectives.isLying(token)) {
        release(field, token);
      }
    }
  }
}
