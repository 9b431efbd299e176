package banneret.miniatures;

import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Mode;
import banneret.miniatures.touch.Control;
import org.jspecify.annotations.Nullable;

/** What must be true of what the mode of play brings. */
final class ModeSoundness {
  private ModeSoundness() {}

  /** The first thing that is wrong, or null. */
  static @Nullable String broken(Battlefield field) {
    String wrong = brokenSides(field);
    if (wrong == null) {
      wrong = brokenObjectives(field);
    }
    if (wrong == null) {
      wrong = brokenMissions(field);
    }
    if (wrong == null) {
      wrong = brokenMarks(field);
    }
    return wrong != null ? wrong : brokenSiege(field);
  }

  private static @Nullable String brokenMarks(Battlefield field) {
    for (int unit = 0; unit < field.units() && field.mode().marks == 0; unit++) {
      if (field.marked.is(unit) || field.bounty.get(unit) > 0) {
        return "units: "
            + field.content.unitNames.word(unit)
            + " is marked, in a mode without marks";
      }
    }
    return null;
  }

  private static @Nullable String brokenSides(Battlefield field) {
    if (field.isTeamGame() && field.seats() != Content.SEATS) {
      return "sides: teams are two against two";
    }
    if (field.isFreeForAll() && !field.mode().isForEach) {
      return "mode: it is not played each for himself";
    }
    for (int seat = 0; field.isFreeForAll() && seat < field.seats(); seat++) {
      for (int other = 0; other < seat; other++) {
        if (field.corner.get(seat) >= 0 && field.corner.get(seat) == field.corner.get(other)) {
          return "corners: two players have one";
        }
      }
    }
    return null;
  }

  private static @Nullable String brokenObjectives(Battlefield field) {
    int count = field.objectives.count();
    if (count > 0 && !field.mode().hasObjectives()) {
      return "objectives: this mode has none";
    }
    for (int token = 0; token < Mode.TOKENS; token++) {
      String word = "objectives: " + field.content.tokenNames.word(token);
      int holder = field.objectives.holder.get(token);
      int pile = field.objectives.pile.get(token);
      if (token >= count && (!field.objectives.isAbsent(token) || holder >= 0 || pile >= 0)) {
        return word + " comes after one that is not there";
      }
      if (token >= count) {
        continue;
      }
      if (field.objectives.isLying(token) && field.objectives.x(token) > field.width()) {
        return word + " is not on the table";
      }
      boolean isCarried = field.objectives.isCarried(token);
      if (isCarried && (!field.mode().isCarried || holder < 0)) {
        return word + " is carried by nobody";
      }
      if (field.mode().isCarried && holder >= 0 && !isCarried) {
        return word + " lies on the table and is held";
      }
      if (holder >= 0 && (!field.isOnTable(holder) || Content.isWall(holder))) {
        return word + " is held by a unit that is not there";
      }
      if (holder >= 0
          && !field.mode().isCarried
          && !Soundness.isCharging(field, holder)
          && !Control.covers(field, holder, token)) {
        return word + " is held by a unit that does not cover it";
      }
      if (field.mode().piles > 0 && (pile < 0 || field.terrain.get(pile) < 0)) {
        return word + " has no corpse pile";
      }
      for (int other = 0; other < token; other++) {
        int card = field.objectives.card.get(token);
        if (card >= 0 && field.objectives.card.get(other) == card) {
          return word + " has the card of another";
        }
        if (isCarried && field.objectives.holder.get(other) == holder) {
          return word + " is the second that its unit carries";
        }
      }
    }
    return null;
  }

  /** Each mission is somewhere once; before the cards are dealt there are none. */
  private static @Nullable String brokenMissions(Battlefield field) {
    int total = 0;
    int open = 0;
    int twice = -1;
    int cards = field.content.missions.names.count();
    for (int card = 0; card < cards; card++) {
      int count = field.missions.discards.get(card) + (field.missions.isOpen(card) ? 1 : 0);
      for (int seat = 0; seat < field.seats(); seat++) {
        count += field.missions.shown.is(seat, card) ? 1 : 0;
        count += field.missionDeck.hands[seat].count(field.cells, card);
        count += field.missionDeck.chosen[seat].count(field.cells, card);
        if (field.missionDeck.chosen[seat].size(field.cells) > 1) {
          return "missions: a player has chosen two";
        }
      }
      count += field.missionDeck.pile.count(field.cells, card);
      open += field.missions.isOpen(card) ? 1 : 0;
      twice = count > 1 ? card : twice;
      total += count;
    }
    if (twice >= 0) {
      return "missions: " + field.content.missions.names.word(twice) + " is there twice";
    }
    if (open > field.mode().openMissions + 1) { // One more is drawn before it replaces another.
      return "missions: too many lie open";
    }
    return total == 0 || (total == cards && field.mode().hasMissions())
        ? null
        : "missions: some are missing, or this mode has none";
  }

  private static @Nullable String brokenSiege(Battlefield field) {
    int defender = field.siege.defender.get();
    if (defender >= 0 && !field.mode().isSiege) {
      return "siege: this mode has none";
    }
    for (int unit = 0; unit < field.units(); unit++) {
      boolean isWall = field.card(unit) >= 0 && Content.isWall(unit);
      if (isWall && (defender < 0 || Content.seatOf(unit) != defender)) {
        return "siege: the walls are the defender's";
      }
      if (field.card(unit) >= 0 && isWall != (field.card(unit) == field.content.units.wall)) {
        return "units: " + field.content.unitNames.word(unit) + " is in the place of another";
      }
    }
    return null;
  }
}
