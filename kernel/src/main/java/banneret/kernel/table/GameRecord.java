package banneret.kernel.table;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole game: what was settled before it, and everything that was said and dealt.
 *
 * @param asksAll true if seats were asked even where they had no choice and others could not know
 * @param start the position it began from, if that was not a new game
 * @param players who sat in each chair, or nothing if that was not noted; the rules do not ask
 * @param dice where its luck came from, if that can be checked
 */
public record GameRecord(
    String game,
    int edition,
    String content,
    Setup setup,
    boolean asksAll,
    Tree.@Nullable Fields start,
    List<Entry> entries,
    List<String> players,
    @Nullable LuckProof dice) {
  /** What whoever keeps a record may note beside it; no part of the game. */
  public static final String BESIDE = "beside";

  private static final int FORMAT = 1;
  private static final String SEEN_BY = "seen-by";

  /** A game of which nobody noted who played it, nor where its luck came from. */
  public GameRecord(
      String game,
      int edition,
      String content,
      Setup setup,
      boolean asksAll,
      Tree.@Nullable Fields start,
      List<Entry> entries) {
    this(game, edition, content, setup, asksAll, start, entries, List.of(), null);
  }

  /** The same game, with who sat in each chair. */
  public GameRecord playedBy(List<String> chairs) {
    return new GameRecord(
        game, edition, content, setup, asksAll, start, entries, List.copyOf(chairs), dice);
  }

  /** The same game, with where its luck came from. */
  public GameRecord with(LuckProof source) {
    return new GameRecord(game, edition, content, setup, asksAll, start, entries, players, source);
  }

  /** The entries still in force: without those taken back, and without the taking back. */
  public List<Entry> inForce() {
    List<Entry> kept = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry instanceof Entry.Undone undone) {
        if (undone.count() >= kept.size()) {
          throw new Malformed("", "a record takes back more entries than it has");
        }
        kept.subList(kept.size() - undone.count(), kept.size()).clear();
      } else {
        kept.add(entry);
      }
    }
    return List.copyOf(kept);
  }

  /** The same with its first so many entries alone. */
  GameRecord upTo(int count) {
    return new GameRecord(
        game, edition, content, setup, asksAll, start, entries.subList(0, count), players, dice);
  }

  /** How many outcomes of luck were drawn, those that were taken back included. */
  public int drawn() {
    int drawn = 0;
    for (Entry entry : entries) {
      drawn += entry.dealt().size();
    }
    return drawn;
  }

  public Tree.Fields write() {
    Tree.Fields out = head();
    if (start != null) {
      out.put("start", start);
    }
    Tree.Items list = Tree.items();
    for (Entry entry : entries) {
      list.add(entry.write());
    }
    return out.put("entries", list);
  }

  /**
   * What a seat may read of the record before the end; it cannot be played again. A seat of -1 is a
   * spectator.
   */
  public Tree.Fields seenBy(int seat) {
    Tree.Items list = Tree.items();
    for (Entry entry : entries) {
      list.add(entry.seenBy(seat));
    }
    return head().put(SEEN_BY, seat).put("entries", list);
  }

  private Tree.Fields head() {
    Tree.Fields out =
        Tree.fields()
            .put("format", FORMAT)
            .put("game", game)
            .put("edition", edition)
            .put("content", content)
            .put("seats", setup.seats())
            .put("options", setup.options());
    if (asksAll) {
      out.put("asks-all", true);
    }
    if (!players.isEmpty()) {
      Tree.Items chairs = Tree.items();
      players.forEach(chairs::add);
      out.put("players", chairs);
    }
    return dice == null ? out : out.put("dice", dice.write());
  }

  /** Reads what {@link #write} wrote, with an error that says what is wrong and where. */
  public static GameRecord read(Tree tree) {
    Tree.Fields in = tree.asFields();
    if (in.has(SEEN_BY)) {
      throw in.wrong(
          "this is what one reader knew of a game in progress: it cannot be played again");
    }
    in.allow(
        "format",
        "game",
        "edition",
        "content",
        "seats",
        "options",
        "asks-all",
        "start",
        "players",
        "dice",
        "entries",
        BESIDE);
    in.number("format", FORMAT, FORMAT);
    int seats = in.number("seats", 1, 8);
    List<String> players = in.itemsIfAny("players").texts();
    if (!players.isEmpty() && players.size() != seats) {
      throw in.get("players").wrong("expected one for each of " + seats + " seats");
    }
    List<Entry> entries = new ArrayList<>();
    for (Tree entry : in.itemsOf("entries").all()) {
      entries.add(Entry.read(entry.asFields(), seats));
    }
    return new GameRecord(
        in.text("game"),
        in.number("edition"),
        in.text("content"),
        new Setup(seats, in.fieldsIfAny("options")),
        in.flagOr("asks-all", false),
        in.has("start") ? in.fieldsOf("start") : null,
        List.copyOf(entries),
        List.copyOf(players),
        in.has("dice") ? LuckProof.read(in.fieldsOf("dice")) : null);
  }
}
