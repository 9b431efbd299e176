package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;

/**
 * One route of the API: what it does, and all that its description says of it.
 *
 * @param body the fields of the body, if it has one
 * @param query what may stand behind the question mark
 * @param answer the name of the schema of what it answers
 * @param cost how much of the asker's allowance it takes
 * @param right refuses whoever may not ask for it, before anything of a body is read
 */
public record Route(
    Method method,
    String path,
    String summary,
    List<Field> body,
    List<Field> query,
    String answer,
    int cost,
    Right right,
    Handler handler) {

  /** What may be done. */
  enum Method {
    GET,
    POST,
    PUT,
    DELETE
  }

  /** Who may ask. */
  @FunctionalInterface
  interface Right {
    Right ANYBODY = (context, who) -> {};
    Right PEOPLE = (context, who) -> who.known();

    /** Refuses somebody who may not. */
    void check(Context context, Who who);
  }

  /** Answers a request. */
  @FunctionalInterface
  interface Handler {
    Tree handle(Request request);
  }

  /**
   * A field of a body or a query, written {@code name:type}, with a question mark if it may be left
   * out.
   */
  record Field(String name, String type, boolean required) {
    static Field of(String text) {
      boolean required = !text.endsWith("?");
      String plain = required ? text : text.substring(0, text.length() - 1);
      int colon = plain.indexOf(':');
      return colon < 0
          ? new Field(plain, "string", required)
          : new Field(plain.substring(0, colon), plain.substring(colon + 1), required);
    }
  }

  static Route get(String path, String summary, String answer, Handler handler) {
    return new Route(
        Method.GET, path, summary, List.of(), List.of(), answer, 1, Right.ANYBODY, handler);
  }

  static Route post(String path, String summary, String answer, Handler handler) {
    return new Route(
        Method.POST, path, summary, List.of(), List.of(), answer, 1, Right.ANYBODY, handler);
  }

  static Route put(String path, String summary, String answer, Handler handler) {
    return new Route(
        Method.PUT, path, summary, List.of(), List.of(), answer, 1, Right.ANYBODY, handler);
  }

  static Route delete(String path, String summary, String answer, Handler handler) {
    return new Route(
        Method.DELETE, path, summary, List.of(), List.of(), answer, 1, Right.ANYBODY, handler);
  }

  Route body(String... fields) {
    return new Route(method, path, summary, fields(fields), query, answer, cost, right, handler);
  }

  Route query(String... fields) {
    return new Route(method, path, summary, body, fields(fields), answer, cost, right, handler);
  }

  Route costs(int more) {
    return new Route(method, path, summary, body, query, answer, more, right, handler);
  }

  /** The same, for those who have the right. */
  Route onlyFor(Right who) {
    return new Route(method, path, summary, body, query, answer, cost, who, handler);
  }

  private static List<Field> fields(String... texts) {
    List<Field> fields = new ArrayList<>();
    for (String text : texts) {
      fields.add(Field.of(text));
    }
    return List.copyOf(fields);
  }

  /** The names in braces in the path. */
  List<String> parameters() {
    List<String> names = new ArrayList<>();
    for (String part : path.split("/")) {
      if (part.startsWith("{")) {
        names.add(part.substring(1, part.length() - 1));
      }
    }
    return names;
  }
}
