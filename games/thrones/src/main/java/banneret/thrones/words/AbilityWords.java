package banneret.thrones.words;

import static banneret.kernel.effect.Parameter.number;

import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Abilities;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.supply.UpdateSupply;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.TakeBack;
import banneret.thrones.westeros.Wildlings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words that sentences of characters and Westeros cards are made of. */
public final class AbilityWords {
  private static final String WON = "won";
  private static final String REVEALED = "revealed";
  private static final String APPLIED = "applied";
  private static final Targets<Realm> REGIONS =
      new Targets<>("region", "region", realm -> realm.content.regions);

  /** Orders by their region. */
  private static final Targets<Realm> ORDERS =
      new Targets<>("order", "region", realm -> realm.content.regions);

  private static final Targets<Realm> CHARACTERS =
      new Targets<>("character", "character", realm -> realm.content.characterNames.count());

  public static final Vocabulary<Realm> VOCABULARY = vocabulary();

  private AbilityWords() {}

  private static Vocabulary<Realm> vocabulary() {
    Vocabulary.Builder<Realm> words = new Vocabulary.Builder<>("thrones", Clauses.POWERS);
    words
        .moments(List.of(Vocabulary.names(Abilities.Occasion.values())))
        .figures(Vocabulary.names(Abilities.Figure.values()))
        .acts(Vocabulary.names(Abilities.Act.values()))
        .scopes("turn");
    abilities(words);
    selectors(words);
    westeros(words);
    words
        .condition("attacking", (realm, effect, house, target) -> house == realm.attacker())
        .at(REVEALED, WON);
    return words.build();
  }

  private static void abilities(Vocabulary.Builder<Realm> words) {
    words.verb("gain-power").takes(number("n", 1, 9)).at(WON).does(AbilityWords::gainPower);
    words.verb("take-back-card", AbilityWords::takeBackCard).at(WON);
    words.verb("remove-order").to("order").at(REVEALED, WON).does(AbilityWords::removeOrder);
    words.verb("kill-footman", AbilityWords::killFootman).at(REVEALED);
    words
        .verb("upgrade-footman")
        .to("region")
        .at(WON)
        .does(AbilityWords::upgrade)
        .unless(AbilityWords::forbidsUpgrade);
    words
        .verb("buy-off")
        .to("character")
        .at(WON)
        .does(AbilityWords::buyOff)
        .unless(
            (realm, said, house, card) -> realm.available.get(house) > 0 ? null : said.clause());
  }

  private static void gainPower(
      Realm realm, Sentence<Realm> said, int house, int none, Flow<Realm> flow) {
    int gained = realm.gainCrests(house, said.number(realm, house, none));
    flow.tell(Happenings.CRESTS, house, gained);
  }

  private static boolean takeBackCard(
      Realm realm, Sentence<Realm> said, int house, int none, Flow<Realm> flow) {
    boolean hasPlayed =
        !realm.lastCard.is(house) // Else all seven come back anyway.
            && realm.handSize(house) + 1 < Content.CHARACTERS_PER_HOUSE;
    if (hasPlayed) {
      int own = realm.card(house == realm.attacker());
      flow.then(TakeBack.SHAPE.ask(new TakeBack(house, own)));
    }
    return hasPlayed;
  }

  private static void removeOrder(
      Realm realm, Sentence<Realm> said, int house, int region, Flow<Realm> flow) {
    flow.tell(Happenings.ORDER_REMOVED, realm.order(region), region);
    realm.setOrder(region, -1);
  }

  /** A footman of the other side falls, a fit one before a tired one. */
  private static boolean killFootman(
      Realm realm, Sentence<Realm> said, int house, int none, Flow<Realm> flow) {
    int region = realm.battleRegion();
    int victim = realm.opponent(house);
    if (realm.fighters(victim, Content.FOOTMAN) > 0) {
      realm.addFighters(victim, Content.FOOTMAN, -1);
    } else if (house == realm.attacker() && realm.tired(region, Content.FOOTMAN) > 0) {
      realm.addTired(victim, region, Content.FOOTMAN, -1);
    } else {
      return false;
    }
    flow.tell(Happenings.UNIT_REMOVED, victim, Content.FOOTMAN, region);
    return true;
  }

  /** A footman becomes a knight, and stays tired if it was. */
  private static void upgrade(
      Realm realm, Sentence<Realm> said, int house, int region, Flow<Realm> flow) {
    if (realm.fighters(house, Content.FOOTMAN) > 0) {
      realm.addFighters(house, Content.KNIGHT, 1);
      realm.addFighters(house, Content.FOOTMAN, -1);
    } else {
      realm.addTired(house, region, Content.KNIGHT, 1);
      realm.addTired(house, region, Content.FOOTMAN, -1);
    }
    flow.tell(Happenings.UPGRADED, house, region);
  }

  private static @Nullable Clause forbidsUpgrade(
      Realm realm, Sentence<Realm> said, int house, int region) {
    int tired = house == realm.attacker() ? 0 : realm.tired(region, Content.FOOTMAN);
    int footmen = realm.fighters(house, Content.FOOTMAN) + tired;
    boolean hasKnight = realm.unitsOnMap(house, Content.KNIGHT) < realm.limit(Content.KNIGHT);
    return footmen > 0 && hasKnight ? null : said.clause();
  }

  /**
   * One crest to the reserve for a character in the loser's hand (thrones.ruling.melisandre-price).
   */
  private static void buyOff(
      Realm realm, Sentence<Realm> said, int house, int card, Flow<Realm> flow) {
    realm.available.add(house, -1);
    realm.setHolds(card, false);
    flow.tell(Happenings.CARD_DISCARDED, Content.houseOf(card), card);
  }

  private static void selectors(Vocabulary.Builder<Realm> words) {
    words
        .selector(
            "order-of-loser",
            ORDERS.that((realm, house, region) ->
                region != realm.battleRegion()
                    && realm.owner(region) == realm.opponent(house)
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
    words
        .selector(
            "battle-region", REGIONS.that((realm, house, region) -> region == realm.battleRegion()))
        .at(WON);
    words
        .selector(
            "character-of-loser",
            CHARACTERS.that((realm, house, card) ->
                Content.houseOf(card) == realm.opponent(house) && realm.holds(card)))
        .at(WON);
  }

  private static void westeros(Vocabulary.Builder<Realm> words) {
    step(words, "update-supply", UpdateSupply.STEP);
    step(words, "muster", Mustering.STEP);
    step(words, "auction-influence", Clash.STEP);
    step(words, "face-wildlings", Wildlings.STEP);
    words.verb("collect-crowns").at(APPLIED).does(AbilityWords::collectCrowns);
    words.verb("do-nothing").at(APPLIED);
    words.verb("shuffle-back").at("drawn");
  }

  private static void step(Vocabulary.Builder<Realm> words, String name, Procedure<Realm> step) {
    words.verb(name).at(APPLIED).does((realm, said, house, none, flow) -> flow.then(step));
  }

  /** Every house takes power for the crowns it controls, in turn order. */
  private static void collectCrowns(
      Realm realm, Sentence<Realm> said, int none, int nothing, Flow<Realm> flow) {
    for (int rank = 0; rank < realm.seats(); rank++) {
      int house = realm.house(Realm.THRONE, rank);
      int crowns = 0;
      for (int region = 0; region < realm.content.regions; region++) {
        crowns += Control.of(realm, region) == house ? realm.content.crowns[region] : 0;
      }
      flow.tell(Happenings.CRESTS, house, realm.gainCrests(house, crowns));
    }
  }
}
