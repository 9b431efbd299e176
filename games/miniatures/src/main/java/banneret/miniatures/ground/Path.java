package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sweep;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import org.jspecify.annotations.Nullable;

/** A tray that goes straight on: what it meets, and what it passes through. */
public final class Path {
  private static final int UNIT = 1 << 20;

  /** What some units ignore. */
  private static final int GROUND =
      TableContent.DANGEROUS | TableContent.DIFFICULT | TableContent.HINDERING;

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
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    double right = Heading.x(direction, UNIT);
    double ahead = Heading.y(direction, UNIT);
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if ((field.areEnemies(unit, other) || Content.isWall(other))
          && !passes(tray, all.tray(other), round + all.radius(other), right, ahead, distance)
          && crosses(tray, all.tray(other), direction, distance)) {
        return Clauses.NO_CROSSING;
      }
    }
    boolean isBarred = pieces(field, tray, direction, distance, TableContent.IMPASSABLE) != 0;
    return isBarred ? Clauses.IMPASSABLE : null;
  }

  private static boolean crosses(Outline tray, Outline other, int direction, int distance) {
    return distance == 0
        ? Contact.overlap(tray, other)
        : Sweep.crosses(tray, other, direction, distance);
  }

  /** True if something surely stays clear of another: their circles do. */
  public static boolean passes(
      Outline tray, Outline other, int rounds, int direction, int distance) {
    double right = Heading.x(direction, UNIT);
    return passes(tray, other, rounds, right, Heading.y(direction, UNIT), distance);
  }

  private static boolean passes(
      Outline tray, Outline other, int rounds, double right, double ahead, int distance) {
    double across = other.centreX() - tray.centreX();
    double up = other.centreY() - tray.centreY();
    double reach = (rounds + 2.0) * UNIT;
    double aside = across * ahead - up * right;
    if (aside > reach || aside < -reach) {
      return true;
    }
    double along = across * right + up * ahead;
    return along < -reach || along > reach + (double) distance * UNIT;
  }

  /** The pieces of terrain with one of these keywords that a move passes through, a bit each. */
  private static int pieces(
      Battlefield field, Outline tray, int direction, int distance, int keywords) {
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    double right = Heading.x(direction, UNIT);
    double ahead = Heading.y(direction, UNIT);
    int found = 0;
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      Outline wall = all.ground(piece);
      if (field.isTerrain(piece, keywords)
          && !passes(tray, wall, round + all.pieceRadius(piece), right, ahead, distance)
          && crosses(tray, wall, direction, distance)) {
        found |= 1 << piece;
      }
    }
    return found;
  }

  /** The same for a unit, which may ignore some ground. */
  private static int met(
      Battlefield field, int unit, Outline tray, int direction, int distance, int keywords) {
    int found = pieces(field, tray, direction, distance, keywords);
    boolean ignores =
        found != 0 && (keywords & GROUND) != 0 && InForce.allows(field, Act.IGNORE_GROUND, unit);
    return ignores ? pieces(field, tray, direction, distance, keywords & ~GROUND) : found;
  }

  /** How many pieces of terrain with one of these keywords a move passes through. */
  public static int pieces(
      Battlefield field, int unit, Outline tray, int direction, int distance, int keywords) {
    return Integer.bitCount(met(field, unit, tray, direction, distance, keywords));
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
    return met(field, unit, tray, direction, distance, TableContent.DANGEROUS);
  }
}
