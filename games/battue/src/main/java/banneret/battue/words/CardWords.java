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
import banneret.kernel.effect.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
        .figures(names(Figure.values()))
        .acts(names(Act.values()))
        .events(names(Turning.values()))
        .scopes("round", "battle", "turn");
    verbs(words);
    odd(words);
    selectors(words);
    conditions(words);
    return words.build();
  }

  private static String[] names(Enum<?>[] constants) {
    String[] names = new String[constants.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = constants[i].name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    return names;
  }

  private static void verbs(Vocabulary.Builder<City> words) {
    words
        .verb("add-warriors", new Verbs.AddWarriors())
        .takes(number("n", 1, 9))
        .to("horde")
        .at(OWN_TURN);
    words.verb("remove-warriors", new Verbs.RemoveWarriors()).takes(number("n", 1, 9)).to("horde");
    words.verb("discard-at-random", Verbs.DISCARD_AT_RANDOM).takes(number("n", 1, 9)).to("player");
    words.verb("see-hand", Verbs.SEE_HAND).to("player");
    words.verb("steal", Verbs.STEAL).to("player").at(CARDS);
    words
        .verb(
            "draw",
            (city, said, owner, none, flow) -> {
              LootDeck.draw(city, owner, said.number(city, owner, none), flow);
              return true;
            })
        .takes(amount("n", 1, 9));
    words
        .verb(
            "discard",
            (city, said, owner, none, flow) -> {
              int cards = Math.min(said.number(city, owner, none), city.handSize(owner));
              if (cards > 0) {
                flow.then(DiscardCards.afterBattle(cards));
              }
              return cards > 0;
            })
        .takes(number("n", 1, 9))
        .at("battle-over");
    words.verb("look-at-loot", new Verbs.LookAtLoot()).takes(number("n", 1, 9)).at(OWN_TURN);
    words.verb("look-at-event", new Verbs.LookAtEvent()).at(CARDS);
    words
        .verb(
            "reveal",
            (city, said, owner, space, flow) -> {
              flow.then(Reveal.STEP.with(new Reveal(space)));
              return true;
            })
        .to("tile")
        .at("start-cards");
    words
        .verb(
            "roll-attack-again",
            (city, said, owner, none, flow) -> {
              BattleRound.attack(city, flow);
              return true;
            })
        .at("after-attack-roll");
    words
        .verb(
            "roll-defence-again",
            (city, said, owner, none, flow) -> {
              BattleRound.defend(city, flow);
              return true;
            })
        .at("after-defence-roll");
    words
        .verb(
            "win-tie",
            (city, said, owner, none, flow) -> {
              city.pushed.set(true);
              return true;
            })
        .at("on-tie");
    words.verb("win-battle", Verbs::winBattle).at("attack-cards");
    words.verb("trade-warriors", Verbs::tradeWarriors).at("attack-cards");
    words.verb("take-tile", Verbs::takeTile).at(DRAWN);
    words.verb("strike-flag", Verbs::strikeFlag).to("tile").at(DRAWN);
    words.verb("rely-on-tile", (city, said, owner, none, flow) -> true);
    words.verb("into-chest", new Verbs.IntoChest()).at(CARDS);
    words.verb("score", (city, said, owner, none, flow) -> true).at(DRAWN);
  }

  /** What no words are for. */
  private static void odd(Vocabulary.Builder<City> words) {
    words.code("change-of-fate", DiscardCards.CHANGE_OF_FATE).at("end-cards");
    words.code("unseen-allies", DiscardCards.UNSEEN_ALLIES).at("end-cards");
    words
        .code("call-to-action", new CallWarriors.Verb())
        .takes(number("n", 1, 9))
        .at("defence-cards");
    words.code("camp-fever", Fever::strike).takes(number("n", 1, 9)).at(DRAWN);
  }

  private static void selectors(Vocabulary.Builder<City> words) {
    words.selector("own-horde", new Selectors.OwnHorde()).at(OWN_TURN);
    words.selector("enemy-horde", Selectors.ENEMY_HORDE).at(OWN_TURN);
    words.selector("opposing-horde", new Selectors.OpposingHorde()).at("after-loss");
    words.selector("entering-horde", new Selectors.EnteringHorde()).at(DRAWN);
    words.selector("horde-beside", new Selectors.HordesBeside()).at(DRAWN);
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
    words.condition("not-in-force", (city, effect, owner, target) -> !InForce.holds(city, effect));
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
