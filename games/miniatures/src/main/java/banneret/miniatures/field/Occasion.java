package banneret.miniatures.field;

/** The moments at which effects happen or may be used. */
public enum Occasion {
  /** The effect of a zone of the tactics board. */
  ZONE,
  /** All is deployed and the hands are drawn; the first round has not begun. */
  BATTLE_BEGINS,
  /** A round begins, before its first turn. */
  ROUND_BEGINS,
  /** A turn begins, before anything else is done in it. */
  TURN_BEGINS,
  /** A combat unit is activated, before its action. */
  UNIT_ACTIVATES,
  /** A non-combat unit is activated, before it takes a zone. */
  NCU_ACTIVATES,
  /** A non-combat unit has taken a zone, before the effect of the zone. */
  ZONE_TAKEN,
  /** The effect of a zone is aimed at a unit, before it acts. */
  ZONE_TARGETS,
  /** The effect of the zone that was taken is done. */
  ZONE_RESOLVED,
  /** A non-combat unit has taken a zone and its effect is done: its card goes to a unit. */
  INFLUENCE,
  /** A unit declares an action, before anything moves. */
  ACTION_DECLARED,
  /** A unit declares a maneuver, a march or a charge. */
  MOVE_DECLARED,
  /** A unit has maneuvered. */
  MANEUVERED,
  /** A unit has marched. */
  MARCHED,
  /** A unit has retreated. */
  RETREATED,
  /** An enemy has retreated from a unit. */
  LEFT_BEHIND,
  /** A charge was declared, before the pivot. */
  CHARGE_DECLARED,
  /** The charge die was rolled, before it is rolled again and before the move. */
  CHARGE_ROLLED,
  /** A charge has become disorderly, before the move. */
  DISORDERLY,
  /** The charger lies against its target, before its attack. */
  CHARGED,
  /** An attack was declared, before its dice. */
  ATTACK_DECLARED,
  /** The attack dice were thrown, before any is rolled again. */
  ATTACK_THROWN,
  /** The attack dice show what they will show. */
  ATTACK_ROLLED,
  /** The defence dice were thrown, before any is rolled again. */
  DEFENCE_THROWN,
  /** The defence dice show what they will show. */
  DEFENCE_ROLLED,
  /** An attack is over, its panic test too. */
  ATTACK_RESOLVED,
  /** A test was called for, before its dice. */
  TEST_CALLED,
  /** The dice of a test were thrown, before any is rolled again. */
  TEST_THROWN,
  /** A unit is about to fail a test. */
  TEST_FAILING,
  /** A test was passed. */
  TEST_PASSED,
  /** A test was failed. */
  TEST_FAILED,
  /** A unit has suffered the wounds of a failed panic test. */
  PANIC_SUFFERED,
  /** A unit is about to receive a condition token. */
  CONDITION_GAINED,
  /** An effect has taken a condition token off a unit. */
  CONDITION_LOST,
  /** A unit has restored wounds. */
  HEALED,
  /** The last figure of a rank is gone. */
  RANK_DESTROYED,
  /** A tactics card was played or an order given, before it acts. */
  CARD_PLAYED,
  /** A unit has lost its last figure and is still there. */
  UNIT_DESTROYED,
  /** The action is done; the turn ends. */
  TURN_ENDS,
  /** The round ends, before points are counted. */
  ROUND_ENDS,
  /** Points are counted at the end of a round. */
  POINTS_COUNTED,
  /** A player has scored an objective. */
  OBJECTIVE_SCORED,
  /** A unit has seized an objective. */
  OBJECTIVE_SEIZED
}
