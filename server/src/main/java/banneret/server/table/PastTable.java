package banneret.server.table;

import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.game.RunningGame;
import banneret.server.people.Who;
import banneret.server.store.Chronicle;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.trouble.Trouble;
import java.util.List;

/**
 * A table whose edition of the rules or whose content is not here: it is not played on, but what
 * was said and done can be read for ever. What was told of a game is known if it had ended, since
 * its chronicle was written then.
 */
public final class PastTable {
  private final Rows.Game row;
  private final Chairs chairs;
  private final Store store;
  private final String why;

  PastTable(TableContext context, Rows.Game row, Trouble why) {
    this.row = row;
    store = context.store();
    chairs = new Chairs(row.id(), store.chairs(row.id()));
    this.why = why.code();
  }

  private int toLook(Who who, int wanted) {
    return chairs.toLook(row, who, wanted);
  }

  private Tree.Fields chronicle() {
    return store
        .chronicle(row.id())
        .map(text -> Formats.json("", text).asFields())
        .orElseGet(Tree::fields);
  }

  /** The table and, if the game had ended, how it stood then. */
  public Tree.Fields state(Who who, int wanted) {
    toLook(who, wanted);
    Tree.Fields table = Reading.tree(row, chairs, 0, false).put("past", why);
    if (chairs.isMember(row, who)) {
      table.put("you", Reading.you(row, chairs, who));
    }
    Tree.Fields out = Tree.fields().put("table", table);
    Tree.Fields told = chronicle();
    return told.has("state") ? out.put("state", told.get("state")) : out;
  }

  /** A page of what happened: as it was told then, or the bare entries. */
  public Tree.Fields news(Who who, int wanted, NewsPage.Asked asked) {
    int seat = toLook(who, wanted);
    Tree.Fields told = chronicle();
    if (told.has("state")) {
      Tree.Fields state = told.fieldsOf("state");
      NewsPage page = NewsPage.of(asked, state.number("seq"));
      // Once all of a story was one text.
      return page.tree(told.has("news") ? page.of(told.itemsOf("news").all()) : told(page), state);
    }
    List<Tree> all = entries(seat);
    NewsPage page = NewsPage.of(asked, all.size() - 1);
    return page.tree(
        page.of(all),
        Tree.fields().put("seq", all.size() - 1).put("round", 0).put("awaited", Tree.items()));
  }

  /** What was told then. */
  private Tree.Items told(NewsPage page) {
    Tree.Items out = Tree.items();
    int first = (page.after() + 1) / Chronicle.PAGE;
    for (int number = first; number * Chronicle.PAGE <= page.last(); number++) {
      String text = store.told(row.id(), number).orElse("{\"news\":[]}");
      for (Tree news : Formats.json("", text).asFields().itemsOf("news").all()) {
        int seq = news.asFields().number("seq");
        if (seq > page.after() && seq <= page.last()) {
          out.add(news);
        }
      }
    }
    return out;
  }

  private List<Tree> entries(int seat) {
    Tree.Items out = Tree.items();
    int reader = row.status().equals(Store.OVER) ? Entry.ALL_KNOWING : seat;
    for (Entry entry : written().entries()) {
      Tree.Fields one = Tree.fields().put("seq", out.size());
      Tree.Fields seen = entry.seenBy(reader);
      seen.names().forEach(name -> one.put(name, seen.get(name)));
      out.add(one);
    }
    return out.all();
  }

  private GameRecord written() {
    return RunningGame.written(row, chairs.contributions(), store.log(row.id(), 0))
        .playedBy(chairs.players());
  }

  /** The record as somebody may know it. */
  public Tree.Fields record(Who who, int wanted) {
    int seat = toLook(who, wanted);
    return row.status().equals(Store.OVER) ? written().write() : written().seenBy(seat);
  }

  /** The last that somebody has heard after so much and, unless it is -1, before a number. */
  public Tree.Fields chat(Who who, int wanted, int after, int before) {
    int seat = toLook(who, wanted);
    Chat chat = new Chat();
    store.chat(row.id(), 0).forEach(chat::add);
    return chat.tree(Chat.Ears.of(who, seat, chairs), after, before);
  }
}
