package banneret.battles.field;

/** When cards and commanders act. */
public enum Occasion {
  /** A tactic, before the commands of its card. */
  BEFORE_COMMANDS,
  /** A tactic, once the units of its card are declared. */
  UNITS_DECLARED,
  /** A tactic, after the commands of its card. */
  AFTER_COMMANDS,
  /** A commander: the House's own turn begins. */
  TURN_BEGINS,
  /** A commander: a turn of either House begins. */
  ANY_TURN_BEGINS,
  /** A commander: the token or card of the House's turn is done. */
  TURN_DONE,
  /** A commander: a friendly unit is the target of a melee attack. */
  TARGET_DECLARED,
  /** A commander: his unit is about to roll for its attack. */
  BEFORE_ROLL,
  /** A commander: his unit has rolled for its attack. */
  AFTER_ROLL,
  /** A commander: his unit is about to lose figures. */
  BEFORE_LOSSES,
  /** A commander: an attack of his unit is over. */
  AFTER_ATTACK,
  /** A commander: an attack of his unit eliminates an enemy unit. */
  ELIMINATES,
  /** A commander: his unit might attack. */
  INSTEAD_OF_ATTACK,
  /** A commander: his unit has lit or fed a fire. */
  FIRE_LIT,
  /** An enemy unit was eliminated. */
  ENEMY_ELIMINATED,
  /** An enemy unit has retreated two hexes or more from one attack. */
  ENEMY_RETREATS,
  /** A command of a card that was paid for. */
  COMMAND
}
