package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.NearestWord;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The words that sentences of a game are made of. Moments, figures, events, acts and scopes are
 * numbers to the rules, in the order of their lists; the other words are code.
 *
 * @param <P> the game's position
 */
public final class Vocabulary<P extends Position<P>> {
  final String game;
  final Clause nothing;
  final Names moments;
  final Names figures;
  final Names events;
  final Names acts;
  final Names scopes;
  final Dictionary<VerbEntry<P>> verbs = new Dictionary<>("verb");
  final Dictionary<VerbEntry<P>> codes = new Dictionary<>("code");
  final Dictionary<Entry<Condition<P>>> conditions = new Dictionary<>("condition");
  final Dictionary<Entry<Condition<P>>> filters = new Dictionary<>("filter");
  final Dictionary<Entry<Amount<P>>> amounts = new Dictionary<>("amount");
  final Dictionary<Entry<Selector<P>>> selectors = new Dictionary<>("selector");

  private Vocabulary(Builder<P> from) {
    game = from.game;
    nothing = from.nothing;
    moments = new Names("moment", from.moments);
    figures = new Names("figure", from.figures);
    events = new Names("event", from.events);
    acts = new Names("act", from.acts);
    scopes = new Names("scope", from.scopes);
    from.verbs.forEach(entry -> verbs.add(entry.name, entry));
    from.codes.forEach(entry -> codes.add(entry.name, entry));
    from.conditions.forEach(entry -> conditions.add(entry.name, entry));
    from.filters.forEach(entry -> filters.add(entry.name, entry));
    from.amounts.forEach(entry -> amounts.add(entry.name, entry));
    from.selectors.forEach(entry -> selectors.add(entry.name, entry));
  }

  /** Dictionary for moments, figures, acts and the like that are constants: ON_TIE is on-tie. */
  public static String[] names(Enum<?>... constants) {
    return Stream.of(constants).map(EffectReader::word).toArray(String[]::new);
  }

  /** The clause of the game's ledger with this end of its id. */
  Clause clause(String id) {
    return new Clause(game + "." + id);
  }

  public Names scopes() {
    return scopes;
  }

  public Names moments() {
    return moments;
  }

  /** The reference: every word by its group, with what it takes and where it fits. */
  public Map<String, List<String>> reference() {
    Map<String, List<String>> out = new LinkedHashMap<>();
    out.put("moments", moments.words());
    out.put("verbs", verbs.all().stream().map(VerbEntry::reference).toList());
    out.put("codes", codes.all().stream().map(VerbEntry::reference).toList());
    out.put("selectors", selectors.all().stream().map(Vocabulary::ofSelector).toList());
    out.put("conditions", conditions.all().stream().map(Entry::reference).toList());
    out.put("filters", filters.all().stream().map(Entry::reference).toList());
    out.put("amounts", amounts.all().stream().map(Entry::reference).toList());
    out.put("figures", figures.words());
    out.put("events", events.words());
    out.put("acts", acts.words());
    out.put("scopes", scopes.words());
    return out;
  }

  private static <P extends Position<P>> String ofSelector(Entry<Selector<P>> entry) {
    Selector<P> selector = entry.meaning;
    return entry.reference() + " · " + (selector.isOne() ? "one " : "") + selector.type();
  }

  /** Dictionary of one group. */
  static final class Dictionary<T> {
    private final String group;
    private final Map<String, T> byName = new LinkedHashMap<>();

    Dictionary(String group) {
      this.group = group;
    }

    private void add(String name, T word) {
      if (byName.put(name, word) != null) {
        throw new IllegalArgumentException("two words for a " + group + ": " + name);
      }
    }

    Collection<T> all() {
      return byName.values();
    }

    @Nullable T find(String name) {
      return byName.get(name);
    }

    /** The word that stands here, or an error that names the nearest. */
    T get(Tree tree, String name) {
      T word = byName.get(name);
      if (word == null) {
        throw tree.wrong(NearestWord.unknown(group, name, byName.keySet()));
      }
      return word;
    }
  }

  /**
   * A word, and at which moments it makes sense.
   *
   * @param <T> what it means
   */
  public static class Entry<T> {
    final String name;
    final T meaning;
    private List<String> fits = List.of();

    Entry(String name, T meaning) {
      this.name = name;
      this.meaning = meaning;
    }

    /** Says at which moments the word makes sense; at all of them, unless this is said. */
    public Entry<T> at(String... moments) {
      fits = List.of(moments);
      return this;
    }

    boolean fitsAt(String moment) {
      return fits.isEmpty() || fits.contains(moment);
    }

    List<String> fits() {
      return fits;
    }

    String reference() {
      return fits.isEmpty() ? name : name + " · at " + String.join(", ", fits);
    }
  }

  /**
   * A verb, what it is told, and what it is done to.
   *
   * @param <P> the game's position
   */
  public static final class VerbEntry<P extends Position<P>> extends Entry<Verb<P>> {
    private List<Parameter> parameters = List.of();
    private List<String> types = List.of();

    private Verb<P> verb;

    VerbEntry(String name, Verb<P> verb) {
      super(name, verb);
      this.verb = verb;
    }

    /** What the verb does, where something always comes of it. */
    public VerbEntry<P> does(Verb.Always<P> what) {
      verb =
          (table, said, owner, target, flow) -> {
            what.act(table, said, owner, target, flow);
            return true;
          };
      return this;
    }

    /** The clause that says why nothing would come of it, or null. */
    public VerbEntry<P> unless(Verb.Forbids<P> forbids) {
      verb = verb.unless(forbids);
      return this;
    }

    /** Says what the verb is told. */
    public VerbEntry<P> takes(Parameter... what) {
      parameters = List.of(what);
      return this;
    }

    /** Says which types of target it is done to; none, unless this is said. */
    public VerbEntry<P> to(String... targets) {
      types = List.of(targets);
      return this;
    }

    @Override
    public VerbEntry<P> at(String... moments) {
      super.at(moments);
      return this;
    }

    Verb<P> verb() {
      return verb;
    }

    List<Parameter> parameters() {
      return parameters;
    }

    List<String> types() {
      return types;
    }

    @Override
    String reference() {
      StringBuilder out = new StringBuilder(name);
      for (Parameter parameter : parameters) {
        out.append(" · ").append(parameter.name()).append(": ").append(parameter.expected());
      }
      if (!types.isEmpty()) {
        out.append(" · to a ").append(String.join(" or ", types));
      }
      return fits().isEmpty() ? out.toString() : out + " · at " + String.join(", ", fits());
    }
  }

  /**
   * Gathers the words.
   *
   * @param <P> the game's position
   */
  public static final class Builder<P extends Position<P>> {
    private final String game;
    private final Clause nothing;
    private List<String> moments = List.of();
    private List<String> figures = List.of();
    private List<String> events = List.of();
    private List<String> acts = List.of();
    private List<String> scopes = List.of();
    private final List<VerbEntry<P>> verbs = new ArrayList<>();
    private final List<VerbEntry<P>> codes = new ArrayList<>();
    private final List<Entry<Condition<P>>> conditions = new ArrayList<>();
    private final List<Entry<Condition<P>>> filters = new ArrayList<>();
    private final List<Entry<Amount<P>>> amounts = new ArrayList<>();
    private final List<Entry<Selector<P>>> selectors = new ArrayList<>();

    /**
     * Begins.
     *
     * @param game the game's id, with which the ids of its clauses begin
     * @param nothing the clause against an effect that would do nothing
     */
    public Builder(String game, Clause nothing) {
      this.game = game;
      this.nothing = nothing;
    }

    public Builder<P> moments(List<String> names) {
      moments = names;
      return this;
    }

    /** The numbers that modifiers change. */
    public Builder<P> figures(String... names) {
      figures = List.of(names);
      return this;
    }

    /** What replacements replace, and what ends an effect early. */
    public Builder<P> events(String... names) {
      events = List.of(names);
      return this;
    }

    /** What may be forbidden or allowed. */
    public Builder<P> acts(String... names) {
      acts = List.of(names);
      return this;
    }

    /** How long effects last; in {@link banneret.kernel.state.Lasting} the first is 1. */
    public Builder<P> scopes(String... names) {
      scopes = List.of(names);
      return this;
    }

    /** A verb that does nothing yet: {@link VerbEntry#does} says what. */
    public VerbEntry<P> verb(String name) {
      return verb(name, (table, said, owner, target, flow) -> true);
    }

    public VerbEntry<P> verb(String name, Verb<P> verb) {
      VerbEntry<P> entry = new VerbEntry<>(name, verb);
      verbs.add(entry);
      return entry;
    }

    /** An effect that is too odd for words. */
    public VerbEntry<P> code(String id, Verb<P> verb) {
      VerbEntry<P> entry = new VerbEntry<>(id, verb);
      codes.add(entry);
      return entry;
    }

    public Entry<Condition<P>> condition(String name, Condition<P> condition) {
      Entry<Condition<P>> entry = new Entry<>(name, condition);
      conditions.add(entry);
      return entry;
    }

    /** A word for something that must be true of a target. */
    public Entry<Condition<P>> filter(String name, Condition<P> filter) {
      Entry<Condition<P>> entry = new Entry<>(name, filter);
      filters.add(entry);
      return entry;
    }

    public Entry<Amount<P>> amount(String name, Amount<P> amount) {
      Entry<Amount<P>> entry = new Entry<>(name, amount);
      amounts.add(entry);
      return entry;
    }

    public Entry<Selector<P>> selector(String name, Selector<P> selector) {
      Entry<Selector<P>> entry = new Entry<>(name, selector);
      selectors.add(entry);
      return entry;
    }

    public Vocabulary<P> build() {
      return new Vocabulary<>(this);
    }
  }

  /** The keys of texts by which sentences of this game say themselves. */
  public List<String> textKeys() {
    return EffectPhrases.keys(this);
  }
}
