package banneret.miniatures.field;

/** What effects forbid or allow a unit. */
public enum Act {
  /** Defenders have -1 on their defence dice. */
  SUNDERING,
  /** Defenders have -2 on their panic test. */
  VICIOUS,
  /** Each six is one hit more. */
  CRITICAL_BLOW,
  /** Sixes are not blocked. */
  PRECISION,
  /** Only sixes block. */
  ONLY_SIXES_BLOCK,
  /** Nothing is blocked. */
  NO_DEFENCE_DICE,
  /** The attack has the most dice of its card. */
  HIGHEST_DICE,
  /** The attack has the fewest dice of its card. */
  LOWEST_DICE,
  RE_ROLL_ATTACK,
  RE_ROLL_DEFENCE,
  /** Two unblocked hits are one wound. */
  HALF_WOUNDS,
  /** The defender's attacker has no charge, flank or rear bonus. */
  DENY_BONUS,
  /** Its attacks are not blocked from view. */
  IGNORE_SIGHT,
  /** Difficult, dangerous and hindering ground is no ground of that kind to it. */
  IGNORE_GROUND,
  /** It makes morale tests. */
  TEST,
  /** It receives condition tokens. */
  CONDITION,
  CHARGE,
  RETREAT,
  /** Its Weakened token is spent as if it were Vulnerable. */
  BREACH,
  /** The enemy gains a point for it. */
  POINT,
  /** It is activated and acts. */
  ACTIVATE,
  /** Its attachment and the non-combat units of its player have abilities. */
  HELP,
  /** Its charge die may be rolled again. */
  RE_ROLL_CHARGE
}
