package banneret.server.game;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Committed;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Fingerprint;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.store.Chronicle;
import banneret.server.store.Clock;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Trouble;
import banneret.wire.Herald;
import banneret.wire.Wants;
import banneret.wire.WrittenSayings;
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
public final class RunningGame<P extends Position<P>> {
  private static final int MOST_SEALED = 500;
  private static final Logger LOG = LoggerFactory.getLogger(RunningGame.class);

  private final Rows.Game row;
  private final List<String> contributions;
  private final WrittenSayings words;
  private final Table<P> table;
  private final Herald<P> herald;
  private final Clock clock;
  private final Map<String, Done> answered = new LinkedHashMap<>();
  private final Map<Integer, List<String>> sealedIds = new HashMap<>();

  /** What came of an answer: the number of the last entry then, and the line in its usual form. */
  public record Done(int seq, String line) {}

  private RunningGame(
      Rows.Game row,
      List<String> contributions,
      WrittenSayings words,
      Table<P> table,
      Clock clock) {
    this.clock = clock;
    this.row = row;
    this.contributions = contributions;
    this.words = words;
    this.table = table;
    herald = new Herald<>(table, words);
  }

  /** A new game. */
  public static <P extends Position<P>> RunningGame<P> open(
      LoadedGame<P> loaded, Rows.Game row, List<String> contributions, Clock clock) {
    Chance chance = LuckProof.source(row.secret(), contributions, row.hashes());
    Table<P> table = Table.open(loaded.game(), setup(row), chance, row.asksAll());
    return new RunningGame<>(row, contributions, loaded.words(), table, clock);
  }

  /** A game that goes on. */
  public static <P extends Position<P>> RunningGame<P> read(
      LoadedGame<P> loaded,
      Rows.Game row,
      List<String> contributions,
      List<Rows.Logged> log,
      Clock clock) {
    GameRecord record = written(row, log);
    List<Entry> entries = record.entries();
    Chance chance = LuckProof.source(row.secret(), contributions, row.hashes());
    Table<P> table = Table.replay(loaded.game(), record, Integer.MAX_VALUE, chance);
    RunningGame<P> play = new RunningGame<>(row, contributions, loaded.words(), table, clock);
    for (int i = 0; i < log.size(); i++) {
      play.remember(log.get(i), entries.get(i));
    }
    return play;
  }

  /** A record as it lies in the database. */
  private static GameRecord written(Rows.Game row, List<Rows.Logged> log) {
    List<Entry> entries = new ArrayList<>();
    log.forEach(logged -> entries.add(entry(row, logged)));
    Tree.Fields start = row.start() == null ? null : fields(row.start());
    return new GameRecord(
        row.title(), row.edition(), row.content(), setup(row), row.asksAll(), start, entries);
  }

  /** The same with where its luck came from, for which its rules need not be here. */
  public static GameRecord written(
      Rows.Game row, List<String> contributions, List<Rows.Logged> log) {
    return written(row, log).with(luck(row, contributions, row.status().equals(Store.OVER)));
  }

  private static LuckProof luck(Rows.Game row, List<String> contributions, boolean over) {
    String commitment = Committed.commitment(row.secret());
    String secret = over ? row.secret() : null;
    return new LuckProof(commitment, contributions, row.after(), secret, row.hashes());
  }

  public static Setup setup(Rows.Game row) {
    return new Setup(row.seats(), fields(row.options()));
  }

  private static Tree.Fields fields(String json) {
    return Formats.json("", json).asFields();
  }

  private static Entry entry(Rows.Game row, Rows.Logged logged) {
    return Entry.read(fields(logged.entry()), row.seats());
  }

  public Herald<P> herald() {
    return herald;
  }

  /** The number of the last entry. */
  public int seq() {
    return herald.seq();
  }

  public int awaited() {
    return table.awaited();
  }

  public boolean isOver() {
    return table.standing() != null;
  }

  /** How it ended, or null. */
  public @Nullable Standing standing() {
    return table.standing();
  }

  /** The words of the seats. */
  public Names sides() {
    return table.game().names("seat");
  }

  /** The seat of each chair. */
  public List<Integer> seats() {
    return seats(table, row.seats());
  }

  static <P extends Position<P>> List<Integer> seats(Table<P> table, int chairs) {
    P dealt = table.view(-1).deal(new Seeded(0));
    List<Integer> seats = new ArrayList<>();
    for (int chair = 0; chair < chairs; chair++) {
      seats.add(table.game().seatOf(dealt, chair));
    }
    return seats;
  }

  /** The record with where its luck comes from; the secret is in it when the game is over. */
  public GameRecord record() {
    return table.record().with(luck(row, contributions, isOver()));
  }

  /** What came of an answer that this client has sent before, or null. */
  public @Nullable Done answered(int seat, String id) {
    return answered.get(key(seat, id));
  }

  private static String key(int seat, String id) {
    return seat + ":" + id;
  }

  /** The beginning of a new game. */
  public Write begun() {
    return written("", -1);
  }

  /** Answers for a seat. */
  public Write answer(int seat, String line, String id) {
    if (sealedIds.getOrDefault(seat, List.of()).size() >= MOST_SEALED) {
      throw Trouble.of(429, "too-many"); // Each of them is remembered.
    }
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
    remember(key, new Done(table.recorded() - 1, line));
    return String.join(" ", ids);
  }

  /** Takes back the seat's last answer. */
  public Write undo(int seat, String id) {
    if (table.undo(seat) instanceof Reply.Refused refused) {
      throw Trouble.refused(refused.refusal(), words);
    }
    remember(key(seat, id), new Done(seq(), ""));
    return written(key(seat, id), seat);
  }

  /** All that there is to tell of a game that is over, for a time when its rules are not here. */
  public Chronicle chronicle() {
    String state = Formats.json(Tree.fields().put("state", herald.state(-1, Wants.USUAL)));
    List<String> pages = new ArrayList<>();
    for (int first = 0; first <= seq(); first += Chronicle.PAGE) {
      int last = Math.min(seq(), first + Chronicle.PAGE - 1);
      Tree.Items news = herald.news(-1, first - 1, last, Wants.USUAL);
      pages.add(Formats.json(Tree.fields().put("news", news)));
    }
    return new Chronicle(state, pages);
  }

  public int inForce() {
    return table.inForce();
  }

  /** Takes back entries, all having agreed; this seat was the last. */
  public Write takeBack(int count, int seat, String id) {
    table.takeBack(count);
    remember(key(seat, id), new Done(seq(), ""));
    return written(key(seat, id), seat);
  }

  /** The seats that have neither lost nor resigned, a bit each. */
  public int playing() {
    return table.playing();
  }

  /** The seats that have resigned, a bit each. */
  public int stopped() {
    return table.stopped();
  }

  /** True if nobody has scored for so long that the game may never end. */
  public boolean isStill() {
    return table.quiet() >= Table.STILL;
  }

  /** A seat gives up. */
  public Write resign(int seat, String id) {
    return stopped(table.resign(seat), seat, id);
  }

  /** All end the game as it stands; this seat was the last to agree, or -1 if nobody was asked. */
  public Write agree(int seat, String id) {
    return stopped(table.agree(), seat, id);
  }

  private Write stopped(Reply reply, int seat, String id) {
    if (reply instanceof Reply.Refused refused) {
      throw Trouble.refused(refused.refusal(), words);
    }
    if (seat < 0) {
      return written("", seat);
    }
    remember(key(seat, id), new Done(seq(), ""));
    return written(key(seat, id), seat);
  }

  /** The last entry as it is to be written, with the client ids it answers and whose it is. */
  private Write written(String ids, int seat) {
    sealedIds.clear();
    Entry entry = table.entriesFrom(seq()).getFirst();
    String json = Formats.json(entry.write());
    Rows.Logged logged = new Rows.Logged(row.id(), seq(), clock.now(), table.awaited(), json, ids);
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
  public void follow(List<Rows.Logged> log) {
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

  /** Remembers what came of an answer: it may be sent again at any time. */
  private void remember(String key, Done done) {
    answered.put(key, done);
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
  public @Nullable Write seal(List<Rows.Sealed> lines) {
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
  public View<P> view(int seat, int seed) {
    return new View<>(table.game(), table.view(seat).deal(new Seeded(seed)), seat);
  }

  /** A seed that nobody outside can know, another for each question to a seat. */
  public int seed(int seat) {
    return Fingerprint.bits(row.secret() + ":bot:" + seat + ":" + table.recorded());
  }

  /** The game at an earlier moment: after so many of the entries in force. */
  public static <P extends Position<P>> Herald<P> replay(
      LoadedGame<P> loaded, GameRecord record, int count, boolean ended) {
    Table<P> then = Table.replay(loaded.game(), record, count, new Seeded(0));
    return new Herald<>(then, loaded.words(), ended);
  }
}
