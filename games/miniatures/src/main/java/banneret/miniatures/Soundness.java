package banneret.miniatures;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.TacticsCards;
import banneret.miniatures.ground.Room;
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
    String wrong = ModeSoundness.broken(field);
    return wrong != null ? wrong : brokenCards(field);
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
    int card = field.card(unit);
    return field.hurt.get(unit) >= field.content.units.wounds[card] ? "its wounds" : null;
  }

  /** True if a unit is in the middle of a charge, where it may have pivoted over friends. */
  private static boolean isCharging(Battlefield field, int unit) {
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
          return "cards: " + field.content.cards.names.word(card);
        }
      }
    }
    return null;
  }
}
