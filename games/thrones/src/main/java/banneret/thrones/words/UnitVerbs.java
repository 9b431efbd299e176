package banneret.thrones.words;

import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Verb;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import org.jspecify.annotations.Nullable;

/** What abilities and Westeros cards do to units, characters and power. */
final class UnitVerbs {
  private UnitVerbs() {}

  static int loser(Realm realm, int winner) {
    return winner == realm.attacker() ? realm.defender() : realm.attacker();
  }

  /** A footman of the other side falls, a fit one before a tired one. */
  static boolean killFootman(
      Realm realm, Sentence<Realm> said, int house, int none, Flow<Realm> flow) {
    boolean attacking = house == realm.attacker();
    int region = realm.battleRegion();
    int victim = attacking ? realm.defender() : realm.attacker();
    if (!attacking && realm.attacking.get(Content.FOOTMAN) > 0) {
      realm.attacking.add(Content.FOOTMAN, -1);
    } else if (attacking && realm.fit(region, Content.FOOTMAN) > 0) {
      realm.addFit(victim, region, Content.FOOTMAN, -1);
    } else if (attacking && realm.tired(region, Content.FOOTMAN) > 0) {
      realm.addTired(victim, region, Content.FOOTMAN, -1);
    } else {
      return false;
    }
    flow.tell(Happenings.UNIT_REMOVED, victim, Content.FOOTMAN, region);
    return true;
  }

  /** A footman becomes a knight, and stays tired if it was. */
  static final class Upgrade implements Verb<Realm> {
    @Override
    public boolean act(Realm realm, Sentence<Realm> said, int house, int region, Flow<Realm> flow) {
      if (house == realm.attacker()) {
        realm.attacking.add(Content.FOOTMAN, -1);
        realm.attacking.add(Content.KNIGHT, 1);
      } else if (realm.fit(region, Content.FOOTMAN) > 0) {
        realm.addFit(house, region, Content.KNIGHT, 1);
        realm.addFit(house, region, Content.FOOTMAN, -1);
      } else {
        realm.addTired(house, region, Content.KNIGHT, 1);
        realm.addTired(house, region, Content.FOOTMAN, -1);
      }
      flow.tell(Happenings.UPGRADED, house, region);
      return true;
    }

    @Override
    public @Nullable Clause forbids(Realm realm, Sentence<Realm> said, int house, int region) {
      int footmen =
          house == realm.attacker()
              ? realm.attacking.get(Content.FOOTMAN)
              : realm.units(region, Content.FOOTMAN);
      boolean hasKnight = realm.unitsOnMap(house, Content.KNIGHT) < realm.limit(Content.KNIGHT);
      return footmen > 0 && hasKnight ? null : said.clause();
    }
  }

  /** One power for a character in the loser's hand. */
  static final class BuyOff implements Verb<Realm> {
    @Override
    public boolean act(Realm realm, Sentence<Realm> said, int house, int card, Flow<Realm> flow) {
      int loser = loser(realm, house);
      realm.available.add(house, -1);
      realm.setHolds(loser, card % Content.CHARACTERS_PER_HOUSE, false);
      flow.tell(Happenings.CARD_DISCARDED, loser, card);
      return true;
    }

    @Override
    public @Nullable Clause forbids(Realm realm, Sentence<Realm> said, int house, int card) {
      return realm.available.get(house) > 0 ? null : said.clause();
    }
  }

  /** Every house takes power for the crowns it controls, in turn order. */
  static boolean collectCrowns(
      Realm realm, Sentence<Realm> said, int none, int nothing, Flow<Realm> flow) {
    for (int rank = 0; rank < realm.seats(); rank++) {
      int house = realm.house(Realm.THRONE, rank);
      int crowns = 0;
      for (int region = 0; region < realm.content.regions; region++) {
        if (Control.of(realm, region) == house) {
          crowns += realm.content.crowns[region];
        }
      }
      flow.tell(Happenings.CRESTS, house, realm.gainCrests(house, crowns));
    }
    return true;
  }

  /** The region that is fought for. */
  static final Selector<Realm> BATTLE_REGION =
      new Targets<Realm>("region", "region", realm -> realm.content.regions)
          .that((realm, house, region) -> region == realm.battleRegion());

  /** The characters in the hand of the house that lost. */
  static final Selector<Realm> LOSERS_CHARACTERS =
      new Targets<Realm>("character", "character", realm -> realm.content.characterNames.count())
          .that((realm, house, card) ->
              card / Content.CHARACTERS_PER_HOUSE == loser(realm, house)
                  && realm.holds(loser(realm, house), card % Content.CHARACTERS_PER_HOUSE));
}
