package banneret.server;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds every message a test sees against the OpenAPI document. */
final class Contract {
  private final Tree.Fields document;

  Contract(Tree.Fields document) {
    this.document = document;
  }

  /** Fails if an answer is not what the document says of its route. */
  void check(String method, String path, int status, Tree body) {
    String plain = path.split("\\?", 2)[0];
    Tree.Fields paths = document.fieldsOf("paths");
    for (String template : paths.names()) {
      Tree.Fields operations = paths.fieldsOf(template);
      String verb = method.toLowerCase(Locale.ROOT);
      if (operations.has(verb) && plain.matches(template.replaceAll("\\{[^}]+}", "[^/]+"))) {
        Tree.Fields responses = operations.fieldsOf(verb).fieldsOf("responses");
        Tree.Fields response = responses.fieldsOf(status == 200 ? "200" : "default");
        Tree.Fields schema =
            response.fieldsOf("content").fieldsOf("application/json").fieldsOf("schema");
        check(schema, body, method + " " + path);
        return;
      }
    }
    if (status == 200) {
      throw new AssertionError(method + " " + path + " is not in the document");
    }
  }

  /** Fails if a message is not what the document says of this name. */
  void check(String name, Tree message) {
    check(schema(name), message, name);
  }

  private Tree.Fields schema(String name) {
    return document.fieldsOf("components").fieldsOf("schemas").fieldsOf(name);
  }

  private void check(Tree.Fields schema, Tree value, String where) {
    String wrong = wrong(schema, value, where);
    if (wrong != null) {
      throw new AssertionError(wrong + "\nin " + value);
    }
  }

  private @Nullable String wrong(Tree.Fields schema, Tree value, String where) {
    if (schema.has("$ref")) {
      String ref = schema.text("$ref");
      return wrong(schema(ref.substring(ref.lastIndexOf('/') + 1)), value, where);
    }
    if (schema.has("anyOf")) {
      List<String> all = new ArrayList<>();
      for (Tree any : schema.itemsOf("anyOf").all()) {
        String wrong = wrong(any.asFields(), value, where);
        if (wrong == null) {
          return null;
        }
        all.add(wrong);
      }
      return String.join("\nor ", all);
    }
    if (schema.has("const")) {
      return schema.get("const").equals(value) ? null : where + " is not " + schema.get("const");
    }
    if (schema.has("enum")) {
      return schema.itemsOf("enum").all().contains(value) ? null : where + " is " + value;
    }
    return switch (schema.text("type")) {
      case "object" ->
          value instanceof Tree.Fields fields ? wrongFields(schema, fields, where) : where;
      case "array" -> value instanceof Tree.Items items ? wrongItems(schema, items, where) : where;
      case "string" -> value.canonical().startsWith("\"") ? null : where + " is no text";
      case "integer" -> value.canonical().matches("-?[0-9]+") ? null : where + " is no number";
      case "boolean" -> value.canonical().matches("true|false") ? null : where + " is no flag";
      default -> throw new AssertionError("a schema of type " + schema.text("type"));
    };
  }

  private @Nullable String wrongItems(Tree.Fields schema, Tree.Items items, String where) {
    for (int i = 0; i < items.size(); i++) {
      String wrong = wrong(schema.fieldsOf("items"), items.get(i), where + "[" + i + "]");
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private @Nullable String wrongFields(Tree.Fields schema, Tree.Fields fields, String where) {
    for (String name : schema.itemsIfAny("required").texts()) {
      if (!fields.has(name)) {
        return where + "." + name + " is missing";
      }
    }
    Tree.Fields properties = schema.fieldsIfAny("properties");
    Tree more = schema.find("additionalProperties");
    for (String name : fields.names()) {
      String place = where + "." + name;
      Tree.Fields known =
          properties.has(name)
              ? properties.fieldsOf(name)
              : more instanceof Tree.Fields others ? others : null;
      if (known == null && more != null) {
        return place + " is not in the document";
      }
      String wrong = known == null ? null : wrong(known, fields.get(name), place);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }
}
