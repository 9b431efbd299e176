package banneret.miniatures.words;

import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.effect.PlayCard;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.TacticsCards;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.loss.Attached;
import banneret.miniatures.round.Hands;
import org.jspecify.annotations.Nullable;

/** What effects do with tactics cards and on the tactics board. */
public final class CardWords {
  /** From where which cards are fetched. */
  static final String[] FETCHED = {
    "any-from-discards", "commanders-from-discards", "any-from-deck", "commanders-from-deck"
  };

  private static final int IN_DECK = 2;
  private static final Clause CARD = Clauses.of("tactics-deck.effect-and-zones");

  private CardWords() {}

  static boolean draw(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    Hands.draw(field, owner, said.number(field, owner, none), flow);
    return true;
  }

  // Cards that are looked for

  /** Who looks for a card, and where. */
  public record Fetching(int seat, int from) {
    static final Ids<Fetching> IDS =
        Ids.of("who:seat", Fetching::seat, "from:3", Fetching::from, Fetching::new);
  }

  private static boolean isThere(Battlefield field, Fetching it, int card) {
    boolean isCommanders = it.from() % 2 == 1;
    int count =
        it.from() >= IN_DECK
            ? field.decks[it.seat()].count(field.cells, card)
            : field.discards.get(it.seat(), card);
    return count > 0 && (!isCommanders || field.content.cards.commander[card] >= 0);
  }

  private static void list(Battlefield field, Fetching it, Options out) {
    for (int card = 0; card < field.content.cards.names.count(); card++) {
      if (isThere(field, it, card)) {
        out.add(card);
      }
    }
  }

  private static boolean isAny(Battlefield field, Fetching it) {
    Options found = new Options();
    list(field, it, found);
    return found.size() > 0;
  }

  static boolean fetch(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    Fetching fetching = new Fetching(owner, said.number(field, owner, none));
    if (!isAny(field, fetching)) {
      return false;
    }
    flow.then((fetching.from() >= IN_DECK ? SEARCH : RETURN).ask(fetching));
    return true;
  }

  /** A deck may always be searched; what lies in the discards everybody sees. */
  static @Nullable Clause forbidsFetching(
      Battlefield field, Sentence<Battlefield> said, int owner, int none) {
    Fetching fetching = new Fetching(owner, said.number(field, owner, none));
    return fetching.from() >= IN_DECK
        ? field.decks[owner].size(field.cells) > 0 ? null : CARD
        : isAny(field, fetching) ? null : CARD;
  }

  private static Asks<Battlefield, Fetching> card(String name) {
    return Asks.<Battlefield, Fetching>pickOne(name, CARD, Fetching.IDS)
        .asks((field, it) -> it.seat())
        .fits(CardWords::isAny)
        .among(CardWords::list)
        .part("card", Things.CARD)
        .phrase("take {card}");
  }

  /** Which card comes back from the discard pile. */
  public static final Shape<Battlefield, Fetching> RETURN =
      card("return-card")
          .does((field, it, card, flow) -> {
            field.discards.add(it.seat(), card, -1);
            field.hands[it.seat()].add(field.cells, card, -1);
            flow.tell(Happenings.CARD_RETURNED, it.seat(), card);
          });

  /** Which card is taken from the deck, which is shuffled afterwards. */
  public static final Shape<Battlefield, Fetching> SEARCH =
      card("search-deck")
          .inSecret()
          .unheard()
          .does((field, it, card, flow) -> {
            take(field, it.seat(), card);
            field.hands[it.seat()].add(field.cells, card, 1 << it.seat());
            flow.tellOnly(1 << it.seat(), Happenings.CARD_FETCHED, it.seat(), card);
          });

  /** A card leaves a deck, which is shuffled. */
  private static void take(Battlefield field, int seat, int card) {
    field.decks[seat].shuffle(field.cells);
    field.decks[seat].shuffleIn(field.cells, card, -1);
  }

  /** The top cards of the deck: one goes to the hand, the others under the deck. */
  static boolean scout(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    int count = said.number(field, owner, none);
    int seen = field.decks[owner].look(field.cells, flow, field.content.cardLuck, count, owner);
    if (seen > 0) {
      flow.then(SCOUT.ask(new Fetching(owner, seen)));
    }
    return seen > 0;
  }

  /** Which of the top cards is taken. */
  public static final Shape<Battlefield, Fetching> SCOUT =
      Asks.<Battlefield, Fetching>pickOne("scout-deck", CARD, Fetching.IDS)
          .asks((field, it) -> it.seat())
          .fits((field, it) -> field.decks[it.seat()].knownTop(field.cells) >= it.from())
          .among((field, it, out) -> {
            for (int i = 0; i < it.from(); i++) {
              int card = field.decks[it.seat()].top(field.cells, i);
              if (!out.contains(card)) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("take {card}")
          .inSecret()
          .unheard()
          .does((field, it, card, flow) -> {
            boolean isTaken = false;
            for (int i = 0; i < it.from(); i++) {
              int seen = field.decks[it.seat()].top(field.cells, 0);
              field.decks[it.seat()].draw(field.cells, flow, field.content.cardLuck, 0);
              if (seen == card && !isTaken) {
                isTaken = true;
                field.hands[it.seat()].add(field.cells, seen, 1 << it.seat());
              } else {
                field.decks[it.seat()].putUnder(field.cells, seen, 1 << it.seat());
              }
            }
            flow.tellOnly(1 << it.seat(), Happenings.CARD_FETCHED, it.seat(), card);
          });

  // Cards that stay with a unit

  private static int cardOf(Battlefield field, Sentence<Battlefield> said) {
    return said.effect().index() - field.content.effects.cards;
  }

  static boolean attach(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return Attached.attach(field, unit, cardOf(field, said), flow);
  }

  static @Nullable Clause forbidsAttaching(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return Attached.mayBear(field, unit, cardOf(field, said))
        ? null
        : Clauses.of("ruling.attached-cards");
  }

  /** A unit remembers the enemy whose doing it was. */
  static boolean hate(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int enemy = field.by.get();
    if (enemy < 0) {
      return false;
    }
    field.foes.set(unit, field.foes.get(unit) | Battlefield.bit(enemy));
    return true;
  }

  private static boolean isVow(Battlefield field, int card) {
    return field.content.cards.stays[card] == TacticsCards.VOW;
  }

  /** A unit and the unit whose vow it takes over. */
  static boolean passOn(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int from = field.about.get();
    for (int i = 0; from >= 0 && field.attached(from, i) >= 0; i++) {
      int card = field.attached(from, i);
      if (isVow(field, card) && Attached.mayBear(field, unit, card)) {
        flow.then(PASS_ON.ask(new Things.Two(unit, from)));
        return true;
      }
    }
    return false;
  }

  /** Which vow of a lost unit goes to another. */
  public static final Shape<Battlefield, Things.Two> PASS_ON =
      Asks.<Battlefield, Things.Two>pickOne("pass-on-vow", CARD, Things.Two.IDS)
          .asks((field, it) -> it.seat())
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .among((field, it, out) -> {
            for (int i = 0; field.attached(it.target(), i) >= 0; i++) {
              int card = field.attached(it.target(), i);
              if (isVow(field, card) && Attached.mayBear(field, it.unit(), card)) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("pass on {card}")
          .does(
              (field, it, card, flow) -> Attached.move(field, it.target(), card, it.unit(), flow));

  /** A vow from the deck or the discard pile is attached to a unit. */
  static boolean swear(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    flow.then(SWEAR.ask(new Things.Unit(unit)));
    return true;
  }

  /** Which vow a unit takes. */
  public static final Shape<Battlefield, Things.Unit> SWEAR =
      Things.unitOne("swear", CARD)
          .among((field, it, out) -> {
            for (int card = 0; card < field.content.cards.names.count(); card++) {
              boolean isHad =
                  field.decks[it.seat()].count(field.cells, card) > 0
                      || field.discards.get(it.seat(), card) > 0;
              if (isHad && isVow(field, card) && Attached.mayBear(field, it.unit(), card)) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("swear {card}")
          .orElse("no vow", "option.swear.none")
          .inSecret()
          .does((field, it, card, flow) -> {
            if (field.discards.get(it.seat(), card) == 0) {
              take(field, it.seat(), card);
              field.discards.add(it.seat(), card, 1);
            }
            Attached.attach(field, it.unit(), card, flow);
          });

  // Answers to cards

  /** A die decides whether the card or order that was played is cancelled; from a 1 on it is. */
  static boolean cancel(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    int needed = said.number(field, owner, none);
    boolean isCancelled = needed <= 1 || flow.die(Content.DIE) >= needed;
    flow.tell(Happenings.CANCELLED, owner, isCancelled ? 1 : 0);
    if (isCancelled && field.waiting(PlayCard.class) != null) {
      flow.leave(PlayCard.class);
    }
    return isCancelled;
  }

  // The tactics board

  /** The card of a non-combat unit goes to a unit. */
  static boolean influence(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int by = field.influence(owner, unit);
    field.influenced.set(unit, field.influenced.get(unit) | by);
    flow.tell(Happenings.INFLUENCED, field.ncu.get(), unit);
    return true;
  }

  static boolean replaceZone(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    field.zoneReplaced.set(true);
    return true;
  }

  static boolean useZone(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    flow.then(USE_ZONE.ask(new Seat(owner)));
    return true;
  }

  /** The effect of which unclaimed zone is used. */
  public static final Shape<Battlefield, Seat> USE_ZONE =
      Things.seatOne("use-zone", CARD)
          .among((field, it, out) -> {
            for (int zone = 0; zone < Content.ZONES; zone++) {
              out.add(zone);
            }
          })
          .forbids((field, it, zone) -> {
            int effect = field.content.effects.zones + zone;
            return field.zoneSeat.get(zone) >= 0
                ? Clauses.ZONE_TAKEN
                : field.content.effects.all.get(effect).forbids(field, it.seat());
          })
          .part("zone", Things.ZONE)
          .phrase("use {zone}")
          .orElse("do without", "option.use-ability.none")
          .does((field, it, zone, flow) ->
              CardResolver.use(field, field.content.effects.zones + zone, it.seat(), -1, flow));

  static boolean changeZones(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    flow.then(CHANGE_ZONES.ask(new Seat(owner)));
    return true;
  }

  private static int own(Battlefield field, int seat) {
    for (int zone = 0; zone < Content.ZONES; zone++) {
      if (field.zoneSeat.get(zone) == seat && field.zoneNcu.get(zone) == field.ncu.get()) {
        return zone;
      }
    }
    return -1;
  }

  /** To which zone a non-combat unit goes; whoever holds it comes in its place. */
  public static final Shape<Battlefield, Seat> CHANGE_ZONES =
      Things.seatOne("change-zones", CARD)
          .fits((field, it) -> own(field, it.seat()) >= 0)
          .among((field, it, out) -> {
            for (int zone = 0; zone < Content.ZONES; zone++) {
              out.add(zone);
            }
          })
          .forbids((field, it, zone) -> zone == own(field, it.seat()) ? Clauses.ZONE_TAKEN : null)
          .part("zone", Things.ZONE)
          .phrase("go to {zone}")
          .does((field, it, zone, flow) -> {
            int from = own(field, it.seat());
            int who = field.zoneNcu.get(from);
            int seat = field.zoneSeat.get(zone);
            int other = field.zoneNcu.get(zone);
            field.zoneSeat.set(zone, it.seat());
            field.zoneNcu.set(zone, who);
            field.zoneSeat.set(from, seat);
            field.zoneNcu.set(from, other);
            flow.tell(Happenings.ZONE_CHANGED, it.seat(), who, zone);
          });
}
