package banneret.server.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** Tables in a list, the newest first, with those who sit there: one query each. */
public final class Listing {
  private static final String OPEN =
      "listed = 1 and status <> 'over' and (status = 'gathering' or watchable = 1)";
  private static final String OF_PERSON =
      "id in (select id from game where owner = :person"
          + " union select game from chair where person = :person)";

  private final Jdbi jdbi;

  public Listing(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * A table in a list.
   *
   * @param asked the seats that it waits for, a bit each
   */
  public record Listed(
      String id,
      String title,
      String status,
      long created,
      @Nullable String owner,
      List<Rows.Chair> chairs,
      int asked) {}

  /** A chair with what its table is. */
  public record Line(
      String game,
      String title,
      String status,
      long created,
      @Nullable String owner,
      @Nested Rows.Chair chair,
      boolean asked) {}

  /** Tables that anybody may join or watch. */
  public List<Listed> open(int most) {
    return list(OPEN, null, most);
  }

  /** The tables a person sits at or has made. */
  public List<Listed> of(String person, int most) {
    return list(OF_PERSON, person, most);
  }

  private List<Listed> list(String which, @Nullable String person, int most) {
    Map<String, List<Line>> tables = new LinkedHashMap<>();
    jdbi.useHandle(handle -> {
      try (Query query = handle.createQuery(sql(which)).bind("most", most)) {
        if (person != null) {
          query.bind("person", person);
        }
        query
            .map(ConstructorMapper.of(Line.class))
            .forEach(line -> tables.computeIfAbsent(line.game, any -> new ArrayList<>()).add(line));
      }
    });
    return tables.values().stream().map(Listing::listed).toList();
  }

  /** A table from its lines, which are one for each chair. */
  private static Listed listed(List<Line> lines) {
    Line first = lines.getFirst();
    int asked = 0;
    for (Line line : lines) {
      asked |= line.asked ? 1 << line.chair.seat() : 0;
    }
    List<Rows.Chair> chairs = lines.stream().map(Line::chair).toList();
    return new Listed(
        first.game, first.title, first.status, first.created, first.owner, chairs, asked);
  }

  /** A seat is asked if the last entry waits for it and it has not sealed a line since. */
  private static String sql(String which) {
    return "select "
        + Store.CHAIR
        + ", chair.game, found.title, found.status, found.created, found.owner,"
        + " case when (log.awaited >> chair.seat) % 2 = 1 and sealed.seat is null"
        + " then 1 else 0 end as asked"
        + " from (select * from game where "
        + which
        + " order by created desc limit :most) found"
        + " join chair on chair.game = found.id"
        + " left join person on person.id = chair.person"
        + " left join log on log.game = found.id"
        + " and log.seq = (select max(seq) from log where log.game = found.id)"
        + " left join sealed on sealed.game = found.id and sealed.seq = log.seq + 1"
        + " and sealed.seat = chair.seat"
        + " order by found.created desc, found.id, chair.chair";
  }

  /** How the database finds the tables of a list, for whoever wants to know. */
  public String plan() {
    return jdbi.withHandle(handle -> {
      StringBuilder out = new StringBuilder();
      for (String which : List.of(OPEN, OF_PERSON)) {
        try (Query query = handle.createQuery("explain query plan " + sql(which))) {
          query.bind("most", 1);
          if (which.equals(OF_PERSON)) {
            query.bind("person", "");
          }
          query
              .map((row, context) -> row.getString("detail"))
              .forEach(line -> out.append(line).append('\n'));
        }
      }
      return out.toString();
    });
  }
}
