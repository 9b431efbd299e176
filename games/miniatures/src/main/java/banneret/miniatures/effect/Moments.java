package banneret.miniatures.effect;

import banneret.kernel.effect.Effect;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.kernel.window.Window;
import banneret.miniatures.effect.CardResolver.Used;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Occasion;
import java.util.ArrayList;
import java.util.List;

/** A moment comes: abilities that wait for it act, then players may use cards and orders. */
public final class Moments {
  private Moments() {}

  /** A moment at which something happened to a unit, or to none. */
  public static void at(Battlefield field, Occasion occasion, int about, Flow<Battlefield> flow) {
    CardMoment moment = CardMoment.of(occasion);
    int order = 0;
    for (int i = field.seats() - 1; i >= 0; i--) { // Whoever is put last is asked first.
      int seat = (field.active.get() + i) % field.seats();
      order = moment.isPossible(field, seat) ? order << 4 | seat + 1 : order;
    }
    if (order != 0) {
      Window<Battlefield> window = new Window<>(moment, order, 0, 0, 0);
      flow.then(window, CardResolver.DONE.with(new Used(field.source.get(), field.about.get())));
      field.about.set(about);
    }
    if (field.holders.at(occasion).length == 0) {
      return;
    }
    List<Step<Battlefield>> reactions = new ArrayList<>();
    int seat = field.active.get();
    for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
      react(field, occasion, seat, about, reactions);
    }
    if (!reactions.isEmpty()) {
      flow.then(reactions);
    }
  }

  private static void react(
      Battlefield field, Occasion occasion, int seat, int about, List<Step<Battlefield>> out) {
    for (int unit : field.holders.at(occasion)) {
      if (Content.seatOf(unit) != seat || !field.isOnTable(unit) || field.figures.get(unit) == 0) {
        continue;
      }
      for (int part = 0; part < 2; part++) {
        int who = field.attachment.get(unit);
        int[] effects =
            part == 0
                ? field.content.effects.at(occasion, field.card(unit))
                : who < 0 ? NONE : field.content.effects.atOfAttachment(occasion, who);
        for (int effect : effects) {
          if (isMet(field, effect, unit, about)) {
            out.add(REACT.with(new Reaction(effect, unit, about)));
          }
        }
      }
    }
  }

  private static final int[] NONE = {};

  /** True if all that the effect of a unit asks for is so. */
  static boolean isMet(Battlefield field, int effect, int unit, int about) {
    int before = field.about.get();
    field.holder = unit;
    field.about.set(about);
    Effect<Battlefield> one = field.content.effects.all.get(effect);
    boolean met = one.forbids(field, Content.seatOf(unit)) == null;
    field.holder = Battlefield.NOBODY;
    field.about.set(before);
    return met;
  }

  /** The ability of a unit, and what it is about. */
  public record Reaction(int effect, int unit, int about) {
    static final Ids<Reaction> IDS =
        Ids.of(
            "effect:999 unit:unit about:unit?",
            Reaction::effect,
            Reaction::unit,
            Reaction::about,
            Reaction::new);
  }

  /** An ability acts. */
  public static final Deed<Battlefield, Reaction> REACT =
      Deed.<Battlefield, Reaction>of(
              "react",
              Reaction.IDS,
              (field, it, flow) -> {
                boolean isThere = field.isOnTable(it.unit()) && field.figures.get(it.unit()) > 0;
                if (isThere && isMet(field, it.effect(), it.unit(), it.about())) {
                  int seat = Content.seatOf(it.unit());
                  CardResolver.use(field, it.effect(), seat, it.unit(), it.about(), flow);
                }
              })
          .fits((field, it) ->
              it.unit() < field.units()
                  && it.about() < field.units()
                  && it.effect() < field.content.effects.all.all().size());
}
