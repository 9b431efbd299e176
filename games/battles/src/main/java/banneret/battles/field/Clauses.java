package banneret.battles.field;

import banneret.kernel.told.Clause;

/** The clauses of the ledger that questions, refusals, figures and events cite. */
public final class Clauses {
  private Clauses() {}

  /** A clause by the end of its id. */
  public static Clause of(String id) {
    return new Clause("battles." + id);
  }

  public static final Clause NO_EFFECT = of("ambiguous.command-without-effect");

  // The round
  public static final Clause FOUR_PHASES = of("round.four-phases");
  public static final Clause ADVANTAGE = of("rally.advantage");
  public static final Clause ORDER_DICE = of("marshal.order-dice");
  public static final Clause DRAW = of("marshal.draw");
  public static final Clause RESHUFFLE = of("marshal.reshuffle");
  public static final Clause ACTIVATION = of("command.activation");
  public static final Clause BUILDING_STOPS = of("terrain.building.stop");
  public static final Clause FORD_STOPS = of("terrain.ford.infantry");
  public static final Clause FORD_SLOWS = of("terrain.ford.cavalry");
  public static final Clause THREE_ACTIONS = of("command.three-actions");
  public static final Clause PASS = of("pass.out-for-the-round");
  public static final Clause ONLY_ACTIVE = of("rally.only-active-may-be-activated");
  public static final Clause KEEP_CARD = of("regroup.keep-one-card");
  public static final Clause KEEP_TOKEN = of("regroup.keep-one-token");
  public static final Clause RECOVER = of("regroup.recover-morale");
  public static final Clause POINTS_EACH_ROUND = of("regroup.points-each-round");
  public static final Clause LAST_ROUND = of("regroup.last-round-ends");
  public static final Clause INSTANT = of("victory.instant");
  public static final Clause ROUT = of("victory.rout");
  public static final Clause TIE_MORALE = of("victory.tie-morale");
  public static final Clause TIE_MOMENTUM = of("victory.tie-momentum");

  // Order tokens
  public static final Clause TOKEN_NEEDED = of("order-token.needed");
  public static final Clause TOKEN_GREEN = of("order-token.green");
  public static final Clause TOKEN_BLUE = of("order-token.blue");
  public static final Clause TOKEN_RED = of("order-token.red");
  public static final Clause TOKEN_VALOR = of("order-token.valor");
  public static final Clause TOKEN_RAISE = of("order-token.morale-raise");
  public static final Clause TOKEN_NO_ACTIVATION = of("order-token.morale-activates-nobody");
  public static final Clause TWO_OF_A_KIND = of("order-token.two-of-a-kind");
  public static final Clause RALLY_INACTIVE = of("ambiguous.rally-needs-inactive");

  // Cards
  public static final Clause REVEAL_CARD = of("card.reveal-and-commander");
  public static final Clause CHOOSE_COMMANDS = of("card.choose-commands");
  public static final Clause COST = of("card.cost");
  public static final Clause COMMAND_LIMIT = of("card.command-limit");
  public static final Clause UNITS_DECLARED = of("card.units-declared");
  public static final Clause FRIENDLY_ONLY = of("card.friendly-only");
  public static final Clause WITHIN_ZONE = of("card.effects-within-zone");
  public static final Clause NOT_TWICE = of("activation.not-twice");
  public static final Clause CAPTURED_COMMANDER = of("ambiguous.captured-commander");
  public static final Clause TACTIC = of("tactic.optional");
  public static final Clause TACTIC_CONDITION = of("tactic.show-first");
  public static final Clause CARD_DISCARD = of("card.discard");
  public static final Clause COMMIT = of("commander.commit-once");

  // Moves
  public static final Clause ONLY_ACTIVATED = of("move.only-activated");
  public static final Clause DECLARE_ATTACKER = of("attack.declare-attacker");
  public static final Clause ONE_AT_A_TIME = of("move.one-at-a-time");
  public static final Clause ALLOWANCE = of("move.allowance");
  public static final Clause IMPASSABLE = of("move.impassable");
  public static final Clause NOT_THROUGH = of("move.not-through-units");
  public static final Clause LEAVE_BOARD = of("move.leaving-the-board");
  public static final Clause DISENGAGE_FIRST = of("disengage.before-moving");
  public static final Clause DISENGAGE_MOVING = of("disengage.by-moving");
  public static final Clause FIRE_NO_ENTRY = of("fire.no-entry");
  public static final Clause FIRE_NO_EXIT = of("fire.no-exit");
  public static final Clause FIRE_NO_ATTACK = of("fire.no-attack");
  public static final Clause PUT_OUT_OWN = of("fire.put-out-own-hex");

  // Attacks
  public static final Clause ATTACK_ORDER = of("attack.order-free");
  public static final Clause ATTACK_ONCE = of("attack.once");
  public static final Clause DECLARE_TARGET = of("attack.declare-target");
  public static final Clause RANGE = of("attack.range-limit");
  public static final Clause MELEE_RANGE = of("attack.melee-range");
  public static final Clause SIGHT = of("los.blocked");
  public static final Clause ORDER_OPTIONS = of("unit.order-options");
  public static final Clause OWN_OPPONENT = of("engage.ranged-must-shoot-opponent");
  public static final Clause ENGAGE = of("engage.token-placed");
  public static final Clause ENGAGE_REMOVED = of("engage.removed");
  public static final Clause DOGS_INSTEAD = of("keyword.war-dogs.instead");
  public static final Clause DOGS_RANGE = of("keyword.war-dogs.range");
  public static final Clause DOGS_SIGHT = of("keyword.war-dogs.line-of-sight");
  public static final Clause DOGS_RANK = of("keyword.war-dogs.rank-die");
  public static final Clause DOGS_ENGAGED = of("ambiguous.war-dogs-engaged");
  public static final Clause SCORCH = of("keyword.scorch-the-earth.instead");
  public static final Clause SCORCH_ROLL = of("keyword.scorch-the-earth.roll");
  public static final Clause CANNOT_BURN = of("fire.cannot-burn");
  public static final Clause BURN_LIMIT = of("fire.burn-limit");
  public static final Clause PUT_OUT = of("fire.put-out-adjacent");
  public static final Clause PUT_OUT_RESULT = of("fire.put-out-result");
  public static final Clause PARTING_BLOW = of("parting-blow.may");
  public static final Clause DICE = of("dice.total");
  public static final Clause BY_RANK = of("dice.by-rank");
  public static final Clause ROLL = of("dice.roll");
  public static final Clause FLANK_REROLL = of("flank.reroll");
  public static final Clause HITS = of("resolve.take-hits");
  public static final Clause MATCHING = of("resolve.matching-shield");
  public static final Clause VALOR = of("resolve.valor-hits");
  public static final Clause COVER = of("terrain.building.cover");
  public static final Clause TOUGHNESS = of("keyword.cover-toughness.ignore");
  public static final Clause FIGURE_PER_HIT = of("unit.figure-per-hit");
  public static final Clause ELIMINATION = of("resolve.elimination");
  public static final Clause CAPTURE = of("capture.value-in-one-attack");
  public static final Clause RETREAT = of("retreat.toward-own-edge");
  public static final Clause RETREAT_FAR = of("ambiguous.retreat-as-far-as-possible");
  public static final Clause RETREAT_BLOCKED = of("retreat.blocked-becomes-hits");
  public static final Clause RETREAT_IMPASSABLE = of("retreat.not-impassable");
  public static final Clause RETREAT_OCCUPIED = of("retreat.not-occupied");
  public static final Clause RETREAT_FIRE = of("ambiguous.fire-and-retreat");
  public static final Clause ONCE_FOLLOWED = of("keyword.advance.once");
  public static final Clause STOPS = of("terrain.forest.stop");
  public static final Clause STAND_FIRM = of("keyword.stalwart.ignore-morale");
  public static final Clause COUNTER = of("counter.who");
  public static final Clause ADVANCE = of("keyword.advance.when");
  public static final Clause PURSUE = of("keyword.pursue.move");
  public static final Clause PURSUE_ATTACK = of("keyword.pursue.attack-again");
  public static final Clause MORALE = of("morale.direction");
  public static final Clause OFF_BALANCE = of("keyword.off-balance");

  // Fire
  public static final Clause FIRE_LEVEL = of("fire.level");
  public static final Clause FIRE_TERRAIN = of("fire.step-terrain");
  public static final Clause FIRE_SPREAD = of("fire.step-spread");
  public static final Clause SPREAD_ORDER = of("ambiguous.spread-details");

  // Skirmishes
  public static final Clause CHOOSE_COMMANDERS = of("skirmish.choose-commanders");
  public static final Clause ONE_VERSION = of("ruling.one-version-of-a-commander");
  public static final Clause PLACE_TERRAIN = of("skirmish.place-terrain");
  public static final Clause PLACE_COMMANDERS = of("skirmish.place-commanders");
  public static final Clause PLACE_UNITS = of("skirmish.place-units");
  public static final Clause MOMENTUM = of("skirmish.momentum");
  public static final Clause DRAW_UNITS = of("skirmish.draw-units");
  public static final Clause TOKENS = of("component.scenario-tokens");
  public static final Clause STRATEGY = of("component.strategy-tokens");
  public static final Clause CONTROL = of("component.control-markers");
}
