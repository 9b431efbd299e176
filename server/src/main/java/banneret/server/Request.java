package banneret.server;

import banneret.kernel.Malformed;
import banneret.kernel.Tree;
import banneret.play.Formats;
import banneret.wire.Wants;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One request, as the routes read it; whatever is wrong with it is said with its name. */
final class Request {
  private static final Set<String> WANTS = Set.of("view", "told", "texts", "refused");
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_.-]{1,64}");

  private final Context context;
  private final Who who;
  private final Phrases phrases;
  private final Tree.Fields body;

  Request(Context context, Who who, Phrases phrases, Route route, int largest) {
    this.context = context;
    this.who = who;
    this.phrases = phrases;
    body = route.body().isEmpty() ? Tree.fields() : read(context, route, largest);
  }

  private static Tree.Fields read(Context context, Route route, int largest) {
    String type = context.contentType();
    if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
      throw Trouble.of(415, "not-json");
    }
    Tree.Fields fields = json(context, largest).asFields();
    fields.allow(route.body().stream().map(Route.Field::name).toArray(String[]::new));
    for (Route.Field field : route.body()) {
      if (field.required()) {
        fields.get(field.name());
      }
    }
    return fields;
  }

  private static Tree json(Context context, int largest) {
    try {
      byte[] bytes = context.bodyInputStream().readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw Trouble.of(413, "too-large");
      }
      return Formats.json("body", new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Context context() {
    return context;
  }

  Who who() {
    return who;
  }

  Phrases phrases() {
    return phrases;
  }

  /** What the body holds, its names checked already. */
  Tree.Fields body() {
    return body;
  }

  String path(String name) {
    return context.pathParam(name);
  }

  /** A number in the path. */
  int pathNumber(String name) {
    return number(name, path(name));
  }

  /** A number behind the question mark. */
  int query(String name, int otherwise) {
    return number(context, name, otherwise);
  }

  static int number(Context context, String name, int otherwise) {
    String text = context.queryParam(name);
    return text == null ? otherwise : number(name, text);
  }

  private static int number(String name, String text) {
    if (!text.matches("-?[0-9]{1,9}")) {
      throw Trouble.malformed(name);
    }
    return Integer.parseInt(text);
  }

  /** The seat of mine that is meant. */
  int seat() {
    return seat(body.has("seat") ? body.number("seat") : query("seat", Reader.OWN_SEAT));
  }

  private static int seat(int seat) {
    return Math.max(seat, Reader.OWN_SEAT);
  }

  /** How much is to be sent: all, unless it says otherwise. */
  Wants wants() {
    return wants(context.queryParam("want"));
  }

  static Wants wants(@Nullable String text) {
    if (text == null) {
      return Wants.ALL;
    }
    List<String> words = text.isEmpty() ? List.of() : List.of(text.split(",", 9));
    if (!WANTS.containsAll(words)) {
      throw Trouble.malformed("want");
    }
    return new Wants(
        words.contains("view"),
        words.contains("told"),
        words.contains("texts"),
        words.contains("refused"));
  }

  /** The client's own id of what it asks, so that it counts once. */
  static String id(Tree.Fields in) {
    String id = in.text("id");
    if (!ID.matcher(id).matches()) {
      throw new Malformed("", "id: expected up to 64 letters, digits, - _ .");
    }
    return id;
  }

  /** The entry after which a line was meant to be said, or -1 for any. */
  static int seq(Tree.Fields in) {
    return in.numberOr("seq", -1, -1, Integer.MAX_VALUE);
  }

  /** A text that is not too long. */
  static String text(Tree.Fields in, String name, int longest) {
    String text = in.text(name, "");
    if (text.length() > longest) {
      throw Trouble.of(413, "too-large");
    }
    return text;
  }
}
