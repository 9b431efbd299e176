package banneret.battue.city;

/** What cards and events forbid. */
public enum Act {
  CALL_REINFORCEMENTS,
  MOVE,
  RETREAT
}
