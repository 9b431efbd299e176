package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sweep;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.TableContent;
import org.jspecify.annotations.Nullable;

/** A tray that goes straight on: what it meets, and what it passes through. */
public final class Path {
  private Path() {}

  /**
   * Lays the tray of a unit as it sets out, a hair smaller than it is: trays that touch overlap or
   * miss each other by rounding, and do not hold each other.
   */
  public static Outline slim(Battlefield field, int unit, int x, int y, int heading) {
    Outline slim = field.outlines.slim;
    field.outlines.lay(unit, x, y, heading, -Outline.ROUNDING, slim);
    return slim;
  }

  /** Null if a unit may go so far from where its tray is laid, or the clause against it. */
  public static @Nullable Clause forbids(
      Battlefield field, int unit, Outline tray, int direction, int distance) {
    for (int other = 0; other < field.units(); other++) {
      if (field.isOnTable(other)
          && field.areEnemies(unit, other)
          && crosses(tray, field.tray(other), direction, distance)) {
        return Clauses.NO_CROSSING;
      }
    }
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, TableContent.IMPASSABLE)
          && crosses(tray, field.outlines.piece(piece), direction, distance)) {
        return Clauses.IMPASSABLE;
      }
    }
    return null;
  }

  private static boolean crosses(Outline tray, Outline other, int direction, int distance) {
    return distance == 0
        ? Contact.overlap(tray, other)
        : Sweep.crosses(tray, other, direction, distance);
  }

  /** The keywords that mean anything to a unit. */
  private static int ignored(Battlefield field, int unit, int keywords) {
    int ground = TableContent.DANGEROUS | TableContent.DIFFICULT | TableContent.HINDERING;
    boolean ignores = (keywords & ground) != 0 && InForce.allows(field, Act.IGNORE_GROUND, unit);
    return ignores ? keywords & ~ground : keywords;
  }

  /** How many pieces of terrain with one of these keywords a move passes through. */
  public static int pieces(
      Battlefield field, int unit, Outline tray, int direction, int distance, int keywords) {
    int met = ignored(field, unit, keywords);
    int count = 0;
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, met)
          && crosses(tray, field.outlines.piece(piece), direction, distance)) {
        count++;
      }
    }
    return count;
  }

  /** What a move of this length uses up: difficult ground costs an inch for each piece. */
  public static int cost(Battlefield field, int unit, Outline tray, int direction, int distance) {
    return distance == 0
        ? 0
        : distance
            + Inches.ONE * pieces(field, unit, tray, direction, distance, TableContent.DIFFICULT);
  }

  /** The pieces of dangerous ground that a move passes through, a bit each. */
  public static int danger(Battlefield field, int unit, Outline tray, int direction, int distance) {
    int met = ignored(field, unit, TableContent.DANGEROUS);
    int found = 0;
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, met)
          && crosses(tray, field.outlines.piece(piece), direction, distance)) {
        found |= 1 << piece;
      }
    }
    return found;
  }
}
