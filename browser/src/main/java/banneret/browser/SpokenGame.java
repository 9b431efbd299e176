package banneret.browser;

import banneret.cases.KnownNames;
import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import banneret.wire.WrittenSayings;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * A game and how it is spoken of.
 *
 * @param <P> the game's position
 */
record SpokenGame<P extends Position<P>>(
    Game<P> game, WrittenSayings words, Ledger ledger, List<Texts> languages) {
  /** The game of this id with its content, a field for each file. */
  static Game<?> game(String id, Tree.Fields content) {
    for (Title<?> title : ServiceLoader.load(Title.class)) {
      if (id.equals(title.id())) {
        return title.with(content);
      }
    }
    throw new Malformed("", "there is no game '" + id + "'");
  }

  /**
   * Reads a book.
   *
   * @param book {@code {game, content, texts: {en, fr}, clauses}}, the last three as the server
   *     tells them
   */
  static SpokenGame<?> read(Tree.Fields book) {
    Game<?> game = game(book.text("game"), book.fieldsOf("content"));
    return read(game, ledger(book.fieldsOf("clauses")), book.fieldsOf("texts"));
  }

  private static <P extends Position<P>> SpokenGame<P> read(
      Game<P> game, Ledger ledger, Tree.Fields texts) {
    List<Texts> languages = new ArrayList<>();
    for (String language : Texts.LANGUAGES) {
      languages.add(new Texts(game, ledger, language, List.of(texts.fieldsOf(language))));
    }
    return new SpokenGame<>(game, new WrittenSayings(game, languages), ledger, languages);
  }

  /** The names that a lesson may use. */
  KnownNames known() {
    return new KnownNames(game, ledger, languages.getFirst());
  }

  private static Ledger ledger(Tree.Fields clauses) {
    Tree.Items list = Tree.items();
    for (String id : clauses.names()) {
      Tree.Fields text = clauses.fieldsOf(id);
      list.add(
          Tree.fields()
              .put("id", id)
              .put("kind", "told")
              .put("en", text.text("en"))
              .put("fr", text.text("fr")));
    }
    return Ledger.read(Tree.fields().put("clauses", list));
  }
}
