package banneret.server.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** Tables in a list, with those who sit there: one query each, by an index. */
public final class Listing {
  private static final String PERSONS =
      "(select id from game where owner = :person"
          + " union select game from chair where person = :person)";
  private static final int MATCHING = 1918; // Any number of our own.
  private static final String NEWEST = " order by created desc limit :most";

  private final Jdbi jdbi;

  public Listing(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Why a table is in a list. */
  public enum Part {
    /** Somebody sits there or has made it; what is over comes last. */
    MINE(
        "id in "
            + PERSONS
            + " order by case when status = 'over' then 1 else 0 end, created desc limit :most"),
    /** Somebody has been invited by name, by one he has not blocked. */
    INVITED(
        "status = 'gathering' and id in (select game from invitation where person = :person"
            + " and not exists (select 1 from block where block.person = :person"
            + " and block.other = invitation.inviter))"
            + NEWEST),
    /** Anybody may sit down. */
    JOIN("listed = 1 and status = 'gathering'" + NEWEST),
    /** Anybody may look on. */
    WATCH("listed = 1 and watchable = 1 and status = 'playing'" + NEWEST);

    private final String which;

    Part(String which) {
      this.which = which;
    }

    private String sql() {
      return "select * from (select game.*, "
          + ordinal()
          + " as part from game where "
          + which
          + ") part"
          + ordinal();
    }
  }

  /**
   * A table in a list.
   *
   * @param asked the seats that it waits for, a bit each
   * @param pace how it is timed, or null
   */
  public record Listed(
      Part part,
      String id,
      String title,
      String status,
      long created,
      @Nullable String owner,
      List<Rows.Chair> chairs,
      int asked,
      Rows.@Nullable Pace pace) {}

  /** A chair with what its table is. */
  public record Line(
      int part,
      String game,
      String title,
      String status,
      long created,
      @Nullable String owner,
      @Nested Rows.Chair chair,
      boolean asked,
      @Nullable String paceKind,
      long paceAnswer,
      long paceReserve,
      long paceHolidays,
      @Nullable String paceLate) {}

  /** Tables that anybody may join or watch. */
  public List<Listed> open(int most) {
    return list(List.of(Part.JOIN, Part.WATCH), "", most);
  }

  /** The tables a person sits at or has made. */
  public List<Listed> of(String person, int most) {
    return list(List.of(Part.MINE), person, most);
  }

  /** The same and those to which a person has been invited. */
  public List<Listed> ofAndInvited(String person, int most) {
    return list(List.of(Part.MINE, Part.INVITED), person, most);
  }

  /** All that a person's lobby shows; a table of his own is not shown twice. */
  public List<Listed> lobby(String person, int most) {
    return list(List.of(Part.values()), person, most);
  }

  private List<Listed> list(List<Part> parts, String person, int most) {
    Map<String, List<Line>> tables = new LinkedHashMap<>();
    jdbi.useHandle(handle -> {
      try (Query query = handle.createQuery(sql(parts)).bind("most", most).bind("person", person)) {
        query
            .map(ConstructorMapper.of(Line.class))
            .forEach(line -> tables.computeIfAbsent(line.game, any -> new ArrayList<>()).add(line));
      }
    });
    return tables.values().stream().map(Listing::listed).toList();
  }

  /** A table from its lines, which are one for each chair; the first part it is in counts. */
  private static Listed listed(List<Line> lines) {
    Line first = lines.getFirst();
    List<Line> own = lines.stream().filter(line -> line.part == first.part).toList();
    int asked = 0;
    for (Line line : own) {
      asked |= line.asked ? 1 << line.chair.seat() : 0;
    }
    String kind = first.paceKind;
    String late = first.paceLate;
    Rows.Pace pace =
        kind == null || late == null
            ? null
            : new Rows.Pace(kind, first.paceAnswer, first.paceReserve, first.paceHolidays, late);
    return new Listed(
        Part.values()[first.part],
        first.game,
        first.title,
        first.status,
        first.created,
        first.owner,
        own.stream().map(Line::chair).toList(),
        asked,
        pace);
  }

  /** A seat is asked if the last entry waits for it and it has not sealed a line since. */
  private static String sql(List<Part> parts) {
    return "select "
        + Store.CHAIR
        + ", found.part, chair.game, found.title, found.status, found.created, found.owner,"
        + " pace.kind as pace_kind, pace.answer as pace_answer, pace.reserve as pace_reserve,"
        + " pace.holidays as pace_holidays, pace.late as pace_late,"
        + " case when (log.awaited >> chair.seat) % 2 = 1 and sealed.seat is null"
        + " then 1 else 0 end as asked"
        + " from ("
        + String.join(" union all ", parts.stream().map(Part::sql).toList())
        + ") found"
        + " join chair on chair.game = found.id"
        + " left join pace on pace.game = found.id"
        + " left join person on person.id = chair.person"
        + " left join log on log.game = found.id"
        + " and log.seq = (select max(seq) from log where log.game = found.id)"
        + " left join sealed on sealed.game = found.id and sealed.seq = log.seq + 1"
        + " and sealed.seat = chair.seat"
        + " order by found.part, case when found.status = 'over' then 1 else 0 end,"
        + " found.created desc, found.id, chair.chair";
  }

  /**
   * Open tables of a game at which one more may sit, the oldest first; not those of one person.
   *
   * @param pace how they are timed, or null for those that are not
   */
  public List<String> matching(
      String title, String options, Rows.@Nullable Pace pace, String person, int most) {
    return jdbi.withHandle(handle -> matching(handle, title, options, pace, person, most));
  }

  /** The same within a transaction: who looks for such a table there has it for himself. */
  public static List<String> matchingAlone(
      Handle handle,
      boolean shared,
      String title,
      String options,
      Rows.@Nullable Pace pace,
      String person) {
    if (shared) {
      handle.execute("select pg_advisory_xact_lock(" + MATCHING + ")");
    }
    return matching(handle, title, options, pace, person, 1);
  }

  private static List<String> matching(
      Handle handle,
      String title,
      String options,
      Rows.@Nullable Pace pace,
      String person,
      int most) {
    String timed =
        pace == null
            ? "pace.kind is null"
            : "pace.kind = :kind and pace.answer = :answer and pace.reserve = :reserve"
                + " and pace.holidays = :holidays and pace.late = :late";
    Query query =
        handle.createQuery(
            "select game.id from game left join pace on pace.game = game.id"
                + " where listed = 1 and status = 'gathering' and title = :title"
                + " and options = :options and "
                + timed
                + " and exists (select 1 from chair where chair.game = game.id"
                + " and chair.person is null and chair.bot is null)"
                + " and not exists (select 1 from origin where origin.game = game.id)"
                + " and not exists (select 1 from chair join block on block.person = chair.person"
                + " and block.other = :person where chair.game = game.id)"
                + " and not exists (select 1 from chair join block on block.other = chair.person"
                + " and block.person = :person where chair.game = game.id)"
                + " and game.id not in "
                + PERSONS
                + " order by created, game.id limit :most");
    if (pace != null) {
      query
          .bind("kind", pace.kind())
          .bind("answer", pace.answer())
          .bind("reserve", pace.reserve())
          .bind("holidays", pace.holidays())
          .bind("late", pace.late());
    }
    return query
        .bind("title", title)
        .bind("options", options)
        .bind("person", person)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /** Those of some people who sit at some tables or are invited there. */
  public List<String> sitting(List<String> tables, List<String> people) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select person from chair where game in (<tables>) and person in (<people>)"
                    + " union select person from invitation"
                    + " where game in (<tables>) and person in (<people>)")
            .bindList("tables", tables)
            .bindList("people", people)
            .mapTo(String.class)
            .list());
  }

  /** How the database finds the tables of all lists, for whoever wants to know. */
  public String plan() {
    return jdbi.withHandle(handle -> {
      StringBuilder out = new StringBuilder();
      try (Query query =
          handle
              .createQuery("explain query plan " + sql(List.of(Part.values())))
              .bind("most", 1)
              .bind("person", "")) {
        query
            .map((row, context) -> row.getString("detail"))
            .forEach(line -> out.append(line).append('\n'));
      }
      return out.toString();
    });
  }
}
