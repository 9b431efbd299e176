package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The routes as an OpenAPI document. */
final class OpenApi {
  private OpenApi() {}

  static Tree.Fields of(List<Route> routes) {
    Tree.Fields paths = Tree.fields();
    for (Route route : routes) {
      if (!paths.has(route.path())) {
        paths.put(route.path(), Tree.fields());
      }
      paths
          .fieldsOf(route.path())
          .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    paths.put(Sockets.PATH, Tree.fields().put("get", socket()));
    paths.put(Sockets.LOBBY, Tree.fields().put("get", lobby()));
    Tree.Fields security =
        Tree.fields()
            .put(
                "cookie",
                Tree.fields()
                    .put("type", "apiKey")
                    .put("in", "cookie")
                    .put("name", SessionCookie.NAME))
            .put("token", Tree.fields().put("type", "http").put("scheme", "bearer"));
    return Tree.fields()
        .put("openapi", "3.1.0")
        .put("info", Tree.fields().put("title", "Banneret").put("version", "1"))
        .put("paths", paths)
        .put(
            "components", Tree.fields().put("schemas", schemas()).put("securitySchemes", security));
  }

  /** What is sent, by name. */
  static Tree.Fields schemas() {
    try (InputStream in = OpenApi.class.getResourceAsStream("/banneret/server/schemas.json")) {
      if (in == null) {
        throw new IllegalStateException("no schemas.json");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Formats.json("schemas.json", text).asFields();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** OpenAPI has no word for a WebSocket: it is described as what it begins with. */
  private static Tree.Fields socket() {
    Tree.Items parameters = Tree.items().add(parameter("table", "path", "string", true));
    for (String name : List.of("seat", "after", "chat")) {
      parameters.add(parameter(name, "query", "integer", false));
    }
    parameters.add(parameter("want", "query", "string", false));
    return Tree.fields()
        .put("summary", "A WebSocket: clients send Asked, the server sends Message.")
        .put("parameters", parameters)
        .put(
            "responses",
            Tree.fields()
                .put("101", answer("It is open.", "Message"))
                .put("default", answer("A clear no.", "Error")));
  }

  private static Tree.Fields lobby() {
    return Tree.fields()
        .put("summary", "A WebSocket: the server sends LobbyMessage whenever something is new.")
        .put("parameters", Tree.items())
        .put(
            "responses",
            Tree.fields()
                .put("101", answer("It is open.", "LobbyMessage"))
                .put("default", answer("A clear no.", "Error")));
  }

  private static Tree.Fields operation(Route route) {
    Tree.Items parameters = Tree.items();
    route.parameters().forEach(name -> parameters.add(parameter(name, "path", "string", true)));
    route
        .query()
        .forEach(it -> parameters.add(parameter(it.name(), "query", it.type(), it.required())));
    Tree.Fields out = Tree.fields().put("summary", route.summary());
    if (parameters.size() > 0) {
      out.put("parameters", parameters);
    }
    if (!route.body().isEmpty()) {
      out.put("requestBody", Tree.fields().put("required", true).put("content", body(route)));
    }
    return out.put(
        "responses",
        Tree.fields()
            .put("200", answer("As it should be.", route.answer()))
            .put("default", answer("A clear no: nothing has changed.", "Error")));
  }

  private static Tree.Fields parameter(String name, String in, String type, boolean required) {
    return Tree.fields()
        .put("name", name)
        .put("in", in)
        .put("required", required)
        .put("schema", Tree.fields().put("type", type));
  }

  private static Tree.Fields body(Route route) {
    Tree.Fields properties = Tree.fields();
    Tree.Items required = Tree.items();
    for (Route.Field field : route.body()) {
      properties.put(field.name(), Tree.fields().put("type", field.type()));
      if (field.required()) {
        required.add(field.name());
      }
    }
    return json(
        Tree.fields()
            .put("type", "object")
            .put("properties", properties)
            .put("required", required)
            .put("additionalProperties", false));
  }

  private static Tree.Fields answer(String description, String schema) {
    Tree.Fields ref = Tree.fields().put("$ref", "#/components/schemas/" + schema);
    return Tree.fields().put("description", description).put("content", json(ref));
  }

  private static Tree.Fields json(Tree.Fields schema) {
    return Tree.fields().put("application/json", Tree.fields().put("schema", schema));
  }
}
