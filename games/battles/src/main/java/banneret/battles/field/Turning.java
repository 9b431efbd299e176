package banneret.battles.field;

/** What ends something in force before its time. */
public enum Turning {
  RE_ROLLED
}
