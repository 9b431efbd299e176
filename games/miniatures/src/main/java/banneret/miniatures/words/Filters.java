package banneret.miniatures.words;

import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.effect.PlayCard;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.round.Action;
import banneret.miniatures.touch.Engaged;

/** What must be true of a unit that is chosen, or of all that are meant. */
final class Filters {
  private Filters() {}

  private static void add(Vocabulary.Builder<Battlefield> words, String name, Conditions.Of of) {
    words.filter(name, (field, effect, owner, unit) -> of.test(field, unit, field.self()));
  }

  static void add(Vocabulary.Builder<Battlefield> words) {
    add(words, "not-itself", (field, unit, self) -> unit != self);
    add(words, "near-it", (field, unit, self) -> isShort(field, self, unit));
    add(words, "at-long-range-of-it", (field, unit, self) -> isLong(field, self, unit));
    add(words, "unengaged", (field, unit, self) -> !Engaged.is(field, unit));
    add(words, "engaged", (field, unit, self) -> Engaged.is(field, unit));
    add(
        words,
        "infantry",
        (field, unit, self) -> field.content.units.type[field.card(unit)] == UnitCards.INFANTRY);
    add(words, "on-foot-or-horse", (field, unit, self) -> Roles.isOnFootOrHorse(field, unit));
    add(words, "has-token", (field, unit, self) -> field.conditions.get(unit) != 0);
    add(words, "shares", (field, unit, self) -> field.shares.get(unit) >= 0);
    add(words, "house-bolton", (field, unit, self) -> Conditions.isOf(field, unit, "bolton"));
    add(words, "not-defender", (field, unit, self) -> unit != Words.defender(field));
    add(
        words,
        "at-long-range-of-defender",
        (field, unit, self) -> isLong(field, Words.defender(field), unit));
    add(words, "not-concerned", (field, unit, self) -> unit != field.about.get());
    add(words, "near-concerned", (field, unit, self) -> isShort(field, field.about.get(), unit));
    add(
        words,
        "at-long-range-of-concerned",
        (field, unit, self) -> isLong(field, field.about.get(), unit));
    add(
        words,
        "engaged-with-concerned",
        (field, unit, self) -> Engaged.with(field, field.about.get(), unit));
    add(
        words,
        "not-engaged-with-concerned",
        (field, unit, self) -> !Engaged.with(field, field.about.get(), unit));
    add(
        words,
        "can-assault",
        (field, unit, self) ->
            Action.isPossible(
                field,
                unit,
                field.zoneNcu.get(Content.COMBAT) == field.ncu.get()
                    ? Action.ATTACK | Action.CHARGE
                    : Action.ATTACK));
    words.filter(
        "surrounded",
        (field, effect, owner, unit) -> Amounts.crowdBeyondFirst(field, owner, unit) > 0);
    words.filter(
        "at-long-range-of-card-target",
        (field, effect, owner, unit) -> {
          PlayCard played = field.waiting(PlayCard.class);
          for (int target = 0; played != null && target < field.units(); target++) {
            if (field.isOnTable(target)
                && isLong(field, target, unit)
                && played.names(field, target)) {
              return true;
            }
          }
          return false;
        });
  }

  private static boolean isShort(Battlefield field, int one, int other) {
    return one >= 0 && Sights.isWithin(field, one, other, field.content.table.shortRange);
  }

  private static boolean isLong(Battlefield field, int one, int other) {
    return one >= 0 && Sights.isWithin(field, one, other, field.content.table.longRange);
  }
}
