package banneret.miniatures.effect;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.kernel.window.Window;
import banneret.miniatures.effect.CardResolver.Used;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Occasion;
import java.util.ArrayList;
import java.util.List;

/** A moment comes: abilities that wait for it act, then players may use cards and orders. */
public final class Moments {
  /** As the sentence of a reaction: all of them. */
  private static final int WHOLE = 15;

  private static final int ALL = 0;
  private static final int ACTIVE = 1;
  private static final int OTHERS = 2;

  private Moments() {}

  /** A moment at which something happened to a unit, or to none. */
  public static void at(Battlefield field, Occasion occasion, int about, Flow<Battlefield> flow) {
    at(field, occasion, about, Battlefield.NOBODY, Battlefield.NOBODY, flow);
  }

  /**
   * The same.
   *
   * @param by the unit whose doing it was, or none
   * @param token the condition token that it is about, or none
   */
  public static void at(
      Battlefield field, Occasion occasion, int about, int by, int token, Flow<Battlefield> flow) {
    at(field, occasion, about, by, token, ALL, flow);
  }

  /** A moment of the active side, or apart from it of all others. */
  public static void of(
      Battlefield field, Occasion occasion, int about, boolean isActive, Flow<Battlefield> flow) {
    int nobody = Battlefield.NOBODY;
    at(field, occasion, about, nobody, nobody, isActive ? ACTIVE : OTHERS, flow);
  }

  private static void at(
      Battlefield field,
      Occasion occasion,
      int about,
      int by,
      int token,
      int whose,
      Flow<Battlefield> flow) {
    Used before = CardResolver.frame(field);
    field.source.set(Battlefield.NOBODY);
    field.about.set(about);
    field.by.set(by);
    field.token.set(token);
    List<Step<Battlefield>> steps = new ArrayList<>();
    boolean isFirst = whose != OTHERS;
    if (isFirst
        && (field.lasting.count(field.cells) > 0 || field.holders.at(occasion).length > 0)) {
      reactions(field, occasion, steps);
    }
    CardMoment moment = CardMoment.of(occasion);
    int order = 0;
    for (int i = field.seats() - 1; i >= 0; i--) { // Whoever is put last is asked first.
      int asked = (field.active.get() + i) % field.seats();
      boolean isHis =
          whose == ALL || field.arePartners(asked, field.active.get()) == (whose == ACTIVE);
      order = isHis && moment.isPossible(field, asked) ? order << 4 | asked + 1 : order;
    }
    if (order != 0) {
      steps.add(new Window<>(moment, order, 0, 0, 0));
    }
    if (steps.isEmpty()) {
      CardResolver.restore(field, before);
      return;
    }
    steps.add(CardResolver.DONE.with(before));
    flow.then(steps);
  }

  /** Puts the abilities that act at a moment, and what has waited for it. */
  private static void reactions(Battlefield field, Occasion occasion, List<Step<Battlefield>> out) {
    List<List<Reaction>> bySeat = new ArrayList<>();
    int seat = field.active.get();
    for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
      List<Reaction> own = new ArrayList<>();
      react(field, occasion, seat, own);
      lasting(field, occasion, seat, own);
      bySeat.add(own);
    }
    InOrder.put(bySeat, out);
  }

  private static void react(Battlefield field, Occasion occasion, int seat, List<Reaction> out) {
    CardEffects effects = field.content.effects;
    for (int unit : field.holders.at(occasion)) {
      if (Content.seatOf(unit) != seat || !InForce.isThere(field, unit)) {
        continue;
      }
      for (int part = 0; part < InForce.parts(field, unit); part++) {
        for (int effect : InForce.at(field, occasion, unit, part)) {
          if (InForce.isLost(field, unit, part, effect)) {
            continue;
          }
          if (!effects.all.get(effect).isAt(occasion.ordinal())) {
            waiting(field, occasion, effect, InForce.ATTACHED, -1, unit, seat, out);
          } else if (mayAgain(field, unit, effect) && isMet(field, effect, unit)) {
            out.add(new Reaction(effect, WHOLE, unit, seat));
          }
        }
      }
      for (int i = 0; field.attached(unit, i) >= 0; i++) {
        int effect = effects.cards + field.attached(unit, i);
        waiting(field, occasion, effect, InForce.ATTACHED, -1, unit, seat, out);
      }
    }
  }

  /** False if an ability is used once a round, and the unit has. */
  private static boolean mayAgain(Battlefield field, int unit, int effect) {
    int ability = effect - field.content.effects.abilities;
    return !field.content.isOnce[ability] || !field.hasUsed(unit, ability);
  }

  /** What cards and orders of a player in force have waited for. */
  private static void lasting(Battlefield field, Occasion occasion, int seat, List<Reaction> out) {
    for (int row = 0; row < field.lasting.count(field.cells); row++) {
      int effect = field.lasting.effect(field.cells, row);
      int until = field.lasting.until(field.cells, row);
      int part = field.lasting.part(field.cells, row);
      int target = field.lasting.target(field.cells, row);
      int owner = field.lasting.owner(field.cells, row);
      if (owner == seat) {
        waiting(field, occasion, effect, until, part, target, owner, out);
      }
    }
  }

  private static void waiting(
      Battlefield field,
      Occasion occasion,
      int effect,
      int until,
      int part,
      int unit,
      int owner,
      List<Reaction> out) {
    Effect<Battlefield> whole = field.content.effects.all.get(effect);
    List<Sentence<Battlefield>> found =
        field.content.effects.all.reactions(effect, occasion.ordinal());
    for (int i = 0; i < found.size(); i++) {
      Sentence<Battlefield> sentence = found.get(i);
      int index = whole.sentences().indexOf(sentence);
      field.holder = unit;
      if (sentence.until() == until
          && (until == InForce.ATTACHED || sentence.part() == part)
          && sentence.applies(field, owner, Battlefield.NOBODY)) {
        out.add(new Reaction(effect, index, unit, owner));
      }
      field.holder = Battlefield.NOBODY;
    }
  }

  /** The non-combat unit that is being activated does what its card says at a moment. */
  public static void own(Battlefield field, Occasion occasion, Flow<Battlefield> flow) {
    int seat = field.active.get();
    int ncu = field.ncu.get();
    int own = field.content.effects.ncus + ncu;
    Effect<Battlefield> effect = field.content.effects.all.get(own);
    if (effect.isAt(occasion.ordinal())
        && field.content.ncus.charges[ncu] == 0
        && InForce.speaks(field, seat, ncu)
        && effect.forbids(field, seat) == null) {
      flow.then(REACT.with(new Reaction(own, WHOLE, Battlefield.NOBODY, seat)));
    }
  }

  /** True if all that the effect of a unit asks for is so. */
  static boolean isMet(Battlefield field, int effect, int unit) {
    field.holder = unit;
    boolean met =
        field.content.effects.all.get(effect).forbids(field, Content.seatOf(unit)) == null;
    field.holder = Battlefield.NOBODY;
    return met;
  }

  /** An ability of a unit, or a sentence that has waited, and whose it is. */
  public record Reaction(int effect, int sentence, int unit, int owner) {
    static final Ids<Reaction> IDS =
        Ids.of(
            "effect:999 sentence:15 unit:unit? owner:seat",
            Reaction::effect,
            Reaction::sentence,
            Reaction::unit,
            Reaction::owner,
            Reaction::new);
  }

  /** An ability acts; its player is asked if he may do without. */
  public static final Deed<Battlefield, Reaction> REACT =
      Deed.<Battlefield, Reaction>of(
              "react",
              Reaction.IDS,
              (field, it, flow) -> {
                if (it.sentence() != WHOLE) {
                  if (it.unit() < 0 || field.isOnTable(it.unit())) {
                    CardResolver.react(
                        field, it.effect(), it.sentence(), it.owner(), it.unit(), flow);
                  }
                } else if (mayAct(field, it)) {
                  Effect<Battlefield> effect = field.content.effects.all.get(it.effect());
                  if (effect.isOptional() && effect.aim() == null) {
                    flow.then(Moments.USE.ask(it));
                  } else {
                    act(field, it, flow);
                  }
                }
              })
          .fits(Moments::fits);

  private static boolean fits(Battlefield field, Reaction it) {
    return it.unit() < field.units() && it.effect() < field.content.effects.all.all().size();
  }

  private static boolean mayAct(Battlefield field, Reaction it) {
    return it.unit() < 0
        ? field.content.effects.all.get(it.effect()).forbids(field, it.owner()) == null
        : InForce.isThere(field, it.unit()) && isMet(field, it.effect(), it.unit());
  }

  private static void act(Battlefield field, Reaction it, Flow<Battlefield> flow) {
    int ability = it.effect() - field.content.effects.abilities;
    if (it.unit() >= 0 && field.content.isOnce[ability]) {
      field.useOrder(it.unit(), ability);
    }
    CardResolver.use(field, it.effect(), it.owner(), it.unit(), flow);
  }

  /** Whether a player uses an ability that he may do without. */
  public static final Shape<Battlefield, Reaction> USE =
      Asks.<Battlefield, Reaction>pickOne("use-ability", Clauses.of("card.abilities"), Reaction.IDS)
          .asks((field, it) -> it.owner())
          .by((field, it) -> field.content.effects.all.get(it.effect()).clause())
          .fits((field, it) -> fits(field, it) && it.sentence() == WHOLE)
          .about((field, it, out) -> {
            CardEffects effects = field.content.effects;
            if (it.unit() >= 0) {
              out.as("ask.use-ability.unit")
                  .with("ability", "ability", it.effect() - effects.abilities)
                  .with("unit", "unit", it.unit());
            } else {
              out.as("ask.use-ability.ncu").with("ncu", "ncu", it.effect() - effects.ncus);
            }
          })
          .among((field, it, out) -> out.add(1))
          .phrase((field, it, code) -> {
            CardEffects effects = field.content.effects;
            return "use "
                + (it.unit() >= 0
                    ? field.content.abilityNames.word(it.effect() - effects.abilities)
                    : field.content.ncus.names.word(it.effect() - effects.ncus));
          })
          .orElse("do without", "option.use-ability.none")
          .does((field, it, code, flow) -> act(field, it, flow));
}
