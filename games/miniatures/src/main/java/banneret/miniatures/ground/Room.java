package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import org.jspecify.annotations.Nullable;

/** Where a tray may come to lie. */
public final class Room {
  private Room() {}

  /** Null if a unit may end a move with its tray there, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit, Outline tray) {
    if (!isOnTable(field, tray)) {
      return Clauses.TABLE_EDGE;
    }
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (other == unit || all.isFar(tray, round, other, Inches.ONE)) {
        continue;
      }
      Outline that = all.tray(other);
      if (Contact.overlap(tray, that, Outline.ROUNDING)) {
        return field.areEnemies(unit, other) ? Clauses.NO_OVERLAP : Clauses.OVER_FRIENDS;
      }
      if (field.areEnemies(unit, other)
          && !Content.isWall(other)
          && !Gap.atLeast(tray, that, Inches.ONE)) {
        return Clauses.ONE_INCH;
      }
    }
    if (Walls.isBehind(field, unit, tray)) {
      return Clauses.BEHIND_WALLS;
    }
    return isOn(field, tray, TableContent.IMPASSABLE) ? Clauses.IMPASSABLE : null;
  }

  /** True if a tray that touches an enemy on purpose lies over nothing it may not lie over. */
  public static boolean isClear(Battlefield field, int unit, Outline tray) {
    if (!isOnTable(field, tray) || Walls.isBehind(field, unit, tray)) {
      return false;
    }
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (other != unit
          && !all.isFar(tray, round, other, 0)
          && Contact.overlap(tray, all.tray(other), Outline.ROUNDING)) {
        return false;
      }
    }
    return !isOn(field, tray, TableContent.IMPASSABLE);
  }

  public static boolean isOnTable(Battlefield field, Outline tray) {
    int reach = (tray.width() + tray.depth()) / 2 + Outline.ROUNDING;
    if (tray.centreX() > reach
        && tray.centreY() > reach
        && tray.centreX() + reach < field.width()
        && tray.centreY() + reach < field.content.table.depth) {
      return true; // However it lies.
    }
    for (int corner = 0; corner < tray.corners(); corner++) {
      if (tray.x(corner) < 0
          || tray.y(corner) < 0
          || tray.x(corner) > field.width()
          || tray.y(corner) > field.content.table.depth) {
        return false;
      }
    }
    return true;
  }

  /** True if a tray lies over terrain with one of these keywords. */
  public static boolean isOn(Battlefield field, Outline tray, int keywords) {
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (field.isTerrain(piece, keywords)
          && !all.isFarFromPiece(tray, round, piece, 0)
          && Contact.overlap(tray, all.ground(piece))) {
        return true;
      }
    }
    return false;
  }
}
