package banneret.server.lobby;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.people.Who;
import banneret.server.store.Listing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Those who look for a game, or wait until one of theirs waits for them. They are told what is new
 * once a second at most: what all may see is asked for once, what is somebody's own only if one of
 * his tables has changed.
 */
public final class Lobby {
  private static final int MOST = 50;
  private static final int AT_ONCE = 500;

  private final Listing listing;
  private final Set<Visitor> visitors = ConcurrentHashMap.newKeySet();
  private final Set<String> changed = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean allChanged = new AtomicBoolean();
  private String open = "";

  /** Somebody in the lobby. */
  public interface Visitor {
    Who who();

    /** Sends a message in JSON; never waits. */
    void send(String message);
  }

  public Lobby(Listing listing) {
    this.listing = listing;
  }

  /** All that a person's lobby shows, in one query. */
  public Tree.Fields tree(Who who) {
    String person = who.person();
    List<Listing.Listed> all = listing.lobby(person == null ? "" : person, MOST);
    return Tree.fields()
        .put("mine", ListedTables.mine(all, who))
        .put("invited", ListedTables.all(all, Listing.Part.INVITED))
        .put("join", ListedTables.all(all, Listing.Part.JOIN))
        .put("watch", ListedTables.all(all, Listing.Part.WATCH));
  }

  /** Lets somebody in: he is told what there is, and from then on what is new. */
  public void enter(Visitor visitor) {
    visitors.add(visitor);
    sendMine(visitor);
    visitor.send(open());
  }

  public void leave(Visitor visitor) {
    visitors.remove(visitor);
  }

  /** Something was written of a table. */
  public void hear(String table) {
    if (!visitors.isEmpty()) {
      changed.add(table);
    }
  }

  /** Something may have been written of any table. */
  public void hearAll() {
    allChanged.set(true);
  }

  /** From time to time: tells all what is new. */
  public void tell() {
    boolean all = allChanged.getAndSet(false);
    List<String> tables = new ArrayList<>(changed);
    tables.forEach(changed::remove);
    if (visitors.isEmpty() || (tables.isEmpty() && !all)) {
      return;
    }
    Set<String> people = all ? Set.of() : sitting(tables);
    for (Visitor visitor : visitors) {
      if (all || people.contains(visitor.who().name())) {
        sendMine(visitor);
      }
    }
    String now = open();
    if (!now.equals(open)) {
      open = now;
      visitors.forEach(visitor -> visitor.send(now));
    }
  }

  /** Those in the lobby who sit at one of these tables. */
  private Set<String> sitting(List<String> tables) {
    Map<String, Visitor> people = new HashMap<>();
    visitors.forEach(visitor -> people.put(visitor.who().name(), visitor));
    List<String> names = List.copyOf(people.keySet());
    Set<String> found = new HashSet<>();
    for (List<String> some : pieces(tables)) {
      for (List<String> part : pieces(names)) {
        found.addAll(listing.sitting(some, part));
      }
    }
    return found;
  }

  private static List<List<String>> pieces(List<String> all) {
    List<List<String>> pieces = new ArrayList<>();
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      pieces.add(all.subList(from, Math.min(all.size(), from + AT_ONCE)));
    }
    return pieces;
  }

  private void sendMine(Visitor visitor) {
    String person = visitor.who().person();
    List<Listing.Listed> own = person == null ? List.of() : listing.ofAndInvited(person, MOST);
    visitor.send(
        Formats.json(
            Tree.fields()
                .put("type", "mine")
                .put("tables", ListedTables.mine(own, visitor.who()))
                .put("invited", ListedTables.all(own, Listing.Part.INVITED))));
  }

  private String open() {
    List<Listing.Listed> all = listing.open(MOST);
    return Formats.json(
        Tree.fields()
            .put("type", "open")
            .put("join", ListedTables.all(all, Listing.Part.JOIN))
            .put("watch", ListedTables.all(all, Listing.Part.WATCH)));
  }
}
