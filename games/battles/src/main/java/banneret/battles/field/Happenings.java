package banneret.battles.field;

import banneret.kernel.told.Happening;

/** What happens on the battlefield, for the chronicle. */
public final class Happenings {
  private static final String WHO = "who:seat";
  private static final String WHERE = "where:hex";
  private static final String FROM = "from:hex";
  private static final String N = "n:number";
  private static final String UNIT = "unit:unit";
  private static final String TOKEN = "token:token";

  private Happenings() {}

  public static final Happening ROUND = Happening.of("round-begins", Clauses.FOUR_PHASES, N);
  public static final Happening ADVANTAGE = Happening.of("advantage", Clauses.ADVANTAGE, WHO);
  public static final Happening ORDER_ROLLED =
      Happening.of("order-rolled", Clauses.ORDER_DICE, WHO, TOKEN);
  public static final Happening CARD_DRAWN =
      Happening.of("card-drawn", Clauses.DRAW, WHO, "card:card?");
  public static final Happening RESHUFFLED = Happening.of("reshuffled", Clauses.RESHUFFLE, WHO);
  public static final Happening TOKEN_USED =
      Happening.of("token-used", Clauses.THREE_ACTIONS, WHO, TOKEN, WHERE, N);
  public static final Happening TOKEN_SPENT =
      Happening.of("token-spent", Clauses.TOKEN_RAISE, WHO, TOKEN);
  public static final Happening CARD_PLAYED =
      Happening.of("card-played", Clauses.REVEAL_CARD, WHO, "card:card", "commander:commander");
  public static final Happening COMMAND_PAID = Happening.of("command-paid", Clauses.COST, WHO, N);
  public static final Happening TACTIC = Happening.of("tactic", Clauses.TACTIC, WHO, "card:card");
  public static final Happening COMMITTED =
      Happening.of("committed", Clauses.COMMIT, WHO, "commander:commander");
  public static final Happening ORDERED =
      Happening.of("unit-ordered", Clauses.UNITS_DECLARED, WHO, UNIT, WHERE);
  public static final Happening RALLIED =
      Happening.of("rallied", Clauses.of("activation.rally-allows-more"), WHO, UNIT, WHERE);
  public static final Happening MOVED =
      Happening.of("moved", Clauses.ALLOWANCE, WHO, UNIT, FROM, WHERE);
  public static final Happening LEFT =
      Happening.of("left-board", Clauses.LEAVE_BOARD, WHO, UNIT, WHERE);
  public static final Happening PARTING_BLOW =
      Happening.of("parting-blow", Clauses.PARTING_BLOW, WHO, FROM, WHERE);
  public static final Happening ATTACKED =
      Happening.of("attacked", Clauses.DICE, WHO, UNIT, FROM, WHERE, "dice:number");
  public static final Happening COUNTERED =
      Happening.of("counter-attacked", Clauses.COUNTER, WHO, UNIT, FROM, WHERE, "dice:number");
  public static final Happening STRUCK =
      Happening.of("struck", Clauses.PARTING_BLOW, WHO, UNIT, FROM, WHERE, "dice:number");
  public static final Happening DOGS_RANK =
      Happening.of("dogs-rank", Clauses.DOGS_RANK, WHO, "face:token");
  public static final Happening ROLLED =
      Happening.of(
          "rolled",
          Clauses.ROLL,
          WHO,
          "green:number",
          "blue:number",
          "red:number",
          "valor:number",
          "morale:number");
  public static final Happening REROLLED =
      Happening.of("re-rolled", Clauses.FLANK_REROLL, WHO, "face:token", N);
  public static final Happening HITS = Happening.of("hits", Clauses.HITS, WHERE, N);
  public static final Happening FIGURES_LOST =
      Happening.of("figures-lost", Clauses.FIGURE_PER_HIT, UNIT, WHERE, N);
  public static final Happening ELIMINATED =
      Happening.of("eliminated", Clauses.ELIMINATION, WHO, UNIT, WHERE);
  public static final Happening CAPTURED =
      Happening.of("captured", Clauses.CAPTURE, WHO, "commander:commander");
  public static final Happening RETREATED =
      Happening.of("retreated", Clauses.RETREAT, WHO, UNIT, FROM, WHERE);
  public static final Happening RETREAT_BLOCKED =
      Happening.of("retreat-blocked", Clauses.RETREAT_BLOCKED, WHERE, N);
  public static final Happening STOOD_FIRM =
      Happening.of("stood-firm", Clauses.STAND_FIRM, WHO, WHERE);
  public static final Happening ENGAGED =
      Happening.of("engaged", Clauses.ENGAGE, FROM, WHERE, "token:seat");
  public static final Happening DISENGAGED =
      Happening.of("disengaged", Clauses.ENGAGE_REMOVED, WHERE);
  public static final Happening ADVANCED =
      Happening.of("advanced", Clauses.ADVANCE, WHO, UNIT, FROM, WHERE);
  public static final Happening PURSUED =
      Happening.of("pursued", Clauses.PURSUE, WHO, UNIT, FROM, WHERE);
  public static final Happening MORALE_UP = Happening.of("morale", Clauses.MORALE, WHO, N);
  public static final Happening SCORCHED =
      Happening.of("scorched", Clauses.SCORCH_ROLL, WHO, FROM, WHERE, N);
  public static final Happening FIRE = Happening.of("fire", Clauses.FIRE_LEVEL, WHERE, N);
  public static final Happening BURNT_DOWN =
      Happening.of("burnt-down", Clauses.FIRE_TERRAIN, WHERE, "terrain:terrain");
  public static final Happening PUT_OUT = Happening.of("put-out", Clauses.PUT_OUT_RESULT, WHERE);
  public static final Happening NOT_PUT_OUT =
      Happening.of("not-put-out", Clauses.PUT_OUT_RESULT, WHERE, "face:token");
  public static final Happening SPREADS =
      Happening.of("fire-spreads", Clauses.FIRE_SPREAD, WHERE, "direction:side");
  public static final Happening PASSED = Happening.of("passed", Clauses.PASS, WHO);
  public static final Happening KEPT_CARD =
      Happening.of("kept-card", Clauses.KEEP_CARD, WHO, "card:card?");
  public static final Happening KEPT_TOKEN =
      Happening.of("kept-token", Clauses.KEEP_TOKEN, WHO, TOKEN);
  public static final Happening DISCARDED =
      Happening.of("discarded", Clauses.CARD_DISCARD, WHO, "card:card");
  public static final Happening TOKEN_LOST =
      Happening.of("token-discarded", Clauses.KEEP_TOKEN, WHO, TOKEN);
  public static final Happening TOKEN_TAKEN =
      Happening.of("token-gained", Clauses.of("tactic.condition-and-effect"), WHO, TOKEN);
  public static final Happening COMMAND_BACK =
      Happening.of("command-returned", Clauses.of("rally.refresh-commanders"), WHO, N);
  public static final Happening RECOVERED = Happening.of("recovered", Clauses.RECOVER, WHO, N);
  public static final Happening POINTS = Happening.of("points", Clauses.POINTS_EACH_ROUND, WHO, N);
  public static final Happening OBJECTIVE = Happening.of("objective", Clauses.CONTROL, WHO, WHERE);
  public static final Happening REVEALED =
      Happening.of("strategy-revealed", Clauses.STRATEGY, WHERE, "decoy:number");
  public static final Happening TAKEN = Happening.of("token-taken", Clauses.TOKENS, WHO, WHERE);
  public static final Happening TRIGGERED =
      Happening.of("catapult", Clauses.TOKENS, WHERE, "rank:rank");
  public static final Happening SHOT =
      Happening.of("archers-shoot", Clauses.TOKENS, WHO, FROM, WHERE, "dice:number");
  public static final Happening EDMURE_FOUND = Happening.of("edmure-found", Clauses.TOKENS, WHERE);
  public static final Happening EDMURE_FREED = Happening.of("edmure-freed", Clauses.TOKENS, WHERE);
  public static final Happening BREACHED = Happening.of("breached", Clauses.TOKENS, WHERE);
  public static final Happening LAID =
      Happening.of("piece-laid", Clauses.PLACE_TERRAIN, WHO, "piece:piece", WHERE);
  public static final Happening PLACED =
      Happening.of("unit-placed", Clauses.PLACE_UNITS, WHO, UNIT, WHERE);
  public static final Happening LEADS =
      Happening.of("leads", Clauses.CHOOSE_COMMANDERS, WHO, "commander:commander");
  public static final Happening MOMENTUM = Happening.of("momentum", Clauses.MOMENTUM, WHO);
  public static final Happening SETUP_CARD =
      Happening.of("set-up-card", Clauses.DRAW_UNITS, WHO, "card:set-up-card");
  public static final Happening ROUTED = Happening.of("routed", Clauses.ROUT, WHO);
  public static final Happening WINNER = Happening.of("winner", Clauses.LAST_ROUND, WHO);
}
