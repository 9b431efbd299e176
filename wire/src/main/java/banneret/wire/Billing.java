package banneret.wire;

import banneret.kernel.game.Game;
import banneret.kernel.game.SetupOption;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;

/** What somebody who picks a game is told of it, as docs/server.md has it. */
public final class Billing {
  private Billing() {}

  /** A game by its name, with how many may play it and what may be settled before. */
  public static Tree.Fields of(Game<?> game, WrittenSayings words) {
    Tree.Items options = Tree.items();
    for (SetupOption option : game.options()) {
      Tree.Items values = Tree.items();
      option.values().forEach(values::add);
      Tree.Fields one = Tree.fields().put("name", option.name()).put("values", values);
      switch (option) {
        case SetupOption.Choice choice -> one.put("kind", "choice");
        case SetupOption.WholeNumber number ->
            one.put("kind", "number").put("low", number.low()).put("high", number.high());
        case SetupOption.Text text -> one.put("kind", "text").put("longest", text.longest());
        case SetupOption.Document document -> one.put("kind", "document");
      }
      options.add(option.perSeat() ? one.put("perSeat", true) : one);
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
