package banneret.miniatures.field;

/** The numbers that effects change, of one unit each. */
public enum Figure {
  /** Attack dice. */
  ATTACK_DICE,
  /** What is added to each attack die. */
  TO_HIT,
  /** What is added to each die of a shot at the unit. */
  EXPOSED,
  /** What is added to each defence die of the unit. */
  DEFENCE,
  /** What is added to a morale test of the unit, panic tests among them. */
  MORALE,
  /** What is added to a panic test of the unit. */
  PANIC,
  /** Wounds that the unit suffers from a failed panic test. */
  PANIC_WOUNDS,
  /** Hits of the unit's attack beside those of its dice. */
  HITS,
  /** Hits that the unit blocks beside those of its dice. */
  BLOCKS,
  /** Wounds that the unit's attack deals beside its hits. */
  WOUNDS,
  /** Ranks that the unit counts for its attack dice beside those it has. */
  RANKS,
  /** Inches. */
  SPEED,
  /** The morale value on the card. */
  MORALE_VALUE,
  /** The most wounds that the unit suffers from one failed panic test. */
  MOST_PANIC_WOUNDS,
  /** What the unit's charge die counts as. */
  CHARGE_DIE,
  /** The face up to which the unit's charge is disorderly. */
  DISORDERLY,
  /** How many cards its player draws up to. */
  HAND
}
