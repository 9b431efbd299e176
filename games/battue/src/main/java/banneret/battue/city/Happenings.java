package banneret.battue.city;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;

/** What may happen in the city, for the chronicle. */
public interface Happenings {
  Happening FIRST_PLAYER = of("first-player", Clauses.FIRST_PLAYER, "who");
  Happening TILE_PLACED = of("tile-placed", Clauses.TILES_IN_TURN, "who where");
  Happening CITY_LAID = Happening.of("city-laid", Clauses.QUICK_SETUP);
  Happening CAMP_PITCHED = of("camp-pitched", Clauses.HORDE_AT_EDGE, "who edge where");
  Happening TURN_BEGINS = of("turn-begins", Clauses.FIRST_THEN_LEFT, "who round");
  Happening CARD_PLAYED = of("card-played", Clauses.DISCARD_AFTER_PLAY, "who card");
  Happening CALLED = of("reinforcements", Clauses.REINFORCE_TABLE, "who where die n limit");
  Happening MOVED = of("moved", Clauses.ADJACENT, "who from to n");
  Happening REVEALED = of("tile-revealed", Clauses.REVEAL, "who where tile");
  Happening EVENT = of("event-drawn", Clauses.EVENT_DRAW, "who event");
  Happening NO_EVENT = Happening.of("no-event-left", Clauses.EVENT_DRAW);
  Happening EVENT_FAILS = of("event-fails", Clauses.EVENT_IMPOSSIBLE, "event");
  Happening WARRIORS_GAINED = of("warriors-gained", Clauses.LIMITED_BY_RESERVE, "who where n");
  Happening WARRIORS_LOST = of("warriors-lost", Clauses.REMOVED, "who where n");
  Happening FLAG_LOST = of("flag-lost", Clauses.EVENT_FOLLOW, "who where");
  Happening BATTLE = of("battle", Clauses.STEPS, "who where defender");
  Happening ROLLED = of("rolled", Clauses.ATTACK_VALUE, "who die");
  Happening ROUND_WON = of("round-won", Clauses.ATTACK_WINS, "who attack defence");
  Happening ROUND_LOST = of("round-lost", Clauses.EQUAL_IS_LOSS, "who attack defence");
  Happening RETREATED = of("retreated", Clauses.RETREAT_OWN, "who from to n");
  Happening NO_RETREAT = of("no-retreat", Clauses.of("ambiguous.must-fight-on"), "who where");
  Happening REPELLED = of("repelled", Clauses.LAST_ATTACKER, "who where");
  Happening TAKEN = of("tile-taken", Clauses.PLACE_FLAG, "who where");
  Happening GIVEN_UP = of("tile-given-up", Clauses.NO_FLAG, "who where");
  Happening LOOT_DRAWN = of("loot-drawn", Clauses.LOOT_DRAWN, "who card?");
  Happening RESHUFFLED = Happening.of("loot-reshuffled", Clauses.RESHUFFLE);
  Happening DISCARDED = of("discarded", Clauses.HAND_LIMIT, "who card");
  Happening TO_CHEST = of("to-chest", Clauses.of("loot.points-to-chest"), "who card");
  Happening EVENT_TO_CHEST = of("event-to-chest", Clauses.EVENT_TO_CHEST, "who event");
  Happening STOLEN = of("stolen", Clauses.of("card.thief"), "who card");
  Happening SEEN_LOOT = of("loot-seen", Clauses.of("card.inside-information"), "who card?");
  Happening SEEN_EVENT = of("event-seen", Clauses.of("card.oracle"), "who event?");
  Happening SEEN_HAND = of("hand-seen", Clauses.of("card.spy"), "who whose");
  Happening SEEN_CARD = of("card-seen", Clauses.of("card.spy"), "who whose card?");
  Happening ELIMINATED = of("eliminated", Clauses.ELIMINATED, "who");
  Happening SCORE = of("score", Clauses.of("score.chest-plus-tiles"), "who points tiles chest");
  Happening WINNER = of("winner", Clauses.WINNER_TITLE, "who");

  private static Happening of(String name, Clause clause, String figures) {
    return Happening.Kinds.of(
            "who:seat",
            "defender:seat",
            "whose:seat",
            "where:place",
            "from:place",
            "to:place",
            "edge:edge",
            "tile:tile",
            "card:loot",
            "event:event")
        .happening(name, clause, figures);
  }
}
