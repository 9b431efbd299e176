package banneret.thrones.westeros;

import banneret.kernel.cards.Pile;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.thrones.realm.Abilities.Occasion;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/** The top card of each deck is revealed, all three before any of them is applied. */
public final class RevealCards {
  public static final Procedure<Realm> STEP = Procedure.of("reveal-cards", RevealCards::run);

  private RevealCards() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    for (int deck = 0; deck < Content.DECKS; deck++) {
      reveal(realm, deck, flow);
    }
    flow.then(
        APPLY.with(new Apply(0)), APPLY.with(new Apply(1)), APPLY.with(new Apply(2)), PUT_UNDER);
  }

  /** Reveals a card; a winter is shuffled back at once and another card drawn. */
  private static void reveal(Realm realm, int deck, Flow<Realm> flow) {
    Content content = realm.content;
    Pile pile = realm.decks[deck];
    int kind;
    boolean winter;
    do {
      kind = pile.draw(realm.cells, flow, content.deckLuck[deck], -1);
      flow.tell(Happenings.CARD_REVEALED, deck + 1, kind);
      if (content.deckMammoth[deck][kind] && realm.threat.get() + 1 < content.wildlings.length) {
        realm.threat.set(realm.threat.get() + 1);
        flow.tell(Happenings.THREAT, content.wildlings[realm.threat.get()]);
      }
      winter = content.westerosEffect(kind).isAt(Occasion.DRAWN.ordinal());
      if (winter) {
        pile.shuffleIn(realm.cells, kind, 1);
        pile.shuffle(realm.cells);
        flow.tell(Happenings.WINTER, deck + 1);
      }
    } while (winter);
    realm.revealed.set(deck, kind);
  }

  /** A revealed card, by its deck. */
  public record Apply(int deck) {}

  /** It takes effect on everybody. */
  public static final Deed<Realm, Apply> APPLY =
      Deed.of("apply-card", Ids.of("deck:2", Apply::deck, Apply::new), RevealCards::apply)
          .fitsOn(RevealCards::isNext);

  private static boolean isNext(Realm realm, Apply it, @Nullable Step<Realm> below) {
    Apply next = RevealCards.APPLY.of(below);
    return next == null ? it.deck == Content.DECKS - 1 : next.deck == it.deck + 1;
  }

  private static void apply(Realm realm, Apply it, Flow<Realm> flow) {
    realm.rank.set(0);
    Effect<Realm> effect = realm.content.westerosEffect(realm.revealed.get(it.deck));
    for (Sentence<Realm> sentence : effect.sentences()) {
      if (sentence.lasts()) {
        realm.bans.set(realm.bans.get() | realm.content.westerosBan(sentence));
      } else {
        sentence.act(realm, Realm.NOBODY, -1, flow);
      }
    }
  }

  /** The three cards go face down under their decks. */
  public static final Procedure<Realm> PUT_UNDER = Procedure.of("put-under", RevealCards::putUnder);

  private static void putUnder(Realm realm, Flow<Realm> flow) {
    for (int deck = 0; deck < Content.DECKS; deck++) {
      int all = (1 << realm.seats()) - 1;
      realm.decks[deck].putUnder(realm.cells, realm.revealed.get(deck), all);
      realm.revealed.set(deck, -1);
    }
  }
}
