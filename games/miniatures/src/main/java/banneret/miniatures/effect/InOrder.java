package banneret.miniatures.effect;

import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.told.Saying;
import banneret.miniatures.effect.Moments.Reaction;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Abilities that act at the same moment: one of each player in turn, the active one first, and each
 * player says which of his comes next.
 */
public final class InOrder {
  private InOrder() {}

  /** Which of a player's effects acts next. */
  public static final Shape<Battlefield, Seat> NEXT =
      Things.seatOne("order-effects", Clauses.of("simultaneous.same-controller"))
          .fits((field, it) -> !own(field, it.seat()).isEmpty())
          .among(InOrder::list)
          .phrase((field, it, i) -> "first " + word(field, own(field, it.seat()).get(i)))
          .saying((field, it, i, out) -> say(field, own(field, it.seat()).get(i), out))
          .does((field, it, i, flow) -> put(field, it.seat(), i, flow));

  /** Puts the effects of all players in turn; {@code bySeat} has the active player's first. */
  static void put(List<List<Reaction>> bySeat, List<Step<Battlefield>> out) {
    int most = 0;
    for (List<Reaction> own : bySeat) {
      most = Math.max(most, own.size());
    }
    for (int i = 0; i < most; i++) {
      for (List<Reaction> own : bySeat) {
        if (i < own.size()) {
          if (differ(own, i)) {
            out.add(NEXT.ask(new Seat(own.get(i).owner())));
          }
          out.add(Moments.REACT.with(own.get(i)));
        }
      }
    }
  }

  /** True if from one on they are not all the same effect. */
  private static boolean differ(List<Reaction> own, int from) {
    for (int i = from + 1; i < own.size(); i++) {
      if (own.get(i).effect() != own.get(from).effect()) {
        return true;
      }
    }
    return false;
  }

  /** The effects that wait on top of the stack, and the questions between them. */
  private static List<Step<Battlefield>> waiting(Battlefield field) {
    List<Step<Battlefield>> found = new ArrayList<>();
    for (Step<Battlefield> step : field.steps()) {
      if (Moments.REACT.of(step) == null && !step.name().equals(NEXT.name())) {
        return found;
      }
      found.add(step);
    }
    return found;
  }

  /** The effects of a player among them. */
  private static List<Reaction> own(Battlefield field, int seat) {
    List<Reaction> own = new ArrayList<>();
    for (Step<Battlefield> step : waiting(field)) {
      Reaction reaction = Moments.REACT.of(step);
      if (reaction != null && reaction.owner() == seat) {
        own.add(reaction);
      }
    }
    return own;
  }

  private static void list(Battlefield field, Seat it, Options out) {
    for (int i = 0; i < own(field, it.seat()).size(); i++) {
      out.add(i);
    }
  }

  /** The chosen one changes places with the first. */
  private static void put(Battlefield field, int seat, int chosen, Flow<Battlefield> flow) {
    List<Step<Battlefield>> steps = waiting(field);
    List<Reaction> own = own(field, seat);
    int first = steps.indexOf(Moments.REACT.with(own.get(0)));
    int other = steps.indexOf(Moments.REACT.with(own.get(chosen)));
    steps.forEach(flow::leave);
    Step<Battlefield> before = steps.get(first);
    steps.set(first, steps.get(other));
    steps.set(other, before);
    flow.then(steps);
  }

  private static String word(Battlefield field, Reaction it) {
    CardEffects effects = field.content.effects;
    String what =
        it.effect() < effects.cards
            ? field.content.abilityNames.word(it.effect() - effects.abilities)
            : it.effect() < effects.ncus
                ? field.content.cards.names.word(it.effect() - effects.cards)
                : "effect-" + it.effect();
    return it.unit() < 0 ? what : what + " of " + field.content.unitNames.word(it.unit());
  }

  private static void say(Battlefield field, Reaction it, Saying out) {
    CardEffects effects = field.content.effects;
    boolean isAbility = it.effect() < effects.cards;
    boolean isCard = !isAbility && it.effect() < effects.ncus;
    out.as("option.order-effects" + (isAbility ? ".ability" : isCard ? ".card" : ""));
    if (isAbility) {
      out.with("ability", "ability", it.effect() - effects.abilities);
    } else if (isCard) {
      out.with("card", "card", it.effect() - effects.cards);
    }
    if (isAbility) {
      out.with("unit", "unit", Math.max(0, it.unit()));
    }
  }
}
