package banneret.browser;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSObjects;

/** JavaScript's objects, lists and values as trees: what {@code JSON.parse} makes of a text. */
final class JsTrees {
  private static final int DEEPEST = 64;

  private JsTrees() {}

  static Tree tree(@Nullable JSObject value) {
    return tree(value, "", 0);
  }

  private static Tree tree(@Nullable JSObject value, String where, int depth) {
    if (value == null || JSObjects.isUndefined(value)) {
      throw new Malformed(where, "expected something, found nothing");
    }
    if (depth > DEEPEST) {
      throw new Malformed(where, "is nested deeper than " + DEEPEST);
    }
    String type = JSArray.isArray(value) ? "array" : JSObjects.typeOf(value);
    Tree tree =
        switch (type) {
          case "string" -> Tree.of(text(value));
          case "boolean" -> Tree.of(flag(value));
          case "number" -> number(value, where);
          case "array" -> items(value, where, depth);
          case "object" -> fields(value, where, depth);
          default -> throw new Malformed(where, "expected data, found a " + type);
        };
    return tree.at(where);
  }

  private static Tree number(JSObject value, String where) {
    double number = number(value);
    int whole = (int) number;
    if (whole != number) {
      throw new Malformed(where, "expected a whole number, found " + JSObjects.toString(value));
    }
    return Tree.of(whole);
  }

  private static Tree items(JSObject list, String where, int depth) {
    Tree.Items items = Tree.items();
    for (int i = 0; i < length(list); i++) {
      items.add(tree(get(list, i), where + "/" + i, depth + 1));
    }
    return items;
  }

  private static Tree fields(JSObject object, String where, int depth) {
    Tree.Fields fields = Tree.fields();
    for (String name : JSObjects.keys(object)) {
      fields.put(name, tree(get(object, name), where + "/" + name, depth + 1));
    }
    return fields;
  }

  @JSBody(params = "value", script = "return value;")
  private static native String text(JSObject value);

  @JSBody(params = "value", script = "return value;")
  private static native boolean flag(JSObject value);

  @JSBody(params = "value", script = "return value;")
  private static native double number(JSObject value);

  @JSBody(params = "list", script = "return list.length;")
  private static native int length(JSObject list);

  @JSBody(
      params = {"list", "index"},
      script = "return list[index];")
  private static native @Nullable JSObject get(JSObject list, int index);

  @JSBody(
      params = {"object", "name"},
      script = "return object[name];")
  private static native @Nullable JSObject get(JSObject object, String name);
}
