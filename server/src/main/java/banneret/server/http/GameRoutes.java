package banneret.server.http;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.tree.Tree;
import banneret.play.Titles;
import banneret.server.game.Library;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import banneret.wire.Billing;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.util.List;

/** What there is to play. */
public final class GameRoutes {
  private final Library library;

  public GameRoutes(Library library) {
    this.library = library;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/games",
            "The games there are, the bots and the languages.",
            "Games",
            any -> games()),
        Route.get(
                "/api/games/{game}/content",
                "A game's content, a field for each of its files; as it was under a fingerprint.",
                "Tree",
                this::content)
            .query("of?"),
        Route.get(
            "/api/games/{game}/texts/{language}",
            "All texts of a game by key.",
            "Tree",
            this::texts),
        Route.get(
            "/api/games/{game}/rules",
            "Every clause and ruling of a game by its id.",
            "Rules",
            this::rules));
  }

  private Tree games() {
    Titles titles = library.titles();
    Tree.Items games = Tree.items();
    titles.ids().forEach(id -> games.add(game(titles.game(id))));
    Tree.Items bots = Tree.items();
    Bots.NAMES.forEach(bots::add);
    Tree.Items languages = Tree.items();
    Texts.LANGUAGES.forEach(languages::add);
    return Tree.fields().put("games", games).put("bots", bots).put("languages", languages);
  }

  private Tree.Fields game(Game<?> game) {
    return Billing.of(game, library.game(game.id()).words());
  }

  private String known(Request request) {
    return library.game(request.path("game")).game().id();
  }

  private Tree content(Request request) {
    String fingerprint = request.context().queryParam("of");
    String game = known(request);
    return kept(
        request,
        fingerprint == null
            ? library.content(game)
            : library.content(game, Input.known(fingerprint, "no-such-content")));
  }

  private Tree texts(Request request) {
    String language = request.path("language");
    if (!Texts.LANGUAGES.contains(language)) {
      throw Trouble.of(404, "no-such-page");
    }
    return kept(request, library.game(known(request)).words().texts(language));
  }

  private Tree rules(Request request) {
    Ledger ledger = library.ledger(known(request));
    Tree.Fields clauses = Tree.fields();
    ledger.clauses().forEach(it -> clauses.put(it.id(), text(it.en(), it.fr())));
    ledger.rulings().forEach(it -> clauses.put(it.id(), text(it.text("en"), it.text("fr"))));
    return kept(request, Tree.fields().put("clauses", clauses));
  }

  /** It changes only with the server, so that a page need not ask for it again and again. */
  private static Tree kept(Request request, Tree tree) {
    request.context().header("Cache-Control", "max-age=300");
    return tree;
  }

  private static Tree.Fields text(String en, String fr) {
    return Tree.fields().put("en", en).put("fr", fr);
  }
}
