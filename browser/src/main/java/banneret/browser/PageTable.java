package banneret.browser;

import banneret.bots.Bots;
import banneret.bots.Means;
import banneret.kernel.Chance;
import banneret.kernel.Committed;
import banneret.kernel.Dice;
import banneret.kernel.Entry;
import banneret.kernel.Fingerprint;
import banneret.kernel.GameRecord;
import banneret.kernel.Position;
import banneret.kernel.Refusal;
import banneret.kernel.Reply;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Table;
import banneret.kernel.Tree;
import banneret.kernel.View;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.util.Collections;
import java.util.List;

/**
 * A table inside the page. What it says is what the server would: docs/server.md has the messages.
 *
 * @param <P> the game's position
 */
final class PageTable<P extends Position<P>> {
  private final Book<P> book;
  private final String secret;
  private final int after;
  private final Table<P> table;
  private final Herald<P> herald;

  private PageTable(Book<P> book, String secret, int after, Table<P> table) {
    this.book = book;
    this.secret = secret;
    this.after = after;
    this.table = table;
    herald = new Herald<>(table, book.words());
  }

  /**
   * A new game.
   *
   * @param wish {@code {seats, options, people}}, people being how many seats people hold
   * @param secret what its luck is derived from
   */
  static <P extends Position<P>> PageTable<P> open(Book<P> book, Tree.Fields wish, String secret) {
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
      Book<P> book, GameRecord record, String secret, int after) {
    Chance luck = luck(secret, record.setup().seats());
    Table<P> table = Table.replay(book.game(), record, Integer.MAX_VALUE, luck);
    return new PageTable<>(book, secret, after, table);
  }

  /** A new game that goes on from another's record, after so many of its entries in force. */
  static <P extends Position<P>> PageTable<P> from(
      Book<P> book, GameRecord record, int count, String secret) {
    GameRecord past = Table.replay(book.game(), record, count, new Seeded(0)).record();
    return read(book, past, secret, past.drawn());
  }

  private static Chance luck(String secret, int seats) {
    return new Committed(secret, nothingAdded(seats));
  }

  private static List<String> nothingAdded(int seats) {
    return Collections.nCopies(seats, "");
  }

  Tree.Fields state(int reader) {
    return herald.state(reader, Wants.ALL);
  }

  Tree.Items news(int reader, int since) {
    return herald.news(reader, since, Wants.ALL);
  }

  Tree.Fields draft(int seat, String line) {
    return herald.draft(seat, line, Wants.ALL);
  }

  Tree.Fields answer(int seat, String line) {
    return said(table.answer(seat, line));
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
    return Tree.fields().put("refusal", herald.refusal(refusal, Wants.ALL));
  }

  /** Takes back so many entries, all having agreed. */
  Tree.Fields takeBack(int count) {
    table.takeBack(count);
    return done("");
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
  String think(int seat, String bot, Means means) {
    int seed = seed(seat);
    View<P> view = new View<>(table.game(), table.view(seat).deal(new Seeded(seed)), seat);
    return view.line(Bots.<P>named(bot, seed, means)::choose);
  }

  private int seed(int seat) {
    return Fingerprint.bits(secret + ":bot:" + seat + ":" + table.recorded());
  }

  /** The whole record; the secret is in it when the game is over. */
  Tree.Fields record() {
    boolean over = table.standing() != null;
    GameRecord record = table.record();
    Dice dice =
        new Dice(
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
        .put("news", past.news(reader, past.seq() - 1, Wants.ALL))
        .put("state", past.state(reader, Wants.ALL));
  }

  String fingerprint() {
    return table.write().fingerprint();
  }
}
