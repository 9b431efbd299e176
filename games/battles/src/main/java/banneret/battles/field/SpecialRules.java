package banneret.battles.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The special rules of a plan, as far as it has them. */
public final class SpecialRules {
  private static final int[] NONE = {};

  // Strategic places and decoys.
  public int[] strategyHexes = NONE;
  public int strategic;
  public int decoys;
  public int revealedBy;

  // Leaving the board.
  public int exitHouse = -1;
  public int[] exitHexes = NONE;

  // Hidden archers.
  public int archersHouse = -1;
  public int archers;
  public int archerDice;
  public int archerRange;
  public int[] archerHexes = NONE;

  // Tokens that a House takes by ending a move on them.
  public final List<String> tokenIds = new ArrayList<>();
  public final List<Integer> tokenHex = new ArrayList<>();
  public final List<Integer> tokenTakenBy = new ArrayList<>();

  // Scorch the Earth for some.
  private int scorchHouse = -1;
  private final boolean[] scorchClass = new boolean[Content.CLASSES];
  private int[] scorchCommanders = NONE;

  /** Hexes of units that have Scorch the Earth from the start. */
  public int[] scorchUnits = NONE;

  /** The only kinds of terrain that can be set on fire; empty if all can that burn. */
  public int[] burnOnly = NONE;

  // Palisades guarded by order tokens.
  public final int[] guards = new int[Content.FACES];
  public int breachDice;

  // Terrain that is treated as another.
  private final List<int[]> asHexes = new ArrayList<>();
  private final List<Integer> asTerrain = new ArrayList<>();
  private final List<Integer> asKind = new ArrayList<>();

  // Catapults.
  public int[] catapultHexes = NONE;
  public final int[] catapultTokens = new int[Content.RANKS];

  /** Every way to lay them so that each lies beside one of each other colour. */
  public final List<int[]> catapultLayouts = new ArrayList<>();

  // Edmure.
  public int[] edmureHexes = NONE;
  public int edmureSafeFrom;
  public int edmureSafeTo = -1;

  // Tents of a skirmish.
  public int baggage;
  public int baggageWithin;
  public int baggageApart;

  SpecialRules(Content content, BattlePlan plan, Tree.Items all) {
    for (Tree tree : all.all()) {
      read(content, plan, tree.asFields());
    }
  }

  private void read(Content content, BattlePlan plan, Tree.Fields in) {
    Names houses = content.houseNames;
    switch (in.text("kind")) {
      case "strategy-tokens" -> {
        allow(in, "hexes", "strategic", "decoys", "revealed-by");
        strategyHexes = plan.hexes(in, "hexes");
        strategic = in.number("strategic", 0, 13);
        decoys = in.number("decoys", 0, 13);
        revealedBy = in.id("revealed-by", houses);
        if (strategic + decoys != strategyHexes.length) {
          throw in.get("hexes").wrong("expected as many hexes as tokens");
        }
      }
      case "exit" -> {
        allow(in, "house", "hexes");
        exitHouse = in.id("house", houses);
        exitHexes = plan.hexes(in, "hexes");
      }
      case "hidden-archers" -> {
        allow(in, "house", "tokens", "hexes", "dice", "range");
        archersHouse = in.id("house", houses);
        archers = in.number("tokens", 1, 9);
        archerHexes = plan.hexes(in, "hexes");
        archerDice = in.number("dice", 1, 9);
        archerRange = in.number("range", 1, SightLines.MOST);
        if (archerHexes.length < archers) {
          throw in.get("hexes").wrong("expected a hex for each token");
        }
      }
      case "token" -> {
        allow(in, "id", "at", "taken-by");
        tokenIds.add(in.text("id"));
        tokenHex.add(plan.hex(in.get("at")));
        tokenTakenBy.add(in.id("taken-by", houses));
      }
      case "grant-keyword" -> readKeyword(content, plan, in);
      case "burn-only" -> {
        allow(in, "terrain");
        burnOnly = in.itemsOf("terrain").ids(content.terrain.names);
      }
      case "palisade-breach" -> {
        allow(in, "guards", "dice");
        Tree.Fields counts = in.fieldsOf("guards");
        for (String token : counts.names()) {
          guards[counts.idOf(token, content.tokenNames)] = counts.number(token, 0, 15);
        }
        breachDice = in.number("dice", 1, 15);
      }
      case "terrain-as" -> {
        allow(in, "hexes", "terrain", "as");
        asHexes.add(plan.hexes(in, "hexes"));
        asTerrain.add(in.has("terrain") ? in.id("terrain", content.terrain.names) : -1);
        asKind.add(in.id("as", content.terrain.names));
      }
      case "catapults" -> {
        allow(in, "hexes", "tokens");
        catapultHexes = plan.hexes(in, "hexes");
        Tree.Fields counts = in.fieldsOf("tokens");
        int sum = 0;
        for (String rank : counts.names()) {
          int count = counts.number(rank, 0, 9);
          catapultTokens[counts.idOf(rank, content.rankNames)] = count;
          sum += count;
        }
        if (sum != catapultHexes.length) {
          throw in.get("hexes").wrong("expected as many hexes as tokens");
        }
        layCatapults(plan, new int[sum], 0, catapultTokens.clone());
        if (catapultLayouts.isEmpty()) {
          throw in.get("hexes").wrong("no way to lay them leaves each beside both other colours");
        }
      }
      case "edmure" -> {
        allow(in, "hexes", "safe-rows");
        edmureHexes = plan.hexes(in, "hexes");
        Tree.Items rows = in.itemsOf("safe-rows");
        edmureSafeFrom = rows.get(0).asNumber(0, 99);
        edmureSafeTo = rows.get(1).asNumber(0, 99);
        if (edmureHexes.length != 2) {
          throw in.get("hexes").wrong("expected two hexes");
        }
      }
      case "baggage" -> {
        allow(in, "tents", "within", "apart");
        baggage = in.number("tents", 0, 7);
        baggageWithin = in.number("within", 1, 20);
        baggageApart = in.number("apart", 1, 9);
      }
      default ->
          throw in.get("kind")
              .wrong(
                  "expected strategy-tokens, exit, hidden-archers, token, grant-keyword, burn-only,"
                      + " palisade-breach, terrain-as, catapults, edmure or baggage");
    }
  }

  private void layCatapults(BattlePlan plan, int[] laid, int next, int[] left) {
    if (next == laid.length) {
      if (isWellMixed(plan, laid)) {
        catapultLayouts.add(laid.clone());
      }
      return;
    }
    for (int rank = 0; rank < left.length; rank++) {
      if (left[rank] > 0) {
        left[rank]--;
        laid[next] = rank;
        layCatapults(plan, laid, next + 1, left);
        left[rank]++;
      }
    }
  }

  private boolean isWellMixed(BattlePlan plan, int[] laid) {
    for (int one = 0; one < laid.length; one++) {
      int beside = 1 << laid[one];
      for (int other = 0; other < laid.length; other++) {
        if (plan.board.distance(catapultHexes[one], catapultHexes[other]) == 1) {
          beside |= 1 << laid[other];
        }
      }
      if (beside != (1 << Content.RANKS) - 1) {
        return false;
      }
    }
    return true;
  }

  private static void allow(Tree.Fields in, String... names) {
    List<String> all = new ArrayList<>(List.of("kind", "text"));
    all.addAll(Arrays.asList(names));
    in.allow(all.toArray(new String[0]));
  }

  private void readKeyword(Content content, BattlePlan plan, Tree.Fields in) {
    allow(in, "house", "keyword", "classes", "commanders", "units-at");
    if (!in.text("keyword").equals("scorch")) {
      throw in.get("keyword").wrong("expected scorch");
    }
    scorchHouse = in.id("house", content.houseNames);
    for (int unitClass : in.itemsIfAny("classes").ids(content.classNames)) {
      scorchClass[unitClass] = true;
    }
    scorchCommanders = in.itemsIfAny("commanders").ids(content.commanderNames);
    scorchUnits = plan.hexes(in, "units-at");
  }

  /** True if order tokens guard the palisades before the battle. */
  boolean guardsPalisades() {
    return breachDice > 0;
  }

  /** True if the plan lets such a unit scorch the earth. */
  public boolean scorches(int house, int unitClass, int commander) {
    if (house != scorchHouse) {
      return false;
    }
    boolean found = scorchClass[unitClass];
    for (int one : scorchCommanders) {
      found |= one == commander;
    }
    return found;
  }

  /** Lays the terrain of the rules over the map. */
  void relabel(int[] map) {
    for (int i = 0; i < asKind.size(); i++) {
      for (int hex : asHexes.get(i)) {
        map[hex] = asKind.get(i);
      }
      for (int hex = 0; hex < map.length; hex++) {
        if (map[hex] == asTerrain.get(i)) {
          map[hex] = asKind.get(i);
        }
      }
    }
  }

  /** True if a hex may be left for good by a House's units. */
  public boolean isExit(int house, int hex) {
    return house == exitHouse && contains(exitHexes, hex);
  }

  /** True if a list has a hex. */
  public static boolean contains(int[] hexes, int hex) {
    for (int one : hexes) {
      if (one == hex) {
        return true;
      }
    }
    return false;
  }
}
