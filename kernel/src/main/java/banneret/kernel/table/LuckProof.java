package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Committed;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the luck of a game comes from that anybody can check.
 *
 * @param commitment the hash of the secret, published before anyone sat down
 * @param contributions what the players added to it, in the order of their chairs
 * @param after how many outcomes the record had before, from elsewhere
 * @param secret the secret, once the game is over
 * @param hashes true if the hashes of the contributions were used in their place
 */
public record LuckProof(
    String commitment,
    List<String> contributions,
    int after,
    @Nullable String secret,
    boolean hashes) {
  private static final String HASHES = "hashes-contributions";

  /** A game to whose luck contributions were added as they are. */
  public LuckProof(
      String commitment, List<String> contributions, int after, @Nullable String secret) {
    this(commitment, contributions, after, secret, false);
  }

  /** The source of luck that this describes. */
  public static Committed source(String secret, List<String> contributions, boolean hashes) {
    return hashes ? Committed.hashing(secret, contributions) : new Committed(secret, contributions);
  }

  /**
   * Derives every outcome of a whole game anew; the error names the first that should be another,
   * or says why not every one can be derived.
   *
   * @return how many outcomes were derived
   */
  public static <P extends Position<P>> int check(Game<P> game, GameRecord record) {
    LuckProof dice = record.dice();
    if (dice == null) {
      throw new Malformed("", "the record does not say where its luck came from");
    }
    String secret = dice.secret();
    if (secret == null) {
      throw new Malformed("", "the secret of the dice is not in the record before the end");
    }
    if (!Committed.commitment(secret).equals(dice.commitment())) {
      throw new Malformed("", "the secret is not the one that was committed to");
    }
    dice.checkBeginning(record);
    new Replay<>(game, record).witness(source(secret, dice.contributions(), dice.hashes()));
    checkCourse(game, record);
    return record.drawn();
  }

  /** Nothing may have been rolled or dealt before the secret was used, nor added unseen to it. */
  private void checkBeginning(GameRecord record) {
    if (after > 0) {
      throw new Malformed(
          "",
          after
              + " of "
              + record.drawn()
              + " outcomes came from elsewhere: not every one can be derived anew");
    }
    if (record.start() != null) {
      throw new Malformed(
          "", "the game begins from a position: what was dealt before came from elsewhere");
    }
    if (contributions.size() != record.setup().seats()) {
      throw new Malformed(
          "", contributions.size() + " added to the dice, but there are " + record.setup().seats());
    }
    if (!hashes && contributions.stream().anyMatch(text -> text.indexOf(':') >= 0)) {
      throw new Malformed("", "who added what cannot be told: a part of it has a colon");
    }
  }

  /** Nobody may have taken back what the law leaves, nor anything once the secret was known. */
  private static <P extends Position<P>> void checkCourse(Game<P> game, GameRecord record) {
    List<Entry> entries = record.entries();
    if (entries.isEmpty()) {
      throw new Malformed("", "the record is empty");
    }
    Table<P> table = Table.replay(game, record.upTo(1), 1, new Seeded(0));
    for (Entry entry : entries.subList(1, entries.size())) {
      if (entry instanceof Entry.Undone && table.standing() != null) {
        throw new Malformed(
            "", "something was taken back after the end, when the secret was known");
      }
      table.follow(entry);
    }
    if (!table.record().entries().equals(entries)) {
      throw new Malformed("", "more or less was taken back than the law allows");
    }
    if (table.standing() == null) {
      throw new Malformed("", "the record stops before the end of the game");
    }
  }

  Tree.Fields write() {
    Tree.Items added = Tree.items();
    contributions.forEach(added::add);
    Tree.Fields out = Tree.fields().put("commitment", commitment).put("contributions", added);
    if (after > 0) {
      out.put("after", after);
    }
    if (hashes) {
      out.put(HASHES, true);
    }
    return secret == null ? out : out.put("secret", secret);
  }

  static LuckProof read(Tree.Fields in) {
    in.allow("commitment", "contributions", "after", "secret", HASHES);
    return new LuckProof(
        in.text("commitment"),
        List.copyOf(in.itemsOf("contributions").texts()),
        in.numberOr("after", 0, 0, Integer.MAX_VALUE),
        in.has("secret") ? in.text("secret") : null,
        in.flagOr(HASHES, false));
  }
}
