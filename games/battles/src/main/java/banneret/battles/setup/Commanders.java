package banneret.battles.setup;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.SkirmishCard;
import banneret.battles.field.Things;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.SealedShape;
import banneret.kernel.shape.Secret;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** Both Houses choose their commanders for a skirmish in secret. */
public final class Commanders {
  private Commanders() {}

  public static final SealedShape<Field, None> CHOOSE =
      SealedShape.from(
          Asks.<Field, Secret<None>>assign(
                  "choose-commanders", Clauses.CHOOSE_COMMANDERS, Secret.ids(Ids.NONE))
              .fits((field, it) -> field.battle.skirmish != null)
              .asksEach((field, it) -> 3)
              .among((field, it, out) -> list(field, it.seat(), out))
              .forbids((field, it, commander) -> forbids(field, it.own(), commander))
              .part("commander", Things.COMMANDER)
              .phrase("lead {commander}")
              .orElse("done", "option.choose-commanders.done")
              .unless((field, it) -> it.own().size() == 0 ? Clauses.CHOOSE_COMMANDERS : null),
          (field, it, seat, own) -> own.size() + (isEnough(field, own) ? 0 : 1),
          Commanders::open);

  /** True if a House has ended its line, or has as many commanders as it may. */
  private static boolean isEnough(Field field, Line own) {
    int size = own.size();
    return size > 0 && (own.get(size - 1) == Shape.NOTHING || size == card(field).mostCommanders);
  }

  private static SkirmishCard card(Field field) {
    SkirmishCard card = field.battle.skirmish;
    if (card == null) {
      throw new IllegalStateException("no skirmish");
    }
    return card;
  }

  private static void list(Field field, int house, Options out) {
    for (int one = field.content.commanderFrom(house);
        one < field.content.commanderTo(house);
        one++) {
      if (Skirmish.cardOf(field, one) >= 0) {
        out.add(one);
      }
    }
  }

  private static @Nullable Clause forbids(Field field, Line own, int commander) {
    int value = value(field, commander);
    int count = 0;
    for (int i = 0; i < own.size(); i++) {
      int other = own.get(i);
      if (other == Shape.NOTHING) {
        continue;
      }
      count++;
      value += value(field, other);
      boolean same =
          field.content.commanderFigure[other] == field.content.commanderFigure[commander];
      if (same) {
        return Clauses.ONE_VERSION;
      }
      if (other >= commander) {
        return Clauses.CHOOSE_COMMANDERS;
      }
    }
    SkirmishCard card = card(field);
    return count < card.mostCommanders && value <= card.mostValue
        ? null
        : Clauses.CHOOSE_COMMANDERS;
  }

  private static int value(Field field, int commander) {
    return field.content.setupValue[Skirmish.cardOf(field, commander)];
  }

  private static void open(Field field, None it, Lines all, Flow<Field> flow) {
    for (int house = 0; house < 2; house++) {
      Line line = all.of(house);
      int count = 0;
      for (int i = 0; i < line.size(); i++) {
        if (line.get(i) != Shape.NOTHING) {
          field.brought.setChosen(house, count++, line.get(i));
          flow.tell(Happenings.LEADS, house, line.get(i));
        }
      }
      for (int card = 0; card < field.content.cardNames.count(); card++) {
        int[] chosen = {
          field.brought.chosen(house, 0),
          field.brought.chosen(house, 1),
          field.brought.chosen(house, 2)
        };
        if (field.content.isInDeck(card, house, chosen) && field.content.cardFigure[card] >= 0) {
          field.area.deck(house).shuffleIn(field.cells, card, 1);
        }
      }
    }
  }

  static int total(Field field, int house) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += field.brought.chosen(house, i) >= 0 ? value(field, field.brought.chosen(house, i)) : 0;
    }
    return sum;
  }
}
