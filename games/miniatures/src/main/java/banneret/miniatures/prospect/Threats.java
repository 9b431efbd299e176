package banneret.miniatures.prospect;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.Survey;
import banneret.miniatures.field.UnitCards;

/** Who is about to attack whom, and what that is likely to cost. */
final class Threats {
  /** A wound, in parts as fine as the chances of dice. */
  static final int WOUND = 64;

  private static final int LOOK = 1_024;
  private static final int FACES = 6;
  private static final int FAR = 1_000_000;

  /** How likely two dice fall short of a number, in 64ths. */
  private static final int[] FALLS_SHORT = {0, 0, 0, 2, 5, 11, 18, 27, 37, 46, 53, 59, 62, 64};

  // How likely a unit is to attack before anything changes, in 64ths: one that is at it, one that
  // may still be activated in this round, and one that has been.
  private static final int STRIKES = 64;
  private static final int READY = 58;
  private static final int LATER = 30;

  private Threats() {}

  /** Fills in the survey of all trays, and what threatens each of them. */
  static void look(Battlefield field) {
    Survey all = field.survey;
    Outlines picture = field.outlines.look();
    all.count = picture.thereCount;
    for (int i = 0; i < all.count; i++) {
      prepare(field, picture, all, i);
    }
    pending(field, all);
    for (int i = 0; i < all.count; i++) {
      aim(field, picture, all, i);
    }
  }

  private static void prepare(Battlefield field, Outlines picture, Survey all, int i) {
    int unit = picture.there[i];
    int card = field.card(unit);
    UnitCards cards = field.content.units;
    Outline tray = picture.tray(unit);
    all.unit[i] = unit;
    all.seat[i] = Content.seatOf(unit);
    all.x[i] = tray.centreX();
    all.y[i] = tray.centreY();
    all.ahead[i] = Heading.x(tray.turn(), LOOK);
    all.up[i] = Heading.y(tray.turn(), LOOK);
    all.broad[i] = tray.width() / 2;
    all.deep[i] = tray.depth() / 2;
    all.health[i] = field.health(unit);
    all.full[i] = cards.figures[card] * cards.wounds[card];
    boolean isLaden = field.mode().carriedSpeed > 0 && field.objectives.carriedBy(unit) >= 0;
    all.speed[i] = isLaden ? field.mode().carriedSpeed : cards.speed[card];
    int lost = field.figures.get(unit) == 0 ? 0 : field.lostRanks(unit);
    boolean isWeak = field.has(unit, Content.WEAKENED);
    all.range[i] = 0;
    all.blows[i] = 0;
    all.charge[i] = 0;
    all.shots[i] = 0;
    for (int attack = 0; attack < cards.attackKind[card].length; attack++) {
      int faces = FACES + 1 - cards.hit[card][attack];
      int dice = cards.dice[card][attack][lost] + (field.marked.is(unit) ? 2 : 0);
      int hits = dice * faces * WOUND / FACES;
      hits = isWeak ? hits * 3 / 4 : hits;
      if (cards.attackKind[card][attack] == UnitCards.RANGED) {
        all.shots[i] = hits;
        all.range[i] = cards.range[card][attack];
      } else {
        all.blows[i] = hits;
        all.charge[i] = hits * (2 * FACES - faces) / FACES;
      }
    }
    all.block[i] = Content.isWall(unit) ? FACES + 1 : cards.defence[card];
    int morale = cards.morale[card] + (field.has(unit, Content.PANICKED) ? 2 : 0);
    all.panic[i] = Content.isWall(unit) ? 0 : 2 * FALLS_SHORT[Math.min(13, morale)];
    all.isEngaged[i] = picture.engaged(unit) > 0;
    all.ready[i] = ready(field, unit);
    all.danger[i] = 0;
    all.sure[i] = 0;
    all.nearest[i] = FAR;
  }

  private static int ready(Battlefield field, int unit) {
    if (field.unit.get() == unit) {
      return Habits.isUnderWay(field) ? STRIKES : LATER;
    }
    return field.activated.is(unit) ? LATER : READY;
  }

  /** What the attacks that are being made are likely to deal yet, by the dice that lie there. */
  private static void pending(Battlefield field, Survey all) {
    for (int row = 0; row < field.attacks.get(); row++) {
      int attacker = field.attacker.get(row);
      int hit = field.content.units.hit[field.card(attacker)][field.weapon.get(row)];
      int hits = field.hits.get(row);
      int dice = enough(field, row, 1);
      if (dice + hits == 0) {
        continue;
      }
      for (int i = 0; i < all.count; i++) {
        if (all.unit[i] == field.defender.get(row)) {
          int parts =
              hits == 0
                  ? unblocked(enough(field, row, hit) * WOUND, all.block[i])
                  : dice == 0
                      ? unblocked(hits * WOUND, all.block[i])
                      : (hits - enough(field, row, all.block[i])) * WOUND;
          all.sure[i] += parts;
        } else if (all.unit[i] == attacker) {
          all.ready[i] = LATER;
        }
      }
    }
  }

  private static int enough(Battlefield field, int row, int needed) {
    int count = 0;
    for (int face = needed - 1; face < FACES; face++) {
      count += field.showing(row, face);
    }
    return count;
  }

  private static int unblocked(int hits, int block) {
    int faces = Math.clamp(block - 1, 1, FACES);
    return hits * faces / FACES;
  }

  /** A unit has one target: the one that it would hurt most. */
  private static void aim(Battlefield field, Outlines picture, Survey all, int i) {
    int best = -1;
    int most = 0;
    int dealt = 0;
    for (int j = 0; j < all.count; j++) {
      if (!field.areEnemies(all.unit[i], all.unit[j])) {
        continue;
      }
      int across = all.x[j] - all.x[i];
      int up = all.y[j] - all.y[i];
      boolean isTouching = all.isEngaged[i] && picture.side(all.unit[i], all.unit[j]) >= 0;
      int distance = isTouching ? 0 : distance(all, i, j, across, up);
      all.nearest[i] = Math.min(all.nearest[i], distance);
      if (distance > (all.speed[i] + FACES) * Inches.ONE
          && distance > all.range[i] + 2 * Inches.ONE) {
        continue;
      }
      int wounds = wounds(all, i, j, across, up, distance, isTouching);
      wounds = Content.isWall(all.unit[j]) ? wounds / 2 : wounds;
      if (wounds == 0) {
        continue;
      }
      int harm = wounds * harm(field, all, j);
      if (harm > most) {
        most = harm;
        best = j;
        dealt = wounds;
      }
    }
    if (best >= 0) {
      all.danger[best] += (dealt * all.ready[i]) >> 6;
    }
  }

  /** How much a wound hurts: more where it is the last. */
  private static int harm(Battlefield field, Survey all, int j) {
    return 4
        + field.content.units.cost[field.card(all.unit[j])] * 12 / Math.max(1, all.full[j])
        + 8 / Math.max(1, all.health[j]);
  }

  /** About how far it is from the front of one to the other. */
  private static int distance(Survey all, int i, int j, int across, int up) {
    double length = Math.sqrt((double) across * across + (double) up * up);
    if (length < 1) {
      return 0;
    }
    double along =
        Math.abs(across * (double) all.ahead[j] + up * (double) all.up[j]) / (length * LOOK);
    double aside =
        Math.abs(across * (double) all.up[j] - up * (double) all.ahead[j]) / (length * LOOK);
    double reach =
        Math.min(all.deep[j] / Math.max(0.01, along), all.broad[j] / Math.max(0.01, aside));
    return (int) Math.max(0, length - all.deep[i] - reach);
  }

  /** The wounds that one is likely to deal to another, its chance to reach it included. */
  private static int wounds(
      Survey all, int i, int j, int across, int up, int distance, boolean isTouching) {
    int block = all.block[j] + bonus(all, j, -across, -up);
    if (all.isEngaged[i]) {
      if (!isTouching) {
        return 0;
      }
      return dealt(all.blows[i], block, all.panic[j]);
    }
    // In the front arc: not more aside than ahead, seen from the corners.
    double ahead = (across * (double) all.ahead[i] + up * (double) all.up[i]) / LOOK;
    double aside = Math.abs(across * (double) all.up[i] - up * (double) all.ahead[i]) / LOOK;
    if (ahead <= 0 || aside * all.deep[i] > ahead * all.broad[i] + 2_000.0 * all.deep[i]) {
      return 0;
    }
    int found = 0;
    int needed = (Math.max(0, distance - all.speed[i] * Inches.ONE) + Inches.ONE - 1) / Inches.ONE;
    if (needed <= FACES && all.charge[i] > 0) {
      int faces = needed <= 1 ? FACES : FACES + 1 - needed;
      found = dealt(all.charge[i], block, all.panic[j]) * faces / FACES;
    }
    if (all.shots[i] > 0 && distance <= all.range[i] + 2 * Inches.ONE && all.block[j] <= FACES) {
      int sure = distance <= all.range[i] ? 64 : 40;
      found = Math.max(found, dealt(all.shots[i], all.block[j], all.panic[j]) * sure / 64);
    }
    return found;
  }

  private static int dealt(int hits, int block, int panic) {
    int wounds = unblocked(hits, block);
    return wounds + Math.min(panic, panic * wounds / (2 * WOUND));
  }

  /** What the arc takes from the dice of a target, seen from whoever stands there. */
  private static int bonus(Survey all, int j, int across, int up) {
    double ahead = across * (double) all.ahead[j] + up * (double) all.up[j];
    double aside = Math.abs(across * (double) all.up[j] - up * (double) all.ahead[j]);
    if (aside * all.deep[j] > Math.abs(ahead) * all.broad[j]) {
      return 1;
    }
    return ahead < 0 ? 2 : 0;
  }
}
