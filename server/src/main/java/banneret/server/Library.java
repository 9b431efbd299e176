package banneret.server;

import banneret.kernel.Game;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import banneret.kernel.Title;
import banneret.kernel.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.wire.Ledger;
import banneret.wire.Words;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games there are, and older content that tables were begun under. */
final class Library {
  private final Titles titles;
  private final Store store;
  private final Map<String, Book<?>> books = new ConcurrentHashMap<>();
  private final Map<String, Tree.Fields> content = new ConcurrentHashMap<>();
  private final Map<String, Ledger> ledgers = new ConcurrentHashMap<>();

  /** A game and how it is spoken of. */
  record Book<P extends Position<P>>(Game<P> game, Words words) {}

  Library(Titles titles, Store store) {
    this.titles = titles;
    this.store = store;
  }

  Titles titles() {
    return titles;
  }

  /** A game as it is now. */
  Book<?> book(String title) {
    if (!titles.ids().contains(title)) {
      throw Trouble.of(404, "no-such-game");
    }
    return book(titles.game(title));
  }

  private Book<?> book(Game<?> game) {
    return books.computeIfAbsent(game.id() + " " + game.content(), any -> opened(game));
  }

  private <P extends Position<P>> Book<P> opened(Game<P> game) {
    return new Book<>(game, new Words(game, titles.texts(game)));
  }

  /** The content of a game as it is now. */
  Tree.Fields content(String title) {
    return content.computeIfAbsent(title, titles::content);
  }

  /** The rulebook of a game. */
  Ledger ledger(String title) {
    return ledgers.computeIfAbsent(title, titles::ledger);
  }

  /** The game that a table was begun with, content and all. */
  Book<?> book(Rows.Game table) {
    String title = table.title();
    if (!titles.ids().contains(title)) {
      throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
    }
    int edition = titles.game(title).edition();
    if (edition != table.edition()) {
      throw Trouble.otherEdition(table.edition(), edition);
    }
    if (titles.game(title).content().equals(table.content())) {
      return book(titles.game(title));
    }
    Book<?> known = books.get(title + " " + table.content());
    return known == null ? book(older(titles.title(title), table.content())) : known;
  }

  private Game<?> older(Title<?> title, String content) {
    String tree =
        store
            .pack(content)
            .orElseThrow(() -> Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content"));
    try {
      Game<?> game = title.with(Formats.json(title.id(), tree).asFields());
      if (game.content().equals(content)) {
        return game;
      }
    } catch (Malformed e) {
      throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
    }
    throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
  }
}
