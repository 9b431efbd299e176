package banneret.kernel.effect;

import banneret.kernel.step.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Puts sentences into words: which key of the texts says what, and what fills it. */
final class EffectPhrases {
  private static final List<String> FRAME =
      List.of(
          "number",
          "sum",
          "where",
          "and",
          "or",
          "both",
          "nor",
          "more",
          "less",
          "at-least",
          "at-most",
          "equal",
          "add",
          "add-amount",
          "set",
          "times",
          "instead",
          "forbid.own",
          "forbid.target",
          "forbid.opponent",
          "forbid.anyone",
          "forbid.of",
          "allow.own",
          "allow.target",
          "allow.opponent",
          "allow.anyone",
          "allow.of",
          "lasting",
          "ends",
          "later",
          "may",
          "nothing",
          "aimed",
          "then",
          "when",
          "if",
          "when-if");

  private EffectPhrases() {}

  /** Every key that sentences of these words may need. */
  static <P extends Position<P>> List<String> keys(Vocabulary<P> words) {
    List<String> keys = new ArrayList<>();
    FRAME.forEach(word -> keys.add("effect." + word));
    add(keys, "when.", words.moments.words());
    add(keys, "event.", words.events.words());
    add(keys, "act.", words.acts.words());
    for (String scope : words.scopes.words()) {
      add(keys, "until.", List.of(scope, scope + ".target"));
    }
    for (String figure : words.figures.words()) {
      add(keys, "figure.", List.of(figure, figure + ".of"));
    }
    for (Vocabulary.VerbEntry<P> entry : words.verbs.all()) {
      add(keys, "do.", List.of(entry.name));
      for (Parameter parameter : entry.parameters()) {
        if (parameter.isAmount()) {
          add(keys, "do.", List.of(entry.name + ".amount"));
        } else if (parameter.words() != null) {
          keys.remove("effect.do." + entry.name);
          parameter
              .words()
              .words()
              .forEach(word -> keys.add("effect.do." + entry.name + "." + word));
        }
      }
    }
    words.codes.all().forEach(entry -> keys.add("effect.code." + entry.name));
    words.conditions.all().forEach(entry -> keys.add("effect.if." + entry.name));
    words.filters.all().forEach(entry -> keys.add("effect.where." + entry.name));
    words.amounts.all().forEach(entry -> keys.add("effect.amount." + entry.name));
    for (Vocabulary.Entry<Selector<P>> entry : words.selectors.all()) {
      boolean isOne = entry.meaning.isOne();
      List<String> forms = isOne ? List.of("") : List.of(".choose", ".some", ".each");
      forms.forEach(form -> keys.add("effect.to." + entry.name + form));
      String same = "effect.same." + entry.meaning.type();
      if (!keys.contains(same)) {
        keys.add(same);
      }
    }
    return List.copyOf(keys);
  }

  private static void add(List<String> keys, String group, List<String> words) {
    words.forEach(word -> keys.add("effect." + group + word));
  }

  /** Two phrases as one, or the one that there is. */
  static @Nullable Phrase join(String how, @Nullable Phrase one, @Nullable Phrase other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return new Phrase("effect." + how).with("one", one).with("other", other);
  }

  static <P extends Position<P>> @Nullable Phrase all(List<Requirement<P>> requirements) {
    Phrase all = null;
    for (Requirement<P> requirement : requirements) {
      all = join("and", all, requirement.phrase());
    }
    return all;
  }

  /** A sentence, with how long it lasts, but not what the whole effect waits for. */
  static <P extends Position<P>> Phrase of(
      Vocabulary<P> words, Effect<P> effect, SentenceParts<P> parts) {
    Phrase phrase = core(words, effect, parts);
    Phrase ifs = join("and", all(parts.nows), all(parts.ifs));
    phrase = ifs == null ? phrase : new Phrase("effect.if").with("that", ifs).with("what", phrase);
    if (parts.until == 0) {
      return phrase;
    }
    String scope = words.scopes.word(parts.until - 1);
    String whose = parts.whose == Whose.TARGET ? ".target" : "";
    Phrase until = new Phrase("effect.until." + scope + whose).number("n", parts.times);
    if (parts.ends >= 0) {
      Phrase end = new Phrase("effect.event." + words.events.word(parts.ends));
      until = new Phrase("effect.ends").with("until", until).with("event", end);
    }
    if (parts.when >= 0) {
      Phrase when = new Phrase("effect.when." + words.moments.word(parts.when));
      return new Phrase("effect.later")
          .with("until", until)
          .with("when", when)
          .with("what", phrase);
    }
    return new Phrase("effect.lasting").with("what", phrase).with("until", until);
  }

  private static <P extends Position<P>> Phrase core(
      Vocabulary<P> words, Effect<P> effect, SentenceParts<P> parts) {
    String whose = parts.whose.name().toLowerCase(Locale.ROOT);
    return switch (parts.kind) {
      case REACTION -> verb(effect, parts);
      case MODIFIER -> modifier(words, effect, parts);
      case REPLACEMENT ->
          new Phrase("effect.instead")
              .with("event", new Phrase("effect.event." + words.events.word(parts.subjects[0])))
              .with("what", verb(effect, parts));
      case PROHIBITION ->
          rule("effect.forbid.", whose, acts(words, "nor", parts.subjects), effect, parts);
      case PERMISSION ->
          rule("effect.allow.", whose, acts(words, "both", parts.subjects), effect, parts);
    };
  }

  private static <P extends Position<P>> Phrase rule(
      String key, String whose, Phrase acts, Effect<P> effect, SentenceParts<P> parts) {
    return parts.to == null
        ? new Phrase(key + whose).with("act", acts)
        : new Phrase(key + "of").with("act", acts).with("of", of(effect, parts.to));
  }

  private static <P extends Position<P>> Phrase acts(Vocabulary<P> words, String how, int[] acts) {
    Phrase all = null;
    for (int i = acts.length - 1; i >= 0; i--) {
      all = join(how, new Phrase("effect.act." + words.acts.word(acts[i])), all);
    }
    return all == null ? new Phrase("effect.nothing") : all;
  }

  /** What something is of: a target, or the one that the effect is aimed at. */
  private static <P extends Position<P>> Phrase of(Effect<P> effect, Target<P> to) {
    return to == effect.aim() ? new Phrase("effect.same." + to.selector().type()) : to.phrase();
  }

  private static <P extends Position<P>> Phrase modifier(
      Vocabulary<P> words, Effect<P> effect, SentenceParts<P> parts) {
    String name = words.figures.word(parts.subjects[0]);
    Phrase figure = new Phrase("effect.figure." + name + (parts.to == null ? "" : ".of"));
    if (parts.to != null) {
      figure.with("of", of(effect, parts.to));
    }
    Quantity<P> number = parts.arguments.getFirst();
    Phrase phrase =
        switch (parts.change) {
          case ADD -> new Phrase(number.isFixed() ? "effect.add" : "effect.add-amount");
          case SET -> new Phrase("effect.set");
          case TIMES -> new Phrase("effect.times");
        };
    phrase.with("figure", figure);
    return number.isFixed()
        ? phrase.number("n", number.fixed())
        : phrase.with("n", number.phrase());
  }

  private static <P extends Position<P>> Phrase verb(Effect<P> effect, SentenceParts<P> parts) {
    Vocabulary.VerbEntry<P> verb = parts.verb;
    if (verb == null) {
      throw new IllegalStateException("a sentence without a verb");
    }
    String key = (parts.isCode ? "effect.code." : "effect.do.") + verb.name;
    Phrase phrase = null;
    for (int i = 0; i < parts.arguments.size(); i++) {
      Parameter parameter = verb.parameters().get(i);
      Quantity<P> number = parts.arguments.get(i);
      if (parameter.words() != null) {
        phrase = new Phrase(key + "." + parameter.words().word(number.fixed()));
      } else if (!number.isFixed()) {
        phrase = new Phrase(key + ".amount").with(parameter.name(), number.phrase());
      } else {
        phrase =
            (phrase == null ? new Phrase(key) : phrase).number(parameter.name(), number.fixed());
      }
    }
    phrase = phrase == null ? new Phrase(key) : phrase;
    Target<P> to = parts.to;
    if (to == null && effect.aim() != null) {
      return phrase.with("to", new Phrase("effect.same." + effect.aim().selector().type()));
    }
    return to == null ? phrase : phrase.with("to", to.phrase());
  }

  /** The whole effect: when, if, and what happens then. */
  static <P extends Position<P>> Phrase of(Vocabulary<P> words, Effect<P> effect) {
    Phrase what = null;
    for (int i = effect.sentences.size() - 1; i >= 0; i--) {
      what = join("then", effect.sentences.get(i).phrase, what);
    }
    what = what == null ? new Phrase("effect.nothing") : what;
    Target<P> aim = effect.aim();
    boolean isNamed = effect.sentences.size() == 1 && effect.sentences.getFirst().to == aim;
    if (aim != null && !isNamed) {
      what = new Phrase("effect.aimed").with("to", aim.phrase()).with("what", what);
    }
    what = effect.may ? new Phrase("effect.may").with("what", what) : what;
    Phrase when = null;
    for (int moment : effect.moments) {
      when = join("or", when, new Phrase("effect.when." + words.moments.word(moment)));
    }
    Phrase ifs = all(effect.ifs);
    if (when == null && ifs == null) {
      return what;
    }
    if (ifs == null) {
      return new Phrase("effect.when").with("when", when == null ? what : when).with("what", what);
    }
    Phrase whole = new Phrase(when == null ? "effect.if" : "effect.when-if");
    whole.with("that", ifs).with("what", what);
    return when == null ? whole : whole.with("when", when);
  }
}
