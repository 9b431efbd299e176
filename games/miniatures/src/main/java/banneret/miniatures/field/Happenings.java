package banneret.miniatures.field;

import banneret.kernel.told.Happening;

/** What happens on the battlefield, for the chronicle. */
public final class Happenings {
  private static final String WHO = "who:seat";
  private static final String UNIT = "unit:unit";
  private static final String CARD = "card:unit-card";
  private static final String TARGET = "target:unit";
  private static final String N = "n:number";
  private static final String PIECE = "piece:piece";
  private static final String TOKEN = "token:token";
  private static final String MISSION = "mission:mission";

  private Happenings() {}

  // Set-up
  public static final Happening ROLLED_OFF =
      Happening.of("rolled-off", Clauses.TERRAIN_ROLL, WHO, N);
  public static final Happening TERRAIN_LAID =
      Happening.of("terrain-laid", Clauses.TERRAIN_SPACING, WHO, "terrain:terrain");
  public static final Happening ZONE_CHOSEN =
      Happening.of("zone-chosen", Clauses.DEPLOY_ROLL, WHO, "edge:edge");
  public static final Happening DEPLOYED =
      Happening.of("deployed", Clauses.DEPLOY, WHO, UNIT, CARD);
  public static final Happening FIRST_PLAYER =
      Happening.of("first-player", Clauses.FIRST_PLAYER, WHO);
  public static final Happening MARKED = Happening.of("marked", Clauses.MARK, WHO, UNIT, CARD);
  public static final Happening BOUNTY = Happening.of("bounty-put", Clauses.BOUNTY, WHO, UNIT);

  public static final Happening MODE_DRAWN =
      Happening.of("mode-drawn", Clauses.of("modes.choice"), "mode:mode");
  public static final Happening CORNER_CHOSEN =
      Happening.of("corner-chosen", Clauses.CORNER, WHO, "corner:corner");
  public static final Happening TERRAIN_COUNTED =
      Happening.of("terrain-counted", Clauses.of("setup.terrain-random-count"), N);
  public static final Happening TERRAIN_ROLLED =
      Happening.of("terrain-rolled", Clauses.of("setup.terrain-random-type"), WHO, N);
  public static final Happening TERRAIN_COMES =
      Happening.of(
          "terrain-comes", Clauses.of("setup.terrain-random-table"), WHO, "terrain:terrain");

  // Objectives
  public static final Happening OBJECTIVE_LAID =
      Happening.of("objective-laid", Clauses.of("setup.objective-tokens"), TOKEN);
  public static final Happening OBJECTIVE_CARD =
      Happening.of(
          "objective-card",
          Clauses.of("mode.game-of-thrones.random-cards"),
          TOKEN,
          "objective:objective");
  public static final Happening OBJECTIVE_SEIZED =
      Happening.of("objective-seized", Clauses.OBJECTIVE_SEIZED, TOKEN, UNIT);
  public static final Happening OBJECTIVE_LOST =
      Happening.of("objective-lost", Clauses.of("mode.game-of-thrones.partial-cover"), TOKEN, UNIT);
  public static final Happening OBJECTIVE_PLACED =
      Happening.of(
          "objective-placed", Clauses.of("mode.dance-with-dragons.panic-no-enemy"), TOKEN, WHO);
  public static final Happening OBJECTIVE_SCORED =
      Happening.of("objective-scored", Clauses.OBJECTIVE_SCORED, TOKEN, UNIT);
  public static final Happening PILE_LAID =
      Happening.of("pile-laid", Clauses.of("mode.feast-for-crows.new-pile"), WHO, TOKEN);
  public static final Happening SILENCED =
      Happening.of("silenced", Clauses.of("mode.dance-with-dragons.objective-c"), WHO, "ncu:ncu");
  public static final Happening ARRIVED = Happening.of("arrived", Clauses.ARRIVES, WHO, UNIT, CARD);

  // Missions
  public static final Happening MISSION_DRAWN =
      Happening.of(
          "mission-drawn", Clauses.of("mode.winds-of-winter.draw-five"), WHO, "mission:mission?");
  public static final Happening MISSION_OPENED =
      Happening.of("mission-opened", Clauses.MISSION_OPENED, MISSION);
  public static final Happening MISSIONS_SHUFFLED =
      Happening.of("missions-shuffled", Clauses.of("ruling.mission-deck-empty"));
  public static final Happening MISSION_CHOSEN =
      Happening.of("mission-chosen", Clauses.MISSION_CHOSEN, WHO);
  public static final Happening MISSION_SHOWN =
      Happening.of("mission-shown", Clauses.MISSION_REVEALED, WHO, MISSION);
  public static final Happening MISSION_SCORED =
      Happening.of("mission-scored", Clauses.MISSION_SCORED, WHO, MISSION);
  public static final Happening MISSION_DISCARDED =
      Happening.of("mission-discarded", Clauses.MISSION_GONE, WHO, MISSION);
  public static final Happening MISSION_REPLACED =
      Happening.of("mission-replaced", Clauses.MISSION_REPLACED, WHO, MISSION);
  public static final Happening MISSION_NAMED_UNIT =
      Happening.of("mission-named-unit", Clauses.MISSION_NAMES, WHO, UNIT);
  public static final Happening MISSION_NAMED_OBJECTIVE =
      Happening.of("mission-named-objective", Clauses.MISSION_NAMES, WHO, TOKEN);

  // The siege
  public static final Happening ROLE_CHOSEN =
      Happening.of("role-chosen", Clauses.ROLE, WHO, "role:role");
  public static final Happening WALLS_BUILT = Happening.of("walls-built", Clauses.WALLS, WHO);
  public static final Happening TARRED = Happening.of("tarred", Clauses.TAR, UNIT, TARGET, N);
  public static final Happening SIEGE_CARD_DRAWN =
      Happening.of("siege-card-drawn", Clauses.SIEGE_CARDS, WHO, "card:siege-card?");
  public static final Happening SIEGE_CARD_USED =
      Happening.of("siege-card-used", Clauses.SIEGE_CARDS, WHO, "card:siege-card");
  public static final Happening BOMBARDED =
      Happening.of("bombarded", Clauses.of("sample-card.siege-catapult"), WHO, "target:unit", N);
  public static final Happening PARLEYED =
      Happening.of("parleyed", Clauses.of("sample-card.siege-parley"), WHO, UNIT);
  public static final Happening CLEARED =
      Happening.of("terrain-cleared", Clauses.SIEGE_CARDS, WHO, PIECE);

  // The round
  public static final Happening ROUND = Happening.of("round-begins", Clauses.ROUND, N);
  public static final Happening ACTIVATED =
      Happening.of("activated", Clauses.CHOOSE_UNIT, WHO, UNIT, CARD);
  public static final Happening NCU_ACTIVATED =
      Happening.of("ncu-activated", Clauses.CHOOSE_UNIT, WHO, "ncu:ncu");
  public static final Happening ZONE_TAKEN =
      Happening.of("zone-taken", Clauses.ZONE_TAKEN, WHO, "ncu:ncu", "zone:zone");
  public static final Happening INFLUENCED =
      Happening.of("influenced", Clauses.of("influence.attach"), "ncu:ncu", UNIT);
  public static final Happening STOOD = Happening.of("stood", Clauses.ACTION_DECLINED, UNIT);
  public static final Happening PASSED = Happening.of("passed", Clauses.FORCED_PASS, WHO);
  public static final Happening CARD_DRAWN =
      Happening.of("card-drawn", Clauses.DRAW, WHO, "card:card?");
  public static final Happening DISCARDED =
      Happening.of("discarded", Clauses.DISCARD, WHO, "card:card");
  public static final Happening CARD_PLAYED =
      Happening.of("card-played", Clauses.of("tactics-deck.discard-face-up"), WHO, "card:card");
  public static final Happening ORDER_USED =
      Happening.of("order-used", Clauses.of("order.token"), WHO, UNIT, "ability:ability");
  public static final Happening CHARGE_USED =
      Happening.of("charge-used", Clauses.of("ncu.own-ability"), WHO, "ncu:ncu");
  public static final Happening CANCELLED =
      Happening.of("cancelled", Clauses.of("tactics-deck.effect-and-zones"), WHO, "yes:number");
  public static final Happening IN_VAIN =
      Happening.of("in-vain", Clauses.of("ruling.declared-in-vain"), WHO);
  public static final Happening CARD_ATTACHED =
      Happening.of("card-attached", Clauses.of("ruling.attached-cards"), "card:card", UNIT);
  public static final Happening CARD_DETACHED =
      Happening.of("card-detached", Clauses.of("ruling.attached-cards"), "card:card", UNIT);
  public static final Happening CARD_FETCHED =
      Happening.of("card-fetched", Clauses.of("tactics-deck.effect-and-zones"), WHO, "card:card?");
  public static final Happening ZONE_CHANGED =
      Happening.of("zone-changed", Clauses.ZONE_TAKEN, WHO, "ncu:ncu", "zone:zone");
  public static final Happening AUTO_HITS =
      Happening.of("auto-hits", Clauses.of("glossary.hit"), UNIT, N);
  public static final Happening FIGURES_GIVEN =
      Happening.of("figures-given", Clauses.of("tactics-deck.effect-and-zones"), UNIT, N);
  public static final Happening TEST_GRANTED =
      Happening.of("test-granted", Clauses.TEST_PASSED, UNIT);
  public static final Happening SURVIVED =
      Happening.of("survived", Clauses.of("tactics-deck.effect-and-zones"), UNIT);
  public static final Happening CARD_RETURNED =
      Happening.of("card-returned", Clauses.of("tactics-deck.effect-and-zones"), WHO, "card:card");
  public static final Happening DUEL =
      Happening.of(
          "duel", Clauses.of("card.abilities"), UNIT, "attachment:attachment", "yes:number");
  public static final Happening FAITH =
      Happening.of("faith", Clauses.of("card.abilities"), UNIT, N);
  public static final Happening POINTS = Happening.of("points", Clauses.MILITARY, WHO, N);

  // Movement
  public static final Happening MANEUVERED =
      Happening.of("maneuvered", Clauses.MANEUVER, UNIT, "moved:length");
  public static final Happening MARCHED =
      Happening.of("marched", Clauses.MARCH, UNIT, "moved:length");
  public static final Happening RETREAT_ROLLED =
      Happening.of("retreat-rolled", Clauses.RETREAT_ROLL, UNIT, N, "most:length");
  public static final Happening RETREATED =
      Happening.of("retreated", Clauses.RETREAT, UNIT, "moved:length");
  public static final Happening HELD_BACK =
      Happening.of("held-back", Clauses.of("ability.outflank"), WHO, UNIT);
  public static final Happening HELD_FAST =
      Happening.of("held-fast", Clauses.RETREAT_IMPOSSIBLE, UNIT);
  public static final Happening SHIFTED =
      Happening.of("shifted", Clauses.SHIFT, UNIT, "moved:length");
  public static final Happening PIVOTED = Happening.of("pivoted", Clauses.PIVOT, UNIT);
  public static final Happening ENDANGERED =
      Happening.of("endangered", Clauses.DANGEROUS, UNIT, PIECE, N);
  public static final Happening TORN_DOWN =
      Happening.of("torn-down", Clauses.DESTRUCTIBLE, UNIT, PIECE);

  // Charges
  public static final Happening CHARGE_DECLARED =
      Happening.of("charge-declared", Clauses.CHARGE_TARGET, UNIT, TARGET);
  public static final Happening CHARGE_ROLLED =
      Happening.of("charge-rolled", Clauses.CHARGE_ROLL, UNIT, N, "most:length");
  public static final Happening DISORDERLY =
      Happening.of("disorderly", Clauses.CHARGE_DISORDERLY, UNIT);
  public static final Happening CHARGED =
      Happening.of("charged", Clauses.CHARGE_SUCCESS, UNIT, TARGET, "arc:arc");
  public static final Happening CHARGE_FAILED =
      Happening.of("charge-failed", Clauses.CHARGE_FAILED, UNIT, TARGET, "moved:length");
  public static final Happening ALIGNED =
      Happening.of("aligned", Clauses.CHARGE_ALIGN, UNIT, TARGET);
  public static final Happening PUSHED = Happening.of("pushed", Clauses.CHARGE_MULTI, UNIT);

  // Attacks
  public static final Happening ATTACKED =
      Happening.of("attacked", Clauses.ATTACK_DICE, UNIT, TARGET, "weapon:weapon", "dice:number");
  public static final Happening ROLLED =
      Happening.of(
          "rolled",
          Clauses.ATTACK_ROLL,
          UNIT,
          "one:number",
          "two:number",
          "three:number",
          "four:number",
          "five:number",
          "six:number");
  public static final Happening REROLLED = Happening.of("re-rolled", Clauses.ATTACK_REROLL, WHO, N);
  public static final Happening TOKEN_SPENT =
      Happening.of("token-spent", Clauses.CONDITION, WHO, UNIT, "condition:condition");
  public static final Happening HIT = Happening.of("hit", Clauses.HITS, UNIT, TARGET, N);
  public static final Happening BLOCKED = Happening.of("blocked", Clauses.DEFENCE_ROLL, UNIT, N);
  public static final Happening WOUNDED = Happening.of("wounded", Clauses.WOUNDS, UNIT, N);
  public static final Happening HEALED = Happening.of("healed", Clauses.HEAL, UNIT, N);
  public static final Happening DESTROYED =
      Happening.of("destroyed", Clauses.DESTROYED, UNIT, CARD);
  public static final Happening CONDITION =
      Happening.of("condition-gained", Clauses.CONDITION, UNIT, "condition:condition");
  public static final Happening CONDITION_LOST =
      Happening.of("condition-lost", Clauses.CONDITION, UNIT, "condition:condition");

  // Tests
  public static final Happening TEST_ROLLED =
      Happening.of("test-rolled", Clauses.MORALE_ROLL, UNIT, "one:number", "two:number");
  public static final Happening PANIC_ROLLED =
      Happening.of(
          "panic-rolled", Clauses.PANIC_ROLL, UNIT, "one:number", "two:number", "d3:number");
  public static final Happening TEST_PASSED =
      Happening.of("test-passed", Clauses.TEST_PASSED, UNIT);
  public static final Happening TEST_FAILED =
      Happening.of("test-failed", Clauses.PANIC_FAILED, UNIT);
  public static final Happening STOOD_UNHURT =
      Happening.of("stood-unhurt", Clauses.AUTO_PASS, UNIT);

  public static final Happening WON = Happening.of("won", Clauses.THRESHOLD, WHO, N);
}
