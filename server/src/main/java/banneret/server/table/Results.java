package banneret.server.table;

import banneret.kernel.step.Standing;
import banneret.kernel.tree.Names;
import banneret.server.game.RunningGame;
import banneret.server.store.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What became of a game for each who played it. */
final class Results {
  private Results() {}

  /** Nothing if somebody played against himself. */
  static List<Rows.Result> of(RunningGame<?> play, Rows.Game row, Chairs chairs, long now) {
    Standing standing = play.standing();
    List<String> held =
        chairs.all().stream().map(Rows.Chair::person).filter(Objects::nonNull).toList();
    if (standing == null || held.stream().distinct().count() < held.size()) {
      return List.of();
    }
    Names sides = play.sides();
    List<Rows.Result> results = new ArrayList<>();
    for (Rows.Chair chair : chairs.all()) {
      int seat = chair.seat();
      results.add(
          new Rows.Result(
              row.id(),
              seat,
              row.title(),
              sides.word(seat),
              chair.person(),
              chair.bot(),
              standing.places()[seat],
              standing.points()[seat],
              row.seats(),
              held.size(),
              now));
    }
    return results;
  }
}
