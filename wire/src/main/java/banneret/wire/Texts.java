package banneret.wire;

import banneret.kernel.Breakdown;
import banneret.kernel.Event;
import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Refusal;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.Collection;
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
    return text == null ? quoted(id) : text;
  }

  /** The word of an id, such as the name of a space or a seat. */
  public String name(String kind, int id) {
    return name(kind, id, "");
  }

  private String name(String kind, int id, String form) {
    Names names = game.names(kind);
    String word = id >= 0 && id < names.count() ? names.word(id) : "none";
    String key = kind + "." + word;
    String special = form.isEmpty() ? null : texts.get(key + "." + form);
    String text = special == null ? texts.get(key) : special;
    if (text == null) {
      miss(key);
      return word;
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
      return argument.kind().equals(Saying.NUMBER)
          ? Template.number(argument.value())
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
}
