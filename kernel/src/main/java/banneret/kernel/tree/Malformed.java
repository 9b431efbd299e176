package banneret.kernel.tree;

import java.util.List;

/** Something read from outside is not what it should be; the message says where and what. */
public class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final String where;
  private final String unknown;

  public Malformed(String where, String what) {
    this(where, what, "");
  }

  private Malformed(String where, String what, String unknown) {
    super(where.isEmpty() ? what : where + ": " + what, null, false, false);
    this.where = where;
    this.unknown = unknown;
  }

  /** A word that is none of the known ones; the message ends with the one that is nearest. */
  static Malformed unknown(String where, String what, String word, List<String> known) {
    return new Malformed(where, what + NearestWord.hint(word, known), word);
  }

  /** The file and line, or empty if it was not read from a file. */
  public final String where() {
    return where;
  }

  /** The word that nobody knows there, or empty if something else is wrong. */
  public final String unknown() {
    return unknown;
  }
}
