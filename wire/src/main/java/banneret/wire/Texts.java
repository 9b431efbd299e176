package banneret.wire;

import banneret.kernel.effect.Phrase;
import banneret.kernel.effect.Printed;
import banneret.kernel.game.Game;
import banneret.kernel.notation.Refusal;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Everything a reader is told about a game, in one language. {@link Template} says how a text takes
 * its arguments. A text that is missing shows as its key in angle quotes.
 */
public final class Texts {
  /** The languages there are, the usual one first. */
  public static final List<String> LANGUAGES = List.of("en", "fr");

  private final Game<?> game;
  private final Ledger ledger;
  private final String language;
  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Map<String, Template> templates = new LinkedHashMap<>();
  private final Set<String> unknown = new TreeSet<>();

  /**
   * The texts of a game in a language.
   *
   * @param layers texts by key; the later ones win
   */
  public Texts(Game<?> game, Ledger ledger, String language, List<Tree.Fields> layers) {
    this.game = game;
    this.ledger = ledger;
    this.language = language;
    layers.forEach(this::addAll);
    game.printed().forEach(this::print);
  }

  /**
   * Adds the name and the words of a card: as the texts have them, else as the card itself does,
   * else as its effect says itself; numbers are those of the effect.
   */
  private void print(Printed card) {
    if (!texts.containsKey(card.key())) {
      put(card.key(), own(card, "name", card.card().text("id")));
    }
    String key = card.key() + ".text";
    Template words = templates.get(key);
    String does = sentence(card.does());
    String own = own(card, "text", does);
    if (words != null) {
      Saying saying = new Saying(key);
      card.figures().forEach(saying::number);
      own = words.fill(new Arguments(saying.arguments(), Map.of()));
    }
    put(key, own);
    put(card.key() + ".does", does);
    if (ledger.text(card.clause(), language) == null) {
      put("clause." + card.clause(), own);
    }
  }

  /** What a card says under a name in this language, if it does. */
  private String own(Printed card, String name, String otherwise) {
    Tree own = card.card().find(name);
    if (own == null) {
      return otherwise;
    }
    return own instanceof Tree.Fields languages ? languages.text(language) : own.asText();
  }

  private void put(String key, String text) {
    templates.put(key, Template.of(text.replace("{", "{{").replace("}", "}}")));
    texts.put(key, text);
  }

  /** What an effect does, as a sentence. */
  private String sentence(Phrase phrase) {
    String words = language.equals("fr") ? French.contracted(say(phrase)) : say(phrase);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }

  /** A phrase in words, its parts in theirs. */
  private String say(Phrase phrase) {
    Saying saying = new Saying(phrase.key());
    phrase.numbers().forEach(saying::number);
    Map<String, String> parts = new LinkedHashMap<>();
    phrase.parts().forEach((name, part) -> parts.put(name, say(part)));
    return template(phrase.key()).fill(new Arguments(saying.arguments(), parts));
  }

  private void addAll(Tree.Fields fields) {
    for (String key : fields.names()) {
      String text = fields.text(key);
      try {
        templates.put(key, Template.of(text));
      } catch (IllegalArgumentException e) {
        throw fields.get(key).wrong(String.valueOf(e.getMessage()));
      }
      texts.put(key, text);
    }
  }

  public String language() {
    return language;
  }

  /** All texts by key, as they were written. */
  public Map<String, String> all() {
    return Map.copyOf(texts);
  }

  public boolean has(String key) {
    return texts.containsKey(key);
  }

  /** The names of the arguments that the text of a key speaks of; none if there is no text. */
  public Set<String> arguments(String key) {
    Template template = templates.get(key);
    return template == null ? Set.of() : template.names();
  }

  /** The text of a key that takes no arguments. */
  public String text(String key) {
    return fill(key, Map.of());
  }

  /** The text of a key with numbers filled in, such as what a card says. */
  public String fill(String key, Map<String, Integer> numbers) {
    Saying saying = new Saying(key);
    numbers.forEach(saying::number);
    return say(saying);
  }

  /** What is to be said, in words. */
  public String say(Saying saying) {
    return template(saying.key()).fill(new Arguments(saying.arguments(), Map.of()));
  }

  /** What a seat reads of an event; a seat of -1 is a spectator. */
  public String say(Event event, int seat) {
    return say(event.saying(seat));
  }

  /** A number with its parts on one line: {@code attack 9 = 5 warriors + 4 die}. */
  public String say(Breakdown breakdown) {
    StringBuilder line = new StringBuilder(total(breakdown));
    for (int i = 0; i < breakdown.terms().size(); i++) {
      Breakdown.Term term = breakdown.terms().get(i);
      boolean minus = i > 0 && term.value() < 0;
      line.append(i == 0 ? " = " : minus ? " \u2212 " : " + ");
      line.append(part(term, minus ? -term.value() : term.value()));
    }
    return line.toString();
  }

  /** A number with its parts, a line each, the sum last. */
  public List<String> lines(Breakdown breakdown) {
    List<String> lines = new ArrayList<>();
    for (Breakdown.Term term : breakdown.terms()) {
      String sign = term.value() < 0 ? "" : "+";
      lines.add(sign + part(term, term.value()));
    }
    lines.add("= " + total(breakdown));
    return List.copyOf(lines);
  }

  private String total(Breakdown breakdown) {
    return text("sum." + breakdown.name()) + " " + Template.number(breakdown.sum());
  }

  private String part(Breakdown.Term term, int value) {
    return Template.number(value) + " " + say(term.saying());
  }

  /** Why a line was not taken. */
  public String say(Refusal refusal) {
    String why = refusal.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
    String clause = refusal.clause() == null ? "" : refusal.clause().id();
    Map<String, String> words =
        Map.of("part", refusal.part(), "clause", clause, "rule", clause(clause));
    return template("refusal." + why).fill(new Arguments(List.of(), words));
  }

  /** The text of a clause or a ruling; the id in angle quotes if the ledger has none. */
  public String clause(String id) {
    String text = ledger.text(id, language);
    return text == null ? texts.getOrDefault("clause." + id, quoted(id)) : text;
  }

  /** A figure as it is read: a number, a length in inches or an angle in degrees. */
  public String figure(String kind, int value) {
    return switch (kind) {
      case Saying.LENGTH -> Template.hundredths(rounded(value, 10), language) + "\u2033";
      case Saying.ANGLE -> Template.hundredths(10 * rounded(value, 10), language) + "\u00B0";
      default -> Template.number(value);
    };
  }

  private static int rounded(int value, int unit) {
    return Math.floorDiv(value + unit / 2, unit);
  }

  /** The word of an id, such as the name of a space or a seat. */
  public String name(String kind, int id) {
    return name(kind, id, "");
  }

  /** The key under which the name of an id stands, and with an ending more about it. */
  public String key(String kind, int id) {
    return kind + "." + word(kind, id);
  }

  private String word(String kind, int id) {
    Names names = game.names(kind);
    return id >= 0 && id < names.count() ? names.word(id) : "none";
  }

  private String name(String kind, int id, String form) {
    String key = key(kind, id);
    String special = form.isEmpty() ? null : texts.get(key + "." + form);
    String text = special == null ? texts.get(key) : special;
    if (text == null) {
      miss(key);
      return word(kind, id);
    }
    return text;
  }

  /** The keys that were asked for so far and are not there. */
  public synchronized List<String> unknown() {
    return List.copyOf(unknown);
  }

  private synchronized void miss(String key) {
    unknown.add(key);
  }

  private Template template(String key) {
    Template template = templates.get(key);
    if (template == null) {
      miss(key);
      return Template.of(quoted(key.replace("{", "").replace("}", "")));
    }
    return template;
  }

  private static String quoted(String key) {
    return key.isEmpty() ? "" : "\u2039" + key + "\u203A";
  }

  /**
   * What is missing in the texts of a game: keys that one language lacks, or that are needed and
   * not there, and texts whose arguments differ between the languages.
   */
  public static List<String> missing(List<Texts> languages, Collection<String> needed) {
    Set<String> keys = new TreeSet<>(needed);
    languages.forEach(texts -> keys.addAll(texts.texts.keySet()));
    List<String> missing = new ArrayList<>();
    for (String key : keys) {
      @Nullable Set<String> usual = null;
      for (Texts texts : languages) {
        Template template = texts.templates.get(key);
        if (template == null) {
          missing.add(texts.language + ": no text for " + key);
          continue;
        }
        Set<String> names = template.names();
        if (usual != null && !usual.equals(names)) {
          missing.add(texts.language + ": " + key + " speaks of " + names + ", not of " + usual);
        }
        usual = usual == null ? names : usual;
      }
    }
    return List.copyOf(missing);
  }

  private final class Arguments implements Template.Filler {
    private final List<Saying.Argument> arguments;
    private final Map<String, String> words;

    Arguments(List<Saying.Argument> arguments, Map<String, String> words) {
      this.arguments = arguments;
      this.words = words;
    }

    private Saying.@Nullable Argument find(String name) {
      for (Saying.Argument argument : arguments) {
        if (argument.name().equals(name)) {
          return argument;
        }
      }
      return null;
    }

    @Override
    public String words(String name, String form) {
      String word = words.get(name);
      if (word != null) {
        return word;
      }
      Saying.Argument argument = find(name);
      if (argument == null) {
        miss("{" + name + "}");
        return "{" + name + "}";
      }
      return Saying.isFigure(argument.kind())
          ? figure(argument.kind(), argument.value())
          : name(argument.kind(), argument.value(), form);
    }

    @Override
    public int number(String name) {
      Saying.Argument argument = find(name);
      if (argument == null) {
        miss("{" + name + "}");
        return 0;
      }
      return argument.value();
    }

    @Override
    public boolean isOne(int number) {
      int size = Math.abs(number);
      return size == 1 || (size == 0 && language.equals("fr"));
    }
  }

  /** Any text with its places filled from names and values in turn. */
  public static String filled(String text, Object... namesAndValues) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put(namesAndValues[i].toString(), namesAndValues[i + 1].toString());
    }
    return filled(text, values);
  }

  /** Any text with its places filled by their names; a place that nothing fills is left out. */
  public static String filled(String text, Map<String, String> values) {
    return Template.of(text)
        .fill(
            new Template.Filler() {
              @Override
              public String words(String name, String form) {
                return values.getOrDefault(name, "");
              }

              @Override
              public int number(String name) {
                return Integer.parseInt(values.getOrDefault(name, "0"));
              }

              @Override
              public boolean isOne(int number) {
                return number == 1;
              }
            });
  }
}
