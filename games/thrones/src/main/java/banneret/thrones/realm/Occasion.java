package banneret.thrones.realm;

/** When abilities and Westeros cards act. */
public enum Occasion {
  /** Both characters are revealed. */
  REVEALED,
  /** The character's side has won the battle. */
  WON,
  /** A Westeros card is turned up. */
  DRAWN,
  /** A Westeros card takes effect. */
  APPLIED
}
