package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/**
 * The active player moves his hordes, one at a time, each warrior once, to adjacent tiles.
 *
 * @param begins true before the first move of the turn
 */
public record MoveHordes(boolean begins) implements Procedure<City> {
  public static final MoveHordes STEP = new MoveHordes(true);
  private static final MoveHordes NEXT = new MoveHordes(false);
  private static final From FROM = new From();

  @Override
  public String name() {
    return begins ? "moves" : "more-moves";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (begins && Turn.frozenBy(city) != null) {
      return;
    }
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (city.movable(at) > 0) {
        flow.then(FROM);
        return;
      }
    }
  }

  /** Null if so many warriors may go from one place to another, or the clause that forbids it. */
  static @Nullable Clause forbids(City city, int seat, int from, int to, int count) {
    if (city.isCamp(from)) {
      if (city.facing(from - city.content.spaces) != to) {
        return Clauses.ENTERS_AT_ITS_SPACE;
      }
    } else if (!city.content.isAdjacent[from][to]) {
      return Clauses.ADJACENT;
    }
    return city.horde(seat, to) + count > City.MAX_HORDE ? Clauses.MERGE : null;
  }

  /** True if some warriors of the player may leave a place for another. */
  public static boolean mayLeave(City city, int seat, int from) {
    return FROM.forbids(city, seat, from) == null;
  }

  /** The fewest warriors of a horde that may go: all of it before the first conquest. */
  static int fewest(City city, int seat, int from) {
    return city.hasConquered(seat) ? 1 : city.movable(from);
  }

  /** Which horde moves next, if any. */
  public record From() implements HordeAsk {
    @Override
    public String name() {
      return "move-from";
    }

    @Override
    public String verb() {
      return "move";
    }

    @Override
    public Clause clause(City city) {
      return Clauses.MOVE;
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int from) {
      if (from == DONE) {
        return null;
      }
      if (city.horde(seat, from) == 0) {
        return Clauses.HORDE;
      }
      if (city.hasCalled(from)) {
        return Clauses.REINFORCED_STAYS;
      }
      if (city.movable(from) <= 0) {
        return Clauses.ONCE_PER_WARRIOR;
      }
      int fewest = fewest(city, seat, from);
      if (city.isCamp(from)) {
        int to = city.facing(from - city.content.spaces);
        return MoveHordes.forbids(city, seat, from, to, fewest);
      }
      for (int to : city.content.adjacent[from]) {
        if (city.horde(seat, to) + fewest <= City.MAX_HORDE) {
          return null;
        }
      }
      return Clauses.MERGE;
    }

    @Override
    public void act(City city, int seat, int from, Flow<City> flow) {
      flow.then(new To(from), NEXT);
    }

    @Override
    public int concerned(City city, int seat, int from) {
      return city.movable(from);
    }
  }

  /** Where the horde goes. */
  public record To(int from) implements TurnAsk {
    @Override
    public String name() {
      return "move-to";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("from", from);
    }

    @Override
    public Clause clause(City city) {
      return city.isCamp(from) ? Clauses.ENTERS_AT_ITS_SPACE : Clauses.ADJACENT;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.with("from", "place", from).number("n", city.movable(from));
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      Places.spaces(city, out);
    }

    @Override
    public void options(City city, int seat, Options out) {
      int fewest = fewest(city, seat, from);
      if (city.isCamp(from)) {
        out.add(city.facing(from - city.content.spaces));
        return;
      }
      for (int to : city.content.adjacent[from]) {
        if (city.horde(seat, to) + fewest <= City.MAX_HORDE) {
          out.add(to);
        }
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int to) {
      return MoveHordes.forbids(city, seat, from, to, fewest(city, seat, from));
    }

    @Override
    public void answer(City city, int seat, int to, Flow<City> flow) {
      if (city.movable(from) > 1) {
        flow.then(new Count(from, to));
      } else {
        go(city, seat, from, to, city.movable(from), flow);
      }
    }

    @Override
    public String phrase(City city, int seat, int to) {
      return "to " + city.content.spaceNames.word(to);
    }

    @Override
    public void say(City city, int seat, int to, Saying out) {
      out.with("where", "place", to);
    }
  }

  /** How many warriors go: a horde may split once its player has conquered a tile. */
  public record Count(int from, int to) implements TurnAsk {
    @Override
    public String name() {
      return "move-count";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("from", from).put("to", to);
    }

    @Override
    public Clause clause(City city) {
      return Clauses.SPLIT;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.with("from", "place", from).with("to", "place", to).number("n", city.movable(from));
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      for (int count = 1; count <= City.WARRIORS; count++) {
        out.add(count);
      }
    }

    @Override
    public void options(City city, int seat, Options out) {
      int most = Math.min(city.movable(from), City.MAX_HORDE - city.horde(seat, to));
      for (int count = fewest(city, seat, from); count <= most; count++) {
        out.add(count);
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int count) {
      if (count > city.movable(from)) {
        return Clauses.ONCE_PER_WARRIOR;
      }
      if (count < fewest(city, seat, from)) {
        return Clauses.NO_SPLIT;
      }
      return MoveHordes.forbids(city, seat, from, to, count);
    }

    @Override
    public void answer(City city, int seat, int count, Flow<City> flow) {
      go(city, seat, from, to, count, flow);
    }

    @Override
    public String phrase(City city, int seat, int count) {
      return "with " + count;
    }

    @Override
    public void say(City city, int seat, int count, Saying out) {
      out.number("n", count);
    }
  }

  private static void go(City city, int seat, int from, int to, int count, Flow<City> flow) {
    city.lead(seat, from, to, count);
    city.addArrived(to, count);
    flow.tell(Happenings.MOVED, seat, from, to, count);
  }
}
