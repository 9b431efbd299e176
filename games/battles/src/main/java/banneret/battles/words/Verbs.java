package banneret.battles.words;

import banneret.battles.combat.Fire;
import banneret.battles.combat.Losses;
import banneret.battles.combat.Morale;
import banneret.battles.combat.PartingBlow;
import banneret.battles.combat.Retreat;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.round.Marshal;
import banneret.battles.round.Moves;
import banneret.battles.round.TakeTurn;
import banneret.battles.score.Deck;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Verb;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What command cards and commanders do. */
public final class Verbs {
  private Verbs() {}

  /** More units are activated, as a part of this turn: they move, and then attack. */
  static final Verb<Field> ACTIVATE =
      (field, said, owner, hex, flow) -> {
        TakeTurn.order(field, hex, flow);
        if (said.effect().isAt(Occasion.AFTER_ATTACK.ordinal())) {
          flow.then(Moves.STEP);
        }
        return true;
      };

  /** A unit may be activated again. */
  public static final Verb<Field> RALLY =
      (field, said, owner, hex, flow) -> {
        field.setSpent(hex, false);
        flow.tell(Happenings.RALLIED, owner, field.unit(hex), hex);
        return true;
      };

  static boolean raiseMorale(
      Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    Morale.raise(field, owner, said.number(field, owner, none), flow);
    return true;
  }

  /** Morale rises each time, but no more than so far in one turn. */
  static boolean raiseMoraleUpTo(
      Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    int most = said.number(1, field, owner, none);
    int by = Math.min(said.number(field, owner, none), most - field.turn.raised());
    if (by > 0) {
      field.turn.setRaised(field.turn.raised() + by);
      Morale.raise(field, owner, by, flow);
    }
    return by > 0;
  }

  static boolean draw(Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    Deck.draw(field, owner, said.number(field, owner, none), flow);
    return true;
  }

  static boolean discard(Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    if (field.area.handSize(owner) == 0) {
      return false;
    }
    ask(
        DISCARD,
        owner,
        Math.min(said.number(field, owner, none), field.area.handSize(owner)),
        flow);
    return true;
  }

  static boolean rollTokens(
      Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    Marshal.rollTokens(field, owner, said.number(field, owner, none), flow);
    return true;
  }

  static boolean takeTokens(
      Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    ask(TAKE, owner, said.number(field, owner, none), flow);
    return true;
  }

  static boolean enemyLosesTokens(
      Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    int enemy = Field.other(owner);
    int count = Math.min(said.number(field, owner, none), field.area.poolSize(enemy));
    if (count > 0) {
      ask(LOSE, enemy, count, flow);
    }
    return count > 0;
  }

  private static void ask(Shape<Field, Some> shape, int house, int count, Flow<Field> flow) {
    flow.then(shape.ask(new Some(house, count)));
  }

  /** So many things of a House's choice. */
  public record Some(int house, int left) {
    private static final Ids<Some> IDS =
        new Ids<Some>(
                (it, out) -> out.put("house", it.house).put("left", it.left),
                in -> new Some(Things.read(in), in.number("left", 1, 20)))
            .naming("house:seat");

    private static Asks<Field, Some> pickOne(String name, Clause clause) {
      return Asks.<Field, Some>pickOne(name, clause, IDS).asks((field, it) -> it.house);
    }

    private void goOn(Shape<Field, Some> shape, Flow<Field> flow) {
      if (left > 1) {
        flow.then(shape.ask(new Some(house, left - 1)));
      }
    }
  }

  /** Which card goes to the discard pile. */
  public static final Shape<Field, Some> DISCARD =
      Some.pickOne("discard", Clauses.CARD_DISCARD)
          .inSecret()
          .fits((field, it) -> field.area.handSize(it.house) > 0)
          .among((field, it, out) -> {
            for (int card = 0; card < field.content.cardNames.count(); card++) {
              if (field.area.holds(it.house, card)) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("discard {card}")
          .does((field, it, card, flow) -> {
            Deck.discard(field, it.house, card, flow);
            it.goOn(Verbs.DISCARD, flow);
          });

  /** Which order token is taken from the supply. */
  public static final Shape<Field, Some> TAKE =
      Some.pickOne("take-token", Clauses.THREE_ACTIONS)
          .among((field, it, out) -> {
            for (int kind = 0; kind < Content.FACES; kind++) {
              out.add(kind);
            }
          })
          .part("token", Things.TOKEN)
          .phrase("take {token}")
          .does((field, it, kind, flow) -> {
            field.area.addToPool(it.house, kind, 1);
            flow.tell(Happenings.TOKEN_TAKEN, it.house, kind);
            it.goOn(Verbs.TAKE, flow);
          });

  /** Which order token is lost. */
  public static final Shape<Field, Some> LOSE =
      Some.pickOne("lose-token", Clauses.THREE_ACTIONS)
          .fits((field, it) -> field.area.poolSize(it.house) > 0)
          .among((field, it, out) -> {
            for (int kind = 0; kind < Content.FACES; kind++) {
              if (field.area.pool(it.house, kind) > 0) {
                out.add(kind);
              }
            }
          })
          .part("token", Things.TOKEN)
          .phrase("lose {token}")
          .does((field, it, kind, flow) -> {
            field.area.addToPool(it.house, kind, -1);
            flow.tell(Happenings.TOKEN_LOST, it.house, kind);
            it.goOn(Verbs.LOSE, flow);
          });

  /** Command tokens go from the commander's card back to the command board. */
  static final class ReturnCommand implements Verb<Field> {
    @Override
    public boolean act(Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
      int commander = commander(field);
      int count = Math.min(said.number(field, owner, none), field.area.onCommander(commander));
      field.area.setOnCommander(commander, field.area.onCommander(commander) - count);
      field.area.addCommand(owner, count);
      flow.tell(Happenings.COMMAND_BACK, owner, count);
      return count > 0;
    }

    @Override
    public @Nullable Clause forbids(Field field, Sentence<Field> said, int owner, int none) {
      int commander = commander(field);
      return commander >= 0 && field.area.onCommander(commander) > 0 ? null : Clauses.NO_EFFECT;
    }

    private static int commander(Field field) {
      return field.turn.committing() >= 0 ? field.turn.committing() : field.turn.leader();
    }
  }

  /** A unit retreats; nothing wards it off. */
  static boolean driveBack(
      Field field, Sentence<Field> said, int owner, int hex, Flow<Field> flow) {
    flow.then(new Sent(true, hex, said.number(field, owner, hex)));
    return true;
  }

  /**
   * A unit that a card drives back, or lets move.
   *
   * @param isDriven true if it is driven back
   */
  public record Sent(boolean isDriven, int hex, int hexes) implements Procedure<Field> {
    public static final String DRIVEN = "drive-back";
    public static final String MOVES = "free-moves";

    public static Sent readDriven(Tree.Fields in) {
      return new Sent(true, in.number("hex", 0, 255), in.number("hexes", 1, 9));
    }

    public static Sent readMoving(Tree.Fields in) {
      return new Sent(false, in.number("hex", 0, 255), in.number("hexes", 1, 9));
    }

    @Override
    public String name() {
      return isDriven ? DRIVEN : MOVES;
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("hex", hex).put("hexes", hexes);
    }

    @Override
    public boolean fits(Field field, @Nullable Step<Field> below) {
      return hex < field.board.size();
    }

    @Override
    public void run(Field field, Flow<Field> flow) {
      if (!field.isOccupied(hex)) {
        return;
      }
      if (isDriven) {
        field.fight.beginAttack(Fight.ATTACK, Field.NOWHERE, hex);
        field.fight.setRetreat(hexes);
        flow.then(List.of(Retreat.STEP, PartingBlow.OVER));
      } else {
        field.turn.setMover(hex, false);
        field.turn.setNamed(-1, hexes);
        flow.then(Moves.FREE.ask(new House(field.house(hex))));
      }
    }
  }

  /** A unit takes hits that nothing wards off, and that capture nobody. */
  static final class Hit implements Verb<Field> {
    @Override
    public boolean act(Field field, Sentence<Field> said, int owner, int hex, Flow<Field> flow) {
      Losses.take(field, hex, said.number(field, owner, hex), false, flow);
      return true;
    }

    @Override
    public @Nullable Clause forbids(Field field, Sentence<Field> said, int owner, int hex) {
      boolean alone = field.commander(hex) >= 0 && field.figures(hex) == 1;
      return alone ? Clauses.NO_EFFECT : null;
    }
  }

  /** A unit moves without being activated; with {@code slips} it may leave an engagement. */
  record Move(boolean slips) implements Verb<Field> {
    @Override
    public boolean act(Field field, Sentence<Field> said, int owner, int hex, Flow<Field> flow) {
      flow.then(new Sent(false, hex, said.number(field, owner, hex)));
      return true;
    }

    @Override
    public @Nullable Clause forbids(Field field, Sentence<Field> said, int owner, int hex) {
      boolean held = field.fire(hex) > 0 || (field.isEngaged(hex) && !slips);
      return held ? Clauses.NO_EFFECT : null;
    }
  }

  /** The token between a unit and its opponent is taken away. */
  static final class Disengage implements Verb<Field> {
    @Override
    public boolean act(Field field, Sentence<Field> said, int owner, int hex, Flow<Field> flow) {
      field.disengage(hex);
      flow.tell(Happenings.DISENGAGED, hex);
      return true;
    }

    @Override
    public @Nullable Clause forbids(Field field, Sentence<Field> said, int owner, int hex) {
      return field.isEngaged(hex) ? null : Clauses.NO_EFFECT;
    }
  }

  /** The fire that was just lit grows. */
  static boolean addFire(Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
    Fire.feed(field, field.fight.stood(), said.number(field, owner, none), flow);
    return true;
  }
}
