package banneret.miniatures.reserve;

import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Mode;
import org.jspecify.annotations.Nullable;

/** Which units wait beside the table, and which of them may come. */
public final class Reserve {
  private Reserve() {}

  /** True if a player has as many units on the table as may begin there. */
  public static boolean isFull(Battlefield field, int seat) {
    Mode mode = field.mode();
    int there = 0;
    int all = 0;
    for (int unit = field.from(seat); unit < field.from(seat) + Content.MOST_UNITS; unit++) {
      there += field.isOnTable(unit) ? 1 : 0;
      all += field.card(unit) >= 0 ? 1 : 0;
    }
    if (mode.isSiege) {
      return field.isDefender(seat) && there >= all / 2;
    }
    return mode.deployed > 0 && there >= mode.deployed;
  }

  /** Null if a unit that waits beside the table may come now, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit) {
    Mode mode = field.mode();
    if (mode.isSiege) {
      boolean may =
          field.isDefender(Content.seatOf(unit)) && field.round.get() >= mode.reserveRound;
      return !may
          ? Clauses.ARRIVES_IN_SIEGE
          : hasRoom(field, unit) ? null : Clauses.ARRIVES_IN_SIEGE;
    }
    if (mode.deployed == 0) {
      return Clauses.DEPLOY;
    }
    if (field.round.get() < mode.reserveRound) {
      return Clauses.ARRIVES;
    }
    if (field.activated.is(unit)) {
      return Clauses.of("mode.clash-of-kings.activated-wait");
    }
    return hasRoom(field, unit) ? null : Clauses.ARRIVES_HOME;
  }

  private static boolean hasRoom(Battlefield field, int unit) {
    return new Arrive(unit, Arrive.Way.RESERVE).hasRoom(field);
  }

  /** True if a player has a unit that may come now. */
  public static boolean isReady(Battlefield field, int seat) {
    if (!field.mode().hasReserves()) {
      return false;
    }
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isBeside(unit) && forbids(field, unit) == null) {
        return true;
      }
    }
    return false;
  }

  /** A destroyed unit is as it was at first, and waits beside the table. */
  public static void restore(Battlefield field, int unit) {
    field.waitBeside(unit);
    field.figures.set(unit, field.content.units.figures[field.card(unit)]);
  }
}
