package banneret.miniatures.touch;

import banneret.geometry.plane.Contact;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Mode;

/** Who controls an objective. */
public final class Control {
  private Control() {}

  /** True if all of a token lies under the tray of a unit. */
  public static boolean covers(Battlefield field, int unit, int token) {
    return field.isOnTable(unit)
        && field
            .tray(unit)
            .holds(
                field.objectives.x(token),
                field.objectives.y(token),
                field.content.table.tokenRadius);
  }

  /** True if the tray of a unit lies over some part of a token. */
  public static boolean touches(Battlefield field, int unit, int token) {
    return Contact.overlap(
        field.tray(unit),
        field.outlines.layToken(
            field.objectives.x(token), field.objectives.y(token), field.outlines.end));
  }

  /** The unit that controls an objective now, or -1. */
  public static int controller(Battlefield field, int token) {
    int unit = field.objectives.holder.get(token);
    if (unit < 0 || !field.isOnTable(unit) || field.figures.get(unit) == 0) {
      return -1;
    }
    boolean controls =
        field.mode().isCarried || (covers(field, unit, token) && !isOutranked(field, unit));
    return controls ? unit : -1;
  }

  /** True if a unit is engaged with an enemy that has more ranks left. */
  private static boolean isOutranked(Battlefield field, int unit) {
    int own = ranks(field, unit);
    for (int enemy = Engaged.next(field, unit, 0);
        enemy >= 0;
        enemy = Engaged.next(field, unit, enemy + 1)) {
      if (ranks(field, enemy) > own) {
        return true;
      }
    }
    return false;
  }

  /** Ranks left; of a single figure its wounds left count as ranks. */
  private static int ranks(Battlefield field, int unit) {
    return field.isSolo(unit) ? field.health(unit) : field.ranks(unit);
  }

  /** True if a player's side controls an objective. */
  public static boolean is(Battlefield field, int seat, int token) {
    int unit = controller(field, token);
    return unit >= 0 && field.isOf(seat, unit);
  }

  /** How many objectives a player's side controls. */
  public static int count(Battlefield field, int seat) {
    int count = 0;
    for (int token = 0; token < field.objectives.count(); token++) {
      count += is(field, seat, token) ? 1 : 0;
    }
    return count;
  }

  /** The most objectives that any enemy of a player controls. */
  public static int mostOfEnemies(Battlefield field, int seat) {
    int most = 0;
    for (int other = 0; other < field.seats(); other++) {
      if (!field.arePartners(seat, other)) {
        most = Math.max(most, count(field, other));
      }
    }
    return most;
  }

  /** The objective with a card that a unit controls, or -1. */
  public static int withCard(Battlefield field, int unit, int card) {
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.card.get(token) == card && controller(field, token) == unit) {
        return token;
      }
    }
    return -1;
  }

  /** True if a non-combat unit has lost its abilities to an objective. */
  public static boolean isSilenced(Battlefield field, int seat, int ncu) {
    for (int token = 0; token < Mode.TOKENS; token++) {
      if (field.objectives.silenced.get(token) == ncu
          && field.objectives.silencedOf.get(token) == seat
          && controller(field, token) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** How many units of a player are on the table. */
  public static int units(Battlefield field, int seat) {
    int count = 0;
    for (int unit = field.from(seat); unit < field.from(seat) + Content.MOST_UNITS; unit++) {
      count += field.isOnTable(unit) && field.figures.get(unit) > 0 ? 1 : 0;
    }
    return count;
  }
}
