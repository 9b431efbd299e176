package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** A mode of play, as its document has it; lengths in thousandths of an inch. */
public final class Mode {
  /** How many objectives there are in the box. */
  public static final int TOKENS = 5;

  private static final Names FROM = new Names("edge", List.of("centre", "left", "right"));
  private static final Names CONTROL = new Names("control", List.of("cover", "carry"));

  /** How deep the deployment zones are; in a siege the attacker's. */
  public final int zone;

  /** How far terrain keeps from zones. */
  public final int terrainOff;

  /** False if it may not be played each for himself. */
  public final boolean isForEach;

  /** Where objectives lie from the start: measured from which edge, and how far across. */
  private final List<int[]> fixed = new ArrayList<>();

  /** How many objectives players place, and how far from zones and from one another. */
  public final int placed;

  public final int apart;

  /** True if units carry objectives away; false if they control those that they cover. */
  public final boolean isCarried;

  /** Points for an objective at the end of a round, and more if the commander controls it. */
  public final int worth;

  public final int commanderWorth;

  /** How fast a unit is that carries an objective; 0 if it is as fast as ever. */
  public final int carriedSpeed;

  /** Up to so many corpse piles come into play, with an objective each; 0 if none do. */
  public final int piles;

  /** The cards of the first objectives; the others have one from the deck if there is one. */
  public final int[] cards;

  public final boolean hasDeck;

  /** So many units begin on the table; 0 if all do. The others may come from this round on. */
  public final int deployed;

  public final int reserveRound;

  /** Missions that each player draws, and those that lie open for all. */
  public final int secretMissions;

  public final int openMissions;
  public final boolean isMilitary;
  public final int morePoints;

  /** How many enemy units each player marks. */
  public final int marks;

  // The siege: the defender's zone, where walls lie, and cards for each side.
  public final boolean isSiege;
  public final int defenderZone;
  public final int wallsOff;
  public final int wallsApart;
  public final int siegeCards;

  Mode(Tree.Fields in, Names objectiveCards) {
    in.allow(
        "id",
        "zones",
        "terrain-off",
        "each-for-himself",
        "objectives",
        "reserves",
        "missions",
        "military-victory",
        "more-points",
        "marks",
        "siege",
        "provenance");
    zone = in.number("zones", 1_000, 24_000);
    terrainOff = in.numberOr("terrain-off", 6_000, 0, 12_000);
    isForEach = in.flagOr("each-for-himself", true);
    isMilitary = in.flagOr("military-victory", true);
    morePoints = in.numberOr("more-points", 0, 0, 20);
    marks = in.numberOr("marks", 0, 0, 9);

    Tree.Fields tokens = in.fieldsIfAny("objectives");
    tokens.allow(
        "at",
        "placed",
        "apart",
        "control",
        "worth",
        "commander",
        "speed",
        "piles",
        "cards",
        "deck");
    for (Tree one : tokens.itemsIfAny("at").all()) {
      Tree.Fields row = one.asFields();
      row.allow("from", "across");
      fixed.add(new int[] {row.id("from", FROM), row.numberOr("across", 0, -36_000, 36_000)});
    }
    placed = tokens.numberOr("placed", 0, 0, TOKENS);
    apart = tokens.numberOr("apart", 0, 0, 12_000);
    piles = tokens.numberOr("piles", 0, 0, TOKENS);
    if (Math.max(fixed.size() + placed, piles) > TOKENS) {
      throw tokens.wrong("expected at most " + TOKENS + " objectives");
    }
    isCarried = tokens.has("control") && tokens.id("control", CONTROL) == 1;
    worth = tokens.numberOr("worth", 0, 0, 9);
    commanderWorth = tokens.numberOr("commander", 0, 0, 9);
    carriedSpeed = tokens.numberOr("speed", 0, 0, 9);
    List<Tree> first = tokens.itemsIfAny("cards").all();
    cards = new int[first.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = first.get(i).asId(objectiveCards);
    }
    hasDeck = tokens.flagOr("deck", false);

    Tree.Fields reserves = in.fieldsIfAny("reserves");
    reserves.allow("deployed", "round");
    deployed = reserves.numberOr("deployed", 0, 0, 9);
    Tree.Fields missions = in.fieldsIfAny("missions");
    missions.allow("secret", "open");
    secretMissions = missions.numberOr("secret", 0, 0, 5);
    openMissions = missions.numberOr("open", secretMissions > 0 ? 1 : 0, 0, 3);

    Tree.Fields siege = in.fieldsIfAny("siege");
    siege.allow("zone", "walls-off", "walls-apart", "cards", "round");
    isSiege = in.has("siege");
    defenderZone = siege.numberOr("zone", zone, 1_000, 24_000);
    wallsOff = siege.numberOr("walls-off", 0, 0, 12_000);
    wallsApart = siege.numberOr("walls-apart", 0, 0, 12_000);
    siegeCards = siege.numberOr("cards", 0, 0, 6);
    reserveRound = isSiege ? siege.number("round", 1, 6) : reserves.numberOr("round", 1, 1, 6);
  }

  /** How many objectives lie there from the start. */
  public int fixed() {
    return fixed.size();
  }

  /** How far from the left edge an objective lies that is there from the start. */
  public int fixedX(int token, int width) {
    int[] one = fixed.get(token);
    return one[1] + (one[0] == 0 ? width / 2 : one[0] == 1 ? 0 : width);
  }

  /** True if there are objectives of any kind. */
  public boolean hasObjectives() {
    return !fixed.isEmpty() || placed > 0;
  }

  public boolean hasMissions() {
    return openMissions > 0;
  }

  /** True if units may wait beside the table and come later. */
  public boolean hasReserves() {
    return deployed > 0 || isSiege;
  }
}
