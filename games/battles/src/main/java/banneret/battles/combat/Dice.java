package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Terrain;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;

/** How many dice an attack rolls: those of the rank, the lowest limit, then modifiers. */
public final class Dice {
  static final Source RANK = new Source("rank", "rank", Clauses.BY_RANK, true);
  static final Source LIMIT =
      new Source("terrain", "terrain", Clauses.of("ambiguous.caps-then-modifiers"), false);
  static final Source OFF_BALANCE =
      new Source("off-balance", Saying.NUMBER, Clauses.OFF_BALANCE, false);
  static final Source COMMANDER =
      new Source("commander", "commander", Clauses.of("commander.unit-ability"), false);
  static final Source CARD = new Source("card", "card", Clauses.of("dice.modifiers"), false);
  static final Source AT_LEAST_NONE =
      new Source("none", Saying.NUMBER, Clauses.of("ambiguous.caps-then-modifiers"), false);

  private Dice() {}

  /** The dice of the attack that is on, never below none. */
  static int count(Field field) {
    return Math.max(0, modified(field, limited(field)));
  }

  /** The dice of the rank, no more than the terrain lets through. */
  private static int limited(Field field) {
    return Math.min(base(field), limit(field));
  }

  private static int base(Field field) {
    if (field.fight.attackKind() == Fight.ARCHERS) {
      return field.battle.rules.archerDice;
    }
    int hex = field.fight.attacker();
    int rank = field.fight.attackKind() == Fight.DOGS ? field.fight.dogsRank() : field.rank(hex);
    return field.content.dice[field.unit(hex)][rank];
  }

  private static int limit(Field field) {
    int against = againstTarget(field);
    int from = fromHex(field);
    return Math.min(against, from);
  }

  private static int againstTarget(Field field) {
    if (field.fight.attackKind() == Fight.SCORCH || field.fight.target() < 0) {
      return Terrain.NO_LIMIT;
    }
    Terrain terrain = field.content.terrain;
    int there = field.terrain(field.fight.target());
    boolean lifted =
        terrain.isHeight[there] && terrain.isHeight[field.terrain(field.fight.attacker())];
    return lifted ? Terrain.NO_LIMIT : terrain.diceAgainst[there];
  }

  private static int fromHex(Field field) {
    if (field.fight.attackKind() == Fight.ARCHERS) {
      return Terrain.NO_LIMIT;
    }
    Terrain terrain = field.content.terrain;
    int here = field.terrain(field.fight.attacker());
    int limit = terrain.diceFrom[here];
    boolean isArcher = field.unitClass(field.fight.attacker()) == Content.RANGED;
    if (isRanged(field) || (isArcher && field.fight.attackKind() != Fight.SCORCH)) {
      limit = Math.min(limit, terrain.rangedDiceFrom[here]); // Also when archers strike back.
    }
    if (field.fight.attackKind() == Fight.COUNTER) {
      limit = Math.min(limit, terrain.counterDiceFrom[here]);
    }
    return limit;
  }

  /** True if the attack is a ranged one: no engagement, no flank, no answer. */
  public static boolean isRanged(Field field) {
    return switch (field.fight.attackKind()) {
      case Fight.DOGS, Fight.ARCHERS -> true;
      case Fight.ATTACK -> field.unitClass(field.fight.attacker()) == Content.RANGED;
      default -> false;
    };
  }

  private static int modified(Field field, int dice) {
    int hex = field.fight.attacker();
    return switch (field.fight.attackKind()) {
      case Fight.ATTACK, Fight.DOGS ->
          InForce.changed(field, Figure.ATTACK_DICE, hex, dice) - offBalance(field);
      case Fight.SCORCH -> InForce.changed(field, Figure.ATTACK_DICE, hex, dice);
      case Fight.COUNTER, Fight.PARTING ->
          InForce.changed(field, Figure.DICE_AGAINST, field.fight.target(), dice);
      default -> dice;
    };
  }

  private static int offBalance(Field field) {
    int hex = field.fight.attacker();
    return field.fight.attackKind() == Fight.ATTACK
            && field.content.offBalance[field.unit(hex)]
            && field.did(hex, Field.MOVED)
        ? 1
        : 0;
  }

  /** The same with its parts. */
  static Breakdown explain(Field field) {
    Tally tally = field.tally;
    tally.clear();
    int hex = field.fight.attacker();
    int base = base(field);
    boolean isUnit = field.fight.attackKind() != Fight.ARCHERS;
    int rank =
        field.fight.attackKind() == Fight.DOGS
            ? field.fight.dogsRank()
            : isUnit ? field.rank(hex) : 0;
    tally.add(RANK, rank, base);
    int limit = limit(field);
    if (limit < base) {
      int where = againstTarget(field) <= fromHex(field) ? field.fight.target() : hex;
      tally.add(LIMIT, field.terrain(where), limit - base);
    }
    switch (field.fight.attackKind()) {
      case Fight.ATTACK, Fight.DOGS, Fight.SCORCH -> {
        InForce.tally(field, Figure.ATTACK_DICE, hex, COMMANDER, CARD, tally);
        tally.add(OFF_BALANCE, 1, -offBalance(field));
      }
      case Fight.COUNTER, Fight.PARTING ->
          InForce.tally(field, Figure.DICE_AGAINST, field.fight.target(), COMMANDER, CARD, tally);
      default -> {}
    }
    if (tally.sum() < 0) {
      tally.add(AT_LEAST_NONE, 0, -tally.sum());
    }
    return tally.toBreakdown("dice");
  }
}
