package banneret.miniatures.effect;

import banneret.kernel.effect.Effect;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A moment at which players may play a tactics card or use an order of a unit. */
public final class CardMoment implements Moment<Battlefield> {
  /** A moment for each occasion. */
  public static final List<CardMoment> ALL = all();

  /** Answers from this on name a unit and one of its orders. */
  private static final int ORDER = 1_000;

  private static final int ABILITIES = 256;

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
    int faction = field.faction.get(seat);
    int commander = field.commander.get(seat);
    if (field.hands[seat].size(field.cells) > 0
        && field.content.effects.hasCard(occasion, faction, commander)) {
      return true;
    }
    if (field.holders.orders(occasion).length == 0) {
      return false;
    }
    Options orders = new Options();
    listOrders(field, seat, orders);
    return orders.size() > 0;
  }

  private void listOrders(Battlefield field, int seat, Options out) {
    for (int unit : field.holders.orders(occasion)) {
      if (Content.seatOf(unit) != seat || !field.isOnTable(unit) || field.figures.get(unit) == 0) {
        continue;
      }
      for (int ability : field.content.units.abilities[field.card(unit)]) {
        listOrder(field, unit, ability, out);
      }
      if (field.attachment.get(unit) >= 0) {
        for (int ability : field.content.attachments.abilities[field.attachment.get(unit)]) {
          listOrder(field, unit, ability, out);
        }
      }
    }
  }

  private void listOrder(Battlefield field, int unit, int ability, Options out) {
    int effect = field.content.effects.abilities + ability;
    int code = ORDER + unit * ABILITIES + ability;
    if (field.content.isOrder[ability]
        && field.content.effects.all.get(effect).isAt(occasion.ordinal())
        && !field.hasUsed(unit, ability)
        && !out.contains(code)
        && Moments.isMet(field, effect, unit, field.about.get())) {
      out.add(code);
    }
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

  @Override
  public void effects(Battlefield field, int seat, Options out) {
    for (int card = 0; card < field.content.cards.names.count(); card++) {
      if (field.hands[seat].count(field.cells, card) > 0) {
        out.add(card);
      }
    }
    listOrders(field, seat, out);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, int seat, int code) {
    if (code >= ORDER) {
      return null; // Only what may be used is listed.
    }
    Effect<Battlefield> effect = field.content.effects.all.get(field.content.effects.cards + code);
    if (!effect.isAt(occasion.ordinal())) {
      return Clauses.of("tactics-deck.trigger");
    }
    return isDisorderly(field, seat)
        ? Clauses.of("charge.disorderly-no-tactics")
        : effect.forbids(field, seat);
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
  public void use(Battlefield field, int seat, int code, Flow<Battlefield> flow) {
    if (code >= ORDER) {
      int unit = (code - ORDER) / ABILITIES;
      int ability = (code - ORDER) % ABILITIES;
      field.useOrder(unit, ability);
      flow.tell(Happenings.ORDER_USED, seat, unit, ability);
      int effect = field.content.effects.abilities + ability;
      CardResolver.use(field, effect, seat, unit, field.about.get(), flow);
      return;
    }
    field.hands[seat].remove(field.cells, code);
    field.discards.add(seat, code, 1);
    flow.tell(Happenings.CARD_PLAYED, seat, code);
    int effect = field.content.effects.cards + code;
    CardResolver.use(field, effect, seat, Battlefield.NOBODY, field.about.get(), flow);
  }

  @Override
  public String phrase(Battlefield field, int seat, int code) {
    if (code < ORDER) {
      return "play " + field.content.cards.names.word(code);
    }
    return "use "
        + field.content.abilityNames.word((code - ORDER) % ABILITIES)
        + " of "
        + field.content.unitNames.word((code - ORDER) / ABILITIES);
  }

  @Override
  public void say(Battlefield field, int seat, int code, Saying out) {
    if (code < ORDER) {
      out.as("option.play-card").with("card", "card", code);
    } else {
      out.as("option.use-order")
          .with("ability", "ability", (code - ORDER) % ABILITIES)
          .with("unit", "unit", (code - ORDER) / ABILITIES);
    }
  }
}
