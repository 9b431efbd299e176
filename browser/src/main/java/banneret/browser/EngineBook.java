package banneret.browser;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.wire.Wants;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A game as JavaScript holds it before there is a table. */
public final class EngineBook {
  private final SpokenGame<?> book;

  EngineBook(SpokenGame<?> book) {
    this.book = book;
  }

  /**
   * What there is to say of an option that a seat has settled for itself, such as its army.
   *
   * @param wish {@code {seats, options}}
   * @return {@code {about, flaws}}, or {@code {unread, unknown}} if it cannot be read at all
   */
  @JSExport
  public String review(JSObject wish, int seat, String option) {
    return review(JsTrees.tree(wish).asFields(), seat, option).canonical();
  }

  Tree.Fields review(Tree.Fields wish, int seat, String option) {
    wish.allow("seats", "options");
    int seats = wish.number("seats", book.game().minSeats(), book.game().maxSeats());
    Setup setup = new Setup(seats, wish.fieldsIfAny("options"));
    try {
      setup.check(book.game().options());
      return book.words().review(book.game().review(setup, seat, option), Wants.ALL);
    } catch (Malformed e) {
      return Tree.fields()
          .put("unread", String.valueOf(e.getMessage()))
          .put("unknown", e.unknown());
    }
  }
}
