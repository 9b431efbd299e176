package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One battle: its ground, its forces, its special rules and what wins it; or a skirmish. */
public final class BattlePlan {
  /** The face of a morale segment that ends in Rout. */
  private static final Names FACES = new Names("last space", List.of("rout", "11"));

  public final String id;

  /** As it was written: a name, or the whole document of a player. */
  public final Tree source;

  public final HexBoard board;
  public final Names hexNames;

  public final int[] map;
  public final int rounds;
  public final int commandTokens;
  public final int orderDice;
  public final int leadership;
  public final boolean[] routs = new boolean[2];

  /** The House with the momentum token, or -1 where it is drawn. */
  public final int momentum;

  public final int[][] commanders = new int[2][];

  // The units at the start.
  public final int[] unitHex;
  public final int[] unitType;
  public final int[] unitRank;
  public final int[] unitCommander;

  // Objectives.
  public final Names objectiveNames;
  public final int[] objectiveHex;
  public final int[] objectiveStart;
  public final boolean[] objectiveOccupied;

  public final SpecialRules rules;
  public final Victory victory;

  /** How a skirmish is set up, or null if this is a battle. */
  public final @Nullable SkirmishCard skirmish;

  // Names of what only some plans have; empty in the others.
  public final Names strategyNames;
  public final Names palisadeNames;
  public final Names pieceNames;
  public final Names catapultNames;
  public final Names edmureNames;
  public final Names stockNames;

  private final Terrain terrain;
  private final int[][] byTerrain;
  private @Nullable Walks walks;

  BattlePlan(Content content, Tree.Fields in, Tree source, boolean isSkirmish) {
    in.allow(
        "id",
        "number",
        "name",
        "board",
        "values",
        "morale",
        "momentum",
        "commanders",
        "map",
        "objectives",
        "units",
        "terrain",
        "within",
        "special-rules",
        "victory",
        "text",
        "provenance");
    this.source = source;
    terrain = content.terrain;
    id = in.text("id", "own");
    board = content.board(in.get("board"));
    hexNames = names(board);
    Tree.Fields values = in.fieldsOf("values");
    values.allow("rounds", "command", "order", "leadership");
    rounds = values.number("rounds", 1, 20);
    commandTokens = values.number("command", 0, 10);
    orderDice = values.number("order", 0, 12);
    leadership = values.number("leadership", 0, 12);
    Tree.Fields track = in.fieldsOf("morale");
    for (int house = 0; house < 2; house++) {
      Tree last = track.get(content.houseNames.word(house));
      routs[house] = Tree.of(last.asText()).at(last.where()).asId(FACES) == 0;
    }
    map = isSkirmish ? new int[board.size()] : readMap(content, in);
    if (isSkirmish) {
      Arrays.fill(map, content.terrain.plains);
    }
    rules = new SpecialRules(content, this, in.itemsIfAny("special-rules"));
    rules.relabel(map);
    byTerrain = new int[terrain.names.count()][];
    for (int kind = 0; kind < byTerrain.length; kind++) {
      byTerrain[kind] = find(kind);
    }
    skirmish = isSkirmish ? new SkirmishCard(content, in) : null;
    momentum = isSkirmish ? -1 : in.id("momentum", content.houseNames);
    List<Tree> units = isSkirmish ? List.of() : in.itemsOf("units").all();
    unitHex = new int[units.size()];
    unitType = new int[units.size()];
    unitRank = new int[units.size()];
    unitCommander = new int[units.size()];
    readUnits(content, units);
    for (int house = 0; house < 2; house++) {
      commanders[house] = isSkirmish ? new int[0] : commandersOf(content, in, house);
    }
    List<Tree.Fields> objectives = new ArrayList<>();
    in.itemsIfAny("objectives").all().forEach(tree -> objectives.add(tree.asFields()));
    objectiveNames = Names.of("objective", objectives);
    objectiveHex = new int[objectives.size()];
    objectiveStart = new int[objectives.size()];
    objectiveOccupied = new boolean[objectives.size()];
    for (int i = 0; i < objectives.size(); i++) {
      Tree.Fields row = objectives.get(i);
      row.allow("id", "at", "start", "control", "name");
      objectiveHex[i] = hex(row.get("at"));
      objectiveStart[i] = row.has("start") ? row.id("start", content.houseNames) : -1;
      objectiveOccupied[i] =
          row.id("control", new Names("kind of control", List.of("marker", "occupy"))) == 1;
    }
    strategyNames = at("strategy token", rules.strategyHexes);
    palisadeNames =
        at("palisade", rules.guardsPalisades() ? hexesOf(content.terrain.palisade) : new int[0]);
    List<String> pieces = new ArrayList<>(rules.tokenIds);
    for (int hex : rules.edmureHexes) {
      pieces.add("edmure-" + hexNames.word(hex));
    }
    pieceNames = new Names("token", pieces);
    catapultNames = at("catapult", rules.catapultHexes);
    edmureNames = at("tent", rules.edmureHexes);
    stockNames = isSkirmish ? content.stockNames : new Names("piece", List.of());
    victory = new Victory(content, this, in.fieldsOf("victory"));
  }

  /** The hexes of one kind of terrain, as the plan has them at the start. */
  public int[] hexesOf(int kind) {
    return byTerrain[kind];
  }

  /** How far it is from hex to hex; bots ask, so it is not found out before. */
  public Walks walks() {
    Walks known = walks;
    if (known == null) {
      known = new Walks(this, terrain);
      walks = known;
    }
    return known;
  }

  /** The names of hexes, by row and column. */
  static Names names(HexBoard board) {
    List<String> words = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      words.add(board.row(hex) + "-" + board.column(hex));
    }
    return new Names("hex", words);
  }

  /** The hexes of some places, as the names of what lies there. */
  private Names at(String kind, int[] hexes) {
    List<String> words = new ArrayList<>();
    for (int hex : hexes) {
      words.add(hexNames.word(hex));
    }
    return new Names(kind, words);
  }

  private int[] find(int terrain) {
    int count = 0;
    for (int kind : map) {
      count += kind == terrain ? 1 : 0;
    }
    int[] found = new int[count];
    for (int hex = map.length - 1; hex >= 0; hex--) {
      if (map[hex] == terrain) {
        found[--count] = hex;
      }
    }
    return found;
  }

  /** The palisades that order tokens guard. */
  public int palisadeHex(int palisade) {
    return hexNames.id(palisadeNames.word(palisade));
  }

  /** A hex of this board. */
  public int hex(Tree tree) {
    int hex = tree.asId(hexNames);
    if (!board.has(hex)) {
      throw tree.wrong("there is no hex " + tree.asText() + " on this board");
    }
    return hex;
  }

  int[] hexes(Tree.Fields in, String name) {
    for (Tree tree : in.itemsIfAny(name).all()) {
      hex(tree);
    }
    return in.itemsIfAny(name).ids(hexNames);
  }

  /** The rows of a map, written as a list or line by line. */
  private static List<Tree> rows(Tree map) {
    if (map instanceof Tree.Items items) {
      return items.all();
    }
    List<Tree> rows = new ArrayList<>();
    for (String line : map.asText().strip().split("\n", -1)) {
      rows.add(Tree.of(line.strip()).at(map.where()));
    }
    return rows;
  }

  private int[] readMap(Content content, Tree.Fields in) {
    List<Tree> rows = rows(in.get("map"));
    if (rows.size() != board.rows()) {
      throw in.get("map").wrong("expected " + board.rows() + " rows, found " + rows.size());
    }
    int[] kinds = new int[board.size()];
    Arrays.fill(kinds, content.terrain.plains);
    for (int row = 0; row < rows.size(); row++) {
      String signs = rows.get(row).asText().replace(" ", "");
      int length = board.length(row);
      if (signs.length() != length) {
        throw rows.get(row).wrong("expected " + length + " signs, found " + signs.length());
      }
      for (int i = 0; i < length; i++) {
        String sign = signs.substring(i, i + 1);
        int kind = content.terrain.ofSign(sign);
        if (kind < 0) {
          throw rows.get(row).wrong("no terrain has the sign '" + sign + "'");
        }
        kinds[board.hex(row, i)] = kind;
      }
    }
    return kinds;
  }

  private void readUnits(Content content, List<Tree> units) {
    boolean[] taken = new boolean[board.size()];
    int[] count = new int[2];
    for (int i = 0; i < units.size(); i++) {
      Tree.Items row = units.get(i).asItems();
      if (row.size() != 4) {
        throw row.wrong("expected [house, unit or commander, rank, hex]");
      }
      int house = row.get(0).asId(content.houseNames);
      String who = row.get(1).asText();
      unitCommander[i] = content.commanderNames.id(who);
      unitType[i] =
          unitCommander[i] >= 0
              ? content.commanderUnit[unitCommander[i]]
              : row.get(1).asId(content.unitNames);
      if (content.unitHouse[unitType[i]] != house) {
        throw row.get(1)
            .wrong("'" + who + "' does not fight for " + content.houseNames.word(house));
      }
      unitRank[i] = row.get(2).asId(content.rankNames);
      unitHex[i] = hex(row.get(3));
      if (taken[unitHex[i]] || content.terrain.isImpassable(map[unitHex[i]])) {
        throw row.get(3).wrong("a unit stands there already, or none can");
      }
      taken[unitHex[i]] = true;
      if (++count[house] > Content.BANNERS) {
        throw row.wrong("expected no more than " + Content.BANNERS + " units of a House");
      }
    }
  }

  private int[] commandersOf(Content content, Tree.Fields in, int house) {
    Tree.Items listed = in.fieldsOf("commanders").itemsOf(content.houseNames.word(house));
    int[] found = listed.ids(content.commanderNames);
    for (int i = 0; i < found.length; i++) {
      int leads = 0;
      for (int commander : unitCommander) {
        leads += commander == found[i] ? 1 : 0;
      }
      if (leads != 1 || content.commanderHouse[found[i]] != house) {
        throw listed.get(i).wrong("expected a commander of this House with one unit on the map");
      }
      for (int j = 0; j < i; j++) {
        if (content.commanderFigure[found[j]] == content.commanderFigure[found[i]]) {
          throw listed.get(i).wrong("there is one figure of this commander");
        }
      }
    }
    for (int i = 0; i < unitCommander.length; i++) {
      if (unitCommander[i] >= 0 && content.commanderHouse[unitCommander[i]] == house) {
        boolean known = false;
        for (int commander : found) {
          known |= commander == unitCommander[i];
        }
        if (!known) {
          throw listed.wrong(
              "'" + content.commanderNames.word(unitCommander[i]) + "' is on the map and not here");
        }
      }
    }
    return found;
  }

  /** How many rows a hex lies from a House's own edge, 1 being the row along it. */
  public int rowsFromEdge(int house, int hex) {
    return house == Content.STARK ? board.row(hex) + 1 : board.rows() - board.row(hex);
  }

  /** The direction of a House's two retreats. */
  public static int retreatSide(int house, int which) {
    if (house == Content.STARK) {
      return which == 0 ? HexBoard.NW : HexBoard.NE;
    }
    return which == 0 ? HexBoard.SW : HexBoard.SE;
  }
}
