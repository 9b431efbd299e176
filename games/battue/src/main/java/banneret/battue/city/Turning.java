package banneret.battue.city;

/** What cards and events replace, or what ends them early. */
public enum Turning {
  DEFENCE_ROLL,
  DEFENDERS_COME
}
