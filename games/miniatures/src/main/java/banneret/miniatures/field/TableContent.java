package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * Table, trays and terrain: lengths in thousandths of an inch, angles in hundredths of a degree.
 */
public final class TableContent {
  // Keywords of terrain, as bits in their order.
  public static final int BLOCKS_SIGHT = 1;
  public static final int COVER = 2;
  public static final int DANGEROUS = 4;
  public static final int DESTRUCTIBLE = 8;
  public static final int DIFFICULT = 16;
  public static final int ELEVATED = 32;
  public static final int HINDERING = 64;
  public static final int FORTIFIED = 128;
  public static final int IMPASSABLE = 256;
  public static final int INSPIRING = 512;
  public static final int TERRIFYING = 1024;

  private static final Names KEYWORDS =
      new Names(
          "keyword",
          List.of(
              "blocks-los",
              "cover",
              "dangerous",
              "destructible",
              "difficult",
              "elevated",
              "hindering",
              "fortified",
              "impassable",
              "inspiring",
              "terrifying"));

  public final int width;
  public final int depth;

  /** How wide the larger table is. */
  public final int large;

  /** How far the rim of an objective token is from its middle. */
  public final int tokenRadius;

  public final int shortRange;
  public final int longRange;

  public final Names trayNames;
  public final int[] trayWidth;
  public final int[] trayDepth;
  public final int[] trayRanks;
  public final int[] trayFiles;
  public final int[] trayRay;

  public final Names terrainNames;

  /** What a piece of terrain is, as bits. */
  public final int[] keywords;

  public final boolean[] isOval;
  public final int[] terrainWidth;
  public final int[] terrainDepth;

  /** The kind of terrain that is a corpse pile. */
  public final int corpsePile;

  final Names boxNames;

  /** The pieces in the box: which two kinds of terrain each shows, and how many there are. */
  public final int[][] boxSides;

  public final int[] boxCount;

  /** The kind of terrain that two dice bring, by their sum; -1 where the player chooses. */
  public final int[] random = new int[13];

  TableContent(Tree.Fields file) {
    file.allow("format", "table", "ranges", "objective", "trays", "box", "random", "terrain");
    Tree.Fields size = file.fieldsOf("table");
    size.allow("width", "depth", "large");
    width = size.number("width", 36_000, 72_000);
    depth = size.number("depth", 36_000, 72_000);
    large = size.number("large", width, 96_000);
    tokenRadius = file.fieldsOf("objective").number("radius", 100, 2_000);
    Tree.Fields ranges = file.fieldsOf("ranges");
    ranges.allow("short", "long");
    shortRange = ranges.number("short", 1_000, 12_000);
    longRange = ranges.number("long", 1_000, 24_000);

    Sheet trays = Sheet.of("tray", file, "trays");
    trayNames = trays.names();
    trayWidth = trays.numbers("width", 1_000, 12_000);
    trayDepth = trays.numbers("depth", 1_000, 12_000);
    trayRanks = trays.numbers("ranks", 1, 3);
    trayFiles = trays.numbers("files", 1, 6);
    trayRay = trays.numbers("ray", 3_000, 6_000);
    trays.done();

    Sheet terrain = Sheet.of("terrain", file, "terrain");
    terrainNames = terrain.names();
    corpsePile = terrainNames.id("corpse-pile");
    int[][] words = terrain.lists("keywords", KEYWORDS);
    keywords = new int[words.length];
    for (int kind = 0; kind < words.length; kind++) {
      for (int word : words[kind]) {
        keywords[kind] |= 1 << word;
      }
    }
    int[] shapes = terrain.words("shape", "box", "oval");
    isOval = new boolean[shapes.length];
    for (int kind = 0; kind < shapes.length; kind++) {
      isOval[kind] = shapes[kind] == 1;
    }
    terrainWidth = terrain.numbers("width", 500, 12_000);
    terrainDepth = terrain.numbers("depth", 500, 12_000);
    terrain.done();

    Sheet box = Sheet.of("piece", file, "box");
    boxNames = box.names();
    boxSides = box.lists("sides", terrainNames);
    boxCount = box.numbers("count", 1, 9);
    box.done();
    Tree.Fields dice = file.fieldsOf("random");
    for (int sum = 2; sum <= 12; sum++) {
      String word = Integer.toString(sum);
      random[sum] = dice.text(word).equals("choice") ? -1 : dice.id(word, terrainNames);
    }
  }
}
