package banneret.kernel.effect;

/** Whose moments, figures and acts a sentence that lasts is about. */
public enum Whose {
  /** Those of the seat that used the effect. */
  OWN,
  /** Those of the seat that it was aimed at. */
  TARGET,
  /** Those of the other seats. */
  OPPONENT,
  /** Everybody's. */
  ANYONE
}
