package banneret.kernel.table;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** One entry of a record. */
public sealed interface Entry {
  /** An audience: all seats, and whoever looks on. */
  int ALL = -1;

  /** A reader who may know everything, as all may when the game is over. */
  int ALL_KNOWING = -2;

  /** Stands for what a reader may not know. */
  String HIDDEN = "hidden";

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

  /**
   * A seat's answer.
   *
   * @param heard the seats that may read the line before the end, -1 for all
   */
  record Answered(int seat, String line, int heard, List<Dealt> dealt) implements Entry {
    /** An answer that all may read. */
    public Answered(int seat, String line, List<Dealt> dealt) {
      this(seat, line, ALL, dealt);
    }
  }

  /**
   * The lines of all seats at a sealed question, empty for a seat that was not asked.
   *
   * @param heard for each line the seats that may read it before the end, -1 for all
   */
  record Opened(List<String> lines, List<Integer> heard, List<Dealt> dealt) implements Entry {
    /** Lines that all may read. */
    public Opened(List<String> lines, List<Dealt> dealt) {
      this(lines, Collections.nCopies(lines.size(), ALL), dealt);
    }
  }

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

  /** Why seats stop playing. */
  enum Stop {
    /** One gives up. */
    RESIGNED,
    /** All who still play agree to end the game as it stands. */
    AGREED;

    /** The word for it in records. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Seats stop playing; somebody else may answer for them while the others go on.
   *
   * @param seats a bit for each seat
   */
  record Stopped(int seats, Stop why) implements Entry {
    @Override
    public List<Dealt> dealt() {
      return List.of();
    }

    Tree.Fields write(Tree.Fields out) {
      Tree.Items all = Tree.items();
      for (int left = seats; left != 0; left &= left - 1) {
        all.add(Integer.numberOfTrailingZeros(left));
      }
      return out.put("stop", why.word()).put("seats", all);
    }

    static Stopped read(Tree.Fields in, int seats) {
      int mask = 0;
      for (Tree seat : in.itemsOf("seats").all()) {
        mask |= 1 << seat.asNumber(0, seats - 1);
      }
      if (mask == 0) {
        throw in.get("seats").wrong("expected the seats that stop");
      }
      for (Stop why : Stop.values()) {
        if (why.word().equals(in.text("stop"))) {
          return new Stopped(mask, why);
        }
      }
      throw in.get("stop").wrong("expected 'resigned' or 'agreed'");
    }
  }

  /** Writes the entry. */
  default Tree.Fields write() {
    Tree.Fields out = Tree.fields();
    switch (this) {
      case Begun begun -> out.put("begin", true);
      case Answered answered -> {
        out.put("seat", answered.seat).put("line", answered.line);
        if (answered.heard != ALL) {
          out.put("to", answered.heard);
        }
      }
      case Opened opened -> {
        Tree.Items lines = Tree.items();
        for (int seat = 0; seat < opened.lines.size(); seat++) {
          String line = opened.lines.get(seat);
          int heard = opened.heard.get(seat);
          lines.add(
              heard == ALL ? Tree.of(line) : Tree.fields().put("line", line).put("to", heard));
        }
        out.put("lines", lines);
      }
      case Undone undone -> out.put("undo", undone.count).put("seat", undone.seat);
      case Stopped stopped -> stopped.write(out);
    }
    if (!dealt().isEmpty()) {
      Tree.Items chance = Tree.items();
      for (Dealt outcome : dealt()) {
        chance.add(
            outcome.audience == ALL
                ? Tree.of(outcome.phrase)
                : Tree.fields().put("deal", outcome.phrase).put("to", outcome.audience));
      }
      out.put("chance", chance);
    }
    return out;
  }

  /**
   * The entry as a seat may read it before the end; a seat of -1 is a spectator, and {@link
   * #ALL_KNOWING} reads it all.
   */
  default Tree.Fields seenBy(int seat) {
    Tree.Fields out = Tree.fields();
    switch (this) {
      case Begun begun -> out.put("begin", true);
      case Answered answered -> {
        out.put("seat", answered.seat);
        if (isFor(answered.heard, seat)) {
          out.put("line", answered.line);
        } else {
          out.put(HIDDEN, true);
        }
      }
      case Opened opened -> {
        Tree.Items lines = Tree.items();
        for (int any = 0; any < opened.lines.size(); any++) {
          lines.add(seen(opened.lines.get(any), opened.heard.get(any), seat));
        }
        out.put("lines", lines);
      }
      case Undone undone -> out.put("undo", undone.count).put("seat", undone.seat);
      case Stopped stopped -> stopped.write(out);
    }
    if (!dealt().isEmpty()) {
      Tree.Items chance = Tree.items();
      dealt().forEach(outcome -> chance.add(seen(outcome.phrase, outcome.audience, seat)));
      out.put("chance", chance);
    }
    return out;
  }

  private static Tree seen(String text, int audience, int seat) {
    return isFor(audience, seat) ? Tree.of(text) : Tree.fields().put(HIDDEN, true);
  }

  private static boolean isFor(int audience, int seat) {
    return audience == ALL || seat == ALL_KNOWING || (seat >= 0 && (audience >>> seat & 1) != 0);
  }

  /** Reads what {@link #write} wrote. */
  static Entry read(Tree.Fields in, int seats) {
    in.allow("begin", "seat", "line", "lines", "to", "undo", "stop", "seats", "chance");
    List<Dealt> dealt = new ArrayList<>();
    for (Tree outcome : in.itemsIfAny("chance").all()) {
      if (outcome instanceof Tree.Fields fields) {
        fields.allow("deal", "to");
        dealt.add(new Dealt(fields.text("deal"), fields.number("to", -1, 255)));
      } else {
        dealt.add(new Dealt(outcome.asText(), ALL));
      }
    }
    if (in.has("undo")) {
      return new Undone(in.number("seat", -1, seats - 1), in.number("undo", 1, 1_000_000));
    }
    if (in.has("stop")) {
      return Stopped.read(in, seats);
    }
    if (in.has("line")) {
      int seat = in.number("seat", 0, seats - 1);
      return new Answered(seat, in.text("line"), heard(in), List.copyOf(dealt));
    }
    if (in.has("lines")) {
      return opened(in.itemsOf("lines"), seats, List.copyOf(dealt));
    }
    if (in.has("begin")) {
      return new Begun(List.copyOf(dealt));
    }
    throw in.wrong("expected an entry with 'line', 'lines', 'undo', 'stop' or 'begin'");
  }

  private static Opened opened(Tree.Items in, int seats, List<Dealt> dealt) {
    if (in.size() != seats) {
      throw in.wrong("expected a line for each of " + seats + " seats");
    }
    List<String> lines = new ArrayList<>();
    List<Integer> heard = new ArrayList<>();
    for (Tree line : in.all()) {
      if (line instanceof Tree.Fields fields) {
        fields.allow("line", "to");
        lines.add(fields.text("line"));
        heard.add(heard(fields));
      } else {
        lines.add(line.asText());
        heard.add(ALL);
      }
    }
    return new Opened(List.copyOf(lines), List.copyOf(heard), dealt);
  }

  private static int heard(Tree.Fields in) {
    return in.numberOr("to", ALL, ALL, 255);
  }
}
