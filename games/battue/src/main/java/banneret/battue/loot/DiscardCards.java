package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Verb;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.SomeOf;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The active player discards cards of his choice, in the order of the card list. */
public final class DiscardCards {
  private static final SomeOf<City, None> TO_LIMIT =
      each(declare("discard-to-limit", Clauses.HAND_LIMIT), (city, it, done, flow) -> {});
  private static final SomeOf<City, None> AFTER_BATTLE =
      each(
          declare("discard-after-battle", Clauses.of("card.gathering-discard")),
          (city, it, done, flow) -> {});
  private static final SomeOf<City, None> FOR_CARDS =
      freely(
          declare("discard-for-cards", Clauses.of("card.change-of-fate")),
          (city, it, done, flow) -> LootDeck.draw(city, city.active(), done, flow));
  private static final SomeOf<City, None> FOR_WARRIORS =
      freely(
          declare("discard-for-warriors", Clauses.of("card.unseen-allies")),
          (city, it, done, flow) -> flow.then(PlaceAllies.STEP.with(new PlaceAllies(done / 2))));

  /** All that makes a player discard. */
  public static final List<SomeOf<City, None>> ALL =
      List.of(TO_LIMIT, AFTER_BATTLE, FOR_CARDS, FOR_WARRIORS);

  private DiscardCards() {}

  private static Asks<City, None> declare(String name, Clause clause) {
    return Questions.pickOne(name, clause)
        .inSecret()
        .among((city, it, out) -> Questions.hand(city, city.active(), out))
        .part("card", Questions.LOOT)
        .phrase("discard {card}")
        .text("option.discard");
  }

  /** As many as the player likes, from the least on. */
  private static SomeOf<City, None> freely(Asks<City, None> asks, Shape.Does<City, None> finish) {
    return each(asks.continues().orElse("enough", "option.enough"), finish);
  }

  private static SomeOf<City, None> each(Asks<City, None> asks, Shape.Does<City, None> finish) {
    return asks.doesEach(
        (city, it, kind) -> city.inHand(city.active(), kind),
        (city, it, kind, flow) -> LootDeck.discard(city, city.active(), kind, flow),
        finish);
  }

  /** At the end of his turn a player keeps six cards at most. */
  public static final Procedure<City> HAND_LIMIT =
      Procedure.of("hand-limit", DiscardCards::keepSix);

  private static void keepSix(City city, Flow<City> flow) {
    int excess = city.handSize(city.active()) - City.HAND_LIMIT;
    if (excess > 0) {
      flow.then(TO_LIMIT.ask(None.NONE, excess));
    }
  }

  /** The price of a card in force, as far as there are cards to pay it with. */
  public static boolean afterBattle(
      City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    int cards = Math.min(said.number(city, owner, none), city.handSize(owner));
    if (cards > 0) {
      flow.then(AFTER_BATTLE.ask(None.NONE, cards));
    }
    return cards > 0;
  }

  /** Cards for as many others. */
  public static final Verb<City> CHANGE_OF_FATE = new ForGain(FOR_CARDS, 1);

  /** Every two cards for a warrior. */
  public static final Verb<City> UNSEEN_ALLIES = new ForGain(FOR_WARRIORS, 2);

  /** A card that is discarded with others, for what all of them bring. */
  private record ForGain(SomeOf<City, None> gain, int fewest) implements LootDeck.PutsItselfAway {
    @Override
    public boolean act(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
      int kind = said.effect().index();
      city.hands[owner].remove(city.cells, kind);
      city.lootDiscard.add(kind, 1);
      flow.then(gain.ask(None.NONE, fewest));
      return true;
    }

    @Override
    public @Nullable Clause forbids(City city, Sentence<City> said, int owner, int none) {
      boolean hasRoom = gain.equals(FOR_CARDS) || PlaceAllies.room(city, owner, 0) > 0;
      return city.handSize(owner) <= fewest || !hasRoom ? Clauses.NO_EFFECT : null;
    }
  }
}
