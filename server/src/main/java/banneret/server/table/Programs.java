package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import banneret.server.people.Secrets;
import banneret.server.people.Who;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Write;
import banneret.server.trouble.Trouble;
import java.time.Instant;
import java.util.List;

/**
 * The tokens by which programs play for those who sit: they end by themselves, when they are
 * revoked, and when whoever gave them gets up.
 *
 * @param <P> the game's position
 */
public final class Programs<P extends Position<P>> {
  private static final int MOST = 20;
  private static final long LIFE_SECONDS = 90L * 24 * 3600;

  private final SharedTable<P> table;

  Programs(SharedTable<P> table) {
    this.table = table;
  }

  /** A new token for a chair that somebody holds. */
  public Tree.Fields allow(Who who, int chair) {
    return table.attempt(() -> {
      String person = holder(who, chair);
      if (of(chair).size() >= MOST) {
        throw Trouble.of(409, "too-many-tokens");
      }
      long now = table.context().clock().now();
      Rows.Token token = new Rows.Token(Secrets.id(), chair, person, now, now + LIFE_SECONDS);
      String secret = Secrets.token();
      String hash = Secrets.hash(secret);
      String game = table.id();
      // Whether he still holds the chair is asked again when it is written.
      table.commit(Write.of(game, handle -> Changes.insertToken(handle, hash, game, token)));
      return tree(token).put("token", secret);
    });
  }

  /** The tokens of a chair, without what makes them work. */
  public Tree.Fields list(Who who, int chair) {
    return table.look(() -> {
      holder(who, chair);
      Tree.Items out = Tree.items();
      of(chair).forEach(token -> out.add(tree(token)));
      return Tree.fields().put("tokens", out);
    });
  }

  /** Ends a token; whoever plays with it is sent away. */
  public Tree.Fields revoke(Who who, int chair, String id) {
    return table.attempt(() -> {
      holder(who, chair);
      String game = table.id();
      table.commit(Write.to(game).and(handle -> Changes.dropToken(handle, game, chair, id)));
      dismissEnded();
      return Tree.fields();
    });
  }

  private String holder(Who who, int chair) {
    String person = who.known();
    if (!table.chairs().holds(who, table.chairs().chair(chair))) {
      throw Trouble.of(403, "not-yours");
    }
    return person;
  }

  private List<Rows.Token> of(int chair) {
    return table.context().store().tokens(table.id(), table.context().clock().now()).stream()
        .filter(token -> token.chair() == chair)
        .toList();
  }

  private static Tree.Fields tree(Rows.Token token) {
    return Tree.fields()
        .put("id", token.id())
        .put("created", Instant.ofEpochSecond(token.created()).toString())
        .put("expires", Instant.ofEpochSecond(token.expires()).toString());
  }

  /** Sends those away whose token has ended. */
  void dismissEnded() {
    if (table.audience().has(Who::isProgram)) {
      List<String> alive =
          table.context().store().tokens(table.id(), table.context().clock().now()).stream()
              .map(Rows.Token::id)
              .toList();
      table
          .audience()
          .dismiss(
              who -> who.isProgram() && !alive.contains(who.token()), Trouble.of(401, "stranger"));
    }
  }
}
