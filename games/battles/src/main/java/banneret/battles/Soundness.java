package banneret.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import org.jspecify.annotations.Nullable;

/** What must be true of every battlefield. */
final class Soundness {
  private Soundness() {}

  /** The first thing that is wrong, or null. */
  static @Nullable String broken(Field field) {
    for (int hex = 0; hex < field.board.size(); hex++) {
      String wrong = brokenAt(field, hex);
      if (wrong != null) {
        return wrong + " at " + field.battle.hexNames.word(hex);
      }
    }
    for (int commander = 0; commander < field.content.commanders; commander++) {
      int at = field.commanderHex(commander);
      if (at >= 0 && (field.commander(at) != commander || field.area.isCaptured(commander))) {
        return "a commander is not where he is said to be";
      }
      int most = field.content.commandLimit[commander];
      if (field.area.onCommander(commander) > most) {
        return "a commander's card holds more tokens than its limit";
      }
    }
    return brokenCards(field);
  }

  private static @Nullable String brokenAt(Field field, int hex) {
    int house = field.house(hex);
    for (int one = 0; one < 2; one++) {
      if ((field.next(one, hex) == hex) != (house == one)) {
        return "the units are not counted right";
      }
    }
    if (house < 0) {
      return field.isEngaged(hex) ? "a token without a unit" : null;
    }
    int strength = field.content.unitStrength[field.unit(hex)];
    if (field.figures(hex) < 1 || field.figures(hex) > strength) {
      return "too few or too many figures";
    }
    int commander = field.commander(hex);
    if (commander >= 0 && field.commanderHex(commander) != hex) {
      return "a commander stands elsewhere";
    }
    if (field.isEngaged(hex)) {
      int other = field.opponent(hex);
      boolean mutual =
          other >= 0
              && field.house(other) == Field.other(house)
              && field.opponent(other) == hex
              && field.token(other) == field.token(hex)
              && field.token(hex) >= 0;
      return mutual ? null : "an engagement of one";
    }
    return null;
  }

  private static @Nullable String brokenCards(Field field) {
    for (int card = 0; card < field.content.cardNames.count(); card++) {
      int house = field.content.cardHouse[card];
      int count =
          field.area.deck(house).count(field.cells, card)
              + (field.area.holds(house, card) ? 1 : 0)
              + (field.area.isDiscarded(card) ? 1 : 0)
              + (field.turn.card() == card ? 1 : 0);
      if (count > 1) {
        return "a card is there twice: " + field.content.cardNames.word(card);
      }
    }
    for (int house = 0; house < 2; house++) {
      for (int kind = 0; kind < Content.FACES; kind++) {
        if (field.area.pool(house, kind) < 0) {
          return "a pool below nothing";
        }
      }
    }
    return null;
  }
}
