package banneret.miniatures.effect;

import banneret.kernel.effect.Effect;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A moment at which players may play a tactics card, use an order of a unit, or what a non-combat
 * unit may do a few times in a game.
 */
public final class CardMoment implements Moment<Battlefield> {
  /** A moment for each occasion. */
  public static final List<CardMoment> ALL = all();

  private final Occasion occasion;

  private CardMoment(Occasion occasion) {
    this.occasion = occasion;
  }

  private static List<CardMoment> all() {
    List<CardMoment> found = new ArrayList<>();
    for (Occasion occasion : Occasion.values()) {
      found.add(new CardMoment(occasion));
    }
    return List.copyOf(found);
  }

  static CardMoment of(Occasion occasion) {
    return ALL.get(occasion.ordinal());
  }

  /** True if, for all that everybody knows, a player might have something to use. */
  boolean isPossible(Battlefield field, int seat) {
    if (occasion == Occasion.CARD_PLAYED) {
      PlayCard played = field.waiting(PlayCard.class);
      if (played != null && field.arePartners(seat, played.owner())) {
        return false; // Nobody answers himself or his partner.
      }
    }
    int faction = field.faction.get(seat);
    int commander = field.commander.get(seat);
    if (field.hands[seat].size(field.cells) > 0
        && field.content.effects.hasCard(occasion, faction, commander)) {
      return true;
    }
    return listOrders(field, seat, null) || listCouncil(field, seat, null);
  }

  /** Lists the orders that a player may use; true if there are any, which is all if out is null. */
  private boolean listOrders(Battlefield field, int seat, @Nullable Options out) {
    boolean found = false;
    for (int unit : field.holders.orders(occasion)) {
      if (Content.seatOf(unit) == seat && InForce.isThere(field, unit)) {
        for (int part = 0; part < InForce.parts(field, unit); part++) {
          for (int ability : InForce.abilities(field, unit, part)) {
            if (mayOrder(field, unit, part, ability)) {
              if (out == null) {
                return true;
              }
              found = true;
              int use = Use.order(unit, ability);
              if (!out.contains(use)) {
                out.add(use);
              }
            }
          }
        }
      }
    }
    return found;
  }

  private boolean mayOrder(Battlefield field, int unit, int part, int ability) {
    int effect = field.content.effects.abilities + ability;
    return field.content.isOrder[ability]
        && field.content.effects.all.get(effect).isAt(occasion.ordinal())
        && !field.hasUsed(unit, ability)
        && !InForce.isLost(field, unit, part, effect)
        && InForce.forbids(field, Act.ORDERS, unit) == null
        && Moments.isMet(field, effect, unit);
  }

  /** The same for what non-combat units may do. */
  private boolean listCouncil(Battlefield field, int seat, @Nullable Options out) {
    boolean found = false;
    for (int ncu : field.content.effects.ncusAt(occasion)) {
      if (field.council.is(seat, ncu)
          && field.chargesUsed.get(seat, ncu) < field.content.ncus.charges[ncu]
          && InForce.speaks(field, seat, ncu)
          && ofNcu(field, ncu).forbids(field, seat) == null) {
        if (out == null) {
          return true;
        }
        found = true;
        out.add(Use.ncu(ncu));
      }
    }
    return found;
  }

  private static Effect<Battlefield> ofNcu(Battlefield field, int ncu) {
    return field.content.effects.all.get(field.content.effects.ncus + ncu);
  }

  @Override
  public String name() {
    return "at-" + occasion.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.of("timing.one-order-or-card-per-trigger");
  }

  @Override
  public int uses() {
    return occasion == Occasion.TURN_ENDS ? 0 : 1;
  }

  /** At the end of a turn one acts after another; everywhere else all declare before any acts. */
  @Override
  public boolean declares() {
    return occasion != Occasion.TURN_ENDS;
  }

  @Override
  public Lasting declared(Battlefield field) {
    return field.declared;
  }

  @Override
  public void effects(Battlefield field, int seat, Options out) {
    for (int card = 0; card < field.content.cards.names.count(); card++) {
      if (field.hands[seat].count(field.cells, card) > 0) {
        out.add(card);
      }
    }
    listOrders(field, seat, out);
    listCouncil(field, seat, out);
  }

  /** Only cards for this moment are looked at. */
  @Override
  public void options(Battlefield field, int seat, Options out) {
    for (int card : field.content.effects.cardsAt(occasion)) {
      if (field.hands[seat].count(field.cells, card) > 0 && forbids(field, seat, card) == null) {
        out.add(card);
      }
    }
    listOrders(field, seat, out);
    listCouncil(field, seat, out);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, int seat, int use) {
    if (!Use.isCard(use)) {
      return null; // Only what may be used is listed.
    }
    Effect<Battlefield> effect = field.content.effects.all.get(field.content.effects.cards + use);
    if (!effect.isAt(occasion.ordinal())) {
      return Clauses.of("tactics-deck.trigger");
    }
    if (isDisorderly(field, seat)) {
      return Clauses.of("charge.disorderly-no-tactics");
    }
    Clause against = effect.forbids(field, seat);
    return against != null || field.lasting.count(field.cells) == 0
        ? against
        : forbidsInForce(field, seat, effect);
  }

  /** What effects in force have against a card: against all, or as it is about a unit. */
  private static @Nullable Clause forbidsInForce(
      Battlefield field, int seat, Effect<Battlefield> effect) {
    Clause against = field.content.effects.all.forbids(field, Act.PLAY_CARDS.ordinal(), seat);
    boolean isOpen = effect.aim() == null;
    for (int unit = field.from(seat); against == null && unit < field.to(seat); unit++) {
      if (InForce.isThere(field, unit) && effect.names(field, seat, unit)) {
        against = InForce.forbids(field, Act.TACTICS, unit);
      }
    }
    Clause last = null;
    for (int unit = 0; against == null && !isOpen && unit < field.units(); unit++) {
      if (effect.forbidsAim(field, seat, unit) == null) {
        last = CardResolver.forbidsCard(field, effect.index(), seat, unit);
        isOpen = last == null;
      }
    }
    return against != null || isOpen ? against : last;
  }

  /** True if a disorderly charge of the player is being made. */
  private static boolean isDisorderly(Battlefield field, int seat) {
    for (int row = 0; row < field.charges.get(); row++) {
      if (field.disorderly.is(row) && Content.seatOf(field.charger.get(row)) == seat) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void declare(Battlefield field, int seat, int use, Flow<Battlefield> flow) {
    pay(field, seat, use, flow);
    int effect = Use.effectOf(field.content.effects, use);
    CardResolver.declare(field, effect, seat, Use.unitOf(use), flow);
  }

  @Override
  public void use(Battlefield field, int seat, int use, Flow<Battlefield> flow) {
    if (declares()) {
      Declared.act(field, seat, use, flow);
      return;
    }
    pay(field, seat, use, flow);
    int effect = Use.effectOf(field.content.effects, use);
    CardResolver.play(field, effect, seat, Use.unitOf(use), flow);
  }

  /** A card is discarded, an order used, a charge of a non-combat unit spent. */
  private static void pay(Battlefield field, int seat, int use, Flow<Battlefield> flow) {
    if (Use.isNcu(use)) {
      field.chargesUsed.add(seat, Use.ncuOf(use), 1);
      flow.tell(Happenings.CHARGE_USED, seat, Use.ncuOf(use));
    } else if (Use.isCard(use)) {
      field.hands[seat].remove(field.cells, use);
      field.discards.add(seat, use, 1);
      flow.tell(Happenings.CARD_PLAYED, seat, use);
    } else {
      field.useOrder(Use.unitOf(use), Use.abilityOf(use));
      flow.tell(Happenings.ORDER_USED, seat, Use.unitOf(use), Use.abilityOf(use));
    }
  }

  @Override
  public String phrase(Battlefield field, int seat, int use) {
    if (Use.isCard(use)) {
      return "play " + field.content.cards.names.word(use);
    }
    if (Use.isNcu(use)) {
      return "use " + field.content.ncus.names.word(Use.ncuOf(use));
    }
    return "use "
        + field.content.abilityNames.word(Use.abilityOf(use))
        + " of "
        + field.content.unitNames.word(Use.unitOf(use));
  }

  @Override
  public void say(Battlefield field, int seat, int use, Saying out) {
    if (Use.isCard(use)) {
      out.as("option.play-card").with("card", "card", use);
    } else if (Use.isNcu(use)) {
      out.as("option.use-ncu").with("ncu", "ncu", Use.ncuOf(use));
    } else {
      out.as("option.use-order")
          .with("ability", "ability", Use.abilityOf(use))
          .with("unit", "unit", Use.unitOf(use));
    }
  }
}
