package banneret.miniatures.field;

/** The moments at which effects happen or may be used. */
public enum Occasion {
  /** The effect of a zone of the tactics board. */
  ZONE,
  /** A turn begins, before anything else is done in it. */
  TURN_BEGINS,
  /** A combat unit is activated, before its action. */
  UNIT_ACTIVATES,
  /** A non-combat unit has taken a zone, before the effect of the zone. */
  ZONE_TAKEN,
  /** A non-combat unit has taken a zone and its effect is done: its card goes to a unit. */
  INFLUENCE,
  /** A charge was declared, before the pivot. */
  CHARGE_DECLARED,
  /** The charger lies against its target, before its attack. */
  CHARGED,
  /** An attack was declared, before its dice. */
  ATTACK_DECLARED,
  /** The attack dice show what they will show. */
  ATTACK_ROLLED,
  /** The defence dice show what they will show. */
  DEFENCE_ROLLED,
  /** An attack is over, its panic test too. */
  ATTACK_RESOLVED,
  /** A test was called for, before its dice. */
  TEST_CALLED,
  /** A test was passed. */
  TEST_PASSED,
  /** A test was failed. */
  TEST_FAILED,
  /** A unit has lost its last figure and is still there. */
  UNIT_DESTROYED,
  /** The action is done; the turn ends. */
  TURN_ENDS,
  /** The round ends, before points are counted. */
  ROUND_ENDS,
  /** A round begins, before its first turn. */
  ROUND_BEGINS,
  /** An enemy rank was destroyed. */
  RANK_DESTROYED,
  /** Points are counted at the end of a round. */
  POINTS_COUNTED,
  /** A player has scored an objective. */
  OBJECTIVE_SCORED,
  /** A unit has seized an objective. */
  OBJECTIVE_SEIZED
}
