package banneret.thrones.realm;

import banneret.kernel.told.Clause;

/** The clauses of the ledger that questions, refusals, figures and events cite. */
public final class Clauses {
  private Clauses() {}

  /** A clause by the end of its id. */
  public static Clause of(String id) {
    return new Clause("thrones." + id);
  }

  public static final Clause REMOVE_EXCESS = of("supply.remove-excess");
  public static final Clause MINIMAL = of("ambiguous.supply-excess-units-or-armies");
  public static final Clause NO_VOLUNTARY = of("limit.no-voluntary-removal");

  public static final Clause MUSTER = of("muster.turn-order");
  public static final Clause MUSTER_PLACES = of("muster.only-cities-and-fortresses");
  public static final Clause MUSTER_POINTS = of("muster.points-not-transferable");
  public static final Clause MUSTER_SUPPLY = of("muster.supply-limit");
  public static final Clause PIECE_LIMIT = of("muster.piece-limit");
  public static final Clause SHIP_ADJACENT = of("muster.ship-in-adjacent-sea");
  public static final Clause NO_SHIP_BESIDE = of("muster.no-ship-beside-enemy-ships");
  public static final Clause UPGRADE = of("muster.upgrade-place");

  public static final Clause BID = of("clash.secret-simultaneous-bids");
  public static final Clause BID_RANGE = of("clash.bid-range");
  public static final Clause TIES_BY_THRONE = of("clash.ties-by-throne");

  public static final Clause WILDLING_BID = of("wildling.secret-bids");
  public static final Clause TOP_RECOVERS = of("wildling.top-bidder-recovers-card");
  public static final Clause TOP_TIE = of("wildling.top-tie");
  public static final Clause LOWEST_TIE = of("wildling.lowest-tie");
  public static final Clause EVERYONE_LOSES = of("wildling.everyone-loses-two");
  public static final Clause NOT_EXACT = of("ambiguous.wildling-removal-not-exact");

  public static final Clause PLACE_ORDERS = of("planning.secret-placement");
  public static final Clause EACH_REGION = of("planning.order-in-each-region");
  public static final Clause NEEDS_UNIT = of("planning.orders-need-a-unit");
  public static final Clause STAR_LIMIT = of("planning.star-limit");
  public static final Clause TOKENS = of("planning.no-more-than-tokens");
  public static final Clause LAND_ONLY = of("planning.consolidation-land-only");
  public static final Clause NO_RAIDS = of("westeros.sea-of-storms");
  public static final Clause NO_CONSOLIDATION = of("westeros.feast-for-crows");
  public static final Clause NO_DEFENCE = of("westeros.storm-of-swords");
  public static final Clause RAVEN = of("raven.replace-one-order");
  public static final Clause RAVEN_OWN = of("raven.own-orders-only");
  public static final Clause RAVEN_STARS = of("raven.star-limit-holds");

  public static final Clause RAID = of("raid.turn-order-one-each");
  public static final Clause RAID_ADJACENT = of("raid.adjacent-only");
  public static final Clause RAID_ENEMY = of("raid.enemy-only");
  public static final Clause RAID_LAND = of("raid.land-hits-land-only");
  public static final Clause RAID_KINDS = of("raid.not-march-or-defence");
  public static final Clause RAID_REMOVES = of("raid.removes-one-enemy-order");

  public static final Clause MARCH = of("march.turn-order-one-each");
  public static final Clause MARCH_ANY_PART = of("march.any-part-may-move");
  public static final Clause MARCH_ADJACENT = of("march.adjacent-only");
  public static final Clause ONE_ENEMY = of("march.one-enemy-region");
  public static final Clause MARCH_SUPPLY = of("march.supply-limit");
  public static final Clause MAY_SPLIT = of("march.may-split");
  public static final Clause SHIPS_AT_SEA = of("map.ships-at-sea-only");
  public static final Clause LAND_UNITS = of("map.land-units-on-land-only");
  public static final Clause CANNOT_MARCH = of("fatigue.cannot-march");
  public static final Clause LEAVE_CREST = of("control.leave-crest");
  public static final Clause NEUTRAL_STRENGTH = of("neutral.minimum-strength");

  public static final Clause UNIT_STRENGTHS = of("battle.unit-strengths");
  public static final Clause MARCH_MODIFIER = of("battle.march-modifier");
  public static final Clause DEFENCE_MODIFIER = of("battle.defence-modifier");
  public static final Clause SUPPORT = of("support.choice-of-side");
  public static final Clause SUPPORT_ADDS = of("support.adds-all-units");
  public static final Clause OWN_SIDE = of("ambiguous.combatant-supporting-the-enemy");
  public static final Clause PLAY_CARD = of("character.both-must-play");
  public static final Clause IN_HAND = of("ambiguous.character-choice-of-seven");
  public static final Clause CARD_STRENGTH = of("character.strength-zero-to-three");
  public static final Clause POWERS = of("character.powers-after-reveal");
  public static final Clause BLADE = of("sword.plus-one");
  public static final Clause LOSSES_KIND = of("losses.any-unit-type");
  public static final Clause NOT_FATIGUED = of("losses.not-fatigued");
  public static final Clause RETREAT_ONE = of("retreat.defender-one-region");
  public static final Clause RETREAT_WHERE = of("retreat.empty-or-own");
  public static final Clause RETREAT_ORIGIN = of("retreat.not-attackers-origin");
  public static final Clause RETREAT_SUPPLY = of("retreat.supply-limit");
  public static final Clause TIRED = of("fatigue.no-strength");
  public static final Clause INTO_NEUTRALS = of("ambiguous.retreat-into-neutrals");

  public static final Clause MOST_STRONGHOLDS = of("victory.most-strongholds");
  public static final Clause TIE_BY_SUPPLY = of("victory.tie-supply");
  public static final Clause TIE_BY_CRESTS = of("victory.tie-crests");
  public static final Clause SHARED = of("victory.shared");
  public static final Clause SEVEN_AT_ONCE = of("victory.seven-at-once");
  public static final Clause EIGHT_WITH_THREE = of("variant.three-needs-eight");
}
