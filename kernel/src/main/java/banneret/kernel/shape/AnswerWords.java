package banneret.kernel.shape;

import banneret.kernel.step.Position;
import banneret.kernel.told.Saying;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How answers are written and said: a pattern such as {@code remove {unit} from {where}} with what
 * its names stand for, and fixed phrases for answers that name nothing.
 */
final class AnswerWords<P extends Position<P>> {
  /**
   * A name in the pattern.
   *
   * @param id what an answer's code says of it
   */
  private record Part<P extends Position<P>>(String name, Thing<P> thing, IntUnaryOperator id) {}

  /** An answer that names nothing. */
  private record Fixed(int choice, String phrase, @Nullable String key) {}

  private final List<Part<P>> parts = new ArrayList<>();
  private final List<Fixed> fixed = new ArrayList<>();
  private String pattern = "";
  private @Nullable String key;

  void part(String name, Thing<P> thing, IntUnaryOperator id) {
    parts.add(new Part<>(name, thing, id));
  }

  void fixed(int choice, String phrase, @Nullable String as) {
    fixed.add(new Fixed(choice, phrase, as));
  }

  /** The kind of names of the one thing that an answer names, or nothing. */
  String kind() {
    return parts.size() == 1 ? parts.getFirst().thing.kind() : "";
  }

  void pattern(String text) {
    pattern = text;
  }

  void key(String as) {
    key = as;
  }

  private @Nullable Fixed find(int choice) {
    for (Fixed one : fixed) {
      if (one.choice == choice) {
        return one;
      }
    }
    return null;
  }

  boolean isFixed(int choice) {
    return find(choice) != null;
  }

  String phrase(P table, int choice) {
    Fixed plain = find(choice);
    if (plain != null) {
      return plain.phrase;
    }
    String phrase = pattern;
    for (Part<P> part : parts) {
      String word = part.thing.word(table, part.id.applyAsInt(choice));
      phrase = phrase.replace("{" + part.name + "}", word);
    }
    return phrase;
  }

  /** Says an answer; false if it names nothing and all is said. */
  boolean say(int choice, Saying out) {
    Fixed plain = find(choice);
    String as = plain == null ? key : plain.key;
    if (as != null) {
      out.as(as);
    }
    if (plain != null) {
      return false;
    }
    for (Part<P> part : parts) {
      out.with(part.name, part.thing.kind(), part.id.applyAsInt(choice));
    }
    return true;
  }
}
