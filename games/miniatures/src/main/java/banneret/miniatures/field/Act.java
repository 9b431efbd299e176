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
  /** Attack dice that miss are rolled again. */
  RE_ROLL_MISSES,
  RE_ROLL_TEST,
  RE_ROLL_CHARGE,
  RE_ROLL_RETREAT,
  /** A charge at it is rolled again by whoever has sworn so. */
  SWORN_AGAINST,
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
  /** Any of its condition tokens is spent as if it were of the kind that is needed. */
  ANY_TOKEN,
  /** The enemy gains a point for it. */
  POINT,
  /** It has its abilities, but for the innate ones. */
  ABILITIES,
  /** It uses orders. */
  ORDERS,
  /** It is a target of its own side's tactics cards. */
  TACTICS,
  /** Its player plays tactics cards. */
  PLAY_CARDS,
  /** A non-combat unit does what its card says. */
  NCU_ABILITY,
  /** Its player counts as controlling the crown. */
  CONTROL_CROWN,
  /** Its player is first in the next round. */
  GO_FIRST,
  /** It surges after its enemy is destroyed. */
  SURGE,
  /** A failed panic test does not take its last wound. */
  HOLD_ON,
  /** It measures range and sight from any part of its front. */
  BROAD_FRONT,
  /** It pivots before it marches. */
  MARCH_PIVOT,
  /** It is activated and acts. */
  ACTIVATE,
  /** Its attachment and the non-combat units of its player have abilities. */
  HELP
}
