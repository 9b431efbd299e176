package banneret.miniatures.mission;

import banneret.kernel.effect.Effect;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.MissionCards;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import java.util.ArrayList;
import java.util.List;

/** Missions are scored, and go at the end of a round. */
public final class MissionPoints {
  private MissionPoints() {}

  // Scoring

  /** Something happened to a unit, and {@code field.doer} says whose doing it was. */
  public static void about(Battlefield field, Occasion occasion, int unit, Flow<Battlefield> flow) {
    if (field.mode().hasMissions()) {
      int before = field.about.get();
      field.about.set(unit);
      at(field, occasion, flow);
      field.about.set(before);
    }
  }

  /** Something happened: whoever has a mission for it scores it. */
  public static void at(Battlefield field, Occasion occasion, Flow<Battlefield> flow) {
    if (!field.mode().hasMissions() || field.round.get() < Missions.FIRST_ROUND) {
      return;
    }
    for (int i = 0; i < field.seats(); i++) {
      int seat = (field.active.get() + i) % field.seats();
      for (int card = 0; card < field.content.missions.names.count(); card++) {
        Effect<Battlefield> effect =
            field.content.effects.all.get(field.content.effects.missions + card);
        if (effect.isAt(occasion.ordinal())
            && isLive(field, seat, card, occasion)
            && effect.forbids(field, seat) == null) {
          score(field, seat, card, effect, flow);
        }
      }
    }
  }

  private static boolean isLive(Battlefield field, int seat, int card, Occasion occasion) {
    MissionCards cards = field.content.missions;
    boolean isOpen = field.missions.isOpen(card);
    boolean isMine =
        field.missions.shown.is(seat, card)
            || (field.missionDeck.chosen[seat].count(field.cells, card) > 0
                && cards.reveal[card] < 0);
    if (!isOpen && !isMine) {
      return false;
    }
    // With the three open missions, what is asked of tokens is asked at the end of the round.
    boolean isEarly =
        occasion == Occasion.TURN_ENDS
            && field.mode().secretMissions == 0
            && cards.isStateAtEnd[card];
    int most =
        cards.isForEach[card]
            ? cards.most[card]
            : isOpen && field.mode().secretMissions > 0 && !cards.isOnce[card] ? 0 : 1;
    return !isEarly && (most == 0 || field.missions.scored.get(seat, card) < most);
  }

  private static void score(
      Battlefield field, int seat, int card, Effect<Battlefield> effect, Flow<Battlefield> flow) {
    field.missions.scored.add(seat, card, 1);
    MissionCards cards = field.content.missions;
    boolean isOwn = !field.missions.isOpen(card);
    if (isOwn && field.missionDeck.chosen[seat].count(field.cells, card) > 0) {
      Missions.reveal(field, seat, card, flow);
    }
    flow.tell(Happenings.MISSION_SCORED, seat, card);
    effect.sentences().getFirst().act(field, seat, -1, flow);
    if (isOwn && !cards.isForEach[card]) {
      field.missions.shown.set(seat, card, false);
      Missions.discard(field, card);
    }
  }

  // The end of a round

  /** After the victory check: missions go, and one of the open ones is replaced. */
  public static void roundEnds(Battlefield field, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    if (!mode.hasMissions()) {
      return;
    }
    field.missions.clearScored(field.seats());
    if (mode.secretMissions == 0) {
      if (Missions.isLeft(field, flow)) {
        openAnother(field, flow);
      }
      return;
    }
    for (int seat = 0; seat < field.seats(); seat++) {
      int card = Missions.chosen(field, seat);
      if (card >= 0) {
        field.missionDeck.chosen[seat].remove(field.cells, card);
        Missions.discard(field, card);
        flow.learnt();
        flow.tell(Happenings.MISSION_DISCARDED, seat, card);
      }
      for (int shown = 0; shown < field.content.missions.names.count(); shown++) {
        boolean stays = field.content.missions.staysForGame[shown];
        if (field.missions.shown.is(seat, shown) && !stays) {
          field.missions.shown.set(seat, shown, false);
          Missions.discard(field, shown);
        }
      }
    }
    int open = field.missions.open.get(0);
    if (open >= 0) {
      field.missions.open.set(0, -1);
      Missions.discard(field, open);
    }
  }

  /** A new mission lies open; if there were as many as there may be, it replaces one of them. */
  private static void openAnother(Battlefield field, Flow<Battlefield> flow) {
    int most = field.mode().openMissions;
    int place = 0;
    while (place < most && field.missions.open.get(place) >= 0) {
      place++;
    }
    int drawn = Missions.drawOpen(field, flow);
    field.missions.open.set(place, drawn);
    if (place == most) {
      flow.then(REPLACE.ask(new Seat(field.first.get())));
    } else {
      List<Step<Battlefield>> steps = new ArrayList<>();
      Missions.nameAll(field, drawn, steps);
      flow.then(steps);
    }
  }

  /** Which of the open missions the new one replaces. */
  public static final Shape<Battlefield, Seat> REPLACE =
      Things.seatOne("replace-mission", Clauses.MISSION_REPLACED)
          .fits((field, it) -> field.missions.open.get(field.mode().openMissions) >= 0)
          .among((field, it, out) -> {
            for (int i = 0; i < field.mode().openMissions; i++) {
              out.add(field.missions.open.get(i));
            }
          })
          .part("mission", Missions.MISSION)
          .phrase("replace {mission}")
          .does((field, it, card, flow) -> {
            int last = field.mode().openMissions;
            int drawn = field.missions.open.get(last);
            for (int i = 0; i < last; i++) {
              if (field.missions.open.get(i) == card) {
                field.missions.open.set(i, drawn);
              }
            }
            field.missions.open.set(last, -1);
            Missions.discard(field, card);
            flow.tell(Happenings.MISSION_REPLACED, it.seat(), card);
            List<Step<Battlefield>> steps = new ArrayList<>();
            Missions.nameAll(field, drawn, steps);
            flow.then(steps);
          });
}
