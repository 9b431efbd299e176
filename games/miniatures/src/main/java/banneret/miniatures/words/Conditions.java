package banneret.miniatures.words;

import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.loss.Test;
import banneret.miniatures.touch.Engaged;

/** What sentences ask: of a unit, of the attack, of the tactics board and of what was chosen. */
final class Conditions {
  private static final String[] ZONES = {"crown", "wealth", "tactics", "combat", "maneuver"};

  private Conditions() {}

  /** Something that is so of a unit, and of the one whose ability it is. */
  @FunctionalInterface
  interface Of {
    boolean test(Battlefield field, int unit, int self);
  }

  static void unit(Vocabulary.Builder<Battlefield> words, String name, Of of) {
    words.condition(
        name,
        (field, effect, owner, unit) -> {
          int whose = unit >= 0 ? unit : field.self();
          return whose >= 0 && of.test(field, whose, field.self());
        });
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

  /** Something that is so of the position, seen by a player. */
  @FunctionalInterface
  interface Seen {
    boolean test(Battlefield field, int owner);
  }

  static void seen(Vocabulary.Builder<Battlefield> words, String name, Seen seen) {
    words.condition(name, (field, effect, owner, unit) -> seen.test(field, owner));
  }

  static void add(Vocabulary.Builder<Battlefield> words) {
    units(words);
    attacks(words);
    board(words);
    results(words);
    Roles.add(words);
  }

  private static void units(Vocabulary.Builder<Battlefield> words) {
    unit(words, "own-unit", (field, unit, self) -> unit == self);
    unit(
        words,
        "friend-near",
        (field, unit, self) ->
            unit != self
                && !field.areEnemies(unit, self)
                && Sights.isWithin(field, self, unit, field.content.table.shortRange));
    unit(
        words,
        "other-friend",
        (field, unit, self) -> unit != self && !field.areEnemies(unit, self));
    unit(words, "engaged-with-it", (field, unit, self) -> Engaged.with(field, unit, self));
    unit(words, "full-ranks", (field, unit, self) -> field.lostRanks(unit) == 0);
    unit(words, "one-rank-lost", (field, unit, self) -> field.lostRanks(unit) >= 1);
    unit(words, "two-ranks-lost", (field, unit, self) -> field.lostRanks(unit) >= 2);
    unit(words, "last-rank", (field, unit, self) -> field.ranks(unit) == 1);
    unit(words, "more-ranks", (field, unit, self) -> field.ranks(unit) > 1);
    unit(
        words,
        "morale-worse-than-5",
        (field, unit, self) -> field.content.units.morale[field.card(unit)] > 5);
    unit(words, "engaged-with-one", (field, unit, self) -> Engaged.only(field, unit) >= 0);
    unit(words, "has-faith", (field, unit, self) -> field.faith.get(unit) > 0);
    unit(words, "commanders-unit", (field, unit, self) -> field.hasCommander(unit));
    unit(words, "near-commander", (field, unit, self) -> isNearCommander(field, unit, true));
    unit(words, "can-charge", (field, unit, self) -> ActionWords.nearest(field, unit) >= 0);
    for (String house : new String[] {"umber", "clegane", "bolton"}) {
      unit(words, "house-" + house, (field, unit, self) -> isOf(field, unit, house));
    }
  }

  /** True if a unit is within short or long range of its commander's. */
  static boolean isNearCommander(Battlefield field, int unit, boolean isLong) {
    int seat = Content.seatOf(unit);
    int range = isLong ? field.content.table.longRange : field.content.table.shortRange;
    for (int friend = field.from(seat); friend < field.to(seat); friend++) {
      if (Words.isThere(field, friend)
          && field.hasCommander(friend)
          && Sights.isWithin(field, unit, friend, range)) {
        return true;
      }
    }
    return false;
  }

  private static void attacks(Vocabulary.Builder<Battlefield> words) {
    unit(
        words,
        "attacked-in-melee",
        (field, unit, self) -> Words.defender(field) == unit && isMelee(field));
    attack(words, "melee", (field, row, unit) -> isMelee(field));
    attack(words, "ranged", (field, row, unit) -> !isMelee(field));
    attack(words, "charging", (field, row, unit) -> field.isMarked(row, Battlefield.CHARGED));
    attack(words, "it-wounded", (field, row, unit) -> field.dealt.get(row) > 0);
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
        "target-is-large",
        (field, row, unit) ->
            field.content.units.type[field.card(field.defender.get(row))] != UnitCards.INFANTRY);
    attack(
        words,
        "target-is-foe",
        (field, row, unit) ->
            (field.foes.get(unit) & Battlefield.bit(field.defender.get(row))) != 0);
    attack(
        words,
        "friend-engaged-too",
        (field, row, unit) -> Engaged.count(field, field.defender.get(row)) > 1);
    attack(
        words,
        "target-engaged-with-it",
        (field, row, unit) -> Engaged.with(field, field.defender.get(row), field.self()));
    attack(
        words,
        "target-panicked",
        (field, row, unit) -> field.has(field.defender.get(row), Content.PANICKED));
    attack(words, "began-engaged", (field, row, unit) -> beganEngaged(field, row));
    seen(words, "attacker-began-engaged", (field, owner) -> beganEngaged(field, field.attack()));
    seen(words, "a-one-shows", (field, owner) -> field.showing(field.attack(), 0) > 0);
    seen(words, "lost-a-rank", (field, owner) -> field.ranksLost.get(field.attack()) > 0);
    seen(words, "wounds-dealt", (field, owner) -> field.dealt.get(field.attack()) > 0);
    seen(
        words,
        "beat-the-defender",
        (field, owner) -> field.isMarked(field.attack(), Battlefield.BEATEN));
    seen(
        words,
        "charge-attack",
        (field, owner) -> field.isMarked(field.attack(), Battlefield.CHARGED));
  }

  private static boolean beganEngaged(Battlefield field, int row) {
    int bit = Battlefield.bit(field.defender.get(row));
    return (field.fresh.get(field.attacker.get(row)) & bit) == 0;
  }

  private static void board(Vocabulary.Builder<Battlefield> words) {
    for (int zone = 0; zone < Content.ZONES; zone++) {
      int one = zone;
      String name = ZONES[zone];
      seen(words, "controls-" + name, (field, owner) -> InForce.controls(field, owner, one));
      seen(words, "zone-is-" + name, (field, owner) -> isTaken(field, one));
    }
    seen(
        words,
        "lacks-maneuver",
        (field, owner) -> !InForce.controls(field, owner, Content.MANEUVER));
    seen(words, "zone-is-not-combat", (field, owner) -> !isTaken(field, Content.COMBAT));
    seen(
        words,
        "controls-crown-or-tactics",
        (field, owner) ->
            InForce.controls(field, owner, Content.CROWN)
                || InForce.controls(field, owner, Content.TACTICS));
    seen(words, "own-turn", (field, owner) -> field.active.get() == owner);
    seen(words, "enemy-turn", (field, owner) -> field.active.get() != owner);
    seen(words, "first-turn-of-round", (field, owner) -> isFirstTurn(field, field.active.get()));
    words.condition(
        "it-is-activated",
        (field, effect, owner, unit) ->
            field.active.get() == owner
                && field.ncu.get() == effect.index() - field.content.effects.ncus);
  }

  /** True if the non-combat unit that is being activated has taken this zone. */
  private static boolean isTaken(Battlefield field, int zone) {
    return field.ncu.get() >= 0
        && field.zoneSeat.get(zone) == field.active.get()
        && field.zoneNcu.get(zone) == field.ncu.get();
  }

  /** True if a player has activated nothing in this round. */
  private static boolean isFirstTurn(Battlefield field, int seat) {
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.activated.is(unit)) {
        return false;
      }
    }
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      if (field.councilActivated.is(seat, ncu)) {
        return false;
      }
    }
    return true;
  }

  private static void results(Vocabulary.Builder<Battlefield> words) {
    seen(words, "test-was-passed", (field, owner) -> field.outcome.get() == Test.PASSED);
    seen(words, "test-was-failed", (field, owner) -> field.outcome.get() == Test.FAILED);
    seen(words, "something-given", (field, owner) -> field.number.get() > 0);
    words.condition("chose-first", ChoiceWords.CHOSE.get(0));
    words.condition("chose-second", ChoiceWords.CHOSE.get(1));
    words.condition("chose-third", ChoiceWords.CHOSE.get(2));
    seen(
        words,
        "panic",
        (field, owner) ->
            field.test() < 0
                || field.tested.get(field.test()) != field.about.get()
                || field.testKind.get(field.test()) == Test.PANIC);
    seen(
        words,
        "in-a-test",
        (field, owner) -> field.test() >= 0 && field.tested.get(field.test()) == field.about.get());
    seen(
        words,
        "in-an-attack",
        (field, owner) -> field.test() < 0 || field.tested.get(field.test()) != field.about.get());
  }

  /** True if a unit belongs to a house, or an attachment in it says so. */
  static boolean isOf(Battlefield field, int unit, String house) {
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

  static boolean isMelee(Battlefield field) {
    int row = field.attack();
    return row >= 0
        && field
                .content
                .units
                .attackKind[field.card(field.attacker.get(row))][field.weapon.get(row)]
            == UnitCards.MELEE;
  }
}
