package banneret.kernel;

import java.util.ArrayList;
import java.util.List;

/** One entry of a record. */
public sealed interface Entry {
  /** What luck brought while this entry acted. */
  List<Dealt> dealt();

  /**
   * An outcome of luck.
   *
   * @param phrase label and outcome, such as {@code attack 4}
   * @param audience the seats that may know it before the end, -1 for all
   */
  record Dealt(String phrase, int audience) {}

  /** What happens before anybody is asked. */
  record Begun(List<Dealt> dealt) implements Entry {}

  /** A seat's answer. */
  record Answered(int seat, String line, List<Dealt> dealt) implements Entry {}

  /** The lines of all seats at a sealed question, empty for a seat that was not asked. */
  record Opened(List<String> lines, List<Dealt> dealt) implements Entry {}

  /**
   * The last entries were taken back.
   *
   * @param seat who took them back, or -1 if all agreed
   * @param count how many entries that were in force no longer are
   */
  record Undone(int seat, int count) implements Entry {
    @Override
    public List<Dealt> dealt() {
      return List.of();
    }
  }

  /** Writes the entry. */
  default Tree.Fields write() {
    Tree.Fields out = Tree.fields();
    switch (this) {
      case Begun begun -> out.put("begin", true);
      case Answered answered -> out.put("seat", answered.seat).put("line", answered.line);
      case Opened opened -> {
        Tree.Items lines = Tree.items();
        opened.lines.forEach(lines::add);
        out.put("lines", lines);
      }
      case Undone undone -> out.put("undo", undone.count).put("seat", undone.seat);
    }
    if (!dealt().isEmpty()) {
      Tree.Items chance = Tree.items();
      for (Dealt outcome : dealt()) {
        chance.add(
            outcome.audience == -1
                ? Tree.of(outcome.phrase)
                : Tree.fields().put("deal", outcome.phrase).put("to", outcome.audience));
      }
      out.put("chance", chance);
    }
    return out;
  }

  /** Reads what {@link #write} wrote. */
  static Entry read(Tree.Fields in, int seats) {
    in.allow("begin", "seat", "line", "lines", "undo", "chance");
    List<Dealt> dealt = new ArrayList<>();
    for (Tree outcome : in.itemsIfAny("chance").all()) {
      if (outcome instanceof Tree.Fields fields) {
        fields.allow("deal", "to");
        dealt.add(new Dealt(fields.text("deal"), fields.number("to", -1, 255)));
      } else {
        dealt.add(new Dealt(outcome.asText(), -1));
      }
    }
    if (in.has("undo")) {
      return new Undone(in.number("seat", -1, seats - 1), in.number("undo", 1, 1_000_000));
    }
    if (in.has("line")) {
      return new Answered(in.number("seat", 0, seats - 1), in.text("line"), List.copyOf(dealt));
    }
    if (in.has("lines")) {
      Tree.Items lines = in.itemsOf("lines");
      if (lines.size() != seats) {
        throw lines.wrong("expected a line for each of " + seats + " seats");
      }
      return new Opened(List.copyOf(lines.texts()), List.copyOf(dealt));
    }
    if (in.has("begin")) {
      return new Begun(List.copyOf(dealt));
    }
    throw in.wrong("expected an entry with 'line', 'lines', 'undo' or 'begin'");
  }
}
