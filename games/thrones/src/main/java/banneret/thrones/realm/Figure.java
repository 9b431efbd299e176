package banneret.thrones.realm;

/** The numbers that abilities and Westeros cards change; the first three by kind of unit. */
public enum Figure {
  ATTACKING_FOOTMAN,
  ATTACKING_KNIGHT,
  ATTACKING_SHIP,
  DEFENCE_ORDER,
  OPPOSING_CHARACTER,
  SUPPORTING_SHIP,
  SUPPORTING_FOOTMAN
}
