package banneret.server;

import banneret.bots.Bots;
import banneret.kernel.Entry;
import banneret.kernel.Game;
import banneret.kernel.GameRecord;
import banneret.kernel.Position;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Table;
import banneret.kernel.Tree;
import banneret.play.Formats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes new tables, from the beginning or from a moment of a game that was played. */
final class Founder {
  private static final String ME = "me";
  private static final String FRIEND = "friend";
  private static final String OPEN = "open";

  private final Tables tables;

  Founder(Tables tables) {
    this.tables = tables;
  }

  /** What is played: a set-up and, if it goes on from somewhere, what has happened. */
  private record Beginning(
      Setup setup,
      boolean asksAll,
      Tree.@Nullable Fields start,
      List<Entry> entries,
      int drawn,
      int awaited) {}

  /** Makes the table that somebody wishes. */
  SharedTable<?> found(Who who, Tree.Fields wish) {
    String owner = who.known();
    Tree.Items wished = wish.itemsOf("chairs");
    int people = 0;
    boolean open = false;
    List<Rows.Chair> chairs = new ArrayList<>();
    for (int i = 0; i < wished.size(); i++) {
      String sitter = wished.get(i).asText();
      boolean person = List.of(ME, FRIEND, OPEN).contains(sitter);
      if (!person && !Bots.NAMES.contains(sitter)) {
        throw Trouble.of(404, "no-such-bot");
      }
      people += person ? 1 : 0;
      open |= sitter.equals(OPEN);
      boolean own = sitter.equals(ME);
      String added = own ? contribution(wish) : "";
      chairs.add(new Rows.Chair(i, -1, own ? owner : null, null, person ? null : sitter, added));
    }
    GameRecord record = record(who, wish);
    Game<?> game =
        tables.hall().library().book(record == null ? wish.text("game") : record.game()).game();
    if (chairs.size() < game.minSeats() || chairs.size() > game.maxSeats()) {
      throw Trouble.malformed("chairs: " + game.minSeats() + " to " + game.maxSeats());
    }
    Beginning beginning =
        record == null
            ? fresh(game, wish, chairs.size(), people)
            : from(game, record, wish, chairs.size());
    Rows.Game row = row(game, beginning, owner, open, wish.flagOr("watchable", true));
    write(row, game, chairs, beginning);
    return tables.table(row.id());
  }

  static String contribution(Tree.Fields wish) {
    return Request.text(wish, "contribution", 64);
  }

  private @Nullable GameRecord record(Who who, Tree.Fields wish) {
    if (wish.has("from")) {
      return tables.table(wish.text("from")).sight().ended(who);
    }
    return wish.has("record") ? GameRecord.read(wish.get("record")) : null;
  }

  private static Beginning fresh(Game<?> game, Tree.Fields wish, int seats, int people) {
    Setup setup = new Setup(seats, wish.fieldsIfAny("options"));
    Setup settled = people == 0 ? game.amongBots(setup) : setup;
    game.lay(settled); // The error names what is wrong.
    return new Beginning(settled, people > 1, null, List.of(), 0, 0);
  }

  private static <P extends Position<P>> Beginning from(
      Game<P> game, GameRecord record, Tree.Fields wish, int seats) {
    if (record.setup().seats() != seats) {
      throw Trouble.malformed("chairs: " + record.setup().seats());
    }
    int count = wish.numberOr("count", Integer.MAX_VALUE, 1, Integer.MAX_VALUE);
    Table<P> played = Table.replay(game, record, count, new Seeded(0));
    GameRecord before = played.record();
    return new Beginning(
        record.setup(),
        record.asksAll(),
        record.start(),
        before.entries(),
        before.drawn(),
        played.awaited());
  }

  private static Rows.Game row(
      Game<?> game, Beginning beginning, String owner, boolean open, boolean watchable) {
    Tree.Fields start = beginning.start;
    return new Rows.Game(
        Secrets.id(),
        game.id(),
        game.edition(),
        game.content(),
        beginning.setup.seats(),
        Formats.json(beginning.setup.options()),
        start == null ? null : Formats.json(start),
        beginning.asksAll,
        open,
        watchable,
        owner,
        Secrets.id(),
        Secrets.dice(),
        beginning.drawn,
        Store.GATHERING,
        Hall.now());
  }

  private void write(Rows.Game row, Game<?> game, List<Rows.Chair> chairs, Beginning beginning) {
    String pack = Formats.json(tables.hall().library().content(game.id()));
    tables
        .hall()
        .writer()
        .run(handle -> {
          Changes.insertPack(handle, row.content(), row.title(), pack);
          Changes.insert(handle, row);
          chairs.forEach(chair -> Changes.insert(handle, row.id(), chair));
          for (int seq = 0; seq < beginning.entries.size(); seq++) {
            String entry = Formats.json(beginning.entries.get(seq).write());
            long at = row.created();
            Changes.insert(
                handle, new Rows.Logged(row.id(), seq, at, beginning.awaited, entry, ""));
          }
        });
  }
}
