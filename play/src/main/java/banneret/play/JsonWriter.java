package banneret.play;

import banneret.kernel.tree.Tree;

/**
 * Writes trees as JSON for people; a leaf is written as its canonical text, which is JSON already.
 */
final class JsonWriter {
  private static final int WIDTH = 100;
  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  static String pretty(Tree tree) {
    JsonWriter writer = new JsonWriter();
    writer.broken(tree, 0, 0);
    return writer.out.append('\n').toString();
  }

  private static String oneLine(Tree tree) {
    JsonWriter writer = new JsonWriter();
    writer.flat(tree);
    return writer.out.toString();
  }

  private void flat(Tree tree) {
    if (tree instanceof Tree.Fields fields) {
      String before = "{";
      for (String name : fields.names()) {
        out.append(before).append(name(name));
        flat(fields.get(name));
        before = ", ";
      }
      out.append(fields.isEmpty() ? "{}" : "}");
    } else if (tree instanceof Tree.Items items) {
      String before = "[";
      for (Tree item : items.all()) {
        out.append(before);
        flat(item);
        before = ", ";
      }
      out.append(items.size() == 0 ? "[]" : "]");
    } else {
      out.append(tree.canonical());
    }
  }

  private static String name(String name) {
    return Tree.of(name).canonical() + ": ";
  }

  /** Breaks what does not fit the rest of a line. */
  private void broken(Tree tree, int indent, int column) {
    String line = oneLine(tree);
    if (indent > 0 && column + line.length() < WIDTH) {
      out.append(line);
    } else if (tree instanceof Tree.Fields fields && !fields.isEmpty()) {
      String before = "{";
      for (String name : fields.names()) {
        out.append(before);
        newLine(indent + 2);
        String label = name(name);
        out.append(label);
        broken(fields.get(name), indent + 2, indent + 2 + label.length());
        before = ",";
      }
      newLine(indent);
      out.append('}');
    } else if (tree instanceof Tree.Items items && items.size() > 0) {
      String before = "[";
      for (Tree item : items.all()) {
        out.append(before);
        newLine(indent + 2);
        broken(item, indent + 2, indent + 2);
        before = ",";
      }
      newLine(indent);
      out.append(']');
    } else {
      out.append(line);
    }
  }

  private void newLine(int indent) {
    out.append('\n').repeat(' ', indent);
  }
}
