package banneret.miniatures.field;

import banneret.geometry.plane.Arcs;
import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sight;
import banneret.geometry.plane.Spot;
import banneret.geometry.plane.Sweep;
import java.util.Arrays;

/**
 * The outlines of what lies on a battlefield, and who touches whom. They are laid when somebody
 * looks and something has moved since, and kept while true.
 */
public final class Outlines {
  /** Rooms that are looked for: in a player's zone, and wherever he may deploy. */
  private static final int ROOMS = 2;

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

  /** What may be in the way of a line of sight. */
  public final Outline[] blocking;

  /** The units on the table, after {@link #look}. */
  public final int[] there;

  public int thereCount;

  /** The pieces of terrain on the table, after {@link #look}. */
  public final int[] lying = new int[Content.PIECES];

  public int lyingCount;

  private final Battlefield field;
  private final int count;
  private final Outline[] units;
  private final Outline[] grown;
  private final boolean[] isGrown;
  private final int[] radius;
  private final boolean[] hasMoved;
  private final boolean[] wasThere;
  private final Outline[] pieces = outlines(Content.PIECES);
  private final int[] pieceRadius = new int[Content.PIECES];

  /** The side of each unit along which it touches each enemy, plus one. */
  private final byte[] side;

  private final int[] engaged;

  /** Who sees whom: twice the version of the picture, plus one if so. */
  private final int[] seen;

  private int version;

  /** The last version for which something on the table moved or left it. */
  private int shaken;

  /** Whether there is room for a tray, and for a piece of terrain, of each kind. */
  public final Findings rooms;

  public final Findings sites;

  /** What was found out about charges of one unit at another. */
  public final Pairs rushes;

  // The cells that the picture was made from: poses, cards and kinds of terrain.
  private final byte[] poses;
  private final byte[] cards;
  private final byte[] kinds = new byte[Content.PIECES];

  Outlines(Battlefield field) {
    this.field = field;
    count = field.units();
    units = outlines(count);
    grown = outlines(count);
    isGrown = new boolean[count];
    radius = new int[count];
    hasMoved = new boolean[count];
    there = new int[count];
    side = new byte[count * count];
    engaged = new int[count];
    seen = new int[count * count];
    wasThere = new boolean[count];
    rooms = new Findings(this, ROOMS * field.seats() * field.content.table.trayNames.count());
    rushes = new Pairs(this, count);
    sites = new Findings(this, field.content.table.terrainNames.count());
    blocking = new Outline[count + Content.PIECES];
    Arrays.fill(blocking, start);
    poses = new byte[field.endOfPoses() - field.x.at];
    cards = new byte[count];
    Arrays.fill(poses, (byte) -1);
    Arrays.fill(cards, (byte) -1);
    Arrays.fill(kinds, (byte) -1);
  }

  private static Outline[] outlines(int count) {
    Outline[] all = new Outline[count];
    for (int i = 0; i < count; i++) {
      all[i] = new Outline();
    }
    return all;
  }

  // The picture

  /** Brings the picture up to date; what it shows may then be asked without looking again. */
  public Outlines look() {
    byte[] cells = field.cells;
    int from = field.x.at;
    int ids = field.cardsAt();
    int ground = field.terrain.at;
    if (!Arrays.equals(cells, from, from + poses.length, poses, 0, poses.length)
        || !Arrays.equals(cells, ids, ids + cards.length, cards, 0, cards.length)
        || !Arrays.equals(cells, ground, ground + kinds.length, kinds, 0, kinds.length)) {
      draw();
      System.arraycopy(cells, from, poses, 0, poses.length);
      System.arraycopy(cells, ids, cards, 0, cards.length);
      System.arraycopy(cells, ground, kinds, 0, kinds.length);
    }
    return this;
  }

  private void draw() {
    version++;
    lyingCount = 0;
    for (int piece = 0; piece < Content.PIECES; piece++) {
      drawPiece(piece);
      if (field.terrain.get(piece) >= 0) {
        lying[lyingCount++] = piece;
      }
    }
    int was = thereCount;
    thereCount = 0;
    boolean isSame = true;
    for (int unit = 0; unit < count; unit++) {
      hasMoved[unit] = false;
      boolean isThere = field.isOnTable(unit);
      if (isThere) {
        isSame &= thereCount < was && there[thereCount] == unit;
        there[thereCount++] = unit;
        drawUnit(unit);
      }
      shaken = wasThere[unit] && (!isThere || hasMoved[unit]) ? version : shaken;
      wasThere[unit] = isThere;
    }
    if (!isSame || was != thereCount) {
      Arrays.fill(side, (byte) 0);
      Arrays.fill(engaged, 0);
      for (int i = 0; i < thereCount; i++) {
        for (int j = i + 1; j < thereCount; j++) {
          touch(there[i], there[j]);
        }
      }
      return;
    }
    for (int i = 0; i < thereCount; i++) {
      int unit = there[i];
      for (int j = 0; hasMoved[unit] && j < thereCount; j++) {
        int other = there[j];
        if (other > unit || (other < unit && !hasMoved[other])) {
          part(unit, other);
          touch(unit, other);
        }
      }
    }
  }

  private void drawPiece(int piece) {
    int kind = field.terrain.get(piece);
    int x = field.terrainX.get(piece);
    int y = field.terrainY.get(piece);
    int heading = Inches.heading(field.terrainTurn.get(piece));
    Outline ground = pieces[piece];
    boolean isSame =
        kind == kinds[piece]
            && (kind < 0
                || (ground.centreX() == x && ground.centreY() == y && ground.turn() == heading));
    if (!isSame && kinds[piece] >= 0) {
      shaken = version;
    }
    if (!isSame && kind >= 0) {
      layTerrain(kind, x, y, heading, ground);
      pieceRadius[piece] = radius(ground);
    }
  }

  private void drawUnit(int unit) {
    Outline tray = units[unit];
    int x = field.x.get(unit);
    int y = field.y.get(unit);
    int heading = Inches.heading(field.turn.get(unit));
    if (tray.centreX() != x
        || tray.centreY() != y
        || tray.turn() != heading
        || cards[unit] != field.cells[field.cardsAt() + unit]) {
      lay(unit, x, y, heading, tray);
      radius[unit] = radius(tray);
      isGrown[unit] = false;
      hasMoved[unit] = true;
    }
  }

  /** Half of the diagonal, rounded up: nothing of an outline lies farther from its centre. */
  public static int radius(Outline box) {
    double square = (double) box.width() * box.width() + (double) box.depth() * box.depth();
    return (int) (Math.sqrt(square) / 2) + 2;
  }

  private void part(int unit, int other) {
    if (side[unit * count + other] != 0) {
      side[unit * count + other] = 0;
      side[other * count + unit] = 0;
      engaged[unit]--;
      engaged[other]--;
    }
  }

  private void touch(int unit, int other) {
    if (!field.areEnemies(unit, other)) {
      return;
    }
    Outline one = units[unit];
    Outline two = units[other];
    if ((one.turn() - two.turn()) % QUARTER != 0 || isFar(unit, other, TOUCH)) {
      return;
    }
    int longest = 0;
    for (int own = 0; own < 4; own++) {
      for (int that = 0; that < 4; that++) {
        int length = Contact.length(one, own, two, that, TOUCH);
        if (length > longest) {
          longest = length;
          side[unit * count + other] = (byte) (own + 1);
          side[other * count + unit] = (byte) (that + 1);
        }
      }
    }
    if (longest > 0) {
      engaged[unit]++;
      engaged[other]++;
    }
  }

  private static final int QUARTER = 9_000;

  /** True if two units on the table are surely farther apart than that. */
  public boolean isFar(int unit, int other, int distance) {
    return isFar(units[unit], radius[unit], units[other], radius[other], distance);
  }

  /** True if a tray and a unit on the table are surely farther apart than that. */
  public boolean isFar(Outline tray, int round, int other, int distance) {
    return isFar(tray, round, units[other], radius[other], distance);
  }

  public boolean isFarFromPiece(Outline tray, int round, int piece, int distance) {
    return isFar(tray, round, pieces[piece], pieceRadius[piece], distance);
  }

  /** True if an outline and a piece of terrain are surely nearer to each other than that. */
  public boolean isNearPiece(Outline box, int piece, int distance) {
    Outline wall = pieces[piece];
    double across = box.centreX() - wall.centreX();
    double up = box.centreY() - wall.centreY();
    double reach =
        (Math.min(box.width(), box.depth()) + Math.min(wall.width(), wall.depth())) / 2
            + distance
            - 2 * TOUCH;
    return across * across + up * up < reach * reach;
  }

  private static boolean isFar(Outline one, int round, Outline two, int roundToo, int distance) {
    int across = one.centreX() - two.centreX();
    int up = one.centreY() - two.centreY();
    int reach = round + roundToo + distance;
    return Math.abs(across) > reach
        || Math.abs(up) > reach
        || (double) across * across + (double) up * up > (double) reach * reach;
  }

  /** The side of a unit along which it touches an enemy, or -1. */
  public int side(int unit, int other) {
    return side[unit * count + other] - 1;
  }

  /** How many enemies a unit touches. */
  public int engaged(int unit) {
    return engaged[unit];
  }

  /** A unit's tray as it was when somebody last looked. */
  public Outline tray(int unit) {
    return units[unit];
  }

  /** A piece of terrain as it was when somebody last looked. */
  public Outline ground(int piece) {
    return pieces[piece];
  }

  public int radius(int unit) {
    return radius[unit];
  }

  public int pieceRadius(int piece) {
    return pieceRadius[piece];
  }

  /** The same a little larger, so that there is no slit between two that touch. */
  public Outline grown(int unit) {
    Outline tray = units[unit];
    if (!isGrown[unit]) {
      lay(unit, tray.centreX(), tray.centreY(), tray.turn(), Outline.ROUNDING, grown[unit]);
      isGrown[unit] = true;
    }
    return grown[unit];
  }

  /** Whether a unit was found to see another: 1 if so, 0 if not, -1 if nobody knows yet. */
  public int seen(int unit, int target) {
    int found = seen[unit * count + target];
    return found >>> 1 == version ? found & 1 : -1;
  }

  public void noteSeen(int unit, int target, boolean sees) {
    seen[unit * count + target] = 2 * version + (sees ? 1 : 0);
  }

  int version() {
    return version;
  }

  int shaken() {
    return shaken;
  }

  // Outlines of their own

  Outline unit(int one) {
    look();
    if (!field.isOnTable(one)) {
      lay(one, field.x.get(one), field.y.get(one), Inches.heading(field.turn.get(one)), units[one]);
      radius[one] = radius(units[one]);
      isGrown[one] = false;
    }
    return units[one];
  }

  /** Lays the tray of a unit where it would be. */
  public void lay(int one, int x, int y, int heading, Outline out) {
    lay(one, x, y, heading, 0, out);
  }

  /** Lays the tray of a unit where it would be, so much larger all around. */
  public void lay(int one, int x, int y, int heading, int more, Outline out) {
    int tray = field.trayOf(one);
    TableContent table = field.content.table;
    out.box(x, y, heading, table.trayWidth[tray] + 2 * more, table.trayDepth[tray] + 2 * more);
  }

  /** The outline of a piece of terrain that lies on the table. */
  public Outline piece(int piece) {
    return look().pieces[piece];
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

  /** Lays an objective token where it would be. */
  public Outline layToken(int x, int y, Outline out) {
    int across = 2 * field.content.table.tokenRadius;
    return out.oval(x, y, 0, across, across);
  }
}
