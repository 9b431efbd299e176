package banneret.kernel.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Neutral data: fields, items, texts, whole numbers and flags. Everything that enters or leaves the
 * engine is a tree; what a file or a wire looks like is the business of others.
 */
public abstract sealed class Tree permits Tree.Items, Tree.Fields, Leaf {
  private String where = "";
  private String name = "";
  private @Nullable Tree list;
  private int index;

  Tree() {}

  /** Where this was read, such as {@code tiles.yaml:12}, or empty. */
  public final String where() {
    return where;
  }

  /** Notes where this was read. */
  public final Tree at(String place) {
    where = place;
    return this;
  }

  private void name(String field) {
    name = field;
    list = null;
  }

  private void name(Tree in, int place) {
    list = in;
    index = place;
  }

  /** What this is called where it stands: a field's name, or a list's and the place in it. */
  private String label() {
    return list == null ? name : list.label() + "[" + index + "]";
  }

  public static Tree of(String text) {
    return new Leaf.Text(text);
  }

  public static Tree of(int number) {
    return new Leaf.Whole(number);
  }

  public static Tree of(boolean flag) {
    return new Leaf.Flag(flag);
  }

  public static Fields fields() {
    return new Fields();
  }

  public static Items items() {
    return new Items();
  }

  /** The word for what this is, in messages. */
  abstract String kind();

  /** Writes this as JSON without white space. */
  abstract void write(StringBuilder out, boolean sorted);

  /** The one text that equal trees share: JSON, fields sorted by name, no white space. */
  public final String canonical() {
    return text(true);
  }

  /** JSON with the fields in the order they were written, no white space. */
  public final String compact() {
    return text(false);
  }

  private String text(boolean sorted) {
    StringBuilder out = new StringBuilder();
    write(out, sorted);
    return out.toString();
  }

  /** A fingerprint over the canonical text: the same on every platform. */
  public final String fingerprint() {
    return Fingerprint.of(canonical());
  }

  public final Malformed wrong(String what) {
    return new Malformed(where, labelled(what));
  }

  /** Refuses what was read unless something holds; otherwise says what is wrong. */
  public final void expect(boolean holds, String otherwise) {
    if (!holds) {
      throw wrong(otherwise);
    }
  }

  private String labelled(String what) {
    String label = label();
    return label.isEmpty() ? what : label + ": " + what;
  }

  private Malformed expected(String what) {
    return wrong("expected " + what + ", found " + kind());
  }

  public Fields asFields() {
    throw expected("fields");
  }

  public Items asItems() {
    throw expected("a list");
  }

  public String asText() {
    throw expected("a text");
  }

  public int asNumber() {
    throw expected("a whole number");
  }

  public boolean asFlag() {
    throw expected("true or false");
  }

  public final int asNumber(int low, int high) {
    int number = asNumber();
    if (number < low || number > high) {
      throw wrong("expected a whole number from " + low + " to " + high + ", found " + number);
    }
    return number;
  }

  /** The id of a word among the names, or an error that lists some of them. */
  public final int asId(Names names) {
    String word = asText();
    int id = names.id(word);
    if (id < 0) {
      List<String> some = names.words().subList(0, Math.min(6, names.count()));
      String all = String.join(", ", some) + (names.count() > 6 ? ", …" : "");
      String what = "expected a " + names.kind() + " (" + all + "), found '" + word + "'";
      throw Malformed.unknown(where, labelled(what), word, names.words());
    }
    return id;
  }

  @Override
  public final String toString() {
    return canonical();
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof Tree tree && canonical().equals(tree.canonical());
  }

  @Override
  public final int hashCode() {
    return canonical().hashCode();
  }

  /** A list. */
  public static final class Items extends Tree {
    private final List<Tree> items = new ArrayList<>();

    private Items() {}

    public Items add(Tree item) {
      item.name(this, items.size());
      items.add(item);
      return this;
    }

    public Items add(String text) {
      return add(of(text));
    }

    public Items add(int number) {
      return add(of(number));
    }

    public List<Tree> all() {
      return List.copyOf(items);
    }

    public int size() {
      return items.size();
    }

    public Tree get(int index) {
      if (index >= items.size()) {
        throw wrong("expected more than " + items.size() + " items");
      }
      return items.get(index);
    }

    /** The items as texts. */
    public List<String> texts() {
      List<String> texts = new ArrayList<>();
      for (Tree item : items) {
        texts.add(item.asText());
      }
      return texts;
    }

    /** The ids of the items among the names, none of them there twice. */
    public int[] ids(Names names) {
      int[] ids = new int[items.size()];
      boolean[] seen = new boolean[names.count()];
      for (int i = 0; i < ids.length; i++) {
        ids[i] = items.get(i).asId(names);
        if (seen[ids[i]]) {
          throw items.get(i).wrong("'" + names.word(ids[i]) + "' is there twice");
        }
        seen[ids[i]] = true;
      }
      return ids;
    }

    /** The items as numbers from a lowest to a highest. */
    public int[] numbers(int low, int high) {
      return items.stream().mapToInt(item -> item.asNumber(low, high)).toArray();
    }

    @Override
    String kind() {
      return "a list";
    }

    @Override
    public Items asItems() {
      return this;
    }

    @Override
    void write(StringBuilder out, boolean sorted) {
      out.append('[');
      for (int i = 0; i < items.size(); i++) {
        if (i > 0) {
          out.append(',');
        }
        items.get(i).write(out, sorted);
      }
      out.append(']');
    }
  }

  /** Named values. */
  public static final class Fields extends Tree {
    private static final int MOST_ENTRIES = 100;
    private final Map<String, Tree> values = new LinkedHashMap<>();

    private Fields() {}

    public Fields put(String name, Tree value) {
      value.name(name);
      values.put(name, value);
      return this;
    }

    public Fields put(String name, String text) {
      return put(name, of(text));
    }

    public Fields put(String name, int number) {
      return put(name, of(number));
    }

    public Fields put(String name, boolean flag) {
      return put(name, of(flag));
    }

    /** The names, in the order they were written. */
    public List<String> names() {
      return List.copyOf(values.keySet());
    }

    public boolean isEmpty() {
      return values.isEmpty();
    }

    public boolean has(String name) {
      return values.containsKey(name);
    }

    /** The value of a name, or null. */
    public @Nullable Tree find(String name) {
      return values.get(name);
    }

    /** The value of a name that must be there. */
    public Tree get(String name) {
      Tree value = values.get(name);
      if (value == null) {
        throw wrong("'" + name + "' is missing");
      }
      return value;
    }

    public Fields fieldsOf(String name) {
      return get(name).asFields();
    }

    public Items itemsOf(String name) {
      return get(name).asItems();
    }

    /** The list under a name, empty if there is none. */
    public Items itemsIfAny(String name) {
      return has(name) ? itemsOf(name) : items().at(where()).asItems();
    }

    /** The fields under a name, empty if there are none. */
    public Fields fieldsIfAny(String name) {
      return has(name) ? fieldsOf(name) : fields().at(where()).asFields();
    }

    public String text(String name) {
      return get(name).asText();
    }

    public String text(String name, String otherwise) {
      return has(name) ? text(name) : otherwise;
    }

    public int number(String name) {
      return get(name).asNumber();
    }

    public int number(String name, int low, int high) {
      return get(name).asNumber(low, high);
    }

    public int numberOr(String name, int otherwise, int low, int high) {
      return has(name) ? number(name, low, high) : otherwise;
    }

    public boolean flag(String name) {
      return get(name).asFlag();
    }

    public boolean flagOr(String name, boolean otherwise) {
      return has(name) ? flag(name) : otherwise;
    }

    public int id(String name, Names names) {
      return get(name).asId(names);
    }

    /** The id of a name that stands here, among the names of a kind. */
    public int idOf(String name, Names names) {
      return of(name).at(get(name).where()).asId(names);
    }

    /** The entries that a file of content lists under a name: 1 to 100, each with fields. */
    public List<Fields> entries(String name) {
      number("format", 1, 1);
      List<Fields> entries = new ArrayList<>();
      for (Tree entry : itemsOf(name).all()) {
        entries.add(entry.asFields());
      }
      if (entries.isEmpty() || entries.size() > MOST_ENTRIES) {
        throw get(name).wrong("expected 1 to " + MOST_ENTRIES + " entries");
      }
      return entries;
    }

    /** Refuses any name but these. */
    public void allow(String... allowed) {
      List<String> known = Arrays.asList(allowed);
      for (Map.Entry<String, Tree> entry : values.entrySet()) {
        if (!known.contains(entry.getKey())) {
          String place = entry.getValue().where();
          throw Malformed.unknown(
              place.isEmpty() ? where() : place,
              "unknown '" + entry.getKey() + "'; expected one of " + String.join(", ", allowed),
              entry.getKey(),
              known);
        }
      }
    }

    @Override
    String kind() {
      return "fields";
    }

    @Override
    public Fields asFields() {
      return this;
    }

    @Override
    void write(StringBuilder out, boolean sorted) {
      out.append('{');
      int start = out.length();
      if (sorted) {
        String[] names = values.keySet().toArray(new String[0]);
        Arrays.sort(names);
        for (String name : names) {
          write(name, get(name), out, start, true);
        }
      } else {
        values.forEach((name, value) -> write(name, value, out, start, false));
      }
      out.append('}');
    }

    private static void write(
        String name, Tree value, StringBuilder out, int start, boolean sorted) {
      if (out.length() > start) {
        out.append(',');
      }
      Leaf.quote(name, out);
      out.append(':');
      value.write(out, sorted);
    }
  }
}
