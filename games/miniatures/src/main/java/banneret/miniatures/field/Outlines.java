package banneret.miniatures.field;

import banneret.geometry.plane.Arcs;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sight;
import banneret.geometry.plane.Spot;
import banneret.geometry.plane.Sweep;

/** The outlines of what lies on a battlefield, laid when they are asked for and kept while true. */
public final class Outlines {
  /** How far opposing trays may be apart that touch. */
  public static final int TOUCH = 50;

  /** What is laid to try something; whoever uses one asks nobody who might use it too. */
  public final Outline start = new Outline();

  public final Outline end = new Outline();
  public final Outline slim = new Outline();
  public final Sweep sweep = new Sweep();
  public final Arcs arcs = new Arcs();
  public final Sight sight = new Sight();
  public final Spot spot = new Spot();
  public final int[] shares = new int[4];
  public final Outline[] blocking;

  private final Battlefield field;
  private final Outline[] units;
  private final int[] unitCard;
  private final Outline[] pieces;
  private final int[] pieceKind;

  Outlines(Battlefield field) {
    this.field = field;
    units = outlines(field.units());
    unitCard = new int[units.length];
    pieces = outlines(Content.PIECES);
    blocking = outlines(field.units() + Content.PIECES);
    pieceKind = new int[pieces.length];
  }

  private static Outline[] outlines(int count) {
    Outline[] all = new Outline[count];
    for (int i = 0; i < count; i++) {
      all[i] = new Outline();
    }
    return all;
  }

  Outline unit(int one) {
    int card = field.card(one);
    Outline tray = units[one];
    int x = field.x.get(one);
    int y = field.y.get(one);
    int heading = Inches.heading(field.turn.get(one));
    if (unitCard[one] != card + 1
        || tray.centreX() != x
        || tray.centreY() != y
        || tray.turn() != heading) {
      lay(one, x, y, heading, tray);
      unitCard[one] = card + 1;
    }
    return tray;
  }

  /** Lays the tray of a unit where it would be. */
  public void lay(int one, int x, int y, int heading, Outline out) {
    int tray = field.trayOf(one);
    TableContent table = field.content.table;
    out.box(x, y, heading, table.trayWidth[tray], table.trayDepth[tray]);
  }

  /** Lays the tray of a unit where it would be, so much larger all around. */
  public void lay(int one, int x, int y, int heading, int more, Outline out) {
    int tray = field.trayOf(one);
    TableContent table = field.content.table;
    out.box(x, y, heading, table.trayWidth[tray] + 2 * more, table.trayDepth[tray] + 2 * more);
  }

  /** The outline of a piece of terrain that lies on the table. */
  public Outline piece(int piece) {
    int kind = field.terrain.get(piece);
    Outline out = pieces[piece];
    int x = field.terrainX.get(piece);
    int y = field.terrainY.get(piece);
    int heading = Inches.heading(field.terrainTurn.get(piece));
    if (pieceKind[piece] != kind + 1
        || out.centreX() != x
        || out.centreY() != y
        || out.turn() != heading) {
      layTerrain(kind, x, y, heading, out);
      pieceKind[piece] = kind + 1;
    }
    return out;
  }

  /** Lays a piece of terrain where it would be. */
  public void layTerrain(int kind, int x, int y, int heading, Outline out) {
    TableContent table = field.content.table;
    if (table.isOval[kind]) {
      out.oval(x, y, heading, table.terrainWidth[kind], table.terrainDepth[kind]);
    } else {
      out.box(x, y, heading, table.terrainWidth[kind], table.terrainDepth[kind]);
    }
  }
}
