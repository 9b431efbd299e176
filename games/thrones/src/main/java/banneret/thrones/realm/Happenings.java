package banneret.thrones.realm;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;

/** What may happen in the realm, for the chronicle. */
public interface Happenings {
  Happening DEALT = of("house-dealt", Clauses.RANDOM_HOUSE, "chair who");
  Happening TURN = of("turn-begins", Clauses.TURN, "n");
  Happening CARD_REVEALED = of("westeros-card", Clauses.REVEAL, "deck card:westeros");
  Happening WINTER = of("winter", Clauses.WINTER, "deck");
  Happening THREAT = of("threat", Clauses.MAMMOTH, "n");
  Happening SUPPLY = of("supply-level", Clauses.SUPPLY_UPDATE, "who n");
  Happening UNIT_REMOVED = of("unit-removed", Clauses.NO_VOLUNTARY, "who unit where");
  Happening MUSTERED = of("mustered", Clauses.MUSTER, "who unit where");
  Happening UPGRADED = of("upgraded", Clauses.UPGRADE, "who where");
  Happening BID = of("bid", Clauses.BID, "who n");
  Happening RANKED = of("ranked", Clauses.RANK_BY_BID, "who track n");
  Happening TOKEN = of("token-taken", Clauses.WINNER_TAKES_TOKEN, "who track");
  Happening CRESTS = of("crests-gained", Clauses.CROWNS, "who n");
  Happening WATCH_WINS = of("watch-wins", Clauses.WATCH_WINS, "watch wildlings");
  Happening WILDLINGS_WIN = of("wildlings-win", Clauses.WILDLINGS_WIN, "watch wildlings");
  Happening MOST_GENEROUS = of("most-generous", Clauses.TOP_RECOVERS, "who");
  Happening LEAST_GENEROUS = of("least-generous", Clauses.LOWEST_LOSES, "who");
  Happening CARD_BACK = of("character-back", Clauses.TOP_RECOVERS, "who card");
  Happening ORDERS_REVEALED = Happening.of("orders-revealed", Clauses.REVEAL_ORDERS);
  Happening RAVEN = of("raven", Clauses.RAVEN, "who where order");
  Happening RAIDED = of("raided", Clauses.RAID_REMOVES, "who from where order");
  Happening RAID_SPENT = of("raid-spent", Clauses.RAID_MAY_DECLINE, "who where");
  Happening PILLAGED = of("pillaged", Clauses.PILLAGE, "who n");
  Happening MARCHED = of("marched", Clauses.MARCH_ANY_PART, "who from where n");
  Happening MARCH_SPENT = of("march-spent", Clauses.MARCH, "who where");
  Happening CREST_LEFT = of("crest-left", Clauses.LEAVE_CREST, "who where");
  Happening CREST_REMOVED = of("crest-removed", Clauses.CREST_ALONE, "who where");
  Happening NEUTRAL_TAKEN = of("neutral-taken", Clauses.NEUTRAL_REMOVED, "who where n");
  Happening NEUTRAL_HOLDS = of("neutral-holds", Clauses.NEUTRAL_REFUSED, "who where n");
  Happening BATTLE = of("battle", Clauses.ROLES, "who defender where");
  Happening SUPPORTS = of("supports", Clauses.SUPPORT, "who from side");
  Happening SUPPORTS_NOBODY = of("supports-nobody", Clauses.SUPPORT, "who from");
  Happening STRENGTHS = of("strengths", Clauses.ANNOUNCE, "attack defence");
  Happening CHARACTER = of("character", Clauses.PLAY_CARD, "who card");
  Happening CANCELLED = of("ability-cancelled", Clauses.POWERS, "card");
  Happening ORDER_REMOVED = of("order-removed", Clauses.POWERS, "order where");
  Happening BLADE = of("blade", Clauses.BLADE, "who");
  Happening OUTCOME = of("outcome", Clauses.HIGHER_WINS, "who attack defence");
  Happening TIED = of("tied", Clauses.BATTLE_TIES, "who");
  Happening LOSSES = of("losses", Clauses.LOSSES, "who swords towers n");
  Happening NO_TROOPS = of("no-troops-left", Clauses.NO_TROOPS, "who");
  Happening RETREATED = of("retreated", Clauses.RETREAT, "who where n");
  Happening DESTROYED = of("destroyed", Clauses.RETREAT_NOWHERE, "who n");
  Happening CONQUERED = of("conquered", Clauses.CONQUEST, "who where");
  Happening CARD_DISCARDED = of("character-discarded", Clauses.POWERS, "who card");
  Happening HAND_REFILLED = of("hand-refilled", Clauses.REFILL, "who");
  Happening INCOME = of("income", Clauses.INCOME, "who where n");
  Happening SCORE = of("score", Clauses.MOST_STRONGHOLDS, "who castles supply crests");
  Happening WINNER = of("winner", Clauses.MOST_STRONGHOLDS, "who");

  private static Happening of(String name, Clause clause, String figures) {
    return Happening.Kinds.of(
            "who:seat",
            "defender:seat",
            "side:seat",
            "where:region",
            "from:region",
            "unit:unit",
            "track:track",
            "order:order",
            "card:character")
        .happening(name, clause, figures);
  }
}
