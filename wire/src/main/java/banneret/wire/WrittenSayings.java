package banneret.wire;

import banneret.kernel.game.Game;
import banneret.kernel.game.SetupFlaw;
import banneret.kernel.game.SetupReview;
import banneret.kernel.notation.Refusal;
import banneret.kernel.place.Measure;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Sayings as trees: what they speak of, and how they read in every language. */
public final class WrittenSayings {
  private static final String TEXT = "text";
  private final Game<?> game;
  private final List<Texts> languages;

  public WrittenSayings(Game<?> game, List<Texts> languages) {
    this.game = game;
    this.languages = List.copyOf(languages);
  }

  /** How something reads, a field for each language. */
  public Tree.Fields text(Function<Texts, String> reading) {
    Tree.Fields out = Tree.fields();
    languages.forEach(texts -> out.put(texts.language(), reading.apply(texts)));
    return out;
  }

  /** The same in the languages that a reader wants, if he wants words at all. */
  Tree.Fields put(Tree.Fields out, Wants wants, Function<Texts, String> reading) {
    if (!wants.texts()) {
      return out;
    }
    Tree.Fields text = Tree.fields();
    for (Texts texts : languages) {
      if (wants.language().isEmpty() || wants.language().equals(texts.language())) {
        text.put(texts.language(), reading.apply(texts));
      }
    }
    return out.put(TEXT, text);
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

  public Tree.Fields saying(Saying saying, Wants wants) {
    return saying(Tree.fields(), saying, wants);
  }

  private Tree.Fields saying(Tree.Fields out, Saying saying, Wants wants) {
    Tree.Items arguments = Tree.items();
    for (Saying.Argument argument : saying.arguments()) {
      arguments.add(argument(argument));
    }
    out.put("key", saying.key()).put("args", arguments);
    return put(out, wants, texts -> texts.say(saying));
  }

  private Tree.Fields argument(Saying.Argument argument) {
    Tree.Fields out =
        Tree.fields()
            .put("name", argument.name())
            .put("kind", argument.kind())
            .put("value", argument.value());
    if (!Saying.isFigure(argument.kind())) {
      Names names = game.names(argument.kind());
      if (argument.value() >= 0 && argument.value() < names.count()) {
        out.put("word", names.word(argument.value()));
      }
    }
    return out;
  }

  /** An event as one of its readers may know it, with the arithmetic behind it. */
  Tree.Fields event(Event event, int reader, Wants wants) {
    Tree.Fields out = Tree.fields().put("name", event.what().name());
    saying(out, event.saying(reader), wants).put("clause", event.what().clause().id());
    if (event.sums().length > 0) {
      Tree.Items sums = Tree.items();
      for (Breakdown sum : event.sums()) {
        sums.add(sum(sum, wants));
      }
      out.put("sums", sums);
    }
    return out;
  }

  private Tree.Fields sum(Breakdown sum, Wants wants) {
    Tree.Items terms = Tree.items();
    for (Breakdown.Term term : sum.terms()) {
      Tree.Fields part =
          Tree.fields()
              .put("name", term.source().name())
              .put("value", term.value())
              .put("clause", term.source().clause().id());
      terms.add(put(part, wants, texts -> texts.say(term.saying())));
    }
    Tree.Fields out =
        Tree.fields().put("name", sum.name()).put("sum", sum.sum()).put("terms", terms);
    return put(out, wants, texts -> texts.say(sum));
  }

  /** What a pose would use. */
  Tree.Fields measure(Measure measure, Wants wants) {
    Tree.Fields out =
        Tree.fields()
            .put("name", measure.name())
            .put("kind", measure.kind())
            .put("used", measure.used())
            .put("clause", measure.clause().id());
    if (measure.most() != Measure.NO_END) {
      out.put("most", measure.most()).put("left", measure.left());
    }
    return put(out, wants, texts -> texts.say(measure.saying()));
  }

  /** What is to be placed, and where. */
  Tree.Fields placement(Placement placement) {
    Tree.Fields out =
        Tree.fields()
            .put("ground", placement.ground().write(game::names))
            .put("outline", placement.outline().write());
    Silhouette area = placement.area();
    if (area != null) {
      out.put("area", area.write());
    }
    Pose from = placement.from();
    return from == null ? out : out.put("from", from.phrase());
  }

  /** Why a line was not taken. */
  Tree.Fields refusal(Refusal refusal, Wants wants) {
    Tree.Fields out = Tree.fields().put("why", why(refusal)).put("part", refusal.part());
    Clause clause = refusal.clause();
    if (clause != null) {
      out.put("clause", clause.id());
    }
    return put(out, wants, texts -> texts.say(refusal));
  }

  /** What a game says of something that a seat has settled for itself. */
  public Tree.Fields review(SetupReview review, Wants wants) {
    Tree.Items flaws = Tree.items();
    for (SetupFlaw flaw : review.flaws()) {
      Tree.Fields one = Tree.fields().put("clause", flaw.clause().id()).put("part", flaw.part());
      flaws.add(put(one, wants, texts -> texts.say(flaw.saying())));
    }
    return Tree.fields().put("about", review.about()).put("flaws", flaws);
  }

  /** The word for what is wrong with a line. */
  public static String why(Refusal refusal) {
    return refusal.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
