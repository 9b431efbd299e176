package banneret.server.table;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was said at a table. Each reader counts what he may hear, from 1, so that no gap tells of
 * talk between others. Talk between two seats is for the two people who held them then, for ever.
 */
public final class Chat {
  public static final int TABLE = -1;

  /** How much is told at once. */
  private static final int PAGE = 200;

  private final List<Rows.Chat> said = new ArrayList<>();

  /** What the table itself tells of a seat. */
  enum Notice {
    /** A bot plays for it from now on; the text is the bot's name. */
    HANDED,
    /** Its holder plays again. */
    RETURNED,
    /** Its holder has got up. */
    LEFT,
    /** Somebody has sat down; the text is his name. */
    JOINED,
    /** Its time is out; the text is what becomes of it. */
    LATE,
    /** Its holder is on holiday; the text is for how many days. */
    AWAY;

    /** As it is written and sent. */
    String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /**
   * Whose ears they are.
   *
   * @param person whoever listens, or null for one who hears only what is said to all
   * @param seat the one of several seats he listens from, or -1 if all his are the same to him
   */
  record Ears(@Nullable String person, int seat) {
    /** Those of somebody who looks from a seat. */
    static Ears of(Who who, int seat, Chairs chairs) {
      return new Ears(who.person(), chairs.seats(who).size() > 1 ? seat : TABLE);
    }

    boolean hear(Rows.Chat one) {
      return one.recipient() == TABLE
          || are(one.speaker(), one.seat())
          || are(one.hearer(), one.recipient());
    }

    private boolean are(@Nullable String held, int at) {
      return person != null && person.equals(held) && (seat == TABLE || seat == at);
    }
  }

  void add(Rows.Chat more) {
    said.add(more);
  }

  /** The number of the last thing said. */
  int last() {
    return said.isEmpty() ? 0 : said.getLast().number();
  }

  /** True if the seat has said something with this id of its client already. */
  boolean has(int seat, String id) {
    return said.stream()
        .anyMatch(one -> one.seat() == seat && one.id().equals(id) && one.notice() == null);
  }

  /** How much one has heard. */
  int heard(Ears ears) {
    return (int) said.stream().filter(ears::hear).count();
  }

  /** The last that one has heard after so much and, unless it is -1, before a number. */
  Tree.Fields tree(Ears ears, int after, int before) {
    int end = before < 0 ? heard(ears) : Math.min(heard(ears), before - 1);
    int first = Math.max(after, end - PAGE);
    Tree.Fields out = Tree.fields().put("chat", page(ears, first, end));
    return first > Math.max(0, after) ? out.put("earlier", true) : out;
  }

  private Tree.Items page(Ears ears, int after, int last) {
    Tree.Items out = Tree.items();
    int number = 0;
    for (Rows.Chat one : said) {
      if (ears.hear(one) && ++number > after && number <= last) {
        Tree.Fields fields = Tree.fields().put("number", number).put("seat", one.seat());
        if (one.recipient() != TABLE) {
          fields.put("to", one.recipient());
        }
        String notice = one.notice();
        if (notice != null) {
          fields.put("notice", notice).put("seq", one.seq());
        }
        out.add(
            fields.put("text", one.text()).put("time", Instant.ofEpochSecond(one.at()).toString()));
      }
    }
    return out;
  }
}
