package banneret.miniatures.prospect;

import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Survey;
import banneret.miniatures.score.Victory;

/** What units are worth as they stand: their wounds, less what enemies are about to deal them. */
final class Forces {
  // Weights, set by judgement and short matches. For each point of its cost: that a unit is there,
  // and all of its
  // wounds; how much of the danger counts, in 64ths; with how many wounds left it is safe.
  private static final int THERE = 6;
  private static final int WHOLE = 10;
  private static final int DANGER = 32;
  private static final int SAFE = 3;

  // That it may still be activated; a condition token; each inch that it is too far away; and from
  // how far, beyond its speed, it is near enough, in quarters of an inch.
  private static final int TEMPO = 3;
  private static final int TOKEN = 6;
  private static final int APPROACH = 4;
  private static final int REACH = 8;

  /** Whoever is not ahead draws near so much more eagerly. */
  private static final int PRESS = 2;

  /** Where only fighting brings points, more so from round to round. */
  private static final int HURRY = 3;

  /** What a unit beside the table is worth, of what it is worth there, in parts of 100. */
  private static final int BESIDE = 75;

  private static final int FARTHEST = 36 * Inches.ONE;
  private static final int FOR_A_WALL = 5;

  private Forces() {}

  /** Adds what the units of each seat are worth. */
  static void add(Battlefield field, int[] out, int point) {
    Survey all = field.survey;
    int lasting = lasting(field);
    for (int i = 0; i < all.count; i++) {
      int seat = all.seat[i];
      if (Content.isWall(all.unit[i])) {
        out[seat] += wall(all, i, point);
      } else {
        out[seat] += unit(field, all, i, point, lasting) + stance(field, all, i);
      }
    }
    for (int seat = 0; field.mode().hasReserves() && seat < out.length; seat++) {
      out[seat] += beside(field, seat) * lasting / 64;
    }
  }

  /** Units count for what they can do yet: less from round to round. */
  private static int lasting(Battlefield field) {
    int left = Victory.LAST_ROUND - field.round.get() + 1;
    return 64 * (left + 2) / (Victory.LAST_ROUND + 2);
  }

  /** Wounds that are likely to be left, in 64ths. */
  private static int parts(Survey all, int i) {
    int own = all.health[i] * Threats.WOUND;
    int danger = Math.min(all.danger[i], own * 3 / 2) * DANGER / 64;
    return Math.max(0, own - danger - all.sure[i]);
  }

  private static int wall(Survey all, int i, int point) {
    int lost = 64 - 64 * parts(all, i) / (all.full[i] * Threats.WOUND);
    return -point * FOR_A_WALL * lost * 3 / (64 * 4);
  }

  private static int unit(Battlefield field, Survey all, int i, int point, int lasting) {
    int unit = all.unit[i];
    Mode mode = field.mode();
    int parts = parts(all, i);
    int worth = worth(field, unit, 64 * parts / (all.full[i] * Threats.WOUND)) * lasting / 64;
    int bounty = field.bounty.get(unit) + (field.marked.is(unit) ? 2 : 0);
    int price = point * (bounty + (mode.isMilitary ? 1 : 0));
    int safe = Math.min(64, parts / SAFE);
    return (worth * (64 + safe) / 2 - price * (64 - safe)) / 64;
  }

  /** What a unit is worth that has such a part of its wounds left, in 64ths. */
  private static int worth(Battlefield field, int unit, int whole) {
    int worth = (2 + field.cost(unit)) * (THERE * 64 + WHOLE * whole) / 64;
    return returns(field, Content.seatOf(unit)) ? worth / 2 : worth;
  }

  /** True if units of a seat that are destroyed may come again. */
  private static boolean returns(Battlefield field, int seat) {
    Mode mode = field.mode();
    return mode.deployed > 0 || (mode.isSiege && !field.isDefender(seat));
  }

  /** Whether it may still act, what weighs it down, and how far it is from anybody. */
  private static int stance(Battlefield field, Survey all, int i) {
    int unit = all.unit[i];
    int sum = field.activated.is(unit) ? 0 : TEMPO;
    sum -= TOKEN * Integer.bitCount(field.conditions.get(unit));
    if (!all.isEngaged[i] && !field.isDefender(all.seat[i])) {
      int near = all.speed[i] * Inches.ONE + REACH * Inches.ONE / 4;
      int off = Math.min(FARTHEST, all.nearest[i]) - Math.max(all.range[i], near);
      boolean isAhead = field.survey.isAhead[all.seat[i]];
      int push = isAhead ? APPROACH : APPROACH * PRESS;
      if (!isAhead && mustFight(field.mode())) {
        off = Math.min(FARTHEST, all.nearest[i]) - Inches.ONE;
        push += HURRY * field.round.get();
      }
      sum -= off > 0 ? push * off / Inches.ONE : 0;
    }
    return sum;
  }

  /** True if nothing but fighting brings points. */
  private static boolean mustFight(Mode mode) {
    return !mode.hasObjectives() && !mode.hasMissions() && !mode.isSiege;
  }

  private static int beside(Battlefield field, int seat) {
    int sum = 0;
    for (int unit = field.from(seat); unit < field.from(seat) + Content.MOST_UNITS; unit++) {
      sum += field.isBeside(unit) ? worth(field, unit, 64) : 0;
    }
    return sum * BESIDE / 100;
  }
}
