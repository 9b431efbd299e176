package banneret.thrones.realm;

import banneret.kernel.told.Happening;

/** What may happen in the realm, for the chronicle. */
public final class Happenings {
  private Happenings() {}

  private static final String WHO = "who:seat";
  private static final String WHERE = "where:region";
  private static final String N = "n:number";

  public static final Happening DEALT =
      Happening.of("house-dealt", Clauses.RANDOM_HOUSE, "chair:number", WHO);
  public static final Happening TURN = Happening.of("turn-begins", Clauses.TURN, N);
  public static final Happening CARD_REVEALED =
      Happening.of("westeros-card", Clauses.REVEAL, "deck:number", "card:westeros");
  public static final Happening WINTER = Happening.of("winter", Clauses.WINTER, "deck:number");
  public static final Happening THREAT = Happening.of("threat", Clauses.MAMMOTH, N);
  public static final Happening SUPPLY =
      Happening.of("supply-level", Clauses.SUPPLY_UPDATE, WHO, N);
  public static final Happening UNIT_REMOVED =
      Happening.of("unit-removed", Clauses.NO_VOLUNTARY, WHO, "unit:unit", WHERE);
  public static final Happening MUSTERED =
      Happening.of("mustered", Clauses.MUSTER, WHO, "unit:unit", WHERE);
  public static final Happening UPGRADED = Happening.of("upgraded", Clauses.UPGRADE, WHO, WHERE);
  public static final Happening BID = Happening.of("bid", Clauses.BID, WHO, N);
  public static final Happening RANKED =
      Happening.of("ranked", Clauses.RANK_BY_BID, WHO, "track:track", N);
  public static final Happening TOKEN =
      Happening.of("token-taken", Clauses.WINNER_TAKES_TOKEN, WHO, "track:track");
  public static final Happening CRESTS = Happening.of("crests-gained", Clauses.CROWNS, WHO, N);
  public static final Happening WATCH_WINS =
      Happening.of("watch-wins", Clauses.WATCH_WINS, "watch:number", "wildlings:number");
  public static final Happening WILDLINGS_WIN =
      Happening.of("wildlings-win", Clauses.WILDLINGS_WIN, "watch:number", "wildlings:number");
  public static final Happening MOST_GENEROUS =
      Happening.of("most-generous", Clauses.TOP_RECOVERS, WHO);
  public static final Happening LEAST_GENEROUS =
      Happening.of("least-generous", Clauses.LOWEST_LOSES, WHO);
  public static final Happening CARD_BACK =
      Happening.of("character-back", Clauses.TOP_RECOVERS, WHO, "card:character");
  public static final Happening ORDERS_REVEALED =
      Happening.of("orders-revealed", Clauses.REVEAL_ORDERS);
  public static final Happening RAVEN =
      Happening.of("raven", Clauses.RAVEN, WHO, WHERE, "order:order");
  public static final Happening RAIDED =
      Happening.of("raided", Clauses.RAID_REMOVES, WHO, "from:region", WHERE, "order:order");
  public static final Happening RAID_SPENT =
      Happening.of("raid-spent", Clauses.RAID_MAY_DECLINE, WHO, WHERE);
  public static final Happening PILLAGED = Happening.of("pillaged", Clauses.PILLAGE, WHO, N);
  public static final Happening MARCHED =
      Happening.of("marched", Clauses.MARCH_ANY_PART, WHO, "from:region", WHERE, N);
  public static final Happening MARCH_SPENT =
      Happening.of("march-spent", Clauses.MARCH, WHO, WHERE);
  public static final Happening CREST_LEFT =
      Happening.of("crest-left", Clauses.LEAVE_CREST, WHO, WHERE);
  public static final Happening CREST_REMOVED =
      Happening.of("crest-removed", Clauses.CREST_ALONE, WHO, WHERE);
  public static final Happening NEUTRAL_TAKEN =
      Happening.of("neutral-taken", Clauses.NEUTRAL_REMOVED, WHO, WHERE, N);
  public static final Happening NEUTRAL_HOLDS =
      Happening.of("neutral-holds", Clauses.NEUTRAL_REFUSED, WHO, WHERE, N);
  public static final Happening BATTLE =
      Happening.of("battle", Clauses.ROLES, WHO, "defender:seat", WHERE);
  public static final Happening SUPPORTS =
      Happening.of("supports", Clauses.SUPPORT, WHO, "from:region", "side:seat");
  public static final Happening SUPPORTS_NOBODY =
      Happening.of("supports-nobody", Clauses.SUPPORT, WHO, "from:region");
  public static final Happening STRENGTHS =
      Happening.of("strengths", Clauses.ANNOUNCE, "attack:number", "defence:number");
  public static final Happening CHARACTER =
      Happening.of("character", Clauses.PLAY_CARD, WHO, "card:character");
  public static final Happening CANCELLED =
      Happening.of("ability-cancelled", Clauses.POWERS, "card:character");
  public static final Happening ORDER_REMOVED =
      Happening.of("order-removed", Clauses.POWERS, "order:order", WHERE);
  public static final Happening BLADE = Happening.of("blade", Clauses.BLADE, WHO);
  public static final Happening OUTCOME =
      Happening.of("outcome", Clauses.HIGHER_WINS, WHO, "attack:number", "defence:number");
  public static final Happening TIED = Happening.of("tied", Clauses.BATTLE_TIES, WHO);
  public static final Happening LOSSES =
      Happening.of("losses", Clauses.LOSSES, WHO, "swords:number", "towers:number", N);
  public static final Happening NO_TROOPS = Happening.of("no-troops-left", Clauses.NO_TROOPS, WHO);
  public static final Happening RETREATED =
      Happening.of("retreated", Clauses.RETREAT, WHO, WHERE, N);
  public static final Happening DESTROYED =
      Happening.of("destroyed", Clauses.RETREAT_NOWHERE, WHO, N);
  public static final Happening CONQUERED = Happening.of("conquered", Clauses.CONQUEST, WHO, WHERE);
  public static final Happening CARD_DISCARDED =
      Happening.of("character-discarded", Clauses.POWERS, WHO, "card:character");
  public static final Happening HAND_REFILLED = Happening.of("hand-refilled", Clauses.REFILL, WHO);
  public static final Happening INCOME = Happening.of("income", Clauses.INCOME, WHO, WHERE, N);
  public static final Happening SCORE =
      Happening.of(
          "score",
          Clauses.MOST_STRONGHOLDS,
          WHO,
          "castles:number",
          "supply:number",
          "crests:number");
  public static final Happening WINNER = Happening.of("winner", Clauses.MOST_STRONGHOLDS, WHO);
}
