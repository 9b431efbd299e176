package banneret.battue.city;

import banneret.kernel.told.Clause;

/** The clauses of the ledger that questions, refusals, figures and events cite. */
public final class Clauses {
  private Clauses() {}

  /** A clause by the end of its id. */
  public static Clause of(String id) {
    return new Clause("battue." + id);
  }

  public static final Clause TILES_IN_TURN = of("setup.tiles-in-turn");
  public static final Clause PALACE_CENTRE = of("setup.palace-centre");
  public static final Clause FOUR_SPECIAL_NEXT = of("setup.four-special-next");
  public static final Clause INSIDE_WALLS = of("setup.inside-walls-only");
  public static final Clause TILE_MUST_FIT = of("setup.tile-must-fit");
  public static final Clause HORDE_AT_EDGE = of("setup.horde-at-edge");
  public static final Clause ONE_PER_EDGE = of("setup.one-player-per-edge");
  public static final Clause CAMPS_DIFFER = of("ruling.camps-face-different-spaces");

  public static final Clause PHASES = of("turn.phases");
  public static final Clause START_CARDS = of("turn.start-cards");
  public static final Clause END_CARDS = of("turn.end-cards");

  public static final Clause REINFORCE = of("reinforce.optional");
  public static final Clause REINFORCE_BEFORE_MOVES = of("reinforce.before-moves");
  public static final Clause ONE_CALL = of("ruling.one-call-per-horde");
  public static final Clause REINFORCED_STAYS = of("reinforce.no-move-no-attack");

  public static final Clause HORDE = of("horde.definition");
  public static final Clause MAX_EIGHT = of("horde.max-eight");
  public static final Clause MAX_FIFTEEN = of("horde.max-fifteen-on-board");
  public static final Clause STRENGTH = of("horde.strength-one-each");

  public static final Clause MOVE = of("move.optional");
  public static final Clause ADJACENT = of("move.adjacent-tile");
  public static final Clause ONCE_PER_WARRIOR = of("move.once-per-warrior");
  public static final Clause SPLIT = of("move.split");
  public static final Clause NO_SPLIT = of("move.no-split-before-first-tile");
  public static final Clause MERGE = of("move.merge");
  public static final Clause ENTERS_AT_ITS_SPACE = of("move.start-horde-enters-at-its-space");

  public static final Clause ANY_ORDER = of("resolve.any-order");
  public static final Clause ONE_AT_A_TIME = of("resolve.one-at-a-time");
  public static final Clause OWN_TILE = of("resolve.own-tile-no-battle");

  public static final Clause ATTACKER_CARDS = of("battle.attacker-cards-first");
  public static final Clause DEFENDER_CARDS = of("battle.defender-cards-second");
  public static final Clause BEFORE_DICE = of("battle.cards-before-dice");
  public static final Clause ATTACK_VALUE = of("battle.attack-value");
  public static final Clause EMPTY_DEFENCE = of("empty.defence-value");
  public static final Clause CONTINUE_OR_RETREAT = of("empty.continue-or-retreat");
  public static final Clause OCCUPIED_DEFENCE = of("occupied.defence-value");
  public static final Clause EITHER_MAY_RETREAT = of("occupied.either-may-retreat");
  public static final Clause FIRST_ROUND = of("ruling.first-round-is-fought");
  public static final Clause RETREAT_WHOLE = of("retreat.whole-horde");
  public static final Clause RETREAT_OWN = of("retreat.to-own-adjacent");
  public static final Clause RETREAT_MAX = of("retreat.max-eight");
  public static final Clause NO_REFUGE = of("ruling.retreat-not-into-conflict");

  public static final Clause NO_FLAG = of("win.no-flag-left");

  public static final Clause EVENT_DRAW = of("event.draw");
  public static final Clause EVENT_FOLLOW = of("event.follow-and-discard");
  public static final Clause ORDER_UNDER_CAPS = of("ruling.order-under-caps");

  public static final Clause TIMING = of("loot.timing");
  public static final Clause HAND_LIMIT = of("loot.hand-limit-six");
  public static final Clause NO_EFFECT = of("ambiguous.card-without-effect");

  public static final Clause THREE_TILES = of("end.three-tiles");
  public static final Clause LAST_PLAYER = of("end.last-player");
  public static final Clause ALL_ELIMINATED = of("ruling.all-eliminated-together");
  public static final Clause ROUND_LIMIT = of("ruling.round-limit-setting");
}
