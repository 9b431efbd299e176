package banneret.battles.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** What wins a battle. */
public final class Victory {
  private static final Names EVENTS =
      new Names(
          "event",
          List.of(
              "unit-eliminated",
              "commander-captured",
              "objective-controlled",
              "enemy-morale",
              "fire-level",
              "burnt-down",
              "taking-ground",
              "token-taken",
              "tokens-removed",
              "tokens-standing",
              "units-in-rows",
              "unit-exited"));
  private static final Names TIMES = new Names("time", List.of("at-once", "round-end", "game-end"));

  public static final int UNIT_ELIMINATED = 0;
  public static final int COMMANDER_CAPTURED = 1;
  public static final int OBJECTIVE = 2;
  public static final int ENEMY_MORALE = 3;
  public static final int FIRE_LEVEL = 4;
  public static final int BURNT_DOWN = 5;
  public static final int TAKING_GROUND = 6;
  public static final int TOKEN_TAKEN = 7;
  public static final int TOKENS_REMOVED = 8;
  public static final int TOKENS_STANDING = 9;
  public static final int UNITS_IN_ROWS = 10;
  public static final int UNIT_EXITED = 11;

  public static final int AT_ONCE = 0;
  public static final int ROUND_END = 1;
  public static final int GAME_END = 2;

  /**
   * What one kind of event brings.
   *
   * @param house whom, or -1 for either
   * @param about the commander, the terrain or the token it is about, or -1 for any
   * @param objectives those that count; empty means all
   * @param points for each, or by rank, zone or row
   * @param leaderPoints for a commander's unit, where it brings another number
   */
  public record Score(
      int house,
      int when,
      int event,
      int about,
      String token,
      int[] objectives,
      int[] points,
      int[][] byRow,
      int leaderPoints,
      int units,
      int rowFrom,
      int rowTo) {
    /** True if it counts for a House. */
    public boolean isFor(int one) {
      return house < 0 || house == one;
    }
  }

  /** A condition, as far as it says something: all that it says must be so. */
  public record Need(
      int[] objectives,
      int strategic,
      int moraleHouse,
      int zone,
      boolean orBetter,
      int points,
      int captured) {}

  /** An instant victory. */
  public record Instant(int winner, List<Need> needs) {}

  public final boolean isByPoints;
  public final int winner;
  public final List<Need> needs;
  public final List<Score> scores = new ArrayList<>();
  public final List<Instant> instant = new ArrayList<>();

  Victory(Content content, BattlePlan plan, Tree.Fields in) {
    in.allow("mode", "winner", "if", "points", "instant", "text");
    isByPoints = in.id("mode", new Names("mode", List.of("points", "condition"))) == 0;
    winner = isByPoints ? -1 : in.id("winner", content.houseNames);
    needs = needs(content, plan, in);
    if (!isByPoints && needs.isEmpty()) {
      throw in.wrong("expected 'if': what the winner needs");
    }
    for (Tree tree : in.itemsIfAny("points").all()) {
      scores.add(score(content, plan, tree.asFields()));
    }
    for (Tree tree : in.itemsIfAny("instant").all()) {
      Tree.Fields one = tree.asFields();
      one.allow("winner", "if");
      instant.add(new Instant(one.id("winner", content.houseNames), needs(content, plan, one)));
    }
  }

  private static List<Need> needs(Content content, BattlePlan plan, Tree.Fields in) {
    List<Need> found = new ArrayList<>();
    for (Tree tree : in.itemsIfAny("if").all()) {
      Tree.Fields one = tree.asFields();
      one.allow("objectives", "strategic", "morale", "points", "captured");
      Tree.Fields morale = one.fieldsIfAny("morale");
      boolean hasMorale = one.has("morale");
      found.add(
          new Need(
              one.itemsIfAny("objectives").ids(plan.objectiveNames),
              one.numberOr("strategic", 0, 0, 13),
              hasMorale ? morale.id("house", content.houseNames) : -1,
              hasMorale ? morale.id("zone", content.zoneNames) : 0,
              !hasMorale
                  || morale.id("or", new Names("direction", List.of("better", "worse"))) == 0,
              one.numberOr("points", 0, 0, 99),
              one.has("captured") ? one.id("captured", content.commanderNames) : -1));
    }
    return List.copyOf(found);
  }

  private static Score score(Content content, BattlePlan plan, Tree.Fields in) {
    in.allow(
        "house",
        "when",
        "event",
        "points",
        "by-rank",
        "by-zone",
        "commander",
        "commander-points",
        "objectives",
        "terrain",
        "token",
        "units",
        "stark",
        "lannister",
        "rows",
        "per",
        "text");
    int house = in.text("house").equals("both") ? -1 : in.id("house", content.houseNames);
    int event = in.id("event", EVENTS);
    int about = -1;
    if (in.has("commander")) {
      about = in.id("commander", content.commanderNames);
    } else if (in.has("terrain")) {
      about = in.id("terrain", content.terrain.names);
    }
    int[] points = {in.numberOr("points", 0, 0, 50)};
    if (in.has("by-rank")) {
      points = counts(in.fieldsOf("by-rank"), content.rankNames);
    } else if (in.has("by-zone")) {
      points = counts(in.fieldsOf("by-zone"), content.zoneNames);
    }
    int[][] byRow = new int[2][];
    for (int one = 0; one < 2; one++) {
      byRow[one] = new int[plan.board.rows()];
      Tree.Fields rows = in.fieldsIfAny(content.houseNames.word(one));
      for (String row : rows.names()) {
        int index = row.matches("[0-9]{1,2}") ? Integer.parseInt(row) : -1;
        if (index < 0 || index >= plan.board.rows()) {
          throw rows.get(row).wrong("there is no row " + row);
        }
        byRow[one][index] = rows.number(row, 0, 50);
      }
    }
    Tree.Items rows = in.itemsIfAny("rows");
    return new Score(
        house,
        in.id("when", TIMES),
        event,
        about,
        in.text("token", ""),
        in.itemsIfAny("objectives").ids(plan.objectiveNames),
        points,
        byRow,
        in.numberOr("commander-points", 0, 0, 50),
        in.numberOr(event == UNITS_IN_ROWS ? "per" : "units", 1, 1, 20),
        rows.size() == 0 ? 0 : rows.get(0).asNumber(0, 99),
        rows.size() < 2 ? 99 : rows.get(1).asNumber(0, 99));
  }

  private static int[] counts(Tree.Fields in, Names names) {
    int[] counts = new int[names.count()];
    for (String name : in.names()) {
      counts[in.idOf(name, names)] = in.number(name, 0, 50);
    }
    return counts;
  }
}
