package banneret.server.game;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.trouble.Trouble;
import banneret.wire.Ledger;
import banneret.wire.WrittenSayings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games there are, and older content that tables were begun under. */
public final class Library {
  private final Titles titles;
  private final Store store;
  private final Map<String, LoadedGame<?>> loaded = new ConcurrentHashMap<>();
  private final Map<String, Tree.Fields> content = new ConcurrentHashMap<>();
  private final Map<String, Ledger> ledgers = new ConcurrentHashMap<>();

  public Library(Titles titles, Store store) {
    this.titles = titles;
    this.store = store;
  }

  public Titles titles() {
    return titles;
  }

  /** A game as it is now. */
  public LoadedGame<?> game(String title) {
    if (!titles.ids().contains(title)) {
      throw Trouble.of(404, "no-such-game");
    }
    return game(titles.game(title));
  }

  private LoadedGame<?> game(Game<?> game) {
    return loaded.computeIfAbsent(game.id() + " " + game.content(), any -> opened(game));
  }

  private <P extends Position<P>> LoadedGame<P> opened(Game<P> game) {
    return new LoadedGame<>(game, new WrittenSayings(game, titles.texts(game)));
  }

  /** The content of a game as it is now. */
  public Tree.Fields content(String title) {
    return content.computeIfAbsent(title, titles::content);
  }

  /** The content of a game as it was when it had this fingerprint. */
  public Tree.Fields content(String title, String fingerprint) {
    if (titles.game(title).content().equals(fingerprint)) {
      return content(title);
    }
    return store
        .pack(title, fingerprint)
        .map(tree -> Formats.json(title, tree).asFields())
        .orElseThrow(() -> Trouble.of(404, "no-such-content"));
  }

  /** What a game is called in a language. */
  public String name(String title, String language) {
    return game(title).words().text(texts -> texts.text("game.name")).asFields().text(language);
  }

  /** The rulebook of a game. */
  public Ledger ledger(String title) {
    return ledgers.computeIfAbsent(title, titles::ledger);
  }

  /** The game that a table was begun with, content and all. */
  public LoadedGame<?> game(Rows.Game table) {
    String title = table.title();
    if (!titles.ids().contains(title)) {
      throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
    }
    int edition = titles.game(title).edition();
    if (edition != table.edition()) {
      throw Trouble.otherEdition(table.edition(), edition);
    }
    if (titles.game(title).content().equals(table.content())) {
      return game(titles.game(title));
    }
    LoadedGame<?> known = loaded.get(title + " " + table.content());
    return known == null ? game(older(titles.title(title), table.content())) : known;
  }

  private Game<?> older(Title<?> title, String content) {
    String tree =
        store
            .pack(title.id(), content)
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
