package banneret.thrones.realm;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;

/** What may happen in the realm, for the chronicle. */
public interface Happenings {
  Happening DEALT = of("house-dealt", "setup.random-house", "chair who");
  Happening TURN = of("turn-begins", "round.three-phases", "n");
  Happening CARD_REVEALED =
      of("westeros-card", "westeros.reveal-three-together", "deck card:westeros");
  Happening WINTER = of("winter", "westeros.winter-reshuffle", "deck");
  Happening THREAT = of("threat", "westeros.mammoth-icon", "n");
  Happening SUPPLY = of("supply-level", "supply.update-in-turn-order", "who n");
  Happening UNIT_REMOVED = of("unit-removed", "muster.lost-units-return", "who unit where");
  Happening MUSTERED = of("mustered", Clauses.MUSTER, "who unit where");
  Happening UPGRADED = of("upgraded", Clauses.UPGRADE, "who where");
  Happening BID = of("bid", Clauses.BID, "who n");
  Happening RANKED = of("ranked", "clash.rank-by-bid", "who track n");
  Happening TOKEN = of("token-taken", "clash.winner-takes-token", "who track");
  Happening CRESTS = of("crests-gained", "westeros.game-of-thrones-card", "who n");
  Happening WATCH_WINS = of("watch-wins", "wildling.watch-wins-on-equal", "watch wildlings");
  Happening WILDLINGS_WIN = of("wildlings-win", "wildling.wildlings-win-below", "watch wildlings");
  Happening MOST_GENEROUS = of("most-generous", Clauses.TOP_RECOVERS, "who");
  Happening LEAST_GENEROUS = of("least-generous", "wildling.lowest-loses-four", "who");
  Happening CARD_BACK = of("character-back", Clauses.TOP_RECOVERS, "who card");
  Happening ORDERS_REVEALED = of("orders-revealed", "planning.reveal-together", "");
  Happening RAVEN = of("raven", Clauses.RAVEN, "who where order");
  Happening RAIDED = of("raided", Clauses.RAID_REMOVES, "who from where order");
  Happening RAID_SPENT = of("raid-spent", "raid.may-decline", "who where");
  Happening PILLAGED = of("pillaged", "raid.pillage", "who n");
  Happening MARCHED = of("marched", Clauses.MARCH_ANY_PART, "who from where n");
  Happening MARCH_SPENT = of("march-spent", "march.must-act-or-remove", "who where");
  Happening CREST_LEFT = of("crest-left", Clauses.LEAVE_CREST, "who where");
  Happening CREST_REMOVED = of("crest-removed", "control.crest-alone-no-battle", "who where");
  Happening NEUTRAL_TAKEN = of("neutral-taken", "neutral.token-removed", "who where n");
  Happening NEUTRAL_HOLDS = of("neutral-holds", "ambiguous.refused-neutral-entry", "who where n");
  Happening BATTLE = of("battle", "battle.roles", "who defender where");
  Happening SUPPORTS = of("supports", Clauses.SUPPORT, "who from side");
  Happening SUPPORTS_NOBODY = of("supports-nobody", Clauses.SUPPORT, "who from");
  Happening STRENGTHS = of("strengths", "battle.announce-strength", "attack defence");
  Happening CHARACTER = of("character", Clauses.PLAY_CARD, "who card");
  Happening CANCELLED = of("ability-cancelled", Clauses.POWERS, "card");
  Happening ORDER_REMOVED = of("order-removed", Clauses.POWERS, "order where");
  Happening BLADE = of("blade", Clauses.BLADE, "who");
  Happening OUTCOME = of("outcome", "battle.higher-wins", "who attack defence");
  Happening TIED = of("tied", "influence.fiefs-break-battle-ties", "who");
  Happening LOSSES = of("losses", "losses.swords-minus-towers", "who swords towers n");
  Happening NO_TROOPS = of("no-troops-left", "character.no-troops-left-loses", "who");
  Happening RETREATED = of("retreated", "retreat.loser-must-leave", "who where n");
  Happening DESTROYED = of("destroyed", "retreat.nowhere-destroyed", "who n");
  Happening CONQUERED = of("conquered", "conquest.defender-order-removed", "who where");
  Happening CARD_DISCARDED = of("character-discarded", "ruling.melisandre-price", "who card");
  Happening HAND_REFILLED = of("hand-refilled", "character.last-card-refill", "who");
  Happening INCOME = of("income", "consolidation.income", "who where n");
  Happening SCORE = of("score", Clauses.MOST_STRONGHOLDS, "who castles supply crests");
  Happening WINNER = of("winner", Clauses.MOST_STRONGHOLDS, "who");

  private static Happening of(String name, String clause, String figures) {
    return of(name, Clauses.of(clause), figures);
  }

  private static Happening of(String name, Clause clause, String figures) {
    String kinds =
        "who:seat defender:seat side:seat where:region from:region unit:unit"
            + " track:track order:order card:character";
    return Happening.Kinds.of(kinds).happening(name, clause, figures);
  }
}
