package banneret.miniatures.words;

import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Verb;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.combat.Attack;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Engaged;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.loss.Test;
import banneret.miniatures.round.Action;
import banneret.miniatures.round.Hands;
import org.jspecify.annotations.Nullable;

/** What effects do. */
public final class Verbs {
  static final int ATTACKS = Action.ATTACK | Action.SHOOT;
  static final int MOVES = Action.MANEUVER | Action.RETREAT;
  private static final Thing<Battlefield> CONDITION =
      new Thing<>("condition", field -> field.content.conditionNames);

  private Verbs() {}

  static boolean panicTest(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    Test.begin(field, unit, Test.PANIC, said.number(field, owner, unit), owner, flow);
    return true;
  }

  static boolean wound(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int wounds = said.number(field, owner, unit);
    return Losses.take(field, unit, wounds, owner, field.source.get(), flow) > 0;
  }

  static boolean draw(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    Hands.draw(field, owner, said.number(field, owner, none), flow);
    return true;
  }

  /** The card of a non-combat unit goes to a unit. */
  static boolean influence(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int by = field.influence(owner, unit);
    field.influenced.set(unit, field.influenced.get(unit) | by);
    flow.tell(Happenings.INFLUENCED, field.ncu.get(), unit);
    return true;
  }

  /** A unit restores wounds. */
  static final class Heal implements Verb<Battlefield> {
    @Override
    public boolean act(
        Battlefield field,
        Sentence<Battlefield> said,
        int owner,
        int unit,
        Flow<Battlefield> flow) {
      return Losses.heal(field, unit, said.number(field, owner, unit), flow) > 0;
    }
  }

  /** A unit loses a condition token; with several, its player says which. */
  static boolean relieve(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (field.conditions.get(unit) != 0) {
      flow.then(RELIEVE.ask(new Marking(owner, unit)));
    }
    return true;
  }

  /** Who places or removes a token, and on which unit. */
  public record Marking(int seat, int unit) {
    static final Ids<Marking> IDS =
        Ids.of("who:seat unit:unit", Marking::seat, Marking::unit, Marking::new);
  }

  private static Asks<Battlefield, Marking> condition(String name) {
    return Asks.<Battlefield, Marking>pickOne(name, Clauses.CONDITION, Marking.IDS)
        .asks((field, it) -> it.seat())
        .about((field, it, out) -> Things.say(field, it.unit(), out))
        .among((field, it, out) -> {
          for (int one = 0; one < Content.CONDITIONS; one++) {
            out.add(one);
          }
        })
        .part("condition", CONDITION)
        .continues();
  }

  /** Which condition token is taken off a unit. */
  public static final Shape<Battlefield, Marking> RELIEVE =
      condition("relieve")
          .fits((field, it) -> field.conditions.get(it.unit()) != 0)
          .forbids((field, it, one) -> field.has(it.unit(), one) ? null : Clauses.CONDITION)
          .phrase("remove {condition}")
          .does((field, it, one, flow) -> Losses.relieve(field, it.unit(), one, flow));

  /** Which condition token a unit receives. */
  public static final Shape<Battlefield, Marking> AFFLICT =
      condition("afflict")
          .fits((field, it) -> field.isOnTable(it.unit()) && !isFull(field, it.unit()))
          .forbids((field, it, one) -> field.has(it.unit(), one) ? Clauses.CONDITION_ONE : null)
          .phrase("{condition}")
          .does((field, it, one, flow) -> Losses.afflict(field, it.unit(), one, flow));

  private static boolean isFull(Battlefield field, int unit) {
    return field.conditions.get(unit) == (1 << Content.CONDITIONS) - 1;
  }

  /** A unit receives a condition token of the owner's choice. */
  static final class Afflict implements Verb<Battlefield> {
    @Override
    public boolean act(
        Battlefield field,
        Sentence<Battlefield> said,
        int owner,
        int unit,
        Flow<Battlefield> flow) {
      if (isFull(field, unit)) {
        return false;
      }
      flow.then(AFFLICT.ask(new Marking(owner, unit)));
      return true;
    }

    @Override
    public @Nullable Clause forbids(
        Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
      return isFull(field, unit) ? Clauses.CONDITION_ONE : null;
    }
  }

  /** A unit receives a certain condition token. */
  static final class Make implements Verb<Battlefield> {
    @Override
    public boolean act(
        Battlefield field,
        Sentence<Battlefield> said,
        int owner,
        int unit,
        Flow<Battlefield> flow) {
      return Losses.afflict(field, unit, said.number(field, owner, unit), flow);
    }
  }

  /** The unit whose ability it is attacks another that it is engaged with. */
  static final class Strike implements Verb<Battlefield> {
    @Override
    public boolean act(
        Battlefield field,
        Sentence<Battlefield> said,
        int owner,
        int unit,
        Flow<Battlefield> flow) {
      int self = field.self();
      int weapon = field.content.units.attack(field.card(self), UnitCards.MELEE);
      Attack.begin(field, self, unit, weapon, 0, flow);
      return true;
    }

    @Override
    public @Nullable Clause forbids(
        Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
      int self = field.self();
      boolean may =
          self >= 0
              && field.content.units.attack(field.card(self), UnitCards.MELEE) >= 0
              && Engaged.with(field, self, unit);
      return may ? null : Clauses.MELEE_TARGET;
    }
  }

  /** A unit may take a free action of some kinds. */
  record FreeAction(int kinds) implements Verb<Battlefield> {
    @Override
    public boolean act(
        Battlefield field,
        Sentence<Battlefield> said,
        int owner,
        int unit,
        Flow<Battlefield> flow) {
      flow.then(Action.CHOOSE.ask(new Numbered(unit, kinds)));
      return true;
    }

    @Override
    public @Nullable Clause forbids(
        Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
      return Action.isPossible(field, unit, kinds)
          ? null
          : Clauses.of("ruling.free-action-restrictions");
    }
  }
}
