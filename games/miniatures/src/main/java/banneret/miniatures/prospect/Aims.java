package banneret.miniatures.prospect;

import banneret.kernel.effect.Effect;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Survey;
import banneret.miniatures.score.Victory;
import banneret.miniatures.touch.Control;

/** What the mode gives points for: objectives and missions, held or in reach. */
final class Aims {
  // Weights, set by judgement and short matches, in parts of 100: the points of this round that an
  // objective
  // brings, those of a later round, how much of that it is worth to be near it, what an objective
  // is worth that only missions speak of, and a mission that is fulfilled as things stand.
  private static final int HOLD = 85;
  private static final int FUTURE = 45;
  private static final int NEAR = 60;
  private static final int FOR_MISSIONS = 60;
  private static final int MISSION = 50;

  private static final int FIRST_ROUND = 2;
  private static final int FAR = 24 * Inches.ONE;
  private static final int HELD_UP = 6 * Inches.ONE;

  private Aims() {}

  static void add(Battlefield field, int[] out, int point) {
    Mode mode = field.mode();
    for (int token = 0; mode.hasObjectives() && token < field.objectives.count(); token++) {
      objective(field, out, token, point);
    }
    if (mode.hasMissions() && field.round.get() >= FIRST_ROUND) {
      for (int seat = 0; seat < out.length; seat++) {
        out[seat] += missions(field, seat, point);
      }
    }
  }

  private static void objective(Battlefield field, int[] out, int token, int point) {
    Mode mode = field.mode();
    int value = value(field, token, point);
    int unit = Control.controller(field, token);
    int holder = unit < 0 ? Battlefield.NOBODY : Content.seatOf(unit);
    int x = field.objectives.x(token);
    int y = field.objectives.y(token);
    if (unit >= 0) {
      int more = field.hasCommander(unit) ? mode.commanderWorth : 0;
      out[holder] += value + value * more * 3 / 4;
    }
    if (field.objectives.isCarried(token)) {
      int carrier = field.objectives.holder.get(token);
      x = field.tray(carrier).centreX();
      y = field.tray(carrier).centreY();
    }
    for (int seat = 0; seat < out.length; seat++) {
      if (holder < 0 || !field.arePartners(seat, holder)) {
        int part = Math.max(0, FAR - nearest(field, seat, x, y)) * 64 / FAR;
        out[seat] += value * NEAR / 100 * part / (holder < 0 ? 64 : 128);
      }
    }
  }

  /** What it is worth to hold an objective: points of this round and of those after it. */
  private static int value(Battlefield field, int token, int point) {
    Mode mode = field.mode();
    int card = field.objectives.card.get(token);
    int more = card < 0 ? 0 : field.content.objectiveWorth[card];
    int worth = mode.worth == 0 ? FOR_MISSIONS : 100 * (mode.worth + more);
    int left = Victory.LAST_ROUND - Math.max(FIRST_ROUND, field.round.get());
    return worth * point / 100 * (HOLD + FUTURE * left) / 100;
  }

  /** How far the nearest unit is that may come to take a token. */
  private static int nearest(Battlefield field, int seat, int x, int y) {
    Survey all = field.survey;
    int best = FAR;
    for (int i = 0; i < all.count; i++) {
      int unit = all.unit[i];
      if (all.seat[i] == seat
          && !Content.isWall(unit)
          && (!field.mode().isCarried || field.objectives.carriedBy(unit) < 0)) {
        double across = all.x[i] - x;
        double up = all.y[i] - y;
        int distance = (int) Math.sqrt(across * across + up * up);
        best = Math.min(best, all.isEngaged[i] ? distance + HELD_UP : distance);
      }
    }
    return best;
  }

  /** Missions whose conditions are met as the table stands. */
  private static int missions(Battlefield field, int seat, int point) {
    int sum = 0;
    for (int card = 0; card < field.content.missions.names.count(); card++) {
      boolean isLive =
          field.missions.isOpen(card)
              || field.missions.shown.is(seat, card)
              || field.missionDeck.chosen[seat].count(field.cells, card) > 0;
      if (!isLive || field.missions.scored.get(seat, card) > 0) {
        continue;
      }
      Effect<Battlefield> effect =
          field.content.effects.all.get(field.content.effects.missions + card);
      if (effect.isAt(Occasion.POINTS_COUNTED.ordinal()) && effect.forbids(field, seat) == null) {
        sum += 2 * point * MISSION / 100;
      }
    }
    return sum;
  }
}
