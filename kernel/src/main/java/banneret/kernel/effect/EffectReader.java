package banneret.kernel.effect;

import banneret.kernel.state.Lasting;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads what cards and abilities do. A mistake is told with file, line and what was expected.
 *
 * @param <P> the game's position
 */
public final class EffectReader<P extends Position<P>> {
  /** What an effect may say, besides what the card itself has. */
  public static final List<String> KEYS =
      List.of(
          "when",
          "if",
          "may",
          "rule",
          "do",
          "code",
          "add",
          "set",
          "times",
          "instead-of",
          "forbid",
          "allow",
          "to",
          "of",
          "whose",
          "until",
          "now",
          "ends");

  private static final List<String> STARTS =
      List.of("do", "code", "add", "set", "times", "forbid", "allow");
  private static final Names WHOSE =
      new Names("owner", List.of("own", "target", "opponent", "anyone"));
  private final Vocabulary<P> words;
  private final SentenceReader<P> sentences;
  private final List<Effect<P>> effects = new ArrayList<>();
  private final List<Printed> printed = new ArrayList<>();

  public EffectReader(Vocabulary<P> words) {
    this.words = words;
    sentences = new SentenceReader<>(words);
  }

  /**
   * Reads a card, whose effect is the next of the game's.
   *
   * @param fields what such cards have beside their id, name, text, provenance and effect
   */
  public Effect<P> card(
      Tree.Fields in, String key, String rule, List<String> usual, String... fields) {
    List<String> known = new ArrayList<>(KEYS);
    known.addAll(List.of("id", "name", "text", "provenance"));
    known.addAll(List.of(fields));
    in.allow(known.toArray(String[]::new));
    Effect<P> effect = read(in, effects.size(), key, rule, usual);
    effects.add(effect);
    return effect;
  }

  /** Notes how a card reads. */
  public void print(Tree.Fields in, Effect<P> effect) {
    printed.add(Printed.of(in, effect, phrase(effect)));
  }

  /** Notes how something reads that has the effect of a card read before. */
  public void print(Tree.Fields in, String key, int index) {
    Effect<P> effect = effects.get(index);
    printed.add(new Printed(key, effect.clause().id(), in, phrase(effect), effect.figures()));
  }

  /**
   * The cards that were read, compiled.
   *
   * @param lasting where effects in force lie
   */
  public Effects<P> effects(Function<P, Lasting> lasting) {
    return new Effects<>(words, effects, lasting);
  }

  /** How the cards read. */
  public List<Printed> printed() {
    return List.copyOf(printed);
  }

  /**
   * Reads an effect from the fields of a card.
   *
   * @param index its number among the effects of the game
   * @param key the key of its name among the texts
   * @param rule the clause behind it, unless it names another
   * @param usual the moments at which it is used, unless it names others; none if it is always on
   */
  public Effect<P> read(Tree.Fields in, int index, String key, String rule, List<String> usual) {
    Clause clause = words.clause(in.text("rule", rule));
    Effect<P> effect = new Effect<>(index, key, clause, words.nothing);
    List<String> moments = in.has("when") ? texts(in.get("when")) : usual;
    effect.moments = sentences.ids(in.find("when"), in, moments, words.moments);
    effect.may = in.flagOr("may", false);
    boolean isUsed = effect.moments.length > 0;
    Tree many = in.find("do");
    List<Sentence<P>> read = new ArrayList<>();
    if (many instanceof Tree.Items items) {
      for (String start : STARTS) {
        if (!start.equals("do") && in.has(start)) {
          throw in.get(start).wrong("an effect of several sentences has them all under 'do'");
        }
      }
      effect.ifs = List.copyOf(sentences.requirements(in, moments, clause, false));
      if (in.has("to")) {
        effect.aim = sentences.target(in.get("to"), moments, clause);
      }
      for (Tree item : items.all()) {
        Tree.Fields fields =
            item instanceof Tree.Fields own
                ? own
                : Tree.fields().put("do", item.asText()).at(item.where()).asFields();
        fields.allow(KEYS.toArray(new String[0]));
        read.add(sentence(fields, effect, moments, false));
      }
    } else if (hasSentence(in)) {
      if (isUsed) {
        effect.ifs = List.copyOf(sentences.requirements(in, moments, clause, false));
      }
      read.add(sentence(in, effect, moments, true));
    } else if (isUsed) {
      throw in.wrong("expected what it does: one of " + String.join(", ", STARTS));
    }
    effect.say(read);
    for (Requirement<P> requirement : effect.ifs) {
      if (requirement.number() != 0) {
        effect.figures.putIfAbsent("amount", requirement.number());
      }
    }
    return effect;
  }

  private static boolean hasSentence(Tree.Fields in) {
    for (String start : STARTS) {
      if (in.has(start)) {
        return true;
      }
    }
    return false;
  }

  static List<String> texts(Tree tree) {
    return tree instanceof Tree.Items items ? items.texts() : List.of(tree.asText());
  }

  /**
   * Reads one sentence.
   *
   * @param isAlone true if the fields are the effect's own, which holds its moments and conditions
   */
  private Sentence<P> sentence(
      Tree.Fields in, Effect<P> effect, List<String> used, boolean isAlone) {
    Clause clause = in.has("rule") ? words.clause(in.text("rule")) : effect.clause();
    SentenceParts<P> parts = new SentenceParts<>(clause);
    List<String> moments = used;
    if (!isAlone && in.has("when")) {
      parts.when = sentences.id(in.get("when"), words.moments);
      moments = List.of(words.moments.word(parts.when));
    }
    if (!isAlone || used.isEmpty()) {
      parts.ifs.addAll(sentences.requirements(in, moments, clause, false));
    }
    parts.whose =
        in.has("whose") ? Whose.values()[sentences.id(in.get("whose"), WHOSE)] : Whose.OWN;
    sentences.duration(in, parts);
    parts.nows.addAll(sentences.nows(in, moments, clause));
    if (in.has("now") && parts.until == 0) {
      throw in.get("now").wrong("expected 'until', too: what is so now is asked of what lasts");
    }
    sentences.meaning(in, parts, moments, effect.aim());
    if (parts.when >= 0 && parts.until == 0) {
      throw in.get("when").wrong("a sentence that waits for a moment says until when");
    }
    if (parts.kind == SentenceKind.REACTION && parts.until > 0 && parts.when < 0) {
      throw in.get("until").wrong("what is done at once does not last");
    }
    if (parts.kind != SentenceKind.REACTION && parts.until == 0 && !used.isEmpty()) {
      throw in.wrong("expected 'until': how long it lasts");
    }
    if (parts.kind == SentenceKind.REACTION) {
      parts.subjects = parts.when >= 0 ? new int[] {parts.when} : effect.moments;
    }
    if (isAlone && parts.to != null && parts.to.mode() == Target.Mode.CHOOSE) {
      effect.aim = parts.to;
    }
    if (parts.whose == Whose.TARGET && !aimsAtSeat(effect.aim)) {
      throw in.get("whose").wrong("expected an effect that is aimed at a player");
    }
    sentences.note(effect.figures, parts);
    effect.odd += parts.isCode ? 1 : 0;
    return new Sentence<>(effect, parts, EffectPhrases.of(words, effect, parts));
  }

  private static <P extends Position<P>> boolean aimsAtSeat(@Nullable Target<P> aim) {
    return aim != null && aim.selector().isSeat();
  }

  /** The whole effect in words. */
  public Phrase phrase(Effect<P> effect) {
    return EffectPhrases.of(words, effect);
  }

  /** The word of a moment, as keys of texts have it. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
