package banneret.wire;

import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Forbidden;
import banneret.kernel.notation.Refusal;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Fit;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells a table's readers what lies before them, what they are asked and what has happened, as
 * docs/server.md has it. A reader is a seat, or -1 for whoever looks on.
 *
 * @param <P> the game's position
 */
public final class Herald<P extends Position<P>> {
  private final Table<P> table;
  private final WrittenSayings words;
  private final boolean ended;

  public Herald(Table<P> table, WrittenSayings words) {
    this(table, words, false);
  }

  /**
   * @param ended true if the table is an earlier moment of a game that has ended, so that all may
   *     know all
   */
  public Herald(Table<P> table, WrittenSayings words, boolean ended) {
    this.table = table;
    this.words = words;
    this.ended = ended;
  }

  /** The number of the last entry of the record, from 0. */
  public int seq() {
    return table.recorded() - 1;
  }

  /** What lies before the reader now. */
  public Tree.Fields state(int reader, Wants wants) {
    Tree.Fields out =
        Tree.fields()
            .put("seq", seq())
            .put("round", table.round())
            .put("awaited", seats(table.awaited()));
    if (wants.view()) {
      out.put("view", table.view(reader).tree());
      if (table.awaited() != 0) {
        int asked = Integer.numberOfTrailingZeros(table.awaited());
        out.put("step", table.question(asked).step());
      }
    }
    if (reader >= 0 && table.mayAnswer(reader)) {
      out.put("question", question(reader, table.question(reader), "", wants));
      String sealed = table.sealed(reader);
      if (!sealed.isEmpty()) {
        out.put("sealed", sealed);
      }
    }
    Standing standing = table.standing();
    if (reader >= 0 && standing == null && table.mayUndo(reader)) {
      out.put("mayUndo", true);
    }
    if (table.stopped() != 0) {
      out.put("stopped", seats(table.stopped()));
    }
    if (standing == null && table.quiet() >= Table.STILL) {
      out.put("still", table.quiet());
    }
    return standing == null ? out : out.put("over", over(standing, wants));
  }

  /** Seats by their numbers. */
  public static Tree.Items seats(int mask) {
    Tree.Items out = Tree.items();
    for (int seats = mask; seats != 0; seats &= seats - 1) {
      out.add(Integer.numberOfTrailingZeros(seats));
    }
    return out;
  }

  private Tree.Fields over(Standing standing, Wants wants) {
    Tree.Items places = Tree.items();
    Tree.Items points = Tree.items();
    for (int seat = 0; seat < standing.places().length; seat++) {
      places.add(standing.places()[seat]);
      points.add(standing.points()[seat]);
    }
    String clause = standing.clause().id();
    Tree.Fields out =
        Tree.fields().put("places", places).put("points", points).put("clause", clause);
    return words.put(out, wants, texts -> texts.clause(clause));
  }

  private Tree.Fields question(int seat, Asked asked, String said, Wants wants) {
    Tree.Items options = Tree.items();
    asked.choices().forEach(choice -> options.add(option(choice, wants)));
    Tree.Fields out =
        Tree.fields()
            .put("step", asked.step())
            .put("shape", asked.shape().name().toLowerCase(Locale.ROOT))
            .put("said", said)
            .put("anyOrder", asked.anyOrder())
            .put("clause", asked.clause().id());
    if (wants.texts()) {
      out.put("prompt", words.saying(asked.prompt(), wants));
    }
    out.put("options", options);
    Placement placement = asked.placement();
    if (placement != null) {
      out.put("placement", words.placement(placement));
    }
    return wants.refused() ? out.put("refused", forbidden(seat, said, wants)) : out;
  }

  private Tree.Items forbidden(int seat, String said, Wants wants) {
    Tree.Items refused = Tree.items();
    for (Forbidden forbidden : table.forbidden(seat, said)) {
      refused.add(option(forbidden.choice(), wants).put("clause", forbidden.clause().id()));
    }
    return refused;
  }

  /** What the seat may not say next, after so much of a line, and by which rules. */
  public Tree.Fields refused(int seat, String line, Wants wants) {
    Table.Draft draft = table.draft(seat, line, false);
    Tree.Fields out = Tree.fields().put("line", draft.line());
    Refusal refusal = draft.refusal();
    if (refusal != null) {
      return out.put("refusal", words.refusal(refusal, wants));
    }
    boolean goesOn = draft.next() != null;
    return out.put("refused", goesOn ? forbidden(seat, draft.line(), wants) : Tree.items());
  }

  private Tree.Fields option(Choice choice, Wants wants) {
    Tree.Fields out = Tree.fields().put("phrase", choice.phrase());
    return wants.texts() ? out.put("saying", words.saying(choice.saying(), wants)) : out;
  }

  /** What the seat's line would come to. */
  public Tree.Fields draft(int seat, String line, Wants wants) {
    Table.Draft draft = table.draft(seat, line, wants.view());
    Tree.Fields out = Tree.fields().put("line", draft.line());
    Refusal refusal = draft.refusal();
    if (refusal != null) {
      return out.put("refusal", words.refusal(refusal, wants));
    }
    if (draft.next() != null) {
      out.put("next", question(seat, draft.next(), draft.line(), wants));
    } else {
      out.put("whole", true);
    }
    if (wants.told()) {
      Tree.Items told = Tree.items();
      draft.events().forEach(event -> told.add(words.event(event, seat, wants)));
      out.put("told", told);
    }
    Tree.Fields view = draft.view();
    return view == null ? out : out.put("view", view);
  }

  /**
   * The allowed pose nearest to a wish, what it would use, and what forbids the wish.
   *
   * @param line what the seat has said of its line so far
   */
  public Tree.Fields nearest(int seat, String line, String wish, Wants wants) {
    Pose pose = Pose.read(wish);
    return pose == null ? noPose(wish, wants) : fit(table.nearest(seat, line, pose), wants);
  }

  /** What a pose would use, and what forbids it. */
  public Tree.Fields measure(int seat, String line, String text, Wants wants) {
    Pose pose = Pose.read(text);
    return pose == null ? noPose(text, wants) : fit(table.measure(seat, line, pose), wants);
  }

  private Tree.Fields noPose(String text, Wants wants) {
    Refusal refusal = new Refusal(Refusal.Why.NOT_UNDERSTOOD, null, text);
    return Tree.fields().put("wish", text).put("refusal", refusal(refusal, wants));
  }

  private Tree.Fields fit(Fit fit, Wants wants) {
    Tree.Fields out = Tree.fields().put("wish", fit.wish().phrase());
    if (fit.refusal() != null) {
      out.put("refusal", refusal(fit.refusal(), wants));
    }
    if (fit.pose() == null || fit.saying() == null) {
      return out;
    }
    out.put("pose", fit.pose().phrase());
    if (wants.texts()) {
      out.put("saying", words.saying(fit.saying(), wants));
    }
    Tree.Items measures = Tree.items();
    fit.measures().forEach(one -> measures.add(words.measure(one, wants)));
    return out.put("measures", measures);
  }

  /** What has happened after an entry of the record, by its number; -1 for all. */
  public Tree.Items news(int reader, int after, Wants wants) {
    return news(reader, after, seq(), wants);
  }

  /** The same, up to a last entry and with it: a page of a long story. */
  public Tree.Items news(int reader, int after, int last, Wants wants) {
    List<Entry> entries = table.entriesFrom(after + 1);
    List<Table.Told> told = table.toldAfter(table.inForce() - entries.size());
    List<Tree.Fields> news = new ArrayList<>();
    int number = table.inForce();
    int takenBack = 0;
    for (int i = entries.size() - 1; i >= 0; i--) {
      Entry entry = entries.get(i);
      boolean shown = after + 1 + i <= last;
      Tree.Fields one = Tree.fields().put("seq", after + 1 + i);
      if (shown) {
        addAll(one, entry.seenBy(isOver() ? Entry.ALL_KNOWING : reader));
        news.add(one);
      }
      if (entry instanceof Entry.Undone undone) {
        takenBack += undone.count();
      } else if (takenBack > 0) {
        takenBack--;
      } else {
        if (shown && wants.told()) {
          one.put("told", told(told, number, reader, wants));
        }
        number--;
      }
    }
    Tree.Items out = Tree.items();
    news.reversed().forEach(out::add);
    return out;
  }

  private static void addAll(Tree.Fields out, Tree.Fields more) {
    more.names().forEach(name -> out.put(name, more.get(name)));
  }

  private Tree.Items told(List<Table.Told> told, int entry, int reader, Wants wants) {
    Tree.Items out = Tree.items();
    for (Table.Told one : told) {
      if (one.entry() == entry) {
        out.add(words.event(one.event(), ear(one.event(), reader), wants));
      }
    }
    return out;
  }

  /** Whose ears hear the event: when the game is over, those of a seat that knew all of it. */
  private int ear(Event event, int reader) {
    return !isOver() || event.isOpenTo(reader) || event.audience() == 0
        ? reader
        : Integer.numberOfTrailingZeros(event.audience());
  }

  private boolean isOver() {
    return ended || table.standing() != null;
  }

  /** The record as the reader may know it: all of it, once the game is over. */
  public Tree.Fields record(int reader) {
    return isOver() ? table.record().write() : table.record().seenBy(reader);
  }

  /** Why a line was not taken. */
  public Tree.Fields refusal(Refusal refusal, Wants wants) {
    return words.refusal(refusal, wants);
  }

  /** The standing, or null while the game goes on. */
  public @Nullable Standing standing() {
    return table.standing();
  }
}
