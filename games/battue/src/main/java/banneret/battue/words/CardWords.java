package banneret.battue.words;

import static banneret.kernel.effect.Parameter.amount;
import static banneret.kernel.effect.Parameter.number;

import banneret.battue.battle.BattleRound;
import banneret.battue.battle.Reveal;
import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.InForce;
import banneret.battue.city.InForce.Act;
import banneret.battue.city.InForce.Figure;
import banneret.battue.city.InForce.Turning;
import banneret.battue.event.Fever;
import banneret.battue.loot.CallWarriors;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.LootMoment;
import banneret.kernel.effect.Parameter;
import banneret.kernel.effect.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** The words that sentences of loot cards and events are made of. */
public final class CardWords {
  private static final String DRAWN = LootMoment.DRAWN;
  private static final List<String> LATER = List.of(DRAWN, "turn-begins", "battle-over");
  private static final String[] OWN_TURN = {"start-cards", "end-cards", DRAWN};
  private static final String[] CARDS = {"start-cards", "end-cards"};
  private static final String[] BEFORE_DICE = {"attack-cards", "defence-cards"};
  private static final String[] BATTLE = {
    "attack-cards",
    "defence-cards",
    "after-attack-roll",
    "after-defence-roll",
    "after-both-rolls",
    "on-tie",
    "after-loss"
  };

  public static final Vocabulary<City> VOCABULARY = vocabulary();

  private CardWords() {}

  private static Vocabulary<City> vocabulary() {
    Vocabulary.Builder<City> words = new Vocabulary.Builder<>("battue", Clauses.NO_EFFECT);
    List<String> moments = new ArrayList<>();
    LootMoment.ALL.forEach(moment -> moments.add(moment.name()));
    moments.addAll(LATER);
    words
        .moments(moments)
        .figures(Vocabulary.names(Figure.values()))
        .acts(Vocabulary.names(Act.values()))
        .events(Vocabulary.names(Turning.values()))
        .scopes("round", "battle", "turn");
    verbs(words);
    odd(words);
    selectors(words);
    conditions(words);
    return words.build();
  }

  private static void verbs(Vocabulary.Builder<City> words) {
    Parameter some = number("n", 1, 9);
    words.verb("add-warriors", new Verbs.AddWarriors()).takes(some).to("horde").at(OWN_TURN);
    words.verb("remove-warriors", Verbs::removeWarriors).takes(some).to("horde");
    words
        .verb("discard-at-random", Verbs::discardAtRandom)
        .takes(some)
        .to("player")
        .unless(Verbs::needsCards);
    words.verb("see-hand", Verbs::seeHand).to("player").unless(Verbs::needsCards);
    words.verb("steal", Verbs::steal).to("player").at(CARDS).unless(Verbs::needsChest);
    words
        .verb("draw")
        .takes(amount("n", 1, 9))
        .does((city, said, owner, none, flow) ->
            LootDeck.draw(city, owner, said.number(city, owner, none), flow));
    words.verb("discard", DiscardCards::afterBattle).takes(some).at("battle-over");
    words
        .verb("look-at-loot")
        .takes(some)
        .at(OWN_TURN)
        .does(Verbs::lookAtLoot)
        .unless((city, said, owner, none) -> Verbs.needs(city.lootPile, city));
    words
        .verb("look-at-event")
        .at(CARDS)
        .does(Verbs::lookAtEvent)
        .unless((city, said, owner, none) -> Verbs.needs(city.eventPile, city));
    words
        .verb("reveal")
        .to("tile")
        .at("start-cards")
        .does((city, said, owner, at, flow) -> flow.then(Reveal.STEP.with(new Reveal(at))));
    words
        .verb("roll-attack-again")
        .at("after-attack-roll")
        .does((city, said, owner, none, flow) -> BattleRound.attack(city, flow));
    words
        .verb("roll-defence-again")
        .at("after-defence-roll")
        .does((city, said, owner, none, flow) -> BattleRound.defend(city, flow));
    words
        .verb("win-tie")
        .at("on-tie")
        .does((city, said, owner, none, flow) -> city.pushed.set(true));
    words.verb("win-battle").at("attack-cards").does(Verbs::winBattle);
    words.verb("trade-warriors").at("attack-cards").does(Verbs::tradeWarriors);
    words.verb("take-tile", Verbs::takeTile).at(DRAWN);
    words.verb("strike-flag").to("tile").at(DRAWN).does(Verbs::strikeFlag);
    words.verb("rely-on-tile");
    words.verb("into-chest", new Verbs.IntoChest()).at(CARDS);
    words.verb("score").at(DRAWN);
  }

  /** What no words are for. */
  private static void odd(Vocabulary.Builder<City> words) {
    words.code("change-of-fate", DiscardCards.CHANGE_OF_FATE).at("end-cards");
    words.code("unseen-allies", DiscardCards.UNSEEN_ALLIES).at("end-cards");
    words
        .code("call-to-action", CallWarriors::call)
        .takes(number("n", 1, 9))
        .at("defence-cards")
        .unless(CallWarriors::forbidsCall);
    words.code("camp-fever", Fever::strike).takes(number("n", 1, 9)).at(DRAWN);
  }

  private static void selectors(Vocabulary.Builder<City> words) {
    words.selector("own-horde", Selectors.OWN_HORDE).at(OWN_TURN);
    words.selector("enemy-horde", Selectors.ENEMY_HORDE).at(OWN_TURN);
    words.selector("opposing-horde", Selectors.OPPOSING_HORDE).at("after-loss");
    words.selector("entering-horde", Selectors.ENTERING_HORDE).at(DRAWN);
    words.selector("horde-beside", Selectors.HORDES_BESIDE).at(DRAWN);
    words.selector("opponent", Selectors.OPPONENT).at(OWN_TURN);
    words.selector("you", Selectors.YOU);
    words.selector("hidden-tile", Selectors.HIDDEN_TILE).at(OWN_TURN);
    words.selector("revealed-tile", Selectors.REVEALED_TILE).at(DRAWN);
    words.selector("unguarded-tile", Selectors.UNGUARDED_TILE).at(DRAWN);
    words.filter(
        "beside-own-horde",
        (city, effect, owner, place) -> Selectors.isBesideOwnHorde(city, owner, place));
  }

  private static void conditions(Vocabulary.Builder<City> words) {
    words.condition("occupied", (city, effect, owner, target) -> city.isOccupied()).at(BATTLE);
    words.condition("unoccupied", (city, effect, owner, target) -> !city.isOccupied()).at(BATTLE);
    words
        .condition("uncontrolled", (city, effect, owner, target) -> city.isUncontrolled())
        .at(BATTLE);
    words
        .condition("first-round", (city, effect, owner, target) -> city.battleRound.get() == 1)
        .at(BEFORE_DICE);
    words.condition(
        "not-in-force", (city, effect, owner, target) -> !city.content.effects.holds(city, effect));
    words.amount("attackers", (city, owner, target) -> city.attackers()).at(BATTLE);
    words.amount("defenders", (city, owner, target) -> city.defenders()).at(BATTLE);
    words
        .amount(
            "tile-defence", (city, owner, target) -> InForce.tileDefence(city, city.battleSpace()))
        .at(BATTLE);
    words
        .amount(
            "printed-defence", (city, owner, target) -> city.printedDefence(city.revealed.get()))
        .at(DRAWN);
    words.amount("hordes", (city, owner, target) -> city.hordes(owner));
    words.amount("cards", (city, owner, target) -> city.handSize(owner));
    words.amount("reserve", (city, owner, target) -> city.reserve.get(owner));
  }
}
