package banneret.miniatures.siege;

import banneret.kernel.effect.Effect;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Occasion;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A moment at which players may use their siege cards. */
public final class SiegeMoment implements Moment<Battlefield> {
  /** Answers from this on name a card that lies before its player with tokens on it. */
  private static final int IN_PLAY = 100;

  /** The moments at which siege cards are used. */
  public static final List<SiegeMoment> ALL =
      List.of(
          new SiegeMoment(Occasion.ROUND_BEGINS),
          new SiegeMoment(Occasion.TURN_BEGINS),
          new SiegeMoment(Occasion.ZONE_TAKEN),
          new SiegeMoment(Occasion.CHARGED));

  /** A round begins: siege cards may be used. */
  public static final Procedure<Battlefield> ROUND_BEGINS =
      Procedure.of(
          "siege-round", (field, flow) -> SiegeMoment.at(field, Occasion.ROUND_BEGINS, flow));

  private final Occasion occasion;

  private SiegeMoment(Occasion occasion) {
    this.occasion = occasion;
  }

  /** Such a moment, where there is a siege and somebody might have a card for it. */
  public static void at(Battlefield field, Occasion occasion, Flow<Battlefield> flow) {
    if (!field.mode().isSiege) {
      return;
    }
    for (SiegeMoment moment : ALL) {
      if (moment.occasion == occasion) {
        int order = 0;
        for (int i = field.seats() - 1; i >= 0; i--) {
          int seat = (field.active.get() + i) % field.seats();
          order = moment.isPossible(field, seat) ? order << 4 | seat + 1 : order;
        }
        if (order != 0) {
          flow.then(new Window<>(moment, order, 0, 0, 0));
        }
      }
    }
  }

  private static Effect<Battlefield> effect(Battlefield field, int card) {
    return field.content.effects.all.get(field.content.effects.siege + card);
  }

  /** True if, for all that everybody knows, a player might have something to use. */
  private boolean isPossible(Battlefield field, int seat) {
    boolean hasCards = field.siegeDeck.hands[seat].size(field.cells) > 0;
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      boolean isHis = field.content.siege.isDefenders[card] == field.isDefender(seat);
      boolean mayHold = hasCards && !field.siege.used.is(card);
      if (isHis
          && (mayHold || field.siege.tokens.get(card) > 0)
          && effect(field, card).isAt(occasion.ordinal())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String name() {
    return "siege-at-" + occasion.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Clause clause(Battlefield field) {
    return Clauses.SIEGE_CARDS;
  }

  @Override
  public void effects(Battlefield field, int seat, Options out) {
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      if (field.siegeDeck.hands[seat].count(field.cells, card) > 0) {
        out.add(card);
      }
    }
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      boolean isHis = field.content.siege.isDefenders[card] == field.isDefender(seat);
      if (isHis && field.siege.tokens.get(card) > 0) {
        out.add(IN_PLAY + card);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, int seat, int code) {
    int card = code % IN_PLAY;
    Effect<Battlefield> effect = effect(field, card);
    if (!effect.isAt(occasion.ordinal()) || (code >= IN_PLAY && field.siege.usedInTurn.is(card))) {
      return Clauses.SIEGE_CARDS;
    }
    boolean isLaidDown = code < IN_PLAY && field.content.siege.tokens[card] > 0;
    return isLaidDown ? effect.unmet(field, seat) : effect.forbids(field, seat);
  }

  @Override
  public void use(Battlefield field, int seat, int code, Flow<Battlefield> flow) {
    int card = code % IN_PLAY;
    if (code < IN_PLAY) {
      field.siegeDeck.hands[seat].remove(field.cells, card);
      field.siege.used.set(card, true);
      flow.learnt();
      flow.tell(Happenings.SIEGE_CARD_USED, seat, card);
      if (field.content.siege.tokens[card] > 0) {
        field.siege.tokens.set(card, field.content.siege.tokens[card]);
        return;
      }
    } else {
      field.siege.tokens.add(card, -1);
      field.siege.usedInTurn.set(card, true);
    }
    int effect = field.content.effects.siege + card;
    CardResolver.use(field, effect, seat, Battlefield.NOBODY, field.about.get(), flow);
  }

  @Override
  public String phrase(Battlefield field, int seat, int code) {
    String word = field.content.siege.names.word(code % IN_PLAY);
    return (code < IN_PLAY ? "siege " : "again ") + word;
  }

  @Override
  public void say(Battlefield field, int seat, int code, Saying out) {
    out.as(code < IN_PLAY ? "option.siege-card" : "option.siege-card.again")
        .with("card", "siege-card", code % IN_PLAY);
  }

  /** A turn is over: cards with tokens may be used again. */
  public static void turnEnds(Battlefield field) {
    for (int card = 0; card < field.content.siege.names.count(); card++) {
      field.siege.usedInTurn.set(card, false);
    }
  }
}
