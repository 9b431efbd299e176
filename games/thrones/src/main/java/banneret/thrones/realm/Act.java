package banneret.thrones.realm;

/** What abilities and Westeros cards forbid; the bans of a turn come first. */
public enum Act {
  PLACE_RAID,
  PLACE_CONSOLIDATION,
  PLACE_DEFENCE,
  USE_ABILITY
}
