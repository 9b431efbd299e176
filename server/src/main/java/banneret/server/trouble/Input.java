package banneret.server.trouble;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.regex.Pattern;

/** Reads what was sent; whatever is wrong with it is said with its name. */
public final class Input {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_.-]{1,64}");

  private Input() {}

  /** An id of ours in a path; what cannot be one is not there. */
  public static String known(String id, String code) {
    if (!ID.matcher(id).matches()) {
      throw Trouble.of(404, code);
    }
    return id;
  }

  /** The client's own id of what it asks, so that it counts once. */
  public static String id(Tree.Fields in) {
    String id = in.text("id");
    if (!ID.matcher(id).matches()) {
      throw new Malformed("", "id: expected up to 64 letters, digits, - _ .");
    }
    return id;
  }

  /** The entry after which a line was meant to be said, or -1 for any. */
  public static int seq(Tree.Fields in) {
    return in.numberOr("seq", -1, -1, Integer.MAX_VALUE);
  }

  /** A text that is not too long. */
  public static String text(Tree.Fields in, String name, int longest) {
    String text = in.text(name, "");
    if (text.length() > longest) {
      throw Trouble.of(413, "too-large");
    }
    if (text.indexOf('\0') >= 0) {
      throw Trouble.malformed(name); // No database takes it.
    }
    return text;
  }
}
