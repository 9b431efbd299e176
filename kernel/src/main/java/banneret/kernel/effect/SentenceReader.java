package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.NearestWord;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the parts of a sentence.
 *
 * @param <P> the game's position
 */
final class SentenceReader<P extends Position<P>> {
  private static final int MOST_TIMES = 9;

  /** As what something is of: what the effect is aimed at. */
  private static final String SAME = "same";

  private final Vocabulary<P> words;

  SentenceReader(Vocabulary<P> words) {
    this.words = words;
  }

  /** The id of the word that stands here, or an error that names the nearest. */
  int id(Tree tree, Names names) {
    int id = names.id(tree.asText());
    if (id < 0) {
      throw tree.wrong(NearestWord.unknown(names.kind(), tree.asText(), names.words()));
    }
    return id;
  }

  int[] ids(@Nullable Tree tree, Tree otherwise, List<String> texts, Names names) {
    int[] ids = new int[texts.size()];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = names.id(texts.get(i));
      if (ids[i] < 0) {
        Tree at = tree == null ? otherwise : tree;
        throw at.wrong(NearestWord.unknown(names.kind(), texts.get(i), names.words()));
      }
    }
    return ids;
  }

  /** What must be so. */
  List<Requirement<P>> requirements(
      Tree.Fields in, List<String> moments, Clause clause, boolean isFilter) {
    return requirements(in.find(isFilter ? "where" : "if"), moments, clause, isFilter);
  }

  /** What must be so when a sentence comes in force. */
  List<Requirement<P>> nows(Tree.Fields in, List<String> moments, Clause clause) {
    return requirements(in.find("now"), moments, clause, false);
  }

  private List<Requirement<P>> requirements(
      @Nullable Tree tree, List<String> moments, Clause clause, boolean isFilter) {
    List<Requirement<P>> found = new ArrayList<>();
    if (tree instanceof Tree.Items items) {
      items.all().forEach(item -> found.add(requirement(item, moments, clause, isFilter)));
    } else if (tree != null) {
      found.add(requirement(tree, moments, clause, isFilter));
    }
    return found;
  }

  private Requirement<P> requirement(
      Tree tree, List<String> moments, Clause usual, boolean isFilter) {
    Clause clause = usual;
    Tree said = tree;
    if (tree instanceof Tree.Fields fields) {
      fields.allow("that", "rule");
      clause = words.clause(fields.text("rule"));
      said = fields.get("that");
    }
    String text = said.asText();
    for (Requirement.Comparison comparison : Requirement.Comparison.values()) {
      int at = text.indexOf(" " + comparison.sign + " ");
      if (at >= 0) {
        Quantity<P> left = quantity(said, text.substring(0, at), moments);
        Quantity<P> right =
            quantity(said, text.substring(at + comparison.sign.length() + 2), moments);
        Phrase phrase =
            new Phrase("effect." + EffectReader.word(comparison))
                .with("one", left.phrase())
                .with("other", right.phrase());
        return new Requirement<>(
            clause,
            (table, effect, owner, target) ->
                comparison.holds(left.of(table, owner, target), right.of(table, owner, target)),
            phrase,
            right.fixed());
      }
    }
    Vocabulary.Entry<Condition<P>> entry =
        (isFilter ? words.filters : words.conditions).get(said, text);
    checkFit(said, entry, moments);
    String key = (isFilter ? "effect.where." : "effect.if.") + entry.name;
    return new Requirement<>(clause, entry.meaning, new Phrase(key), 0);
  }

  /** How much: numbers and words for numbers, added up. */
  private Quantity<P> quantity(Tree tree, String text, List<String> moments) {
    int fixed = 0;
    List<String> names = new ArrayList<>();
    List<Amount<P>> amounts = new ArrayList<>();
    for (String part : text.split("\\+", -1)) {
      String word = part.strip();
      if (word.matches("-?[0-9]{1,4}")) {
        fixed += Integer.parseInt(word);
      } else {
        Vocabulary.Entry<Amount<P>> entry = words.amounts.get(tree, word);
        checkFit(tree, entry, moments);
        names.add(entry.name);
        amounts.add(entry.meaning);
      }
    }
    return new Quantity<>(fixed, List.copyOf(names), List.copyOf(amounts));
  }

  private static void checkFit(Tree tree, Vocabulary.Entry<?> entry, List<String> moments) {
    for (String moment : moments) {
      if (!entry.fitsAt(moment)) {
        throw tree.wrong(
            "'"
                + entry.name
                + "' makes no sense at the moment '"
                + moment
                + "'; it does at "
                + String.join(", ", entry.fits()));
      }
    }
  }

  /** What something is done to. */
  Target<P> target(Tree tree, List<String> moments, Clause clause) {
    Tree said = tree;
    boolean each = false;
    int most = 1;
    List<Requirement<P>> where = List.of();
    if (tree instanceof Tree.Fields fields) {
      fields.allow("choose", "each", "up-to", "where");
      each = fields.has("each");
      said = fields.get(each ? "each" : "choose");
      most = fields.numberOr("up-to", 1, 1, MOST_TIMES);
      where = requirements(fields, moments, clause, true);
    }
    Vocabulary.Entry<Selector<P>> entry = words.selectors.get(said, said.asText());
    checkFit(said, entry, moments);
    Selector<P> selector = entry.meaning;
    if (selector.isOne() && tree instanceof Tree.Fields fields && !fields.has("where")) {
      throw tree.wrong("there is only one '" + entry.name + "': nothing is to be chosen");
    }
    Target.Mode mode =
        selector.isOne() ? Target.Mode.ONE : each ? Target.Mode.EACH : Target.Mode.CHOOSE;
    return new Target<>(entry.name, selector, mode, most, List.copyOf(where));
  }

  /** How long it lasts. */
  void duration(Tree.Fields in, SentenceParts<P> parts) {
    Tree until = in.find("until");
    if (until instanceof Tree.Fields fields) {
      if (fields.names().size() != 1) {
        throw fields.wrong("expected one scope and how often it ends, such as {turn: 2}");
      }
      String name = fields.names().getFirst();
      parts.until = id(Tree.of(name).at(fields.where()), words.scopes) + 1;
      parts.times = fields.number(name, 1, MOST_TIMES);
    } else if (until != null) {
      parts.until = id(until, words.scopes) + 1;
    }
    if (in.has("ends")) {
      parts.ends = id(in.get("ends"), words.events);
      if (parts.until == 0) {
        throw in.get("ends").wrong("expected 'until', too: what ends early lasts");
      }
    }
  }

  /** What it does or changes; exactly one of the ways to say so. */
  void meaning(
      Tree.Fields in, SentenceParts<P> parts, List<String> moments, @Nullable Target<P> aim) {
    String start = null;
    for (String name : List.of("do", "code", "add", "set", "times", "forbid", "allow")) {
      if (in.has(name)) {
        if (start != null) {
          throw in.get(name).wrong("a sentence with '" + start + "' has no '" + name + "'");
        }
        start = name;
      }
    }
    if (start == null) {
      throw in.wrong("expected what it does: do, code, add, set, times, forbid or allow");
    }
    switch (start) {
      case "add", "set", "times" -> modifier(in, parts, start, moments, aim);
      case "forbid", "allow" -> {
        parts.kind = start.equals("forbid") ? SentenceKind.PROHIBITION : SentenceKind.PERMISSION;
        parts.subjects = ids(in.get(start), in, EffectReader.texts(in.get(start)), words.acts);
        of(in, parts, moments, aim);
        refuse(in, "to", "instead-of");
      }
      default -> {
        if (in.has("instead-of")) {
          parts.kind = SentenceKind.REPLACEMENT;
          parts.subjects = new int[] {id(in.get("instead-of"), words.events)};
        }
        verb(in, parts, start, moments, aim);
        refuse(in, "of");
      }
    }
  }

  private static void refuse(Tree.Fields in, String... names) {
    for (String name : names) {
      if (in.has(name)) {
        throw in.get(name).wrong("this kind of sentence has no '" + name + "'");
      }
    }
  }

  private void modifier(
      Tree.Fields in,
      SentenceParts<P> parts,
      String start,
      List<String> moments,
      @Nullable Target<P> aim) {
    parts.kind = SentenceKind.MODIFIER;
    parts.change =
        switch (start) {
          case "add" -> Sentence.Change.ADD;
          case "set" -> Sentence.Change.SET;
          default -> Sentence.Change.TIMES;
        };
    parts.subjects = new int[] {id(in.get("to"), words.figures)};
    parts.arguments.add(quantity(in.get(start), in.text(start), List.of()));
    of(in, parts, moments, aim);
    refuse(in, "instead-of");
  }

  /** The one thing alone of which something changes, is forbidden or allowed. */
  private void of(
      Tree.Fields in, SentenceParts<P> parts, List<String> moments, @Nullable Target<P> aim) {
    if (!in.has("of")) {
      return;
    }
    Tree said = in.get("of");
    if (said instanceof Tree.Fields || !said.asText().equals(SAME)) {
      parts.to = target(said, moments, parts.clause);
    } else if (aim == null) {
      throw said.wrong("expected an effect with 'to': what is the same?");
    } else {
      parts.to = aim;
    }
  }

  private void verb(
      Tree.Fields in,
      SentenceParts<P> parts,
      String start,
      List<String> moments,
      @Nullable Target<P> aim) {
    Tree said = in.get(start);
    String name;
    @Nullable Tree told = null;
    if (said instanceof Tree.Fields fields) {
      if (fields.names().size() != 1) {
        throw said.wrong("expected one verb and what it is told, such as {draw: 2}");
      }
      name = fields.names().getFirst();
      told = fields.get(name);
    } else {
      name = said.asText();
    }
    parts.isCode = start.equals("code");
    Vocabulary.VerbEntry<P> entry = (parts.isCode ? words.codes : words.verbs).get(said, name);
    checkFit(said, entry, moments);
    parts.verb = entry;
    arguments(said, told, entry, parts, moments);
    if (in.has("to")) {
      parts.to = target(in.get("to"), moments, parts.clause);
    }
    Target<P> done = parts.to == null ? aim : parts.to;
    if (entry.types().isEmpty()) {
      if (parts.to != null) {
        throw in.get("to").wrong("'" + name + "' is done to nothing in particular");
      }
    } else if (done == null) {
      throw in.wrong("expected 'to': a " + String.join(" or a ", entry.types()));
    } else if (!entry.types().contains(done.selector().type())) {
      throw (in.has("to") ? in.get("to") : in)
          .wrong(
              "'"
                  + name
                  + "' is done to a "
                  + String.join(" or a ", entry.types())
                  + ", not to a "
                  + done.selector().type());
    }
  }

  private void arguments(
      Tree said,
      @Nullable Tree told,
      Vocabulary.VerbEntry<P> entry,
      SentenceParts<P> parts,
      List<String> moments) {
    List<Parameter> parameters = entry.parameters();
    if (parameters.isEmpty()) {
      if (told != null) {
        throw told.wrong("'" + entry.name + "' is told nothing");
      }
      return;
    }
    if (told == null) {
      throw said.wrong("expected {" + entry.name + ": …} with " + parameters.getFirst().expected());
    }
    for (Parameter parameter : parameters) {
      Tree one = parameters.size() == 1 ? told : told.asFields().get(parameter.name());
      parts.arguments.add(argument(one, parameter, moments));
    }
  }

  private Quantity<P> argument(Tree tree, Parameter parameter, List<String> moments) {
    if (parameter.words() != null) {
      return Quantity.of(id(tree, parameter.words()));
    }
    if (!parameter.isAmount()) {
      return Quantity.of(tree.asNumber(parameter.low(), parameter.high()));
    }
    Quantity<P> quantity = quantity(tree, tree.asText(), moments);
    if (quantity.isFixed()
        && (quantity.fixed() < parameter.low() || quantity.fixed() > parameter.high())) {
      throw tree.wrong("expected " + parameter.expected() + ", found " + quantity.fixed());
    }
    return quantity;
  }

  /** Notes the first number of an effect as its amount, for words written by hand. */
  void note(Map<String, Integer> figures, SentenceParts<P> parts) {
    for (int i = 0; i < parts.arguments.size(); i++) {
      boolean isNumber = parts.verb == null || parts.verb.parameters().get(i).words() == null;
      if (isNumber && parts.arguments.get(i).isFixed()) {
        figures.putIfAbsent("amount", parts.arguments.get(i).fixed());
      }
    }
  }
}
