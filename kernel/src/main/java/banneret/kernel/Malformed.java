package banneret.kernel;

/** Something read from outside is not what it should be; the message says where and what. */
public final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final String where;

  public Malformed(String where, String what) {
    super(where.isEmpty() ? what : where + ": " + what, null, false, false);
    this.where = where;
  }

  /** The file and line, or empty if it was not read from a file. */
  public String where() {
    return where;
  }
}
