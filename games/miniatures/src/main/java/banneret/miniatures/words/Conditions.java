package banneret.miniatures.words;

import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Engaged;
import banneret.miniatures.ground.Sights;

/** What sentences ask: of the unit whose figure it is, of the attack, and of the tactics board. */
final class Conditions {
  private Conditions() {}

  /** Something that is so of a unit, and of the one whose ability it is. */
  @FunctionalInterface
  private interface Of {
    boolean test(Battlefield field, int unit, int self);
  }

  private static void add(Vocabulary.Builder<Battlefield> words, String name, Of of) {
    Condition<Battlefield> condition =
        (field, effect, owner, unit) -> unit >= 0 && of.test(field, unit, field.self());
    words.condition(name, condition);
    words.filter(name, condition);
  }

  /** Something that is so of the attack that is being made, and of its attacker. */
  @FunctionalInterface
  private interface Attacking {
    boolean test(Battlefield field, int row, int unit);
  }

  private static void attack(
      Vocabulary.Builder<Battlefield> words, String name, Attacking attacking) {
    words.condition(
        name,
        (field, effect, owner, unit) -> {
          int row = field.attack();
          return row >= 0 && field.attacker.get(row) == unit && attacking.test(field, row, unit);
        });
  }

  static void add(Vocabulary.Builder<Battlefield> words) {
    add(words, "own-unit", (field, unit, self) -> unit == self);
    add(
        words,
        "friend-near",
        (field, unit, self) ->
            unit != self
                && !field.areEnemies(unit, self)
                && Sights.isWithin(field, self, unit, field.content.table.shortRange));
    add(
        words,
        "other-friend",
        (field, unit, self) -> unit != self && !field.areEnemies(unit, self));
    add(words, "engaged-with-it", (field, unit, self) -> Engaged.with(field, unit, self));
    add(words, "full-ranks", (field, unit, self) -> field.lostRanks(unit) == 0);
    add(words, "one-rank-lost", (field, unit, self) -> field.lostRanks(unit) >= 1);
    add(words, "two-ranks-lost", (field, unit, self) -> field.lostRanks(unit) >= 2);
    add(words, "last-rank", (field, unit, self) -> field.ranks(unit) == 1);
    add(
        words,
        "morale-worse-than-5",
        (field, unit, self) -> field.content.units.morale[field.card(unit)] > 5);
    add(
        words,
        "engaged-with-one",
        (field, unit, self) -> Engaged.only(field, unit) >= 0);
    add(
        words,
        "attacked-in-melee",
        (field, unit, self) -> {
          int row = field.attack();
          return row >= 0 && field.defender.get(row) == unit && isMelee(field, row);
        });
    attack(words, "melee", (field, row, unit) -> isMelee(field, row));
    attack(words, "ranged", (field, row, unit) -> !isMelee(field, row));
    attack(
        words, "charging", (field, row, unit) -> field.isMarked(row, Battlefield.CHARGED));
    attack(
        words,
        "target-near",
        (field, row, unit) ->
            Sights.isInReach(
                field,
                field.tray(unit),
                field.defender.get(row),
                field.content.table.shortRange));
    attack(
        words,
        "target-not-activated",
        (field, row, unit) -> !field.activated.is(field.defender.get(row)));
    attack(
        words,
        "friend-engaged-too",
        (field, row, unit) -> Engaged.count(field, field.defender.get(row)) > 1);
    attack(
        words,
        "target-engaged-with-it",
        (field, row, unit) -> Engaged.with(field, field.defender.get(row), field.self()));
    for (int zone = 0; zone < Content.ZONES; zone++) {
      int one = zone;
      String name = new String[] {"crown", "wealth", "tactics", "combat", "maneuver"}[zone];
      words.condition(
          "controls-" + name, (field, effect, owner, unit) -> field.zoneSeat.get(one) == owner);
    }
    words.amount("lost-ranks", (field, owner, unit) -> field.lostRanks(unit));
    words.amount("ranks", (field, owner, unit) -> field.ranks(unit));
    words.amount("twice-ranks", (field, owner, unit) -> 2 * field.ranks(unit));
    words.amount(
        "lost-wounds",
        (field, owner, unit) ->
            field.content.units.figures[field.card(unit)]
                    * field.content.units.wounds[field.card(unit)]
                - field.health(unit));
  }

  private static boolean isMelee(Battlefield field, int row) {
    int card = field.card(field.attacker.get(row));
    return field.content.units.attackKind[card][field.weapon.get(row)] == UnitCards.MELEE;
  }
}
