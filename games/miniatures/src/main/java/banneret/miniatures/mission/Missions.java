package banneret.miniatures.mission;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.MissionCards;
import banneret.miniatures.field.MissionDeck;
import banneret.miniatures.field.MissionsInPlay;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import java.util.ArrayList;
import java.util.List;

/** Missions: drawn, chosen face down, turned up, scored and discarded. */
public final class Missions {
  static final int FIRST_ROUND = 2;
  static final Thing<Battlefield> MISSION =
      new Thing<>("mission", field -> field.content.missions.names);

  private Missions() {}

  // Drawing

  /** Before deployment: a hand for each player, or missions that lie open for all. */
  public static void deal(Battlefield field, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    for (int i = 0; i < mode.secretMissions; i++) {
      for (int seat = 0; seat < field.seats(); seat++) {
        draw(field, seat, flow);
      }
    }
    if (mode.secretMissions == 0) {
      for (int i = 0; i < mode.openMissions; i++) {
        field.missions.open.set(i, drawOpen(field, flow));
      }
    }
  }

  /** A player draws a mission, if there is one. */
  public static void draw(Battlefield field, int seat, Flow<Battlefield> flow) {
    if (isLeft(field, flow)) {
      MissionDeck deck = field.missionDeck;
      int card = deck.pile.drawTo(field.cells, flow, field.content.missions.luck, deck.hands[seat]);
      flow.tellOnly(1 << seat, Happenings.MISSION_DRAWN, seat, card);
    }
  }

  static int drawOpen(Battlefield field, Flow<Battlefield> flow) {
    int card = field.missionDeck.pile.draw(field.cells, flow, field.content.missions.luck, -1);
    flow.tell(Happenings.MISSION_OPENED, card);
    return card;
  }

  /** True if there is a mission to draw; discards are shuffled if there is none. */
  static boolean isLeft(Battlefield field, Flow<Battlefield> flow) {
    if (field.missionDeck.pile.size(field.cells) > 0) {
      return true;
    }
    boolean any = false;
    for (int card = 0; card < field.content.missions.names.count(); card++) {
      if (field.missions.discards.get(card) > 0) {
        field.missions.discards.set(card, 0);
        field.missionDeck.pile.shuffleIn(field.cells, card, 1);
        any = true;
      }
    }
    if (any) {
      flow.tell(Happenings.MISSIONS_SHUFFLED);
    }
    return any;
  }

  static void discard(Battlefield field, int card) {
    field.missions.discards.set(card, 1);
  }

  // The start of a round

  /** From the second round on players choose a mission each, and one is opened for all. */
  public static void addRoundSteps(Battlefield field, List<Step<Battlefield>> out) {
    Mode mode = field.mode();
    if (!mode.hasMissions() || field.round.get() < FIRST_ROUND) {
      return;
    }
    if (mode.secretMissions > 0) {
      int seat = field.first.get();
      for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
        out.add(CHOICE.with(new Seat(seat)));
      }
      out.add(OPEN);
    } else if (field.round.get() == FIRST_ROUND) {
      out.add(NAME_ALL);
    }
  }

  /** A player who holds missions and has none before him chooses one. */
  public static final Deed<Battlefield, Seat> CHOICE =
      Deed.of(
          "mission-choice",
          Seat.IDS,
          (field, it, flow) -> {
            if (mayChoose(field, it.seat())) {
              flow.then(Missions.CHOOSE.ask(it));
            }
          });

  private static boolean mayChoose(Battlefield field, int seat) {
    return field.missionDeck.hands[seat].size(field.cells) > 0
        && field.missionDeck.chosen[seat].size(field.cells) == 0;
  }

  /** Which mission a player lays before him, face down. */
  public static final Shape<Battlefield, Seat> CHOOSE =
      Things.seatOne("choose-mission", Clauses.MISSION_CHOSEN)
          .inSecret()
          .unheard()
          .fits((field, it) -> mayChoose(field, it.seat()))
          .among(Missions::listHand)
          .part("mission", MISSION)
          .phrase("pursue {mission}")
          .does((field, it, card, flow) -> {
            field.missionDeck.hands[it.seat()].hide(field.cells, card);
            field.missionDeck.chosen[it.seat()].add(field.cells, card, 0);
            flow.tell(Happenings.MISSION_CHOSEN, it.seat());
            if (field.content.missions.reveal[card] == MissionCards.WHEN_CHOSEN) {
              reveal(field, it.seat(), card, flow);
            }
          });

  private static void listHand(Battlefield field, Seat it, Options out) {
    for (int card = 0; card < field.content.missions.names.count(); card++) {
      if (field.missionDeck.hands[it.seat()].count(field.cells, card) > 0) {
        out.add(card);
      }
    }
  }

  /** A mission is drawn for all; one that may not lie open is replaced. */
  public static final Procedure<Battlefield> OPEN =
      Procedure.of(
          "open-mission",
          (field, flow) -> {
            for (int i = 0; i < field.content.missions.names.count(); i++) {
              if (!isLeft(field, flow)) {
                return;
              }
              int card = drawOpen(field, flow);
              if (field.content.missions.mayBeOpen[card]) {
                field.missions.open.set(0, card);
                return;
              }
              discard(field, card);
            }
          });

  // Turning up

  /** A player turns up the mission that he has chosen; what it asks for, he names. */
  static void reveal(Battlefield field, int seat, int card, Flow<Battlefield> flow) {
    field.missionDeck.chosen[seat].remove(field.cells, card);
    field.missions.shown.set(seat, card, true);
    flow.learnt();
    flow.tell(Happenings.MISSION_SHOWN, seat, card);
    List<Step<Battlefield>> steps = new ArrayList<>();
    name(field, seat, card, steps);
    flow.then(steps);
  }

  /** The question what a player names for a mission, if it asks for anything. */
  private static void name(Battlefield field, int seat, int card, List<Step<Battlefield>> out) {
    int what = field.content.missions.asksFor[card];
    if (what == MissionCards.A_UNIT && field.isThere(field.opponent(seat))) {
      out.add(NAME_UNIT.ask(new Seat(seat)));
    } else if (what == MissionCards.AN_OBJECTIVE && field.objectives.count() > 0) {
      out.add(NAME_OBJECTIVE.ask(new Seat(seat)));
    }
  }

  /** All players name what the open missions ask for. */
  public static final Procedure<Battlefield> NAME_ALL =
      Procedure.of(
          "name-for-missions",
          (field, flow) -> {
            List<Step<Battlefield>> steps = new ArrayList<>();
            for (int i = 0; i < MissionsInPlay.MOST_OPEN; i++) {
              nameAll(field, field.missions.open.get(i), steps);
            }
            flow.then(steps);
          });

  /** All players name what a mission asks for, the first player first. */
  static void nameAll(Battlefield field, int card, List<Step<Battlefield>> out) {
    for (int i = 0; card >= 0 && i < field.seats(); i++) {
      int seat = (field.first.get() + i) % field.seats();
      if (field.isThere(seat)) {
        name(field, seat, card, out);
      }
    }
  }

  /** Which enemy unit a player names. */
  public static final Shape<Battlefield, Seat> NAME_UNIT =
      Things.seatOne("name-unit", Clauses.MISSION_NAMES)
          .fits((field, it) -> field.isThere(field.opponent(it.seat())))
          .among((field, it, out) -> {
            for (int unit = 0; unit < field.units(); unit++) {
              boolean isEnemy = !field.isOf(it.seat(), unit) && !Content.isWall(unit);
              if (isEnemy && field.isOnTable(unit) && field.figures.get(unit) > 0) {
                out.add(unit);
              }
            }
          })
          .part("unit", Things.UNIT_THING)
          .phrase("name {unit}")
          .saying((field, it, unit, out) -> Things.say(field, unit, out))
          .does((field, it, unit, flow) -> {
            field.missions.unit.set(it.seat(), unit);
            flow.tell(Happenings.MISSION_NAMED_UNIT, it.seat(), unit);
          });

  /** Which objective a player names. */
  public static final Shape<Battlefield, Seat> NAME_OBJECTIVE =
      Things.seatOne("name-objective", Clauses.MISSION_NAMES)
          .fits((field, it) -> field.objectives.count() > 0)
          .among((field, it, out) -> {
            for (int token = 0; token < field.objectives.count(); token++) {
              out.add(token);
            }
          })
          .part("token", new Thing<>("token", field -> field.content.tokenNames))
          .phrase("name {token}")
          .does((field, it, token, flow) -> {
            field.missions.objective.set(it.seat(), token);
            flow.tell(Happenings.MISSION_NAMED_OBJECTIVE, it.seat(), token);
          });

  /** A turn begins: whoever has a mission face down might turn it up. */
  public static void turnBegins(Battlefield field, Flow<Battlefield> flow) {
    if (field.mode().secretMissions == 0 || !mayBeAnywhere(field)) {
      return;
    }
    List<Step<Battlefield>> steps = new ArrayList<>();
    int seat = field.active.get();
    for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
      if (field.missionDeck.chosen[seat].size(field.cells) > 0) {
        steps.add(REVEAL.ask(new Seat(seat)));
      }
    }
    if (!steps.isEmpty()) {
      flow.then(steps);
    }
  }

  /** True if a mission that is turned up at a turn is not known to be elsewhere. */
  private static boolean mayBeAnywhere(Battlefield field) {
    for (int card = 0; card < field.content.missions.names.count(); card++) {
      if (field.content.missions.reveal[card] == MissionCards.AT_A_TURN
          && !field.missions.isSeen(card, field.seats())) {
        return true;
      }
    }
    return false;
  }

  static int chosen(Battlefield field, int seat) {
    return field.missionDeck.chosen(field.cells, seat, field.content.missions.names.count());
  }

  /** Whether a player turns up his mission now. */
  public static final Shape<Battlefield, Seat> REVEAL =
      Things.seatOne("reveal-mission", Clauses.MISSION_REVEALED)
          .inSecret()
          .fits((field, it) -> chosen(field, it.seat()) >= 0)
          .among((field, it, out) -> {
            if (chosen(field, it.seat()) >= 0) {
              out.add(chosen(field, it.seat()));
            }
          })
          .forbids((field, it, card) ->
              field.content.missions.reveal[card] == MissionCards.AT_A_TURN
                  ? null
                  : Clauses.MISSION_REVEALED)
          .part("mission", MISSION)
          .phrase("reveal {mission}")
          .orElse("keep it hidden", "option.reveal-mission.keep")
          .does((field, it, card, flow) -> reveal(field, it.seat(), card, flow));

  // The tactics zone of The Winds of Winter

  /** Which mission of his hand a player lays in place of the one that lies before him. */
  public static final Shape<Battlefield, Seat> SWAP =
      Things.seatOne("swap-mission", Clauses.of("mode.winds-of-winter.tactics-zone-change-mission"))
          .inSecret()
          .unheard()
          .fits((field, it) -> chosen(field, it.seat()) >= 0)
          .among(Missions::listHand)
          .part("mission", MISSION)
          .phrase("pursue {mission}")
          .orElse("keep it", "option.swap-mission.keep")
          .does((field, it, card, flow) -> {
            int before = chosen(field, it.seat());
            field.missionDeck.chosen[it.seat()].hide(field.cells, before);
            field.missionDeck.hands[it.seat()].add(field.cells, before, 0);
            field.missionDeck.hands[it.seat()].hide(field.cells, card);
            field.missionDeck.chosen[it.seat()].add(field.cells, card, 0);
            if (field.content.missions.reveal[card] == MissionCards.WHEN_CHOSEN) {
              reveal(field, it.seat(), card, flow);
            }
          });

  /** A player may change the mission that lies before him, if it was not turned up. */
  public static void swap(Battlefield field, int seat, Flow<Battlefield> flow) {
    if (field.missionDeck.chosen[seat].size(field.cells) > 0) {
      flow.then(SWAP.ask(new Seat(seat)));
    }
  }
}
