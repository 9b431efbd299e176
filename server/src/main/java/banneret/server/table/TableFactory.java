package banneret.server.table;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.RefusedSetup;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.game.LoadedGame;
import banneret.server.people.Secrets;
import banneret.server.people.Who;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Makes new tables, from the beginning or from a moment of a game that was played. */
public final class TableFactory {
  private static final String ME = "me";
  private static final String FRIEND = "friend";
  private static final String OPEN = "open";
  private static final int USUAL_ABSENCE = 60;
  private static final int LONGEST_ABSENCE = 60 * 24 * 365;
  private static final int HOUR = 3600;
  private static final int DAY = 24 * HOUR;
  private static final int MOST_DAYS = 60;
  private static final int LEAST_RESERVE = 60;
  private static final int MOST_ENTRIES = 10_000;
  private static final int MOST_TABLES = 60;
  private static final int MOST_OF_BOTS = 5;

  private final Tables tables;

  public TableFactory(Tables tables) {
    this.tables = tables;
  }

  /** What is played: a set-up and, if it goes on from somewhere, what has happened. */
  private record Wished(Setup setup, boolean asksAll, Rows.@Nullable Origin origin) {}

  /** Makes the table that somebody wishes. */
  public SharedTable<?> found(Who who, Tree.Fields wish) {
    SharedTable<?> table = found(who, wish, any -> true);
    if (table == null) {
      throw new IllegalStateException("nothing kept it from being made");
    }
    return table;
  }

  /**
   * The same on a condition.
   *
   * @param provided asked when the table is written
   * @return null if that did not hold
   */
  public @Nullable SharedTable<?> found(Who who, Tree.Fields wish, Predicate<Handle> provided) {
    String owner = who.known();
    List<Rows.Chair> chairs = chairs(owner, wish, tables.context().clock().now());
    int people = (int) chairs.stream().filter(chair -> chair.bot() == null).count();
    GameRecord record = record(who, wish);
    LoadedGame<?> loaded =
        tables.context().library().game(record == null ? wish.text("game") : record.game());
    Game<?> game = loaded.game();
    if (chairs.size() < game.minSeats() || chairs.size() > game.maxSeats()) {
      throw Trouble.malformed("chairs: " + game.minSeats() + " to " + game.maxSeats());
    }
    Wished wished =
        record == null
            ? tables.context().engine().run(owner, () -> fresh(loaded, wish, chairs.size(), people))
            : tables.context().engine().run(owner, () -> from(game, record, wish, chairs.size()));
    Rows.Game row = row(game, wished, owner, wish);
    boolean made = write(row, game, chairs, wished.origin, pace(wish), provided);
    return made ? tables.table(row.id()) : null;
  }

  /** True if somebody may have one more table: nobody keeps the bots from all others. */
  private boolean mayHave(Handle handle, String owner, List<Rows.Chair> chairs) {
    if (!tables.context().limited()) {
      return true;
    }
    Rows.Unfinished unfinished = Store.unfinished(handle, owner);
    boolean alone = chairs.stream().allMatch(chair -> chair.bot() != null);
    return unfinished.tables() < MOST_TABLES && !(alone && unfinished.botsAlone() >= MOST_OF_BOTS);
  }

  /** How the game is to be timed, in seconds as it is wished. */
  public static Rows.@Nullable Pace pace(Tree.Fields wish) {
    if (!wish.has("pace")) {
      return null;
    }
    Tree.Fields in = wish.fieldsOf("pace");
    in.allow("kind", "answer", "reserve", "holidays", "late");
    String kind = in.text("kind");
    String late = in.text("late", Rows.Pace.BOT);
    if (!List.of(Rows.Pace.LIVE, Rows.Pace.DAYS).contains(kind)) {
      throw Trouble.malformed("pace.kind");
    }
    if (!List.of(Rows.Pace.BOT, Rows.Pace.RESIGN, Rows.Pace.VOTE).contains(late)) {
      throw Trouble.malformed("pace.late");
    }
    boolean live = kind.equals(Rows.Pace.LIVE);
    int answer =
        live ? in.numberOr("answer", 0, 0, HOUR) : in.number("answer", HOUR, MOST_DAYS * DAY);
    int reserve =
        live
            ? in.number("reserve", LEAST_RESERVE, DAY)
            : in.numberOr("reserve", 0, 0, MOST_DAYS * DAY);
    int holidays = live ? 0 : in.numberOr("holidays", 0, 0, MOST_DAYS * DAY);
    return new Rows.Pace(kind, answer * 1000L, reserve * 1000L, holidays * 1000L, late);
  }

  private static List<Rows.Chair> chairs(String owner, Tree.Fields wish, long now) {
    String added = contribution(wish);
    long promised = wish.flagOr("contributes", false) ? now + Seating.PROMISE_SECONDS : 0;
    List<Rows.Chair> chairs = new ArrayList<>();
    for (Tree one : wish.itemsOf("chairs").all()) {
      String sitter = one.asText();
      boolean person = List.of(ME, FRIEND, OPEN).contains(sitter);
      if (!person && !Bots.NAMES.contains(sitter)) {
        throw Trouble.of(404, "no-such-bot");
      }
      Rows.Chair chair =
          new Rows.Chair(chairs.size(), -1, null, null, null, person ? null : sitter, "", 0);
      chairs.add(sitter.equals(ME) ? chair.of(owner, added, promised) : chair);
    }
    return chairs;
  }

  public static String contribution(Tree.Fields wish) {
    return Input.text(wish, "contribution", 64);
  }

  private @Nullable GameRecord record(Who who, Tree.Fields wish) {
    if (wish.has("from")) {
      return tables.table(Input.text(wish, "from", 64)).reading().toGoOn(who);
    }
    if (!wish.has("record")) {
      return null;
    }
    int entries = wish.fieldsOf("record").itemsIfAny("entries").size();
    if (entries > MOST_ENTRIES) {
      throw Trouble.of(413, "too-large");
    }
    return GameRecord.read(wish.get("record"));
  }

  private static <P extends Position<P>> Wished fresh(
      LoadedGame<P> loaded, Tree.Fields wish, int seats, int people) {
    Game<P> game = loaded.game();
    Setup setup = new Setup(seats, wish.fieldsIfAny("options"));
    Setup settled = people == 0 ? game.amongBots(setup) : setup;
    // The error names what is wrong, before a table is made that could never begin.
    try {
      Table.open(game, settled, new Seeded(0), people > 1);
    } catch (RefusedSetup e) {
      throw Trouble.refused(e, loaded.words());
    }
    return new Wished(settled, people > 1, null);
  }

  private static <P extends Position<P>> Wished from(
      Game<P> game, GameRecord record, Tree.Fields wish, int seats) {
    if (record.setup().seats() != seats) {
      throw Trouble.malformed("chairs: " + record.setup().seats());
    }
    int count = wish.numberOr("count", Integer.MAX_VALUE, 1, Integer.MAX_VALUE);
    Table<P> played = Table.replay(game, record, count, new Seeded(0));
    if (played.standing() != null) {
      throw Trouble.of(409, "over");
    }
    GameRecord before = played.record();
    boolean position = before.start() != null && before.entries().size() == 1;
    String kind = wish.has("from") ? "table" : position ? "position" : "record";
    Rows.Origin origin = new Rows.Origin(kind, false, Formats.json(before.write()));
    return new Wished(record.setup(), record.asksAll(), origin);
  }

  private Rows.Game row(Game<?> game, Wished wished, String owner, Tree.Fields wish) {
    return new Rows.Game(
        Secrets.id(),
        game.id(),
        game.edition(),
        game.content(),
        wished.setup.seats(),
        Formats.json(wished.setup.options()),
        null,
        wished.asksAll,
        wish.itemsOf("chairs").texts().contains(OPEN),
        wish.flagOr("watchable", true),
        owner,
        Secrets.id(),
        Secrets.dice(),
        0,
        Store.GATHERING,
        tables.context().clock().now(),
        wish.numberOr("absence", USUAL_ABSENCE, 0, LONGEST_ABSENCE),
        true);
  }

  /** Writes a new table; false if what it was provided for did not hold. */
  private boolean write(
      Rows.Game row,
      Game<?> game,
      List<Rows.Chair> chairs,
      Rows.@Nullable Origin origin,
      Rows.@Nullable Pace pace,
      Predicate<Handle> provided) {
    boolean[] held = {true};
    String pack = Formats.json(tables.context().library().content(game.id()));
    String owner = String.valueOf(row.owner());
    Predicate<Handle> insert =
        handle -> {
          held[0] = provided.test(handle);
          if (!held[0] || !mayHave(handle, owner, chairs)) {
            return false; // Asked here, since many may be wished for at once.
          }
          Changes.insertPack(handle, row.content(), row.title(), pack);
          Changes.insert(handle, row);
          chairs.forEach(chair -> Changes.insert(handle, row.id(), chair, row.created()));
          if (origin != null) {
            Changes.insertOrigin(handle, row.id(), origin);
          }
          if (pace != null) {
            Changes.insert(handle, row.id(), pace);
          }
          return true;
        };
    boolean written = tables.context().writer().write(Write.of(row.id(), insert));
    if (!written && held[0]) {
      throw Trouble.of(429, "too-many-tables");
    }
    return written;
  }
}
