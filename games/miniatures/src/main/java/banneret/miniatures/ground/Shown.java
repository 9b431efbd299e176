package banneret.miniatures.ground;

import banneret.kernel.place.Ground;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TableContent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table as a screen draws it that knows no game. */
public final class Shown {
  private Shown() {}

  /** A unit that is to be put somewhere. */
  public static Placement placement(Battlefield field, int unit) {
    return new Placement(
        ground(field, unit),
        tray(field, unit),
        field.isOnTable(unit) ? field.pose(unit) : null,
        null);
  }

  /** A piece of terrain of a kind that is to be put somewhere. */
  public static Placement terrain(Battlefield field, int kind, @Nullable Silhouette area) {
    return new Placement(ground(field, -1), piece(field, kind), null, area);
  }

  /** All that lies on the table but for one unit. */
  public static Ground ground(Battlefield field, int but) {
    List<Ground.Lying> lying = new ArrayList<>();
    for (int piece = 0; piece < Content.PIECES; piece++) {
      int kind = field.terrain.get(piece);
      if (kind >= 0) {
        lying.add(new Ground.Lying("terrain", kind, piece(field, kind), field.terrainPose(piece)));
      }
    }
    for (int unit = 0; unit < field.units(); unit++) {
      if (unit != but && field.isOnTable(unit)) {
        lying.add(new Ground.Lying("unit", unit, tray(field, unit), field.pose(unit)));
      }
    }
    for (int token = 0; token < field.objectives.count(); token++) {
      if (field.objectives.isLying(token)) {
        Pose at = new Pose(field.objectives.x(token), field.objectives.y(token), 0);
        lying.add(new Ground.Lying("token", token, token(field), at));
      }
    }
    return new Ground(field.width(), field.content.table.depth, lying);
  }

  /** An objective that is to be put somewhere. */
  public static Placement objective(Battlefield field) {
    return new Placement(ground(field, -1), token(field), null, null);
  }

  private static Silhouette token(Battlefield field) {
    int across = 2 * field.content.table.tokenRadius;
    return Silhouette.rectangle(across, across);
  }

  private static Silhouette tray(Battlefield field, int unit) {
    int tray = field.trayOf(unit);
    TableContent table = field.content.table;
    return Silhouette.rectangle(table.trayWidth[tray], table.trayDepth[tray]);
  }

  private static Silhouette piece(Battlefield field, int kind) {
    TableContent table = field.content.table;
    return Silhouette.rectangle(table.terrainWidth[kind], table.terrainDepth[kind]);
  }
}
