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
        (field, effect, owner, unit) -> {
          int whose = unit >= 0 ? unit : field.self();
          return whose >= 0 && of.test(field, whose, field.self());
        };
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
          int whose = unit >= 0 ? unit : field.self();
          return row >= 0 && field.attacker.get(row) == whose && attacking.test(field, row, whose);
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
    add(words, "engaged-with-one", (field, unit, self) -> Engaged.only(field, unit) >= 0);
    add(
        words,
        "attacked-in-melee",
        (field, unit, self) -> {
          int row = field.attack();
          return row >= 0 && field.defender.get(row) == unit && isMelee(field, row);
        });
    attack(words, "melee", (field, row, unit) -> isMelee(field, row));
    attack(words, "ranged", (field, row, unit) -> !isMelee(field, row));
    attack(words, "charging", (field, row, unit) -> field.isMarked(row, Battlefield.CHARGED));
    attack(
        words,
        "target-near",
        (field, row, unit) ->
            Sights.isInReach(
                field, field.tray(unit), field.defender.get(row), field.content.table.shortRange));
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
    addRoles(words);
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

  /** What part a unit has in what happens. */
  private static void addRoles(Vocabulary.Builder<Battlefield> words) {
    add(words, "it-happened-to", (field, unit, self) -> field.about.get() == self);
    add(
        words,
        "it-charges",
        (field, unit, self) -> field.charge() >= 0 && field.charger.get(field.charge()) == self);
    add(
        words,
        "in-flank-or-rear",
        (field, unit, self) -> field.charge() >= 0 && field.arc.get(field.charge()) != 0);
    add(
        words,
        "it-was-attacked",
        (field, unit, self) -> field.attack() >= 0 && field.defender.get(field.attack()) == self);
    add(
        words,
        "enemy-engaged-with-it",
        (field, unit, self) ->
            field.about.get() >= 0 && Engaged.with(field, field.about.get(), self));
    add(words, "a-one-shows", (field, unit, self) -> field.showing(field.attack(), 0) > 0);
    words.condition(
        "own-melee-attack",
        (field, effect, owner, unit) ->
            field.attack() >= 0
                && field.isOf(owner, field.attacker.get(field.attack()))
                && isMelee(field, field.attack()));
    words.condition(
        "own-unit-attacked-in-melee",
        (field, effect, owner, unit) ->
            field.attack() >= 0
                && field.isOf(owner, field.defender.get(field.attack()))
                && isMelee(field, field.attack()));
    words.condition(
        "own-unit-attacked",
        (field, effect, owner, unit) ->
            field.attack() >= 0 && field.isOf(owner, field.defender.get(field.attack())));
    words.condition(
        "own-charge",
        (field, effect, owner, unit) ->
            field.charge() >= 0 && field.isOf(owner, field.charger.get(field.charge())));
    words.condition(
        "enemy-is-tested",
        (field, effect, owner, unit) ->
            field.test() >= 0 && !field.isOf(owner, field.tested.get(field.test())));
    words.condition(
        "own-unit-is-tested",
        (field, effect, owner, unit) ->
            field.test() >= 0 && field.isOf(owner, field.tested.get(field.test())));
    words.condition(
        "enemy-is-activated",
        (field, effect, owner, unit) ->
            field.unit.get() >= 0 && !field.isOf(owner, field.unit.get()));
    words.condition(
        "own-unit-is-activated",
        (field, effect, owner, unit) ->
            field.unit.get() >= 0 && field.isOf(owner, field.unit.get()));
    words.condition("own-turn", (field, effect, owner, unit) -> field.active.get() == owner);
    words.condition(
        "attacker-has-one-rank",
        (field, effect, owner, unit) ->
            field.attack() >= 0 && field.ranks(field.attacker.get(field.attack())) == 1);
    words.condition(
        "controls-crown-or-tactics",
        (field, effect, owner, unit) ->
            field.zoneSeat.get(0) == owner || field.zoneSeat.get(2) == owner);
    words.condition(
        "zone-is-combat", (field, effect, owner, unit) -> field.zoneNcu.get(3) == field.ncu.get());
    attack(
        words,
        "target-panicked",
        (field, row, unit) -> field.has(field.defender.get(row), Content.PANICKED));
    for (String house : new String[] {"umber", "tully", "clegane", "bolton"}) {
      add(words, "house-" + house, (field, unit, self) -> isOf(field, unit, house));
    }
    add(
        words,
        "it-was-charged-in-front",
        (field, unit, self) ->
            field.charge() >= 0
                && field.target.get(field.charge()) == self
                && field.arc.get(field.charge()) == 0);
    add(
        words,
        "attacked-in-front",
        (field, unit, self) ->
            field.attack() >= 0
                && field.defender.get(field.attack()) == self
                && field.attackArc.get(field.attack()) == 0);
    add(
        words,
        "concerned-near",
        (field, unit, self) ->
            field.about.get() >= 0
                && Sights.isWithin(field, self, field.about.get(), field.content.table.shortRange));
    add(
        words,
        "concerned-is-friend",
        (field, unit, self) ->
            field.about.get() >= 0 && !field.areEnemies(self, field.about.get()));
    add(
        words,
        "concerned-is-enemy",
        (field, unit, self) -> field.about.get() >= 0 && field.areEnemies(self, field.about.get()));
    words.amount("minus-own-ranks", (field, owner, unit) -> -field.ranks(field.self()));
    words.amount("own-ranks", (field, owner, unit) -> field.ranks(field.self()));
    words.amount("ones-shown", (field, owner, unit) -> field.showing(field.attack(), 0));
    words.amount("minus-one-and-lost-ranks", (field, owner, unit) -> -1 - field.lostRanks(unit));
    words.amount("one-and-lost-ranks", (field, owner, unit) -> 1 + field.lostRanks(unit));
  }

  /** True if a unit belongs to a house, or an attachment in it says so. */
  private static boolean isOf(Battlefield field, int unit, String house) {
    int own = field.content.units.affiliation[field.card(unit)];
    if (own >= 0 && field.content.affiliationNames.word(own).equals(house)) {
      return true;
    }
    int who = field.attachment.get(unit);
    if (who >= 0) {
      for (int ability : field.content.attachments.abilities[who]) {
        if (field.content.abilityNames.word(ability).equals("affiliation-" + house)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isMelee(Battlefield field, int row) {
    int card = field.card(field.attacker.get(row));
    return field.content.units.attackKind[card][field.weapon.get(row)] == UnitCards.MELEE;
  }
}
