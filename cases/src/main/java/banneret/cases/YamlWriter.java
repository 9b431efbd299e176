package banneret.cases;

import banneret.kernel.tree.Tree;
import java.util.regex.Pattern;

/** Writes trees as YAML: leaves and small lists on one line, larger things indented. */
public final class YamlWriter {
  private static final int WIDTH = 100;
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}_][\\p{L}0-9_./()'+*-]*");
  private static final Pattern PLAIN_WORDS =
      Pattern.compile("[\\p{L}_][\\p{L}0-9_./()'+* -]*[\\p{L}0-9_./()'+*-]");
  private final StringBuilder out = new StringBuilder();

  private YamlWriter() {}

  public static String write(Tree tree) {
    YamlWriter writer = new YamlWriter();
    writer.block(tree, 0, 0);
    return writer.out.append('\n').toString();
  }

  /** Writes a value whose first line begins at this column, with more lines at the indent. */
  private void block(Tree tree, int indent, int column) {
    boolean top = indent == 0 && column == 0;
    String line = flow(tree);
    boolean nests = tree instanceof Tree.Fields || tree instanceof Tree.Items;
    if (!nests || isEmpty(tree) || (!top && column + line.length() < WIDTH)) {
      out.append(line);
      return;
    }
    boolean first = true;
    if (tree instanceof Tree.Fields fields) {
      for (String name : fields.names()) {
        if (!first) {
          newLine(indent);
        }
        first = false;
        String label = text(name) + ":";
        out.append(label);
        value(fields.get(name), indent, label.length());
      }
    } else {
      for (Tree item : tree.asItems().all()) {
        if (!first) {
          newLine(indent);
        }
        first = false;
        out.append("- ");
        block(item, indent + 2, indent + 2);
      }
    }
  }

  /** What follows a name: on the same line if it fits, else indented below. */
  private void value(Tree tree, int indent, int label) {
    boolean nests = tree instanceof Tree.Fields || tree instanceof Tree.Items;
    if (!nests || isEmpty(tree) || indent + label + 1 + flow(tree).length() < WIDTH) {
      out.append(' ').append(flow(tree));
    } else {
      newLine(indent + 2);
      block(tree, indent + 2, WIDTH);
    }
  }

  /** The text, cut if it is too long for a message. */
  public static String shortened(String text) {
    return text.length() <= 90 ? text : text.substring(0, 89) + "…";
  }

  /** The tree on one line, however long. */
  static String oneLine(Tree tree) {
    return flow(tree);
  }

  private static boolean isEmpty(Tree tree) {
    return tree instanceof Tree.Fields fields
        ? fields.isEmpty()
        : tree instanceof Tree.Items items && items.size() == 0;
  }

  private static String flow(Tree tree) {
    StringBuilder line = new StringBuilder();
    String before = "";
    if (tree instanceof Tree.Fields fields) {
      line.append('{');
      for (String name : fields.names()) {
        line.append(before).append(text(name)).append(": ").append(flow(fields.get(name)));
        before = ", ";
      }
      return line.append('}').toString();
    }
    if (tree instanceof Tree.Items items) {
      line.append('[');
      for (Tree item : items.all()) {
        line.append(before).append(flow(item));
        before = ", ";
      }
      return line.append(']').toString();
    }
    String leaf = tree.canonical();
    return leaf.startsWith("\"") ? text(tree.asText()) : leaf;
  }

  /** A text, in quotes where it would be read as something else without them. */
  public static String text(String text) {
    boolean plain = PLAIN.matcher(text).matches() || PLAIN_WORDS.matcher(text).matches();
    return plain && !PlainScalar.needsQuotes(text) ? text : quoted(text);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .forEach(c -> {
          if (c == '"' || c == '\\') {
            quoted.append('\\').append((char) c);
          } else if ((c >= ' ' && c < 127) || Character.isLetter(c)) {
            quoted.appendCodePoint(c);
          } else if (c > 0xFFFF) {
            quoted.append("\\U").append(hex(c, 8));
          } else if ((Character.isISOControl(c) || c >= 0x2000) && !isMark(c)) {
            quoted.append("\\u").append(hex(c, 4));
          } else {
            quoted.appendCodePoint(c);
          }
        });
    return quoted.append('"').toString();
  }

  /** True for marks people write, such as dashes, curly quotes and arrows. */
  private static boolean isMark(int c) {
    return (c >= 0x2010 && c <= 0x2027)
        || (c >= 0x2030 && c <= 0x205E)
        || (c >= 0x2190 && c < 0x2600);
  }

  private static String hex(int c, int digits) {
    String hex = Integer.toHexString(c);
    return "0".repeat(digits - hex.length()) + hex;
  }

  private void newLine(int indent) {
    out.append('\n').repeat(' ', indent);
  }
}
