package banneret.cases;

import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** What a case expects to have been told at a table, and what not. */
final class TellingExpectation {
  private final Table<?> table;
  private final KnownNames known;
  private final List<Event> events;
  private final int before;

  /**
   * @param before how much had been told before the last line was said
   */
  TellingExpectation(Table<?> table, KnownNames known, int before) {
    this.table = table;
    this.known = known;
    this.before = before;
    events = table.told().stream().map(Table.Told::event).toList();
  }

  void check(Tree.Fields in, List<String> out) {
    Tree told = in.find("told");
    if (told instanceof Tree.Fields fields) {
      fields.allow("exactly", "last", "count");
      if (fields.has("exactly")) {
        exactly("told, exactly", fields.itemsOf("exactly"), events, out);
      }
      if (fields.has("last")) {
        List<Event> last = events.subList(Math.min(before, events.size()), events.size());
        exactly("told, last", fields.itemsOf("last"), last, out);
      }
      count(fields.fieldsIfAny("count"), out);
    } else if (told != null) {
      inOrder(told.asItems(), out);
    }
    for (Tree event : in.itemsIfAny("untold").all()) {
      known.checkEvent(event, events);
      if (events.stream().anyMatch(one -> matches(event, one))) {
        out.add("untold: expected no " + YamlWriter.oneLine(event) + ", found one");
      }
    }
  }

  /** These were told in this order, whatever was told between. */
  private void inOrder(Tree.Items in, List<String> out) {
    int next = 0;
    for (Tree expected : in.all()) {
      known.checkEvent(expected, events);
      while (next < events.size() && !matches(expected, events.get(next))) {
        next++;
      }
      if (next++ >= events.size()) {
        out.add("told: expected " + YamlWriter.oneLine(expected) + ", found " + shown(events));
        return;
      }
    }
  }

  /** These were told in this order, and nothing else. */
  private void exactly(String path, Tree.Items in, List<Event> found, List<String> out) {
    boolean same = in.size() == found.size();
    for (int i = 0; i < in.size(); i++) {
      known.checkEvent(in.get(i), events);
      same = same && matches(in.get(i), found.get(i));
    }
    if (!same) {
      out.add(path + ": expected " + YamlWriter.oneLine(in) + ", found " + shown(found));
    }
  }

  private void count(Tree.Fields in, List<String> out) {
    for (String name : in.names()) {
      known.checkEvent(Tree.of(name).at(in.get(name).where()), events);
      int expected = in.number(name, 0, Integer.MAX_VALUE);
      long found = events.stream().filter(event -> event.what().name().equals(name)).count();
      if (found != expected) {
        out.add("told, count of " + name + ": expected " + expected + ", found " + found);
      }
    }
  }

  private List<String> shown(List<Event> told) {
    List<String> shown = new ArrayList<>();
    for (Event event : told) {
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
    String name = fields.names().getFirst();
    List<String> differences = new ArrayList<>();
    Contents.compare(name, fields.fieldsOf(name), figures(event), differences);
    return event.what().name().equals(name) && differences.isEmpty();
  }

  private Tree.Fields figures(Event event) {
    Tree.Fields figures = Tree.fields();
    for (int i = 0; i < event.figures().length; i++) {
      Happening.Detail figure = event.what().figures().get(i);
      int value = event.figures()[i];
      if (Saying.isFigure(figure.kind())) {
        figures.put(figure.name(), value);
      } else {
        Names names = table.game().names(figure.kind());
        boolean isNamed = value >= 0 && value < names.count();
        figures.put(figure.name(), isNamed ? names.word(value) : "none");
      }
    }
    return figures;
  }
}
