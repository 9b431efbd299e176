package banneret.wire;

import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Tree;

/** What somebody who picks a game is told of it, as docs/server.md has it. */
public final class Billing {
  private Billing() {}

  /** A game by its name, with how many may play it and what may be settled before. */
  public static Tree.Fields of(Game<?> game, Words words) {
    Tree.Items options = Tree.items();
    for (Game.Option option : game.options()) {
      Tree.Items values = Tree.items();
      option.values().forEach(values::add);
      options.add(Tree.fields().put("name", option.name()).put("values", values));
    }
    Tree.Items seats = Tree.items();
    Names names = game.names("seat");
    for (int seat = 0; seat < names.count(); seat++) {
      seats.add(names.word(seat));
    }
    return Tree.fields()
        .put("id", game.id())
        .put("name", words.text(texts -> texts.text("game.name")))
        .put("seats", Tree.fields().put("min", game.minSeats()).put("max", game.maxSeats()))
        .put("seatNames", seats)
        .put("options", options)
        .put("privateTalk", game.privateTalk())
        .put("edition", game.edition())
        .put("content", game.content());
  }
}
