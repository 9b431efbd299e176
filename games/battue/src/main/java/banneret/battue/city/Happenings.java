package banneret.battue.city;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;

/** What may happen in the city, for the chronicle. */
public interface Happenings {
  Happening FIRST_PLAYER = of("first-player", "setup.random-first-player", "who");
  Happening TILE_PLACED = of("tile-placed", Clauses.TILES_IN_TURN, "who where");
  Happening CITY_LAID = of("city-laid", "ambiguous.manual-tile-placement", "");
  Happening CAMP_PITCHED = of("camp-pitched", Clauses.HORDE_AT_EDGE, "who edge where");
  Happening TURN_BEGINS = of("turn-begins", "turn.first-player-then-left", "who round");
  Happening CARD_PLAYED = of("card-played", "loot.discard-after-play", "who card");
  Happening CALLED = of("reinforcements", "reinforce.die-table", "who where die n limit");
  Happening MOVED = of("moved", Clauses.ADJACENT, "who from to n");
  Happening REVEALED = of("tile-revealed", "resolve.reveal-face-down", "who where tile");
  Happening EVENT = of("event-drawn", Clauses.EVENT_DRAW, "who event");
  Happening NO_EVENT = of("no-event-left", "event.empty-pile", "");
  Happening EVENT_FAILS = of("event-fails", "event.impossible-no-effect", "event");
  Happening WARRIORS_GAINED = of("warriors-gained", "horde.limited-by-reserve", "who where n");
  Happening WARRIORS_LOST = of("warriors-lost", "horde.removed-go-to-reserve", "who where n");
  Happening FLAG_LOST = of("flag-lost", Clauses.EVENT_FOLLOW, "who where");
  Happening BATTLE = of("battle", "battle.steps", "who where defender");
  Happening ROLLED = of("rolled", Clauses.ATTACK_VALUE, "who die");
  Happening ROUND_WON = of("round-won", "battle.attack-wins-if-greater", "who attack defence");
  Happening ROUND_LOST = of("round-lost", "battle.equal-is-loss", "who attack defence");
  Happening RETREATED = of("retreated", Clauses.RETREAT_OWN, "who from to n");
  Happening NO_RETREAT = of("no-retreat", "ambiguous.must-fight-on", "who where");
  Happening REPELLED = of("repelled", "battle.last-attacker-ends", "who where");
  Happening TAKEN = of("tile-taken", "win.place-flag", "who where");
  Happening GIVEN_UP = of("tile-given-up", Clauses.NO_FLAG, "who where");
  Happening LOOT_DRAWN = of("loot-drawn", "win.loot-if-uncontrolled", "who card?");
  Happening RESHUFFLED = of("loot-reshuffled", "loot.reshuffle", "");
  Happening DISCARDED = of("discarded", Clauses.HAND_LIMIT, "who card");
  Happening TO_CHEST = of("to-chest", "loot.points-to-chest", "who card");
  Happening EVENT_TO_CHEST = of("event-to-chest", "event.points-to-chest", "who event");
  Happening STOLEN = of("stolen", "card.thief", "who card");
  Happening SEEN_LOOT = of("loot-seen", "card.inside-information", "who card?");
  Happening SEEN_EVENT = of("event-seen", "card.oracle", "who event?");
  Happening SEEN_HAND = of("hand-seen", "card.spy", "who whose");
  Happening SEEN_CARD = of("card-seen", "card.spy", "who whose card?");
  Happening ELIMINATED = of("eliminated", "elimination.no-warriors", "who");
  Happening SCORE = of("score", "score.chest-plus-tiles", "who points tiles chest");
  Happening WINNER = of("winner", "end.winner-title", "who");

  private static Happening of(String name, String clause, String figures) {
    return of(name, Clauses.of(clause), figures);
  }

  private static Happening of(String name, Clause clause, String figures) {
    String kinds =
        "who:seat defender:seat whose:seat where:place from:place to:place"
            + " edge:edge tile:tile card:loot event:event";
    return Happening.Kinds.of(kinds).happening(name, clause, figures);
  }
}
