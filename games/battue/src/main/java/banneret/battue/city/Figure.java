package banneret.battue.city;

/** The numbers that cards and events change. */
public enum Figure {
  ATTACK,
  DEFENCE,
  TILE_DEFENCE,
  LOOT_DRAWN,
  ATTACK_DICE
}
