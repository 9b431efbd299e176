package banneret.miniatures.combat;

import banneret.geometry.plane.Outline;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Sights;

/** How many dice an attack has, what hits and what blocks. */
public final class Dice {
  static final int FACES = 6;
  private static final int MARKED = 2;
  private static final Source RANKS =
      new Source("ranks", Saying.NUMBER, Clauses.of("card.attack-dice-by-rank"), true);
  private static final Source MARKED_UNIT =
      new Source("marked", Saying.NUMBER, Clauses.MARKED_DICE, false);
  private static final Source VALUE =
      new Source("value", Saying.NUMBER, Clauses.of("card.to-hit"), true);
  private static final Source COVER = new Source("cover", Saying.NUMBER, Clauses.COVER, false);
  private static final Source DEFENCE =
      new Source("defence", Saying.NUMBER, Clauses.of("card.defense"), true);
  private static final Source FLANK =
      new Source("flank", Saying.NUMBER, Clauses.FLANK_BONUS, false);
  private static final Source REAR = new Source("rear", Saying.NUMBER, Clauses.REAR_BONUS, false);
  private static final Source FORTIFIED =
      new Source("fortified", Saying.NUMBER, Clauses.FORTIFIED, false);

  private static final Source SUNDERING =
      new Source("sundering", Saying.NUMBER, Clauses.of("card.melee-ranged-symbol"), false);
  private static final Source ABILITY =
      new Source("ability", "ability", Clauses.of("card.abilities"), false);

  private Dice() {}

  static boolean isMelee(Battlefield field, int row) {
    int card = field.card(field.attacker.get(row));
    return field.content.units.attackKind[card][field.weapon.get(row)] == UnitCards.MELEE;
  }

  /** How many dice the attack of a row has. */
  static Tally count(Battlefield field, int row) {
    int unit = field.attacker.get(row);
    int[] dice = field.content.units.dice[field.card(unit)][field.weapon.get(row)];
    Tally tally = field.tally;
    tally.clear();
    tally.add(RANKS, 0, dice[lost(field, unit, dice)]);
    tally.add(MARKED_UNIT, 0, field.marked.is(unit) ? MARKED : 0);
    InForce.tally(field, Figure.ATTACK_DICE, unit, 0, ABILITY, tally);
    return tally;
  }

  /** The column of the dice: by lost ranks, unless something says the highest or the lowest. */
  private static int lost(Battlefield field, int unit, int[] dice) {
    boolean isHighest = InForce.allows(field, Act.HIGHEST_DICE, unit);
    if (isHighest || InForce.allows(field, Act.LOWEST_DICE, unit)) {
      int found = 0;
      for (int i = 1; i < dice.length; i++) {
        found = dice[i] > dice[found] == isHighest && dice[i] != dice[found] ? i : found;
      }
      return found;
    }
    int lost = field.lostRanks(unit) - InForce.changed(field, Figure.RANKS, unit, 0);
    return Math.clamp(lost, 0, dice.length - 1);
  }

  /** The face from which on a die of the attack hits. */
  static Tally toHit(Battlefield field, int row) {
    int unit = field.attacker.get(row);
    Tally tally = field.tally;
    tally.clear();
    tally.add(VALUE, 0, field.content.units.hit[field.card(unit)][field.weapon.get(row)]);
    boolean isCovered =
        !isMelee(field, row)
            && !Content.isWall(unit)
            && Sights.isCovered(field, unit, field.defender.get(row));
    tally.add(COVER, 0, isCovered ? 1 : 0);
    int first = tally.size();
    InForce.tally(field, Figure.TO_HIT, unit, 0, ABILITY, tally);
    if (!isMelee(field, row)) {
      InForce.tally(field, Figure.EXPOSED, field.defender.get(row), 0, ABILITY, tally);
    }
    return tally.negateFrom(first);
  }

  /** What the arc takes from the dice of the defender: 1 on a flank, 2 in the rear. */
  static int arc(Battlefield field, int row) {
    if (isMelee(field, row) && InForce.allows(field, Act.DENY_BONUS, field.defender.get(row))) {
      return 0;
    }
    int arc = field.attackArc.get(row);
    return Bearings.isFlank(arc) ? 1 : arc == Outline.REAR ? 2 : 0;
  }

  /** The face from which on a die of the defender blocks. */
  static Tally toBlock(Battlefield field, int row) {
    int unit = field.defender.get(row);
    Tally tally = field.tally;
    tally.clear();
    tally.add(DEFENCE, 0, field.content.units.defence[field.card(unit)]);
    int arc = arc(field, row);
    tally.add(arc == 2 ? REAR : FLANK, 0, arc);
    tally.add(FORTIFIED, 0, field.isMarked(row, Battlefield.FORTIFIED) ? -1 : 0);
    int attacker = field.attacker.get(row);
    tally.add(SUNDERING, 0, InForce.allows(field, Act.SUNDERING, attacker) ? 1 : 0);
    int first = tally.size();
    InForce.tally(field, Figure.DEFENCE, unit, 0, ABILITY, tally);
    return tally.negateFrom(first);
  }

  /** How many dice show a face that is enough; a one never is, a six always. */
  static int enough(Battlefield field, int row, int needed) {
    int count = 0;
    for (int face = 2; face <= FACES; face++) {
      count += face >= needed || face == FACES ? field.showing(row, face - 1) : 0;
    }
    return count;
  }
}
