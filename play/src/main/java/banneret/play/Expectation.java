package banneret.play;

import banneret.kernel.Asked;
import banneret.kernel.Breakdown;
import banneret.kernel.Choice;
import banneret.kernel.Event;
import banneret.kernel.Happening;
import banneret.kernel.Names;
import banneret.kernel.Position;
import banneret.kernel.Saying;
import banneret.kernel.Standing;
import banneret.kernel.Table;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a case expects of a table. */
final class Expectation<P extends Position<P>> {
  private static final String SPECTATOR = "spectator";
  private final Table<P> table;
  private final Names seats;
  private final int count;

  Expectation(Table<P> table) {
    this.table = table;
    seats = table.game().names("seat");
    count = table.record().setup().seats();
  }

  void check(Tree.Fields in, List<String> out) {
    in.allow("facts", "asked", "question", "view", "told", "untold", "over", "sums");
    if (in.has("facts")) {
      Contents.compare("facts", in.fieldsOf("facts"), table.write(), out);
    }
    if (in.has("asked")) {
      asked(in.itemsOf("asked"), out);
    }
    for (Tree.Fields question : oneOrMore(in, "question")) {
      question(question, out);
    }
    for (Tree.Fields view : oneOrMore(in, "view")) {
      view(view, out);
    }
    if (in.has("told")) {
      told(in.itemsOf("told"), out);
    }
    for (Tree name : in.itemsIfAny("untold").all()) {
      if (events().stream().anyMatch(event -> event.what().name().equals(name.asText()))) {
        out.add("untold: expected no " + name.asText() + ", found one");
      }
    }
    if (in.has("over")) {
      over(in.get("over"), out);
    }
    Tree.Fields sums = in.fieldsIfAny("sums");
    for (String name : sums.names()) {
      sum(name, sums.get(name), out);
    }
  }

  private static List<Tree.Fields> oneOrMore(Tree.Fields in, String name) {
    Tree value = in.find(name);
    if (value == null) {
      return List.of();
    }
    return value instanceof Tree.Items items
        ? items.all().stream().map(Tree::asFields).toList()
        : List.of(value.asFields());
  }

  private int seat(Tree word) {
    int seat = word.asId(seats);
    if (seat >= count) {
      throw word.wrong("only " + count + " seats are at this table");
    }
    return seat;
  }

  private boolean isAsked(int seat) {
    return (table.awaited() >>> seat & 1) != 0;
  }

  private List<String> askedNow() {
    List<String> words = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      if (isAsked(seat)) {
        words.add(seats.word(seat));
      }
    }
    return words;
  }

  private void asked(Tree.Items in, List<String> out) {
    for (Tree word : in.all()) {
      seat(word);
    }
    sameSet("asked", in.texts(), askedNow(), out);
  }

  private void question(Tree.Fields in, List<String> out) {
    in.allow("seat", "step", "options", "offers", "withholds", "by");
    int seat = seat(in.get("seat"));
    String path = "question to " + seats.word(seat);
    if (!isAsked(seat)) {
      out.add(path + ": expected, but asked is " + askedNow());
      return;
    }
    Asked asked = table.question(seat);
    if (in.has("step")) {
      same(path + ", step", in.text("step"), asked.step(), out);
    }
    if (in.has("by")) {
      same(path + ", by", in.text("by"), asked.clause().id(), out);
    }
    List<String> phrases = asked.choices().stream().map(Choice::phrase).toList();
    if (in.has("options")) {
      sameSet(path + ", options", in.itemsOf("options").texts(), phrases, out);
    }
    for (String phrase : in.itemsIfAny("offers").texts()) {
      if (!phrases.contains(phrase)) {
        out.add(path + ": expected the offer '" + phrase + "', found " + phrases);
      }
    }
    for (String phrase : in.itemsIfAny("withholds").texts()) {
      if (phrases.contains(phrase)) {
        out.add(path + ": expected no offer '" + phrase + "', found it");
      }
    }
  }

  private void view(Tree.Fields in, List<String> out) {
    in.allow("seat", "has", "lacks");
    boolean spectator = in.text("seat").equals(SPECTATOR);
    Tree.Fields seen = table.view(spectator ? -1 : seat(in.get("seat"))).tree();
    String path = "view of " + in.text("seat");
    Contents.compare(path, in.fieldsIfAny("has"), seen, out);
    for (String lacked : in.itemsIfAny("lacks").texts()) {
      Tree found = Contents.find(seen, lacked);
      if (found != null) {
        out.add(path + "." + lacked + ": expected nothing, found " + YamlWriter.oneLine(found));
      }
    }
  }

  private List<Event> events() {
    return table.told().stream().map(Table.Told::event).toList();
  }

  private void told(Tree.Items in, List<String> out) {
    List<Event> events = events();
    int next = 0;
    for (Tree expected : in.all()) {
      while (next < events.size() && !matches(expected, events.get(next))) {
        next++;
      }
      if (next++ >= events.size()) {
        out.add("told: expected " + YamlWriter.oneLine(expected) + ", found " + shown(events));
        return;
      }
    }
  }

  private List<String> shown(List<Event> events) {
    List<String> shown = new ArrayList<>();
    for (Event event : events) {
      Tree.Fields figures = figures(event);
      shown.add(event.what().name() + (figures.isEmpty() ? "" : YamlWriter.oneLine(figures)));
    }
    return shown;
  }

  /** An event is meant by its name alone, or by its name and some of its figures. */
  private boolean matches(Tree expected, Event event) {
    if (!(expected instanceof Tree.Fields fields)) {
      return event.what().name().equals(expected.asText());
    }
    if (fields.names().size() != 1) {
      throw fields.wrong("expected the name of one event");
    }
    String name = fields.names().getFirst();
    List<String> differences = new ArrayList<>();
    Contents.compare(name, fields.fieldsOf(name), figures(event), differences);
    return event.what().name().equals(name) && differences.isEmpty();
  }

  private Tree.Fields figures(Event event) {
    Tree.Fields figures = Tree.fields();
    for (int i = 0; i < event.figures().length; i++) {
      Happening.Figure figure = event.what().figures().get(i);
      int value = event.figures()[i];
      if (figure.kind().equals(Saying.NUMBER)) {
        figures.put(figure.name(), value);
      } else {
        Names names = table.game().names(figure.kind());
        boolean known = value >= 0 && value < names.count();
        figures.put(figure.name(), known ? names.word(value) : "none");
      }
    }
    return figures;
  }

  private void over(Tree in, List<String> out) {
    Standing standing = table.standing();
    if (!(in instanceof Tree.Fields fields)) {
      same("over", Boolean.toString(in.asFlag()), Boolean.toString(standing != null), out);
      return;
    }
    fields.allow("winners", "points", "by");
    if (standing == null) {
      out.add("over: expected, but asked is " + askedNow());
      return;
    }
    if (fields.has("winners")) {
      List<String> winners = new ArrayList<>();
      for (int seat = 0; seat < count; seat++) {
        if (standing.isWinner(seat)) {
          winners.add(seats.word(seat));
        }
      }
      sameSet("over, winners", fields.itemsOf("winners").texts(), winners, out);
    }
    Tree.Fields points = fields.fieldsIfAny("points");
    for (String word : points.names()) {
      int seat = seat(Tree.of(word).at(points.where()));
      int found = standing.points()[seat];
      same("over, points of " + word, points.text(word), Integer.toString(found), out);
    }
    if (fields.has("by")) {
      same("over, by", fields.text("by"), standing.clause().id(), out);
    }
  }

  /** Compares the last sum of a name, as a number or with all its terms. */
  private void sum(String name, Tree in, List<String> out) {
    @Nullable Breakdown last = null;
    for (Event event : events()) {
      for (Breakdown sum : event.sums()) {
        last = sum.name().equals(name) ? sum : last;
      }
    }
    if (last == null) {
      out.add("sums." + name + ": expected, but none was told");
    } else if (in instanceof Tree.Fields fields) {
      fields.allow("sum", "terms");
      if (fields.has("sum")) {
        same("sums." + name, fields.text("sum"), Integer.toString(last.sum()), out);
      }
      if (fields.has("terms")) {
        terms("sums." + name, fields.fieldsOf("terms"), last, out);
      }
    } else {
      same("sums." + name, Integer.toString(in.asNumber()), Integer.toString(last.sum()), out);
    }
  }

  private static void terms(String path, Tree.Fields in, Breakdown found, List<String> out) {
    Map<String, Integer> terms = new LinkedHashMap<>();
    for (Breakdown.Term term : found.terms()) {
      terms.merge(term.source().name(), term.value(), Integer::sum);
    }
    TreeSet<String> names = new TreeSet<>(terms.keySet());
    names.addAll(in.names());
    for (String name : names) {
      String expected = in.has(name) ? in.text(name) : "nothing";
      String value = terms.containsKey(name) ? String.valueOf(terms.get(name)) : "nothing";
      same(path + "." + name, expected, value, out);
    }
  }

  private static void same(String path, String expected, String found, List<String> out) {
    if (!expected.equals(found)) {
      out.add(path + ": expected " + expected + ", found " + found);
    }
  }

  private static void sameSet(
      String path, List<String> expected, List<String> found, List<String> out) {
    TreeSet<String> lacking = new TreeSet<>(expected);
    found.forEach(lacking::remove);
    TreeSet<String> extra = new TreeSet<>(found);
    expected.forEach(extra::remove);
    for (String one : lacking) {
      out.add(path + ": expected '" + one + "', not found");
    }
    for (String one : extra) {
      out.add(path + ": found '" + one + "', not expected");
    }
  }
}
