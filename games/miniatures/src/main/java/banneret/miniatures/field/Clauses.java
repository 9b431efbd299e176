package banneret.miniatures.field;

import banneret.kernel.told.Clause;

/** The clauses of the ledger that questions, refusals, figures and events cite. */
public final class Clauses {
  private Clauses() {}

  /** A clause by the end of its id. */
  public static Clause of(String id) {
    return new Clause("miniatures." + id);
  }

  // The round
  public static final Clause PLAYERS = of("overview.players");
  public static final Clause ROUND = of("round.two-phases");
  public static final Clause CHOOSE_UNIT = of("activation.choose-unit");
  public static final Clause ONE_ACTION = of("activation.one-action");
  public static final Clause FORCED_PASS = of("activation.forced-pass");
  public static final Clause ACTION_DECLINED = of("action.decline");
  public static final Clause DISCARD = of("upkeep.discard-any");
  public static final Clause DRAW = of("upkeep.draw-to-three");

  // Movement
  public static final Clause TABLE_EDGE = of("ruling.table-edge");
  public static final Clause PIVOT = of("movement.pivot");
  public static final Clause NO_OVERLAP = of("movement.pivot-no-overlap");
  public static final Clause ONE_INCH = of("movement.one-inch");
  public static final Clause NO_CROSSING = of("movement.no-crossing-enemies");
  public static final Clause OVER_FRIENDS = of("movement.crossing-allies");
  public static final Clause MANEUVER_ENGAGED = of("maneuver.not-engaged");
  public static final Clause MANEUVER = of("maneuver.advance");
  public static final Clause MARCH_ENGAGED = of("march.not-engaged");
  public static final Clause MARCH = of("march.distance");
  public static final Clause MARCH_STRAIGHT = of("march.no-first-pivot");
  public static final Clause RETREAT_ENGAGED = of("retreat.engaged-only");
  public static final Clause RETREAT_ROLL = of("retreat.roll-first");
  public static final Clause RETREAT = of("retreat.distance");
  public static final Clause RETREAT_WAY = of("retreat.direction");
  public static final Clause RETREAT_IMPOSSIBLE = of("retreat.impossible");
  public static final Clause SHIFT = of("glossary.shift");
  public static final Clause SHIFT_NO_PIVOT = of("glossary.shift-no-pivot");

  // Attacks
  public static final Clause RANGED_ENGAGED = of("ranged.not-engaged");
  public static final Clause RANGED_NEEDED = of("ranged.needs-attack");
  public static final Clause RANGED_SHIFT = of("ranged.shift");
  public static final Clause SHIFT_KEEPS_TARGET = of("ranged.shift-keeps-target");
  public static final Clause RANGED_TARGET = of("ranged.target");
  public static final Clause RANGE = of("range.measure");
  public static final Clause SIGHT = of("los.trace");
  public static final Clause MELEE_ENGAGED = of("melee.engaged-only");
  public static final Clause MELEE_NEEDED = of("melee.needs-attack");
  public static final Clause MELEE_ALIGN = of("melee.align");
  public static final Clause MELEE_TARGET = of("melee.choose-and-resolve");
  public static final Clause ATTACK_DICE = of("attack.dice-count");
  public static final Clause ATTACK_ROLL = of("attack.roll");
  public static final Clause ATTACK_REROLL = of("attack.attack-rerolls");
  public static final Clause HITS = of("glossary.hit");
  public static final Clause DEFENCE_ROLL = of("attack.defense-roll");
  public static final Clause DEFENCE_REROLL = of("attack.defense-rerolls");
  public static final Clause WOUNDS = of("attack.wounds");
  public static final Clause CHARGE_BONUS = of("combat-bonus.charge");
  public static final Clause FLANK_BONUS = of("combat-bonus.flank");
  public static final Clause REAR_BONUS = of("combat-bonus.rear");
  public static final Clause DESTROYED = of("unit.destroyed");
  public static final Clause HEAL = of("ruling.heal-single-wound-units");

  // Charges
  public static final Clause CHARGE_ENGAGED = of("charge.not-engaged");
  public static final Clause CHARGE_TARGET = of("charge.declare-target");
  public static final Clause CHARGE_SIGHT = of("charge.target-in-los");
  public static final Clause CHARGE_ROOM = of("charge.half-contact");
  public static final Clause CHARGE_FAR = of("charge.max-distance");
  public static final Clause CHARGE_ARC = of("charge.arc-tie");
  public static final Clause CHARGE_PIVOT = of("charge.pivot");
  public static final Clause CHARGE_ROLL = of("charge.roll");
  public static final Clause CHARGE_SUCCESS = of("charge.success");
  public static final Clause CHARGE_FAILED = of("charge.failed-condition");
  public static final Clause CHARGE_ALIGN = of("charge.align");
  public static final Clause CHARGE_DISORDERLY = of("charge.disorderly");
  public static final Clause CHARGE_MULTI = of("charge.multi-align");

  // Tests
  public static final Clause MORALE_ROLL = of("morale.roll");
  public static final Clause PANIC_ROLL = of("panic.roll");
  public static final Clause TEST_PASSED = of("morale.success");
  public static final Clause PANIC_FAILED = of("panic.failure");
  public static final Clause AUTO_PASS = of("attack.panic-auto-pass");

  // Conditions
  public static final Clause CONDITION = of("condition.three-types");
  public static final Clause CONDITION_ONE = of("condition.one-of-each");
  public static final Clause PANICKED = of("condition.panicked");
  public static final Clause VULNERABLE = of("condition.vulnerable");
  public static final Clause WEAKENED = of("condition.weakened");

  // The tactics board
  public static final Clause NCU_ACTION = of("ncu.single-action");
  public static final Clause ZONE_TAKEN = of("ncu.zone-control");

  // Terrain
  public static final Clause DANGEROUS = of("terrain.dangerous");
  public static final Clause DESTRUCTIBLE = of("terrain.destructible");
  public static final Clause DIFFICULT = of("terrain.rough");
  public static final Clause IMPASSABLE = of("terrain.impassable");
  public static final Clause COVER = of("terrain.cover");
  public static final Clause FORTIFIED = of("terrain.fortified");
  public static final Clause INSPIRING = of("terrain.inspiring");
  public static final Clause TERRIFYING = of("terrain.horrific");

  // Set-up
  public static final Clause TERRAIN_ROLL = of("setup.terrain-roll");
  public static final Clause TERRAIN_SPACING = of("setup.terrain-spacing");
  public static final Clause TERRAIN_PIECES = of("components.terrain-pieces");
  public static final Clause DEPLOY_ROLL = of("deployment.roll");
  public static final Clause DEPLOY = of("deployment.alternate");
  public static final Clause DEPLOY_ZONE = of("deployment.inside-zone");
  public static final Clause FIRST_PLAYER = of("deployment.other-decides-first-player");
  public static final Clause MARK = of("mode.fire-and-blood.mark-units");
  public static final Clause MARK_COST = of("mode.fire-and-blood.zero-cost-not-marked");
  public static final Clause MARK_TWICE = of("ruling.fire-and-blood-few-units");
  public static final Clause MARKED_DICE = of("mode.fire-and-blood.marked-extra-dice");
  public static final Clause BOUNTY = of("mode.fire-and-blood.general-bounty");

  // Modes
  public static final Clause CORNER = of("ffa.corner-deployment");
  public static final Clause OBJECTIVE_GROUND = of("setup.objectives-not-on-impassable");
  public static final Clause TOKEN_SPACING = of("mode.game-of-thrones.token-spacing");
  public static final Clause TOKEN_TAKEN = of("mode.dance-with-dragons.panic-or-destroyed");
  public static final Clause OBJECTIVE_SEIZED = of("mode.game-of-thrones.capture");
  public static final Clause OBJECTIVE_SCORED = of("mode.game-of-thrones.scoring");
  public static final Clause ARRIVES = of("mode.clash-of-kings.deploy-instead-of-activating");
  public static final Clause ARRIVES_HOME = of("mode.clash-of-kings.deploy-home");
  public static final Clause ARRIVES_FLANK = of("mode.clash-of-kings.deploy-flank");
  public static final Clause FLANK_CONTROL = of("mode.clash-of-kings.flank-control");
  public static final Clause MISSION_CHOSEN = of("mode.winds-of-winter.choose-mission");
  public static final Clause MISSION_REVEALED = of("mode.winds-of-winter.mission-tells-when");
  public static final Clause MISSION_SCORED = of("mode.winds-of-winter.missions-score");
  public static final Clause MISSION_OPENED = of("mode.winds-of-winter.open-mission");
  public static final Clause MISSION_GONE = of("mode.winds-of-winter.mission-discarded");
  public static final Clause MISSION_REPLACED = of("mode.dark-wings.replace-one");
  public static final Clause MISSION_NAMES = of("mode.dark-wings.each-designates");
  public static final Clause ROLE = of("mode.storm-of-swords.role-roll");
  public static final Clause WALLS = of("mode.storm-of-swords.walls-placed");
  public static final Clause ARROWS = of("mode.storm-of-swords.wall-card-arrows");
  public static final Clause TAR = of("mode.storm-of-swords.wall-card-tar-and-pitch");
  public static final Clause BEHIND_WALLS = of("mode.storm-of-swords.walls-no-enemy-behind");
  public static final Clause SIEGE_CARDS = of("mode.storm-of-swords.siege-cards");
  public static final Clause ATTACKERS_RETURN = of("mode.storm-of-swords.attacker-redeploy");
  public static final Clause ARRIVES_IN_SIEGE = of("mode.storm-of-swords.defender-arrival");
  public static final Clause DEFENDED = of("mode.storm-of-swords.defender-wins");

  // Victory
  public static final Clause MILITARY = of("victory.military");
  public static final Clause THRESHOLD = of("victory.threshold-win");
  public static final Clause ROUND_SIX = of("victory.round-six");
  public static final Clause ELIMINATED = of("victory.two-player-elimination");

  // Armies
  public static final Clause ARMY_CAP = of("army.cap");
  public static final Clause ARMY_FACTION = of("army.faction-or-neutral");
  public static final Clause ARMY_COMMANDER = of("army.one-general");
  public static final Clause ARMY_HOST = of("army.general-needs-host");
  public static final Clause ARMY_CHARACTER = of("army.character-versions");
  public static final Clause ARMY_CONDITIONS = of("army.card-conditions");
  public static final Clause ATTACHMENT_TYPE = of("attachment.same-type");
  public static final Clause ATTACHMENT_SOLO = of("attachment.never-on-solo");
  public static final Clause NEUTRAL_HALF = of("neutral.half-cap");
  public static final Clause NEUTRAL_ALONE = of("neutral.as-faction");
}
