package banneret.battles.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;

/** What each kind of terrain does. */
public final class Terrain {
  /** No limit to the dice. */
  public static final int NO_LIMIT = 99;

  // How terrain is entered.
  public static final int FREE = 0;
  public static final int STOP = 1;
  public static final int IMPASSABLE = 2;
  public static final int ROAD = 3;
  public static final int FORD = 4;

  // What becomes of terrain whose fire reaches its limit.
  public static final int NOTHING = 0;
  public static final int DEVASTATED = 1;
  public static final int REMOVED = 2;

  public final Names names;
  public final int[] entry;
  private final boolean[] impassable;
  public final boolean[] blocks;
  public final boolean[] blocksDogs;

  /** The highest fire level, 0 if it cannot burn. */
  public final int[] burn;

  public final int[] whenBurnt;

  /** What lies under it, itself where it is no token. */
  public final int[] under;

  public final int[] diceAgainst;
  public final int[] diceFrom;
  public final int[] rangedDiceFrom;
  public final int[] counterDiceFrom;
  public final int[] cover;
  public final boolean[] noFollowUp;
  public final boolean[] isHeight;
  public final boolean[] isForest;
  public final int plains;
  public final int river;
  public final int ford;
  public final int devastation;
  public final int palisade;
  public final int tent;

  /** The sign of each kind on a map, by kind. */
  public final String[] signs;

  Terrain(Tree.Fields board) {
    Sheet sheet = Sheet.of("terrain", board, "terrain");
    names = sheet.names();
    entry = sheet.words("move", "free", "stop", "impassable", "road", "ford");
    impassable = new boolean[entry.length];
    for (int kind = 0; kind < entry.length; kind++) {
      impassable[kind] = entry[kind] == IMPASSABLE;
    }
    blocks = sheet.flagsOr("blocks-sight", false);
    blocksDogs = sheet.flagsOr("blocks-war-dogs", false);
    burn = sheet.numbersOr("burn", 0, 0, 4);
    whenBurnt = new int[names.count()];
    under = new int[names.count()];
    signs = new String[names.count()];
    for (int kind = 0; kind < names.count(); kind++) {
      Tree.Fields row = sheet.row(kind);
      String end = row.text("when-burnt", "nothing");
      whenBurnt[kind] =
          switch (end) {
            case "nothing" -> NOTHING;
            case "devastation" -> DEVASTATED;
            case "removed" -> REMOVED;
            default -> throw row.get("when-burnt").wrong("expected devastation or removed");
          };
      under[kind] = row.has("lies-on") ? row.id("lies-on", names) : kind;
      signs[kind] = row.text("sign");
      if (signs[kind].length() != 1) {
        throw row.get("sign").wrong("expected one character");
      }
    }
    diceAgainst = sheet.numbersOr("dice-against", NO_LIMIT, 0, 9);
    diceFrom = sheet.numbersOr("dice-from", NO_LIMIT, 0, 9);
    rangedDiceFrom = sheet.numbersOr("ranged-dice-from", NO_LIMIT, 0, 9);
    counterDiceFrom = sheet.numbersOr("counter-dice-from", NO_LIMIT, 0, 9);
    cover = sheet.numbersOr("cover", 0, 0, 9);
    noFollowUp = sheet.flagsOr("no-follow-up", false);
    isHeight = sheet.flagsOr("height", false);
    isForest = sheet.flagsOr("forest", false);
    sheet.done("when-burnt", "lies-on", "sign");
    plains = names.id("plains");
    river = names.id("river");
    ford = names.id("ford");
    devastation = names.id("devastation");
    palisade = names.id("palisade");
    tent = names.id("tent");
    for (String needed : new String[] {"plains", "river", "ford", "devastation", "tent"}) {
      if (names.id(needed) < 0) {
        throw board.wrong("expected the terrain '" + needed + "'");
      }
    }
  }

  /** The kind that a sign of a map stands for, or -1. */
  int ofSign(String sign) {
    for (int kind = 0; kind < signs.length; kind++) {
      if (signs[kind].equals(sign)) {
        return kind;
      }
    }
    return -1;
  }

  public boolean isImpassable(int kind) {
    return impassable[kind];
  }

  public boolean isRoad(int kind) {
    return entry[kind] == ROAD;
  }
}
