package banneret.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lies in the database, a record for each table. */
public final class Rows {
  /** All of them: a column goes to the component of its name. */
  static final List<Class<?>> ALL =
      List.of(
          Game.class,
          Chair.class,
          Origin.class,
          Unfinished.class,
          Sitting.class,
          Token.class,
          Holder.class,
          Session.class,
          Logged.class,
          Sealed.class,
          Proposal.class,
          Pace.class,
          Timer.class,
          Chat.class,
          Person.class);

  private Rows() {}

  /**
   * What is settled about a game before it begins, and how far it is.
   *
   * @param absence after how many minutes without its holder a seat may pass to a bot
   * @param hashes true if the hashes of contributions to the dice are used in their place
   */
  public record Game(
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
      long created,
      int absence,
      boolean hashes) {

    public Game withStatus(String next) {
      return new Game(
          id, title, edition, content, seats, options, start, asksAll, listed, watchable, owner,
          invite, secret, after, next, created, absence, hashes);
    }
  }

  /**
   * Who sits in a chair.
   *
   * @param seat the seat he has, or -1 before the game has begun
   * @param person who holds it, or null
   * @param name that person's name
   * @param account the name of that person's account, or null for a guest
   * @param bot the bot that plays, for him if there is a person
   * @param promised until when the game waits for his contribution to the dice; 0 if it does not
   */
  public record Chair(
      int chair,
      int seat,
      @Nullable String person,
      @Nullable String name,
      @Nullable String account,
      @Nullable String bot,
      String contribution,
      long promised) {

    /** The same chair, taken by somebody else or by nobody. */
    public Chair of(@Nullable String next, String added, long until) {
      return new Chair(chair, seat, next, null, null, null, added, until);
    }

    /** The same chair, for which this bot plays or, if it is null, none does. */
    public Chair playedBy(@Nullable String next) {
      return new Chair(chair, seat, person, name, account, next, contribution, promised);
    }

    /** The same chair, to which a seat has been dealt. */
    public Chair at(int next) {
      return new Chair(chair, next, person, name, account, bot, contribution, 0);
    }

    /** The same chair, whose holder has added this to the dice. */
    public Chair adds(String text) {
      return new Chair(chair, seat, person, name, account, bot, text, 0);
    }

    /** The same chair, whose holder has left it to the bot that played for him, if one did. */
    public Chair left(String added) {
      return new Chair(chair, seat, null, null, null, bot, added, 0);
    }
  }

  /**
   * What a game goes on from.
   *
   * @param kind a record, a position or another table
   * @param anew true once what is hidden has been dealt anew
   */
  public record Origin(String kind, boolean anew, String record) {}

  /** How many tables somebody has that are not over, and how many of them bots play alone. */
  public record Unfinished(int tables, int botsAlone) {}

  /** Somebody held a chair while the game was on. */
  public record Sitting(int chair, String person) {}

  /** A token by which a program plays for a chair, without the token itself. */
  public record Token(String id, int chair, String person, long created, long expires) {}

  /** Whose token it is, and for which chair it is good. */
  public record Holder(String game, int chair, String person, String id) {}

  /** Somebody's session, and when it was last used. */
  public record Session(String person, long seen) {}

  /** An entry of a record. */
  public record Logged(String game, int seq, long at, int awaited, String entry, String ids) {}

  /** A line that waits for the others. */
  public record Sealed(String game, int seq, int seat, String line, String ids) {}

  /**
   * How a game is timed, in milliseconds.
   *
   * @param kind {@link #LIVE} or {@link #DAYS}
   * @param answer live: what an answer brings back; days: the time of each answer
   * @param reserve what each seat has for the whole game
   * @param holidays how long a seat may be away in all while its time stands
   * @param late what happens when a seat's time is out: {@link #BOT}, {@link #RESIGN}, {@link
   *     #VOTE}
   */
  public record Pace(String kind, long answer, long reserve, long holidays, String late) {
    public static final String LIVE = "live";
    public static final String DAYS = "days";
    public static final String BOT = "bot";
    public static final String RESIGN = "resign";
    public static final String VOTE = "vote";

    public boolean isLive() {
      return kind.equals(LIVE);
    }
  }

  /**
   * What a seat has left of its time, in milliseconds.
   *
   * @param used how much of this answer's time was used before the clock stood for a holiday
   * @param since when it began to run, which may be after a holiday; 0 if it stands
   * @param due when it will be out; 0 if it stands or is out
   * @param away the seat is on holiday until then
   * @param late true if it is out and the others decide
   */
  public record Timer(
      int seat,
      long reserve,
      long used,
      long since,
      long due,
      long holidays,
      long away,
      boolean late) {

    public boolean runs() {
      return since > 0;
    }

    /** The same with another reserve, running since another moment or not. */
    public Timer with(long nextReserve, long nextUsed, long nextSince, long nextDue) {
      return new Timer(seat, nextReserve, nextUsed, nextSince, nextDue, holidays, away, late);
    }
  }

  /** A wish to take entries back: good as long as the record is as long as it was. */
  public record Proposal(int seq, int count, int seat, int agreed) {

    /** The same, to which these seats have agreed, too; a bit each. */
    public Proposal agreedBy(int seats) {
      return new Proposal(seq, count, seat, agreed | seats);
    }
  }

  /**
   * Something said.
   *
   * @param recipient the seat to which it was said, or -1 for the whole table
   * @param speaker who held the seat then
   * @param hearer who held the recipient's seat then
   * @param notice what the table itself tells of the seat, or null if somebody said it
   * @param seq for a notice, the last entry of the record then
   */
  public record Chat(
      int number,
      int seat,
      int recipient,
      String text,
      long at,
      String id,
      @Nullable String speaker,
      @Nullable String hearer,
      @Nullable String notice,
      int seq) {}

  /**
   * What became of a game for one seat.
   *
   * @param side the word of the seat
   * @param bot the bot that played it at the end, or null
   * @param people how many of the seats people held
   */
  public record Result(
      String game,
      int seat,
      String title,
      String side,
      @Nullable String person,
      @Nullable String bot,
      int place,
      int points,
      int seats,
      int people,
      long at) {}

  /** Somebody; the account is null for a guest. */
  public record Person(String id, String name, @Nullable String account) {}
}
