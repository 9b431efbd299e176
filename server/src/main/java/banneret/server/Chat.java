package banneret.server;

import banneret.kernel.Tree;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What was said at a table. Each reader counts what he may hear, from 1, so that no gap tells of
 * talk between others.
 */
final class Chat {
  static final int TABLE = -1;
  private final List<Rows.Chat> said = new ArrayList<>();

  void add(List<Rows.Chat> more) {
    said.addAll(more);
  }

  /** The number of the last thing said. */
  int last() {
    return said.isEmpty() ? 0 : said.getLast().number();
  }

  /** True if the seat has said something with this id of its client already. */
  boolean has(int seat, String id) {
    return said.stream().anyMatch(one -> one.seat() == seat && one.id().equals(id));
  }

  static boolean hears(int reader, Rows.Chat one) {
    return one.recipient() == TABLE || (reader >= 0 && isBetween(reader, one));
  }

  private static boolean isBetween(int reader, Rows.Chat one) {
    return reader == one.seat() || reader == one.recipient();
  }

  /** How much a reader has heard. */
  int heard(int reader) {
    return (int) said.stream().filter(one -> hears(reader, one)).count();
  }

  /** What a reader hears after so much. */
  Tree.Items tree(int reader, int after) {
    Tree.Items out = Tree.items();
    int number = 0;
    for (Rows.Chat one : said) {
      if (hears(reader, one) && ++number > after) {
        Tree.Fields fields = Tree.fields().put("number", number).put("seat", one.seat());
        if (one.recipient() != TABLE) {
          fields.put("to", one.recipient());
        }
        out.add(
            fields.put("text", one.text()).put("time", Instant.ofEpochSecond(one.at()).toString()));
      }
    }
    return out;
  }
}
