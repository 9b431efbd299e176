package banneret.miniatures;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.miniatures.combat.Attack;
import banneret.miniatures.combat.Charge;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.TacticsCards;
import banneret.miniatures.ground.Room;
import banneret.miniatures.loss.Test;
import banneret.miniatures.round.Round;
import banneret.miniatures.score.Victory;
import org.jspecify.annotations.Nullable;

/** What must be true of every battlefield. */
final class Soundness {
  private Soundness() {}

  /** The first thing that is wrong, or null. */
  static @Nullable String broken(Battlefield field) {
    for (int unit = 0; unit < field.units(); unit++) {
      String wrong = field.isOnTable(unit) ? brokenTray(field, unit) : null;
      if (wrong != null) {
        return field.content.unitNames.word(unit) + ": " + wrong;
      }
    }
    String wrong = brokenNesting(field);
    if (wrong == null) {
      wrong = brokenTerrain(field);
    }
    if (wrong == null) {
      wrong = ArmySoundness.broken(field);
    }
    if (wrong == null) {
      wrong = ModeSoundness.broken(field);
    }
    return wrong != null ? wrong : brokenCards(field);
  }

  /** What a step that waits will bring to an end has begun. */
  private static @Nullable String brokenNesting(Battlefield field) {
    if (field.waits(Round.OVER) && field.round.get() == Victory.LAST_ROUND) {
      return "round: none comes after the last";
    }
    if (field.count(Charge.OVER::equals) > field.charges.get()) {
      return "charges: fewer than 'charge-over' waits";
    }
    if (field.count(Attack.OVER::equals) > field.attacks.get()) {
      return "attacks: fewer than 'attack-over' waits";
    }
    if (field.count(Test.OVER::equals) > field.tests.get()) {
      return "tests: fewer than 'test-over' waits";
    }
    return field.test() >= 0 && field.tested.get(field.test()) < 0
        ? "tests: more than units make"
        : null;
  }

  private static @Nullable String brokenTray(Battlefield field, int unit) {
    if (!Room.isOnTable(field, field.tray(unit))) {
      return "its tray is not on the table";
    }
    for (int other = unit + 1; other < field.units(); other++) {
      boolean isPassing = isCharging(field, unit) || isCharging(field, other);
      if (field.isOnTable(other)
          && !(isPassing && !field.areEnemies(unit, other))
          && Contact.overlap(field.tray(unit), field.tray(other), 2 * Outline.ROUNDING)) {
        return "its tray lies over another";
      }
    }
    if (!isCharging(field, unit) && isInTheWay(field, unit)) {
      return "its tray lies over terrain that nobody enters";
    }
    int card = field.card(unit);
    return field.hurt.get(unit) >= field.content.units.wounds[card]
        ? "a figure that has taken all its wounds is not there"
        : null;
  }

  /** True if a tray lies over impassable terrain. */
  private static boolean isInTheWay(Battlefield field, int unit) {
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, TableContent.IMPASSABLE)
          && Contact.overlap(field.tray(unit), field.outlines.piece(piece), 2 * Outline.ROUNDING)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String brokenTerrain(Battlefield field) {
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.terrain.get(piece) < 0) {
        continue;
      }
      String word = "terrain: " + field.content.pieceNames.word(piece);
      if (!Room.isOnTable(field, field.outlines.piece(piece))) {
        return word + " is not on the table";
      }
      for (int other = 0; other < piece; other++) {
        if (field.terrain.get(other) >= 0
            && Contact.overlap(
                field.outlines.piece(piece), field.outlines.piece(other), 2 * Outline.ROUNDING)) {
          return word + " lies over another piece";
        }
      }
    }
    return null;
  }

  /** True if a unit is in the middle of a charge, where it may have pivoted over friends. */
  static boolean isCharging(Battlefield field, int unit) {
    for (int row = 0; row < field.charges.get(); row++) {
      if (field.charger.get(row) == unit) {
        return true;
      }
    }
    return false;
  }

  /** How many copies of a card lie with units of a player. */
  private static int attached(Battlefield field, int seat, int card) {
    int count = 0;
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      count += field.hasAttached(unit, card) ? 1 : 0;
    }
    return count;
  }

  private static @Nullable String brokenCards(Battlefield field) {
    for (int seat = 0; seat < field.seats(); seat++) {
      for (int card = 0; card < field.content.cards.names.count(); card++) {
        boolean isIn =
            field.content.cards.isIn(card, field.faction.get(seat), field.commander.get(seat));
        int count =
            field.decks[seat].count(field.cells, card)
                + field.hands[seat].count(field.cells, card)
                + field.discards.get(seat, card)
                + attached(field, seat, card);
        if (count != (isIn ? TacticsCards.COPIES : 0)) {
          return "cards: there are not two of "
              + field.content.cards.names.word(card)
              + " with its player";
        }
      }
    }
    return null;
  }
}
