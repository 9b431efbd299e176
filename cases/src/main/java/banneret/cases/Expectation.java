package banneret.cases;

import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.NearestWord;
import banneret.kernel.tree.Tree;
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
  private final KnownNames known;
  private final int toldBefore;
  private final Names seats;
  private final int count;

  /**
   * @param toldBefore how much had been told before the last line was said
   */
  Expectation(Table<P> table, KnownNames known, int toldBefore) {
    this.table = table;
    this.known = known;
    this.toldBefore = toldBefore;
    seats = table.game().names("seat");
    count = table.record().setup().seats();
  }

  void check(Tree.Fields in, List<String> out) {
    in.allow("facts", "asked", "question", "view", "told", "untold", "over", "sums");
    if (in.has("facts")) {
      compare("facts", in.fieldsOf("facts"), table.write(), out);
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
    new TellingExpectation(table, known, toldBefore).check(in, out);
    if (in.has("over")) {
      over(in.get("over"), out);
    }
    Tree.Fields sums = in.fieldsIfAny("sums");
    for (String name : sums.names()) {
      sum(name, sums.get(name), out);
    }
  }

  /** Compares what is there; what must not be there must at least be something that could be. */
  private void compare(String path, Tree.Fields expected, Tree.Fields found, List<String> out) {
    Contents.compare(path, expected, found, out);
    for (List<String> gap : Contents.gaps(expected)) {
      known.checkPath(table, expected, gap);
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
      boolean offered =
          phrases.contains(phrase) || table.draft(seat, phrase, false).refusal() == null;
      if (!offered) {
        out.add(path + ": expected the offer '" + phrase + "', found " + phrases);
      }
    }
    for (Tree phrase : in.itemsIfAny("withholds").all()) {
      if (phrases.contains(phrase.asText())) {
        out.add(path + ": expected no offer '" + phrase.asText() + "', found it");
      } else {
        withheld(path, seat, phrase, phrases, out);
      }
    }
  }

  /** What is withheld must be something that a rule forbids here, not something nobody says. */
  private void withheld(
      String path, int seat, Tree phrase, List<String> offered, List<String> out) {
    Refusal refusal = table.draft(seat, phrase.asText(), false).refusal();
    if (refusal == null) {
      out.add(path + ": expected no offer '" + phrase.asText() + "', found that it may be said");
    } else if (refusal.clause() == null) {
      List<String> sayable = new ArrayList<>(offered);
      table.forbidden(seat, "").forEach(one -> sayable.add(one.choice().phrase()));
      throw phrase.wrong(
          "no rule forbids '"
              + phrase.asText()
              + "', it is not understood here"
              + NearestWord.hint(phrase.asText(), sayable));
    }
  }

  private void view(Tree.Fields in, List<String> out) {
    in.allow("seat", "has", "lacks");
    boolean spectator = in.text("seat").equals(SPECTATOR);
    Tree.Fields seen = table.view(spectator ? -1 : seat(in.get("seat"))).tree();
    String path = "view of " + in.text("seat");
    compare(path, in.fieldsIfAny("has"), seen, out);
    for (Tree lacked : in.itemsIfAny("lacks").all()) {
      String dotted = lacked.asText();
      Tree found = Contents.find(seen, dotted);
      if (found != null) {
        out.add(path + "." + dotted + ": expected nothing, found " + YamlWriter.oneLine(found));
      }
      known.checkPath(table, lacked, List.of(dotted.split("\\.", -1)));
    }
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
    for (Table.Told told : table.told()) {
      for (Breakdown sum : told.event().sums()) {
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
