package banneret.cases;

import java.util.regex.Pattern;

/** What YAML 1.2 reads as something else than a text where it stands without quotes. */
public final class PlainScalar {
  /** What stands for something that is not there. */
  public static final String GAP = "~";

  public static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+");
  public static final Pattern BROKEN =
      Pattern.compile(
          "[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\\.(inf|Inf|INF)"
              + "|\\.(nan|NaN|NAN)");
  public static final Pattern FLAG = Pattern.compile("true|True|TRUE|false|False|FALSE");
  public static final Pattern NOTHING = Pattern.compile("~|null|Null|NULL");

  private PlainScalar() {}

  /** True if the text would not be read as a text if it stood there unquoted. */
  static boolean needsQuotes(String text) {
    return WHOLE.matcher(text).matches()
        || BROKEN.matcher(text).matches()
        || FLAG.matcher(text).matches()
        || NOTHING.matcher(text).matches();
  }
}
