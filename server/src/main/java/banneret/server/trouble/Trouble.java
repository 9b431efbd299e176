package banneret.server.trouble;

import banneret.kernel.game.RefusedSetup;
import banneret.kernel.notation.Refusal;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import banneret.wire.WrittenSayings;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A clear no: nothing has changed, and whoever asked is told why in his language. */
public final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The status of a table whose rules or content are not here. */
  public static final int NOT_PLAYED_HERE = 422;

  private final int status;
  private final String code;
  private final transient Map<String, String> details;
  private final transient @Nullable Refusal refusal;
  private final transient @Nullable RefusedSetup setup;
  private final transient @Nullable WrittenSayings words;

  private Trouble(
      int status,
      String code,
      Map<String, String> details,
      @Nullable Refusal refusal,
      @Nullable WrittenSayings words) {
    this(status, code, details, refusal, null, words, null);
  }

  private Trouble(
      int status,
      String code,
      Map<String, String> details,
      @Nullable Refusal refusal,
      @Nullable RefusedSetup setup,
      @Nullable WrittenSayings words,
      @Nullable Throwable cause) {
    super(code, cause, false, false);
    this.status = status;
    this.code = code;
    this.details = details;
    this.refusal = refusal;
    this.setup = setup;
    this.words = words;
  }

  public static Trouble of(int status, String code) {
    return new Trouble(status, code, Map.of(), null, null);
  }

  /** The same, with what its words speak of. */
  public static Trouble of(int status, String code, Map<String, String> details) {
    return new Trouble(status, code, details, null, null);
  }

  /** Something went wrong here; whoever logs it says what was asked. */
  public static Trouble ourFault(Throwable cause) {
    return new Trouble(500, "our-fault", Map.of(), null, null, null, cause);
  }

  /** What was sent is not what was expected. */
  public static Trouble malformed(String where) {
    return new Trouble(400, "malformed", Map.of("where", where), null, null);
  }

  /** The table was begun under other rules than are played here. */
  public static Trouble otherEdition(int then, int now) {
    Map<String, String> editions =
        Map.of("then", Integer.toString(then), "now", Integer.toString(now));
    return new Trouble(NOT_PLAYED_HERE, "other-edition", editions, null, null);
  }

  /** A rule of the game says no; in words only if somebody is told. */
  public static Trouble refused(Refusal refusal, WrittenSayings words) {
    return new Trouble(409, "refused", Map.of("where", refusal.part()), refusal, words);
  }

  /** A rule of the game forbids to set it up so. */
  public static Trouble refused(RefusedSetup setup, WrittenSayings words) {
    return new Trouble(409, "refused", Map.of("where", setup.where()), null, setup, words, null);
  }

  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  /** True if a line was refused because more must be said. */
  public boolean isUnfinished() {
    return refusal != null && refusal.why() == Refusal.Why.INCOMPLETE;
  }

  private String message(Phrases phrases) {
    if (words != null && refusal != null) {
      return words.text(texts -> texts.say(refusal)).text(phrases.language());
    }
    if (words != null && setup != null) {
      return words.text(texts -> texts.say(setup.flaw().saying())).text(phrases.language());
    }
    return phrases.say(code, details);
  }

  /** The error as it is sent. */
  public Tree.Fields tree(Phrases phrases) {
    Tree.Fields error = Tree.fields().put("code", code).put("message", message(phrases));
    if (setup != null) {
      error.put("clause", setup.flaw().clause().id());
    }
    if (refusal != null) {
      error.put("why", WrittenSayings.why(refusal));
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
