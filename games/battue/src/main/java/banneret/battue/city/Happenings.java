package banneret.battue.city;

import banneret.kernel.told.Happening;

/** What may happen in the city, for the chronicle. */
public final class Happenings {
  private Happenings() {}

  public static final Happening FIRST_PLAYER =
      Happening.of("first-player", Clauses.FIRST_PLAYER, "who:seat");
  public static final Happening TILE_PLACED =
      Happening.of("tile-placed", Clauses.TILES_IN_TURN, "who:seat", "where:place");
  public static final Happening CITY_LAID = Happening.of("city-laid", Clauses.QUICK_SETUP);
  public static final Happening CAMP_PITCHED =
      Happening.of("camp-pitched", Clauses.HORDE_AT_EDGE, "who:seat", "edge:edge", "where:place");
  public static final Happening TURN_BEGINS =
      Happening.of("turn-begins", Clauses.FIRST_THEN_LEFT, "who:seat", "round:number");
  public static final Happening CARD_PLAYED =
      Happening.of("card-played", Clauses.DISCARD_AFTER_PLAY, "who:seat", "card:loot");
  public static final Happening CALLED =
      Happening.of(
          "reinforcements",
          Clauses.REINFORCE_TABLE,
          "who:seat",
          "where:place",
          "die:number",
          "n:number",
          "limit:number");
  public static final Happening MOVED =
      Happening.of("moved", Clauses.ADJACENT, "who:seat", "from:place", "to:place", "n:number");
  public static final Happening REVEALED =
      Happening.of("tile-revealed", Clauses.REVEAL, "who:seat", "where:place", "tile:tile");
  public static final Happening EVENT =
      Happening.of("event-drawn", Clauses.EVENT_DRAW, "who:seat", "event:event");
  public static final Happening NO_EVENT = Happening.of("no-event-left", Clauses.EVENT_DRAW);
  public static final Happening EVENT_FAILS =
      Happening.of("event-fails", Clauses.EVENT_IMPOSSIBLE, "event:event");
  public static final Happening WARRIORS_GAINED =
      Happening.of(
          "warriors-gained", Clauses.LIMITED_BY_RESERVE, "who:seat", "where:place", "n:number");
  public static final Happening WARRIORS_LOST =
      Happening.of("warriors-lost", Clauses.REMOVED, "who:seat", "where:place", "n:number");
  public static final Happening FLAG_LOST =
      Happening.of("flag-lost", Clauses.EVENT_FOLLOW, "who:seat", "where:place");
  public static final Happening BATTLE =
      Happening.of("battle", Clauses.STEPS, "who:seat", "where:place", "defender:seat");
  public static final Happening ROLLED =
      Happening.of("rolled", Clauses.ATTACK_VALUE, "who:seat", "die:number");
  public static final Happening ROUND_WON =
      Happening.of("round-won", Clauses.ATTACK_WINS, "who:seat", "attack:number", "defence:number");
  public static final Happening ROUND_LOST =
      Happening.of(
          "round-lost", Clauses.EQUAL_IS_LOSS, "who:seat", "attack:number", "defence:number");
  public static final Happening RETREATED =
      Happening.of(
          "retreated", Clauses.RETREAT_OWN, "who:seat", "from:place", "to:place", "n:number");
  public static final Happening NO_RETREAT =
      Happening.of("no-retreat", Clauses.of("ambiguous.must-fight-on"), "who:seat", "where:place");
  public static final Happening REPELLED =
      Happening.of("repelled", Clauses.LAST_ATTACKER, "who:seat", "where:place");
  public static final Happening TAKEN =
      Happening.of("tile-taken", Clauses.PLACE_FLAG, "who:seat", "where:place");
  public static final Happening GIVEN_UP =
      Happening.of("tile-given-up", Clauses.NO_FLAG, "who:seat", "where:place");
  public static final Happening LOOT_DRAWN =
      Happening.of("loot-drawn", Clauses.LOOT_DRAWN, "who:seat", "card:loot?");
  public static final Happening RESHUFFLED = Happening.of("loot-reshuffled", Clauses.RESHUFFLE);
  public static final Happening DISCARDED =
      Happening.of("discarded", Clauses.HAND_LIMIT, "who:seat", "card:loot");
  public static final Happening TO_CHEST =
      Happening.of("to-chest", Clauses.of("loot.points-to-chest"), "who:seat", "card:loot");
  public static final Happening EVENT_TO_CHEST =
      Happening.of("event-to-chest", Clauses.EVENT_TO_CHEST, "who:seat", "event:event");
  public static final Happening STOLEN =
      Happening.of("stolen", Clauses.of("card.thief"), "who:seat", "card:loot");
  public static final Happening SEEN_LOOT =
      Happening.of("loot-seen", Clauses.of("card.inside-information"), "who:seat", "card:loot?");
  public static final Happening SEEN_EVENT =
      Happening.of("event-seen", Clauses.of("card.oracle"), "who:seat", "event:event?");
  public static final Happening SEEN_HAND =
      Happening.of("hand-seen", Clauses.of("card.spy"), "who:seat", "whose:seat");
  public static final Happening SEEN_CARD =
      Happening.of("card-seen", Clauses.of("card.spy"), "who:seat", "whose:seat", "card:loot?");
  public static final Happening ELIMINATED =
      Happening.of("eliminated", Clauses.ELIMINATED, "who:seat");
  public static final Happening SCORE =
      Happening.of(
          "score",
          Clauses.of("score.chest-plus-tiles"),
          "who:seat",
          "points:number",
          "tiles:number",
          "chest:number");
  public static final Happening WINNER = Happening.of("winner", Clauses.WINNER_TITLE, "who:seat");
}
