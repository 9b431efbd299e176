package banneret.server.table;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.trouble.Trouble;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who sits where at a table. */
public record Chairs(String game, List<Rows.Chair> all) {

  Rows.Chair chair(int number) {
    if (number < 0 || number >= all.size()) {
      throw Trouble.malformed("chair");
    }
    return all.get(number);
  }

  static boolean isFree(Rows.Chair chair) {
    return chair.person() == null && chair.bot() == null;
  }

  boolean isFull() {
    return all.stream().noneMatch(Chairs::isFree);
  }

  /** True if somebody has yet to add to the dice what he said he would. */
  boolean awaitContribution(long now) {
    return all.stream().anyMatch(chair -> chair.promised() > now);
  }

  /** True if somebody else sits here. */
  boolean hasOther(@Nullable String person) {
    return all.stream().anyMatch(chair -> chair.person() != null && !chair.person().equals(person));
  }

  /** How many chairs people hold. */
  int held() {
    return (int) all.stream().filter(chair -> chair.person() != null).count();
  }

  /** The first free chair, or null. */
  Rows.@Nullable Chair free() {
    return all.stream().filter(Chairs::isFree).findFirst().orElse(null);
  }

  static boolean isOwner(Rows.Game row, Who who) {
    return who.person() != null && who.person().equals(row.owner());
  }

  boolean isMember(Rows.Game row, Who who) {
    return isOwner(row, who) || !of(who).isEmpty();
  }

  /** The seat from which somebody may look; when the game is over, from any. */
  int toLook(Rows.Game row, Who who, int wanted) {
    List<Integer> own = seats(who);
    if (wanted == Reader.OWN_SEAT && !own.isEmpty()) {
      return own.getFirst();
    }
    if (own.contains(wanted)) {
      return wanted;
    }
    // Before the game there is nothing to watch, and whoever is to join must see what he joins.
    boolean closed = !row.watchable() && !row.status().equals(Store.GATHERING);
    if (closed && !isMember(row, who)) {
      throw Trouble.of(403, "not-watchable");
    }
    if (wanted >= 0 && (!row.status().equals(Store.OVER) || wanted >= row.seats())) {
      throw Trouble.of(403, "not-yours");
    }
    return Math.max(-1, wanted);
  }

  boolean holds(Who who, Rows.Chair chair) {
    String sits = chair.person();
    return sits != null
        && (sits.equals(who.person())
            || (who.game().equals(game)
                && who.chair() == chair.chair()
                && who.giver().equals(sits)));
  }

  /** The chairs that somebody holds. */
  List<Rows.Chair> of(Who who) {
    List<Rows.Chair> held = new ArrayList<>();
    for (Rows.Chair chair : all) {
      if (holds(who, chair)) {
        held.add(chair);
      }
    }
    return held;
  }

  /** The seats that somebody holds; none before the game has begun. */
  public List<Integer> seats(Who who) {
    List<Integer> seats = new ArrayList<>();
    for (Rows.Chair chair : all) {
      if (chair.seat() >= 0 && holds(who, chair)) {
        seats.add(chair.seat());
      }
    }
    return seats;
  }

  /** The chair of a seat. */
  Rows.Chair ofSeat(int seat) {
    for (Rows.Chair chair : all) {
      if (chair.seat() == seat) {
        return chair;
      }
    }
    throw Trouble.malformed("seat");
  }

  /** The seats that bots play, a bit each. */
  int bots() {
    int mask = 0;
    for (Rows.Chair chair : all) {
      mask |= chair.bot() != null && chair.seat() >= 0 ? 1 << chair.seat() : 0;
    }
    return mask;
  }

  /** The seats that people hold, whoever plays for them now, a bit each: those who must agree. */
  int people() {
    int mask = 0;
    for (Rows.Chair chair : all) {
      mask |= chair.person() != null && chair.seat() >= 0 ? 1 << chair.seat() : 0;
    }
    return mask;
  }

  /** Who sits where, as records have it. */
  List<String> players() {
    return all.stream()
        .map(chair -> {
          String bot = chair.bot();
          return bot == null ? "human" : bot;
        })
        .toList();
  }

  List<String> contributions() {
    return all.stream().map(Rows.Chair::contribution).toList();
  }

  /** The same with one chair changed. */
  Chairs with(Rows.Chair changed) {
    List<Rows.Chair> next = new ArrayList<>(all);
    next.set(changed.chair(), changed);
    return new Chairs(game, List.copyOf(next));
  }

  /**
   * The chairs as all may see them.
   *
   * @param here the chairs whose holders look on, a bit each
   */
  public Tree.Items tree(@Nullable String owner, int here) {
    Tree.Items out = Tree.items();
    for (Rows.Chair chair : all) {
      Tree.Fields one = Tree.fields().put("chair", chair.chair());
      if (chair.seat() >= 0) {
        one.put("seat", chair.seat());
      }
      String name = chair.name();
      if (name != null) {
        one.put("name", name).put("here", (here >>> chair.chair() & 1) != 0);
        one.put("owner", chair.person() != null && chair.person().equals(owner));
      }
      String account = chair.account();
      if (account != null) {
        one.put("account", account);
      }
      if (chair.promised() > 0) {
        one.put("owes", true);
      }
      String bot = chair.bot();
      out.add(bot == null ? one : one.put("bot", bot));
    }
    return out;
  }
}
