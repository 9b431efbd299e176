package banneret.battles.field;

/** What cards and commanders allow or forbid. */
public enum Act {
  STALWART,
  COUNTER_ATTACK,
  HEAVY_ARMOUR,
  SCORCH,
  RE_ROLL,
  LEAVE_FREELY,
  PASS_FOREST,
  VALOR_ON_CAVALRY,
  FLANK_RE_ROLL,
  ANY_TOKEN,
  RALLY_FREELY,
  RED_HITS,
  MORALE_HITS,
  VALOR_BURNS
}
