package banneret.browser;

import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.bots.Deliberation;
import banneret.cases.Lesson;
import banneret.cases.LessonTable;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Committed;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Fingerprint;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A table inside the page. What it says is what the server would: docs/server.md has the messages.
 *
 * @param <P> the game's position
 */
final class PageTable<P extends Position<P>> {
  private final SpokenGame<P> book;
  private final String secret;
  private final int after;
  private final Table<P> table;
  private final Herald<P> herald;
  private final @Nullable LessonTable<P> lesson;

  private PageTable(SpokenGame<P> book, String secret, int after, Table<P> table) {
    this(book, secret, after, table, null);
  }

  private PageTable(
      SpokenGame<P> book,
      String secret,
      int after,
      Table<P> table,
      @Nullable LessonTable<P> lesson) {
    this.book = book;
    this.secret = secret;
    this.after = after;
    this.table = table;
    this.lesson = lesson;
    herald = new Herald<>(table, book.words());
  }

  /**
   * A new game.
   *
   * @param wish {@code {seats, options, people}}, people being how many seats people hold
   * @param secret what its luck is derived from
   */
  static <P extends Position<P>> PageTable<P> open(
      SpokenGame<P> book, Tree.Fields wish, String secret) {
    wish.allow("seats", "options", "people");
    int seats = wish.number("seats", book.game().minSeats(), book.game().maxSeats());
    int people = wish.number("people", 0, seats);
    Setup setup = new Setup(seats, wish.fieldsIfAny("options"));
    Setup settled = people == 0 ? book.game().amongBots(setup) : setup;
    Chance luck = luck(secret, seats);
    return new PageTable<>(book, secret, 0, Table.open(book.game(), settled, luck, people > 1));
  }

  /** A game of this page that goes on; so many outcomes of its luck come from elsewhere. */
  static <P extends Position<P>> PageTable<P> read(
      SpokenGame<P> book, GameRecord record, String secret, int after) {
    Chance luck = luck(secret, record.setup().seats());
    Table<P> table = Table.replay(book.game(), record, Integer.MAX_VALUE, luck);
    return new PageTable<>(book, secret, after, table);
  }

  /** A new game that goes on from another's record, after so many of its entries in force. */
  static <P extends Position<P>> PageTable<P> from(
      SpokenGame<P> book, GameRecord record, int count, String secret) {
    GameRecord past = Table.replay(book.game(), record, count, new Seeded(0)).record();
    return read(book, past, secret, past.drawn());
  }

  /** A step of a lesson, to be tried. */
  static <P extends Position<P>> PageTable<P> learn(
      SpokenGame<P> book, Tree.Fields lesson, int step) {
    Lesson read = Lesson.read(book.game(), book.known(), "", lesson);
    if (step < 0 || step >= read.steps().size()) {
      throw new Malformed("", "there are " + read.steps().size() + " steps");
    }
    LessonTable<P> tried = new LessonTable<>(book.game(), read.steps().get(step));
    return new PageTable<>(book, "", 0, tried.table(), tried);
  }

  private static Chance luck(String secret, int seats) {
    return new Committed(secret, nothingAdded(seats));
  }

  private static List<String> nothingAdded(int seats) {
    return Collections.nCopies(seats, "");
  }

  Tree.Fields state(int reader) {
    return herald.state(reader, Wants.USUAL);
  }

  Tree.Items news(int reader, int since) {
    return herald.news(reader, since, Wants.USUAL);
  }

  Tree.Fields draft(int seat, String line) {
    return herald.draft(seat, line, Wants.USUAL);
  }

  Tree.Fields refused(int seat, String line) {
    return herald.refused(seat, line, Wants.USUAL);
  }

  Tree.Fields nearest(int seat, String line, String wish) {
    return herald.nearest(seat, line, wish, Wants.USUAL);
  }

  Tree.Fields measure(int seat, String line, String pose) {
    return herald.measure(seat, line, pose, Wants.USUAL);
  }

  Tree.Fields answer(int seat, String line) {
    return said(
        lesson != null && lesson.step().seat() == seat
            ? lesson.answer(line)
            : table.answer(seat, line));
  }

  /** One of the others says a line, if this is a lesson and it is their turn. */
  boolean others() {
    return lesson != null && lesson.others();
  }

  /** The seat of whoever learns, or -1 if this is no lesson. */
  int learner() {
    return lesson == null ? -1 : lesson.step().seat();
  }

  /** Whether a lesson is solved; nothing if this is none. */
  String verdict() {
    return lesson == null ? "" : lesson.verdict().name().toLowerCase(Locale.ROOT);
  }

  /** What the lesson itself would say next for the learner, or nothing. */
  String solution() {
    return lesson == null ? "" : lesson.solution();
  }

  Tree.Fields undo(int seat) {
    return said(table.undo(seat));
  }

  private Tree.Fields said(Reply reply) {
    return switch (reply) {
      case Reply.Taken taken -> done(taken.line());
      case Reply.Refused refused -> refusal(refused.refusal());
      case Reply.AwaitsLuck luck -> throw new IllegalStateException("luck awaits nobody here");
    };
  }

  private Tree.Fields done(String line) {
    Tree.Fields out = Tree.fields().put("seq", herald.seq());
    return line.isEmpty() ? out : out.put("line", line);
  }

  private Tree.Fields refusal(Refusal refusal) {
    return Tree.fields().put("refusal", herald.refusal(refusal, Wants.USUAL));
  }

  /** Takes back so many entries, all having agreed. */
  Tree.Fields takeBack(int count) {
    table.takeBack(count);
    return done("");
  }

  /** A seat gives up. */
  Tree.Fields resign(int seat) {
    return said(table.resign(seat));
  }

  /** All who still play agree to end the game as it stands. */
  Tree.Fields agree() {
    return said(table.agree());
  }

  /**
   * What is to be known of the table beside the game: seats of chairs, who is awaited, lines that
   * wait.
   */
  Tree.Fields seating() {
    P dealt = table.view(-1).deal(new Seeded(0));
    Tree.Items seats = Tree.items();
    for (int chair = 0; chair < table.record().setup().seats(); chair++) {
      seats.add(table.game().seatOf(dealt, chair));
    }
    Tree.Fields sealed = Tree.fields();
    for (int seat = 0; seat < seats.size(); seat++) {
      String line = table.sealed(seat);
      if (!line.isEmpty()) {
        sealed.put(Integer.toString(seat), line);
      }
    }
    return Tree.fields()
        .put("round", table.round())
        .put("sealed", sealed)
        .put("seats", seats)
        .put("awaited", Herald.seats(table.awaited()))
        .put("playing", Herald.seats(table.playing()))
        .put("still", table.quiet() >= Table.STILL)
        .put("over", table.standing() != null)
        .put("commitment", Committed.commitment(secret));
  }

  /** The entries of the record from one on, for another copy of this table. */
  Tree.Items entries(int from) {
    Tree.Items out = Tree.items();
    table.entriesFrom(from).forEach(entry -> out.add(entry.write()));
    return out;
  }

  /** Takes over entries that another copy of this table has made. */
  void follow(Tree.Items entries) {
    int seats = table.record().setup().seats();
    entries.all().forEach(entry -> table.follow(Entry.read(entry.asFields(), seats)));
  }

  /** What a bot says for a seat, as the server has it say. */
  String think(int seat, String bot, ClockAndThreads means) {
    int seed = seed(seat);
    View<P> view = new View<>(table.game(), table.view(seat).deal(new Seeded(seed)), seat);
    return view.line(Bots.<P>named(bot, seed, means)::choose);
  }

  /**
   * What a bot would say for a seat that has begun a line, and what it weighs at each word: the
   * chance of victory that the best options leave, in hundredths.
   */
  Tree.Fields hint(int seat, String begun, String bot, ClockAndThreads means) {
    return Deliberation.of(table, seat, Bots.named(bot, seed(seat), means), begun, line -> {})
        .write(saying -> book.words().saying(saying, Wants.ALL));
  }

  private int seed(int seat) {
    return Fingerprint.bits(secret + ":bot:" + seat + ":" + table.recorded());
  }

  /** The whole record; the secret is in it when the game is over. */
  Tree.Fields record() {
    boolean over = table.standing() != null;
    GameRecord record = table.record();
    LuckProof dice =
        new LuckProof(
            Committed.commitment(secret),
            nothingAdded(record.setup().seats()),
            after,
            over ? secret : null);
    return record.with(dice).write();
  }

  /** The record as a reader may know it. */
  Tree.Fields record(int reader) {
    return table.standing() == null ? table.record().seenBy(reader) : record();
  }

  /** An earlier moment, after so many of the entries in force. */
  Tree.Fields replay(int reader, int count) {
    Table<P> then = Table.replay(table.game(), table.record(), count, new Seeded(0));
    Herald<P> past = new Herald<>(then, book.words(), table.standing() != null);
    return Tree.fields()
        .put("count", then.inForce())
        .put("of", table.inForce())
        .put("news", past.news(reader, past.seq() - 1, Wants.USUAL))
        .put("state", past.state(reader, Wants.USUAL));
  }

  String fingerprint() {
    return table.write().fingerprint();
  }
}
