package banneret.server;

import banneret.kernel.Clause;
import banneret.kernel.Refusal;
import banneret.kernel.Tree;
import banneret.wire.Words;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A clear no: nothing has changed, and whoever asked is told why in his language. */
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The status of a table whose rules or content are not here. */
  static final int NOT_PLAYED_HERE = 422;

  private final int status;
  private final String code;
  private final transient Map<String, String> details;
  private final transient @Nullable Refusal refusal;
  private final transient Tree.@Nullable Fields text;

  private Trouble(
      int status,
      String code,
      Map<String, String> details,
      @Nullable Refusal refusal,
      Tree.@Nullable Fields text) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
    this.details = details;
    this.refusal = refusal;
    this.text = text;
  }

  static Trouble of(int status, String code) {
    return new Trouble(status, code, Map.of(), null, null);
  }

  /** What was sent is not what was expected. */
  static Trouble malformed(String where) {
    return new Trouble(400, "malformed", Map.of("where", where), null, null);
  }

  /** The table was begun under other rules than are played here. */
  static Trouble otherEdition(int then, int now) {
    Map<String, String> editions =
        Map.of("then", Integer.toString(then), "now", Integer.toString(now));
    return new Trouble(NOT_PLAYED_HERE, "other-edition", editions, null, null);
  }

  /** A rule of the game says no. */
  static Trouble refused(Refusal refusal, Words words) {
    Tree.Fields text = words.text(texts -> texts.say(refusal));
    return new Trouble(409, "refused", Map.of("where", refusal.part()), refusal, text);
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  /** True if a line was refused because more must be said. */
  boolean isUnfinished() {
    return refusal != null && refusal.why() == Refusal.Why.INCOMPLETE;
  }

  /** The error as it is sent. */
  Tree.Fields tree(Phrases phrases) {
    Tree.Fields error =
        Tree.fields()
            .put("code", code)
            .put(
                "message",
                text == null ? phrases.say(code, details) : text.text(phrases.language()));
    if (refusal != null) {
      error.put("why", Words.why(refusal));
      Clause clause = refusal.clause();
      if (clause != null) {
        error.put("clause", clause.id());
      }
    }
    String where = details.get("where");
    if (where != null && !where.isEmpty()) {
      error.put("where", where);
    }
    return error;
  }
}
