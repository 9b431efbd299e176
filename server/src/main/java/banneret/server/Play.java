package banneret.server;

import banneret.kernel.Chance;
import banneret.kernel.Committed;
import banneret.kernel.Dice;
import banneret.kernel.Entry;
import banneret.kernel.Fingerprint;
import banneret.kernel.GameRecord;
import banneret.kernel.Position;
import banneret.kernel.Reply;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Table;
import banneret.kernel.Tree;
import banneret.kernel.View;
import banneret.play.Formats;
import banneret.wire.Herald;
import banneret.wire.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game that has begun, as its rows in the database have it: reads them, and says what is to be
 * written when something happens. If that is then not written, it is spoilt.
 *
 * @param <P> the game's position
 */
final class Play<P extends Position<P>> {
  private static final int IDS_KEPT = 20;
  private static final int MOST_ANSWERED = 200;
  private static final Logger LOG = LoggerFactory.getLogger(Play.class);

  private final Rows.Game row;
  private final List<String> contributions;
  private final Words words;
  private final Table<P> table;
  private final Herald<P> herald;
  private final Map<String, Done> answered = new LinkedHashMap<>();
  private final Map<Integer, List<String>> sealedIds = new HashMap<>();

  /** What came of an answer: the number of the last entry then, and the line in its usual form. */
  record Done(int seq, String line) {}

  private Play(Rows.Game row, List<String> contributions, Words words, Table<P> table) {
    this.row = row;
    this.contributions = contributions;
    this.words = words;
    this.table = table;
    herald = new Herald<>(table, words);
  }

  /** A new game. */
  static <P extends Position<P>> Play<P> open(
      Library.Book<P> book, Rows.Game row, List<String> contributions) {
    Chance chance = new Committed(row.secret(), contributions);
    Table<P> table = Table.open(book.game(), setup(row), chance, row.asksAll());
    return new Play<>(row, contributions, book.words(), table);
  }

  /** A game that goes on. */
  static <P extends Position<P>> Play<P> read(
      Library.Book<P> book, Rows.Game row, List<String> contributions, List<Rows.Logged> log) {
    List<Entry> entries = new ArrayList<>();
    log.forEach(logged -> entries.add(entry(row, logged)));
    Tree.Fields start = row.start() == null ? null : fields(row.start());
    GameRecord record =
        new GameRecord(
            row.title(), row.edition(), row.content(), setup(row), row.asksAll(), start, entries);
    Chance chance = new Committed(row.secret(), contributions);
    Table<P> table = Table.replay(book.game(), record, Integer.MAX_VALUE, chance);
    Play<P> play = new Play<>(row, contributions, book.words(), table);
    for (int i = 0; i < log.size(); i++) {
      play.remember(log.get(i), entries.get(i));
    }
    return play;
  }

  static Setup setup(Rows.Game row) {
    return new Setup(row.seats(), fields(row.options()));
  }

  private static Tree.Fields fields(String json) {
    return Formats.json("", json).asFields();
  }

  private static Entry entry(Rows.Game row, Rows.Logged logged) {
    return Entry.read(fields(logged.entry()), row.seats());
  }

  Herald<P> herald() {
    return herald;
  }

  /** The number of the last entry. */
  int seq() {
    return herald.seq();
  }

  int awaited() {
    return table.awaited();
  }

  boolean isOver() {
    return table.standing() != null;
  }

  /** The seat of each chair. */
  List<Integer> seats() {
    P dealt = table.view(-1).deal(new Seeded(0));
    List<Integer> seats = new ArrayList<>();
    for (int chair = 0; chair < row.seats(); chair++) {
      seats.add(table.game().seatOf(dealt, chair));
    }
    return seats;
  }

  /** The record with where its luck comes from; the secret is in it when the game is over. */
  GameRecord record() {
    String secret = isOver() ? row.secret() : null;
    String commitment = Committed.commitment(row.secret());
    return table.record().with(new Dice(commitment, contributions, row.after(), secret));
  }

  /** What came of an answer that this client has sent before, or null. */
  @Nullable Done answered(int seat, String id) {
    return answered.get(key(seat, id));
  }

  private static String key(int seat, String id) {
    return seat + ":" + id;
  }

  /** The beginning of a new game. */
  Write begun() {
    return written("", -1);
  }

  /** Answers for a seat. */
  Write answer(int seat, String line, String id) {
    int before = table.recorded();
    String said =
        switch (table.answer(seat, line)) {
          case Reply.Taken taken -> taken.line();
          case Reply.Refused refused -> throw Trouble.refused(refused.refusal(), words);
          case Reply.AwaitsLuck luck -> throw new IllegalStateException("luck awaits nobody here");
        };
    String ids = seal(seat, id, said);
    if (table.recorded() == before) {
      Rows.Sealed sealed = new Rows.Sealed(row.id(), before, seat, table.sealed(seat), ids);
      return new Write(row.id(), null, null, sealed, null);
    }
    return written(allIds(), seat);
  }

  private String allIds() {
    List<String> ids = new ArrayList<>();
    sealedIds.values().forEach(ids::addAll);
    return String.join(" ", ids);
  }

  /** Notes that the seat has said a line for the next entry; returns the ids it did so with. */
  private String seal(int seat, String id, String line) {
    String key = key(seat, id);
    List<String> ids = sealedIds.computeIfAbsent(seat, any -> new ArrayList<>());
    ids.add(key);
    if (ids.size() > IDS_KEPT) {
      ids.removeFirst();
    }
    remember(key, new Done(table.recorded() - 1, line));
    return String.join(" ", ids);
  }

  /** Takes back the seat's last answer. */
  Write undo(int seat, String id) {
    if (table.undo(seat) instanceof Reply.Refused refused) {
      throw Trouble.refused(refused.refusal(), words);
    }
    remember(key(seat, id), new Done(seq(), ""));
    return written(key(seat, id), seat);
  }

  int inForce() {
    return table.inForce();
  }

  /** Takes back entries, all having agreed. */
  Write takeBack(int count) {
    table.takeBack(count);
    return written("", -1);
  }

  /** The last entry as it is to be written, with the client ids it answers and whose it is. */
  private Write written(String ids, int seat) {
    sealedIds.clear();
    Entry entry = table.entriesFrom(seq()).getFirst();
    String json = Formats.json(entry.write());
    Rows.Logged logged = new Rows.Logged(row.id(), seq(), Hall.now(), table.awaited(), json, ids);
    Write write = new Write(row.id(), logged, null, null, null);
    return entry instanceof Entry.Opened all
        ? write.provided(handle -> areStill(handle, logged.seq(), all.lines(), seat))
        : write;
  }

  /**
   * True unless a line was said anew at another server.
   *
   * @param last the seat whose line came last and is in no row, or -1
   */
  private boolean areStill(Handle handle, int seq, List<String> lines, int last) {
    return Store.sealed(handle, row.id(), seq).stream()
        .allMatch(one -> one.seat() == last || one.line().equals(lines.get(one.seat())));
  }

  /** Takes over entries that another server has written. */
  void follow(List<Rows.Logged> log) {
    for (Rows.Logged logged : log) {
      Entry entry = entry(row, logged);
      table.follow(entry);
      remember(logged, entry);
      sealedIds.clear();
    }
  }

  private void remember(Rows.Logged logged, Entry entry) {
    for (String key : logged.ids().split(" ")) {
      if (!key.isEmpty()) {
        remember(key, new Done(logged.seq(), line(entry, seat(key))));
      }
    }
  }

  /** Remembers what came of an answer, for as long as it may be sent again. */
  private void remember(String key, Done done) {
    answered.put(key, done);
    if (answered.size() > MOST_ANSWERED) {
      answered.remove(answered.keySet().iterator().next());
    }
  }

  private static int seat(String key) {
    return Integer.parseInt(key.substring(0, key.indexOf(':')));
  }

  private static String line(Entry entry, int seat) {
    return switch (entry) {
      case Entry.Answered one -> one.line();
      case Entry.Opened all -> all.lines().get(seat);
      default -> "";
    };
  }

  /** Seals lines that wait for the others; returns what is to be written if that was the last. */
  @Nullable Write seal(List<Rows.Sealed> lines) {
    int before = table.recorded();
    for (Rows.Sealed line : lines) {
      if (!table.sealed(line.seat()).equals(line.line())) {
        if (table.answer(line.seat(), line.line()) instanceof Reply.Refused refused) {
          LOG.warn("table {}: a sealed line is refused: {}", row.id(), refused.refusal().why());
          continue;
        }
      }
      List<String> ids = new ArrayList<>(List.of(line.ids().split(" ")));
      sealedIds.put(line.seat(), ids);
      ids.forEach(key -> remember(key, new Done(before - 1, line.line())));
      if (table.recorded() > before) {
        return written(allIds(), -1);
      }
    }
    return null;
  }

  /** What a seat sees, for a bot: a copy in which all that it cannot know is dealt anew. */
  View<P> view(int seat, int seed) {
    return new View<>(table.game(), table.view(seat).deal(new Seeded(seed)), seat);
  }

  /** A seed that nobody outside can know, another for each question to a seat. */
  int seed(int seat) {
    return Fingerprint.bits(row.secret() + ":bot:" + seat + ":" + table.recorded());
  }

  /** The game at an earlier moment: after so many of the entries in force. */
  static <P extends Position<P>> Herald<P> replay(
      Library.Book<P> book, GameRecord record, int count, boolean ended) {
    Table<P> then = Table.replay(book.game(), record, count, new Seeded(0));
    return new Herald<>(then, book.words(), ended);
  }
}
