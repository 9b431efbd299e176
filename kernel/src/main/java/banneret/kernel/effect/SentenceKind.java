package banneret.kernel.effect;

/** What a sentence is, and so by what it is found. */
public enum SentenceKind {
  /** Something happens; found by the moment. */
  REACTION,
  /** A number is another; found by the figure. */
  MODIFIER,
  /** Something happens in place of something else; found by what it replaces. */
  REPLACEMENT,
  /** Something may not be done; found by the act. */
  PROHIBITION,
  /** Something may be done that usually may not; found by the act. */
  PERMISSION
}
