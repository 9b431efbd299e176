package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;

/** How many hits a roll scores, and how many of them the target ignores. */
public final class Hits {
  static final Source SHIELDS = new Source("shields", "token", Clauses.MATCHING, true);
  static final Source VALOR = new Source("valor", Saying.NUMBER, Clauses.VALOR, false);
  static final Source FACES =
      new Source("faces", "token", Clauses.of("resolve.other-shields-miss"), false);
  static final Source IGNORED_COVER = new Source("cover", "terrain", Clauses.COVER, false);
  static final Source IGNORED_TOUGHNESS =
      new Source("toughness", Saying.NUMBER, Clauses.TOUGHNESS, false);

  private Hits() {}

  /** The hits that the target takes. */
  static int count(Field field) {
    int scored = scored(field);
    return Math.max(0, scored - ignored(field));
  }

  /** The shield that hits the target: its rank, or one higher with Heavy Armour. */
  public static int shield(Field field, int target) {
    int rank = field.rank(target);
    return rank < Content.RED && isArmoured(field, target) ? rank + 1 : rank;
  }

  static boolean isArmoured(Field field, int target) {
    return field.content.heavyArmour[field.unit(target)]
        || InForce.allows(field, Act.HEAVY_ARMOUR, target);
  }

  /** True if a face of the die hits the target of the attack that is on. */
  public static boolean hits(Field field, int face) {
    int target = field.fight.target();
    if (face < Content.RANKS) {
      return face == shield(field, target) || alsoHits(field, face);
    }
    return face == Content.VALOR ? valorHits(field) : alsoHits(field, face);
  }

  private static boolean alsoHits(Field field, int face) {
    if (field.fight.alsoHits(face)) {
      return true;
    }
    if (field.fight.attackKind() != Fight.ATTACK) {
      return false;
    }
    return (face == Content.RED && InForce.allows(field, Act.RED_HITS, field.fight.attacker()))
        || (face == Content.MORALE
            && InForce.allows(field, Act.MORALE_HITS, field.fight.attacker()));
  }

  private static boolean valorHits(Field field) {
    int target = field.fight.target();
    if (field.rank(target) == Content.RED && isArmoured(field, target)) {
      return false;
    }
    if (field.fight.attackKind() == Fight.ARCHERS) {
      return false;
    }
    int attacker = field.fight.attacker();
    int unit = field.unit(attacker);
    if (field.content.noValor[unit]) {
      return false;
    }
    return field.unitClass(target) != Content.CAVALRY
        || field.content.unitClass[unit] == Content.CAVALRY
        || (field.fight.attackKind() == Fight.ATTACK
            && InForce.allows(field, Act.VALOR_ON_CAVALRY, attacker));
  }

  private static int scored(Field field) {
    int sum = 0;
    for (int face = 0; face < Content.FACES; face++) {
      sum += field.fight.face(face) > 0 && hits(field, face) ? field.fight.face(face) : 0;
    }
    return sum;
  }

  static int ignored(Field field) {
    return cover(field) + toughness(field);
  }

  /** Cover of the target's hex, unless it is engaged with a token of its own. */
  private static int cover(Field field) {
    int target = field.fight.target();
    return field.token(target) == field.house(target)
        ? 0
        : field.content.terrain.cover[field.terrain(target)];
  }

  private static int toughness(Field field) {
    int target = field.fight.target();
    return InForce.keyword(
        field, Figure.TOUGHNESS, target, field.content.toughness[field.unit(target)]);
  }

  /** The same with its parts. */
  static Breakdown explain(Field field) {
    Tally tally = field.tally;
    tally.clear();
    int shield = shield(field, field.fight.target());
    tally.add(SHIELDS, shield, field.fight.face(shield));
    tally.add(VALOR, 0, hits(field, Content.VALOR) ? field.fight.face(Content.VALOR) : 0);
    for (int face = 0; face < Content.FACES; face++) {
      if (face != shield && face != Content.VALOR && hits(field, face)) {
        tally.add(FACES, face, field.fight.face(face));
      }
    }
    int scored = tally.sum();
    int cover = Math.min(scored, cover(field));
    tally.add(IGNORED_COVER, field.terrain(field.fight.target()), -cover);
    tally.add(IGNORED_TOUGHNESS, 0, -Math.min(scored - cover, toughness(field)));
    return tally.toBreakdown("hits");
  }
}
