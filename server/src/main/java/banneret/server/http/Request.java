package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import banneret.server.table.Reader;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;

/** One request, as the routes read it; whatever is wrong with it is said with its name. */
final class Request {
  private static final Set<String> WANTS = Set.of("view", "told", "texts", "refused", "languages");

  private final Context context;
  private final Who who;
  private final Phrases phrases;
  private final Tree.Fields body;

  Request(Context context, Who who, Phrases phrases, Tree.Fields body) {
    this.context = context;
    this.who = who;
    this.phrases = phrases;
    this.body = body;
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

  /** How much is to be sent: all but what is refused, unless it says otherwise. */
  Wants wants() {
    return wants(context, phrases);
  }

  /** The same, in the reader's language unless he wants every one. */
  static Wants wants(Context context, Phrases phrases) {
    String text = context.queryParam("want");
    if (text == null) {
      return Wants.USUAL.in(phrases.language());
    }
    List<String> words = text.isEmpty() ? List.of() : List.of(text.split(",", 9));
    if (!WANTS.containsAll(words)) {
      throw Trouble.malformed("want");
    }
    return new Wants(
        words.contains("view"),
        words.contains("told"),
        words.contains("texts"),
        words.contains("refused"),
        words.contains("languages") ? "" : phrases.language());
  }
}
