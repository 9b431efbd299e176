package banneret.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the luck of a game comes from that anybody can check.
 *
 * @param commitment the hash of the secret, published before anyone sat down
 * @param contributions what the players added to it, in the order of their chairs
 * @param after how many outcomes the record had before, from elsewhere
 * @param secret the secret, once the game is over
 */
public record Dice(
    String commitment, List<String> contributions, int after, @Nullable String secret) {

  /**
   * Derives every outcome of a record anew; the error names the first that should be another.
   *
   * @return how many outcomes were derived
   */
  public static <P extends Position<P>> int check(Game<P> game, GameRecord record) {
    Dice dice = record.dice();
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
    Committed source = new Committed(secret, dice.contributions());
    source.resume(dice.after());
    new Replay<>(game, record).witness(source, dice.after());
    return record.drawn() - dice.after();
  }

  Tree.Fields write() {
    Tree.Items added = Tree.items();
    contributions.forEach(added::add);
    Tree.Fields out = Tree.fields().put("commitment", commitment).put("contributions", added);
    if (after > 0) {
      out.put("after", after);
    }
    return secret == null ? out : out.put("secret", secret);
  }

  static Dice read(Tree.Fields in) {
    in.allow("commitment", "contributions", "after", "secret");
    return new Dice(
        in.text("commitment"),
        List.copyOf(in.itemsOf("contributions").texts()),
        in.numberOr("after", 0, 0, Integer.MAX_VALUE),
        in.has("secret") ? in.text("secret") : null);
  }
}
