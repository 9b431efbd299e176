package banneret.miniatures.words;

import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.touch.Engaged;

/** Words for numbers. */
final class Amounts {
  private static final int MOST_CROWD = 3;

  private Amounts() {}

  static void add(Vocabulary.Builder<Battlefield> words) {
    words.amount("lost-ranks", (field, owner, unit) -> field.lostRanks(unit));
    words.amount("ranks", (field, owner, unit) -> field.ranks(unit));
    words.amount("twice-ranks", (field, owner, unit) -> 2 * field.ranks(unit));
    words.amount(
        "lost-wounds", (field, owner, unit) -> Losses.strength(field, unit) - field.health(unit));
    words.amount("own-ranks", (field, owner, unit) -> field.ranks(field.self()));
    words.amount("minus-own-ranks", (field, owner, unit) -> -field.ranks(field.self()));
    words.amount("ones-shown", (field, owner, unit) -> field.showing(field.attack(), 0));
    words.amount("minus-one-and-lost-ranks", (field, owner, unit) -> -1 - field.lostRanks(unit));
    words.amount("one-and-lost-ranks", (field, owner, unit) -> 1 + field.lostRanks(unit));
    words.amount("defender-lost-ranks", (field, owner, unit) -> defenderLost(field));
    words.amount("twice-defender-lost-ranks", (field, owner, unit) -> 2 * defenderLost(field));
    words.amount("blocked-hits", (field, owner, unit) -> field.blocked.get(field.attack()));
    words.amount("ranks-destroyed", (field, owner, unit) -> field.ranksLost.get(field.attack()));
    words.amount(
        "riposte-hits",
        (field, owner, unit) ->
            field.hasCommander(Words.defender(field))
                ? Math.max(2, field.blocked.get(field.attack()))
                : 2);
    words.amount(
        "friends-on-defender", (field, owner, unit) -> Engaged.count(field, Words.defender(field)));
    words.amount(
        "one-for-commander",
        (field, owner, unit) -> field.hasCommander(Words.attacker(field)) ? 1 : 0);
    words.amount(
        "two-for-commander",
        (field, owner, unit) ->
            field.about.get() >= 0 && field.hasCommander(field.about.get()) ? 2 : 0);
    words.amount("number-chosen", (field, owner, unit) -> field.number.get());
    words.amount("panic-wounds", (field, owner, unit) -> field.testWounds.get(field.test()));
    words.amount("one-with-crown", (field, owner, unit) -> control(field, owner, Content.CROWN));
    words.amount("one-with-wealth", (field, owner, unit) -> control(field, owner, Content.WEALTH));
    words.amount(
        "one-with-maneuver", (field, owner, unit) -> control(field, owner, Content.MANEUVER));
    words.amount(
        "minus-one-with-crown", (field, owner, unit) -> -control(field, owner, Content.CROWN));
    words.amount(
        "minus-one-with-wealth", (field, owner, unit) -> -control(field, owner, Content.WEALTH));
    words.amount(
        "minus-two-with-wealth",
        (field, owner, unit) -> -2 * control(field, owner, Content.WEALTH));
    words.amount(
        "minus-enemies-near", (field, owner, unit) -> -Math.min(MOST_CROWD, crowd(field, unit)));
    words.amount("crowd-beyond-first", Amounts::crowdBeyondFirst);
    words.amount("bolton-ranks-on-it", (field, owner, unit) -> boltonRanks(field, unit));
  }

  private static int defenderLost(Battlefield field) {
    return field.lostRanks(Words.defender(field));
  }

  private static int control(Battlefield field, int owner, int zone) {
    return InForce.controls(field, owner, zone) ? 1 : 0;
  }

  /** How many enemies of a unit are within short range of it. */
  private static int crowd(Battlefield field, int unit) {
    int count = 0;
    for (int enemy = 0; enemy < field.units(); enemy++) {
      count +=
          Words.isThere(field, enemy)
                  && field.areEnemies(unit, enemy)
                  && Sights.isWithin(field, unit, enemy, field.content.table.shortRange)
              ? 1
              : 0;
    }
    return count;
  }

  /** The same beyond the first; one more while its player controls the maneuver zone. */
  static int crowdBeyondFirst(Battlefield field, int owner, int unit) {
    return Math.max(0, crowd(field, unit) + control(field, owner, Content.MANEUVER) - 1);
  }

  private static int boltonRanks(Battlefield field, int unit) {
    int ranks = 0;
    for (int other = Engaged.next(field, unit, 0);
        other >= 0;
        other = Engaged.next(field, unit, other + 1)) {
      ranks += Conditions.isOf(field, other, "bolton") ? field.ranks(other) : 0;
    }
    return ranks;
  }
}
