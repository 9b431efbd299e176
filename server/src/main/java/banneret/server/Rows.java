package banneret.server;

import org.jspecify.annotations.Nullable;

/** What lies in the database, a record for each table. */
final class Rows {
  private Rows() {}

  /** What is settled about a game before it begins, and how far it is. */
  record Game(
      String id,
      String title,
      int edition,
      String content,
      int seats,
      String options,
      @Nullable String start,
      boolean asksAll,
      boolean listed,
      boolean watchable,
      @Nullable String owner,
      String invite,
      String secret,
      int after,
      String status,
      long created) {

    Game withStatus(String next) {
      return new Game(
          id, title, edition, content, seats, options, start, asksAll, listed, watchable, owner,
          invite, secret, after, next, created);
    }
  }

  /**
   * Who sits in a chair.
   *
   * @param seat the seat he has, or -1 before the game has begun
   * @param person who holds it, or null
   * @param name that person's name
   * @param bot the bot that plays, for him if there is a person
   */
  record Chair(
      int chair,
      int seat,
      @Nullable String person,
      @Nullable String name,
      @Nullable String bot,
      String contribution) {}

  /** An entry of a record. */
  record Logged(String game, int seq, long at, int awaited, String entry, String ids) {}

  /** A line that waits for the others. */
  record Sealed(String game, int seq, int seat, String line, String ids) {}

  /** A wish to take entries back: good as long as the record is as long as it was. */
  record Proposal(int seq, int count, int seat, int agreed) {}

  /** Something said; the recipient is -1 for the whole table. */
  record Chat(int number, int seat, int recipient, String text, long at, String id) {}

  /** Somebody; the account is null for a guest. */
  record Person(String id, String name, @Nullable String account) {}
}
