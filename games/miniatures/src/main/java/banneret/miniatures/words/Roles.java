package banneret.miniatures.words;

import static banneret.miniatures.words.Conditions.isMelee;
import static banneret.miniatures.words.Conditions.isNearCommander;
import static banneret.miniatures.words.Conditions.isOf;
import static banneret.miniatures.words.Conditions.seen;
import static banneret.miniatures.words.Conditions.unit;

import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.effect.PlayCard;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.move.Charges;
import banneret.miniatures.touch.Engaged;

/** What part a unit has in what happens, for the one who has the ability or plays the card. */
final class Roles {
  private Roles() {}

  static void add(Vocabulary.Builder<Battlefield> words) {
    own(words);
    attacks(words);
    charges(words);
    tests(words);
    concerned(words);
    played(words);
  }

  private static void own(Vocabulary.Builder<Battlefield> words) {
    unit(words, "it-happened-to", (field, unit, self) -> field.about.get() == self);
    unit(words, "it-charges", (field, unit, self) -> charger(field) == self);
    unit(
        words,
        "in-flank-or-rear",
        (field, unit, self) -> field.charge() >= 0 && field.arc.get(field.charge()) != 0);
    unit(words, "it-was-attacked", (field, unit, self) -> Words.defender(field) == self);
    unit(
        words,
        "it-was-charged-in-front",
        (field, unit, self) -> charged(field) == self && field.arc.get(field.charge()) == 0);
    unit(
        words,
        "attacked-in-front",
        (field, unit, self) ->
            Words.defender(field) == self && field.attackArc.get(field.attack()) == 0);
    unit(
        words,
        "friend-charged-at-long-range",
        (field, unit, self) ->
            charged(field) >= 0
                && !field.areEnemies(self, charged(field))
                && isLong(field, self, charged(field)));
    unit(
        words,
        "friend-attacked-at-long-range",
        (field, unit, self) ->
            Words.defender(field) >= 0
                && Words.defender(field) != self
                && !field.areEnemies(self, Words.defender(field))
                && isLong(field, self, Words.defender(field)));
    hosts(words, "renlys-unit-attacked", "renly-baratheon");
    hosts(words, "brans-unit-attacked", "bran-stark");
  }

  /** That a friendly unit with a character in it is attacked. */
  private static void hosts(Vocabulary.Builder<Battlefield> words, String name, String who) {
    unit(
        words,
        name,
        (field, unit, self) -> {
          int defender = Words.defender(field);
          if (defender < 0 || field.areEnemies(self, defender)) {
            return false;
          }
          int attachment = field.attachment.get(defender);
          int character = attachment < 0 ? -1 : field.content.attachments.character[attachment];
          return character >= 0 && field.content.characterNames.word(character).equals(who);
        });
  }

  private static boolean isLong(Battlefield field, int one, int other) {
    return Sights.isWithin(field, one, other, field.content.table.longRange);
  }

  private static boolean isShort(Battlefield field, int one, int other) {
    return Sights.isWithin(field, one, other, field.content.table.shortRange);
  }

  private static boolean isOwn(Battlefield field, int unit, int owner) {
    return unit >= 0 && field.isOf(owner, unit);
  }

  private static boolean isEnemy(Battlefield field, int unit, int owner) {
    return unit >= 0 && !field.isOf(owner, unit);
  }

  private static void attacks(Vocabulary.Builder<Battlefield> words) {
    seen(words, "own-attack", (field, owner) -> isOwn(field, Words.attacker(field), owner));
    seen(
        words,
        "own-melee-attack",
        (field, owner) -> isOwn(field, Words.attacker(field), owner) && isMelee(field));
    seen(words, "own-unit-attacked", (field, owner) -> isOwn(field, Words.defender(field), owner));
    seen(
        words,
        "own-unit-attacked-in-melee",
        (field, owner) -> isOwn(field, Words.defender(field), owner) && isMelee(field));
    seen(words, "melee-attack", (field, owner) -> isMelee(field));
    seen(words, "defender-alive", (field, owner) -> Words.isThere(field, Words.defender(field)));
    seen(words, "defender-umber", (field, owner) -> isOf(field, Words.defender(field), "umber"));
    seen(words, "attacker-umber", (field, owner) -> isOf(field, Words.attacker(field), "umber"));
    seen(
        words,
        "defender-has-token",
        (field, owner) -> field.conditions.get(Words.defender(field)) != 0);
    seen(words, "attacker-unengaged", (field, owner) -> !Engaged.is(field, Words.attacker(field)));
    seen(
        words,
        "attacker-is-commanders",
        (field, owner) -> field.hasCommander(Words.attacker(field)));
    seen(
        words,
        "attacker-is-not-commanders",
        (field, owner) -> !field.hasCommander(Words.attacker(field)));
    seen(words, "left-by-the-attacker", (field, owner) -> field.by.get() == Words.attacker(field));
  }

  private static int charger(Battlefield field) {
    return field.charge() < 0 ? -1 : field.charger.get(field.charge());
  }

  private static int charged(Battlefield field) {
    return field.charge() < 0 ? -1 : field.target.get(field.charge());
  }

  private static void charges(Vocabulary.Builder<Battlefield> words) {
    seen(words, "own-charge", (field, owner) -> isOwn(field, charger(field), owner));
    seen(words, "enemy-charge", (field, owner) -> isEnemy(field, charger(field), owner));
    seen(
        words,
        "charge-in-front",
        (field, owner) -> field.charge() >= 0 && field.arc.get(field.charge()) == 0);
    seen(
        words,
        "charged-is-commanders",
        (field, owner) -> charged(field) >= 0 && field.hasCommander(charged(field)));
    words.condition(
        "charger-has-it",
        (field, effect, owner, unit) -> {
          int who = charger(field) < 0 ? -1 : field.attachment.get(charger(field));
          if (who >= 0) {
            for (int ability : field.content.attachments.abilities[who]) {
              if (ability == effect.index() - field.content.effects.abilities) {
                return true;
              }
            }
          }
          return false;
        });
  }

  private static int tested(Battlefield field) {
    return field.test() < 0 ? -1 : field.tested.get(field.test());
  }

  private static void tests(Vocabulary.Builder<Battlefield> words) {
    seen(words, "enemy-is-tested", (field, owner) -> isEnemy(field, tested(field), owner));
    seen(words, "own-unit-is-tested", (field, owner) -> isOwn(field, tested(field), owner));
    seen(
        words,
        "tested-near-commander",
        (field, owner) -> tested(field) >= 0 && isNearCommander(field, tested(field), false));
    seen(words, "enemy-is-activated", (field, owner) -> isEnemy(field, field.unit.get(), owner));
    seen(words, "own-unit-is-activated", (field, owner) -> isOwn(field, field.unit.get(), owner));
  }

  /** Something that is so of the unit to which it happens. */
  private static void about(Vocabulary.Builder<Battlefield> words, String name, Conditions.Of of) {
    words.condition(
        name,
        (field, effect, owner, unit) ->
            field.about.get() >= 0 && of.test(field, field.about.get(), owner));
  }

  private static void concerned(Vocabulary.Builder<Battlefield> words) {
    about(words, "concerned-is-friend", (field, about, owner) -> isOwn(field, about, owner));
    about(words, "concerned-is-enemy", (field, about, owner) -> isEnemy(field, about, owner));
    about(words, "concerned-engaged", (field, about, owner) -> Engaged.is(field, about));
    about(words, "concerned-unengaged", (field, about, owner) -> !Engaged.is(field, about));
    about(words, "concerned-is-commanders", (field, about, owner) -> field.hasCommander(about));
    about(
        words,
        "concerned-on-foot-or-horse",
        (field, about, owner) -> isOnFootOrHorse(field, about));
    about(
        words,
        "concerned-on-foot",
        (field, about, owner) -> field.content.units.type[field.card(about)] == UnitCards.INFANTRY);
    about(
        words,
        "concerned-of-the-watch",
        (field, about, owner) ->
            field
                .content
                .factionNames
                .word(field.content.units.faction[field.card(about)])
                .equals("nights-watch"));
    about(words, "concerned-has-vow", (field, about, owner) -> field.attached(about, 0) >= 0);
    about(
        words,
        "concerned-engaged-with-clegane",
        (field, about, owner) -> {
          for (int other = Engaged.next(field, about, 0);
              other >= 0;
              other = Engaged.next(field, about, other + 1)) {
            if (isOf(field, other, "clegane")) {
              return true;
            }
          }
          return false;
        });
    about(
        words,
        "friend-near-concerned",
        (field, about, owner) -> {
          for (int friend = field.from(owner); friend < field.to(owner); friend++) {
            if (Words.isThere(field, friend) && isShort(field, friend, about)) {
              return true;
            }
          }
          return false;
        });
    about(
        words,
        "concerned-at-long-range-of-commander",
        (field, about, owner) ->
            commander(field, owner) >= 0 && isLong(field, commander(field, owner), about));
    about(
        words,
        "concerned-engaged-with-commander",
        (field, about, owner) ->
            commander(field, owner) >= 0 && Engaged.with(field, commander(field, owner), about));
    about(
        words,
        "destroyed-in-melee",
        (field, about, owner) ->
            isMelee(field)
                && Words.defender(field) == about
                && field.by.get() == Words.attacker(field));
    about(
        words,
        "destroyed-by-enemy",
        (field, about, owner) -> isEnemy(field, field.by.get(), owner));
    about(
        words,
        "destroyer-is-gone",
        (field, about, owner) -> field.by.get() >= 0 && !field.isOnTable(field.by.get()));
    unit(
        words,
        "enemy-engaged-with-it",
        (field, unit, self) ->
            field.about.get() >= 0 && Engaged.with(field, field.about.get(), self));
    unit(
        words,
        "concerned-near",
        (field, unit, self) -> field.about.get() >= 0 && isShort(field, self, field.about.get()));
    unit(
        words,
        "concerned-at-long-range",
        (field, unit, self) -> field.about.get() >= 0 && isLong(field, self, field.about.get()));
    unit(
        words,
        "concerned-in-sight",
        (field, unit, self) ->
            field.about.get() >= 0 && Sights.sees(field, self, field.about.get()));
    unit(
        words,
        "concerned-can-charge-it",
        (field, unit, self) ->
            field.about.get() >= 0 && Charges.forbids(field, field.about.get(), self) == null);
  }

  static boolean isOnFootOrHorse(Battlefield field, int unit) {
    int type = field.content.units.type[field.card(unit)];
    return type == UnitCards.INFANTRY || type == UnitCards.CAVALRY;
  }

  private static int commander(Battlefield field, int seat) {
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (Words.isThere(field, unit) && field.hasCommander(unit)) {
        return unit;
      }
    }
    return -1;
  }

  /** Of the card that was played or the order that was given, before it acts. */
  private static void played(Vocabulary.Builder<Battlefield> words) {
    seen(
        words,
        "enemy-plays-a-card",
        (field, owner) -> {
          PlayCard played = field.waiting(PlayCard.class);
          return played != null
              && !field.arePartners(played.owner(), owner)
              && played.effect() >= field.content.effects.cards;
        });
    unit(
        words,
        "enemy-near-uses-card-or-order",
        (field, unit, self) -> {
          PlayCard played = field.waiting(PlayCard.class);
          if (played == null || field.isOf(played.owner(), self)) {
            return false;
          }
          boolean isOrder = played.effect() < field.content.effects.cards;
          for (int enemy = field.from(played.owner()); enemy < field.to(played.owner()); enemy++) {
            if (Words.isThere(field, enemy)
                && isShort(field, self, enemy)
                && (isOrder ? played.unit() == enemy : played.names(field, enemy))) {
              return true;
            }
          }
          return false;
        });
  }
}
