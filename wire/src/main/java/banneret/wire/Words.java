package banneret.wire;

import banneret.kernel.Breakdown;
import banneret.kernel.Clause;
import banneret.kernel.Event;
import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Refusal;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Sayings as trees: what they speak of, and how they read in every language. */
public final class Words {
  private static final String TEXT = "text";
  private final Game<?> game;
  private final List<Texts> languages;

  public Words(Game<?> game, List<Texts> languages) {
    this.game = game;
    this.languages = List.copyOf(languages);
  }

  /** How something reads, a field for each language. */
  public Tree.Fields text(Function<Texts, String> reading) {
    Tree.Fields out = Tree.fields();
    languages.forEach(texts -> out.put(texts.language(), reading.apply(texts)));
    return out;
  }

  /** All texts of a language by key, as they were written. */
  public Tree.Fields texts(String language) {
    Tree.Fields out = Tree.fields();
    for (Texts texts : languages) {
      if (texts.language().equals(language)) {
        texts.all().forEach(out::put);
      }
    }
    return out;
  }

  Tree.Fields saying(Saying saying, boolean inWords) {
    return saying(Tree.fields(), saying, inWords);
  }

  private Tree.Fields saying(Tree.Fields out, Saying saying, boolean inWords) {
    Tree.Items arguments = Tree.items();
    for (Saying.Argument argument : saying.arguments()) {
      arguments.add(argument(argument));
    }
    out.put("key", saying.key()).put("args", arguments);
    return inWords ? out.put(TEXT, text(texts -> texts.say(saying))) : out;
  }

  private Tree.Fields argument(Saying.Argument argument) {
    Tree.Fields out =
        Tree.fields()
            .put("name", argument.name())
            .put("kind", argument.kind())
            .put("value", argument.value());
    if (!argument.kind().equals(Saying.NUMBER)) {
      Names names = game.names(argument.kind());
      if (argument.value() >= 0 && argument.value() < names.count()) {
        out.put("word", names.word(argument.value()));
      }
    }
    return out;
  }

  /** An event as one of its readers may know it, with the arithmetic behind it. */
  Tree.Fields event(Event event, int reader, boolean inWords) {
    Tree.Fields out = Tree.fields().put("name", event.what().name());
    saying(out, event.saying(reader), inWords).put("clause", event.what().clause().id());
    if (event.sums().length > 0) {
      Tree.Items sums = Tree.items();
      for (Breakdown sum : event.sums()) {
        sums.add(sum(sum, inWords));
      }
      out.put("sums", sums);
    }
    return out;
  }

  private Tree.Fields sum(Breakdown sum, boolean inWords) {
    Tree.Items terms = Tree.items();
    for (Breakdown.Term term : sum.terms()) {
      Tree.Fields part =
          Tree.fields()
              .put("name", term.source().name())
              .put("value", term.value())
              .put("clause", term.source().clause().id());
      terms.add(inWords ? part.put(TEXT, text(texts -> texts.say(term.saying()))) : part);
    }
    Tree.Fields out =
        Tree.fields().put("name", sum.name()).put("sum", sum.sum()).put("terms", terms);
    return inWords ? out.put(TEXT, text(texts -> texts.say(sum))) : out;
  }

  /** Why a line was not taken. */
  public Tree.Fields refusal(Refusal refusal, boolean inWords) {
    Tree.Fields out = Tree.fields().put("why", why(refusal)).put("part", refusal.part());
    Clause clause = refusal.clause();
    if (clause != null) {
      out.put("clause", clause.id());
    }
    return inWords ? out.put(TEXT, text(texts -> texts.say(refusal))) : out;
  }

  /** The word for what is wrong with a line. */
  public static String why(Refusal refusal) {
    return refusal.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
