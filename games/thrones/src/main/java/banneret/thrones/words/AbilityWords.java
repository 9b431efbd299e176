package banneret.thrones.words;

import static banneret.kernel.effect.Parameter.number;

import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Verb;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Act;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Figure;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Occasion;
import banneret.thrones.realm.Realm;
import banneret.thrones.supply.UpdateSupply;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.TakeBack;
import banneret.thrones.westeros.Wildlings;
import java.util.List;
import java.util.Locale;

/** The words that sentences of characters and Westeros cards are made of. */
public final class AbilityWords {
  private static final String WON = "won";
  private static final String REVEALED = "revealed";
  private static final String APPLIED = "applied";

  /** Orders by their region. */
  private static final Targets<Realm> ORDERS =
      new Targets<>("order", "region", realm -> realm.content.regions);

  public static final Vocabulary<Realm> VOCABULARY = vocabulary();

  private AbilityWords() {}

  private static Vocabulary<Realm> vocabulary() {
    Vocabulary.Builder<Realm> words = new Vocabulary.Builder<>("thrones", Clauses.POWERS);
    words
        .moments(List.of(names(Occasion.values())))
        .figures(names(Figure.values()))
        .acts(names(Act.values()))
        .scopes("turn");
    abilities(words);
    westeros(words);
    words
        .condition("attacking", (realm, effect, house, target) -> house == realm.attacker())
        .at(REVEALED, WON);
    return words.build();
  }

  private static String[] names(Enum<?>[] constants) {
    String[] names = new String[constants.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = constants[i].name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    return names;
  }

  private static void abilities(Vocabulary.Builder<Realm> words) {
    words
        .verb(
            "gain-power",
            (realm, said, house, none, flow) -> {
              int gained = realm.gainCrests(house, said.number(realm, house, none));
              flow.tell(Happenings.CRESTS, house, gained);
              return true;
            })
        .takes(number("n", 1, 9))
        .at(WON);
    words
        .verb(
            "take-back-card",
            (realm, said, house, none, flow) -> {
              boolean attacking = house == realm.attacker();
              boolean hasPlayed =
                  !realm.isLastCard(attacking) // Else all seven come back anyway.
                      && realm.handSize(house) + 1 < Content.CHARACTERS_PER_HOUSE;
              if (hasPlayed) {
                flow.then(TakeBack.SHAPE.ask(new TakeBack(house, realm.card(attacking))));
              }
              return hasPlayed;
            })
        .at(WON);
    words
        .verb(
            "remove-order",
            (realm, said, house, region, flow) -> {
              flow.tell(Happenings.ORDER_REMOVED, realm.order(region), region);
              realm.setOrder(region, -1);
              return true;
            })
        .to("order")
        .at(REVEALED, WON);
    words.verb("kill-footman", UnitVerbs::killFootman).at(REVEALED);
    words.verb("upgrade-footman", new UnitVerbs.Upgrade()).to("region").at(WON);
    words.verb("buy-off", new UnitVerbs.BuyOff()).to("character").at(WON);
    words
        .selector(
            "order-of-loser",
            ORDERS.that((realm, house, region) ->
                region != realm.battleRegion()
                    && realm.owner(region) == UnitVerbs.loser(realm, house)
                    && realm.order(region) >= 0))
        .at(WON);
    words
        .selector(
            "order-beside",
            ORDERS.that((realm, house, region) ->
                realm.isBorder(realm.battleRegion(), region)
                    && (realm.hasOrder(region, Content.SUPPORT)
                        || realm.hasOrder(region, Content.CONSOLIDATE))))
        .at(WON);
    words
        .selector(
            "defence-order-here",
            ORDERS.one((realm, house, region) ->
                region == realm.battleRegion() && realm.hasOrder(region, Content.DEFEND)))
        .at(REVEALED);
    words.selector("battle-region", UnitVerbs.BATTLE_REGION).at(WON);
    words.selector("character-of-loser", UnitVerbs.LOSERS_CHARACTERS).at(WON);
  }

  private static void westeros(Vocabulary.Builder<Realm> words) {
    words.verb("update-supply", step(UpdateSupply.STEP)).at(APPLIED);
    words.verb("muster", step(Mustering.STEP)).at(APPLIED);
    words.verb("auction-influence", step(Clash.STEP)).at(APPLIED);
    words.verb("face-wildlings", step(Wildlings.STEP)).at(APPLIED);
    words.verb("collect-crowns", UnitVerbs::collectCrowns).at(APPLIED);
    words.verb("do-nothing", (realm, said, house, none, flow) -> true).at(APPLIED);
    words.verb("shuffle-back", (realm, said, house, none, flow) -> true).at("drawn");
  }

  private static Verb<Realm> step(Procedure<Realm> step) {
    return (realm, said, house, none, flow) -> {
      flow.then(step);
      return true;
    };
  }
}
