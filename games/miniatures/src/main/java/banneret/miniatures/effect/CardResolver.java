package banneret.miniatures.effect;

import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Occasion;
import org.jspecify.annotations.Nullable;

/** Carries out what cards, abilities and zones say. */
public final class CardResolver extends Resolver<Battlefield> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("aim", "effect-goes-on");
  }

  /** Uses an effect of a unit, or of none, about what the moment is about. */
  public static void use(
      Battlefield field, int effect, int owner, int source, Flow<Battlefield> flow) {
    enter(field, source, flow);
    CARDS.use(field, field.content.effects.all.get(effect), owner, flow);
  }

  /** The same, about a unit. */
  public static void use(
      Battlefield field, int effect, int owner, int source, int about, Flow<Battlefield> flow) {
    enter(field, source, flow);
    field.about.set(about);
    CARDS.use(field, field.content.effects.all.get(effect), owner, flow);
  }

  /** Plays a card or gives an order: others may answer before it acts. */
  static void play(Battlefield field, int effect, int owner, int source, Flow<Battlefield> flow) {
    enter(field, source, flow);
    Effect<Battlefield> played = field.content.effects.all.get(effect);
    if (played.aim() != null || !field.content.effects.isPlayed(effect)) {
      CARDS.use(field, played, owner, flow); // The answer comes when it has been aimed.
    } else {
      await(field, effect, owner, source, flow);
    }
  }

  /** Declares a card or an order: it is aimed and others may answer; it acts after the others. */
  static void declare(
      Battlefield field, int effect, int owner, int source, Flow<Battlefield> flow) {
    enter(field, source, flow);
    Effect<Battlefield> declared = field.content.effects.all.get(effect);
    if (declared.aim() != null) {
      CARDS.use(field, declared, owner, flow);
    } else if (field.content.effects.isPlayed(effect)) {
      await(field, effect, owner, source, flow);
    }
  }

  private static void await(
      Battlefield field, int effect, int owner, int source, Flow<Battlefield> flow) {
    flow.then(new PlayCard(effect, owner, source, PlayCard.NO_ROW));
    answer(field, flow);
  }

  /** What was declared acts, if it still can; false if it cannot. */
  static boolean act(
      Battlefield field, int effect, int owner, int source, int[] at, Flow<Battlefield> flow) {
    enter(field, source, flow);
    Effect<Battlefield> declared = field.content.effects.all.get(effect);
    if (declared.aim() != null) {
      return declared.unmet(field, owner) == null && CARDS.use(field, declared, owner, at, flow);
    }
    boolean may = declared.forbids(field, owner) == null;
    if (may) {
      CARDS.use(field, declared, owner, flow);
    }
    return may;
  }

  /** Does one sentence that has waited for this moment. */
  static void react(
      Battlefield field, int effect, int sentence, int owner, int unit, Flow<Battlefield> flow) {
    enter(field, unit, flow);
    CARDS.react(field, field.content.effects.all.get(effect), sentence, owner, unit, flow);
  }

  private static void enter(Battlefield field, int source, Flow<Battlefield> flow) {
    flow.then(DONE.with(frame(field)));
    field.source.set(source);
    field.outcome.set(0);
    field.number.set(0);
    field.choice.set(0);
  }

  /** What is being used now. */
  static Used frame(Battlefield field) {
    int rest = field.number.get() * 8 + field.choice.get();
    rest = (rest * 3 + field.outcome.get()) * 4 + field.token.get() + 1;
    return new Used(field.source.get(), field.about.get(), field.by.get(), rest);
  }

  /** What was being used before; the rest is number, choice, outcome and token. */
  public record Used(int source, int about, int by, int rest) {
    static final Ids<Used> IDS =
        Ids.of(
            "unit:unit? about:unit? by:unit? rest:9999",
            Used::source,
            Used::about,
            Used::by,
            Used::rest,
            Used::new);
  }

  /** An effect has been carried out: what it was about is forgotten. */
  public static final Deed<Battlefield, Used> DONE =
      Deed.<Battlefield, Used>of("effect-done", Used.IDS, (field, it, flow) -> restore(field, it))
          .fits((field, it) ->
              it.source < field.units() && it.about < field.units() && it.by < field.units())
          .dropped(CardResolver::restore);

  static void restore(Battlefield field, Used it) {
    field.source.set(it.source);
    field.about.set(it.about);
    field.by.set(it.by);
    field.token.set(it.rest % 4 - 1);
    field.outcome.set(it.rest / 4 % 3);
    field.choice.set(it.rest / 12 % 8);
    field.number.set(it.rest / 96);
  }

  /** A zone that is aimed at a unit lets the unit speak; a card or an order lets the enemy. */
  @Override
  protected boolean waits(Battlefield field, int row, Flow<Battlefield> flow) {
    CardEffects effects = field.content.effects;
    int effect = field.running.effect(field.cells, row);
    int owner = field.running.owner(field.cells, row);
    if (effect < effects.abilities) {
      flow.then(new PlayCard(effect, owner, field.source.get(), row));
      int unit = field.running.target(field.cells, row, 0);
      Moments.at(field, Occasion.ZONE_TARGETS, unit, flow);
      return true;
    }
    if (effects.isPlayed(effect)) {
      flow.then(new PlayCard(effect, owner, field.source.get(), row));
      answer(field, flow);
      return true;
    }
    return Declared.aim(field, effect, owner, field.source.get(), row);
  }

  /** The enemy may answer a card or an order before it acts. */
  private static void answer(Battlefield field, Flow<Battlefield> flow) {
    int token = field.token.get();
    Moments.at(field, Occasion.CARD_PLAYED, field.about.get(), field.by.get(), token, flow);
  }

  /** The zone, card or order of a row acts, unless something has taken its place. */
  void begin(Battlefield field, int effect, int owner, int row, Flow<Battlefield> flow) {
    CardEffects effects = field.content.effects;
    if (effect < effects.abilities && field.zoneReplaced.is()) {
      field.running.close(field.cells, row);
    } else if (row == PlayCard.NO_ROW) {
      CARDS.use(field, effects.all.get(effect), owner, flow);
    } else {
      CARDS.begin(field, row, flow);
    }
  }

  @Override
  protected Contexts contexts(Battlefield field) {
    return field.running;
  }

  @Override
  protected Effect<Battlefield> effect(Battlefield field, int index) {
    return field.content.effects.all.get(index);
  }

  /** What lasts while a card is attached to a unit is found there. */
  @Override
  protected void last(
      Battlefield field,
      Effect<Battlefield> effect,
      int part,
      int owner,
      int target,
      int until,
      int times) {
    if (until != InForce.ATTACHED) {
      int of = isAimed(effect, part, until) ? target : Battlefield.NOBODY;
      field.lasting.add(field.cells, effect.index(), part, owner, of, until, times);
    }
  }

  @Override
  protected @Nullable Clause forbids(
      Battlefield field, Aim<Battlefield> aim, int seat, int target) {
    return forbidsCard(field, aim.effect(field).index(), seat, target);
  }

  /** The clause that keeps a unit from being a target of its own side's cards, or null. */
  static @Nullable Clause forbidsCard(Battlefield field, int effect, int seat, int target) {
    CardEffects effects = field.content.effects;
    boolean isOwn =
        effect >= effects.cards
            && effect < effects.ncus
            && field.lasting.count(field.cells) > 0
            && Content.seatOf(target) == seat;
    return isOwn ? InForce.forbids(field, Act.TACTICS, target) : null;
  }

  @Override
  protected void about(Battlefield field, Aim<Battlefield> aim, Saying out) {
    CardEffects effects = field.content.effects;
    int effect = aim.effect(field).index();
    if (effect < effects.abilities) {
      out.as("ask.aim.zone").with("zone", "zone", effect - effects.zones);
    } else if (effect < effects.cards) {
      out.as("ask.aim.ability").with("ability", "ability", effect - effects.abilities);
    } else if (effect < effects.ncus) {
      out.as("ask.aim.card").with("card", "card", effect - effects.cards);
    } else if (effect < effects.objectives) {
      out.as("ask.aim.ncu").with("ncu", "ncu", effect - effects.ncus);
    } else if (effect < effects.missions) {
      out.as("ask.aim.objective").with("objective", "objective", effect - effects.objectives);
    } else if (effect < effects.siege) {
      out.as("ask.aim.mission-zone");
    } else {
      out.as("ask.aim.siege-card").with("card", "siege-card", effect - effects.siege);
    }
  }

  @Override
  protected String phrase(Battlefield field, Aim<Battlefield> aim, int target) {
    return target == Aim.NONE ? "nobody" : "at " + field.content.unitNames.word(target);
  }

  @Override
  protected void say(Battlefield field, Aim<Battlefield> aim, int target, Saying out) {
    if (target == Aim.NONE) {
      out.as("option.aim.none");
    } else {
      out.as("option.aim")
          .with("unit", "unit", target)
          .with("card", "unit-card", Math.max(0, field.card(target)));
    }
  }

  /** False if it is about nobody, whatever a sentence before it was aimed at. */
  private static boolean isAimed(Effect<Battlefield> effect, int part, int until) {
    for (Sentence<Battlefield> sentence : effect.sentences()) {
      if (sentence.until() == until && sentence.part() == part) {
        return effect.aim() != null || sentence.to() != null;
      }
    }
    return effect.aim() != null;
  }
}
