package banneret.battles.field;

/** The numbers that cards and commanders change. */
public enum Figure {
  MOVE,
  ATTACK_DICE,
  DICE_AGAINST,
  RETREAT,
  TOUGHNESS,
  ADVANCE,
  PURSUE,
  ELIMINATION_MORALE
}
